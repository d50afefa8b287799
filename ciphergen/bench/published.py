"""Published figures for AArch64 with NEON: measured by others on hardware, or by the same models in runs apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ciphergen.bench.on import every_model

NOTE = (
    "Reported figures were not made by this command. What was measured on hardware includes what a model leaves out "
    "(caches, the call, what surrounds it); such a figure is held against the upper end of the model's error band."
)


@dataclass(frozen=True)
class Reported:
    """A published figure: cycles/byte of bulk encryption. core: the model to hold it against; measured: on hardware,
    `where` it says on which; else by LLVM's model of that core."""

    variant: str
    what: str
    core: str
    cycles_per_byte: float
    measured: bool
    where: str
    source: str


_PIPO = "Parallel optimal implementation of PIPO for ARM processors (in Korean)"
_A10X = "Apple A10X"
_SECOND_HAND = "reported for ARMv8; quoted at second hand"
_TRIAL = "llvm-mca 19, executed trace of the code, in a run apart"


def _what(core: str) -> str:
    model = every_model().get(core)
    return core if model is None else model.what


def _modelled(variant: str, what: str, figures: dict[str, float]) -> list[Reported]:
    return [Reported(variant, what, core, cpb, False, _what(core), _TRIAL) for core, cpb in figures.items()]


def _pipo(variant: str, figures: dict[str, float]) -> list[Reported]:
    return [Reported(variant, what, "apple-a10", cpb, True, _A10X, _PIPO) for what, cpb in figures.items()]


REPORTED: tuple[Reported, ...] = (
    *_modelled("lea128", "Crypto++, NEON intrinsics, gcc 12 -O3",
               {"apple-a10": 3.72, "cortex-a72": 5.73, "neoverse-n1": 5.00, "neoverse-v1": 3.62}),
    Reported("lea128", "NEON assembly", "apple-a10", 2.4, True, "Apple A7", _SECOND_HAND),
    Reported("lea128", "NEON assembly", "apple-a10", 2.2, True, "Apple A9", _SECOND_HAND),
    *_pipo("pipo64_128", {
        "reference C": 34.6, "NEON, 8 blocks, aligned every round": 12.0, "NEON, 16 blocks, aligned every round": 6.3,
        "NEON, 8 blocks, aligned once": 8.2, "NEON, 16 blocks, aligned once": 3.9,
    }),
    *_pipo("pipo64_256", {
        "reference C": 44.7, "NEON, 8 blocks, aligned every round": 15.6, "NEON, 16 blocks, aligned every round": 8.1,
        "NEON, 8 blocks, aligned once": 10.2, "NEON, 16 blocks, aligned once": 4.8,
    }),
    *_modelled("pipo64_128", "the paper's structure, 16 blocks",
               {"apple-a10": 3.21, "cortex-a72": 5.25, "neoverse-n1": 3.91, "neoverse-v1": 2.77}),
    *_modelled("pipo64_256", "the paper's structure, 16 blocks", {"apple-a10": 4.15}),
)  # fmt: skip


def reported(variants: Sequence[str], cores: Sequence[str]) -> tuple[Reported, ...]:
    """Return the reported figures for the variants and cores."""
    return tuple(r for r in REPORTED if r.variant in variants and r.core in cores)

"""Published figures of others, on hardware of their own: shown beside ours, never as like for like."""

from __future__ import annotations

from dataclasses import dataclass

E31 = "SiFive HiFive1 Rev B (E31), a board"
NOTE = (
    "Reported by their authors on their own hardware, and not like for like. The board runs code from flash through a "
    "cache, so waits for flash may be in; so may what surrounds a call, which is not described. Ours are clocks of a "
    "simulated core with code in its cache, call and return included, round keys made before, any alignment allowed."
)


@dataclass(frozen=True)
class Figure:
    """A published measurement of one block. what: the implementation; code_bytes: None if it is not given."""

    variant: str
    what: str
    cycles: int
    cycles_per_byte: float
    code_bytes: int | None
    hardware: str
    source: str


_BENCH = "Kwak, Kim, Seo: Benchmarking Korean Block Ciphers on 32-Bit RISC-V Processor, table 6"
_GCM = "Eum, Kwon, Kim, Yang, Seo: Implementation of LEA Lightweight Block Cipher GCM Operation Mode on 32-Bit RISC-V"
FIGURES = (
    Figure("lea128", "reference C", 9070, 566.88, 16574, E31, _BENCH),
    Figure("lea128", "assembly", 775, 48.44, 2432, E31, _BENCH),
    Figure("lea128", "assembly, one block of CTR, part of two rounds precomputed", 757, 47.31, None, E31, _GCM),
    Figure("pipo64_128", "reference C", 10733, 1341.63, 23906, E31, _BENCH),
    Figure("pipo64_128", "assembly, key schedule included", 2078, 259.75, 6124, E31, _BENCH),
)


def figures(variants: frozenset[str]) -> tuple[Figure, ...]:
    """Return the published figures for the variants."""
    return tuple(figure for figure in FIGURES if figure.variant in variants)

"""Calibration of models: short loops whose cycles the cores' makers publish, beside what a model says.

What a loop should take follows from latencies and pipes in Arm's software optimization guides (Cortex-A55,
Cortex-A72, Neoverse N1, Neoverse V1), for Apple's core from public measurements of its vector unit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.measure import SchedulingModel
from ciphergen.bench.mca import Llvm, cycles

_FEW, _MANY = 50, 150
_COUNT = 12  # instructions of a kind: enough registers for all to be independent


@dataclass(frozen=True)
class CalibrationLoop:
    """A loop's body, with the cycles that one turn should take on each core."""

    name: str
    body: tuple[str, ...]
    published: Mapping[str, float]


@dataclass(frozen=True)
class Calibration:
    """The calibration of one core by one loop: cycles of a turn as published and by the model."""

    core: str
    loop: str
    published: float
    model: float

    @property
    def ratio(self) -> float:
        """Return the model's cycles divided by the published cycles."""
        return self.model / self.published


def _independent(text: str) -> tuple[str, ...]:
    """Return copies of an instruction that are independent: `{}` is a register of its own in each, and sources are
    never written."""
    return tuple(text.format(k) for k in range(_COUNT))


def _by_core(a10: float, a72: float, n1: float, v1: float, a55: float) -> dict[str, float]:
    return {"apple-a10": a10, "cortex-a72": a72, "neoverse-n1": n1, "neoverse-v1": v1, "cortex-a55": a55}


def _pipes(a10: float, a72: float, n1: float, v1: float, a55: float) -> dict[str, float]:
    """Return the cycles of independent instructions on each core, from the number of pipes that take them."""
    return {core: _COUNT / pipes for core, pipes in _by_core(a10, a72, n1, v1, a55).items()}


_ROTATION = ("shl v1.4s, v0.4s, #5", "sri v1.4s, v0.4s, #27", "eor v0.16b, v1.16b, v2.16b")
LOOPS = (
    CalibrationLoop("one EOR after the other", ("eor v0.16b, v0.16b, v1.16b",) * _COUNT,
         {core: _COUNT * latency for core, latency in _by_core(2, 3, 2, 2, 1).items()}),
    CalibrationLoop("independent EOR", _independent("eor v{}.16b, v30.16b, v31.16b"), _pipes(3, 2, 2, 4, 1)),
    CalibrationLoop("independent SHL", _independent("shl v{}.4s, v30.4s, #5"), _pipes(3, 1, 1, 2, 1)),
    CalibrationLoop("ADD and SHL in turn",
         tuple(f"shl v{k}.4s, v30.4s, #5" if k % 2 else f"add v{k}.4s, v30.4s, v31.4s" for k in range(_COUNT)),
         _pipes(3, 2, 2, 4, 1)),
    CalibrationLoop("a rotation and EOR, one after the other", _ROTATION * 4, _by_core(24, 40, 24, 24, 20)),
    CalibrationLoop("independent TRN1", _independent("trn1 v{}.8h, v30.8h, v31.8h"), _pipes(3, 2, 2, 4, 1)),
    CalibrationLoop("independent LDR of 16 bytes", _independent("ldr q{}, [x0, #16]"), _pipes(2, 1, 2, 3, 1)),
)  # fmt: skip


def calibrate(tools: Llvm, models: Sequence[SchedulingModel]) -> list[Calibration]:
    """Return the calibration of every loop on every core.

    Raises:
        Stopped: llvm-mca refuses a loop.
    """
    found = []
    for model in models:
        for loop in LOOPS:
            few, many = (cycles(tools, model, loop.body * turns) for turns in (_FEW, _MANY))
            turn = (many - few) / (_MANY - _FEW)
            found.append(Calibration(model.name, loop.name, round(loop.published[model.name], 2), round(turn, 2)))
    return found

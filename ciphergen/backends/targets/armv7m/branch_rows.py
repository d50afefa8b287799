"""Armv7-M: branches, calls and returns. Conditions are read from the flags.

An address of code in a register has its lowest bit set, which says that Thumb instructions stand there; BX to one
without it stops the processor, for no other instructions are known. So the place that it goes to is one byte below the
address.

Branches of four bytes reach 1 MiB with a condition, 16 MiB without; here 4 MiB, where two bits of the field are copies
of the sign and so, as they stand inverted beside it, always 1.

Timing: for a direction, the time of a branch depends on its place and on where it leads, which the prover shows to be
public.
"""

from __future__ import annotations

from collections.abc import Iterator

from ciphergen.backends.machine.effects import Machine, Semantics
from ciphergen.backends.machine.row import Row, Timing
from ciphergen.backends.targets.arm.flags import CONDITION_CODES, FLAGS, Test
from ciphergen.backends.targets.armv7m import costs
from ciphergen.backends.targets.armv7m.operands import LR, TARGET, R, register, row

_FIXED = Timing.DATA_INDEPENDENT
_PAIRS = [(one[0], other[0]) for one, other in zip(CONDITION_CODES[::2], CONDITION_CODES[1::2], strict=True)]
OPPOSITES = {a: b for pair in _PAIRS for a, b in (pair, pair[::-1])}


def _branch(test: Test) -> Semantics:
    return lambda m: m.branch(test(m.read), m.pc() + m.value("imm"))


def _conditional() -> Iterator[Row]:
    for name, bits, flags, test in CONDITION_CODES:
        operands = {"imm": TARGET, **{flag: FLAGS[flag] for flag in flags}}
        yield row(f"b{name}", f"11110 imm[20] {bits} imm[17:12] 10 imm[18] 0 imm[19] imm[11:1]", f"b{name}.w {{imm}}",
                  operands, _branch(test), _FIXED, "B", costs.BRANCH)  # fmt: skip
        yield row(f"b{name}_n", f"1101 {bits} imm[8:1]", f"b{name}.n {{imm}}",
                  operands, _branch(test), _FIXED, "B", costs.BRANCH)  # fmt: skip


def _go(m: Machine) -> None:
    m.jump(m.pc() + m.value("imm"))


def _call(m: Machine) -> None:
    m.write("LR", m.pc() + 5)
    m.jump(m.pc() + m.value("imm"))


def _leave(m: Machine) -> None:
    m.jump(m.read("Rm") - 1)


_JUMPS = (
    row("b", "11110 imm[22] imm[21:12] 10 1 1 1 imm[11:1]", "b.w {imm}", {"imm": TARGET},
        _go, _FIXED, "B", costs.BRANCH),
    row("b_n", "11100 imm[11:1]", "b.n {imm}", {"imm": TARGET}, _go, _FIXED, "B", costs.BRANCH),
    row("bl", "11110 imm[22] imm[21:12] 11 1 1 1 imm[11:1]", "bl {imm}", {"imm": TARGET, "LR": register(LR)},
        _call, _FIXED, "BL", costs.BRANCH),
    row("bx", "010001110 Rm:4 000", "bx {Rm}", {"Rm": R}, _leave, _FIXED, "BX", costs.BRANCH),
)  # fmt: skip

BRANCH_ROWS = (*_conditional(), *_JUMPS)

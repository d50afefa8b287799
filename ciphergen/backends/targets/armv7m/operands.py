"""Armv7-M: registers, operands that name them, and a constructor of rows.

The program counter is no register of the file: no row names it, and what it holds is the place of the instruction.
"""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.backends.machine.effects import Semantics
from ciphergen.backends.machine.row import Cost, Operand, Row, Timing
from ciphergen.backends.targets.armv7m import costs

R_NAMES = (*(f"r{n}" for n in range(13)), "sp", "lr")
SP, LR, PC = 13, 14, 15

R = Operand("register", "r", 32, names=R_NAMES, never=(SP, PC))
R_OR_SP = Operand("register", "r", 32, names=R_NAMES, never=(PC,))
LOW = Operand("register", "r", 32, names=R_NAMES)  # of a field of three bits: r0 to r7
UNSIGNED = Operand("unsigned")
POSITIVE = Operand("unsigned", positive=True)
PATTERN = Operand("unsigned", pattern=True)
# Distances count from the instruction; the fields from where the program counter reads, 4 bytes further on.
TARGET = Operand("target", ahead=4)

MANUAL = "Armv7-M ARM DDI 0403E, A7.7, "


def register(number: int) -> Operand:
    """Return an operand that is always this register, without a field for it."""
    return Operand("register", "r", 32, names=R_NAMES, fixed=number)


def row(
    name: str,
    encoding: str,
    syntax: str,
    operands: Mapping[str, Operand],
    meaning: Semantics,
    timing: Timing,
    instruction: str,
    cost: Mapping[str, Cost] = costs.COMPUTE,
) -> Row:
    """Return a row of this target; the columns as in `Row`."""
    return Row(
        name=name,
        encoding=encoding,
        syntax=syntax,
        operands=operands,
        meaning=meaning,
        timing=timing,
        cost=cost,
        xlen=32,
        source=MANUAL + instruction,
    )

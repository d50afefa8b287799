"""AArch64: registers, operands that name them, and a constructor of rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ciphergen.backends.machine.effects import Semantics
from ciphergen.backends.machine.row import Cost, Operand, Row, Timing

_X = tuple(f"x{n}" for n in range(31))
_W = tuple(f"w{n}" for n in range(31))
X_NAMES = (*_X, "sp")
V_NAMES = tuple(f"v{n}" for n in range(32))
D_NAMES = tuple(f"d{n}" for n in range(32))


def _scalar(bits: int, letter: str) -> Operand:
    """Return an operand for the low bits of a vector register, with scalar names such as `d0`."""
    return Operand("register", "v", bits, names=tuple(f"{letter}{n}" for n in range(32)))


# Number 31 is the zero register for some operands and the stack pointer for others.
X = Operand("register", "x", 64, zero=31, names=(*_X, "xzr"))
W = Operand("register", "x", 32, zero=31, names=(*_W, "wzr"))
X_OR_SP = Operand("register", "x", 64, names=X_NAMES)
W_OR_SP = Operand("register", "x", 32, names=(*_W, "wsp"))
V = Operand("register", "v", 128, names=V_NAMES)
Q, D, S, H, B = (_scalar(bits, letter) for bits, letter in ((128, "q"), (64, "d"), (32, "s"), (16, "h"), (8, "b")))
UNSIGNED = Operand("unsigned")
PATTERN = Operand("unsigned", pattern=True)
POSITIVE = Operand("unsigned", positive=True)
SIGNED = Operand("signed")
TARGET = Operand("target")

SCALAR = "Arm ARM DDI 0487, C6.2"
SIMD = "Arm ARM DDI 0487, C7.2"


class Arrangement(NamedTuple):
    """The arrangement of a vector register: how it is cut into lanes.

    bits: of a lane; size: its two bits in encodings; letter: what one lane is called by; lane: how a field
    `lane` stands in `imm5`, where the lowest 1 tells the lanes' bits; other: how a field `other` stands in
    `imm4`; whole: `imm5` without a lane.
    """

    name: str
    bits: int
    size: str
    letter: str
    lane: str
    other: str
    whole: str


ARRANGEMENTS = (
    Arrangement("16b", 8, "00", "b", "lane:4 1", "other:4", "00001"),
    Arrangement("8h", 16, "01", "h", "lane:3 10", "other:3 0", "00010"),
    Arrangement("4s", 32, "10", "s", "lane:2 100", "other:2 00", "00100"),
    Arrangement("2d", 64, "11", "d", "lane:1 1000", "other:1 000", "01000"),
)


def right_shift(bits: int) -> Operand:
    """Return an operand for a right shift distance of 1 to `bits`."""
    return Operand("unsigned", complement=bits)


def row(
    name: str,
    encoding: str,
    syntax: str,
    operands: Mapping[str, Operand],
    meaning: Semantics,
    timing: Timing,
    cost: Mapping[str, Cost],
    source: str,
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
        xlen=64,
        source=source,
    )

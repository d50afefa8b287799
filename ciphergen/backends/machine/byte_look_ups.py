"""Look-ups of all bytes of a register at once: the instructions that are put together for a table of bytes.

Some rows look up every byte in a table of their own. Another table is the same with affine maps over GF(2) before or
behind it, and an affine map is the sum of two look-ups of four bits each. The generator finds these maps
(`analysis.byte_tables`); here is how a target computes them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from ciphergen.backends.machine.emit import Emit, Made, Reg
from ciphergen.backends.machine.look_ups import LookUpTable
from ciphergen.backends.machine.row import Row


class ByteLookUps(ABC):
    """The instructions of a target for look-ups of all bytes. rows: those that look up bytes of the sum of two
    registers, which the first operand is overwritten with, and may move them."""

    rows: ClassVar[tuple[Row, ...]]

    @abstractmethod
    def nibbles(self, e: Emit[Made], value: Reg, lower: LookUpTable, upper: LookUpTable) -> tuple[Made, Made]:
        """Return the entries of two tables of 16 bytes, for the lower and for the upper half of each byte."""

    @abstractmethod
    def added(self, e: Emit[Made], a: Reg, b: Reg) -> Made:
        """Return the exclusive or."""

    @abstractmethod
    def zero(self, e: Emit[Made]) -> Made:
        """Return a register of zeros."""

    @abstractmethod
    def reordered(self, e: Emit[Made], value: Reg, order: LookUpTable) -> Made:
        """Return a register with its bytes in another order, by a table of their numbers."""

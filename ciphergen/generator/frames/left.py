"""How many bytes are left in counter mode, counted down in a register.

There may be as many as the register holds numbers, so that the highest bit is no sign: they are compared before they
are taken off. Where a target compares no numbers without a sign, its buffers are smaller than half of that; they are
taken off first, and the sign says whether there were as many.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from ciphergen.backends.machine.rule import Comparisons, RuleSet
from ciphergen.dsl.term import const
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Label, Reg, VReg
from ciphergen.generator.select import select


class Left(ABC):
    """Emits what the function does with the number. A loop asks whether a block is there, then works on it, then
    counts it; behind the loop, where some are fewer than its blocks, it is set right for the next loop."""

    def __init__(self, code: Code, rules: RuleSet, count: VReg) -> None:
        self.code, self.rules, self.count = code, rules, count

    @abstractmethod
    def if_fewer(self, size: int, label: Label) -> None:
        """Emit a branch to the label if fewer than `size` bytes are left. At the label the low bits of the number are
        right."""

    @abstractmethod
    def took(self, size: int) -> None:
        """Emit the subtraction of `size` bytes that have been processed."""

    @abstractmethod
    def fewer(self, size: int) -> None:
        """Emit the correction of the number, at the label."""

    def none(self) -> None:
        """Emit code that sets the number of bytes left to 0."""
        self.code.idioms.add(self.code, self._constant(0), 0, into=self.count)

    def _constant(self, value: int) -> Reg:
        (found,) = select(self.code, self.rules, [const(value, self.rules.bits)], {}, {})
        return found


class Compared(Left):
    """Compared first."""

    def __init__(self, code: Code, rules: RuleSet, count: VReg, compare: Comparisons) -> None:
        super().__init__(code, rules, count)
        self.compare = compare

    def if_fewer(self, size: int, label: Label) -> None:
        self.compare.if_below(self.code, self.count, self._constant(size), label)
        self.code.place(self.code.label("enough"))

    def took(self, size: int) -> None:
        self.code.idioms.add(self.code, self.count, -size, into=self.count)

    def fewer(self, size: int) -> None:
        """Emit nothing, since nothing has been subtracted."""


class Signed(Left):
    """Taken off first."""

    def if_fewer(self, size: int, label: Label) -> None:
        self.code.idioms.add(self.code, self.count, -size, into=self.count)
        self.code.idioms.if_negative(self.code, self.count, label)
        self.code.place(self.code.label("enough"))

    def took(self, size: int) -> None:
        """Emit nothing, since the bytes are subtracted already."""

    def fewer(self, size: int) -> None:
        self.code.idioms.add(self.code, self.count, size, into=self.count)


def left(code: Code, rules: RuleSet, count: VReg) -> Left:
    """Return how a target counts bytes: by comparisons if it has them, else by the sign."""
    compare = code.idioms.comparisons
    return Signed(code, rules, count) if compare is None else Compared(code, rules, count, compare)

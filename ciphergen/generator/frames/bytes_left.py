"""The number of bytes that are left in counter mode, counted down in a register.

There may be as many as the register holds numbers, so that the highest bit is no sign: they are compared before they
are taken off. Where a target compares no numbers without a sign, its buffers are smaller than half of that; they are
taken off first, and the sign says whether there were as many.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.generator.machine import Label
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


class BytesLeft(ABC):
    """The number of bytes left. A loop asks whether a block is there, then works on it, then
    counts it; behind the loop, where some are fewer than its blocks, it is set right for the next loop."""

    def __init__(self, build: Builder, rules: RuleSet, count: Ref) -> None:
        self.build, self.rules, self.count = build, rules, count

    def use(self, count: Ref) -> None:
        """Replace the register."""
        self.count = count

    @abstractmethod
    def if_fewer(self, size: int, label: Label) -> None:
        """Build a branch to the label if fewer than `size` bytes are left. At the label the low bits of the number are
        right."""

    @abstractmethod
    def if_few(self, size: int, label: Label) -> None:
        """Build a branch to the label if fewer than `size` bytes are left, and leave the number as it is."""

    @abstractmethod
    def enough(self, size: int) -> None:
        """Build what `if_fewer` builds beside the branch, where at least `size` bytes are known to be left."""

    @abstractmethod
    def took(self, size: int) -> None:
        """Build the subtraction of `size` bytes that have been processed."""

    @abstractmethod
    def fewer(self, size: int) -> None:
        """Build the correction of the number, at the label."""

    def none(self) -> None:
        """Build code that sets the number of bytes left to 0."""
        self.build.add(self.build.constant(self.rules, 0), 0, into=self.count)


class Compared(BytesLeft):
    """Bytes left on targets that compare unsigned numbers: compared first, then subtracted."""

    def if_fewer(self, size: int, label: Label) -> None:
        self.build.branch("if_below", self.count, self.build.constant(self.rules, size), label, group="comparisons")
        self.build.place(self.build.label("enough"))

    if_few = if_fewer

    def enough(self, size: int) -> None:
        """Build nothing, since nothing is subtracted before the bytes are processed."""

    def took(self, size: int) -> None:
        self.build.add(self.count, -size, into=self.count)

    def fewer(self, size: int) -> None:
        """Build nothing, since nothing has been subtracted."""


class Signed(BytesLeft):
    """Bytes left on other targets: subtracted first, and the sign asked."""

    def if_fewer(self, size: int, label: Label) -> None:
        self.build.add(self.count, -size, into=self.count)
        self.build.branch("if_negative", self.count, label)
        self.build.place(self.build.label("enough"))

    def if_few(self, size: int, label: Label) -> None:
        self.build.branch("if_negative", self.build.add(self.count, -size), label)
        self.build.place(self.build.label("enough"))

    def enough(self, size: int) -> None:
        self.build.add(self.count, -size, into=self.count)

    def took(self, size: int) -> None:
        """Build nothing, since the bytes are subtracted already."""

    def fewer(self, size: int) -> None:
        self.build.add(self.count, size, into=self.count)


def bytes_left(build: Builder, rules: RuleSet, count: Ref) -> BytesLeft:
    """Return how a target counts bytes: by comparisons if it has them, else by the sign."""
    return Signed(build, rules, count) if build.idioms.comparisons is None else Compared(build, rules, count)

"""The counter of counter mode in a function: its last bytes in a register, the others in the caller's memory.

An epoch is what the last bytes can count. Memory is counted up only where they wrap, and gets them at the function's
end. The register is a word of the state (`byte_counter`) or a number (`word_counter`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from ciphergen.dsl.term import Term, var
from ciphergen.generator.layouts import packing
from ciphergen.generator.layouts.access import load_terms
from ciphergen.generator.machine import Label, VReg
from ciphergen.generator.plan.counter_terms import CounterTerms
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref, Value


class Counter(ABC):
    """The counter of a function. pointer: to the caller's; moves: how many of its last bytes are in the
    register `now`."""

    now: VReg
    pointer: Ref

    def __init__(self, build: Builder, plan: Plan, pointer: Ref, moves: int) -> None:
        self.build, self.variant, self.pointer, self.moves = build, plan.variant, pointer, moves
        self.rules, self.size = plan.words, plan.variant.block_bytes
        # How one block has its words repeated in registers, None if they fill them.
        self.one = plan.layouts()[-1][0]
        self.single = self.one.bit_map

    @property
    def registers(self) -> tuple[Ref, ...]:
        """Return the registers that the counter needs besides those that move."""
        return (self.pointer,)

    def use(self, names: Mapping[Ref, Ref]) -> None:
        """Replace the counter's registers."""
        self.pointer = names[self.pointer]

    @abstractmethod
    def load(self) -> list[VReg]:
        """Load the words of one block's state at an epoch's beginning; set the registers that move."""

    @abstractmethod
    def enter(self, begins: Sequence[CounterTerms]) -> None:
        """Build the set-up before a loop over blocks in a layout with these beginnings."""

    @abstractmethod
    def known(self, begin: CounterTerms) -> dict[Term, Ref]:
        """Return the registers of the moving terms and of their steps, for a part of a layout that was entered."""

    @abstractmethod
    def move_on(self, begins: Sequence[CounterTerms], following: Sequence[Sequence[Ref]], blocks: int) -> None:
        """Build the advance by so many blocks. following: for each part, the registers of its moving terms behind
        them."""

    @abstractmethod
    def last_byte(self) -> Ref:
        """Build a register of which the lowest 8 bits are the last counter byte."""

    @abstractmethod
    def store(self) -> None:
        """Build the store of the last counter bytes, which memory does not have yet."""

    @abstractmethod
    def if_wrapped(self, label: Label) -> None:
        """Build a branch to the label if the last counter bytes have wrapped to 0."""

    @abstractmethod
    def if_near_end(self, blocks: int, label: Label) -> None:
        """Build a branch to the label if fewer than `blocks` blocks are left in the epoch."""

    @abstractmethod
    def if_not_near_end(self, blocks: int, label: Label) -> None:
        """Build a branch to the label if at least `blocks` blocks are left in the epoch."""

    def count_up(self) -> None:
        """Build the carry out of the last counter bytes: add one to the bytes before them, and store 0 in the last."""
        byte, carried, total = (var(name, self.rules.bits) for name in ("byte", "carried", "sum"))
        over: Ref | None = None
        for at in reversed(range(self.size - self.moves)):
            value = self._load(at)
            known = {byte: value} if over is None else {byte: value, carried: over}
            new = self._one(byte + 1 if over is None else byte + carried, known)
            self._put(new, at)
            over = self._one(total >> 8, {total: new}) if at else None
        for at in range(self.size - self.moves, self.size):
            self._put(self._constant(0), at)

    def words(self) -> list[VReg]:
        """Load the words of the state in the form of one block."""
        return self._words()

    def _words(self, last: Term | None = None) -> list[VReg]:
        """Load the words of the state; last: what stands for the last byte, None for the byte in memory."""
        if self.single is None:
            data = [var(f"b.{i}", 8) for i in range(self.size)]
            terms = list(self.one.words(data if last is None else [*data[:-1], last]))
            if not self.size % (self.rules.bits // 8):
                return load_terms(self.build, self.rules, data, terms, self.pointer, "counter")
        else:
            data = [var(f"b.{i}", self.rules.bits) for i in range(self.size)]
            terms = packing.from_bytes_of_memory(self.variant, self.single, data)
        fetched = {byte: self._get(i) for i, byte in enumerate(data)}
        return [self._own(word) for word in self.build.rewritten(self.rules, terms, {}, fetched)]

    def _own(self, word: Ref) -> VReg:
        found = self.build.fresh(self.rules.file, "word")
        self.build.copy(word, found)
        return found

    def _load(self, at: int) -> Ref:
        return self.build.load(1, self.pointer, at, "counter")

    def _get(self, at: int) -> Fetch:
        return self.build.later(lambda: self._load(at))

    def _put(self, byte: Ref, at: int) -> None:
        self.build.store(1, byte, self.pointer, at, "counter")

    def _constant(self, value: int) -> Value:
        return self.build.constant(self.rules, value)

    def _one(self, term: Term, known: Mapping[Term, Ref]) -> Value:
        return self.build.one(self.rules, term, known)

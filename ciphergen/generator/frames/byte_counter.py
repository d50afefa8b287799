"""The counter of counter mode as the word of the state in which its last byte lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ciphergen.dsl.term import Term, const, var
from ciphergen.generator.frames.counter import Counter
from ciphergen.generator.machine import Label, VReg
from ciphergen.generator.plan.counter_terms import BYTE, EPOCH, CounterTerms, moving_in
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


class ByteCounter(Counter):
    """A counter of up to 256 blocks in the word of the state in which its last byte lies, or in a register of its own.
    step: what each block adds to it."""

    step: Ref

    def __init__(self, build: Builder, plan: Plan, pointer: Ref) -> None:
        super().__init__(build, plan, pointer, 1)
        self.moving = moving_in(plan.layouts()[-1][0])
        self.compares = build.idioms.comparisons is not None

    def load(self) -> list[VReg]:
        words = self.words()
        if self.moving.index is None:
            self.now = self._own(self._load(self.size - 1))
        else:
            self.now = words[self.moving.index]
        self.step = self._constant(self.moving.repeated(1))
        return words

    def words(self) -> list[VReg]:
        return self._words(const(0, 8) if self.moving.index is None else None)

    @property
    def registers(self) -> tuple[Ref, ...]:
        return (*super().registers, self.step)

    def use(self, names: Mapping[Ref, Ref]) -> None:
        super().use(names)
        self.step = names[self.step]

    def enter(self, begins: Sequence[CounterTerms]) -> None:
        """Build nothing, since all layouts count in the same register."""

    def known(self, begin: CounterTerms) -> dict[Term, Ref]:
        if begin.made is not None:
            moving = [(mask, term) for mask, term in begin.made.masks if mask in begin.now]
            now = var("now", self.rules.bits)
            return {mask: self.build.vector("fill", 32, self._one(term, {now: self.now}))[0] for mask, term in moving}
        (now,), ((step, _),) = begin.now, begin.steps
        return {now: self.now, step: self.step}

    def move_on(self, begins: Sequence[CounterTerms], following: Sequence[Sequence[Ref]], blocks: int) -> None:
        (moved,) = following
        now = var("now", self.rules.bits)
        after = now + self.moving.repeated(blocks)
        if self.moving.index is None or self.variant.word_bits == BYTE:
            after &= EPOCH - 1  # the prover follows that from one loop to the next, and to the third
        self.build.copy(moved[0] if moved else self._one(after, {now: self.now}), self.now)

    def last_byte(self) -> Ref:
        now = var("now", self.rules.bits)
        return self._one(self._moved_down(now), {now: self.now}) if self.moving.shift else self.now

    def store(self) -> None:
        self._put(self.last_byte(), self.size - 1)

    def if_wrapped(self, label: Label) -> None:
        if self._on_top:
            self.build.branch("if_below", self.now, self.step, label, group="comparisons")
        else:
            self.build.branch("if_zero", self._order(), label)

    def if_near_end(self, blocks: int, label: Label) -> None:
        if self.compares:
            self.build.branch("if_not_below", self._order(), self._limit(blocks), label, group="comparisons")
        else:
            self.build.branch("if_not_negative", self._over(blocks), label)

    def if_not_near_end(self, blocks: int, label: Label) -> None:
        if self.compares:
            self.build.branch("if_below", self._order(), self._limit(blocks), label, group="comparisons")
        else:
            self.build.branch("if_negative", self._over(blocks), label)

    @property
    def _on_top(self) -> bool:
        """Return True if the order of words, which the target compares, is that of their last bytes."""
        return self.compares and self.moving.on_top

    def _order(self) -> Ref:
        """Return a register with the order of the last byte: its word, if the byte is the most significant one, else
        the byte."""
        if self._on_top:
            return self.now
        now = var("now", self.rules.bits)
        return self._one(self._moved_down(now) & (EPOCH - 1), {now: self.now})

    def _moved_down(self, now: Term) -> Term:
        """Return a word with its last byte in the lowest bits."""
        return now >> self.moving.shift if self.moving.shift else now

    def _over(self, blocks: int) -> Ref:
        """Return a register that is negative, as a whole, if at least `blocks` blocks are left."""
        return self.build.add(self._order(), blocks - EPOCH - 1)

    def _limit(self, blocks: int) -> Ref:
        left = EPOCH + 1 - blocks
        return self._constant(self.moving.repeated(left) if self._on_top else left)

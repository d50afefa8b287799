"""The counter of counter mode as the word of the state in which its last byte lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ciphergen.dsl.term import Term, var
from ciphergen.generator.frames.counter import Counter
from ciphergen.generator.machine import Label, VReg
from ciphergen.generator.plan.counter_terms import EPOCH, CounterTerms, moving
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


class ByteCounter(Counter):
    """A counter of up to 256 blocks in the word of the state in which its last byte lies. step: what each block adds to
    it."""

    step: Ref

    def __init__(self, build: Builder, plan: Plan, pointer: Ref) -> None:
        super().__init__(build, plan, pointer, 1)
        self.moving = moving(plan.variant, self.rules.bits)

    def load(self) -> list[VReg]:
        words = self.words()
        self.now = words[self.moving.index]
        self.step = self._constant(self.moving.repeated(1))
        return words

    @property
    def registers(self) -> tuple[Ref, ...]:
        return (*super().registers, self.step)

    def use(self, names: Mapping[Ref, Ref]) -> None:
        super().use(names)
        self.step = names[self.step]

    def enter(self, begins: Sequence[CounterTerms]) -> None:
        """Build nothing, since all layouts count in the same register."""

    def known(self, begin: CounterTerms) -> dict[Term, Ref]:
        (now,), ((step, _),) = begin.now, begin.steps
        return {now: self.now, step: self.step}

    def move_on(self, begins: Sequence[CounterTerms], following: Sequence[Sequence[Ref]], blocks: int) -> None:
        ((after,),) = following
        self.build.copy(after, self.now)

    def store(self) -> None:
        now = var("now", self.rules.bits)
        byte = self._one(now >> self.moving.shift, {now: self.now}) if self.moving.shift else self.now
        self._put(byte, self.size - 1)

    def if_wrapped(self, label: Label) -> None:
        if self.moving.on_top:
            self.build.branch("if_below", self.now, self.step, label, group="comparisons")
        else:
            self.build.branch("if_zero", self._last_byte(), label)

    def if_near_end(self, blocks: int, label: Label) -> None:
        self.build.branch("if_not_below", self._last_byte(), self._limit(blocks), label, group="comparisons")

    def if_not_near_end(self, blocks: int, label: Label) -> None:
        self.build.branch("if_below", self._last_byte(), self._limit(blocks), label, group="comparisons")

    def _last_byte(self) -> Ref:
        """Return a register with the order of the last byte: its word, if the byte is the most significant one, else
        the byte."""
        if self.moving.on_top:
            return self.now
        now = var("now", self.rules.bits)
        return self._one((now >> self.moving.shift) & (EPOCH - 1), {now: self.now})

    def _limit(self, blocks: int) -> Ref:
        left = EPOCH + 1 - blocks
        return self._constant(self.moving.repeated(left) if self.moving.on_top else left)

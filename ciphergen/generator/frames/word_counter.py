"""The counter of counter mode as a number in a register that is wider than its low part (`plan.counter_number`)."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term, var
from ciphergen.generator.frames.counter import Counter
from ciphergen.generator.layouts.layout import Group
from ciphergen.generator.machine import Label, VReg
from ciphergen.generator.plan.counter_number import low_part
from ciphergen.generator.plan.counter_terms import CounterTerms
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


class WordCounter(Counter):
    """A counter as a number less what it can count, so that it is negative, and 0 at the epoch's end; its low bits are
    the number's own. Blocks in lanes have the digits of theirs in vector registers."""

    def __init__(self, build: Builder, plan: Plan, pointer: Ref) -> None:
        self.low = low_part(plan.variant)
        super().__init__(build, plan, pointer, self.low.size)
        self._counts: dict[Term, VReg] = {}
        self._steps: dict[Term, Ref] = {}

    def load(self) -> list[VReg]:
        data = [var(f"b.{i}", self.rules.bits) for i in range(self.size)]
        number = data[-1]
        for i in range(1, self.moves):
            number = number | data[-1 - i] << 8 * i
        (found,) = self.build.compute(self.rules, [number], {}, {byte: self._get(i) for i, byte in enumerate(data)})
        self.now = self.build.fresh(self.rules.file, "now")
        self.build.less(found, 8 * self.moves, into=self.now)
        return self.words()

    def enter(self, begins: Sequence[CounterTerms]) -> None:
        self._counts, self._steps = {}, {}
        for begin in begins:
            if begin.layout.group is not None:
                self._fill(begin, begin.layout.rules, begin.layout.group)

    def _fill(self, begin: CounterTerms, rules: RuleSet, lanes: Group) -> None:
        """Build vectors with the digits of the first group of blocks, and the vectors of the steps."""
        build, bits = self.build, self.rules.bits
        now, first = var("now", bits), var("first", rules.bits)
        digits = build.compute(self.rules, self.low.digits(now), {now: self.now})
        known: dict[Term, Ref] = {}
        for term, digit in zip(begin.now, digits, strict=True):
            (known[term],) = build.vector("fill", 32, digit)
        per_word = bits // rules.bits
        numbers = [*lanes.blocks, *[0] * (rules.lanes - len(lanes.blocks))]
        groups = [numbers[i : i + per_word] for i in range(0, rules.lanes, per_word)]
        words = [sum(number << k * rules.bits for k, number in enumerate(group)) for group in groups]
        (known[first],) = build.vector("gather", tuple(self._constant(word) for word in words))
        made = build.compute(rules, self.low.add(begin.now, first), known)
        for term, register in zip(begin.now, made, strict=True):
            self._counts[term] = build.fresh(rules.file, "count")
            build.copy(register, self._counts[term])
        for term, value in begin.steps:
            (self._steps[term],) = build.vector("fill", 32, self._constant(self.low.repeated(value, bits)))

    def known(self, begin: CounterTerms) -> dict[Term, Ref]:
        return {**self._counts, **self._steps} if begin.layout.group is not None else {begin.now[0]: self.now}

    def move_on(self, begins: Sequence[CounterTerms], following: Sequence[Sequence[Ref]], blocks: int) -> None:
        for begin, after in zip(begins, following, strict=True):
            if after:
                self.build.parallel([(self._counts[t], r) for t, r in zip(begin.now, after, strict=True)])
        self.build.add(self.now, blocks, into=self.now)

    def last_byte(self) -> Ref:
        return self.now

    def store(self) -> None:
        now = var("now", self.rules.bits)
        for i in range(self.moves):
            byte = self._one(now >> 8 * i, {now: self.now}) if i else self.now
            self._put(byte, self.size - 1 - i)

    def if_wrapped(self, label: Label) -> None:
        self.build.branch("if_zero", self.now, label)

    def if_near_end(self, blocks: int, label: Label) -> None:
        self.build.branch("if_not_negative", self._behind(blocks), label)

    def if_not_near_end(self, blocks: int, label: Label) -> None:
        self.build.branch("if_negative", self._behind(blocks), label)

    def _behind(self, blocks: int) -> Ref:
        """Return a register that is negative if the last of so many blocks is in the epoch."""
        return self.build.add(self.now, blocks - 1)

"""The counter of counter mode as a number in a register that is wider than its low part (`low_part`)."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.machine.rule import WideNumbers
from ciphergen.dsl.term import Term, var
from ciphergen.generator.code import Code
from ciphergen.generator.frames.beginning import Beginning
from ciphergen.generator.frames.counter import Counter
from ciphergen.generator.frames.low_part import low_part
from ciphergen.generator.frames.work import Work
from ciphergen.generator.layouts.lanes import Lanes
from ciphergen.generator.machine import Label, Reg, VReg
from ciphergen.generator.select import Source, select


class LowNumber(Counter):
    """The number less what it can count, so that it is negative, and 0 at the epoch's end; its low bits are the
    number's own. Blocks in lanes have the digits of theirs in vector registers."""

    def __init__(self, code: Code, work: Work, pointer: VReg, wide: WideNumbers) -> None:
        self.wide, self.low = wide, low_part(work.variant)
        super().__init__(code, work, pointer, self.low.size)
        self._lanes: dict[Term, VReg] = {}

    def load(self) -> list[VReg]:
        data = [var(f"b.{i}", self.rules.bits) for i in range(self.size)]
        number = data[-1]
        for i in range(1, self.moves):
            number = number | data[-1 - i] << 8 * i
        sources: dict[Term, Source] = {byte: self._get(i) for i, byte in enumerate(data)}
        (found,) = select(self.code, self.rules, [number], {}, sources)
        self.now = self.code.fresh(self.rules.file, "now")
        self.wide.less(self.code, found, 8 * self.moves, into=self.now)
        return self.words()

    def enter(self, begins: Sequence[Beginning]) -> None:
        self._lanes = {}
        for begin in begins:
            if isinstance(begin.layout, Lanes):
                self._fill(begin, begin.layout)

    def _fill(self, begin: Beginning, layout: Lanes) -> None:
        """Emit vectors with the digits of the first group of blocks, and the vectors of the steps."""
        code, vectors, bits, rules = self.code, self.code.vectors, self.rules.bits, layout.rules
        now, first = var("now", bits), var("first", rules.bits)
        digits = select(code, self.rules, self.low.digits(now), {now: self.now}, {})
        known: dict[Term, Reg] = {t: vectors.fill(code, digit) for t, digit in zip(begin.now, digits, strict=True)}
        per_word = bits // rules.bits
        numbers = layout.block_in_lanes()
        numbers += [0] * (rules.lanes - len(numbers))
        groups = [numbers[i : i + per_word] for i in range(0, rules.lanes, per_word)]
        words = [sum(number << k * rules.bits for k, number in enumerate(group)) for group in groups]
        known[first] = vectors.gather(code, [self._constant(word) for word in words])
        made = select(code, rules, self.low.add(begin.now, first), known, {})
        for term, register in zip(begin.now, made, strict=True):
            self._lanes[term] = code.fresh(rules.file, "count")
            code.copy(register, self._lanes[term])
        for term, value in begin.steps:
            self._lanes[term] = vectors.fill(code, self._constant(self.low.repeated(value, bits)))

    def known(self, begin: Beginning) -> dict[Term, Reg]:
        return dict(self._lanes) if isinstance(begin.layout, Lanes) else {begin.now[0]: self.now}

    def move_on(self, begins: Sequence[Beginning], following: Sequence[Sequence[Reg]], blocks: int) -> None:
        for begin, after in zip(begins, following, strict=True):
            if after:
                self.code.parallel([(self._lanes[t], r) for t, r in zip(begin.now, after, strict=True)])
        self.code.idioms.add(self.code, self.now, blocks, into=self.now)

    def store(self) -> None:
        now = var("now", self.rules.bits)
        for i in range(self.moves):
            byte = self._select(now >> 8 * i, {now: self.now}) if i else self.now
            self._put(byte, self.size - 1 - i)

    def if_wrapped(self, label: Label) -> None:
        self.code.idioms.if_zero(self.code, self.now, label)

    def if_near_end(self, blocks: int, label: Label) -> None:
        self.code.idioms.if_not_negative(self.code, self._behind(blocks), label)

    def if_not_near_end(self, blocks: int, label: Label) -> None:
        self.code.idioms.if_negative(self.code, self._behind(blocks), label)

    def _behind(self, blocks: int) -> Reg:
        """Return a register that is negative if the last of so many blocks is in the epoch."""
        found: Reg = self.code.idioms.add(self.code, self.now, blocks - 1)
        return found

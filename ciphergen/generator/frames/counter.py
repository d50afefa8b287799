"""The counter of counter mode in a function: its last byte in a register, the others in the caller's memory.

The register is the whole word of the state in which the last byte lies. Memory is counted up only where the last
byte wraps, and gets the last byte at the function's end.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, const, var
from ciphergen.generator import passes
from ciphergen.generator.code import Code
from ciphergen.generator.frames.beginning import moving
from ciphergen.generator.layouts import spread
from ciphergen.generator.layouts.access import load_terms
from ciphergen.generator.layouts.placement import Placement
from ciphergen.generator.machine import Label, Reg, VReg
from ciphergen.generator.select import Source, Unsupported, select

EPOCH = 256  # the values of the last byte


class Counter:
    """Emits what the function does with its counter. pointer: to it; single: how one block has its words repeated in
    registers, None if they fill them; now: the word that moves; step: what each block adds to it."""

    now: VReg
    step: Reg

    def __init__(self, code: Code, rules: RuleSet, variant: Variant, pointer: VReg, single: Placement | None) -> None:
        self.code, self.rules, self.variant, self.pointer, self.single = code, rules, variant, pointer, single
        comparisons = code.idioms.comparisons
        if comparisons is None:
            raise Unsupported("counter mode needs a comparison of unsigned numbers")
        self.compare = comparisons
        self.size, self.moving = variant.block_bytes, moving(variant, rules.bits)

    def load(self) -> list[VReg]:
        """The words of the state at an epoch's beginning; sets the word that moves, and the step."""
        if self.single is None:
            data = [var(f"b.{i}", 8) for i in range(self.size)]
            words = load_terms(self.code, self.rules, data, self.variant.words(data), self.pointer, "counter")
        else:
            words = self._repeated(self.single)
        self.now = words[self.moving.index]
        self.step = self._constant(self.moving.repeated(1))
        return words

    def _repeated(self, single: Placement) -> list[VReg]:
        """The words of the state, each repeated in a register."""
        data = [var(f"b.{i}", self.rules.bits) for i in range(self.size)]
        terms = passes.run(spread.from_bytes_of_memory(self.variant, single, data))
        sources: dict[Term, Source] = {byte: self._get(i) for i, byte in enumerate(data)}
        found = [self.code.fresh(self.rules.file, "word") for _ in terms]
        for register, word in zip(select(self.code, self.rules, terms, {}, sources), found, strict=True):
            self.code.copy(register, word)
        return found

    def _get(self, at: int) -> Source:
        return lambda: self.code.idioms.load(self.code, 1, self.pointer, at, memory="counter")

    def store(self) -> None:
        """What memory does not have yet: the last byte."""
        now = var("now", self.rules.bits)
        byte = self._select(now >> self.moving.shift, {now: self.now}) if self.moving.shift else self.now
        self._put(byte, self.size - 1)

    def count_up(self) -> None:
        """The last byte has wrapped: adds one to the bytes before it."""
        byte, carried, total = (var(name, self.rules.bits) for name in ("byte", "carried", "sum"))
        over: Reg | None = None
        for at in reversed(range(self.size - 1)):
            value = self._get(at)()
            known: dict[Term, Reg] = {byte: value} if over is None else {byte: value, carried: over}
            new = self._select(byte + 1 if over is None else byte + carried, known)
            self._put(new, at)
            over = self._select(total >> 8, {total: new}) if at else None
        self._put(self._constant(0), self.size - 1)

    def if_wrapped(self, label: Label) -> None:
        """Goes to the label if the last byte is 0 again."""
        if self.moving.on_top:
            self.compare.if_below(self.code, self.now, self.step, label)
        else:
            self.code.idioms.if_zero(self.code, self._last_byte(), label)

    def if_near_end(self, blocks: int, label: Label) -> None:
        """Goes to the label if fewer blocks than that are left in the epoch."""
        self.compare.if_not_below(self.code, self._last_byte(), self._limit(blocks), label)

    def if_not_near_end(self, blocks: int, label: Label) -> None:
        """Goes to the label if at least so many blocks are left in the epoch."""
        self.compare.if_below(self.code, self._last_byte(), self._limit(blocks), label)

    def _last_byte(self) -> Reg:
        """A register that is ordered like the last byte: its word, if it is the highest byte there."""
        if self.moving.on_top:
            return self.now
        now = var("now", self.rules.bits)
        return self._select((now >> self.moving.shift) & (EPOCH - 1), {now: self.now})

    def _limit(self, blocks: int) -> Reg:
        left = EPOCH + 1 - blocks
        return self._constant(self.moving.repeated(left) if self.moving.on_top else left)

    def _put(self, register: Reg, at: int) -> None:
        self.code.idioms.store(self.code, 1, register, self.pointer, at, memory="counter")

    def _constant(self, value: int) -> Reg:
        return self._select(const(value, self.rules.bits), {})

    def _select(self, term: Term, known: dict[Term, Reg]) -> Reg:
        found: Sequence[Reg] = select(self.code, self.rules, [term], known, {})
        return found[0]

"""The counter of counter mode in a function: its last byte in a register, the others in the caller's memory.

The register is the whole word of the state in which the last byte lies. Memory is counted up only where the last
byte wraps, and gets the last byte at the function's end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ciphergen.backends.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, const, evaluate, var
from ciphergen.generator.access import load_terms
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Label, Reg, VReg
from ciphergen.generator.select import select

EPOCH = 256  # the values of the last byte


@dataclass(frozen=True)
class Moving:
    """The word of a block that holds the counter's last byte. index: of the word; shift: of the byte in it; width:
    of the word."""

    index: int
    shift: int
    width: int

    @property
    def on_top(self) -> bool:
        """Whether the byte is the word's highest, so that the word wraps when the byte does."""
        return self.shift == self.width - 8


def moving(variant: Variant) -> Moving:
    """Where the last byte of a block lies in its words."""
    data = [var(f"b.{i}", 8) for i in range(variant.block_bytes)]
    words = variant.words(data)
    values = evaluate(words, {byte: int(byte is data[-1]) for byte in data})
    index = next(i for i, value in enumerate(values) if value)
    return Moving(index, values[index].bit_length() - 1, words[index].width)


class Counter:
    """Emits what the function does with its counter. pointer: to it; now: the word that moves; step: what each block
    adds to it."""

    now: VReg
    step: Reg

    def __init__(self, code: Code, rules: RuleSet, variant: Variant, pointer: VReg) -> None:
        self.code, self.rules, self.variant, self.pointer = code, rules, variant, pointer
        self.size, self.moving = variant.block_bytes, moving(variant)

    def load(self) -> list[VReg]:
        """The words of the state at an epoch's beginning; sets the word that moves, and the step."""
        data = [var(f"b.{i}", 8) for i in range(self.size)]
        words = load_terms(self.code, self.rules, data, self.variant.words(data), self.pointer, "counter")
        self.now = words[self.moving.index]
        self.step = self._constant(1 << self.moving.shift)
        return words

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
            value = self.code.idioms.load(self.code, 1, self.pointer, at, memory="counter")
            known: dict[Term, Reg] = {byte: value} if over is None else {byte: value, carried: over}
            new = self._select(byte + 1 if over is None else byte + carried, known)
            self._put(new, at)
            over = self._select(total >> 8, {total: new}) if at else None
        self._put(self._constant(0), self.size - 1)

    def if_wrapped(self, label: Label) -> None:
        """Goes to the label if the last byte is 0 again."""
        if self.moving.on_top:
            self.code.idioms.if_below(self.code, self.now, self.step, label)
        else:
            self.code.idioms.if_zero(self.code, self._last_byte(), label)

    def if_near_end(self, blocks: int, label: Label) -> None:
        """Goes to the label if fewer blocks than that are left in the epoch."""
        self.code.idioms.if_not_below(self.code, self._last_byte(), self._limit(blocks), label)

    def if_not_near_end(self, blocks: int, label: Label) -> None:
        """Goes to the label if at least so many blocks are left in the epoch."""
        self.code.idioms.if_below(self.code, self._last_byte(), self._limit(blocks), label)

    def _last_byte(self) -> Reg:
        """A register that is ordered like the last byte: its word, if it is the highest byte there."""
        if self.moving.on_top:
            return self.now
        now = var("now", self.rules.bits)
        return self._select((now >> self.moving.shift) & (EPOCH - 1), {now: self.now})

    def _limit(self, blocks: int) -> Reg:
        return self._constant((EPOCH + 1 - blocks) << (self.moving.shift if self.moving.on_top else 0))

    def _put(self, register: Reg, at: int) -> None:
        self.code.idioms.store(self.code, 1, register, self.pointer, at, memory="counter")

    def _constant(self, value: int) -> Reg:
        return self._select(const(value, self.rules.bits), {})

    def _select(self, term: Term, known: dict[Term, Reg]) -> Reg:
        found: Sequence[Reg] = select(self.code, self.rules, [term], known, {})
        return found[0]

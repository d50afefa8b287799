"""The counter of counter mode in a function: a copy of its bytes in the frame, its last byte in a register.

The register is the whole word of the state in which the last byte lies; the copy is counted up only where the last
byte wraps. Both together are the counter at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ciphergen.backends.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, const, evaluate, from_bytes, to_bytes, var
from ciphergen.generator import passes
from ciphergen.generator.access import load_terms, store_bytes
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Label, Local, Reg, VReg
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
    """Emits what the function does with its counter. now: the word that moves; step: what each block adds to it;
    raw: the words of memory as an epoch finds them."""

    now: VReg
    step: Reg
    raw: list[VReg]

    def __init__(self, code: Code, rules: RuleSet, variant: Variant) -> None:
        self.code, self.rules, self.variant = code, rules, variant
        self.size, self.word = variant.block_bytes, rules.bits // 8
        self.moving = moving(variant)
        self.memory = [var(f"memory.{i}", rules.bits) for i in range(self.size // self.word)]
        self.stack = code.target.abi.stack_pointer

    def load(self, pointer: Reg) -> None:
        """The caller's counter, at any address, to `raw` and to the frame."""
        data = [var(f"b.{i}", 8) for i in range(self.size)]
        words = [from_bytes(data[i : i + self.word]) for i in range(0, self.size, self.word)]
        self.raw = load_terms(self.code, self.rules, data, words, pointer, "counter")
        for i, register in enumerate(self.raw):
            self._put(self.word, register, i * self.word)
        self.code.function.local_bytes = self.size

    def words(self) -> list[Reg]:
        """The words of the state at an epoch's beginning; sets the word that moves, and the step."""
        data = [byte for word in self.memory for byte in to_bytes(word)]
        known: dict[Term, Reg] = dict(zip(self.memory, self.raw, strict=True))
        words = select(self.code, self.rules, passes.run(self.variant.words(data)), known, {})
        self.now = self.code.fresh(self.rules.file, "now")
        self.code.copy(words[self.moving.index], self.now)
        self.step = self._constant(1 << self.moving.shift)
        return words

    def store(self, pointer: Reg) -> None:
        """To the caller."""
        moved = self.moving.index * (self.variant.word_bits // 8) // self.word
        others = [(i, word) for i, word in enumerate(self.memory) if i != moved]
        known: dict[Term, Reg] = {word: self._get(self.word, i * self.word) for i, word in others}
        words = [var(f"y.{i}", self.variant.word_bits) for i in range(self.variant.block_words)]
        known[words[self.moving.index]] = self.now
        data = [byte for word in self.memory for byte in to_bytes(word)]
        place = slice(moved * self.word, (moved + 1) * self.word)
        data[place] = self.variant.bytes(words)[place]
        store_bytes(self.code, self.rules, known, data, pointer)

    def count_up(self) -> None:
        """The last byte has wrapped: adds one to the bytes before it, in the frame, and makes `raw` anew."""
        byte, carried, total = (var(name, self.rules.bits) for name in ("byte", "carried", "sum"))
        over: Reg | None = None
        for at in reversed(range(self.size - 1)):
            value = self._get(1, at)
            known: dict[Term, Reg] = {byte: value} if over is None else {byte: value, carried: over}
            new = self._select(byte + 1 if over is None else byte + carried, known)
            self._put(1, new, at)
            over = self._select(total >> 8, {total: new}) if at else None
        self._put(1, self._constant(0), self.size - 1)
        for i, register in enumerate(self.raw):
            self._get(self.word, i * self.word, into=register)

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

    def _get(self, size: int, at: int, into: VReg | None = None) -> Reg:
        """From the copy in the frame."""
        found: Reg = self.code.idioms.load(self.code, size, self.stack, Local(at), memory="counter", into=into)
        return found

    def _put(self, size: int, register: Reg, at: int) -> None:
        self.code.idioms.store(self.code, size, register, self.stack, Local(at), memory="counter")

    def _constant(self, value: int) -> Reg:
        return self._select(const(value, self.rules.bits), {})

    def _select(self, term: Term, known: dict[Term, Reg]) -> Reg:
        found: Sequence[Reg] = select(self.code, self.rules, [term], known, {})
        return found[0]

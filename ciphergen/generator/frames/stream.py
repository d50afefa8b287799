"""Key stream to data: whole blocks by words, short blocks and misaligned ones by bytes."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, from_bytes, var
from ciphergen.generator import passes
from ciphergen.generator.code import Code
from ciphergen.generator.layouts import spread
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.placed import Placed
from ciphergen.generator.machine import Reg, VReg
from ciphergen.generator.select import select

_AT_ONCE = 4  # so many units of data are loaded before the first is stored: then no load is waited for


class Stream:
    """Emits what becomes of key stream. source, target: pointers to the data that come next.

    Key stream is in registers with `unit` bytes each: a word of memory, or one byte (what is above it counts for
    nothing).
    """

    def __init__(self, code: Code, rules: RuleSet, variant: Variant, source: VReg, target: VReg) -> None:
        self.code, self.rules, self.variant = code, rules, variant
        self.source, self.target = source, target
        self.size = variant.block_bytes

    def words(self, layout: Layout, state: Sequence[Reg]) -> tuple[list[Reg], int]:
        """Registers with the key stream of all blocks in the order of memory, and the bytes in each."""
        if not isinstance(layout, Placed):
            return self._whole(state), self.rules.bits // 8
        registers = [var(f"y.{i}", self.rules.bits) for i in range(len(state))]
        made: list[Term] = []
        if layout.by_bytes:
            data, unit = spread.to_bytes_of_memory(self.variant, layout.placement, registers), 1
        else:
            (data, made), unit = spread.to_memory(self.variant, layout.placement, registers), self.rules.bits // 8
        terms = passes.run([*made, *data])
        known: dict[Term, Reg] = dict(zip(registers, state, strict=True))
        order, roots = terms[: len(made)], terms[len(made) :]
        return select(self.code, self.rules, roots, known, {}, order=order), unit

    def _whole(self, state: Sequence[Reg]) -> list[Reg]:
        """From words that fill registers, those of each block one after the other."""
        words = [var(f"y.{i}", self.variant.word_bits) for i in range(len(state))]
        count, size = self.variant.block_words, self.rules.bits // 8
        data = [byte for i in range(0, len(words), count) for byte in self.variant.bytes(words[i : i + count])]
        terms = passes.run([from_bytes(data[i : i + size]) for i in range(0, len(data), size)])
        return select(self.code, self.rules, terms, dict(zip(words, state, strict=True)), {})

    def mix(self, layout: Layout, state: Sequence[Reg]) -> None:
        """Whole blocks of data, xor the key stream, to the output."""
        self.mix_words(*self.words(layout, state))

    def mix_words(self, words: Sequence[Reg], unit: int) -> None:
        """As `mix`. No data are loaded behind a store of others that might be the same: in place, each unit is loaded
        before it is stored."""
        for first in range(0, len(words), _AT_ONCE):
            group = range(first, min(first + _AT_ONCE, len(words)))
            data = [self.code.idioms.load(self.code, unit, self.source, i * unit, memory="in") for i in group]
            for i, register in zip(group, data, strict=True):
                self._store(unit, words[i], register, i * unit)

    def _store(self, unit: int, word: Reg, data: Reg, at: int) -> None:
        """Key stream xor data, to the output."""
        key, other = var("key", self.rules.bits), var("data", self.rules.bits)
        (mixed,) = select(self.code, self.rules, [key ^ other], {key: word, other: data}, {})
        self.code.idioms.store(self.code, unit, mixed, self.target, at, memory="out")

    def mix_bytes(self, words: Sequence[Reg], unit: int, count: int) -> None:
        """The next bytes of data, xor the first `count` bytes of key stream, to the output."""
        word, now = var("word", self.rules.bits), words[0]
        for i in range(count):
            if i % unit:
                (now,) = select(self.code, self.rules, [word >> 8], {word: now}, {})
            else:
                now = words[i // unit]
            self._store(1, now, self.code.idioms.load(self.code, 1, self.source, i, memory="in"), i)

    def move_on(self, distance: int) -> None:
        """Both pointers."""
        for pointer in (self.source, self.target):
            self.code.idioms.add(self.code, pointer, distance, into=pointer)

    def short(self, words: Sequence[Reg], unit: int, left: Reg) -> None:
        """A short block: of its bytes 8, 4, 2 and 1 as the low bits of `left` say."""
        code, count = self.code, self.size // 2
        number = var("left", self.rules.bits)
        rest = [code.fresh(self.rules.file, "rest") for _ in words]
        for word, register in zip(rest, words, strict=True):
            code.copy(register, word)
        while count:
            after = code.label("after")
            (some,) = select(code, self.rules, [number & count], {number: left}, {})
            code.idioms.if_zero(code, some, after)
            code.place(code.label("some"))
            self.mix_bytes(rest, unit, count)
            if count > 1:
                self.move_on(count)
                self._drop(rest, unit, count)
            code.place(after)
            count //= 2

    def _drop(self, words: Sequence[VReg], unit: int, count: int) -> None:
        """Key stream without its first bytes; of what is left half as much will be used."""
        whole, part = divmod(count, unit)
        for i in range(whole):
            self.code.copy(words[i + whole], words[i])
        if part:
            word = var("word", self.rules.bits)
            (shifted,) = select(self.code, self.rules, [word >> 8 * part], {word: words[0]}, {})
            self.code.copy(shifted, words[0])

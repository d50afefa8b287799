"""Key stream to data: whole blocks by words, short blocks and misaligned ones by bytes."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, from_bytes, var
from ciphergen.generator import passes
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Reg, VReg
from ciphergen.generator.select import Source, select


class Stream:
    """Emits what becomes of key stream. source, target: pointers to the data that come next."""

    def __init__(self, code: Code, rules: RuleSet, variant: Variant, source: VReg, target: VReg) -> None:
        self.code, self.rules, self.variant = code, rules, variant
        self.source, self.target = source, target
        self.size, self.word = variant.block_bytes, rules.bits // 8

    def words(self, state: Sequence[Reg]) -> list[Reg]:
        """The memory words of key stream that the state of one block is."""
        known, terms = self._stream(state)
        return select(self.code, self.rules, terms, known, {})

    def _stream(self, state: Sequence[Reg]) -> tuple[dict[Term, Reg], list[Term]]:
        """A block's memory words as terms, and the registers of what is below them."""
        words = [var(f"y.{i}", self.variant.word_bits) for i in range(len(state))]
        data = self.variant.bytes(words)
        terms = [from_bytes(data[i : i + self.word]) for i in range(0, self.size, self.word)]
        return dict(zip(words, state, strict=True)), passes.run(terms)

    def mix(self, state: Sequence[Reg]) -> None:
        """Whole blocks of data, xor the key stream, to the output, by words; the blocks' words one after the other."""
        count = self.variant.block_words
        for block in range(len(state) // count):
            self._mix_block(state[block * count : (block + 1) * count], block * self.size)

    def _mix_block(self, state: Sequence[Reg], offset: int) -> None:
        """All words are loaded before one is stored: what is stored may be where the next would be loaded."""
        known, terms = self._stream(state)
        data = [var(f"data.{i}", self.rules.bits) for i in range(len(terms))]
        places = [offset + i * self.word for i in range(len(terms))]
        sources = {word: self._source(at) for word, at in zip(data, places, strict=True)}
        mixed = [term ^ word for term, word in zip(terms, data, strict=True)]
        for register, at in zip(select(self.code, self.rules, mixed, known, sources), places, strict=True):
            self.code.idioms.store(self.code, self.word, register, self.target, at, memory="out")

    def _source(self, offset: int) -> Source:
        return lambda: self.code.idioms.load(self.code, self.word, self.source, offset, memory="in")

    def mix_bytes(self, words: Sequence[Reg], count: int) -> None:
        """The next bytes of data, xor the first `count` bytes in words of key stream, to the output."""
        code = self.code
        word, data = var("word", self.rules.bits), var("data", self.rules.bits)
        now = words[0]
        for i in range(count):
            if i % self.word:
                (now,) = select(code, self.rules, [word >> 8], {word: now}, {})
            else:
                now = words[i // self.word]
            loaded = code.idioms.load(code, 1, self.source, i, memory="in")
            (mixed,) = select(code, self.rules, [word ^ data], {word: now, data: loaded}, {})
            code.idioms.store(code, 1, mixed, self.target, i, memory="out")

    def move_on(self, distance: int) -> None:
        """Both pointers."""
        for pointer in (self.source, self.target):
            self.code.idioms.add(self.code, pointer, distance, into=pointer)

    def short(self, words: Sequence[Reg], left: Reg) -> None:
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
            self.mix_bytes(rest, count)
            if count > 1:
                self.move_on(count)
                self._drop(rest, count)
            code.place(after)
            count //= 2

    def _drop(self, words: Sequence[VReg], count: int) -> None:
        """Key stream without its first bytes."""
        whole, part = divmod(count, self.word)
        for i in range(whole):
            self.code.copy(words[i + whole], words[i])
        if part:
            word = var("word", self.rules.bits)
            (shifted,) = select(self.code, self.rules, [word >> 8 * part], {word: words[0]}, {})
            self.code.copy(shifted, words[0])

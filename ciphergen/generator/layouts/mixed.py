"""The layout of blocks in vector lanes beside blocks in general registers, in one loop over the rounds.

A core that works on vectors and on words in different pipes does both at the same time. All blocks read one set of
round keys, that of the lanes: a word takes the first of the places in which its round key stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.generator.analysis.keys import KeyLayout, Places, Wanted
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.code import Code
from ciphergen.generator.layouts.lanes import Lanes, on_kept_keys
from ciphergen.generator.layouts.layout import Layout, Words
from ciphergen.generator.machine import Reg, VReg
from ciphergen.generator.select import Unsupported


class _Beside(Words):
    """Blocks in general registers, on the round keys of lanes."""

    def spread(self, piece: Piece) -> Piece:
        return super().spread(on_kept_keys(self.variant, piece))


class Mixed(Layout):
    """`blocks` blocks in lanes, and `beside` more in words; in memory these come last."""

    name = Lanes.name

    def __init__(self, variant: Variant, lanes: RuleSet, blocks: int, words: RuleSet, beside: int) -> None:
        super().__init__(variant, lanes, blocks + beside)
        self._lanes, self._words = Lanes(variant, lanes, blocks), _Beside(variant, words, beside)

    @property
    def parts(self) -> tuple[Layout, ...]:
        return (self._lanes, self._words)

    def check(self) -> None:
        for part in self.parts:
            part.check()
        if self._words.rules.bits != self.variant.word_bits:
            raise Unsupported(f"words of {self.variant.word_bits} bits do not fill general registers")

    def wanted(self, *, loops: bool) -> Wanted:
        return self._lanes.wanted(loops=loops)

    def places(self, keys: KeyLayout) -> Places:
        return self._lanes.places(keys)

    def load(self, code: Code, pointer: Reg) -> list[VReg]:
        return [*self._lanes.load(code, pointer), *self._words.load(code, self._second(code, pointer))]

    def store(self, code: Code, state: Sequence[Reg], pointer: Reg) -> None:
        count = self._words.blocks * self.variant.block_words
        self._lanes.store(code, state[:-count], pointer)
        self._words.store(code, state[-count:], self._second(code, pointer))

    def load_key(self, code: Code, pointer: Reg, offset: int) -> Reg:
        return self._lanes.load_key(code, pointer, offset)

    def _second(self, code: Code, pointer: Reg) -> Reg:
        """Where the blocks in words begin."""
        found: Reg = code.idioms.add(code, pointer, self._lanes.blocks * self.variant.block_bytes)
        return found

"""Rows in vector registers: a byte of a register holds one bit of the same word of eight or more blocks.

So a permutation of words is another order of a register's bytes, which one instruction brings about, and round keys are
read a register at a time. Käsper and Schwabe compute AES like this ("Faster and Timing-Attack Resistant AES-GCM", CHES
2009).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term
from ciphergen.generator.layouts.bit_map import in_memory
from ciphergen.generator.layouts.delta_swaps import ones_of
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.row_map import RowMap, row_maps
from ciphergen.generator.layouts.rows import WORD, Rows
from ciphergen.generator.layouts.transposition import Transposition
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


class VectorRows(Rows):
    """A layout by a row map that fills vector registers, with a multiple of eight blocks."""

    counted = False
    leaves_turns = False  # there is room for code, and a jump costs more

    def __init__(
        self, variant: Variant, rules: RuleSet, words: RuleSet, blocks: int, unroll: int, direction: str = ENCRYPT
    ) -> None:
        super().__init__(variant, rules, words, blocks, unroll, direction)
        self.name = f"vectors of {self.name}"

    @property
    def _rows(self) -> RowMap:
        """Return the plain map: where words stand in a register makes no difference to their moves."""
        return row_maps(WORD, self.variant.block_words, self.rules.bits, self.blocks)[0]

    @property
    def _key_rows(self) -> RowMap:
        """Return the map of a register's halves and quarters, which key memory is made of."""
        rows, parts = self._rows, self._together.bit_length() - 1
        return RowMap(WORD, rows.words, self._words.bits, self.blocks, rows.inside[:-parts], rows.inside[-parts:])

    def _key_planes(self, planes: Sequence[Term]) -> list[Term]:
        """Return the planes of a round key by the bit that they have, each whole, not group by group."""
        return [plane for bit in range(WORD) for plane in planes[bit::WORD]]

    def load_key(self, build: Builder, pointer: Ref, offset: int) -> Ref:
        return self.load_part(build, self.rules.bits // 8, pointer, offset, "ks")

    def toward(self, direction: str) -> Layout:
        return VectorRows(self.variant, self.rules, self._words, self.blocks, self._unroll, direction)

    def load_part(self, build: Builder, size: int, pointer: Ref, offset: int, memory: str) -> Ref:
        (found,) = build.vector("load", size, pointer, offset, memory=memory)
        return found

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        return _way(self.rules, self._rows).load(build, pointer)

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        _way(self.rules, self._rows).store(build, state, pointer)


@lru_cache(maxsize=8)
def _way(rules: RuleSet, rows: RowMap) -> Transposition:
    """Return the way of a batch to rows and back, and which bit of a word a register has."""
    blocks = tuple(f"b{i}" for i in range(rows.blocks.bit_length() - 1))
    state = [ones_of("c", bit) for bit in range(rows.word_bits)]
    return Transposition(rules, in_memory(rows.word_bits, rows.word_bits * rows.words) + blocks, rows.positions, state)

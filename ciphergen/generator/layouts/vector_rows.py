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
from ciphergen.dsl.term import Term, const, var
from ciphergen.generator.analysis.byte_orders import reordered
from ciphergen.generator.layouts import slice_counter
from ciphergen.generator.layouts.bit_map import in_memory
from ciphergen.generator.layouts.delta_swaps import ones_of
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.masked_counters import BLOCK, MaskedCounters
from ciphergen.generator.layouts.row_map import RowMap, row_maps
from ciphergen.generator.layouts.rows import WORD, Rows
from ciphergen.generator.layouts.transposition import Transposition
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


class VectorRows(Rows):
    """A layout by a row map that fills vector registers, with a multiple of eight blocks."""

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

    @property
    def counter_layout(self) -> Layout:
        return self._one

    def of_counters(self, words: Sequence[Term], last: Term) -> list[Term] | None:
        return None

    def of_masks(self, words: Sequence[Term], last: Term) -> MaskedCounters:
        """Return the state of counters: what all blocks share by byte lanes, from where it stands in memory; the last
        byte from masks, with the numbers of blocks added."""
        rows, bits = self._rows, self.rules.bits
        lanes = [(var(f"lane.{bit}", bits), slice_counter.mask(BLOCK, bit)) for bit in range(WORD)]
        masks = [(var(f"mask.{bit}", bits), slice_counter.mask(last, bit)) for bit in range(WORD)]
        own = rows.mask(rows.place(rows.words - 1)[1])
        values = [value & own for value in slice_counter.numbers(_way(self.rules, rows).blocks())]
        numbers = [var(f"number.{bit}", bits) if value else const(0, bits) for bit, value in enumerate(values)]
        there = var("number", bits)
        moved = slice_counter.last_bytes([mask for mask, _ in masks], numbers)
        at = [rows.word(0, slot) for slot in range(rows.slots) for _ in range(rows.field // WORD)]
        shared = [reordered(lane, at) for lane, _ in lanes]
        state = [(plane & ~there) ^ (byte & there) for plane, byte in zip(shared, moved, strict=True)]
        known = tuple(each for each in (*zip(numbers, values, strict=True), (there, own)) if each[1])
        return MaskedCounters(tuple(state), tuple(masks), known, tuple(lanes))

    def in_memory_order(self, build: Builder, state: Sequence[Ref]) -> tuple[list[Ref], int]:
        return _way(self.rules, self._rows).in_order(build, state), self.rules.bits // 8

    def store_part(self, build: Builder, size: int, value: Ref, pointer: Ref, offset: int, memory: str) -> None:
        build.vector("store", size, value, pointer, offset, memory=memory, count=0)

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

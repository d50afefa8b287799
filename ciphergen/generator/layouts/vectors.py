"""The layout of narrow words in whole vector registers, as a bit map says: columns, or slices.

A vector register is one row of bits. With blocks lowest and columns above them a rotation of words is one of bytes of
the register (EXT), and with all columns in registers of their own it is renaming. From memory the same exchanges as for
general registers bring the bits: with vectors each is a transposition of lanes, of one bit and more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import variables
from ciphergen.generator.analysis.keys import KeyLayout, KeyPlaces, Wanted, key_bytes, key_position
from ciphergen.generator.analysis.rounds import Piece, compose
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts import packing
from ciphergen.generator.layouts.bit_map import BitMap, in_memory
from ciphergen.generator.layouts.bitslice import on_registers
from ciphergen.generator.layouts.delta_swaps import ones_of
from ciphergen.generator.layouts.lanes import kept_rows, on_kept_keys
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.transposition import Number, Transposition, ones_of_labels
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

_KEY_BITS = 32  # of a word of key memory


class Vectors(Layout):
    """A layout of blocks in vector registers as a bit map says."""

    keeps_keys = counted = False

    def __init__(self, variant: Variant, rules: RuleSet, where: BitMap) -> None:
        super().__init__(variant, rules, where.blocks)
        self._way = Transposition(rules, _labels(variant, where), where.positions, _state(variant, where))
        self._where = replace(where, positions=self._way.positions)
        self.name = f"vectors of {where.name}"

    def check(self) -> None:
        v = self.variant
        assert not any(label[0] == "*" for label in self._where.positions)  # by `Plan`, blocks fill registers
        if v.block_words & (v.block_words - 1) or (v.word_bits > 8 and v.byte_order != "little"):
            raise Unsupported(
                f"vectors hold blocks of 2, 4, 8, ... little-endian words, not of {v.block_words} "
                f"{v.byte_order}-endian words of {v.word_bits} bits"
            )

    def wanted(self, *, loops: bool) -> Wanted:
        """Return each register of a round key as the memory words that make it up, or as one word repeated in it."""
        where = self._where
        low = _KEY_BITS.bit_length() - 1
        small = replace(where, register_bits=_KEY_BITS, positions=where.positions[:low])
        rows = kept_rows(
            self.variant, packing.round_keys(self.variant, small, key_bytes(self.variant)), small.key_parts
        )
        high = where.positions[low:]
        if not any(label[0] == "c" for label in high):
            return Wanted(self.name, rows, loops, copies=1 << len(high), read=self._read())
        ones = [
            where.labels(part) | ones_of_labels(high, quarter)
            for part in range(where.key_parts)
            for quarter in range(1 << len(high))
        ]
        numbers = [sum(1 << i for i, label in enumerate(small.columns) if label in labels) for labels in ones]
        rows = [[row[i + number] for i in range(0, len(row), small.key_parts) for number in numbers] for row in rows]
        return Wanted(self.name, rows, loops, together=1 << len(high), read=self._read())

    def places(self, keys: KeyLayout) -> KeyPlaces:
        return keys.places[self.name]

    def lift(self, piece: Piece) -> Piece:
        return on_registers(self._where, on_kept_keys(self.variant, piece))

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        return self._way.load(build, pointer)

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        self._way.store(build, state, pointer)

    def load_key(self, build: Builder, pointer: Ref, offset: int) -> Ref:
        far = offset - offset % build.vectors.together
        if far:  # A pointer of their own, which is made once for all blocks.
            pointer = build.add(pointer, far)
        (found,) = build.vector("load", self.rules.bits // 8, pointer, offset - far, memory="ks")
        return found

    def _read(self) -> list[tuple[int, int]]:
        """Return the registers of round keys in the order in which encryption reads them."""
        rounds = compose(self.variant.steps(ENCRYPT))
        found = self.lift(rounds) if rounds is not None else Piece((), (), ())
        return [at for v in variables([*found.between, *found.outputs]) if (at := key_position(v)) is not None]


def _state(variant: Variant, where: BitMap) -> list[Number]:
    """Return the labels of the registers of the state, word by word, part by part."""
    return [
        ones_of("r", word) | where.labels(part) for word in range(variant.block_words) for part in range(where.parts)
    ]


def _labels(variant: Variant, where: BitMap) -> tuple[str, ...]:
    """Return the labels of the bits of a bit's address in memory, the lowest first: columns, words, blocks."""
    block = in_memory(where.word_bits, variant.block_bytes * 8)
    return block + tuple(f"b{i}" for i in range(where.blocks.bit_length() - 1))

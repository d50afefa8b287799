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
from ciphergen.generator.layouts.delta_swaps import Bank, ones_of, route
from ciphergen.generator.layouts.lanes import kept_rows, on_kept_keys
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

_KEY_BITS = 32  # of a word of key memory


class _Registers(Bank[Ref]):
    """The vector registers of a network."""

    def __init__(self, build: Builder, positions: tuple[str, ...]) -> None:
        super().__init__(positions, {})
        self._build = build

    def inside(self, register: Ref, low: int, high: int) -> Ref:
        raise Unsupported("no exchange of two positions of a vector")

    def across(self, a: Ref, b: Ref, position: int) -> tuple[Ref, Ref]:
        even, odd = self._build.vector("transpose", 1 << position, a, b, count=2)
        return even, odd


class Vectors(Layout):
    """A layout of blocks in vector registers as a bit map says."""

    keeps_keys = counted = False

    def __init__(self, variant: Variant, rules: RuleSet, where: BitMap) -> None:
        super().__init__(variant, rules, where.blocks)
        self._memory = _labels(variant, where)
        self._start = self._memory[: len(where.positions)]
        self._where = replace(where, positions=_nearest(self._start, self._memory, where.positions))
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
        bank = _Registers(build, self._start)
        size = self.rules.bits // 8
        for i in range(self._count()):
            (register,) = build.vector("load", size, pointer, i * size, memory="in")
            bank.put(self._number(i), register)
        bank.run(self._exchanges())
        return [bank.registers[labels] for labels in self._state()]

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        bank = _Registers(build, self._where.positions)
        bank.registers.update(zip(self._state(), state, strict=True))
        bank.run(self._exchanges()[::-1])
        size = self.rules.bits // 8
        for i in range(self._count()):
            register = bank.registers[self._number(i)]
            build.vector("store", size, register, pointer, i * size, memory="out", count=0)

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

    def _exchanges(self) -> list[tuple[str, str]]:
        return route(self._start, self._where.positions)

    def _count(self) -> int:
        return self.blocks * self.variant.block_bytes * 8 // self.rules.bits

    def _number(self, i: int) -> frozenset[str]:
        """Return the labels that are 1 in the number of a register from memory."""
        return ones_of_labels(self._memory[len(self._start) :], i)

    def _state(self) -> list[frozenset[str]]:
        """Return the labels of the registers of the state, word by word, part by part."""
        return [
            ones_of("r", word) | self._where.labels(part)
            for word in range(self.variant.block_words)
            for part in range(self._where.parts)
        ]


def ones_of_labels(labels: Sequence[str], number: int) -> frozenset[str]:
    """Return the labels at the 1 bits of the number, where the first label is that of bit 0."""
    return frozenset(label for i, label in enumerate(labels) if number >> i & 1)


def _labels(variant: Variant, where: BitMap) -> tuple[str, ...]:
    """Return the labels of the bits of a bit's address in memory, the lowest first: columns, words, blocks."""
    block = in_memory(where.word_bits, variant.block_bytes * 8)
    return block + tuple(f"b{i}" for i in range(where.blocks.bit_length() - 1))


def _nearest(start: Sequence[str], memory: Sequence[str], positions: Sequence[str]) -> tuple[str, ...]:
    """Return the positions with block labels renamed so that few bits must move: labels in place stay, then come those
    outside of the registers' positions. All registers share the numbering of blocks."""
    staying = {a for a, b in zip(start, positions, strict=True) if a[0] == b[0] == "b"}
    free = iter(sorted((x for x in memory if x[0] == "b" and x not in staying), key=lambda x: x in start))
    return tuple(b if b[0] != "b" else a if a in staying else next(free) for a, b in zip(start, positions, strict=True))

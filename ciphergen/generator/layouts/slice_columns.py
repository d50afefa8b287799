"""Blocks to slices in the frame and back, a word of each block at a time: in a loop, since all are transposed alike.

Why: a transposition of 32 words of 32 bits takes some 500 operations, and written out for each word of a block these
would fill the instruction cache.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import var
from ciphergen.generator.layouts.bit_map import BitMap
from ciphergen.generator.layouts.delta_swaps import arrive, leave
from ciphergen.generator.machine import Kept, VReg
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

_FRAME = "frame"  # what the pointer into the frame accesses


@dataclass(frozen=True)
class SliceColumns:
    """The words of blocks of `size` bytes. places: of each bit of a block's first word, its place among the planes of
    the state; those of other words follow in the same order."""

    where: BitMap
    rules: RuleSet
    size: int
    places: tuple[int, ...]

    @staticmethod
    def of(where: BitMap, rules: RuleSet, size: int, order: Sequence[int]) -> SliceColumns | None:
        """Return the words of blocks; None where there is one word, or where words are not alike. order: the bit of
        memory in each plane of the state."""
        bits = rules.bits
        at = {bit: place for place, bit in enumerate(order)}
        columns = [tuple(at[first + i] - first for i in range(bits)) for first in range(0, len(order), bits)]
        alike = len(columns) > 1 and len(set(columns)) == 1 and sorted(columns[0]) == list(range(bits))
        return SliceColumns(where, rules, size, columns[0]) if alike else None

    @property
    def planes(self) -> int:
        """Return the number of planes of the state."""
        return 8 * self.size

    def load(self, build: Builder, pointer: Ref, state: Sequence[Kept]) -> None:
        """Build the loads of blocks from `pointer` on into the places of the state."""
        unit = self.rules.bits // 8
        words = [var(f"in.{i}", self.rules.bits) for i in range(self.where.blocks)]
        planes, made = arrive(self.where, [[word] for word in words])
        with self._turns(build, pointer, state) as (data, frame):

            def load(number: int) -> Ref:
                return build.load(unit, data, number * self.size, "in")

            def store(place: int, value: Ref) -> None:
                build.store(unit, value, frame, place * unit, _FRAME)

            known = {word: build.later(partial(load, i)) for i, word in enumerate(words)}
            sinks = [build.sink(self.rules.file, partial(store, place)) for place in self.places]
            build.spend(self.rules, planes, known, sinks, order=made)

    @contextmanager
    def _turns(self, build: Builder, pointer: Ref, state: Sequence[Kept]) -> Iterator[tuple[VReg, VReg]]:
        """Make what is built inside a loop over the words of blocks; yield pointers to a word of the first block and to
        the first of its planes."""
        unit, count = self.rules.bits // 8, len(state) // self.rules.bits
        data, frame = build.fresh(pointer.file, "word"), build.fresh(pointer.file, "planes")
        build.copy(pointer, data)
        build.copy(build.frame_address(state[0]), frame)
        end, head = build.add(frame, len(state) * unit), build.label("words")
        with build.turns(head, count):
            yield data, frame
            build.add(data, unit, into=data)
            build.add(frame, self.rules.bits * unit, into=frame)
            build.branch("if_different", frame, end, head)
        build.place(build.label("after"))

    def store(self, build: Builder, pointer: Ref, state: Sequence[Kept]) -> None:
        """Build the stores of blocks to `pointer` on from the places of the state."""
        unit = self.rules.bits // 8
        planes = [var(f"out.{i}", self.rules.bits) for i in range(self.rules.bits)]
        words, made = leave(self.where, planes)
        with self._turns(build, pointer, state) as (data, frame):

            def load(place: int) -> Ref:
                return build.load(unit, frame, place * unit, _FRAME)

            def store(number: int, value: Ref) -> None:
                build.store(unit, value, data, number * self.size, "out")

            known = {plane: build.later(partial(load, p)) for plane, p in zip(planes, self.places, strict=True)}
            sinks = [build.sink(self.rules.file, partial(store, i)) for i in range(len(words))]
            build.spend(self.rules, words, known, sinks, order=made)

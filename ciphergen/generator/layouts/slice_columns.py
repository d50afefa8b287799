"""Blocks to slices in the frame and back, a word of each block at a time: in a loop, since all are transposed alike.

Why: a transposition of 32 words of 32 bits takes some 500 operations, and written out for each word of a block these
would fill the instruction cache.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
class AddedMasks:
    """The masks of a round key that is added to blocks as they come. key: the pointer to round keys; offsets: from
    there, by plane of a block's first word; stride: bytes to those of the next word."""

    key: Ref
    offsets: tuple[int, ...]
    stride: int

    @staticmethod
    def of(key: Ref, offsets: Sequence[int], bits: int) -> AddedMasks | None:
        """Return the masks at offsets, by plane of the state; None where they do not lie alike for all words, of so
        many bits."""
        first, stride = offsets[:bits], (offsets[bits : bits + 1] or [0])[0] - offsets[0]
        alike = all(at == first[i % bits] + i // bits * stride for i, at in enumerate(offsets))
        return AddedMasks(key, tuple(first), stride) if alike else None


@dataclass(frozen=True)
class SliceColumns:
    """The words of blocks of `size` bytes. places: of each bit of a block's first word, its place among the planes of
    the state; those of other words follow in the same order; flips: which planes come in as complements."""

    where: BitMap
    rules: RuleSet
    size: int
    places: tuple[int, ...]
    flips: tuple[bool, ...]

    @staticmethod
    def of(where: BitMap, rules: RuleSet, order: Sequence[int], flips: Sequence[bool]) -> SliceColumns | None:
        """Return the words of blocks; None where there is one word, or where words are not alike. order: the bit of
        memory in each plane of the state; flips: which planes come in as complements."""
        bits = rules.bits
        at = {bit: place for place, bit in enumerate(order)}
        columns = [tuple(at[first + i] - first for i in range(bits)) for first in range(0, len(order), bits)]
        alike = len(columns) > 1 and len(set(columns)) == 1 and sorted(columns[0]) == list(range(bits))
        return SliceColumns(where, rules, len(order) // 8, columns[0], tuple(flips)) if alike else None

    @property
    def planes(self) -> int:
        """Return the number of planes of the state."""
        return 8 * self.size

    def load(
        self,
        build: Builder,
        pointer: Ref,
        state: Sequence[Kept],
        added: AddedMasks | None,
        load_key: Callable[[Builder, Ref, int], Ref],
    ) -> None:
        """Build the loads of blocks from `pointer` on into the places of the state. added: to them; load_key: builds
        the load of a mask."""
        unit = self.rules.bits // 8
        words = [var(f"in.{i}", self.rules.bits) for i in range(self.where.blocks)]
        planes, made = arrive(self.where, [[word] for word in words])
        masks = [var(f"mask.{i}", self.rules.bits) for i, _ in enumerate(added.offsets)] if added else []
        walkers = [(pointer, unit), *([(added.key, added.stride)] if added else [])]
        with self._turns(build, state, walkers) as (frame, data, *keys):

            def load(number: int) -> Ref:
                return build.load(unit, data, number * self.size, "in")

            def store(place: int, value: Ref) -> None:
                build.store(unit, value, frame, place * unit, _FRAME)

            known = {word: build.later(partial(load, i)) for i, word in enumerate(words)}
            if added is not None:
                known |= {
                    mask: build.later(partial(load_key, build, keys[0], at))
                    for mask, at in zip(masks, added.offsets, strict=True)
                }
                planes = [plane ^ masks[place] for plane, place in zip(planes, self.places, strict=True)]
            sinks = [build.sink(self.rules.file, partial(store, place)) for place in self.places]
            build.spend(self.rules, planes, known, sinks, order=made)
        plane = var("plane", self.rules.bits)
        for kept in (each for each, flip in zip(state, self.flips, strict=True) if flip):
            build.keep(build.one(self.rules, ~plane, {plane: kept}), kept)

    @contextmanager
    def _turns(self, build: Builder, state: Sequence[Kept], walkers: Sequence[tuple[Ref, int]]) -> Iterator[list[VReg]]:
        """Make what is built inside a loop over the words of blocks; yield pointers to the first plane of a word, and
        to what else moves from word to word. walkers: where those begin, and how many bytes they move."""
        unit, count = self.rules.bits // 8, len(state) // self.rules.bits
        starts = [(build.frame_address(state[0]), self.rules.bits * unit), *walkers]
        pointers = [build.fresh(start.file, "word") for start, _ in starts]
        for pointer, (start, _) in zip(pointers, starts, strict=True):
            build.copy(start, pointer)
        end, head = build.add(pointers[0], len(state) * unit), build.label("words")
        with build.turns(head, count):
            yield pointers
            for pointer, (_, distance) in zip(pointers, starts, strict=True):
                build.add(pointer, distance, into=pointer)
            build.branch("if_different", pointers[0], end, head)
        build.place(build.label("after"))

    def store(self, build: Builder, pointer: Ref, state: Sequence[Kept], mixed: Ref | None = None) -> None:
        """Build the stores of blocks to `pointer` on from the places of the state. mixed: the pointer to data to which
        they are added, which may be the same."""
        unit = self.rules.bits // 8
        planes = [var(f"out.{i}", self.rules.bits) for i in range(self.rules.bits)]
        words, made = leave(self.where, planes)
        with self._turns(build, state, [(pointer, unit), *([(mixed, unit)] if mixed else [])]) as (
            frame,
            data,
            *others,
        ):

            def load(place: int) -> Ref:
                return build.load(unit, frame, place * unit, _FRAME)

            def given(number: int) -> Ref:
                return build.load(unit, others[0], number * self.size, "in")

            def store(number: int, value: Ref) -> None:
                build.store(unit, value, data, number * self.size, "out")

            known = {plane: build.later(partial(load, p)) for plane, p in zip(planes, self.places, strict=True)}
            if mixed is not None:
                names = [var(f"given.{i}", self.rules.bits) for i in range(len(words))]
                known |= {name: build.later(partial(given, i)) for i, name in enumerate(names)}
                words = [word ^ name for word, name in zip(words, names, strict=True)]
            sinks = [build.sink(self.rules.file, partial(store, i)) for i in range(len(words))]
            build.spend(self.rules, words, known, sinks, order=made)

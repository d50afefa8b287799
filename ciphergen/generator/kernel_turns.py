"""Loops over the rounds of one key in kernels: lists of what is each turn's own, which stand behind the key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.generator.analysis.ordered_rounds import ordered_rounds
from ciphergen.generator.frames.ordered_rounds import OrderedLoop
from ciphergen.generator.kernel_tables import MOST_BYTES
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.register_slices import PlainSlices
from ciphergen.generator.plan.plan import Plan

_WORD = 4  # bytes


@dataclass(frozen=True)
class KeyTurns:
    """The loops of a variant under one key, by direction. threads: of a group; planes: words of memory that a group has
    for them, 0 where no bits are moved."""

    loops: Mapping[str, OrderedLoop]
    threads: int
    planes: int

    @staticmethod
    def of(plan: Plan, layout: Layout, most: int) -> KeyTurns:
        """Return the loops in a layout in slices. most: threads of a group, a power of two."""
        variant, loops, start = plan.variant, dict[str, OrderedLoop](), 0
        rounds = {d: found for d in DIRECTIONS if (found := ordered_rounds(variant, d)) is not None}
        bits = 8 * variant.block_bytes if any(found.moves for found in rounds.values()) else 0
        threads = most
        while _WORD * bits * threads > MOST_BYTES:
            threads //= 2
        for direction, found in rounds.items():
            plain = PlainSlices(variant, layout.rules, plan.words, layout.blocks, 0, direction)
            loops[direction] = OrderedLoop(plan, plain, found, threads, start)
            start += _WORD * len(loops[direction].words)
        return KeyTurns(loops, threads, bits * threads)

    @property
    def words(self) -> list[int]:
        """Return all lists, one behind the other."""
        return [word for loop in self.loops.values() for word in loop.words]


def has_turns(variant: Variant) -> bool:
    """Return True if rounds of a variant under one key can be turns of a loop, in both directions."""
    return all(ordered_rounds(variant, direction) is not None for direction in DIRECTIONS)


def has_orders(variant: Variant) -> bool:
    """Return True if they can, and bits have an order of their own in some turn."""
    found = [ordered_rounds(variant, direction) for direction in DIRECTIONS]
    return all(each is not None for each in found) and any(each is not None and each.moves for each in found)

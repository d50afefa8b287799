"""Chains of sums: linear forms of few bits by few exclusive ors.

Forms are vectors over GF(2), written as integers. A chain begins with the single bits and adds, one after the other,
sums of two vectors that it has. With 8 bits there are few vectors, so that many forms come for one sum each; where none
does, the sum is added that brings most of them near.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import xor

from ciphergen.dsl.term import Term, const

_BITS = 8


@dataclass(frozen=True)
class Chain:
    """A chain. sums: numbers of two vectors that are there, for each new one; the first 8 are the single bits. ends:
    the numbers of the vectors wanted, -1 for zero."""

    sums: tuple[tuple[int, int], ...]
    ends: tuple[int, ...]

    def run(self, inputs: Sequence[Term]) -> list[Term]:
        """Return the forms of 1-bit terms."""
        made = [*inputs]
        for a, b in self.sums:
            made.append(made[a] ^ made[b])
        return [const(0, 1) if end < 0 else made[end] for end in self.ends]

    def transposed(self, inputs: Sequence[Term]) -> list[Term]:
        """Return for each bit the sum of the inputs whose form has it: the chain read backwards, a sum of two vectors
        as a value that is added in two places."""
        parts: list[list[Term]] = [[] for _ in range(_BITS + len(self.sums))]
        for end, value in zip(self.ends, inputs, strict=True):
            if end >= 0:
                parts[end].append(value)
        for place, (a, b) in reversed([*enumerate(self.sums, _BITS)]):
            if parts[place]:
                value = reduce(xor, parts[place])
                parts[a].append(value)
                parts[b].append(value)
        return [reduce(xor, part) if part else const(0, 1) for part in parts[:_BITS]]


def chain(wanted: Sequence[int]) -> Chain:
    """Return a short chain for vectors of 8 bits."""
    have = [1 << i for i in range(_BITS)]
    sums: list[tuple[int, int]] = []
    left = set(wanted) - {0, *have}
    while left:
        new = sorted(_near(have, left)) or [min(_sums(have), key=lambda v: _far([*have, v], left))]
        for vector in new:
            sums.append(_parts(have, vector))
            have.append(vector)
        left -= set(new)
    place = {vector: i for i, vector in enumerate(have)}
    return Chain(tuple(sums), tuple(place.get(vector, -1) for vector in wanted))


def remaining(wanted: Sequence[int]) -> int:
    """Return how many vectors sums of single bits and of one another do not give."""
    have = [1 << i for i in range(_BITS)]
    return _left_with(have, set(wanted) - {0, *have})


def _sums(have: Sequence[int]) -> list[int]:
    return sorted({a ^ b for a in have for b in have} - {0, *have})


def _near(have: Sequence[int], left: set[int]) -> set[int]:
    """Return what is wanted and a sum of two vectors that are there."""
    there = set(have)
    return {v for v in left if any(v ^ a in there for a in have)}


def _far(have: Sequence[int], left: set[int]) -> tuple[int, int]:
    """Return how many vectors are left after `have`, and how many bits they are away from it."""
    return _left_with(have, left), sum(min((v ^ a).bit_count() for a in have) for v in left)


def _left_with(have: Sequence[int], left: set[int]) -> int:
    """Return how many vectors are left when all that are sums of two have been added, again and again."""
    have, left = [*have], left - set(have)
    while near := _near(have, left):
        have += near
        left = left - near
    return len(left)


def _parts(have: Sequence[int], vector: int) -> tuple[int, int]:
    place = {v: i for i, v in enumerate(have)}
    return next((i, place[vector ^ a]) for i, a in enumerate(have) if vector ^ a in place)

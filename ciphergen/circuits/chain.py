"""Chains of sums: linear forms of few bits by the fewest exclusive ors.

Forms are vectors over GF(2), written as integers. A chain begins with the single bits and adds, one after the other,
sums of two vectors that it has. In 8 bits there are 255 vectors but zero, so that it is known of all of them at once
which are sums of two. What is wanted is added as soon as it is such a sum; where nothing wanted is one, another vector
has to come first. Whether no other, one, or two suffice is decided by trying all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import xor

import numpy
from numpy.typing import NDArray

from ciphergen.dsl.term import Term, const

# For each of several chains, which vectors are in a set.
_Sets = NDArray[numpy.bool_]


@dataclass(frozen=True)
class Chain:
    """A chain. bits: how many there are; sums: numbers of two vectors that are there, for each new one, the first
    being the single bits; ends: the numbers of the vectors wanted, -1 for zero."""

    bits: int
    sums: tuple[tuple[int, int], ...]
    ends: tuple[int, ...]

    @classmethod
    def of(cls, bits: int, vectors: Sequence[int], wanted: Sequence[int]) -> Chain:
        """Return the chain that adds vectors in an order in which each is a sum of two before it."""
        place = {1 << i: i for i in range(bits)}
        sums: list[tuple[int, int]] = []
        for vector in vectors:
            # Of all pairs the one whose later vector is there first, so that the chain is not deep.
            pairs = ((max(i, place[vector ^ v]), i, place[vector ^ v]) for v, i in place.items() if vector ^ v in place)
            _, a, b = min(pairs)
            sums.append((a, b))
            place[vector] = len(place)
        return cls(bits, tuple(sums), tuple(place.get(vector, -1) for vector in wanted))

    def run(self, inputs: Sequence[Term]) -> list[Term]:
        """Return the forms of 1-bit terms."""
        made = [*inputs]
        for a, b in self.sums:
            made.append(made[a] ^ made[b])
        return [const(0, 1) if end < 0 else made[end] for end in self.ends]

    def transposed(self, inputs: Sequence[Term]) -> list[Term]:
        """Return for each bit the sum of the inputs whose form has it: the chain read backwards, a sum of two vectors
        as a value that is added in two places."""
        parts: list[list[Term]] = [[] for _ in range(self.bits + len(self.sums))]
        for end, value in zip(self.ends, inputs, strict=True):
            if end >= 0:
                parts[end].append(value)
        for place, (a, b) in reversed([*enumerate(self.sums, self.bits)]):
            if parts[place]:
                value = reduce(xor, parts[place])
                parts[a].append(value)
                parts[b].append(value)
        return [reduce(xor, part) if part else const(0, 1) for part in parts[: self.bits]]


@dataclass(frozen=True)
class Progress:
    """Holds what chains have, several at a time. there, sums: the vectors in each chain, and the sums of two of these;
    left: what is wanted and not there."""

    there: _Sets
    sums: _Sets
    left: _Sets

    @property
    def done(self) -> NDArray[numpy.bool_]:
        """Return which chains have all that is wanted."""
        return numpy.asarray(~self.left.any(axis=1))

    def of(self, rows: NDArray[numpy.intp]) -> Progress:
        """Return the chains of some numbers, which may be given several times."""
        return Progress(self.there[rows], self.sums[rows], self.left[rows])

    def add(self, vectors: NDArray[numpy.intp], rows: NDArray[numpy.intp]) -> None:
        """Add a vector to each of the chains of some numbers."""
        moved = numpy.arange(self.there.shape[1]) ^ vectors[:, None]
        self.sums[rows] |= numpy.take_along_axis(self.there[rows], moved, axis=1)
        self.there[rows, vectors] = True
        self.left[rows, vectors] = False

    def complete(self) -> None:
        """Add what is wanted and a sum of two, until nothing is."""
        rows = numpy.arange(len(self.left))
        while True:
            near = self.left[rows] & self.sums[rows]
            some = near.any(axis=1)
            if not some.any():
                return
            rows = rows[some]
            self.add(near[some].argmax(axis=1), rows)


@dataclass(frozen=True)
class LinearForms:
    """Vectors that are wanted of a chain. bits: how many bits they have."""

    bits: int
    wanted: tuple[int, ...]

    @cached_property
    def least(self) -> int:
        """Return the number of sums that no chain can do without: the vectors wanted but single bits and zero."""
        return len({vector for vector in self.wanted if vector & vector - 1})

    @cached_property
    def _start(self) -> Progress:
        return begun([self])

    def others(self, count: int) -> tuple[int, ...] | None:
        """Return `count` vectors with which a chain has all that is wanted; None if no vectors of that number do."""
        return _others(self._start, count)

    def chain(self, others: Sequence[int]) -> Chain:
        """Return the chain with vectors that `others` returned, or any that suffice."""
        progress, order = begun([self], complete=False), [1 << i for i in range(self.bits)]
        waiting, one = [*others], numpy.zeros(1, numpy.intp)
        while not progress.done[0] or waiting:
            near = numpy.flatnonzero(progress.left[0] & progress.sums[0])
            following = int(near[0]) if len(near) else waiting.pop(0)
            assert progress.sums[0, following]
            progress.add(numpy.array([following]), one)
            order.append(following)
        return Chain.of(self.bits, order[self.bits :], self.wanted)

    def short_others(self) -> tuple[int, ...]:
        """Return few vectors with which a chain has all that is wanted, added one by one: each the one that leaves the
        fewest wanted behind it."""
        progress, others = self._start, list[int]()
        while not progress.done[0]:
            tried, candidates = _with_each(progress, 0)
            best = int(tried.left.sum(axis=1).argmin())
            others.append(int(candidates[best]))
            progress = tried.of(numpy.array([best]))
        return tuple(others)


def begun(all_forms: Sequence[LinearForms], *, complete: bool = True) -> Progress:
    """Return the chains that begin with single bits, with all that is wanted as far as no other vectors are needed."""
    size = 1 << all_forms[0].bits
    units = [1 << i for i in range(all_forms[0].bits)]
    there, sums, left = (numpy.zeros((len(all_forms), size), numpy.bool_) for _ in range(3))
    for row, forms in enumerate(all_forms):
        left[row, list(forms.wanted)] = True
    there[:, units] = True
    sums[:, [a ^ b for a in units for b in units if a != b]] = True
    left[:, [0, *units]] = False
    progress = Progress(there, sums, left)
    if complete:
        progress.complete()
    return progress


def _with_each(progress: Progress, row: int) -> tuple[Progress, NDArray[numpy.intp]]:
    """Return a chain with each of the sums of two that it lacks, completed, and these sums."""
    candidates = numpy.flatnonzero(progress.sums[row] & ~progress.there[row])
    candidates = candidates[candidates != 0]
    tried = progress.of(numpy.full(len(candidates), row))
    tried.add(candidates, numpy.arange(len(candidates)))
    tried.complete()
    return tried, candidates


def _others(progress: Progress, count: int) -> tuple[int, ...] | None:
    """Return `count` vectors with which the first of the chains has all that is wanted."""
    if count == 0:
        return () if progress.done[0] else None
    tried, candidates = _with_each(progress, 0)
    if count == 1:
        found = numpy.flatnonzero(tried.done)
        return (int(candidates[found[0]]),) if len(found) else None
    for row, vector in enumerate(candidates):
        rest = _others(tried.of(numpy.array([row])), count - 1)
        if rest is not None:
            return int(vector), *rest
    return None

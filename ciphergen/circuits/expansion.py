"""Any table as a circuit: Davio's expansion by the upper input bits, over functions of the lower four that share gates.

A function that is `a` where an input bit x is 0 and `b` where it is 1 has the derivative d = a ^ b; it is `a ^ x & d`,
or, if d is inverted, `b ^ (x | d)`. A table of 8 bits, expanded by four of them, needs 15 such pairs of gates for each
output bit, and functions of the other four, so many that most of them are one gate of two others that are wanted too.
All functions are 0 at the index 0, so that none is made a second time inverted; outputs are inverted at their ends. A
random table of 8 bits has about 420 operations, 240 of the expansion; a decision diagram has 630.
Davio, Deschamps and Thayse, "Discrete and Switching Functions", McGraw-Hill 1978.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache
from random import Random

from ciphergen.dsl.circuits import Circuit, input_bits
from ciphergen.dsl.term import Term, const

LOWER = 4  # input bits of the functions that share gates: of 5 bits there are too many for that
_SIZE = 1 << LOWER
_INPUTS = [sum(1 << i for i in range(_SIZE) if i >> bit & 1) for bit in range(LOWER)]

# The values of a function for all indices, index 0 lowest.
_Values = int
_Gate = tuple[str, _Values, _Values]


@lru_cache(maxsize=64)
def expansion(entries: tuple[int, ...], width: int, orders: int = 4, tries: int = 2) -> Circuit:
    """Return a circuit for a table of at least 16 entries, the best of some orders of its input bits.

    Args:
        entries: values of the table; their number is a power of 2.
        width: width of an entry in bits.
        orders: how many orders of the input bits are tried; they are the same in every run.
        tries: how many times the functions of the lower bits are made for each.
    """
    random = Random(0)
    bits = list(range(len(entries).bit_length() - 1))
    found = []
    for _ in range(orders):
        random.shuffle(bits)
        found.append(_Expansion(entries, width, bits).circuit(random, tries))
    return min(found, key=lambda circuit: circuit.operations)


class _Expansion:
    """The expansion of a table by all bits but the lowest four of an order, the highest first."""

    def __init__(self, entries: Sequence[int], width: int, order: Sequence[int]) -> None:
        indices = [sum((i >> n & 1) << bit for n, bit in enumerate(order)) for i in range(len(entries))]
        turned = [entries[index] for index in indices]
        self._columns = [sum((entry >> bit & 1) << i for i, entry in enumerate(turned)) for bit in range(width)]
        self._size = len(entries)
        self._inputs = input_bits(len(order))
        self._bits = [self._inputs[bit] for bit in order]

    def circuit(self, random: Random, tries: int) -> Circuit:
        """Return the circuit of the table with the fewest gates in the lower functions."""
        wanted = {_from_zero(column, self._size) for column in self._columns}
        size = self._size
        while size > _SIZE:
            size //= 2
            wanted = {part for f in wanted for part in _parts(f, size)[1:]}
        lower = min((_LowerFunctions(random).made(wanted) for _ in range(tries)), key=len)
        terms: dict[_Values, Term] = {0: const(0, 1)} | dict(zip(_INPUTS, self._bits, strict=False))
        for f, (op, a, b) in lower.items():
            x, y = terms[a], terms[b]
            terms[f] = x ^ y if op == "xor" else x & y if op == "and" else x | y
        outputs = [self._term(_from_zero(column, self._size), self._size, terms) for column in self._columns]
        return Circuit(self._inputs, tuple(~y if f & 1 else y for f, y in zip(self._columns, outputs, strict=True)))

    def _term(self, f: _Values, size: int, lower: dict[_Values, Term]) -> Term:
        if size == _SIZE:
            return lower[f]
        half = size // 2
        op, start, change = _parts(f, half)
        x, d = self._bits[half.bit_length() - 1], self._term(change, half, lower)
        return self._term(start, half, lower) ^ (x & d if op == "and" else x | d)


def _from_zero(f: _Values, size: int) -> _Values:
    """Return a function or its complement, whichever is 0 at the index 0."""
    return f ^ ((1 << size) - 1) if f & 1 else f


def _parts(f: _Values, half: int) -> tuple[str, _Values, _Values]:
    """Return (op, start, change) with `f = start ^ (x op change)`, where x is the highest of the index bits and half
    the indices are below it."""
    a, b = f & ((1 << half) - 1), f >> half
    d = a ^ b
    return ("or", _from_zero(b, half), _from_zero(d, half)) if d & 1 else ("and", a, d)


class _LowerFunctions:
    """The search for gates that make functions of the lower bits, each from two that stand before it."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._there: list[_Values] = []
        self._near: dict[_Values, _Gate] = {}  # functions that are one gate more

    def made(self, wanted: Collection[_Values]) -> dict[_Values, _Gate]:
        """Return gates by what they make, in order, all that is wanted among it."""
        for x in _INPUTS:
            self._add(x)
        made: dict[_Values, _Gate] = {}
        left = set(wanted) - {0, *_INPUTS}
        while left:
            at_once = sorted(left & self._near.keys())
            f = self._random.choice(at_once or self._helpers(sorted(left)))
            made[f] = self._near[f]
            self._add(f)
            left.discard(f)
        return made

    def _add(self, f: _Values) -> None:
        near = self._near
        for g in self._there:  # one of the busiest places
            if (values := f ^ g) not in near:
                near[values] = "xor", f, g
            if (values := f & g) not in near:
                near[values] = "and", f, g
            if (values := f | g) not in near:
                near[values] = "or", f, g
        self._there.append(f)

    def _helpers(self, left: Sequence[_Values]) -> list[_Values]:
        """Return functions that are one gate more, with which most of those left are one gate more; any if with none
        of them one is."""
        there = {0, *self._there}
        votes = Counter(f ^ g for f in left for g in self._there if f ^ g in self._near)
        most = max(votes.values(), default=0)
        return [f for f in votes if votes[f] == most] or sorted(self._near.keys() - there)

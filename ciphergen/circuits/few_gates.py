"""A table of few input bits as a circuit of few gates: a search by Kwan's method.

What is wanted is looked for among the gates that are there, then as one gate or two more of them; else an input bit
divides it in two functions, each of which is wanted for one value of the bit only and may be anything for the other.
Output bits are made one after the other and share gates; every order of them is tried. S-boxes of 4 bits get 13 to 20
gates in half a second, where a decision diagram has 27 to 36; of 5 bits 15 to 40, in up to a minute.
Kwan, "Reducing the Gate Count of Bitslice DES", ePrint 2000/051.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from math import inf
from time import monotonic
from typing import NamedTuple

from ciphergen.dsl.circuits import Circuit, input_bits
from ciphergen.dsl.term import Term, const, make

MOST_ENTRIES = 16  # each input bit more takes the search about 30 times as long
# How a function is divided by a bit: gate of the bit with the second part, gate of that with the first part.
_DIVISIONS = (("and", "xor"), ("or", "xor"), ("or", "and"), ("and", "or"))

# The values of a function for all indices, index 0 lowest.
Values = int


class _Gate(NamedTuple):
    """A gate: what it computes from two gates by their numbers; an input has no operation."""

    values: Values
    op: str
    a: int
    b: int


_Gates = tuple[_Gate, ...]
_Row = tuple[str, int, int, Values]


@lru_cache(maxsize=64)
def few_gates(entries: tuple[int, ...], width: int, seconds: float = inf) -> Circuit:
    """Return a circuit of few gates for a table, quickly for one of at most `MOST_ENTRIES` entries.

    Args:
        entries: values of the table; their number is a power of 2.
        width: width of an entry in bits.
        seconds: after which no further order of the outputs is begun.
    """
    inputs = input_bits(len(entries).bit_length() - 1)
    wanted = [sum((entry >> bit & 1) << i for i, entry in enumerate(entries)) for bit in range(width)]
    made, places = _GateSearch(len(inputs)).all_outputs(wanted, monotonic() + seconds)
    terms: list[Term] = [*inputs]
    for gate in made[len(inputs) :]:
        args = (terms[gate.a],) if gate.op == "not" else (terms[gate.a], terms[gate.b])
        terms.append(make(gate.op, args, 1))
    return Circuit(inputs, tuple(const(wanted[i] & 1, 1) if at < 0 else terms[at] for i, at in enumerate(places)))


class _GateSearch:
    """The search for a circuit over `count` input bits."""

    def __init__(self, count: int) -> None:
        self._all = (1 << (1 << count)) - 1
        self._inputs = [sum((i >> bit & 1) << i for i in range(1 << count)) for bit in range(count)]

    def all_outputs(self, wanted: Sequence[Values], end: float) -> tuple[_Gates, list[int]]:
        """Return gates, and for each output the number of its gate, negative for a constant. end: of the time in which
        orders of the outputs are begun, but for the first."""
        start = tuple(_Gate(values, "", i, i) for i, values in enumerate(self._inputs))
        best: tuple[_Gates, list[int]] | None = None
        most = 1 << 30
        for order in permutations(i for i, values in enumerate(wanted) if values not in (0, self._all)):
            if best is not None and monotonic() > end:
                break
            gates, places = start, [-1] * len(wanted)
            for i in order:
                found = self._made(gates, wanted[i], self._all, most, 0)
                if found is None:
                    break
                gates, places[i] = found
            else:
                best, most = (gates, places), len(gates) - 1
        assert best is not None
        return best

    def _made(self, gates: _Gates, wanted: Values, where: int, most: int, divided: int) -> tuple[_Gates, int] | None:
        """Return gates with one that has the wanted values at the indices of `where`, and its number; None if that
        takes more than `most`. divided: the input bits, as a mask, that the function is divided by."""
        if most < len(gates):
            return None
        for more in (self._there, self._one_more, self._two_more):
            found = more(gates, wanted & where, where)
            if found is not None:
                return found if len(found[0]) <= most else None
        best: tuple[_Gates, int] | None = None
        for bit in range(len(self._inputs)):
            for inner, outer in _DIVISIONS if not divided >> bit & 1 else ():
                found = self._divided(gates, wanted, where, most - 2, (bit, divided | 1 << bit, inner, outer))
                if found is not None:
                    best, most = found, len(found[0]) - 1
        return best

    def _divided(
        self, gates: _Gates, wanted: Values, where: int, most: int, how: tuple[int, int, str, str]
    ) -> tuple[_Gates, int] | None:
        """Return gates for `(bit inner second) outer first`."""
        bit, divided, inner, outer = how
        ones = self._inputs[bit]
        there, away = (where & ~ones, where & ones) if inner == "and" else (where & ones, where & ~ones)
        # Where `inner` gives a constant, the first part is what is wanted, or its complement.
        inverted = (inner, outer) == ("or", "xor")
        first = self._made(gates, wanted ^ self._all if inverted else wanted, there, most, divided)
        if first is None:
            return None
        more, one = first
        values = more[one].values
        if outer == "xor":
            second = self._made(more, wanted ^ values, away, most, divided)
        elif away & (wanted & ~values if outer == "and" else values & ~wanted):
            return None
        else:
            open_ = away & (values if outer == "and" else ~values)
            second = self._made(more, wanted, open_, most, divided)
        if second is None:
            return None
        more, two = second
        return self._with(self._with(more, inner, two, bit), outer, len(more), one), len(more) + 1

    def _there(self, gates: _Gates, wanted: Values, where: int) -> tuple[_Gates, int] | None:
        return next(((gates, i) for i, gate in enumerate(gates) if gate.values & where == wanted), None)

    def _one_more(self, gates: _Gates, wanted: Values, where: int) -> tuple[_Gates, int] | None:
        for op, a, b, values in (*self._inversions(gates), *_pairs(gates)):
            if values & where == wanted:
                return (*gates, _Gate(values, op, a, b)), len(gates)
        return None

    def _two_more(self, gates: _Gates, wanted: Values, where: int) -> tuple[_Gates, int] | None:
        """Return two gates more: a pair inverted, or a pair or an inverted gate with a third."""
        new, pairs = len(gates), _pairs(gates)
        others = [gate.values for gate in gates]
        for op, a, b, values in pairs:
            if ~values & where == wanted:
                return self._with((*gates, _Gate(values, op, a, b)), "not", new, new), new + 1
        there = {other & where for other in others}
        for op, a, b, values in (*self._inversions(gates), *pairs):
            seen = values & where
            if seen ^ wanted not in there and seen & wanted != wanted and seen | wanted != wanted:
                continue  # no third gate can be found, of whatever operation
            for i, other in enumerate(others):
                for last, both in (("xor", values ^ other), ("and", values & other), ("or", values | other)):
                    if both & where == wanted:
                        return self._with((*gates, _Gate(values, op, a, b)), last, new, i), new + 1
        return None

    def _inversions(self, gates: _Gates) -> list[_Row]:
        return [("not", i, i, gate.values ^ self._all) for i, gate in enumerate(gates)]

    def _with(self, gates: _Gates, op: str, a: int, b: int) -> _Gates:
        values = gates[a].values ^ self._all if op == "not" else _computed(op, gates[a].values, gates[b].values)
        return (*gates, _Gate(values, op, a, b))


def _pairs(gates: _Gates) -> list[_Row]:
    """Return what one gate can compute from two."""
    values = [gate.values for gate in gates]
    found: list[_Row] = []
    for i, x in enumerate(values):
        for j, y in enumerate(values[:i]):
            found += (("xor", i, j, x ^ y), ("and", i, j, x & y), ("or", i, j, x | y))
    return found


def _computed(op: str, a: Values, b: Values) -> Values:
    return a ^ b if op == "xor" else a & b if op == "and" else a | b

"""Any table as a circuit: a decision diagram whose nodes are shared by all output bits.

Each node decides by one input bit x. Its function is a where x is 0, b where x is 1, and has the derivative d = a ^ b:
it is `a ^ x & d`, or `b ^ ~x & d`, or the first with d made of a and b (Davio's expansions, and Shannon's). The two are
taken that are there, or else depend on the fewest inputs. A function that occurs again, as it is or inverted, is used
again. Of the orders of the inputs the best is taken that turns of them give. For S-boxes of 8 bits that is 400 to 600
operations, five times what a circuit made by hand has, but nobody need make it.
Drechsler and others, "Efficient Representation and Manipulation of Switching Functions Based on Ordered Kronecker
Functional Decision Diagrams", DAC 1994.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ciphergen.dsl.circuits import Circuit, input_bits
from ciphergen.dsl.term import Term, const

# The values of a function for all indices, index 0 lowest.
_Values = int


def diagram(entries: Sequence[int], width: int) -> Circuit:
    """Return a circuit for a table, made from decision diagrams.

    Args:
        entries: values of the table; their number is a power of 2.
        width: width of an entry in bits.
    """
    return _best(tuple(entries), width)


@lru_cache(maxsize=64)
def has_small_diagram(entries: tuple[int, ...], width: int, most: int) -> bool:
    """Return True if a table's diagram of one order of its inputs has at most so many functions, in the time that these
    take. entries, width: as in `diagram`."""
    try:
        _Diagram(range(len(entries).bit_length() - 1), most).circuit(_columns(entries, width))
    except _TooLarge:
        return False
    return True


@lru_cache(maxsize=64)
def _best(entries: tuple[int, ...], width: int) -> Circuit:
    count = len(entries).bit_length() - 1
    columns = _columns(entries, width)
    orders = [[(turn + i) % count for i in range(count)] for turn in range(count)] or [[]]
    return min((_Diagram(order).circuit(columns) for order in orders), key=lambda circuit: circuit.operations)


def _columns(entries: Sequence[int], width: int) -> list[_Values]:
    """Return the function of each bit of the entries."""
    return [sum((entry >> bit & 1) << i for i, entry in enumerate(entries)) for bit in range(width)]


class _TooLarge(Exception):
    """An error: a diagram has more functions than it may."""


class _Diagram:
    """A diagram that decides by the input bits in the order given. most: how many functions it may have, 0 for any
    number."""

    def __init__(self, order: Sequence[int], most: int = 0) -> None:
        size = 1 << len(order)
        self._order, self._inputs, self._most = order, input_bits(len(order)), most
        self._all = (1 << size) - 1
        self._ones = [sum(1 << i for i in range(size) if i >> bit & 1) for bit in range(len(order))]
        self._made: dict[_Values, Term] = {0: const(0, 1), self._all: const(1, 1)}
        self._made |= zip(self._ones, self._inputs, strict=True)

    def circuit(self, columns: Sequence[_Values]) -> Circuit:
        return Circuit(self._inputs, tuple(map(self._term, columns)))

    def _term(self, f: _Values) -> Term:
        if f not in self._made:
            if self._most and len(self._made) > self._most:
                raise _TooLarge
            inverted = self._made.get(f ^ self._all)
            self._made[f] = ~inverted if inverted is not None else self._node(f)
        return self._made[f]

    def _node(self, f: _Values) -> Term:
        """Return a function that is neither there nor inverted."""
        bit, a, b = next(parts for i in self._order if (parts := self._parts(f, i))[1] != parts[2])
        x, d = self._inputs[bit], a ^ b
        if a == 0 or b == self._all:
            return x & self._term(b) if a == 0 else x | self._term(a)
        if b == 0 or a == self._all:
            return ~x & self._term(a) if b == 0 else ~x | self._term(b)
        if d == self._all:
            return x ^ self._term(a)
        ways = {(a, d): 2, (b, d): 3, (a, b): 3}
        first, second = min(ways, key=lambda way: ways[way] + self._cost(way[0]) + self._cost(way[1]))
        start, change = self._term(first), self._term(second)
        if second == b:
            self._made.setdefault(d, start ^ change)
            change = self._made[d]
        return start ^ ((~x if first == b else x) & change)

    def _parts(self, f: _Values, bit: int) -> tuple[int, _Values, _Values]:
        """Return an input bit with the functions where it is 0 and where it is 1."""
        ones, shift = self._ones[bit], 1 << bit
        zero, one = f & ~ones, f & ones
        return bit, zero | zero << shift, one | one >> shift

    def _cost(self, f: _Values) -> int:
        """Return how long a function seems: 0 if it is there, by the number of its inputs if it is to be made."""
        if f in self._made:
            return 0
        if f ^ self._all in self._made:
            return 1
        return 1 << sum(a != b for _, a, b in (self._parts(f, i) for i in self._order))

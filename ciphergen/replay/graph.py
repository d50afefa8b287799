"""A graph of bits: gates that stand once, and nodes that are proved equal to older ones by truth tables.

A bit is an edge: twice a node's number, plus 1 for its complement; edge 0 is the constant 0. Nodes: `and` of two edges,
`xor` of two nodes, `table` (a truth table and its arguments), `input` (a bit of a variable), `op` (a bit of an
operation whose meaning nobody asks for).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from ciphergen.dsl.term import Term, concat, lookup

Value = TypeVar("Value")
MOST_ARGUMENTS = 8
MOST_LEAVES = 16  # of a cut: a truth table has a bit for each of their values


class Refused(Exception):
    """A certificate does not show what it says. `str()` is the reason."""


class Graph:
    """The gates. nodes: kind and arguments; same: the older edge that a node is proved equal to."""

    def __init__(self) -> None:
        self.nodes: list[tuple[Any, ...]] = [("zero",)]
        self.same: dict[int, int] = {}
        self._known: dict[tuple[Any, ...], int] = {}

    def find(self, edge: int) -> int:
        """Return the oldest edge that is proved equal to an edge."""
        while edge >> 1 in self.same:
            edge = self.same[edge >> 1] ^ edge & 1
        return edge

    def node(self, *key: Any) -> int:
        """Return the edge of a node, which stands once."""
        number = self._known.setdefault(key, len(self.nodes))
        if number == len(self.nodes):
            self.nodes.append(key)
        return self.find(2 * number)

    def both(self, a: int, b: int) -> int:
        """Return the and of two edges: x0 = 0, x1 = x, xx = x, x(~x) = 0."""
        a, b = sorted((self.find(a), self.find(b)))
        if a <= 1:
            return b if a else 0
        if a ^ b <= 1:
            return a if a == b else 0
        return self.node("and", a, b)

    def differ(self, a: int, b: int) -> int:
        """Return the exclusive or of two edges: complements come out, x ^ x = 0, x ^ (x ^ y) = y."""
        a, b = self.find(a), self.find(b)
        flip, (x, y) = (a ^ b) & 1, sorted((a >> 1, b >> 1))
        if x in (y, 0):
            return (0 if x == y else 2 * y) | flip
        for p, q in ((x, y), (y, x)):
            if self.nodes[q][0] == "xor" and p in self.nodes[q]:
                return self.find(2 * (self.nodes[q][1] + self.nodes[q][2] - p)) ^ flip
        return self.node("xor", x, y) ^ flip

    def choice(self, condition: int, then: int, otherwise: int) -> int:
        """Return `then` where the condition is 1."""
        return self.differ(self.both(condition, self.differ(then, otherwise)), otherwise)

    def gate(self, table: int, args: Sequence[int]) -> int:
        """Return the edge of a truth table over some edges; one of two with a single row of its own is an and."""
        if len(args) != 2 or table == 0b0110:
            return self.look_up(table, args)
        ones = [i for i in range(4) if table >> i & 1 == (table.bit_count() == 1)]
        a, b = (e ^ 1 ^ (ones[0] >> j & 1) for j, e in enumerate(args))
        return self.both(a, b) ^ (table.bit_count() != 1)

    def look_up(self, table: int, index: Sequence[int]) -> int:
        """Return bit i of a table, i being the number that the index makes, least significant first: by gates if it is
        one of at most two bits, or an exclusive or."""
        if len(index) > MOST_ARGUMENTS:
            half = 1 << len(index) - 1
            low = self.look_up(table & (1 << half) - 1, index[:-1])
            return self.choice(index[-1], self.look_up(table >> half, index[:-1]), low)
        index = [self.find(e) for e in index]
        table, places = _reduced(table, _pattern(index))
        flip, count, nodes = table & 1, len(places), tuple(index[i] >> 1 for i in places)
        table ^= (1 << (1 << count)) - 1 if flip else 0
        products = _products(table, count)
        if count > 2 and any(p & (p - 1) for p in products):
            return self.node("table", table, nodes) ^ flip
        result = 0
        for product in products:
            term = 1
            for j in range(count):
                term = self.both(term, 2 * nodes[j]) if product >> j & 1 else term
            result = self.differ(result, term)
        return result ^ flip

    def values(self, edges: Sequence[int], leaves: Iterable[int]) -> list[int]:
        """Return the truth tables of edges over the nodes `leaves`.

        Raises:
            Refused: an edge depends on something else, or there are too many leaves.
        """
        nodes = list(dict.fromkeys(leaves))
        if len(nodes) > MOST_LEAVES:
            raise Refused(f"a cut has {len(nodes)} bits, more than {MOST_LEAVES}")
        known = {0: 0} | {n: _projection(j, len(nodes)) for j, n in enumerate(nodes)}
        mask = (1 << (1 << len(nodes))) - 1

        def step(kind: str, table: int, args: list[int], values: list[int]) -> int:
            if kind == "and":
                return values[0] & values[1]
            if kind == "xor":
                return values[0] ^ values[1]
            if args == nodes[: len(args)]:
                return table * (mask // ((1 << (1 << len(args))) - 1))
            return _chosen(table, values, mask)

        return self._folded(edges, known, step, lambda v: v ^ mask)

    def terms(self, edges: Sequence[int], leaves: Mapping[int, Term]) -> list[Term]:
        """Return edges as terms of 1 bit over those of the nodes `leaves`.

        Raises:
            Refused: an edge depends on something else.
        """

        def step(kind: str, table: int, args: list[int], values: list[Term]) -> Term:
            if kind != "table":
                return values[0] & values[1] if kind == "and" else values[0] ^ values[1]
            return lookup([table >> i & 1 for i in range(1 << len(args))], concat(*values[::-1]), 1)

        return self._folded(edges, dict(leaves), step, lambda t: ~t)

    def _folded(
        self,
        edges: Sequence[int],
        known: dict[int, Value],
        step: Callable[[str, int, list[int], list[Value]], Value],
        inverted: Callable[[Value], Value],
    ) -> list[Value]:
        """Values of edges, of nodes that are known and of gates on them."""

        def of(edge: int) -> Value:
            return inverted(known[edge >> 1]) if edge & 1 else known[edge >> 1]

        waiting = [e >> 1 for e in edges]
        while waiting:
            kind, *rest = self.nodes[waiting[-1]]
            if waiting[-1] in known:
                waiting.pop()
                continue
            if kind not in ("and", "xor", "table"):
                raise Refused("a merge of bits depends on more than its cut")
            args = rest if kind == "and" else [2 * n for n in (rest if kind == "xor" else rest[1])]
            if below := [e >> 1 for e in args if e >> 1 not in known]:
                waiting += below
            else:
                table = rest[0] if kind == "table" else 0
                known[waiting.pop()] = step(kind, table, [e >> 1 for e in args], [of(e) for e in args])
        return [of(e) for e in edges]

    def merge(self, newer: int, older: int) -> None:
        """Take a proved equality of two edges: from now on the older one stands for the newer one's node."""
        newer, older = self.find(newer), self.find(older)
        if newer >> 1 != older >> 1:
            high, low = max(newer, older), min(newer, older)
            self.same[high >> 1] = low ^ high & 1
        elif newer != older:
            raise Refused("a bit is merged with its complement")


def _projection(j: int, count: int) -> int:
    return ((1 << (1 << j)) - 1 << (1 << j)) * (((1 << (1 << count)) - 1) // ((1 << (2 << j)) - 1))


def _chosen(table: int, values: Sequence[int], mask: int) -> int:
    """The table's entry by the values of its arguments, for all assignments at once."""
    if table == 0 or table == (1 << (1 << len(values))) - 1:
        return mask if table else 0
    half = 1 << len(values) - 1
    low, high = (_chosen(part, values[:-1], mask) for part in (table & (1 << half) - 1, table >> half))
    return values[-1] & high | ~values[-1] & low & mask


def _products(table: int, count: int) -> list[int]:
    """The sets of arguments (bit j: argument j) whose products' exclusive or is the function."""
    for j in range(count):
        table ^= (table & ~_projection(j, count)) << (1 << j)
    return [i for i in range(1 << count) if table >> i & 1]


def _pattern(index: Sequence[int]) -> tuple[int, ...]:
    """An index with the constant as node 0 and its other nodes numbered from 1 in order."""
    numbers = {0: 0}
    return tuple(2 * numbers.setdefault(e >> 1, len(numbers)) + (e & 1) for e in index)


@lru_cache(maxsize=4096)
def _reduced(table: int, pattern: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """A table over nodes, without the arguments that decide nothing, and where those that stay first stood."""
    count = max(pattern) >> 1
    table = sum((table >> _number(pattern, i << 1) & 1) << i for i in range(1 << count))
    places = [pattern.index(e) if (e := 2 * j + 2) in pattern else pattern.index(e + 1) for j in range(count)]
    for j in reversed(range(count)):
        size = 1 << len(places) - 1
        rows = [(i & (1 << j) - 1) | i >> j << j + 1 for i in range(size)]
        low, high = (sum((table >> row + b & 1) << i for i, row in enumerate(rows)) for b in (0, 1 << j))
        if low == high:
            table = low
            del places[j]
    return table, tuple(places)


def _number(pattern: tuple[int, ...], values: int) -> int:
    """The number that an index makes where bit n of `values` is the value of node n."""
    return sum(((values >> (e >> 1) ^ e) & 1) << i for i, e in enumerate(pattern))

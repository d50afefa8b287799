"""A bit graph with gates that stand once, and bits merged with older ones that have the same truth table over a cut.

A bit is an edge: twice a node's number, plus 1 for its complement; edge 0 is the constant 0. Nodes are numbered as they
come to be. A node is its kind, a parameter, and the edges that it is made of: `and` and `xor` of two edges, `table` (a
truth table; the edges of its index), `input` (a variable and a place in it), `op` (an operation that is not looked
into: name, width and, for each of its words, the width and a factor or a place), `bit` (a place in an `op`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any

Bits = tuple[int, ...]  # edges, the least significant first
MOST_LEAVES = 16  # of a cut: a truth table has a bit for each of their values
MOST_WORK = 1 << 25  # nodes made or visited, edges, bits, rows of truth tables: twice what the longest proof takes


class Refused(Exception):
    """An error: a certificate does not show what it says. `str()` is the reason."""


class Graph:
    """A graph of gates. nodes: kind, parameter and edges; same: the older edge that stands for a merged node."""

    def __init__(self, came: Callable[[int], None] = lambda number: None) -> None:
        """Make a graph of the constant 0; `came` is told the number of each new node and may merge the node."""
        self.nodes: list[tuple[str, Any, Bits]] = [("zero", None, ())]
        self.same, self._known = dict[int, int](), dict[tuple[str, Any, Bits], int]()
        self._parities, self._opaque = {0: 0}, 0
        self._came, self._work = came, 0

    def spend(self, work: int) -> None:
        """Charge work to the limit before the work is done: a few bytes may ask for hours, or for all memory.

        Raises:
            Refused: the work exceeds the limit.
        """
        self._work += work
        if self._work > MOST_WORK:
            raise Refused(f"takes more than {MOST_WORK} steps")

    def node(self, kind: str, param: Any, edges: Bits) -> int:
        """Return the edge of a node, which exists once (hash consing)."""
        number = self._known.setdefault((kind, param, edges), len(self.nodes))
        if number == len(self.nodes):
            self.spend(1 + len(edges))
            self.nodes.append((kind, param, edges))
            self._came(number)
        return self.same.get(number, 2 * number)

    def both(self, a: int, b: int) -> int:
        """Return the and of two edges: x0 = 0, x1 = x, xx = x, x(~x) = 0."""
        a, b = sorted((a, b))
        if a <= 1 or a ^ b <= 1:
            return b if a in (1, b) else 0
        return self.node("and", None, (a, b))

    def differ(self, a: int, b: int) -> int:
        """Return the exclusive or of two edges: complements move to the output, x ^ 0 = x, x ^ x = 0, x ^ (x ^ y) =
        y."""
        flip, (a, b) = (a ^ b) & 1, sorted((a & -2, b & -2))
        if a in (0, b):
            return flip if a else b | flip
        for x, y in ((a, b), (b, a)):
            kind, _, edges = self.nodes[y >> 1]
            if kind == "xor" and x in edges:
                return sum(edges) - x | flip
        return self.node("xor", None, (a, b)) ^ flip

    def choice(self, condition: int, then: int, otherwise: int) -> int:
        """Return `then` if the condition is 1, else `otherwise`."""
        return self.differ(self.both(condition, self.differ(then, otherwise)), otherwise)

    def look_up(self, table: int, index: Bits) -> int:
        """Return bit i of a table, where i is the number that the index forms."""
        rows = 1 << len(index)
        if table in (0, (1 << rows) - 1):
            return table & 1
        if len(index) < 3:
            low, high = (self.look_up(t, index[:-1]) for t in (table & (1 << rows // 2) - 1, table >> rows // 2))
            return self.choice(index[-1], high, low)
        flip = table & 1  # a function and its complement are one node
        return self.node("table", table ^ ((1 << rows) - 1) * flip, index) ^ flip

    def total(self, width: int, constant: int, factors: Sequence[int], edges: Bits) -> Bits:
        """Return a sum modulo 2**width of a constant and of bits, each with a factor, by full adders."""
        self.spend(width * len(edges))
        columns = stacked(width, constant, factors, edges)
        for i, column in enumerate(columns):
            while len(column) > 1:
                x, y, z = (*column, 0)[:3]
                half = self.differ(x, y)
                column[:3] = [self.differ(half, z)]
                carry = self.both(self.both(x, y) ^ 1, self.both(half, z) ^ 1) ^ 1
                columns[min(i + 1, width - 1)] += [carry] * (i + 1 < width)
        return tuple(sum(column) for column in columns)

    def borrow(self, a: Bits, b: Bits) -> int:
        """Return the bit a < b of two numbers: what a - b borrows from above its highest bit."""
        taken = 0
        for x, y in zip(a, b, strict=True):
            taken = self.both(self.both(x ^ 1, y) ^ 1, self.both(self.differ(x, y) ^ 1, taken) ^ 1) ^ 1
        return taken

    def cone(self, edges: Iterable[int], known: Collection[int]) -> list[int]:
        """Return the cone of the edges down to the known nodes, without these, oldest first."""
        found, waiting = set[int](), [e >> 1 for e in edges]
        while waiting:
            number = waiting.pop()
            if number not in found and number not in known:
                found.add(number)
                waiting += [e >> 1 for e in self.nodes[number][2]]
        self.spend(len(found))
        return sorted(found)

    def merge(self, number: int, older: int, leaves: Sequence[int] | None) -> None:
        """Merge a new node into an older edge, which stands for the node from now on.

        Raises:
            Refused: their truth tables over the nodes `leaves` are not the same, or, where these are None, the nodes of
                which both are exclusive ors.
        """
        if not 0 <= older >> 1 < number or not self._alike((2 * number, older), leaves):
            raise Refused(f"bit {number} is not equal to bit {older >> 1} over its cut")
        self.same[number] = self.same.get(older >> 1, older & -2) ^ older & 1

    def _alike(self, edges: Sequence[int], leaves: Sequence[int] | None) -> bool:
        return len(set(map(self.parity, edges) if leaves is None else self._values(edges, leaves))) == 1

    def parity(self, edge: int) -> int:
        """Return the nodes that are no exclusive ors of which an edge is one, as bits of a number; bit 0 is its
        complement."""
        for number in self.cone((edge,), self._parities):
            kind, _, edges = self.nodes[number]
            if kind == "xor":
                a, b = (self._parities[e >> 1] ^ e & 1 for e in edges)
                self._parities[number] = a ^ b
            else:
                self._opaque += 1
                self._parities[number] = 1 << self._opaque
            self.spend(self._parities[number].bit_length() >> 6)
        return self._parities[edge >> 1] ^ edge & 1

    def _values(self, edges: Sequence[int], leaves: Sequence[int]) -> tuple[int, ...]:
        """Return the truth tables of edges over the nodes `leaves`."""
        if len(leaves) > MOST_LEAVES:
            raise Refused(f"a cut has {len(leaves)} bits, more than {MOST_LEAVES}")
        mask = (1 << (1 << len(leaves))) - 1
        known = {0: 0} | {n: mask // ((1 << (1 << j)) + 1) << (1 << j) for j, n in enumerate(leaves)}

        def of(edges: Sequence[int]) -> tuple[int, ...]:
            return tuple(known[e >> 1] ^ (mask if e & 1 else 0) for e in edges)

        for number in self.cone(edges, known):
            kind, param, below = self.nodes[number]
            if kind not in ("and", "xor", "table"):
                raise Refused("a merge of bits depends on more than its cut")
            self.spend(1 + (1 << len(leaves) >> 14) << len(below) >> 2)
            table = {"and": 0b1000, "xor": 0b0110}.get(kind, param)
            known[number] = _chosen(table, of(below), mask)
        return of(edges)


def stacked(width: int, constant: int, factors: Iterable[int], edges: Iterable[int]) -> list[list[int]]:
    """Return the edges to be added up in each place of a sum, from the least significant. What is taken away is added
    in its complement: fx = f - f(~x)."""
    bits = list(zip(edges, factors, strict=True))
    for i, (edge, factor) in enumerate(bits):
        if (taken := -factor % (1 << width)).bit_count() < factor.bit_count():
            bits[i], constant = (edge ^ 1, taken), constant + factor
    return [[1] * (constant >> i & 1) + [e for e, factor in bits if factor >> i & 1] for i in range(width)]


@lru_cache(maxsize=1 << 12)
def _chosen(table: int, values: tuple[int, ...], mask: int) -> int:
    """Return the truth table of a table look-up from the truth tables of its arguments, for all assignments at once."""
    if not table or not values:
        return mask if table else 0
    half = 1 << len(values) - 1
    low, high = (_chosen(part, values[:-1], mask) for part in (table & (1 << half) - 1, table >> half))
    return values[-1] & (high ^ low) ^ low

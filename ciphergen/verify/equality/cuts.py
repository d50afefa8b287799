"""Equality of two nodes of a bit graph, proved over a cut.

A cut is a set of nodes below both. Where every assignment of the nodes of a cut makes both equal, they are
equal. Where some assignment does not, that says nothing, since the nodes of the cut may never take these
values together: the cut is moved further down. First its newest nodes are expanded, which leads from the
program's nodes down to those that program and specification share; then those whose arguments add least to
it, and last of all those at which something is looked up, since there circuits of tables end. Up to twelve
nodes all assignments are tried at once, as truth tables that are one integer each. Exclusive ors of the same
nodes are equal without a cut; another cut that is wider is left to the solver. Two nodes that differ on some
inputs tell the graph on which.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from heapq import heappop, heappush
from typing import Protocol

from ciphergen.dsl.term import Term, concat, const, eq, lookup, var
from ciphergen.verify.equality.bit_graph import XOR, all_products, of_products, of_two, products, projection
from ciphergen.verify.equality.smt import Solver, equal

MOST_LEAVES = 12
MOST_INPUTS = 16  # where all nodes of a cut are inputs, so that no other is tried
MOST_NODES = 400
MOST_GATES = 1_000  # above a cut at what a table looks up: a circuit of any eight bits has less
MOST_TABLES = 8
MOST_SUMS = 200  # exclusive ors that are taken apart to compare two
# After a cut that failed, the next is one that is narrower, or has so many nodes more above it.
STEP = 6
STEPS = 5_000_000  # of the solver, for a question
# So many answers of the solver that prove nothing, and it is not asked again.
MOST_FAILURES = 20


class LogicNetwork(Protocol):
    """The nodes of a bit graph. fans: arguments of each node, () for inputs. tables: its truth table. indices: nodes at
    which something is looked up."""

    fans: list[tuple[int, ...]]
    tables: list[int]
    indices: set[int]

    def refine(self, bits: Mapping[int, int], /) -> bool:
        """Add vectors in which these inputs have these values; return False if none are added."""


class CutProver:
    """A prover of nodes' equality over cuts. cuts: the leaves of what truth tables proved, by the newer node; failures:
    of the solver."""

    def __init__(self, solver: Solver | None) -> None:
        """Take the solver to ask where truth tables prove nothing; None allows truth tables only."""
        self.solver = solver
        self.cuts: dict[int, tuple[int, ...]] = {}
        self.failures = 0

    def __call__(self, graph: LogicNetwork, node: int, other: int) -> bool:
        """Return True if a node is proved equal to an older one; False means not proved."""
        if self._composed(graph, node, other):
            return True
        table = _look_up(graph, node, other)
        cone = _Cone.of(graph, (node, other), last=graph.fans[table] or graph.indices)
        if graph.fans[other]:
            while len(cone.inside) < MOST_NODES and (newest := cone.newest()) >= other:
                cone.expand(newest)
        tables, next_size, narrowest = 0, 0, MOST_LEAVES + 1
        largest = MOST_GATES if table else MOST_NODES
        while True:
            lower = cone.cheapest()
            best = lower is None or lower in cone.last
            worth = best or cone.width < narrowest or len(cone.inside) >= next_size
            most = MOST_INPUTS if lower is None else MOST_LEAVES
            if worth and cone.width <= most and (best or tables < MOST_TABLES):
                tables, next_size, narrowest = tables + 1, len(cone.inside) + STEP, cone.width
                if self._agree(cone, node, other):
                    self.cuts[node] = cone.leaves(table)
                    return True
                if lower is None:
                    return False  # nothing was cut: they do differ
            if lower is None or len(cone.inside) >= largest:
                return self._ask(cone, node, other)
            cone.expand(lower)

    def _composed(self, graph: LogicNetwork, node: int, other: int) -> bool:
        """Return True if a look-up by what others look up at one index is proved equal over this index, as a table and
        its inverse need: the index may be older than what it is compared to."""
        found = graph.fans[node]
        inner = {graph.fans[n] for n in found}
        if len(found) < 3 or len(inner) > 1 or any(len(index) < 3 for index in inner):
            return False
        cone = _Cone.of(graph, (node, other))
        for n in dict.fromkeys((node, *found)):
            cone.expand(n)
        if cone.width > MOST_LEAVES or not self._agree(cone, node, other):
            return False
        self.cuts[node] = cone.leaves(0)
        return True

    def _agree(self, cone: _Cone, node: int, other: int) -> bool:
        """Return True if both nodes have one truth table over the cut."""
        leaves = cone.leaves(_look_up(cone.graph, node, other))
        values = dict(zip(leaves, _projections(len(leaves)), strict=True))
        values[0] = 0
        tables, fans = cone.graph.tables, cone.graph.fans
        mask = (1 << (1 << len(leaves))) - 1
        shared: tuple[tuple[int, ...], list[int]] = ((), [])
        for n in sorted(cone.inside):
            fan, table = fans[n], tables[n]
            if len(fan) == 2:
                values[n] = of_two(table, values[fan[0]], values[fan[1]])
            elif fan == leaves[: len(fan)]:
                values[n] = table * (mask // ((1 << (1 << len(fan))) - 1))
            else:
                if shared[0] != fan:
                    shared = fan, all_products([values[a] for a in fan], mask)
                values[n] = of_products(products(table, len(fan)), shared[1])
        return values[node] == values[other]

    def _ask(self, cone: _Cone, node: int, other: int) -> bool:
        """Return True if the nodes are exclusive ors of the same, or the solver proves them equal over the last cut.
        Count a failure unless the nodes are proved equal or told apart."""
        if _same_sum(cone.graph, node, other):
            return True
        if self.solver is None or self.failures == MOST_FAILURES:
            return False
        terms = _terms(cone)
        answer = equal(self.solver, terms[node], terms[other], STEPS)
        if answer is not True and not (answer is False and self._told_apart(cone, terms, node, other)):
            self.failures += 1
        return answer is True

    def _told_apart(self, cone: _Cone, terms: Mapping[int, Term], node: int, other: int) -> bool:
        """Return True if the graph adds inputs, found by the solver, on which the nodes differ; False if something is
        cut."""
        if cone.open or self.solver is None:
            return False
        leaves = {terms[n]: n for n in cone.leaves(0)}
        found = self.solver.model([~eq(terms[node], terms[other])], list(leaves))
        return found is not None and cone.graph.refine({leaves[t]: bit for t, bit in found.items()})

    def separate(self, graph: LogicNetwork, node: int, other: int, complement: bool) -> dict[int, int]:
        """Return values of inputs on which two nodes may differ, with the second complemented if `complement`. Expand
        nodes above the older one only. Return an empty assignment if the solver finds none in time."""
        cone = _Cone.of(graph, (node, other))
        while len(cone.inside) < MOST_NODES and (newest := cone.newest()) > min(node, other):
            cone.expand(newest)
        terms = _terms(cone)
        differ = ~eq(terms[node], ~terms[other] if complement else terms[other])
        leaves = {terms[n]: n for n in cone.leaves(node)}
        found = self.solver.model([differ], list(leaves)) if self.solver else {}
        return {leaves[t]: bit for t, bit in (found or {}).items() if not graph.fans[leaves[t]]}


def _same_sum(graph: LogicNetwork, node: int, other: int) -> bool:
    """Return True if two nodes are exclusive ors of the same nodes, however these are grouped."""
    left = {node, other}
    for _ in range(MOST_SUMS):
        newest = max(left)
        if graph.tables[newest] != XOR or len(graph.fans[newest]) != 2:
            return False  # all others are older, and so is all that they are made of
        left ^= {newest, *graph.fans[newest]}
        if not left:
            return True
    return False


def _look_up(graph: LogicNetwork, node: int, other: int) -> int:
    """Return which of two nodes is a look-up, the second if both are; 0 if none is. The look-up's arguments are the cut
    at which a circuit for it ends."""
    return next((n for n in (other, node) if len(graph.fans[n]) > 2), 0)


@cache
def _projections(count: int) -> tuple[int, ...]:
    """Return the truth tables of so many inputs."""
    return tuple(projection(j, count) for j in range(count))


class _Cone:
    """The cone between roots and a cut. inside: the nodes above the cut. open: nodes of the cut that can be expanded;
    the others are inputs. last: nodes that a cut is best made of."""

    def __init__(self, graph: LogicNetwork, last: Collection[int]) -> None:
        self.graph, self.last = graph, last
        self.inside: list[int] = []
        self.open: set[int] = set()
        self._inputs: list[int] = []
        self._seen = {0}
        # Of each node that can be expanded, how many arguments the cut has not seen, and who waits for an argument.
        self._new: dict[int, int] = {}
        self._users: dict[int, list[int]] = {}
        self._cheap: list[tuple[bool, int, int]] = []
        self._young: list[int] = []

    @classmethod
    def of(cls, graph: LogicNetwork, roots: Sequence[int], last: Collection[int] = ()) -> _Cone:
        """Return the cone whose cut is the roots themselves."""
        cone = cls(graph, last)
        cone._add(roots)
        return cone

    @property
    def width(self) -> int:
        """Return the width of the cut: its number of nodes."""
        return len(self.open) + len(self._inputs)

    def _add(self, nodes: Sequence[int]) -> None:
        for n in nodes:
            if n not in self._seen:
                self._seen.add(n)
                for user in self._users.pop(n, ()):
                    self._new[user] -= 1
                    self._rank(user)
                if self.graph.fans[n]:
                    self.open.add(n)
                    heappush(self._young, -n)
                    new = [a for a in self.graph.fans[n] if a not in self._seen]
                    self._new[n] = len(new)
                    for argument in new:
                        self._users.setdefault(argument, []).append(n)
                    self._rank(n)
                else:
                    self._inputs.append(n)

    def _rank(self, n: int) -> None:
        if n in self.open:
            heappush(self._cheap, (n in self.last, self._new[n], -n))

    def expand(self, n: int) -> None:
        """Replace a node of the cut by its arguments."""
        self.open.remove(n)
        self.inside.append(n)
        self._add(self.graph.fans[n])

    def newest(self) -> int:
        """Return the newest node of the cut that can be expanded, 0 if all are inputs."""
        while self._young and -self._young[0] not in self.open:
            heappop(self._young)
        return -self._young[0] if self._young else 0

    def cheapest(self) -> int | None:
        """Return the node of the cut whose expansion widens the cut least, the newest of several; None if all are
        inputs."""
        while self._cheap:
            _, new, n = self._cheap[0]
            if -n in self.open and self._new[-n] == new:
                return -n
            heappop(self._cheap)  # expanded since, or cheaper by now
        return None

    def leaves(self, first: int) -> tuple[int, ...]:
        """Return the nodes of the cut, the arguments of `first` in front if all are in the cut, so that the table of
        `first` applies."""
        found = (*self._inputs, *sorted(self.open))
        fan = self.graph.fans[first]
        if len(fan) > 2 and set(fan) <= set(found):
            return (*fan, *(n for n in found if n not in fan))
        return found


def _terms(cone: _Cone) -> dict[int, Term]:
    """Return the nodes of a cone as terms of one bit, with variables for the nodes of the cut."""
    terms: dict[int, Term] = {n: var(f"cut.{n}", 1) for n in cone.leaves(0)}
    terms[0] = const(0, 1)
    for n in sorted(cone.inside):
        table, args = cone.graph.tables[n], [terms[a] for a in cone.graph.fans[n]]
        if len(args) == 2 and table == XOR:
            terms[n] = args[0] ^ args[1]
        else:
            terms[n] = lookup([table >> i & 1 for i in range(1 << len(args))], concat(*reversed(args)), 1)
    return terms

"""Bit blasting: terms become bits of a graph, each operation as its row says, down to ands and exclusive ors."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np

from ciphergen.dsl.term import Term
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.verify.equality.bit_graph import BitGraph
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.equality.simulate import TermSimulator, packed, word

Bits = tuple[int, ...]  # edges, the least significant first


class BitTerms:
    """The bits of terms as edges of a graph, each term once. Equal edges: equal for all values of the variables.
    inputs: which bit of which variable a node without arguments is.

    Args:
        opaque: which terms are taken as variables, of any value; what is below them is not looked at.
    """

    def __init__(self, graph: BitGraph, simulator: TermSimulator, opaque: Callable[[Term], bool] | None = None) -> None:
        self.graph, self._simulator, self._opaque = graph, simulator, opaque
        self._known: dict[Term, Bits] = {}
        self.inputs: dict[int, tuple[Term, int]] = {}

    def __call__(self, term: Term) -> Bits:
        """Return the edges of a term's bits, the least significant first."""
        for t in missing(term, self._known, self._opaque):
            self._known[t] = self._bits(t)
            assert len(self._known[t]) == t.width
        return self._known[term]

    def __len__(self) -> int:
        """Return the number of nodes of the graph that have arguments or are inputs."""
        return len(self.graph.fans) - 1

    def __contains__(self, term: Term) -> bool:
        """Return True if the term's edges are known."""
        return term in self._known

    def same(self, a: Term, b: Term) -> bool:
        """Return True if two terms are proved equal for all values of the variables and opaque terms."""
        return self(a) == self(b)

    def example(self, vector: int) -> tuple[int, TermSimulator]:
        """Return one of the graph's vectors as a place in a simulator and that simulator."""
        if vector < self._simulator.count:
            return vector, self._simulator
        fixed: dict[Term, int] = {}
        for node, (variable, place) in self.inputs.items():
            fixed[variable] = fixed.get(variable, 0) | (self.graph.values[node] >> vector & 1) << place
        return 0, TermSimulator(1, fixed={v: np.full(1, value, word(v.width)) for v, value in fixed.items()})

    def _bits(self, t: Term) -> Bits:
        if t.op == "const":
            return tuple(t.value >> i & 1 for i in range(t.width))
        if t.op == "var" or (self._opaque is not None and self._opaque(t)):
            return self._variable(t)
        return OPERATIONS[t.op].bits(self.graph, t.width, [self._known[a] for a in t.args], t.param)

    def _variable(self, t: Term) -> Bits:
        edges = []
        for i, values in enumerate(self._values(t)):
            edges.append(self.graph.input(values))
            self.inputs[edges[-1] >> 1] = (t, i)
        return tuple(edges)

    def _values(self, t: Term) -> list[int]:
        """Return values of each bit of a variable; of an opaque term any, since to compute its own takes an array for
        each term below."""
        if t.op == "var":
            return [packed(self._simulator(t), i) for i in range(t.width)]
        source = Random(t.rank)
        return [source.getrandbits(self._simulator.count) for _ in range(t.width)]

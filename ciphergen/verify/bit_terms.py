"""Terms as bits of a graph: every operation on words, bit by bit, down to ands and exclusive ors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

import numpy as np

from ciphergen.dsl.term import Term
from ciphergen.verify.bits import ONE, ZERO, BitGraph
from ciphergen.verify.parts import missing
from ciphergen.verify.simulate import Simulator, packed, word

Bits = tuple[int, ...]  # edges, the least significant first


class BitTerms:
    """The edges of terms, each term once. Equal edges: equal for all values of the variables. inputs: which bit
    of which variable a node without arguments is."""

    def __init__(self, graph: BitGraph, simulator: Simulator) -> None:
        self.graph, self._simulator = graph, simulator
        self._known: dict[Term, Bits] = {}
        self._columns: dict[tuple[tuple[int, ...], int], list[int]] = {}
        self.inputs: dict[int, tuple[Term, int]] = {}
        self._rules: dict[str, Callable[[Term, list[Bits]], Bits]] = {
            "const": lambda t, a: tuple(t.value >> i & 1 for i in range(t.width)),
            "var": self._variable,
            "concat": lambda t, a: tuple(bit for part in reversed(a) for bit in part),
            "extract": lambda t, a: a[0][t.number : t.number + t.width],
            "zext": lambda t, a: a[0] + (ZERO,) * (t.width - len(a[0])),
            "sext": lambda t, a: a[0] + a[0][-1:] * (t.width - len(a[0])),
            "rotl": lambda t, a: a[0][len(a[0]) - t.number :] + a[0][: len(a[0]) - t.number],
            "shl": lambda t, a: self._shift(a[0], a[1], lambda bits, k: (ZERO,) * k + bits[: len(bits) - k], ZERO),
            "lshr": lambda t, a: self._shift(a[0], a[1], lambda bits, k: bits[k:] + (ZERO,) * k, ZERO),
            "ashr": lambda t, a: self._shift(a[0], a[1], lambda bits, k: bits[k:] + bits[-1:] * k, a[0][-1]),
            "not": lambda t, a: tuple(bit ^ 1 for bit in a[0]),
            "and": lambda t, a: tuple(map(graph.both, *a)),
            "or": lambda t, a: tuple(map(graph.either, *a)),
            "xor": lambda t, a: tuple(map(graph.different, *a)),
            "ite": lambda t, a: tuple(graph.choice(a[0][0], x, y) for x, y in zip(a[1], a[2], strict=True)),
            "table": self._table,
            "add": lambda t, a: self._sum(a[0], a[1], ZERO)[0],
            "sub": lambda t, a: self._sum(a[0], _complement(a[1]), ONE)[0],
            "neg": lambda t, a: self._sum((ZERO,) * t.width, _complement(a[0]), ONE)[0],
            "mul": lambda t, a: self._product(a[0], a[1]),
            "eq": lambda t, a: (self._equal(a[0], a[1]),),
            "ult": lambda t, a: (self._less(a[0], a[1]),),
            "slt": lambda t, a: (self._less(_biased(a[0]), _biased(a[1])),),
        }

    def __call__(self, term: Term) -> Bits:
        """The edges of a term's bits, the least significant first."""
        for t in missing(term, self._known):
            self._known[t] = self._rules[t.op](t, [self._known[a] for a in t.args])
            assert len(self._known[t]) == t.width
        return self._known[term]

    def __contains__(self, term: Term) -> bool:
        """Whether the term's edges are known."""
        return term in self._known

    def example(self, vector: int) -> tuple[int, Simulator]:
        """One of the graph's vectors, as a place in a simulator."""
        if vector < self._simulator.count:
            return vector, self._simulator
        fixed: dict[Term, int] = {}
        for node, (variable, place) in self.inputs.items():
            fixed[variable] = fixed.get(variable, 0) | (self.graph.values[node] >> vector & 1) << place
        return 0, Simulator(1, fixed={v: np.full(1, value, word(v.width)) for v, value in fixed.items()})

    def _variable(self, t: Term, args: list[Bits]) -> Bits:
        values = self._simulator(t)
        edges = []
        for i in range(t.width):
            edges.append(self.graph.input(packed(values, i)))
            self.inputs[edges[-1] >> 1] = (t, i)
        return tuple(edges)

    def _table(self, t: Term, args: list[Bits]) -> Bits:
        """Each bit of the entries is a table of bits of its own."""
        entries = t.param
        assert isinstance(entries, tuple)
        columns = self._columns.get((entries, t.width))
        if columns is None:
            columns = [sum((v >> i & 1) << place for place, v in enumerate(entries)) for i in range(t.width)]
            self._columns[entries, t.width] = columns
        return tuple(self.graph.look_up(column, args[0]) for column in columns)

    def _shift(self, bits: Bits, amount: Bits, by: Callable[[Bits, int], Bits], filler: int) -> Bits:
        """A shift, by any amount: the powers of two below the width in turn; more than that leaves nothing."""
        beyond = ZERO
        for i, condition in enumerate(amount):
            if 1 << i < len(bits):
                moved = by(bits, 1 << i)
                bits = tuple(self.graph.choice(condition, x, y) for x, y in zip(moved, bits, strict=True))
            else:
                beyond = self.graph.either(beyond, condition)
        return tuple(self.graph.choice(beyond, filler, bit) for bit in bits)

    def _sum(self, a: Bits, b: Bits, carry: int) -> tuple[Bits, int]:
        """The sum with the carry in, and the carry out."""
        graph, result = self.graph, []
        for x, y in zip(a, b, strict=True):
            half = graph.different(x, y)
            result.append(graph.different(half, carry))
            carry = graph.either(graph.both(x, y), graph.both(half, carry))
        return tuple(result), carry

    def _product(self, a: Bits, b: Bits) -> Bits:
        result: Bits = (ZERO,) * len(a)
        for i, factor in enumerate(b):
            row = (ZERO,) * i + tuple(self.graph.both(factor, bit) for bit in a[: len(a) - i])
            result = self._sum(result, row, ZERO)[0]
        return result

    def _equal(self, a: Bits, b: Bits) -> int:
        return reduce(self.graph.both, (self.graph.different(x, y) ^ 1 for x, y in zip(a, b, strict=True)))

    def _less(self, a: Bits, b: Bits) -> int:
        """a < b: a - b borrows."""
        return self._sum(a, _complement(b), ONE)[1] ^ 1


def _complement(bits: Sequence[int]) -> Bits:
    return tuple(bit ^ 1 for bit in bits)


def _biased(bits: Bits) -> Bits:
    """Two's complement numbers in the order of unsigned ones."""
    return (*bits[:-1], bits[-1] ^ 1)

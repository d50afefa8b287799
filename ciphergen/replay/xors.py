"""The law of exclusive ors: terms are equal whose bits are the exclusive or of the same bits, in whatever order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ciphergen.dsl.term import Term
from ciphergen.replay.laws import Laws

Parts = frozenset[int]  # 0 stands for the constant 1


class Xors:
    """Bits as sets of parts that are no exclusive ors; what is made of equal parts is equal."""

    def __init__(self, laws: Laws) -> None:
        self.laws, self.graph = laws, laws.graph
        self._known: dict[int, Parts] = {0: frozenset()}
        self._numbers: dict[object, int] = {}

    def __call__(self, term: Term) -> tuple[Parts, ...]:
        """Return the parts of a term's bits."""
        return tuple(map(self._edge, self.laws(term)))

    def _edge(self, edge: int) -> Parts:
        waiting = [edge >> 1]
        while waiting:
            below = [n for n in self._below(waiting[-1]) if n not in self._known]
            if not below or waiting[-1] in self._known:
                node = waiting.pop()
                self._known.setdefault(node, self._node(node))
            waiting += below
        return self._parts(edge)

    def _parts(self, edge: int) -> Parts:
        return self._known[edge >> 1] ^ (frozenset({0}) if edge & 1 else frozenset())

    def _below(self, node: int) -> Iterable[int]:
        kind, *rest = self.graph.nodes[node]
        if kind == "op":
            return [e >> 1 for bits, _ in rest[0][2] for e in bits]
        return [e >> 1 for e in rest] if kind == "and" else rest if kind == "xor" else ()

    def _node(self, node: int) -> Parts:
        kind, *rest = self.graph.nodes[node]
        if kind == "xor":
            return self._known[rest[0]] ^ self._known[rest[1]]
        key: Any = node
        if kind == "and":
            a, b = map(self._parts, rest)
            if not a or not b or a == b:
                return a & b
            key = frozenset((a, b))
        elif kind == "op":
            (name, width, args), place = rest
            # Arguments that differ as bits can be the same as parts: they are counted, as a + a is not a.
            counts = Counter((tuple(map(self._parts, bits)), tag) for bits, tag in args)
            key = name, width, frozenset(counts.items()), place
        return frozenset({self._numbers.setdefault(key, len(self._numbers) + 1)})

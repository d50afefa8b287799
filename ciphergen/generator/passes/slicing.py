"""Slicing: terms on words as gates on planes, a register for each bit of a word.

Why: with as many blocks as a register has bits, bit i of all blocks in a register of its own, whatever only moves bits
takes no instruction, look-ups are circuits that run for all blocks at once, and words may have any width.

    before  (rotl[1] (xor x:4 y:4))
    after   ((xor x3 y3), (xor x0 y0), (xor x1 y1), (xor x2 y2)), the lowest bit first

Ends: each term is looked at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic

from ciphergen.dsl.term import Term, const, topological
from ciphergen.dsl.term.gates import Bit, Gates
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.generator.passes import planes


class PlaneGates(Gates[Term]):
    """Gates on registers of `width` bits."""

    def __init__(self, width: int) -> None:
        self.zero, self.one = const(0, width), const(-1, width)

    def invert(self, a: Term) -> Term:
        return ~a

    def both(self, a: Term, b: Term) -> Term:
        return a & b

    def either(self, a: Term, b: Term) -> Term:
        return a | b

    def different(self, a: Term, b: Term) -> Term:
        return a ^ b


class Slicing(Generic[Bit]):
    """Translates terms on words; what it has translated is kept. look_ups: of tables, in the order in which they are
    translated.

    Args:
        gates: on planes.
        circuits: by a table's entries.
        known: variables, each with its planes, the lowest bit's first.
    """

    def __init__(self, gates: Gates[Bit], circuits: planes.Circuits, known: Mapping[Term, tuple[Bit, ...]]) -> None:
        self.look_ups: list[Term] = []
        self._gates, self._circuits = gates, circuits
        self._found = dict[Term, tuple[Bit, ...]](known)

    def run(self, terms: Sequence[Term]) -> list[tuple[Bit, ...]]:
        """Return the planes of terms."""
        for term in topological(terms):
            if term not in self._found:
                self._found[term] = self._bits(term)
        return [self._found[term] for term in terms]

    def over(self, known: Mapping[Term, tuple[Bit, ...]]) -> Slicing[Bit]:
        """Return what translates by the same gates over other variables, or terms in place of variables."""
        return Slicing(self._gates, self._circuits, known)

    def _bits(self, term: Term) -> tuple[Bit, ...]:
        if term.is_const:
            return tuple(self._gates.one if term.value >> i & 1 else self._gates.zero for i in range(term.width))
        args: Any = [self._found[a] for a in term.args]
        if term.op == "table":
            self.look_ups.append(term)
            return planes.looked_up(term, args[0], self._circuits, self._gates)
        return OPERATIONS[term.op].bits(self._gates, term.width, args, term.param)

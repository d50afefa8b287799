"""Linear combinations of terms modulo 2**width: for sums in normal form and for addresses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ciphergen.dsl.term import Term


@dataclass(frozen=True)
class Linear:
    """constant + sum of coefficient * atom, modulo 2**width; no coefficient is 0."""

    width: int
    constant: int
    terms: Mapping[Term, int]

    @staticmethod
    def of(term: Term) -> Linear:
        """Take sums, differences and products with constants apart; everything else is an atom."""
        if term.is_const:
            return Linear(term.width, term.value, {})
        if term.op == "add":
            return Linear.of(term.args[0]).plus(Linear.of(term.args[1]))
        if term.op == "sub":
            return Linear.of(term.args[0]).plus(Linear.of(term.args[1]).times(-1))
        if term.op == "neg":
            return Linear.of(term.args[0]).times(-1)
        if term.op == "mul" and term.args[1].is_const:
            return Linear.of(term.args[0]).times(term.args[1].value)
        if term.op == "concat" and term.args[-1].is_const and term.args[-1].value == 0 and len(term.args) == 2:
            inner = term.args[0]
            shift = term.args[1].width
            if inner.op == "extract" and inner.number == 0 and inner.args[0].width == term.width:
                return Linear.of(inner.args[0]).times(1 << shift)
        return Linear(term.width, 0, {term: 1})

    def plus(self, other: Linear) -> Linear:
        mask = (1 << self.width) - 1
        terms = dict(self.terms)
        for atom, coefficient in other.terms.items():
            total = (terms.pop(atom, 0) + coefficient) & mask
            if total:
                terms[atom] = total
        return Linear(self.width, (self.constant + other.constant) & mask, terms)

    def times(self, factor: int) -> Linear:
        mask = (1 << self.width) - 1
        scaled = {a: c * factor & mask for a, c in self.terms.items()}
        return Linear(self.width, self.constant * factor & mask, {a: c for a, c in scaled.items() if c})

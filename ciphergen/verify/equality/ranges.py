"""Implications between comparisons, by the ranges of values that they leave to one sum: what code asks of a number of
blocks or bytes, many times in each turn of a loop.

A comparison of a sum with a constant says in which ranges of numbers the sum lies. A goal holds where the assumptions
about the same sum, whatever its constant, leave it nothing outside of the goal's ranges. Assumptions about other sums
are not looked at, so nothing is ever refuted here.

Trusted: `tests/verify/test_ranges.py` shows for few bits that what is said to hold does so for all values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce

from ciphergen.dsl.term import Term
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.parts import is_value

Ranges = tuple[tuple[int, int], ...]  # the first and the last number of each, unsigned, in order


@dataclass(frozen=True)
class _Fact:
    """A fact: in which ranges a sum lies. atoms: the sum without its constant, as atoms with their factors; numbers:
    how many there are, 2**width."""

    atoms: frozenset[tuple[Term, int]]
    numbers: int
    ranges: Ranges

    @staticmethod
    def of(place: Linear, first: int, count: int) -> _Fact:
        """Return the fact that a sum is one of so many numbers from the first on, modulo 2**width. What is said of a
        sum's negative is said of the sum."""
        numbers = 1 << place.width
        atoms, first = place.terms, first - place.constant
        negative = place.times(-1).terms
        if _in_order(negative) < _in_order(atoms):
            atoms, first = negative, 1 - first - count
        return _Fact(frozenset(atoms.items()), numbers, _around(first % numbers, count, numbers))

    @property
    def denied(self) -> _Fact:
        """Return that the fact does not hold."""
        begins = [0, *(last + 1 for _, last in self.ranges)]
        ends = [*(first - 1 for first, _ in self.ranges), self.numbers - 1]
        gaps = tuple((first, last) for first, last in zip(begins, ends, strict=True) if first <= last)
        return _Fact(self.atoms, self.numbers, gaps)

    def is_about(self, other: _Fact) -> bool:
        """Return True for facts about one sum."""
        return (self.atoms, self.numbers) == (other.atoms, other.numbers)

    def follows(self, facts: Sequence[_Fact]) -> bool:
        """Return True if facts about the same sum leave it nothing outside of these ranges."""
        return not reduce(_both, [fact.ranges for fact in facts if self.is_about(fact)], self.denied.ranges)


@dataclass(frozen=True)
class _Order:
    """A fact: that one number, unsigned, is another one or more."""

    more: Linear
    less: Linear

    def follows(self, orders: Sequence[_Order], facts: Sequence[_Fact]) -> bool:
        """Return True for x >= y + c, where x >= y is known, so that x - y is a distance, and it is c or more: then
        y + c does not wrap."""
        for known in orders:
            step, distance = _minus(self.less, known.less), _minus(known.more, known.less)
            if self.more == known.more and not step.terms:
                far = _Fact.of(distance, step.constant, (1 << step.width) - step.constant)
                if far.follows(facts):
                    return True
        return False


class Implications:
    """A record of what 1-bit terms say of sums shows implications between them; that it is kept only saves time."""

    def __init__(self) -> None:
        self._said: dict[Term, _Fact | _Order | None] = {}

    def show(self, assumptions: Sequence[Term], goal: Term) -> bool:
        """Return True only if the goal is 1 wherever all assumptions are 1."""
        if goal.op == "and":
            return all(self.show(assumptions, part) for part in goal.args)
        wanted = self._says(goal)
        if wanted is None:
            return False
        known = [self._says(term) for term in assumptions]
        facts = [fact for fact in known if isinstance(fact, _Fact)]
        if isinstance(wanted, _Fact):
            return wanted.follows(facts)
        return wanted.follows([order for order in known if isinstance(order, _Order)], facts)

    def _says(self, term: Term) -> _Fact | _Order | None:
        if term not in self._said:
            self._said[term] = _order(term) or _fact(term)
        return self._said[term]


def _order(term: Term) -> _Order | None:
    """Return what not (x < y) says of two sums, None for other terms."""
    if term.op == "not" and term.args[0].op == "ult" and not any(a.is_const for a in term.args[0].args):
        return _Order(*map(Linear.of, term.args[0].args))
    return None


def _fact(term: Term) -> _Fact | None:
    """Return where a term says that a sum lies, None for terms that say something else."""
    if term.op == "not":
        fact = _fact(term.args[0])
        return fact and fact.denied
    if term.op == "extract" and term.width == 1 and term.number == term.args[0].width - 1:
        return _Fact.of(Linear.of(term.args[0]), 1 << term.number, 1 << term.number)
    if term.op == "eq":
        a, b = term.args[0].args if term.args[0].op == "xor" and is_value(term.args[1], 0) else term.args
        return _Fact.of(_minus(Linear.of(a), Linear.of(b)), 0, 1)
    return _compared(term) if term.op in ("ult", "slt") else None


def _compared(term: Term) -> _Fact | None:
    """Return where x < c or c < x has x, None if neither side is a constant."""
    (a, b), numbers = term.args, 1 << term.args[0].width
    least = numbers >> 1 if term.op == "slt" else 0  # the first of all in their order, which goes around
    if b.is_const:
        return _Fact.of(Linear.of(a), least, (b.value - least) % numbers)
    return _Fact.of(Linear.of(b), a.value + 1, (least - 1 - a.value) % numbers) if a.is_const else None


def _in_order(atoms: Mapping[Term, int]) -> list[tuple[int, int]]:
    return sorted((atom.rank, factor) for atom, factor in atoms.items())


def _minus(a: Linear, b: Linear) -> Linear:
    return a.plus(b.times(-1))


def _around(first: int, count: int, numbers: int) -> Ranges:
    """Return the ranges of so many numbers from the first on, which may go around."""
    last = first + count - 1
    if last < numbers:
        return ((first, last),) if count else ()
    return (0, last - numbers), (first, numbers - 1)


def _both(some: Ranges, others: Ranges) -> Ranges:
    """Return the numbers that are in ranges of both."""
    pairs = ((max(a, c), min(b, d)) for a, b in some for c, d in others)
    return tuple((first, last) for first, last in pairs if first <= last)

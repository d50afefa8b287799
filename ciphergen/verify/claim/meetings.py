"""Proves that one round undoes another by the words at which both meet on the way.

Under random values, a round of decryption comes through words of the round of encryption backwards: each is one that
was there before. That a word is such a one is proved for any values of the words that it is made of, on the way down to
the nearest others that were met. So a linear layer, an order that a key chooses, and a table that a key makes are small
questions, one behind the other, where the whole is none that a solver answers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ciphergen.dsl.term import Term, replace, substitute, topological, variables
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.dsl.term.walk import remake
from ciphergen.verify.claim.obligation import Pair
from ciphergen.verify.equality.equal import Equality, Settled, hardest
from ciphergen.verify.equality.simulate import is_product
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.variables import symbol
from ciphergen.verify.verdict import Verdict

ALONE = "sweep"  # what the solver proves of words between which nothing is met
STEPS = 100_000_000  # of the solver, for a question
MOST_LAYERS = 3  # of words that were met, which a question goes through
BYTE = 8


class Meetings:
    """A prover of pairs by the words at which their terms meet."""

    def __init__(self, equality: Equality, solver: Solver) -> None:
        self._equality, self._solver, self._normal = equality, solver, equality.normal
        self._settled: dict[tuple[Term, ...], Settled] = {}  # by pairs with their variables numbered
        self._answers: dict[tuple[Term, Term], str | None] = {}  # to questions, as `_renamed` has them

    def settle(self, pairs: Sequence[Pair]) -> Settled:
        """Settle whether the terms of all pairs, of what was made of a word and the word, are equal."""
        roots = [term for pair in pairs for term in pair]
        names = {v: symbol("met", v.width, Secrecy.SECRET, i) for i, v in enumerate(variables(roots))}
        alike = tuple(substitute(roots, names))
        if alike not in self._settled:
            self._settled[alike] = self._meet(alike)
        return self._settled[alike]

    def _meet(self, terms: Sequence[Term]) -> Settled:
        """Settle whether the terms are equal, each first to the second."""
        normal, simulator = self._normal, self._equality.simulator
        roots = [normal(term) for term in terms]
        order, moved = topological(roots), set(roots[1::2])  # what depends on the words
        if any(is_product(t) and t.width > BYTE for t in order):  # for equations of the whole: the solver ends in vain
            return Settled(Verdict.UNDECIDED, ALONE, 0)
        for term in order:
            if not moved.isdisjoint(term.args):
                moved.add(term)
        marks = {t: (t.width, simulator.digest(t)) for t in order if t.width >= BYTE and t in moved}
        first, met = dict[object, Term](), {t for t in order if not t.args}
        for term, mark in marks.items():
            if first.setdefault(mark, term) is not term:
                met.add(first[mark])
        merged, methods = dict[Term, Term](), {"normal form"}
        for term in order:
            made = normal(remake(term, tuple(merged[a] for a in term.args))) if term.args else term
            other = merged.get(first.get(marks.get(term), term), made)
            method = self._same(made, other, met) if other is not made else None
            methods |= {method} if method else set()
            merged[term] = other if method else made
        for i, (a, b) in enumerate(zip(roots[::2], roots[1::2], strict=True)):
            if merged[a] is not merged[b]:
                return Settled(Verdict.UNDECIDED, ALONE, i)
        return Settled(Verdict.PROVED, hardest(methods))

    def _same(self, made: Term, other: Term, met: Collection[Term]) -> str | None:
        """Return the method by which a term is proved to be a word that was met, None if it is not proved. met: words
        at which a question may be cut, which have any values there."""
        opened = {made}
        for _ in range(MOST_LAYERS):
            cut = _cut([made], opened, {*met, other})
            left, right = _renamed(made, other, cut)
            if (left, right) not in self._answers:
                self._answers[left, right] = self._asked(left, right)
            if self._answers[left, right] is not None:
                return self._answers[left, right]
            opened |= {term for term in cut if term.args and term is not other}
        return None

    def _asked(self, left: Term, right: Term) -> str | None:
        """Return the method by which terms over a cut are equal, None if they are not shown to be."""
        left, right = self._normal(left), self._normal(right)
        of_left, of_right = self._equality.simulator.in_passing([left, right])
        if (of_left != of_right).any():
            return None
        if self._equality.is_plain(left, right):
            return "xor form"
        asked = [self._solver.translate(left) != self._solver.translate(right)]
        return ALONE if self._solver.unsatisfiable(asked, STEPS) else None


def _cut(roots: Sequence[Term], opened: Collection[Term], met: Collection[Term]) -> list[Term]:
    """Return the words on the way down from roots that were met and are not opened, in the order of the way."""
    found, seen, waiting = list[Term](), set[Term](), [*roots]
    while waiting:
        term = waiting.pop()
        if term in seen:
            continue
        seen.add(term)
        if term in opened or term not in met:
            waiting += reversed(term.args)
        elif not term.is_const:
            found.append(term)
    return found


def _renamed(made: Term, other: Term, cut: Sequence[Term]) -> tuple[Term, Term]:
    """Return two terms with variables for the words of a cut, numbered, so that questions that are alike are one."""
    names = {term: symbol("cut", term.width, Secrecy.SECRET, i) for i, term in enumerate(cut)}
    if other not in names:
        names[other] = symbol("cut", other.width, Secrecy.SECRET, len(cut))
    inside = {term: name for term, name in names.items() if term is not made}
    left, right = replace([made, other], inside)
    return left, right

"""The sweep over words: inner nodes that agree on random values are proved equal, arguments first, and merged.

What the random values of a product or of a rare comparison do not tell is told by arbitrary values in their places. The
solver is asked on small cones, cut at inner nodes, which may have any values there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from ciphergen.dsl.term import Kind, Term, eq, make, topological, variables
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.verify.equality.cones import ConeQuestions
from ciphergen.verify.equality.modular import ModularProducts
from ciphergen.verify.equality.odd_inverses import OddInverses
from ciphergen.verify.equality.parts import by_rank, missing
from ciphergen.verify.equality.simulate import COMPARISONS, FreeSimulator, TermSimulator, is_product, is_rare, word
from ciphergen.verify.equality.smt import Solver

VECTORS = 64
# Cones of this depth are tried in turn; a satisfiable query at a cut says nothing, so the next is wider.
DEPTHS = (2, 4, 7, 12)
MOST_NODES, FEW_NODES = 400, 20


def carries(op: str) -> bool:
    """Return True for an operation through which carries run."""
    return op in OPERATIONS and OPERATIONS[op].kind is Kind.ARITHMETIC


class Sweep:
    """A sweep over terms: merges nodes that are proved equal, arguments first; `normal` may rewrite them. Products that
    are one are told by their real values, and what is above them by arbitrary ones. same: returns whether two terms are
    proved equal, None where the solver is to be asked. tells_rare: comparisons with one outcome for all random values
    are told by their arguments, and what is above them as with products; it is so with `same`. questions: which other
    sweeps ask, too."""

    def __init__(
        self,
        normal: Callable[[Term], Term],
        solver: Solver,
        simulator: TermSimulator,
        same: Callable[[Term, Term], bool | None] | None = None,
        *,
        tells_rare: bool = False,
        questions: ConeQuestions | None = None,
    ) -> None:
        self.normal, self.solver, self.simulator, self._same = normal, solver, simulator, same
        self._questions = questions or ConeQuestions(solver)
        rare = self._is_rare = _Rare(simulator, told=tells_rare or same is not None)
        self._merged: dict[Term, Term] = {}
        self._classes: dict[tuple[object, ...], list[Term]] = {}
        # Not by a method of the sweep: a sweep that held itself would stay, since the garbage collector is off.
        self._free = FreeSimulator(VECTORS, lambda t: is_product(t) or rare(t))
        self._above_products, self._above_free = dict[Term, bool](), dict[Term, bool]()
        self._products, self._inverses = ModularProducts(normal, solver), OddInverses(normal)
        # Values on which terms that seemed equal differ: a carry that random values do not meet, say.
        self._examples: list[TermSimulator] = []

    def __len__(self) -> int:
        return len(self._merged)

    def run(self, roots: Sequence[Term]) -> list[Term]:
        """Return for each root the term that the sweep merges it into."""
        for t in topological(roots, self._merged):
            self._merged[t] = self._represent(t)
        return [self._merged[r] for r in roots]

    def _represent(self, t: Term) -> Term:
        args = tuple(self._merged[a] for a in t.args)
        term = self.normal(make(t.op, args, t.width, t.param)) if args else t
        if is_above(term, is_product, self._above_products):
            term = self._inverses(self._products(term))
        known = self._merged.get(term)
        if known is not None:
            return known
        same = self._classes.setdefault((t.width, *self._signature(term)), [])
        for other in [other for other in same if self._alike(other, term)][:4]:
            if other is term or self._equal(other, term):
                return other
        same.append(term)
        if is_product(term):  # what moves its bits about, and back, is free as all that is above a product
            self._classes.setdefault((term.width, True, self._free.digest(term)), []).append(term)
        return term

    def _signature(self, term: Term) -> tuple[object, ...]:
        if self._is_rare(term):
            return term.op, *map(self.simulator.digest, term.args)
        free = not is_product(term) and is_above(term, lambda t: is_product(t) or self._is_rare(t), self._above_free)
        return free, (self._free if free else self.simulator).digest(term)

    def _alike(self, a: Term, b: Term) -> bool:
        return all(example.digest(a) == example.digest(b) for example in self._examples)

    def _equal(self, a: Term, b: Term) -> bool:
        known = self._same(a, b) if self._same is not None else None
        if known:
            return True
        # What is not the same for any values of sums may be so for these: then a few operations show it.
        depths, most = (DEPTHS, MOST_NODES) if known is None else (DEPTHS[:2], FEW_NODES)
        for depth in depths:
            inside = _cone((a, b), depth)
            if len(inside) > most or (known is not None and not any(carries(t.op) for t in inside)):
                return False
            cut = sorted({t for n in inside for t in n.args if t not in inside}, key=by_rank)
            answer = self._questions.equal(a, b, cut)
            if answer is not False:
                return answer is True
            if not any(t.args for t in cut):  # nothing was cut: they do differ
                self._learn(a, b)
                return False
        return False

    def _learn(self, a: Term, b: Term) -> None:
        """Note values of the variables on which two terms differ."""
        values = self.solver.model([~eq(a, b)], variables([a, b]))
        if values is not None:
            fixed = {v: np.array([value], dtype=word(v.width)) for v, value in values.items()}
            self._examples.append(TermSimulator(1, seed=3, fixed=fixed, counter=self.simulator.counter))


class _Rare:
    """A predicate that selects the comparisons whose signature is that of their arguments, since random values give
    them one outcome only. told: whether it selects any: a comparison may also be equal to a term without one, which
    another signature would hide."""

    def __init__(self, simulator: TermSimulator, *, told: bool) -> None:
        self._simulator, self._told = simulator, told
        self._known: dict[Term, bool] = {}

    def __call__(self, term: Term) -> bool:
        """Return True for a comparison that is told by its arguments."""
        if not self._told or term.op not in COMPARISONS:
            return False
        if term not in self._known:
            self._known[term] = is_rare(term, self._simulator)
        return self._known[term]


def is_above(term: Term, wanted: Callable[[Term], bool], known: dict[Term, bool]) -> bool:
    """Return True if a term, or one that it is made of, is wanted. known: of other terms; it is added to."""
    for t in missing(term, known):
        known[t] = wanted(t) or any(known[a] for a in t.args)
    return known[term]


def _cone(roots: Iterable[Term], depth: int) -> set[Term]:
    """Return the cone of the roots: the nodes with arguments, at most `depth` steps below and above products."""
    inside: set[Term] = set()
    edge = [r for r in roots if r.args]
    for _ in range(depth):
        inside.update(edge)
        edge = [a for t in edge for a in t.args if a.args and a not in inside and not is_product(a)]
    return inside

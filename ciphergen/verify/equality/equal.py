"""The equality prover: whether pairs of terms are equal for all values of their variables.

In this order: the same normal form; random values that differ (a counterexample); the same bits in the xor
form, which sees through linear layers; a sweep that finds inner nodes which agree on the random values,
proves them equal bottom up, and merges them. The sweep works on bits (`ciphergen.verify.equality.bit_graph`) where both
are made of bitwise operations and look-ups, and where the specification looks up in tables and the program does
not, so that it has a circuit in their place; else on words, with the solver on small cones. Circuits between sums are
compared as bits in a sweep on words, where carries may have any value (`ciphergen.verify.equality.free_carries`).
Products modulo a prime are known by their powers (`ciphergen.verify.equality.modular`). What a sweep of words leaves
open is swept once more in a second normal form (`ciphergen.verify.equality.spread`). Agreement on random values
proposes pairs; it proves nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from ciphergen.dsl.term import Kind, Term, eq, evaluate, make, topological, variables
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.verify.equality.anf import XorForm
from ciphergen.verify.equality.bit_blast import BitTerms
from ciphergen.verify.equality.bit_graph import BitGraph
from ciphergen.verify.equality.cuts import CutProver
from ciphergen.verify.equality.free_carries import FreeSums
from ciphergen.verify.equality.modular import ModularProducts
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.parts import by_rank, missing
from ciphergen.verify.equality.simulate import FreeSimulator, TermSimulator, is_product, is_rare, word
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.equality.spread import Spread
from ciphergen.verify.variables import is_secret
from ciphergen.verify.verdict import Verdict

VECTORS = 64
MOST_SUMS = 16  # of terms that are compared before their xor form
BIT_VECTORS = 1024
# Cones of this depth are tried in turn; a satisfiable query at a cut says nothing, so the next is wider.
DEPTHS = (2, 4, 7, 12)
MOST_NODES, FEW_NODES = 400, 20
MILLISECONDS = 1_000


@dataclass(frozen=True)
class Settled:
    """The verdict on a list of pairs. method: how. pair and vector: which pair differs, or is the first that is
    left open, and on which of the simulator's vectors it differs."""

    verdict: Verdict
    method: str
    pair: int = -1
    vector: int = -1
    simulator: TermSimulator | None = None


Pairs = Sequence[tuple[int, Term, Term]]  # numbered, in normal form

METHODS = ("sweep", "bit sweep", "xor form", "normal form")  # the one that takes most first


def hardest(methods: Collection[str]) -> str:
    """Return the method that takes most effort, of those by which the parts of a statement were proved."""
    return next((method for method in METHODS if method in methods), METHODS[-1])


class Equality:
    """A prover of equalities; it remembers what it has proved, and how."""

    def __init__(self, normal: Normalizer, solver: Solver, counter: int = 16) -> None:
        """Set up the provers. counter: bytes of a mode's state, for the simulators."""
        self.normal, self.solver = normal, solver
        self.simulator = TermSimulator(VECTORS, counter=counter)
        self._xors = XorForm()
        self._bit_simulator = TermSimulator(BIT_VECTORS, seed=2, counter=counter)
        self._cuts = CutProver(solver)
        self._graph = BitGraph(BIT_VECTORS, self._cuts)
        self._bits = BitTerms(self._graph, self._bit_simulator)
        self._sweep = Sweep(normal, solver, self.simulator)
        # Between sums, look-ups and their circuits are compared as bits, in place of questions to the solver.
        layers = FreeSums(BIT_VECTORS, CutProver(None), self._bit_simulator)
        self._sweep_of_tables = Sweep(normal, solver, self.simulator, layers.same)
        # What two terms have of comparisons that random values decide one way is told by what is compared.
        self._sweep_of_rare = Sweep(normal, solver, self.simulator, tells_rare=True)
        self._spread = Spread(*normal.of)
        self._sweep_of_parts = Sweep(self._spread, solver, self.simulator)
        self._proved: dict[tuple[Term, Term], str] = {}

    def settle(self, pairs: Sequence[tuple[Term, Term]], *, alike: bool = False) -> Settled:
        """Settle every pair (the program's term, the specification's term): prove all equal, or find one that differs
        or stays open. alike: whether both probably go the same way, and nothing is undone: then gates are compared bit
        by bit (words, if there are a few sums) before their xor form, which takes six times the memory where it does
        not fit."""
        wanted = [(i, self.normal(a), self.normal(b)) for i, (a, b) in enumerate(pairs)]
        known = {self._proved[a, b] for _, a, b in wanted if (a, b) in self._proved}
        different = [(i, a, b) for i, a, b in wanted if a is not b and (a, b) not in self._proved]
        if not different:
            return Settled(Verdict.PROVED, hardest(known))
        signatures = iter(self.simulator.in_passing([t for _, a, b in different for t in (a, b)]))
        for (i, _, _), left, right in zip(different, signatures, signatures, strict=True):
            if left != right:
                vector = next(k for k in range(VECTORS) if left[k] != right[k])
                return Settled(Verdict.REFUTED, "simulation", i, vector, self.simulator)
        settled = self._prove(different, alike=alike)
        if settled.verdict is Verdict.PROVED:
            self._proved.update(((a, b), settled.method) for _, a, b in different)
            return Settled(Verdict.PROVED, hardest({*known, settled.method}))
        return settled

    def _prove(self, different: Pairs, *, alike: bool) -> Settled:
        """Prove the pairs by the method that fits their operations: bits, xor form or words."""
        left, right = _operations(a for _, a, _ in different), _operations(b for _, _, b in different)
        if "table" in right - left:
            if any(map(_carries, right)):
                settled = self._by_words(different, self._sweep_of_tables)
                if settled.verdict is Verdict.PROVED:
                    return settled
            return self._by_bits(different)
        words = any(map(_carries, left | right))
        if "table" in left & right:  # S-boxes are the same opaque bits, and what is between them is linear, or sums
            if self._linearly(different):
                return Settled(Verdict.PROVED, "xor form")
            if words and (settled := self._by_words(different, self._sweep_of_tables)).verdict is Verdict.PROVED:
                return settled
        if alike and _sums(t for _, a, b in different for t in (a, b)) <= MOST_SUMS:
            settled = self._by_comparisons(different) if words else self._by_bits(different)
            if settled.verdict is not Verdict.UNDECIDED:
                return settled
        if self._linearly(different):
            return Settled(Verdict.PROVED, "xor form")
        if not words:
            return self._by_bits(different)
        settled = self._by_comparisons(different)
        return settled if settled.verdict is Verdict.PROVED else self._of_parts(different, settled)

    def _of_parts(self, different: Pairs, settled: Settled) -> Settled:
        """Return the verdict of a second sweep over words, in the normal form that takes parts of arguments, where it
        proves them; else that of the first, `settled`."""
        spread = self._spread
        again = self._by_words([(i, spread(a), spread(b)) for i, a, b in different], self._sweep_of_parts)
        return again if again.verdict is Verdict.PROVED else settled

    def _by_comparisons(self, different: Pairs) -> Settled:
        """Return the verdict of a sweep over words; first of one that tells rare comparisons apart, where there are
        any on both sides, and no products: what is above these has arbitrary values already."""
        if all(self._has_rare(side) for side in ([a for _, a, _ in different], [b for _, _, b in different])):
            settled = self._by_words(different, self._sweep_of_rare)
            if settled.verdict is Verdict.PROVED:
                return settled
        return self._by_words(different, self._sweep)

    def _has_rare(self, terms: Sequence[Term]) -> bool:
        """Return True if there are rare comparisons in terms without products."""
        inside = topological(terms)
        return not any(map(is_product, inside)) and any(is_rare(t, self.simulator) for t in inside)

    def _linearly(self, different: Pairs) -> bool:
        """Return True if all pairs have the same xor form. One that earlier proofs have filled begins again."""
        before = self._xors.kept
        same = all(self._xors(a) == self._xors(b) for _, a, b in different)
        if not same and before and self._xors.full:
            self._xors = XorForm()
            return self._linearly(different)
        return same

    def _by_bits(self, different: Pairs) -> Settled:
        wanted = [self._bits(b) for _, _, b in different]  # first, so that the program's nodes become theirs
        unproved = -1
        for (i, a, _), spec in zip(different, wanted, strict=True):
            for x, y in zip(self._bits(a), spec, strict=True):
                if x == y:
                    continue
                vector = self._graph.differs(x, y)
                if vector is not None:
                    return Settled(Verdict.REFUTED, "bit sweep", i, *self._bits.example(vector))
                unproved = i
        verdict = Verdict.PROVED if unproved < 0 else Verdict.UNDECIDED
        return Settled(verdict, "bit sweep", unproved)

    def _by_words(self, different: Pairs, sweep: Sweep) -> Settled:
        merged = sweep.run([t for _, a, b in different for t in (a, b)])
        for (i, a, b), left_term, right_term in zip(different, merged[::2], merged[1::2], strict=True):
            if left_term is not right_term:
                return Settled(Verdict.UNDECIDED, "sweep", i)
            self._proved[a, b] = "sweep"
        return Settled(Verdict.PROVED, "sweep")

    def edges(self, term: Term) -> Sequence[int]:
        """Return numbers of a term's bits, the least significant first: equal ones are proved equal."""
        return self._bits(self.normal(term))

    def difference(self, a: Term, b: Term) -> Mapping[Term, int] | None:
        """Return an assignment of the variables on which two terms differ, None if the solver finds none in time."""
        a, b = self.normal(a), self.normal(b)
        if a in self._bits and b in self._bits:
            return self._bit_difference(a, b)
        left, right = self._sweep.run([a, b])
        return self.solver.model([~eq(left, right)], variables([left, right]))

    def _bit_difference(self, a: Term, b: Term) -> Mapping[Term, int] | None:
        """Return an assignment on which two terms differ: the first vector, with the bits changed that `separate`
        finds; None if none does."""
        for x, y in zip(self._bits(a), self._bits(b), strict=True):
            if x != y:
                values = {v: int(self._bit_simulator(v)[0]) for v in variables([a, b])}
                found = self._cuts.separate(self._graph, x >> 1, y >> 1, bool((x ^ y) & 1))
                for variable, place, bit in ((*self._bits.inputs[n], bit) for n, bit in found.items()):
                    values[variable] = values[variable] & ~(1 << place) | bit << place
                left, right = evaluate([a, b], values)
                if left != right:
                    return values
        return None


def _operations(terms: Iterable[Term]) -> set[str]:
    """Return the operations whose arguments depend on a secret. Leave out operations on a counter alone, which do not
    characterise a cipher."""
    secret, found = set[Term](), set[str]()
    for t in topological(terms):
        if (t.op == "var" and is_secret(t)) or any(a in secret for a in t.args):
            secret.add(t)
            found.add(t.op)
    return found


def _sums(terms: Iterable[Term]) -> int:
    """Return the number of operations with carries."""
    return sum(1 for t in topological(terms) if _carries(t.op))


def _carries(op: str) -> bool:
    return op in OPERATIONS and OPERATIONS[op].kind is Kind.ARITHMETIC


class Sweep:
    """A sweep over terms: merges nodes that are proved equal, arguments first; `normal` may rewrite them. Products that
    are one are told by their real values, and what is above them by arbitrary ones. same: returns whether two terms are
    proved equal, None where the solver is to be asked. tells_rare: comparisons with one outcome for all random values
    are told by their arguments, and what is above them as with products; it is so with `same`."""

    def __init__(
        self,
        normal: Callable[[Term], Term],
        solver: Solver,
        simulator: TermSimulator,
        same: Callable[[Term, Term], bool | None] | None = None,
        *,
        tells_rare: bool = False,
    ) -> None:
        self.normal, self.solver, self.simulator, self._same = normal, solver, simulator, same
        self._tells_rare = tells_rare or same is not None
        self._merged: dict[Term, Term] = {}
        self._classes: dict[tuple[object, ...], list[Term]] = {}
        self._free = FreeSimulator(VECTORS, lambda t: is_product(t) or self._is_rare(t))
        self._above_products, self._above_free = dict[Term, bool](), dict[Term, bool]()
        self._rare: dict[Term, bool] = {}
        self._products = ModularProducts(normal, solver)
        # Values on which terms that seemed equal differ: a carry that random values do not meet, say.
        self._examples: list[TermSimulator] = []

    def run(self, roots: Sequence[Term]) -> list[Term]:
        """Return for each root the term that the sweep merges it into."""
        for t in topological(roots):
            if t not in self._merged:
                self._merged[t] = self._represent(t)
        return [self._merged[r] for r in roots]

    def _represent(self, t: Term) -> Term:
        args = tuple(self._merged[a] for a in t.args)
        term = self.normal(make(t.op, args, t.width, t.param)) if args else t
        if _is_above(term, is_product, self._above_products):
            term = self._products(term)
        known = self._merged.get(term)
        if known is not None:
            return known
        same = self._classes.setdefault((t.width, *self._signature(term)), [])
        for other in [other for other in same if self._alike(other, term)][:4]:
            if other is term or self._equal(other, term):
                return other
        same.append(term)
        return term

    def _signature(self, term: Term) -> tuple[object, ...]:
        if self._is_rare(term):
            return term.op, *map(self.simulator.digest, term.args)
        free = not is_product(term) and _is_above(term, lambda t: is_product(t) or self._is_rare(t), self._above_free)
        return free, (self._free if free else self.simulator).digest(term)

    def _is_rare(self, term: Term) -> bool:
        """Return True for a comparison that is told by its arguments. Where none is, it may be equal to what compares
        nothing."""
        if not self._tells_rare:
            return False
        if term not in self._rare:
            self._rare[term] = is_rare(term, self.simulator)
        return self._rare[term]

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
            if len(inside) > most or (known is not None and not any(_carries(t.op) for t in inside)):
                return False
            cut = sorted({t for n in inside for t in n.args if t not in inside}, key=by_rank)
            answer = self._query(a, b, cut)
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

    def _query(self, a: Term, b: Term, cut: Collection[Term]) -> bool | None:
        """Return True if two terms are equal over a cut, False if they may differ there, None if the solver finds no
        answer in time."""
        leaves = {t: self.solver.fresh(i, t.width) for i, t in enumerate(cut) if not t.is_const}
        left, right = self.solver.translate(a, leaves), self.solver.translate(b, leaves)
        return self.solver.unsatisfiable([left != right], MILLISECONDS)


def _is_above(term: Term, wanted: Callable[[Term], bool], known: dict[Term, bool]) -> bool:
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

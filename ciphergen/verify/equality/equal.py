"""The equality prover: whether pairs of terms are equal for all values of their variables.

In this order: the same normal form; random values that differ (a counterexample); the same bits in the xor
form, which sees through linear layers; of gates alone, the same quadratic form, which sees through products of
polynomials; a sweep that finds inner nodes which agree on the random values, proves them equal bottom up, and merges
them. The sweep works on bits (`ciphergen.verify.equality.bit_graph`) where both
are made of bitwise operations and look-ups, and where the specification looks up in tables and the program does
not, so that it has a circuit in their place; else on words, with the solver on small cones. Circuits between sums are
compared as bits, where carries may have any value (`ciphergen.verify.equality.free_carries`): of the whole terms, and
if these differ, of what a sweep on words finds alike.
Products modulo a prime are known by their powers (`ciphergen.verify.equality.modular`), inverses of odd words by the
iteration that makes them (`ciphergen.verify.equality.odd_inverses`). What a sweep of words leaves
open is swept once more in a second normal form (`ciphergen.verify.equality.spread`). Agreement on random values
proposes pairs; it proves nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl.term import Term, eq, evaluate, topological, variables
from ciphergen.verify.equality.anf import XorForm
from ciphergen.verify.equality.bit_blast import BitTerms
from ciphergen.verify.equality.bit_graph import BitGraph
from ciphergen.verify.equality.cones import ConeQuestions
from ciphergen.verify.equality.cuts import CutProver
from ciphergen.verify.equality.free_carries import FreeSums
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.equality.quadratic import same_quadratic_form
from ciphergen.verify.equality.simulate import TermSimulator, is_product, is_rare
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.equality.spread import Spread
from ciphergen.verify.equality.sweep import VECTORS, Sweep, carries, is_above
from ciphergen.verify.variables import is_secret
from ciphergen.verify.verdict import Verdict

MOST_SUMS = 16  # of terms that are compared before their xor form
BIT_VECTORS = 1024
NODES_OF_A_TERM = 3
FEW_PARTS = 4_000_000  # of the bits of an xor form that takes little


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

METHODS = ("sweep", "bit sweep", "quadratic form", "xor form", "normal form")  # the one that takes most first


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
        self._small_xors: XorForm | None = XorForm(FEW_PARTS)
        self._bit_simulator = TermSimulator(BIT_VECTORS, seed=2, counter=counter)
        self._cuts = CutProver(solver)
        self._graph = BitGraph(BIT_VECTORS, self._cuts)
        self._bits = BitTerms(self._graph, self._bit_simulator)
        questions = ConeQuestions(solver)
        self._sweep = Sweep(normal, solver, self.simulator, questions=questions)
        # Between sums, look-ups and their circuits are compared as bits, in place of questions to the solver.
        self._free = FreeSums(BIT_VECTORS, CutProver(None), self._bit_simulator)
        self._sweep_of_tables = Sweep(normal, solver, self.simulator, self._free.same, questions=questions)
        # What two terms have of comparisons that random values decide one way is told by what is compared.
        self._sweep_of_rare = Sweep(normal, solver, self.simulator, tells_rare=True, questions=questions)
        self._spread = Spread(*normal.of)
        self._sweep_of_parts = Sweep(self._spread, solver, self.simulator, questions=questions)
        self._proved: dict[tuple[Term, Term], str] = {}
        self._above_products, self._above_look_ups = dict[Term, bool](), dict[Term, bool]()

    def __len__(self) -> int:
        """Return the size of its sweeps and of its xor form: the number of terms over words, of opaque bits, each of
        which takes the memory of a term, and of nodes of bits, of which `NODES_OF_A_TERM` do."""
        words = self._sweep, self._sweep_of_tables, self._sweep_of_rare, self._sweep_of_parts
        nodes = sum(map(len, (self._free, self._bits)))
        return sum(map(len, words)) + len(self._xors) + nodes // NODES_OF_A_TERM

    def settle(self, pairs: Sequence[tuple[Term, Term]], *, alike: bool = False, looked_at: bool = False) -> Settled:
        """Settle every pair (the program's term, the specification's term): prove all equal, or find one that differs
        or stays open. alike: whether both probably go the same way, and nothing is undone: then gates are compared bit
        by bit (words, if there are a few sums) before their xor form, which takes six times the memory where it does
        not fit. looked_at: whether random values were compared before."""
        wanted = [(i, self.normal(a), self.normal(b)) for i, (a, b) in enumerate(pairs)]
        known = {self._proved[a, b] for _, a, b in wanted if (a, b) in self._proved}
        different = [(i, a, b) for i, a, b in wanted if a is not b and (a, b) not in self._proved]
        if not different:
            return Settled(Verdict.PROVED, hardest(known))
        wrong = None if looked_at else self._simulated(different)
        settled = wrong or self._prove(different, alike=alike)
        if settled.verdict is Verdict.PROVED:
            self._proved.update(((a, b), settled.method) for _, a, b in different)
            return Settled(Verdict.PROVED, hardest({*known, settled.method}))
        return settled

    def _simulated(self, different: Pairs) -> Settled | None:
        """Return the first pair that random values tell apart, None if there is none."""
        values = iter(self.simulator.in_passing([t for _, a, b in different for t in (a, b)]))
        for (i, _, _), left, right in zip(different, values, values, strict=True):
            if (apart := left != right).any():
                return Settled(Verdict.REFUTED, "simulation", i, int(apart.argmax()), self.simulator)
        return None

    def is_plain(self, a: Term, b: Term) -> bool:
        """Return True if two terms are equal in normal form, in xor form, or by bits for any values of carries: what
        takes no sweep over words and no question to the solver. What looks up, and a circuit in its place, have no xor
        form in common, and that of the circuit would be large; where one was too large, others are not looked at."""
        a, b = self.normal(a), self.normal(b)
        if a is b:
            return True
        looks_up = [is_above(t, _is_look_up, self._above_look_ups) for t in (a, b)]
        return (looks_up[0] == looks_up[1] and self._is_plainly_linear(a, b)) or self._freely([(0, a, b)])

    def _is_plainly_linear(self, a: Term, b: Term) -> bool:
        """Return True if two terms have the same small xor form."""
        xors = self._small_xors
        if xors is None:
            return False
        same = xors(a) == xors(b)
        if not same and xors.full:
            self._small_xors = None
        return same

    def _prove(self, different: Pairs, *, alike: bool) -> Settled:
        """Prove the pairs by the method that fits their operations: bits, xor form or words."""
        left, right = _operations(a for _, a, _ in different), _operations(b for _, _, b in different)
        if "table" in right - left:
            if any(map(carries, right)):
                if self._freely(different):
                    return Settled(Verdict.PROVED, "bit sweep")
                settled = self._by_words(different, self._sweep_of_tables)
                if settled.verdict is Verdict.PROVED:
                    return settled
            return self._by_bits(different)
        words = any(map(carries, left | right))
        # S-boxes are the same opaque bits, and what is between them is linear, or sums: these are compared as bits, as
        # a look-up is a choice among all entries to the solver.
        if "table" in left & right:
            # Some look-ups are circuits in the code still: each of their gates would be an opaque bit, in vain.
            if alike and not words and _selects(a for _, a, _ in different):
                settled = self._by_bits(different)
                if settled.verdict is not Verdict.UNDECIDED:
                    return settled
            if _simply_linearly(different) if words else self._linearly(different):
                return Settled(Verdict.PROVED, "xor form")
            if words and self._freely(different):
                return Settled(Verdict.PROVED, "bit sweep")
            if words and (settled := self._by_words(different, self._sweep_of_tables)).verdict is Verdict.PROVED:
                return settled
        if alike and _sums(t for _, a, b in different for t in (a, b)) <= MOST_SUMS:
            settled = self._by_comparisons(different) if words else self._by_gates(different)
            if settled.verdict is not Verdict.UNDECIDED:
                return settled
        if self._linearly(different):
            return Settled(Verdict.PROVED, "xor form")
        if not words:
            return self._by_gates(different)
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
        any on both sides: arbitrary values of products seldom make a word above them 0, which a text may compare."""
        if all(self._has_rare(side) for side in ([a for _, a, _ in different], [b for _, _, b in different])):
            settled = self._by_words(different, self._sweep_of_rare)
            if settled.verdict is Verdict.PROVED:
                return settled
        return self._by_words(different, self._sweep)

    def _has_rare(self, terms: Sequence[Term]) -> bool:
        """Return True if there are rare comparisons in terms."""
        return any(is_rare(t, self.simulator) for t in topological(terms))

    def _linearly(self, different: Pairs) -> bool:
        """Return True if all pairs have the same xor form. One that earlier proofs have filled begins again."""
        before = self._xors.kept
        same = all(self._xors(a) == self._xors(b) for _, a, b in different)
        if not same and before and self._xors.full:
            self._xors = XorForm()
            return self._linearly(different)
        return same

    def _freely(self, different: Pairs) -> bool:
        """Return True if all pairs have the same bits for any values of carries. A sweep over words would make a term
        anew of each gate, and take three times the memory. Products are bits of any value, so both have the same."""
        if not all(self._products(a) == self._products(b) for _, a, b in different):
            return False
        wanted = [self._free(b) for _, _, b in different]  # first, so that the program's nodes become theirs
        return all(self._free(a) == bits for (_, a, _), bits in zip(different, wanted, strict=True))

    def _products(self, term: Term) -> set[Term]:
        """Return the products that a term is made of, without those below them."""
        if not is_above(term, is_product, self._above_products):
            return set()
        return {t for t in missing(term, (), is_product) if is_product(t)}

    def _by_gates(self, different: Pairs) -> Settled:
        """Return the verdict on gates alone: in their quadratic form, else bit by bit. Most ciphers have no such form,
        which is found before much is computed; two ways to multiply polynomials have no other."""
        if same_quadratic_form([(a, b) for _, a, b in different]):
            return Settled(Verdict.PROVED, "quadratic form")
        return self._by_bits(different)

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
        for i, a, b in different:
            left, right = sweep.run([a, b])
            if left is not right:
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


def _simply_linearly(different: Pairs) -> bool:
    """Return True if all pairs have the same small xor form: what takes sums apart may have a very large one."""
    xors = XorForm(FEW_PARTS)
    return all(xors(a) == xors(b) for _, a, b in different)


def _selects(terms: Iterable[Term]) -> bool:
    """Return True if terms have a product of two values, as a circuit in the place of a look-up has and a mask has
    not."""
    return any(t.op in ("and", "or", "ite") and not any(a.is_const for a in t.args) for t in topological(terms))


def _is_look_up(term: Term) -> bool:
    return term.op == "table"


def _sums(terms: Iterable[Term]) -> int:
    """Return the number of operations with carries."""
    return sum(1 for t in topological(terms) if carries(t.op))

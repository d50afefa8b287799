"""A second solver, bitwuzla, for every question that was put to the first. The only file that imports it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from bitwuzla import Bitwuzla, BitwuzlaException, Kind, Option, Options, Parser, Result, TermManager

from ciphergen.dsl.term import Term
from ciphergen.replay.graph import Refused
from ciphergen.replay.laws import below

MILLISECONDS = 60_000
_KINDS = {
    "not": Kind.BV_NOT,
    "neg": Kind.BV_NEG,
    "and": Kind.BV_AND,
    "or": Kind.BV_OR,
    "xor": Kind.BV_XOR,
    "add": Kind.BV_ADD,
    "sub": Kind.BV_SUB,
    "mul": Kind.BV_MUL,
    "shl": Kind.BV_SHL,
    "lshr": Kind.BV_SHR,
    "ashr": Kind.BV_ASHR,
    "concat": Kind.BV_CONCAT,
    "eq": Kind.BV_COMP,
}


class Second:
    """Questions to bitwuzla. asked: how many."""

    def __init__(self) -> None:
        self.asked = 0
        self._manager, self._options = TermManager(), Options()
        self._options.set(Option.TIME_LIMIT_PER, MILLISECONDS)
        self._known: dict[Term, Any] = {}
        self._bit = self._manager.mk_bv_value(self._manager.mk_bv_sort(1), 1)

    def follows(self, facts: Iterable[Term], goal: Term) -> bool:
        """True if a 1-bit goal is 1 wherever all 1-bit facts are."""
        return self._answers(Result.UNSAT, self._ones(*facts, ~goal))

    def satisfiable(self, facts: Iterable[Term]) -> bool:
        """True if all 1-bit facts are 1 for some values."""
        return self._answers(Result.SAT, self._ones(*facts))

    def equal(self, a: Term, b: Term, cut: Collection[Term]) -> bool:
        """True if two terms are equal for all values of the terms of a cut below them."""
        known = {t: self._manager.mk_const(self._manager.mk_bv_sort(t.width)) for t in cut if not t.is_const}
        terms = [self._one(t, known) for t in (a, b)]
        return self._answers(Result.UNSAT, [self._manager.mk_term(Kind.DISTINCT, terms)])

    def _ones(self, *terms: Term) -> list[Any]:
        return [self._manager.mk_term(Kind.EQUAL, [self._one(t, self._known), self._bit]) for t in terms]

    def _answers(self, answer: Result, conditions: Iterable[Any]) -> bool:
        solver = Bitwuzla(self._manager, self._options)
        for condition in conditions:
            solver.assert_formula(condition)
        self.asked += 1
        return bool(solver.check_sat() == answer)

    def _one(self, term: Term, known: dict[Term, Any]) -> Any:
        """The solver's own term; those that are known are taken as they are."""
        for t in below(term, known):
            known[t] = self._translated(t, [known[a] for a in t.args])
        return known[term]

    def _translated(self, t: Term, args: list[Any]) -> Any:
        m = self._manager
        if t.op == "const":
            return m.mk_bv_value(m.mk_bv_sort(t.width), t.value)
        if t.op == "var":
            return m.mk_const(m.mk_bv_sort(t.width), t.name)
        if t.op == "table":
            return self._chosen(t, args[0], 0, t.args[0].width)
        if t.op == "ite":
            return m.mk_term(Kind.ITE, [m.mk_term(Kind.EQUAL, [args[0], self._bit]), *args[1:]])
        if t.op in ("ult", "slt"):
            less = m.mk_term(Kind.BV_ULT if t.op == "ult" else Kind.BV_SLT, args)
            return m.mk_term(Kind.ITE, [less, self._bit, m.mk_bv_value(m.mk_bv_sort(1), 0)])
        if t.op in ("zext", "sext"):
            kind = Kind.BV_ZERO_EXTEND if t.op == "zext" else Kind.BV_SIGN_EXTEND
            return m.mk_term(kind, args, [t.width - t.args[0].width])
        if t.op == "rotl":
            return m.mk_term(Kind.BV_ROLI, args, [t.number])
        if t.op == "extract":
            return m.mk_term(Kind.BV_EXTRACT, args, [t.number + t.width - 1, t.number])
        return m.mk_term(_KINDS[t.op], args)

    def _chosen(self, t: Term, index: Any, first: int, bits: int) -> Any:
        """The entry of a table from `first` on that the lowest bits of the index choose."""
        m = self._manager
        if bits == 0:
            assert isinstance(t.param, tuple)
            return m.mk_bv_value(m.mk_bv_sort(t.width), t.param[first])
        low, high = (self._chosen(t, index, first + half, bits - 1) for half in (0, 1 << bits - 1))
        bit = m.mk_term(Kind.BV_EXTRACT, [index], [bits - 1, bits - 1])
        return m.mk_term(Kind.ITE, [m.mk_term(Kind.EQUAL, [bit, self._bit]), high, low])

    def answers(self, script: str) -> int:
        """Ask the questions of an SMT-LIB script, each of which ends with `(reset)`; return how many there are.

        Raises:
            Refused: bitwuzla gives another answer than the one that stands there, or cannot read a question.
        """
        questions = script.split("(reset)\n")[:-1]
        for number, text in enumerate(questions, 1):
            parser = Parser(TermManager(), self._options)
            try:
                parser.parse(text, True, False)
                answer = parser.bitwuzla().check_sat()
            except BitwuzlaException as error:
                raise Refused(f"question {number} cannot be read: {error}") from None
            said = {Result.SAT: "sat", Result.UNSAT: "unsat"}.get(answer, "unknown")
            if text.split("\n", 1)[0] not in (f"(set-info :status {said})", "(set-info :status unknown)"):
                raise Refused(f"question {number}: the second solver says {said}")
            self.asked += 1
        return len(questions)

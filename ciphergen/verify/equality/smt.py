"""The SMT solver: terms as z3's expressions. The only file of the prover that imports z3."""

from __future__ import annotations

import operator
import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import chain
from typing import Any

import z3

from ciphergen.dsl.term import Term, topological, variables
from ciphergen.dsl.term.op import OPERATIONS, apply
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.equality.ranges import Implications

# So many values, the newest, are kept to answer questions with.
MOST_EXAMPLES = 64
# What z3 may spend on one question, in its own units (`rlimit`, 2,000 to 27,000 a millisecond of a processor of 2026):
# not seconds, so that a loaded machine and an idle one find the same. Of 16,000 questions of this project's proofs none
# that is decided takes more than 700,000.
STEPS = 50_000_000
_MILLISECONDS = 300_000  # which stop z3 where it counts no steps, many times what those take

# What z3 makes of the words of SMT-LIB that rows are written with: numbers come first.
_MAKERS: Mapping[str, Callable[..., Any]] = {
    "bvnot": operator.invert,
    "bvneg": operator.neg,
    "bvand": operator.and_,
    "bvor": operator.or_,
    "bvxor": operator.xor,
    "bvadd": operator.add,
    "bvsub": operator.sub,
    "bvmul": operator.mul,
    "bvshl": operator.lshift,
    "bvlshr": z3.LShR,
    "bvashr": operator.rshift,
    "bvult": z3.ULT,
    "bvslt": operator.lt,
    "=": operator.eq,
    "ite": z3.If,
    "concat": z3.Concat,
    "extract": z3.Extract,
    "zero_extend": z3.ZeroExt,
    "sign_extend": z3.SignExt,
    "rotate_left": lambda distance, value: _rotated(value, distance),
}
_TOKEN = re.compile(r"[()]|[^\s()]+")
_Made = Callable[[list[Any], Any], Any]  # of the arguments and a context, an expression


def _rotated(value: Any, distance: int) -> Any:
    """Return a value rotated left by a number; z3's own function takes a term as distance, which SMT-LIB does not
    have."""
    return z3.BitVecRef(z3.Z3_mk_rotate_left(value.ctx_ref(), distance, value.as_ast()), value.ctx)


def _equations(value: Any) -> Iterator[Any]:
    """Yield equations that hold where a value is 0, and there only: of the operands of its exclusive ors. By them the
    solver eliminates variables; comparisons with 0 take it three times as long."""
    if value.decl().kind() == z3.Z3_OP_CONCAT:
        for part in value.children():
            yield from _equations(part)
    elif value.decl().kind() == z3.Z3_OP_BXOR and value.num_args() == 2:
        yield value.arg(0) == value.arg(1)
    else:
        yield value == 0


@lru_cache(maxsize=4096)
def _maker(op: str, width: int, widths: tuple[int, ...], param: Any) -> _Made:
    """Return the builder of an operation's z3 expression, parsed from the SMT-LIB text of its row."""
    names = [f"argument{i}" for i in range(len(widths))]
    return _read(iter(_TOKEN.findall(OPERATIONS[op].smt(width, widths, param, names))))


def _read(tokens: Iterator[str]) -> _Made:
    """Parse one SMT-LIB expression: an argument, a constant, `(name ...)` or `((_ name number ...) ...)`."""
    token = next(tokens)
    if token != "(":
        return _leaf(token)
    head, numbers = next(tokens), list[int]()
    if head == "(":
        _, head = next(tokens), next(tokens)
        numbers = [int(n) for n in iter(lambda: next(tokens), ")")]
    elif head == "_":
        value, width, _ = (next(tokens) for _ in range(3))
        return _constant(int(value.removeprefix("bv")), int(width))
    make, below = _MAKERS[head], list[_Made]()
    while (token := next(tokens)) != ")":
        below.append(_read(chain([token], tokens)) if token == "(" else _leaf(token))
    return lambda args, context: make(*numbers, *[b(args, context) for b in below])


def _leaf(token: str) -> _Made:
    if token.startswith("#b"):
        return _constant(int(token[2:], 2), len(token) - 2)
    number = int(token.removeprefix("argument"))
    return lambda args, context: args[number]


def _constant(value: int, width: int) -> _Made:
    return lambda args, context: z3.BitVecVal(value, width, context)


class Solver:
    """A solver for questions about terms, z3. A question that is not decided in its steps has the answer None,
    never a guess.

    questions: what was asked, as SMT-LIB, and the answer (`sat`, `unsat` or `unknown`), where they are kept. The answer
    is z3's, but for implications that ranges of numbers show, of which z3 is not asked.
    """

    def __init__(self, *, keep_questions: bool = False) -> None:
        self._context = z3.Context()
        self._keep = keep_questions
        self.questions: list[tuple[str, str]] = []
        self._known: dict[Term, Any] = {}
        self._coarse: dict[Term, Any] = {}
        self._answers: dict[Term, list[tuple[frozenset[Term], bool]]] = {}
        self._examples: deque[_Example] = deque(maxlen=MOST_EXAMPLES)
        self._ranges = Implications()
        self.queries = 0

    def translate(self, term: Term, leaves: Mapping[Term, Any] | None = None) -> Any:
        """Return the z3 expression of a term, with terms in `leaves` replaced by the given expressions."""
        known = dict(leaves) if leaves is not None else self._known
        for t in missing(term, known):
            known[t] = self._one(t, [known[a] for a in t.args])
        return known[term]

    def _one(self, t: Term, args: list[Any]) -> Any:
        if t.op == "const":
            return z3.BitVecVal(t.value, t.width, self._context)
        if t.op == "var":
            return z3.BitVec(f"{t.name}:{t.width}", t.width, self._context)
        if t.op == "eq" and t.args[1].is_const and not t.args[1].value:
            same = reduce(z3.And, _equations(args[0]))  # an `and` of one is none to other solvers
            return z3.If(same, *(z3.BitVecVal(bit, 1, self._context) for bit in (1, 0)))
        return _maker(t.op, t.width, tuple([a.width for a in t.args]), t.param)(args, self._context)

    def fresh(self, number: int, width: int) -> Any:
        """Return a free variable that stands for a node at which a cone is cut."""
        return z3.BitVec(f"cut!{number}", width, self._context)

    def unsatisfiable(self, conditions: Sequence[Any], steps: int = STEPS) -> bool | None:
        """Return True if no assignment satisfies all conditions, False if one does, None if not decided."""
        solver = z3.Solver(ctx=self._context)
        answer = self._check(solver, steps, *conditions)
        return None if answer == z3.unknown else bool(answer == z3.unsat)

    def count(self, answer: bool | None) -> None:
        """Count an answer that is known without asking again: here it costs nothing."""

    def _check(self, solver: Any, steps: int, *conditions: Any) -> Any:
        """Run z3 on the conditions for so many of its steps and return its answer."""
        solver.set(rlimit=steps, timeout=_MILLISECONDS)
        solver.add(*conditions)
        self.queries += 1
        answer = solver.check()
        if self._keep:
            self.questions.append((solver.to_smt2(), str(answer)))
        return answer

    def equal_alone(self, left: Sequence[Term], right: Sequence[Term], steps: int) -> bool | None:
        """Return True if the terms are equal pair by pair, without any rewriting of ours; None if not decided in so
        many steps of the solver."""
        pairs = [self.translate(a) != self.translate(b) for a, b in zip(left, right, strict=True)]
        answer = self._check(z3.SolverFor("QF_BV", ctx=self._context), steps, z3.Or(*pairs))
        return None if answer == z3.unknown else bool(answer == z3.unsat)

    def replace_last(self, smaller: Sequence[tuple[str, str]]) -> None:
        """Keep smaller questions, if there are any, in place of the last one, which follows from them."""
        if smaller:
            self.questions[-1:] = smaller

    def implied(self, assumptions: Sequence[Term], goal: Term, steps: int = STEPS) -> bool | None:
        """Return True if the 1-bit goal is 1 wherever all 1-bit assumptions are 1; None if not decided.
        Remember answers: an implication holds under more assumptions, a counterexample under fewer."""
        given = frozenset(assumptions)
        if goal in given:
            return True
        answers = self._answers.setdefault(goal, [])
        for known, follows in answers:
            if known <= given if follows else given <= known:
                return follows
        shown = self._ranges.show(assumptions, goal)
        if shown and self._keep:
            self._write(assumptions, goal)
        answer = shown or self._by_questions(assumptions, goal, steps)
        if answer is not None:
            answers.append((given, answer))
        return answer

    def _write(self, assumptions: Sequence[Term], goal: Term) -> None:
        """Keep the question of an implication that is shown without z3, so that others can ask it."""
        near = _near(assumptions, goal)
        some = near if self._ranges.show(near, goal) else assumptions
        self.questions.append((self._posed(self._coarse, some, goal).to_smt2(), "unsat"))

    def _by_questions(self, assumptions: Sequence[Term], goal: Term, steps: int) -> bool | None:
        """Decide an implication by cheaper questions first: known examples, then assumptions over the goal's variables
        only, then all assumptions with products as free variables. An implication so proved holds; a counterexample is
        evaluated before it counts."""
        if self._refuted(assumptions, goal):
            return False
        near = _near(assumptions, goal)
        tried = [near]
        if len(near) < len(assumptions) and any(t.op == "mul" for t in topological((*assumptions, goal))):
            tried.append(list(assumptions))
        for some in tried:
            answer = self._ask(self._coarse, some, goal, steps)
            if answer:
                return True
            if self._refuted(assumptions, goal):
                return False
        return self._ask(self._known, assumptions, goal, steps)

    def _ask(self, known: dict[Term, Any], assumptions: Sequence[Term], goal: Term, steps: int) -> bool | None:
        """Return z3's answer to an implication over the given expressions (products are free in `_coarse`); keep a
        counterexample as an example."""
        solver = self._posed(known, assumptions, goal)
        answer = self._check(solver, steps)
        if answer == z3.sat:
            model, own = solver.model(), variables((*assumptions, goal))
            values = {v: model.eval(known[v], model_completion=True).as_long() for v in own}
            self._examples.appendleft(_Example(values))
        return None if answer == z3.unknown else bool(answer == z3.unsat)

    def _posed(self, known: dict[Term, Any], assumptions: Sequence[Term], goal: Term) -> Any:
        """Return a solver of z3's with the question for values that satisfy all assumptions and violate the goal, over
        the given expressions."""
        for t in (t for term in (*assumptions, goal) for t in missing(term, known)):
            free = known is self._coarse and t.op == "mul"
            known[t] = self.fresh(len(known), t.width) if free else self._one(t, [known[a] for a in t.args])
        solver = z3.SimpleSolver(ctx=self._context) if known is self._coarse else z3.Solver(ctx=self._context)
        solver.add(*(known[a] == 1 for a in assumptions), known[goal] == 0)
        return solver

    def _refuted(self, assumptions: Sequence[Term], goal: Term) -> bool:
        """Return True if a known example satisfies all assumptions and violates the goal."""
        return any(not example(goal) and all(map(example, assumptions)) for example in self._examples)

    def possible(self, assumptions: Sequence[Term], steps: int = STEPS) -> bool | None:
        """Return True if some assignment makes all 1-bit assumptions 1; None if not decided."""
        answer = self.unsatisfiable([self.translate(a) == 1 for a in assumptions], steps)
        return None if answer is None else not answer

    def model(self, assumptions: Sequence[Term], wanted: Sequence[Term]) -> dict[Term, int] | None:
        """Return values of the wanted terms under the assumptions; None if none is found."""
        solver = z3.Solver(ctx=self._context)
        if self._check(solver, STEPS, *[self.translate(a) == 1 for a in assumptions]) != z3.sat:
            return None
        model = solver.model()
        return {t: model.eval(self.translate(t), model_completion=True).as_long() for t in wanted}


def _near(assumptions: Sequence[Term], goal: Term) -> list[Term]:
    """Return the assumptions over variables of the goal alone."""
    own = set(variables([goal]))
    return [a for a in assumptions if own.issuperset(variables([a]))]


class _Example:
    """A model of a satisfiable question: values of variables, 0 of those that have none, and of terms over them."""

    def __init__(self, values: Mapping[Term, int]) -> None:
        self._known = dict(values)

    def __call__(self, term: Term) -> int:
        for t in missing(term, self._known):
            arguments = tuple(self._known[a] for a in t.args)
            self._known[t] = self._value(t, arguments)
        return self._known[term]

    def _value(self, t: Term, arguments: tuple[int, ...]) -> int:
        if t.op == "var":
            return 0
        return t.value if t.is_const else apply(t.op, t.width, tuple(a.width for a in t.args), arguments, t.param)


def equal(solver: Solver, a: Term, b: Term, steps: int = STEPS) -> bool | None:
    """Return True if two terms have the same value for every value of their variables; None if not decided."""
    return solver.unsatisfiable([solver.translate(a) != solver.translate(b)], steps)

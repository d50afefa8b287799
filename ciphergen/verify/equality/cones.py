"""Questions to the solver whether two terms are equal over a cut, each asked once: whatever terms stand at the cut.

A cut's terms may have any values, so that only their widths, and where they stand, decide the answer. Rounds of a
cipher, and paths of a function, ask the same again and again.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable

from ciphergen.dsl.term import Term, topological
from ciphergen.verify.equality.smt import Solver

STEPS = 5_000_000  # of the solver, for a question


class ConeQuestions:
    """A solver's answers to questions over cuts, by what is asked but for the names of what stands at the cut."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self._answers: dict[Hashable, bool | None] = {}

    def equal(self, a: Term, b: Term, cut: Collection[Term]) -> bool | None:
        """Return True if two terms are equal over a cut, False if they may differ there, None if the solver finds no
        answer in time."""
        asked = form(a, b, cut)
        if asked in self._answers:
            answer = self._answers[asked]
            self._solver.count(answer)
            return answer
        leaves = {t: self._solver.fresh(i, t.width) for i, t in enumerate(cut) if not t.is_const}
        left, right = self._solver.translate(a, leaves), self._solver.translate(b, leaves)
        answer = self._answers[asked] = self._solver.unsatisfiable([left != right], STEPS)
        return answer


def form(a: Term, b: Term, cut: Collection[Term]) -> Hashable:
    """Return what is the same for two terms over a cut and two others if and only if both are the same operations, but
    for the order of operands where that makes no difference, on free variables of the same widths."""
    order = topological([a, b], {t for t in cut if not t.is_const})
    likeness: dict[Term, int] = {}  # to write operands in one order: equal for what is alike
    for t in order:
        below = [likeness.get(x, x.width) for x in t.args]
        likeness[t] = hash((t.op, t.width, _own(t), *(sorted(below) if t.commutes else below)))
    rows: list[Hashable] = []
    numbers: dict[Term, int] = {}
    waiting: list[tuple[Term, bool]] = [(b, False), (a, False)]
    while waiting:
        t, ready = waiting.pop()
        if t in numbers:
            continue
        inside = t in likeness and (t.args or t.is_const)
        args = sorted(t.args, key=lambda x: likeness.get(x, x.width)) if t.commutes else t.args
        if inside and args and not ready:
            waiting.append((t, True))
            waiting += [(x, False) for x in reversed(args)]
            continue
        numbers[t] = len(numbers)
        rows.append((t.op, t.width, _own(t), *(numbers[x] for x in args)) if inside else t.width)
    return numbers[a], numbers[b], *rows


def _own(t: Term) -> Hashable:
    """Return the parameter of a term, of a variable none: one below a cut is as free as what stands at it."""
    return None if t.op == "var" else t.param

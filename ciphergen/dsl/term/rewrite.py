"""Term rewriting: equations, applied bottom-up until none fits.

An equation is data: a pattern, a replacement and a condition on its constants. Tests prove every equation
of every pass with the solver, at many widths.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ciphergen.dsl.term.pattern import Pattern, pattern
from ciphergen.dsl.term.term import Term
from ciphergen.dsl.term.walk import rebuild, remake


def _always(width: int, **bindings: Any) -> bool:
    return True


@dataclass(frozen=True)
class Equation:
    """A rewrite rule: `left` equals `right` for every width and every constant for which `when` holds.

    right and when take the width and the pattern's names: terms, and ints for constants and parameters.
    """

    name: str
    left: str
    right: Callable[..., Term]
    when: Callable[..., bool] = field(default=_always)

    @cached_property
    def pattern(self) -> Pattern:
        return pattern(self.left)

    def apply(self, term: Term) -> Term | None:
        """Return the right side for a term, None if the equation does not match or returns the same term."""
        if not self.pattern.may_match(term):
            return None
        for bound in self.pattern.match(term, {}):
            ints = {name: value for name, value in bound.items() if isinstance(value, int)}
            if self.when(term.width, **ints):
                new = self.right(term.width, **bound)
                if new is not term:
                    return new
        return None


def rewrite(roots: Sequence[Term], equations: Sequence[Equation]) -> list[Term]:
    """Return the roots with the equations applied bottom-up, and again to each new term until no equation matches.

    Terminates if every right side is smaller or later in some order than its left side; a pass's
    docstring says why it is.
    """
    by_op: dict[str, list[Equation]] = {}
    for equation in equations:
        by_op.setdefault(equation.pattern.name, []).append(equation)

    def step(term: Term, args: tuple[Term, ...]) -> Term:
        new = remake(term, args)
        while True:
            found = next((r for e in by_op.get(new.op, ()) if (r := e.apply(new)) is not None), None)
            if found is None:
                return new
            new = found

    return rebuild(roots, step)

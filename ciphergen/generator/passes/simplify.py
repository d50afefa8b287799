"""Simplify: operations that do nothing, constants together and on the right, double negation.

Why: schedules and lifted layouts combine constants (LEA's rotated key constants), and later patterns may
rely on constants standing on the right. Most equations are laws of the table of operations.

    before  (xor (add 0x5:32 (add x:32 0x3:32)) 0x0:32)
    after   (add x:32 0x8:32)

Ends: each equation makes the term smaller, or moves a constant to the right of a non-constant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ciphergen.dsl.term import Term, const, make, rotl
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.dsl.term.operation import Operation, Same
from ciphergen.dsl.term.rewrite import Equation, rewrite


def of_laws(row: Operation) -> Iterator[Equation]:
    """Yield the equations for the laws of an operation whose result is as wide as its arguments."""

    def made(w: int, *args: Any) -> Term:
        return make(row.name, tuple(a if isinstance(a, Term) else const(a, w) for a in args), w)

    op, laws = row.name, row.laws
    if laws.commutative:
        yield Equation(f"{op}: constant on the right", f"({op} #c x)", lambda w, c, x: made(w, x, c))
    if laws.unit is not None:
        yield Equation(f"{op}: unit", f"({op} x {laws.unit})", lambda w, x: x)
    if (absorbing := laws.absorbing) is not None:
        yield Equation(f"{op}: absorbing", f"({op} x {absorbing})", lambda w, x: const(absorbing, w))
    if (same := laws.same) is not None:
        yield Equation(
            f"{op}: of the same", f"({op} x x)", lambda w, x: x if isinstance(same, Same) else const(same, w)
        )
    if laws.associative:
        yield Equation(
            f"{op}: constants together", f"({op} ({op} x #c) #d)", lambda w, x, c, d: made(w, x, made(w, c, d))
        )
    if laws.involution:
        yield Equation(f"{op}: twice", f"({op} ({op} x))", lambda w, x: x)


_WITH_LAWS = [row for row in OPERATIONS.values() if row.arity and row.fits(8, (8,) * row.arity, None)]
EQUATIONS = (
    *(equation for row in _WITH_LAWS for equation in of_laws(row)),
    Equation("x - c", "(sub x #c)", lambda w, x, c: x + -c),
    Equation("0 - x", "(sub 0 x)", lambda w, x: -x),
    Equation("x << n, all out", "(shl x #n)", lambda w, x, n: const(0, w), lambda w, n: n >= w),
    Equation("x >> n, all out", "(lshr x #n)", lambda w, x, n: const(0, w), lambda w, n: n >= w),
    Equation("(x <<< 0)", "(rotl[n] x)", lambda w, x, n: x, lambda w, n: n == 0),
    Equation("(x <<< m) <<< n", "(rotl[n] (rotl[m] x))", lambda w, x, n, m: rotl(x, n + m)),
)


def run(roots: Sequence[Term]) -> list[Term]:
    """Return the roots, simplified."""
    return rewrite(roots, EQUATIONS)

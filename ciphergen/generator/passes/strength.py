"""Strength: cheaper operations that every machine has.

Why: not every target multiplies, and those that do take several cycles for it and a register for the constant; and
`not` is one instruction where a constant of all ones may be two.

    before  (mul x:32 0x7:32)
    after   (sub (shl x:32 0x3:32) x:32)

Ends: each equation replaces an operation by one that is earlier in the list not, shl, neg, sub, add, mul.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, const
from ciphergen.dsl.term.rewrite import Equation, rewrite

_FEW = 3  # shifts in the place of a product


def multiple(x: Term, c: int) -> Term:
    """Return a product by a constant as shifts, added and subtracted."""
    parts = [(x << place if place else x, sign) for place, sign in _digits(x.width, c)]
    if not parts:
        return const(0, x.width)
    first, *rest = parts
    total = first[0] if first[1] > 0 else -first[0]
    for shifted, sign in rest:
        total = total + shifted if sign > 0 else total - shifted
    return total


def _digits(width: int, c: int) -> list[tuple[int, int]]:
    """Return the places of the digits 1 and -1 in the form of a constant that has the fewest (the non-adjacent form),
    modulo 2**width, one that is not negative first."""
    found = []
    for place in range(width):
        if c >> place & 1:
            sign = 2 - (c >> place & 3) if place < width - 1 else 1
            found.append((place, sign))
            c -= sign << place
    return sorted(found, key=lambda digit: digit[1] < 0)


def _few(width: int, c: int) -> bool:
    return len(_digits(width, c)) <= _FEW


EQUATIONS = (
    Equation("x ^ -1", "(xor x -1)", lambda w, x: ~x),
    Equation("x * (2**n +- 2**m +- 2**k)", "(mul x #c)", lambda w, x, c: multiple(x, c), _few),
    Equation("-x - 1", "(add (neg x) -1)", lambda w, x: ~x),
)


def run(roots: Sequence[Term]) -> list[Term]:
    """Return the roots after strength reduction."""
    return rewrite(roots, EQUATIONS)

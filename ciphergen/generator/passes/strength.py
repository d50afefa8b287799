"""Strength: cheaper operations that every machine has.

Why: no target multiplies in constant time in one cycle, and `not` is one instruction where a constant of
all ones may be two.

    before  (mul x:32 0x8:32)
    after   (shl x:32 0x3:32)

Ends: each equation replaces an operation by one that is earlier in the list not, shl, add, mul.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, const
from ciphergen.dsl.term.rewrite import Equation, rewrite


def _power(width: int, c: int) -> bool:
    return c > 0 and c & (c - 1) == 0


EQUATIONS = (
    Equation("x ^ -1", "(xor x -1)", lambda w, x: ~x),
    Equation("x * 0", "(mul x 0)", lambda w, x: const(0, w)),
    Equation("x * 2**n", "(mul x #c)", lambda w, x, c: x << (c.bit_length() - 1), _power),
    Equation("-x - 1", "(add (neg x) -1)", lambda w, x: ~x),
)


def run(roots: Sequence[Term]) -> list[Term]:
    """Return the roots after strength reduction."""
    return rewrite(roots, EQUATIONS)

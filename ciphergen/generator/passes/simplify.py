"""Simplify: operations that do nothing, constants together and on the right, double negation.

Why: schedules and lifted layouts combine constants (LEA's rotated key constants), and later patterns may
rely on constants standing on the right.

    before  (xor (add 0x5:32 (add x:32 0x3:32)) 0x0:32)
    after   (add x:32 0x8:32)

Ends: each equation makes the term smaller, or moves a constant to the right of a non-constant.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, const, rotl
from ciphergen.dsl.term.rewrite import Equation, rewrite

EQUATIONS = (
    Equation("constant on the right of xor", "(xor #c x)", lambda w, c, x: x ^ c),
    Equation("constant on the right of and", "(and #c x)", lambda w, c, x: x & c),
    Equation("constant on the right of or", "(or #c x)", lambda w, c, x: x | c),
    Equation("constant on the right of add", "(add #c x)", lambda w, c, x: x + c),
    Equation("x ^ 0", "(xor x 0)", lambda w, x: x),
    Equation("x ^ x", "(xor x x)", lambda w, x: const(0, w)),
    Equation("(x ^ c) ^ d", "(xor (xor x #c) #d)", lambda w, x, c, d: x ^ (c ^ d)),
    Equation("x & 0", "(and x 0)", lambda w, x: const(0, w)),
    Equation("x & -1", "(and x -1)", lambda w, x: x),
    Equation("x & x", "(and x x)", lambda w, x: x),
    Equation("(x & c) & d", "(and (and x #c) #d)", lambda w, x, c, d: x & (c & d)),
    Equation("x | 0", "(or x 0)", lambda w, x: x),
    Equation("x | -1", "(or x -1)", lambda w, x: const(-1, w)),
    Equation("x | x", "(or x x)", lambda w, x: x),
    Equation("x + 0", "(add x 0)", lambda w, x: x),
    Equation("(x + c) + d", "(add (add x #c) #d)", lambda w, x, c, d: x + (c + d)),
    Equation("x - 0", "(sub x 0)", lambda w, x: x),
    Equation("x - x", "(sub x x)", lambda w, x: const(0, w)),
    Equation("x - c", "(sub x #c)", lambda w, x, c: x + -c),
    Equation("0 - x", "(sub 0 x)", lambda w, x: -x),
    Equation("~~x", "(not (not x))", lambda w, x: x),
    Equation("--x", "(neg (neg x))", lambda w, x: x),
    Equation("x << 0", "(shl x 0)", lambda w, x: x),
    Equation("x >> 0", "(lshr x 0)", lambda w, x: x),
    Equation("x << n, all out", "(shl x #n)", lambda w, x, n: const(0, w), lambda w, n: n >= w),
    Equation("x >> n, all out", "(lshr x #n)", lambda w, x, n: const(0, w), lambda w, n: n >= w),
    Equation("(x <<< 0)", "(rotl[n] x)", lambda w, x, n: x, lambda w, n: n == 0),
    Equation("(x <<< m) <<< n", "(rotl[n] (rotl[m] x))", lambda w, x, n, m: rotl(x, n + m)),
)


def run(roots: Sequence[Term]) -> list[Term]:
    """The roots, simplified."""
    return rewrite(roots, EQUATIONS)

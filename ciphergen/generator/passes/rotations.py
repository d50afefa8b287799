"""Rotations: a rotation that is written as two shifts becomes one operation.

Why: targets with a rotate instruction use one instruction for three, and layouts in which a rotation is
free (bit slices) see it.

    before  (or (shl x:32 0x9:32) (lshr x:32 0x17:32))
    after   (rotl[9] x:32)

Ends: each equation makes the term smaller.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, rotl
from ciphergen.dsl.term.rewrite import Equation, rewrite


def _rotation(width: int, m: int, n: int) -> bool:
    return 0 < m < width and m + n == width


EQUATIONS = tuple(
    Equation(f"x << m {sign} x >> w - m", f"({op} (shl x #m) (lshr x #n))", lambda w, x, m, n: rotl(x, m), _rotation)
    for op, sign in (("or", "|"), ("xor", "^"), ("add", "+"))
)


def run(roots: Sequence[Term]) -> list[Term]:
    """Return the roots with rotations recognised."""
    return rewrite(roots, EQUATIONS)

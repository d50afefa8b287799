"""Rotations: a rotation that is written as two shifts becomes one operation, or by a word the two that targets have.

Why: targets with a rotate instruction use one instruction for three, and layouts in which a rotation is
free (bit slices) see it.

    before  (or (shl x:32 0x9:32) (lshr x:32 0x17:32))
    after   (rotl[9] x:32)

    before  (or (shl x:32 n:32) (lshr x:32 (sub 0x20:32 n:32)))     n below 32: a shift by 32 has to give 0
    after   (or (shl x:32 (and n:32 0x1f:32)) (lshr x:32 (and (neg n:32) 0x1f:32)))

Ends: each equation makes the term smaller; rotations by words are looked for once.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, extract, ite, rebuild, remake, rotl, rotl_by, rotr_by
from ciphergen.dsl.term.rewrite import Equation, rewrite


def _rotation(width: int, m: int, n: int) -> bool:
    return 0 < m < width and m + n == width


EQUATIONS = tuple(
    Equation(f"x << m {sign} x >> w - m", f"({op} (shl x #m) (lshr x #n))", lambda w, x, m, n: rotl(x, m), _rotation)
    for op, sign in (("or", "|"), ("xor", "^"), ("add", "+"))
)


def run(roots: Sequence[Term]) -> list[Term]:
    """Return the roots with rotations recognised."""
    return rebuild(rewrite(roots, EQUATIONS), lambda term, args: _by_word(remake(term, args)))


def _by_word(term: Term) -> Term:
    """Return a rotation by a word, below the width, of two shifts as `rotl_by` and `rotr_by` have it; others as they
    are."""
    if term.op not in {"or", "xor", "add"} or {a.op for a in term.args} != {"shl", "lshr"}:
        return term
    left, right = sorted(term.args, key=lambda a: a.op, reverse=True)
    word = left.args[0]
    if word is not right.args[0] or word.width & (word.width - 1):
        return term
    if _together(left.args[1], right.args[1]):
        return rotl_by(word, left.args[1])
    return rotr_by(word, right.args[1]) if _together(right.args[1], left.args[1]) else term


def choices(term: Term) -> Term | None:
    """Return a rotation by a word, as `rotl_by` and `rotr_by` have it, as a choice for each bit of the distance; None
    for other terms. A word of several registers is turned by a constant in few instructions, or in none."""
    if {a.op for a in term.args} != {"shl", "lshr"}:
        return None
    left, right = sorted(term.args, key=lambda a: a.op, reverse=True)
    by, back = (a.args[1].args[0] if a.args[1].op == "and" else a.args[1] for a in (left, right))
    for distance, sign in ((by, 1), (back, -1)):
        turn = rotl_by if sign > 0 else rotr_by
        if left.args[0] is right.args[0] and term is turn(left.args[0], distance):
            turned = left.args[0]
            for i in range(term.width.bit_length() - 1)[::sign]:  # as `rotl_by` has it of other widths
                turned = ite(extract(distance, i, i), rotl(turned, sign * (1 << i)), turned)
            return turned
    return None


def _together(distance: Term, rest: Term) -> bool:
    """Return whether a distance is below the width, and the rest of the width is the other."""
    width, distance, rest = distance.width, _narrow(distance), _narrow(rest)
    if rest.op != "sub" or not rest.args[0].is_const or rest.args[0].value != width:
        return False
    below = 1 << distance.width <= width or (
        distance.op == "and" and distance.args[1].is_const and distance.args[1].value < width
    )
    return below and _narrow(rest.args[1]) is distance


def _narrow(word: Term) -> Term:
    """Return a word without the zeros in front of it."""
    return _narrow(word.args[0]) if word.op == "zext" else word

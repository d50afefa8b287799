"""Complements: gates on planes of which some stand for their complements.

Why: a complement costs an operation, but none where it is only noted: an exclusive or of complements is one, and what
is added to a round key can be so too. Only products need planes as they are.

    before  (xor (not x) y), (and (not x) (not y))
    after   (xor x y), complemented; (or x y), complemented

Ends: each gate becomes one, and a complement of an operand where a product needs it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, const
from ciphergen.dsl.term.gates import Gates

# A plane, and whether what it stands for is its complement.
Noted = tuple[Term, bool]


class NotedGates(Gates[Noted]):
    """Gates on planes of `width` bits that are noted."""

    def __init__(self, width: int) -> None:
        self.zero, self.one = (const(0, width), False), (const(0, width), True)

    def invert(self, a: Noted) -> Noted:
        plane, flip = a
        return plane, not flip

    def different(self, a: Noted, b: Noted) -> Noted:
        return a[0] ^ b[0], a[1] != b[1]

    def both(self, a: Noted, b: Noted) -> Noted:
        if a[1] and b[1]:
            return a[0] | b[0], True
        return as_it_is(a) & as_it_is(b), False

    def either(self, a: Noted, b: Noted) -> Noted:
        if a[1] and b[1]:
            return a[0] & b[0], True
        return as_it_is(a) | as_it_is(b), False


class PlainGates(Gates[Noted]):
    """Gates on planes of `width` bits of which nothing is noted: complements are computed where they stand."""

    def __init__(self, width: int) -> None:
        self.zero, self.one = (const(0, width), False), (const(-1, width), False)

    def invert(self, a: Noted) -> Noted:
        return ~a[0], False

    def different(self, a: Noted, b: Noted) -> Noted:
        return a[0] ^ b[0], False

    def both(self, a: Noted, b: Noted) -> Noted:
        return a[0] & b[0], False

    def either(self, a: Noted, b: Noted) -> Noted:
        return a[0] | b[0], False


def as_it_is(noted: Noted, flip: bool = False) -> Term:
    """Return the plane of what is noted, complemented if `flip` says so."""
    plane, own = noted
    return plane if own == flip else ~plane


def noted(planes: Sequence[Term], flips: Sequence[bool] = ()) -> tuple[Noted, ...]:
    """Return planes with what is noted of them. flips: whether each stands for its complement; none by default."""
    return tuple(zip(planes, flips or [False] * len(planes), strict=True))

"""The normal form of look-ups: tables that are constant, the identity, or behind another table; and their indices.

Trusted: every equation is proved by `tests/verify/test_normal.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ciphergen.dsl.term import Term, const, make, zext

if TYPE_CHECKING:
    from ciphergen.verify.equality.normal import Normalizer


def look_up(normal: Normalizer, term: Term, index: Term) -> Term:
    """Return a look-up with an index in normal form."""
    entries = term.param
    assert isinstance(entries, tuple)
    if len(set(entries)) == 1:
        return const(entries[0], term.width)
    if entries == tuple(range(1 << index.width)):
        narrow = term.width <= index.width
        return normal.extract(index, term.width - 1, 0) if narrow else normal(zext(index, term.width))
    if index.op == "table":
        inner = index.param
        assert isinstance(inner, tuple)
        return normal(make("table", index.args, term.width, tuple(entries[v] for v in inner)))
    return make("table", (index,), term.width, entries)


def bits_of(normal: Normalizer, term: Term, most: int) -> tuple[Term, int] | None:
    """Return (bits, low): the bits of a term, at most so many, that may be other than 0, and the lowest one's number;
    None if they are more. What the normal form does not know to be 0 may be other."""

    def is_zero(high: int, low: int) -> bool:
        part = normal.extract(term, high, low)
        return part.is_const and not part.value

    low = 0
    while low < term.width - 1 and is_zero(low, low):
        low += 1
    for high in range(low, min(low + most, term.width)):
        if high == term.width - 1 or is_zero(term.width - 1, high + 1):
            return normal.extract(term, high, low), low
    return None

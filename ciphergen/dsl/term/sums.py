"""Exclusive ors of many values to many, with sums shared.

The pair of values that most sums have in common becomes a value of its own, until no two sums share a pair (C. Paar,
"Optimized arithmetic for Reed-Solomon encoders", ISIT 1997).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor

from ciphergen.dsl.term.term import Term, const
from ciphergen.dsl.term.walk import topological


def shared_sums(sums: Sequence[frozenset[Term]], widths: Sequence[int], values: Sequence[Term]) -> list[Term]:
    """Return the sums of values, by pairs that many have in common, those of the first values before others. widths: of
    the sums, in bits.

    Ends: each step takes a value from two sums or more.
    """
    terms = [*values]
    uses = [sum(1 << row for row, each in enumerate(sums) if value in each) for value in terms]
    while True:
        best = _best(uses)
        if best is None:
            break
        a, b, rows = best
        terms.append(terms[a] ^ terms[b])
        uses[a] &= ~rows
        uses[b] &= ~rows
        uses.append(rows)
    own = [[term for term, rows in zip(terms, uses, strict=True) if rows >> row & 1] for row in range(len(sums))]
    return [reduce(xor, each) if each else const(0, width) for each, width in zip(own, widths, strict=True)]


def summands(term: Term) -> tuple[frozenset[Term], bool]:
    """Return (the values of which a term is the exclusive or, whether it is complemented)."""
    odd, found, flip = {term}, set[Term](), False  # odd: what is a summand an odd number of times
    for each in reversed(topological([term])):
        if each not in odd:
            continue
        if each.op in ("xor", "not"):
            flip ^= each.op == "not"
            for arg in each.args:
                odd ^= {arg}
        else:
            found.add(each)
    return frozenset(found), flip


def _best(uses: Sequence[int]) -> tuple[int, int, int] | None:
    """Return the two values that most sums have in common, the oldest of several, and these sums; None if no two sums
    share a pair. uses: the sums of each value, as bits."""
    best, most = None, 1
    several = [i for i, rows in enumerate(uses) if rows.bit_count() > 1]
    for place, a in enumerate(several):
        if uses[a].bit_count() <= most:
            continue
        for b in several[place + 1 :]:
            rows = uses[a] & uses[b]
            if rows.bit_count() > most:
                best, most = (a, b, rows), rows.bit_count()
    return best

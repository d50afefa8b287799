"""Linear layers: exclusive ors of many values to many, with sums shared.

Why: what a text writes as a matrix, or as sums of doubled bytes, has few sums in common as it is written. The pair of
values that most sums have in common becomes a value of its own, until no two sums share a pair (`dsl/term/sums.py`).

    before  (xor (xor a b) (xor c d)), (xor (xor a c) (xor b e))
    after   s = (xor a b), t = (xor s c): (xor t d), (xor t e)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from ciphergen.dsl.term import Term, topological
from ciphergen.dsl.term.sums import shared_sums, summands

_TRIES = 40  # random orders of the values, which decide between pairs that as many sums have
_WORK = 6_000_000  # values, squared, times sums, of all tries: more would take seconds


def run(roots: list[Term]) -> list[Term]:
    """Return the roots with sums shared; the same list where that makes no fewer operations."""
    made = _run(tuple(roots))
    return roots if made is None else [*made]


@lru_cache(maxsize=64)  # rounds are alike
def _run(roots: tuple[Term, ...]) -> Sequence[Term] | None:
    sums, flips = zip(*map(summands, roots), strict=True) if roots else ((), ())
    values = _values(sums)
    tries = min(_TRIES, _WORK // (len(values) ** 2 * len(sums) or 1))
    orders = [values, *(Random(seed).sample(values, len(values)) for seed in range(tries))]
    widths = [root.width for root in roots]
    found = min((shared_sums(sums, widths, order) for order in orders), key=count)
    made = [~term if flip else term for term, flip in zip(found, flips, strict=True)]
    return made if count(made) < count(roots) else None


def count(roots: Sequence[Term]) -> int:
    """Return the number of operations below roots."""
    return sum(1 for term in topological(roots) if term.args)


def _values(sums: Sequence[frozenset[Term]]) -> list[Term]:
    """Return the values that sums have, in an order that does not depend on the process."""
    below = topological([value for each in sums for value in sorted(each, key=str)])
    return [term for term in below if any(term in each for each in sums)]

"""Two terms cut at the same bits, for operations that are done piece by piece."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from ciphergen.dsl.term import Term
from ciphergen.verify.equality.parts import cut_all, places

Pairs = list[tuple[Term, Term]]  # the most significant first


class Pieces(Protocol):
    """The interface of a normal form that cuts terms and joins pieces."""

    def extract(self, a: Term, high: int, low: int) -> Term: ...
    def concat(self, parts: Sequence[Term]) -> Term: ...


def split(normal: Pieces, a: Term, b: Term, at: Iterable[int]) -> Pairs:
    """Return both terms cut at the bits `at`, of which 0 is one."""
    lows = sorted(at, reverse=True)

    def pieces(t: Term) -> list[Term]:
        if t.op != "concat":
            return [normal.extract(t, top - 1, low) for top, low in zip([t.width, *lows[:-1]], lows, strict=True)]
        return [normal.concat([normal.extract(*part) for part in parts]) for parts in cut_all(t, lows)]

    return list(zip(pieces(a), pieces(b), strict=True))


def decided(normal: Pieces, a: Term, b: Term) -> Pairs | None:
    """Return both terms cut where either is a concat of parts, if a constant or the same bits face every piece. Return
    None at the first piece of which that is not true: most terms have one at once."""
    found: Pairs = []
    parts, others = iter(_parts(a)), iter(_parts(b))
    (x, _, low), (y, _, bottom), top = next(parts), next(others), a.width
    while True:
        end = max(low, bottom)
        pair = normal.extract(x, top - 1 - low, end - low), normal.extract(y, top - 1 - bottom, end - bottom)
        if not (pair[0].is_const or pair[1].is_const or pair[0] is pair[1]):
            return None
        found.append(pair)
        if end == 0:
            return found
        top = end
        if low == end:
            x, _, low = next(parts)
        if bottom == end:
            y, _, bottom = next(others)


def _parts(a: Term) -> list[tuple[Term, int, int]]:
    """Return the parts of a concat with their highest and lowest bit, of another term the term."""
    return places(a) if a.op == "concat" else [(a, a.width - 1, 0)]

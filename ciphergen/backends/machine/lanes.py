"""Vector operations: a scalar operation mapped over the lanes of vectors."""

from __future__ import annotations

from collections.abc import Callable
from typing import overload

from ciphergen.dsl.term import Term, concat, extract


def split(width: int, vector: Term) -> list[Term]:
    """Return the lanes of a vector, lane 0 (the least significant) first."""
    return [extract(vector, low + width - 1, low) for low in range(0, vector.width, width)]


def join(parts: list[Term]) -> Term:
    """Return the vector of these lanes, lane 0 first."""
    return concat(*reversed(parts))


@overload
def lanes(width: int, f: Callable[[Term], Term], vector: Term, /) -> Term: ...


@overload
def lanes(width: int, f: Callable[[Term, Term], Term], one: Term, other: Term, /) -> Term: ...


def lanes(width: int, f: Callable[..., Term], *vectors: Term) -> Term:
    """Return the vector of f(lane i of each vector), lanes being `width` bits wide.

    Raises:
        ValueError: the vectors differ in width.
    """
    return join([f(*parts) for parts in zip(*(split(width, v) for v in vectors), strict=True)])

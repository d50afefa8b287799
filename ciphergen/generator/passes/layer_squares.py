"""Squares of linear layers: a layer may be less as its inverse behind its square.

Why: a layer and its inverse are seldom as dense as each other, and a power of a layer may be sparse. InvMixColumns of
AES is MixColumns behind a matrix with few entries, since its fourth power is 1: 58 sums and 108, where pairs that sums
share leave 167 which more registers hold.

    before  y = L x
    after   z = L L x, y = L^-1 z

Ends: sums are shared in each of the two layers once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor

from ciphergen.dsl.term import Term, var, variables
from ciphergen.dsl.term import replace as replaced
from ciphergen.dsl.term.sums import summands
from ciphergen.generator.passes import linear_layers

Rows = list[int]  # of a matrix over GF(2), a bit for each column


def run(roots: Sequence[Term], values: Sequence[Term]) -> list[Term]:
    """Return the roots by the square of what they are of values, where that takes no more operations, since fewer
    values are in use then. values: of each root the variable in whose place it comes."""
    sums, flips = zip(*map(summands, roots), strict=True)
    found = _columns(sums, values)
    if found is None:
        return [*roots]
    columns, rows = found
    inverse = _inverse(rows)
    if inverse is None:
        return [*roots]
    behind = [var(f"square.{i}", root.width) for i, root in enumerate(roots)]
    squares, layer = _shared(_product(rows, rows), columns), _shared(inverse, behind)
    made = replaced(layer, dict(zip(behind, squares, strict=True)))
    made = [~term if flip else term for term, flip in zip(made, flips, strict=True)]
    written = linear_layers.run([*roots])
    return made if linear_layers.count(made) <= linear_layers.count(written) else [*roots]


def _columns(sums: Sequence[frozenset[Term]], values: Sequence[Term]) -> tuple[list[Term], Rows] | None:
    """Return (what is added in place of each value, with all that is added wherever that is; rows over these); None
    where sums are of other values too, or not of all."""
    together: dict[int, list[Term]] = {}
    for value in dict.fromkeys(value for each in sums for value in sorted(each, key=str)):
        where = sum(1 << row for row, each in enumerate(sums) if value in each)
        together.setdefault(where, []).append(value)
    number = {value: i for i, value in enumerate(values)}
    at: dict[int, tuple[Term, int]] = {}
    for where, parts in together.items():
        own = [number[each] for each in variables(parts) if each in number]
        if len(own) == 1:
            at[own[0]] = reduce(xor, parts), where
    if len(together) != len(values) or len(at) != len(values):
        return None
    rows = [sum((at[i][1] >> row & 1) << i for i in range(len(values))) for row in range(len(sums))]
    return [at[i][0] for i in range(len(values))], rows


def _shared(rows: Rows, columns: Sequence[Term]) -> list[Term]:
    """Return the sums of columns that rows say, with what they share computed once."""
    return linear_layers.run([reduce(xor, [c for i, c in enumerate(columns) if row >> i & 1]) for row in rows])


def _product(a: Rows, b: Rows) -> Rows:
    return [reduce(xor, [b[i] for i in range(len(b)) if row >> i & 1], 0) for row in a]


def _inverse(rows: Rows) -> Rows | None:
    """Return the inverse of a matrix; None where it has none."""
    count = len(rows)
    left = [row | 1 << count + i for i, row in enumerate(rows)]
    for column in range(count):
        pivot = next((i for i in range(column, count) if left[i] >> column & 1), None)
        if pivot is None:
            return None
        left[column], left[pivot] = left[pivot], left[column]
        left = [row ^ left[column] if i != column and row >> column & 1 else row for i, row in enumerate(left)]
    return [row >> count for row in left]

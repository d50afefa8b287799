"""The terms of products side by side: of all products of a group the sum comes out, in either order of bits."""

from __future__ import annotations

from functools import reduce
from operator import xor
from random import Random

import pytest

from ciphergen.dsl.term import Term, evaluate, topological, var
from ciphergen.generator.passes.sliced_product import (
    CHUNK,
    exchanged,
    leaves,
    product_of_leaves,
    product_words,
)

CHUNKS = 16


def times(a: int, b: int) -> int:
    """The product of polynomials."""
    return reduce(xor, (a << i for i in range(b.bit_length()) if b >> i & 1), 0)


def in_leaves(values: list[int], *, reverse: bool) -> list[list[int]]:
    """The registers of all leaves, of an operand of each product. Bit d of a value is the coefficient of x^d."""
    chunks = [var(f"c{i}", len(values)) for i in range(CHUNKS)]
    found = list[list[int]]()
    for place in range(CHUNK):
        degree = CHUNK - 1 - place if reverse else place
        words = [sum((v >> (CHUNK * c + degree) & 1) << lane for lane, v in enumerate(values)) for c in range(CHUNKS)]
        found.append(evaluate(leaves(chunks), dict(zip(chunks, words, strict=True))))
    return [list(each) for each in zip(*found, strict=True)]


@pytest.mark.parametrize("rotates", [True, False])
@pytest.mark.parametrize("reverse", [True, False])
@pytest.mark.parametrize("width", [32, 64])
def test_the_sum_of_all_products_comes_out(width: int, *, reverse: bool, rotates: bool) -> None:
    random, made = Random(width), product_of_leaves(width, reverse=reverse, rotates=rotates)
    first, second = [[random.getrandbits(128) for _ in range(width)] for _ in range(2)]
    folded = list[int]()
    for a, b in zip(in_leaves(first, reverse=reverse), in_leaves(second, reverse=reverse), strict=True):
        values = {var(f"a{i}.{time}", width): a[i] for i in range(CHUNK) for time in range(2)}
        values |= {var(f"b{i}.{time}", width): b[i] for i in range(CHUNK) for time in range(2)}
        folded += evaluate(made.roots, values)
    leaf = [var(f"leaf{i}", width) for i in range(len(folded))]
    words = evaluate(product_words(leaf, reverse=reverse), dict(zip(leaf, folded, strict=True)))
    turned = [int(f"{word:0{width}b}"[::-1], 2) if reverse else word for word in words]
    whole = sum(word << (width * i) for i, word in enumerate(turned))
    assert whole == reduce(xor, map(times, first, second))


@pytest.mark.parametrize(("rotates", "wanted"), [(False, (173, 29)), (True, (173, 15))])
def test_the_order_has_each_operation_once_behind_what_it_needs(wanted: tuple[int, int], *, rotates: bool) -> None:
    made = product_of_leaves(32, reverse=True, rotates=rotates)
    done = set[Term]()
    for term in made.order:
        assert all(a in done or not a.args for a in term.args)
        assert term not in done
        done.add(term)
    assert {t for t in topological(made.roots) if t.args} == done
    gates = [t for t in made.order if t.op in ("and", "xor")]
    shifts = [t for t in made.order if t.op in ("shl", "lshr", "rotl")]
    assert (len(gates), len(shifts)) == wanted


@pytest.mark.parametrize("width", [32, 64])
def test_exchanges_at_all_distances_are_a_transposition(width: int) -> None:
    rows, random = [var(f"r{i}", width) for i in range(width)], Random(1)
    found, distance = list(rows), width // 2
    while distance:
        found = exchanged(found, distance, distance)
        distance //= 2
    values = [random.getrandbits(width) for _ in rows]
    columns = [sum((v >> i & 1) << j for j, v in enumerate(values)) for i in range(width)]
    assert evaluate(found, dict(zip(rows, values, strict=True))) == columns

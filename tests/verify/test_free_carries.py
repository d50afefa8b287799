"""Bits of sums whose carries may have any value: equal edges are equal values, and what sums in other orders, of other
widths and of more registers have in common has equal edges."""

from __future__ import annotations

import random
from itertools import product

import pytest

from ciphergen.dsl.term import Term, concat, const, evaluate, extract, lookup, make, ult, var, zext
from ciphergen.verify.equality.cuts import CutProver
from ciphergen.verify.equality.free_carries import FreeSums
from ciphergen.verify.equality.simulate import TermSimulator

WIDTH = 3
A, B, C = (var(name, WIDTH) for name in "abc")
LONG = [var(name, 32) for name in "abc"]
BIT = var("i", 1)


def free_sums() -> FreeSums:
    return FreeSums(1024, CutProver(None), TermSimulator(1024, seed=2))


def grown(source: random.Random, count: int) -> list[Term]:
    """Return terms of sums, comparisons, wires and gates, of which many are equal."""
    terms = [A, B, C, const(1, WIDTH), const(source.randrange(8), WIDTH)]
    for _ in range(count):
        a, b = source.choices(terms, k=2)
        if a.width > b.width:
            b = concat(source.choice([const(0, a.width - b.width), extract(a, a.width - b.width - 1, 0)]), b)
        elif a.width < b.width:
            b = extract(b, a.width - 1, 0)
        terms.append(
            source.choice(
                [
                    a + b,
                    a + b,
                    a - b,
                    -a,
                    a ^ b,
                    a & b,
                    zext(ult(a, b), a.width),
                    concat(a, extract(b, 0, 0)) if a.width < 5 else a,
                    extract(a, a.width - 1, a.width - 2) if a.width > 2 else b + b,
                    extract(a, a.width - 2, 0) if a.width > 2 else a,
                ]
            )
        )
    return terms


@pytest.mark.parametrize("seed", range(40))
def test_equal_edges_are_equal_values(seed: int) -> None:
    source = random.Random(seed)
    bits = [extract(t, i, i) for t in grown(source, 60) for i in range(t.width)]
    source.shuffle(bits)
    found, values = free_sums(), []
    for a, b, c in product(range(1 << WIDTH), repeat=3):
        values.append(evaluate(bits, {A: a, B: b, C: c}))
    known: dict[int, tuple[int, ...]] = {}
    for bit, column in zip(bits, zip(*values, strict=True), strict=True):
        (edge,) = found(bit)
        assert known.setdefault(edge, column) == column
        assert known.setdefault(edge ^ 1, tuple(1 - v for v in column)) == tuple(1 - v for v in column)


def pairs() -> list[tuple[Term, Term]]:
    a, b, c = LONG
    carry = zext(BIT, 32)
    low = [extract(x, 15, 0) for x in LONG]
    rounded = concat(extract(a, 31, 1) + const(1, 31), extract(a, 0, 0))
    return [
        (a + b + c, c + (a + b)),
        (a + b + carry, carry + b + a),
        (a - b - c, -(b + c - a)),
        (~(~a + b), a - b),
        (a + b - b, a + const(0, 32)),
        (extract(a + b, 15, 0) + low[2], extract(c + a + b, 15, 0)),
        (extract(concat(const(0, 16), low[0] + low[1]) + c, 15, 0), low[0] + (low[1] + low[2])),
        (ult(a + b, a), ult(a + b, b)),
        (ult(a + b + const(5, 32), a + const(2, 32)), ult(a + b + const(5, 32), b + const(3, 32))),
        (ult(a + b, rounded), ult(a + b, b - const(2, 32))),
        (a + const(2, 32), rounded),
    ]


@pytest.mark.parametrize("number", range(len(pairs())))
def test_sums_in_another_order_or_width_have_equal_edges(number: int) -> None:
    left, right = pairs()[number]
    found = free_sums()
    assert found(left) == found(right)


def test_sums_that_differ_in_a_carry_have_other_edges() -> None:
    a, b, _ = LONG
    found = free_sums()
    assert found(a + b)[0] == found(a ^ b)[0]
    assert all(x != y for x, y in zip(found(a + b)[1:], found(a ^ b)[1:], strict=True))
    assert found(ult(a, b)) != found(ult(b, a))


def test_products_may_have_any_value() -> None:
    a, b, c = LONG
    found = free_sums()
    assert found(make("mul", (a, b), 32) + c) == found(c + make("mul", (a, b), 32))
    assert found(make("mul", (a, b), 32)) != found(make("mul", (a, c), 32))


def test_look_ups_in_a_large_table_are_bits_of_any_value_by_table_and_index() -> None:
    """The same entry of the same table is one bit, however the index is written; all else stays apart."""
    source = random.Random(11)
    entries = tuple(source.randrange(4) for _ in range(1 << 11))
    index, other = var("index", 11), var("other", 11)
    found = free_sums()
    looked_up = found(lookup(entries, index + other, 2))
    assert found(lookup(entries, other + index, 2)) == looked_up
    assert not set(found(lookup(entries, index - other, 2))) & set(looked_up)
    changed = (*entries[:-1], entries[-1] ^ 1)
    assert found(lookup(changed, index + other, 2))[0] != looked_up[0]
    assert found(lookup(changed, index + other, 2))[1] == looked_up[1]  # the function of the upper bit is the same
    assert found(lookup(entries, const(5, 11), 2)) == (entries[5] & 1, entries[5] >> 1)

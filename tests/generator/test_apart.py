"""Apart: sums and products in the place of XORs whose parts have no bit in common; layers that treat bytes alike."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import xor
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.dsl.term import Term, const, evaluate, extract, lookup, topological, var, variables, zext
from ciphergen.generator.passes import apart, turned_bytes
from tests.verify.random_terms import random_term

WORD = var("w", 32)
BYTES = [zext(var(f"b.{i}", 8), 32) for i in range(4)]
ONES = 0x01010101


def test_bytes_are_joined_by_products() -> None:
    joined = BYTES[0] ^ (BYTES[1] << 8) ^ (BYTES[2] << 16) ^ (BYTES[3] << 24)
    wanted = BYTES[3] * (1 << 24) + (BYTES[2] * (1 << 16) + (BYTES[1] * (1 << 8) + BYTES[0]))
    assert apart.run([joined]) == [wanted]


def test_one_word_in_several_places_is_a_product() -> None:
    carried = WORD >> 7 & ONES
    moved = carried ^ (carried << 1) ^ (carried << 3) ^ (carried << 4)
    assert apart.run([moved]) == [carried * 0x1B]
    assert apart.run([moved ^ WORD]) == [carried * 0x1B ^ WORD]


@pytest.mark.parametrize(
    "term",
    [
        pytest.param(BYTES[0] ^ (BYTES[1] << 7), id="a bit in common"),
        pytest.param((WORD & ONES) ^ (WORD & ONES << 1), id="nothing is moved"),
        pytest.param(WORD ^ (WORD << 8), id="all bits"),
        pytest.param(BYTES[0] ^ (zext(var("s", 9), 32) << 7), id="a bit more"),
        pytest.param((BYTES[0] ^ BYTES[1] << 8) >> 3 ^ BYTES[1] << 8, id="the moved byte is needed besides"),
    ],
)
def test_what_may_carry_or_costs_as_much_stays(term: Term) -> None:
    assert apart.run([term]) == [term]


def test_entries_of_tables_have_the_bits_of_their_entries() -> None:
    low = zext(lookup([i % 8 for i in range(256)], var("x", 8), 8), 32)
    high = zext(lookup([i % 3 * 8 for i in range(256)], var("y", 8), 8), 32)
    assert apart.run([low ^ high ^ (BYTES[0] << 5)]) == [BYTES[0] * 32 + low ^ high]
    assert apart.run([high ^ (low << 5)]) == [low * 32 + high]


@settings(max_examples=150, deadline=None)
@given(st.randoms(use_true_random=False))
def test_random_terms_keep_their_values(source: Random) -> None:
    """Among them many XORs of shifts and masks."""
    pool = [random_term(source, 32, 3) for _ in range(3)]
    for _ in range(12):
        by, mask = source.randrange(32), source.choice((ONES, 0xFF, 0xF0F0F0F0, 0x80, source.getrandbits(32)))
        parts = source.choices(pool, k=source.randrange(2, 5))
        moved = [
            (part & mask) << source.choice((by, 8, 16)) if source.random() < 0.7 else part & mask for part in parts
        ]
        pool.append(reduce(xor, moved))
    roots = pool[-4:]
    values = {v: source.getrandbits(v.width) for v in variables(roots)}
    assert evaluate(apart.run(roots), values) == evaluate(roots, values)


def test_some_random_terms_change() -> None:
    """Without that the test above would show nothing."""
    carried = random_term(Random(5), 32, 3) & ONES
    assert Counter(t.op for t in topological(apart.run([carried ^ carried << 3])))["mul"] == 1


def column(coefficients: tuple[int, ...]) -> Term:
    """Return a word whose byte i is the sum of the coefficients times bytes i, i + 1, … of another, in AES's field."""

    def times(x: Term, by: int) -> Term:
        found, now = const(0, 8), x
        while by:
            found = found ^ now if by & 1 else found
            now = (now << 1) ^ zext(extract(now, 7, 7), 8) * 0x1B
            by >>= 1
        return found

    data = [extract(WORD, 8 * i + 7, 8 * i) for i in range(4)]
    made = [reduce(xor, [times(data[(i + j) % 4], c) for j, c in enumerate(coefficients)]) for i in range(4)]
    return reduce(xor, [zext(byte, 32) << 8 * i for i, byte in enumerate(made)])


@pytest.mark.parametrize(
    ("coefficients", "turns"),
    [
        pytest.param((2, 3, 1, 1), 2, id="AES: one byte further, and two of a sum"),
        pytest.param((14, 11, 13, 9), 5, id="its inverse"),
        pytest.param((1, 2, 0, 0), 1, id="no sum"),
    ],
)
def test_sums_of_turns_are_shared(coefficients: tuple[int, ...], turns: int) -> None:
    layer = turned_bytes.run([column(coefficients)], lambda term: term)
    assert layer is not None
    assert sum(term.op == "rotl" for term in topological(layer)) <= turns
    for value in (0, 1, 0x80, 0x8000_0001, 0xDEADBEEF, 0xFFFF_FFFF):
        assert evaluate(layer, {WORD: value}) == evaluate([column(coefficients)], {WORD: value})

"""The sparse quadratic form: canonical like the other one, over as many bits as sums of products of blocks have."""

from __future__ import annotations

from functools import reduce
from itertools import combinations, product
from operator import xor
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.dsl.term import Term, concat, const, evaluate, extract, ite, topological, var, variables
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.verify.equality import quadratic, sparse_quadratic
from ciphergen.verify.equality.quadratic import is_opaque, same_quadratic_form
from ciphergen.verify.equality.sparse_quadratic import WORD, Form, SparseQuadratic, TooMuch, in_order
from tests.verify.random_terms import random_term


def forms(roots: list[Term], begin: int = 1) -> list[tuple[Form, ...]]:
    """Sparse forms of the bits of terms, whose variables have numbers from `begin` on."""
    gates, known, number = SparseQuadratic(), dict[Term, tuple[Form, ...]](), begin
    for t in topological(roots):
        if t.op == "var":
            known[t] = tuple(gates.variable(number + i) for i in range(t.width))
            number += t.width
        elif t.op == "const":
            known[t] = tuple(gates.one if t.value >> i & 1 else gates.zero for i in range(t.width))
        else:
            known[t] = OPERATIONS[t.op].bits(gates, t.width, [known[a] for a in t.args], t.param)
    return [known[r] for r in roots]


@pytest.mark.parametrize("begin", [1, WORD - 2, WORD - 1, 5 * WORD - 1])
def test_forms_are_equal_exactly_where_all_values_are(begin: int) -> None:
    """Of all sums of a few products of three bits and their complements, wherever a word of columns ends."""
    bits = [var(name, 1) for name in "xyz"]
    simple = [const(0, 1), const(1, 1), *bits, *(~b for b in bits), bits[0] ^ bits[1], bits[0] | bits[2]]
    terms = [a & b for a, b in combinations(simple[:-1], 2)] + [a ^ (b & ~c) for a, b, c in product(bits, repeat=3)]
    terms += [ite(a, b ^ c, c) for a, b, c in product(bits, repeat=3)] + [simple[-1]]
    terms += [(a ^ b) & (b ^ c) for a, b, c in product(bits, repeat=3)]
    values = [tuple(evaluate(terms, dict(zip(bits, v, strict=True)))) for v in product((0, 1), repeat=3)]
    tables, found = list(zip(*values, strict=True)), forms(terms, begin)
    assert len(set(tables)) > 30
    for i, j in combinations(range(len(terms)), 2):
        assert (found[i] == found[j]) == (tables[i] == tables[j]), (terms[i], terms[j])


@settings(max_examples=100, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from((1, WORD - 4, 2 * WORD - 3)), st.sampled_from((1, 2, 4)))
def test_bits_of_random_terms_have_one_form_for_equal_values_only(source: Random, begin: int, width: int) -> None:
    """Of all terms below one, of a few variables that stand on both sides of the end of a word of columns."""
    for root in (random_term(source, width, 4) for _ in range(20)):
        inside, names = topological([root]), variables([root])
        if sum(v.width for v in names) > 8 or any(is_opaque(t) and t.args for t in inside):
            continue
        try:
            made = forms(inside, begin)
        except TooMuch:
            continue
        draws = [dict(zip(names, v, strict=True)) for v in product(*(range(1 << v.width) for v in names))]
        values, found = [evaluate(inside, draw) for draw in draws], dict[tuple[int, ...], Form]()
        for place, bits in enumerate(made):
            for i, form in enumerate(bits):
                assert found.setdefault(tuple(v[place] >> i & 1 for v in values), form) == form, (inside[place], i)
        assert len({frozenset(form.items()) for form in found.values()}) == len(found)


def karatsuba(x: Term, y: Term) -> list[Term]:
    """The coefficients of a product of polynomials."""
    if x.width == 1:
        return [x & y]
    half = x.width // 2
    (a, b), (c, d) = ((extract(t, half - 1, 0), extract(t, 2 * half - 1, half)) for t in (x, y))
    low, high, both = karatsuba(a, c), karatsuba(b, d), karatsuba(a ^ b, c ^ d)
    found = [*low, const(0, 1), *high]
    for i, parts in enumerate(zip(low, high, both, strict=True)):
        found[half + i] = reduce(xor, parts, found[half + i])
    return found


def school(x: Term, y: Term) -> list[Term]:
    size = x.width
    bits = [[extract(t, i, i) for i in range(size)] for t in (x, y)]
    return [
        reduce(xor, (bits[0][i] & bits[1][k - i] for i in range(size) if 0 <= k - i < size))
        for k in range(2 * size - 1)
    ]


def pairs(changed: int = -1) -> list[tuple[Term, Term]]:
    """A sum of 66 products of 8 bits each by Karatsuba and as in school; of the latter one operand may be another."""
    left, right = [[var(f"{name}.{i}", 8) for i in range(66)] for name in "ab"]
    other = [right[(i + 1) % 66] if i == changed else b for i, b in enumerate(right)]
    sums = ([reduce(xor, each) for each in zip(*map(way, left, operands), strict=True)] for way, operands in
            ((karatsuba, right), (school, other)))  # fmt: skip
    return list(zip(*sums, strict=True))


def test_sums_of_products_of_many_bits_have_a_form() -> None:
    assert quadratic.opaque_bits([t for pair in pairs() for t in pair]) > quadratic.MOST_BITS
    assert same_quadratic_form(pairs())


def test_an_operand_of_another_product_is_seen() -> None:
    assert not same_quadratic_form(pairs(changed=17))
    assert not same_quadratic_form([(a ^ (i == 3), b) for i, (a, b) in enumerate(pairs())])


def test_what_is_opaque_but_no_variable_has_no_sparse_form() -> None:
    total = var("a.0", 8) + var("b.0", 8)
    assert not same_quadratic_form([*pairs(), (total & var("a.1", 8), var("a.1", 8) & total)])


def test_too_much_work_has_no_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sparse_quadratic, "MOST_WORK", 100)
    assert not same_quadratic_form(pairs())


def test_a_higher_degree_has_no_form() -> None:
    x, y, z = (var(name, 1) for name in "xyz")
    with pytest.raises(TooMuch):
        forms([x & y & z])


def test_bits_of_one_name_have_their_numbers_in_turn() -> None:
    names = [f"{name}.{i}" for name in ("in", "power.2", "power.10") for i in range(12)]
    shuffled = Random(1).sample(names, len(names))
    assert [t.name for t in in_order([var(name, 8) for name in shuffled])] == names


def test_a_word_of_blocks_is_the_concatenation_of_its_bytes() -> None:
    """More bits than the other form takes, of nothing but wiring."""
    parts = [var(f"x.{i}", 8) for i in range(200)]
    word = concat(*parts)
    assert same_quadratic_form([(extract(word, 8 * i + 7, 8 * i) ^ word_part & word_part, const(0, 8)) for i, word_part
                                in enumerate(reversed(parts))])  # fmt: skip

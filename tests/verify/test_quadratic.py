"""The quadratic form: it is canonical, decides products of polynomials however computed, and knows where it ends."""

from __future__ import annotations

import random
import time
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.dsl.term import Term, concat, const, evaluate, extract, ite, lookup, topological, var, zext
from ciphergen.verify.equality import quadratic
from ciphergen.verify.equality.equal import Equality, Settled
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.quadratic import NotQuadratic, quadratic_forms, same_quadratic_form
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.variables import input_byte, key_byte
from ciphergen.verify.verdict import Verdict
from tests.verify.random_terms import random_term

# Secret bytes as two polynomials of 128 bits.
LEFT = concat(*(input_byte(i) for i in range(16)))
RIGHT = concat(*(key_byte(i) for i in range(16)))
REDUCTION = 0x87  # x^128 = x^7 + x^2 + x + 1


def spread(bit: Term, width: int) -> Term:
    """A bit in all places of a word."""
    return ite(bit, const(-1, width), const(0, width))


def shift_and_add(x: Term, y: Term) -> Term:
    """The product in GF(2^128), one bit of x at a time, the other factor reduced at once."""
    total, moved = const(0, 128), y
    for i in range(128):
        total = total ^ spread(extract(x, i, i), 128) & moved
        moved = (moved << 1) ^ spread(extract(moved, 127, 127), 128) & const(REDUCTION, 128)
    return total


def karatsuba(x: Term, y: Term) -> Term:
    """The product of two polynomials, twice as wide, with three products of half their widths."""
    half = x.width // 2
    if not half:
        return concat(const(0, 1), x & y)
    (low, high), (below, above) = ((extract(t, half - 1, 0), extract(t, 2 * half - 1, half)) for t in (x, y))
    bottom, top = karatsuba(low, below), karatsuba(high, above)
    middle = karatsuba(low ^ high, below ^ above) ^ bottom ^ top
    return concat(top, bottom) ^ zext(middle, 4 * half) << half


def reduced(t: Term) -> Term:
    """A polynomial of 255 bits in GF(2^128), folded twice."""
    for _ in range(2):
        high = zext(extract(t, 255, 128), 256)
        t = zext(extract(t, 127, 0), 256) ^ high ^ high << 1 ^ high << 2 ^ high << 7
    return extract(t, 127, 0)


def settle(*pairs: tuple[Term, Term]) -> Settled:
    return Equality(Normalizer(), Solver()).settle(pairs)


@pytest.mark.long
def test_two_ways_to_multiply_are_one_form() -> None:
    begun = time.process_time()
    product_, wanted = reduced(karatsuba(LEFT, RIGHT)), shift_and_add(LEFT, RIGHT)
    assert settle((product_, wanted)) == Settled(Verdict.PROVED, "quadratic form")
    assert time.process_time() - begun < 30


@pytest.mark.long
def test_a_product_with_one_wrong_term_is_refuted_on_a_vector() -> None:
    wanted = shift_and_add(LEFT, RIGHT)
    wrong = wanted ^ zext(extract(LEFT, 3, 3) & extract(RIGHT, 99, 99), 128) << 71
    settled = settle((wrong, wanted))
    assert (settled.verdict, settled.method, settled.pair) == (Verdict.REFUTED, "simulation", 0)
    assert not same_quadratic_form([(wrong, wanted)])


def test_factors_may_be_swapped_and_be_one() -> None:
    x, y = var("x", 8), var("y", 8)
    assert same_quadratic_form([(karatsuba(x, y), karatsuba(y, x))])
    square = [extract(x, i // 2, i // 2) if i % 2 == 0 else const(0, 1) for i in range(16)]
    assert same_quadratic_form([(karatsuba(x, x), concat(*reversed(square)))])


def test_forms_are_equal_exactly_where_all_values_are() -> None:
    """Of all sums of a few products of three bits and their complements, against their tables of values."""
    bits = [var(name, 1) for name in "xyz"]
    simple = [const(0, 1), const(1, 1), *bits, *(~b for b in bits), bits[0] ^ bits[1], bits[0] | bits[2]]
    terms = [a & b for a, b in combinations(simple[:-1], 2)] + [a ^ (b & ~c) for a, b, c in product(bits, repeat=3)]
    terms += [ite(a, b ^ c, c) for a, b, c in product(bits, repeat=3)] + [simple[-1]]
    forms = quadratic_forms(terms)
    values = [tuple(evaluate(terms, dict(zip(bits, v, strict=True)))) for v in product((0, 1), repeat=3)]
    tables = list(zip(*values, strict=True))
    assert len(set(tables)) > 30
    for i, j in combinations(range(len(terms)), 2):
        assert (forms[i] == forms[j]) == (tables[i] == tables[j]), (terms[i], terms[j])


@pytest.mark.long
@settings(max_examples=200, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from((1, 2, 4, 8)))
def test_equal_forms_are_equal_values(source: random.Random, width: int) -> None:
    """Over all bits of random terms, sums and look-ups among them, whatever is opaque."""
    for root in (random_term(source, width, 3) for _ in range(6)):
        inside = topological([root])
        try:
            forms = quadratic_forms(inside)
        except NotQuadratic:
            continue
        names = [t for t in inside if t.op == "var"]
        draws = [evaluate(inside, {v: source.getrandbits(v.width) for v in names}) for _ in range(32)]
        first: dict[int, tuple[int, ...]] = {}
        for place, bits in enumerate(forms):
            assert len(bits) == inside[place].width
            for i, form in enumerate(bits):
                seen = tuple(values[place] >> i & 1 for values in draws)
                assert first.setdefault(form, seen) == seen, root


def test_what_is_opaque_is_told_by_its_arguments() -> None:
    x, y, z = (var(name, 4) for name in "xyz")
    box = random.Random(5).sample(range(16), 16)
    assert same_quadratic_form([((x + y) & (y ^ z) ^ (x + y) & z, (x + y) & y)])
    assert same_quadratic_form([(lookup(box, x ^ y ^ y, 4) & z, z & lookup(box, x, 4))])
    assert not same_quadratic_form([(lookup(box, x ^ z, 4) & z, z & lookup(box, x, 4))])
    assert not same_quadratic_form([((x + y) & z, (x + z) & z)])
    assert same_quadratic_form([((x << z) & (y ^ z), (x << z) & y ^ (x << z) & z)])
    assert not same_quadratic_form([(x << z, x << y)])


def test_a_higher_degree_has_no_form_and_is_left_to_the_sweep() -> None:
    x, y, z = (input_byte(i) for i in range(3))
    left, right = x & y & z ^ x & y, x & y & ~z
    with pytest.raises(NotQuadratic):
        quadratic_forms([left])
    assert not same_quadratic_form([(left, right)])
    assert settle((left, right)).verdict is Verdict.PROVED


def test_too_many_bits_have_no_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many have a sparse one."""
    x, y = var("x", 8), var("y", 8)
    pairs = [(x & y ^ x, x & ~y)]
    assert same_quadratic_form(pairs)
    monkeypatch.setattr(quadratic, "MOST_BITS", 15)
    assert same_quadratic_form(pairs)
    monkeypatch.setattr(quadratic, "MOST_SPARSE", 15)
    assert not same_quadratic_form(pairs)


def test_too_much_work_has_no_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each product is a matrix; as many as there are would take minutes."""
    left, right = var("a", 64), var("b", 64)
    same = [(left & right, right & left)]
    assert same_quadratic_form(same)
    monkeypatch.setattr(quadratic, "MOST_WORK", 1000)
    assert not same_quadratic_form(same)


def test_matrices_are_kept_only_where_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    left, right = var("a", 8), var("b", 8)
    pair = ((left ^ (left << 1)) & right, (right & left) ^ (right & (left << 1)))
    monkeypatch.setattr(quadratic, "_KEPT", 0)
    assert same_quadratic_form([pair])

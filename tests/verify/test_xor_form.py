"""The bit-by-bit form: equal bits only for equal values, checked by simulation and the solver."""

from __future__ import annotations

import random
from collections import defaultdict

from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.dsl.term import Term, concat, const, extract, lookup, make, rotl, topological, var
from ciphergen.verify.equality.anf import XorForm
from ciphergen.verify.equality.simulate import TermSimulator
from ciphergen.verify.equality.smt import Solver, equal
from tests.verify.random_terms import random_term

WIDTHS = (1, 2, 3, 4, 7, 8)
SBOX = random.Random(5).sample(range(16), 16)


def test_tables_of_the_same_entries_and_other_widths_are_apart() -> None:
    """The wider one has zeros above; taken for the narrower, its top half would be no bits at all."""
    x, form = var("x", 4), XorForm()
    narrow, wide = lookup(SBOX, x, 4), lookup(SBOX, x, 8)
    assert (len(form(narrow)), len(form(wide))) == (4, 8)
    top, low = extract(wide, 7, 4), var("y", 4)
    assert form(concat(top, low)) != form(concat(low, top))


@settings(max_examples=150, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(WIDTHS))
def test_equal_bits_are_equal_values(source: random.Random, width: int) -> None:
    """Over all bits of all terms below some random ones: bits with the same form have the same values."""
    form, simulator = XorForm(), TermSimulator(64)
    by_form: dict[object, set[tuple[int, ...]]] = defaultdict(set)
    for t in topological([random_term(source, width, 4) for _ in range(6)]):
        bits = form(t)
        assert len(bits) == t.width
        for i, bit in enumerate(bits):
            by_form[bit].add(tuple(v >> i & 1 for v in simulator.signature(t)))
    assert all(len(values) == 1 for values in by_form.values())


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False))
def test_what_it_calls_equal_the_solver_proves_equal(source: random.Random) -> None:
    form, solver = XorForm(), Solver()
    first: dict[object, Term] = {}
    for t in topological([random_term(source, 4, 4) for _ in range(4)]):
        other = first.setdefault(form(t), t)
        assert other is t or equal(solver, other, t) is not False, (other, t)


def test_it_sees_through_linear_layers_and_composed_tables() -> None:
    x, y, form = var("x", 4), var("y", 4), XorForm()
    inverse = [SBOX.index(i) for i in range(16)]
    assert form(lookup(inverse, lookup(SBOX, x ^ y, 4), 4)) == form(y ^ x)
    assert form(lookup(SBOX, x ^ 3, 4)) == form(lookup([SBOX[i ^ 3] for i in range(16)], x, 4))
    assert form(lookup(SBOX, x, 4) ^ 9) == form(lookup([v ^ 9 for v in SBOX], x, 4))
    doubled = [(2 * i ^ (i >> 3) * 19) & 15 for i in range(16)]
    assert form(lookup(doubled, x, 4) ^ lookup(doubled, y, 4)) == form(lookup(doubled, y ^ x, 4))
    assert form(rotl(x, 1) ^ rotl(y, 1)) == form(rotl(x ^ y, 1))
    assert form(~(x & y)) == form(~x | ~y)


def test_shifts_by_constants_and_by_values() -> None:
    x, form = var("x", 4), XorForm()
    for op in ("shl", "lshr", "ashr"):
        for distance in range(6):
            shifted = make(op, (x, const(distance, 4)), 4)
            assert equal(Solver(), shifted, _by_bits(form, shifted, x))
    assert form(x << var("n", 4)) != form(x << var("m", 4))


def _by_bits(form: XorForm, t: Term, x: Term) -> Term:
    """The term whose bits are the bits of x and zeros that the form names."""
    names = {bit: extract(x, i, i) for i, bit in enumerate(form(x))} | {frozenset(): const(0, 1)}
    return concat(*(names[bit] for bit in reversed(form(t))))

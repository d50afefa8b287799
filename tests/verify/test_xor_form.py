"""The bit-by-bit form: equal bits only for equal values, checked by simulation and the solver."""

from __future__ import annotations

import random
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import Term, concat, const, evaluate, extract, lookup, make, rotl, topological, var
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.claim.inverse import prove_inverse
from ciphergen.verify.equality import anf
from ciphergen.verify.equality.anf import XorForm
from ciphergen.verify.equality.equal import Equality, Settled
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.patience import PatientSolver
from ciphergen.verify.equality.simulate import TermSimulator
from ciphergen.verify.equality.smt import Solver, equal
from ciphergen.verify.variables import symbol
from ciphergen.verify.verdict import Verdict
from tests.verify.random_terms import random_term

TEXTS = Path(__file__).parents[1] / "texts"
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


MIX = [0b1011, 0b0110, 0b1101, 0b0101, 0b1110, 0b0011]  # sums of the bits of an entry


def mixed(entry: int) -> int:
    return sum((entry & row).bit_count() % 2 << i for i, row in enumerate(MIX))


def test_a_linear_layer_behind_a_table_is_seen_in_one_table() -> None:
    """T-tables: the bits of a table at an index are sums of those of another one there, whichever came first."""
    x, s, merged = var("x", 4), lookup(SBOX, var("x", 4), 4), [mixed(v) for v in SBOX]
    sums = concat(*(_sum_of(s, row) for row in reversed(MIX)))
    for first, second in ((sums, lookup(merged, x, 6)), (lookup(merged, x, 6), sums)):
        form = XorForm()
        assert form(first) == form(second)
        assert form(lookup([v ^ 0b101101 for v in merged], x, 6)) == form(sums ^ 0b101101)
        for place in range(16):
            wrong = [v ^ (1 << place % 6) * (i == place) for i, v in enumerate(merged)]
            assert form(lookup(wrong, x, 6)) != form(sums)
        assert form(lookup(merged, var("y", 4), 6)) != form(sums)


def _sum_of(word: Term, bits: int) -> Term:
    total = const(0, 1)
    for i in range(word.width):
        total = total ^ extract(word, i, i) if bits >> i & 1 else total
    return total


@settings(max_examples=30, deadline=None)
@given(st.permutations(range(4)), st.permutations(range(4)))
def test_an_index_and_an_entry_have_their_bits_in_any_order(index: list[int], entry: list[int]) -> None:
    """Of code that looks up in slices nothing says in which order the bits of an index stand."""
    x, form, inverse = var("x", 4), XorForm(), [SBOX.index(i) for i in range(16)]

    def of(word: Term, order: list[int]) -> Term:
        return concat(*(extract(word, i, i) for i in reversed(order)))

    def number(value: int, order: list[int]) -> int:
        return sum((value >> place & 1) << i for i, place in enumerate(order))

    entries = [0] * 16
    for i, v in enumerate(SBOX):
        entries[number(i, index)] = number(v, entry)
    moved = lookup(entries, of(x, index), 4)
    assert form(moved) == form(of(lookup(SBOX, x, 4), entry))
    undone = [0] * 16
    for i, v in enumerate(inverse):
        undone[number(i, entry)] = v
    assert form(lookup(undone, moved, 4)) == form(x)
    for place in range(16):
        wrong = [v ^ (i == place) for i, v in enumerate(entries)]
        assert form(lookup(wrong, of(x, index), 4)) != form(moved)


def test_a_table_of_two_parts_of_its_index_is_the_sum_of_two() -> None:
    x, y, form = var("x", 4), var("y", 3), XorForm()
    other = random.Random(6).sample(range(8), 8)
    both = [SBOX[i & 15] ^ other[i >> 4] << 1 for i in range(128)]
    apart = lookup(SBOX, x, 4) ^ lookup([v << 1 for v in other], y, 4)
    assert form(lookup(both, concat(y, x), 4)) == form(apart)
    wrong = [*both[:77], both[77] ^ 4, *both[78:]]
    assert form(lookup(wrong, concat(y, x), 4)) != form(apart)


@pytest.mark.long
@settings(max_examples=100, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from([1, 2, 3, 4]))
def test_bits_of_tables_with_one_form_have_one_value_at_each_index(source: random.Random, size: int) -> None:
    """Tables of which many bits are sums of others, or of two parts of the index, looked up at few indices."""
    x, y, form = var("x", size), var("y", size), XorForm()
    known: dict[object, tuple[int, ...]] = {}
    entries = [[source.getrandbits(3) for _ in range(1 << size)] for _ in range(3)]
    for _ in range(20):
        a, b = source.choice(entries), source.choice(entries)
        rows = [source.getrandbits(3) for _ in range(3)]
        made = [
            sum((v & row).bit_count() % 2 << i for i, row in enumerate(rows)) ^ w for v, w in zip(a, b, strict=True)
        ]
        entries.append(made)
        index = source.choice([x, y, x ^ y, x ^ source.getrandbits(size)])
        look_up = lookup(made, index, 3)
        if source.random() < 0.3:
            look_up = lookup([made[i % (1 << size)] ^ a[i >> size] for i in range(1 << 2 * size)], concat(y, index), 3)
        values = [evaluate([look_up], {x: i, y: j})[0] for i in range(1 << size) for j in range(1 << size)]
        for number, bit in enumerate(form(look_up)):
            bits = tuple(value >> number & 1 for value in values)
            assert known.setdefault(bit, bits) == bits


def test_what_an_and_adds_under_one_of_its_factors() -> None:
    """A step x0 ^= x1 & x2, whose x1 another step has changed by an and with the complement of x2, is undone."""
    x, y, z, form = var("x", 4), var("y", 4), var("z", 4), XorForm()
    assert form(x & (y ^ (~x & z))) == form(x & y)
    assert form(x & (y ^ (x & z))) == form(x & (y ^ z))
    assert form((x ^ z) & (y ^ (y & ~(x ^ z)))) == form((x ^ z) & y)
    assert form(x | (y ^ (~x & z))) == form(x | (y ^ z))
    assert form(x & (y ^ (y & z))) != form(x & y)


@pytest.mark.long
def test_the_inverse_of_a_cipher_whose_layers_leave_words_in_place() -> None:
    """NOEKEON's state keeps bits of all rounds before, so that a bit is the xor of very many."""
    variant = load(str(TEXTS / "noekeon.cipher")).variants["noekeon_direct"]
    solver = PatientSolver()
    assert prove_inverse(variant, Equality(Normalizer(), solver), solver).verdict is Verdict.PROVED


def test_a_form_of_very_many_parts_keeps_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is computed behind them is opaque: told apart by its operation and the bits of its arguments."""
    monkeypatch.setattr(anf, "MOST_KEPT", 15)
    x, y, z, form = var("x", 4), var("y", 4), var("z", 4), XorForm()
    assert {len(bit) for bit in form(x ^ y)} == {2}
    behind = form((x ^ y) ^ z)
    assert {len(bit) for bit in behind} == {1}
    assert behind != form(x ^ (y ^ z))
    assert behind == form((x ^ y) ^ z)


def test_a_form_that_earlier_proofs_have_filled_begins_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes a whole form is proved whatever was proved before it."""
    monkeypatch.setattr(anf, "MOST_KEPT", 500)  # one of these takes 416
    equality = Equality(Normalizer(), PatientSolver())
    for i in range(3):
        a, b = (symbol("rk", 32, Secrecy.SECRET, i, j) for j in range(2))
        pair = rotl(a ^ rotl(a, 1), 5) & b, (rotl(a, 5) ^ rotl(a, 6)) & b
        assert equality.settle([pair]) == Settled(Verdict.PROVED, "xor form")


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

"""Merged tables: linear forms of terms, and rounds as sums of look-ups that have the same values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.backends import generation, target
from ciphergen.dsl.cipher import Variant, load
from ciphergen.dsl.term import Term, concat, const, evaluate, extract, ite, lookup, make, rotl, topological, var, zext
from ciphergen.dsl.term.linear_forms import LeafForms
from ciphergen.generator.analysis.keys import key_bytes, key_position, key_variable
from ciphergen.generator.analysis.rounds import compose
from ciphergen.generator.layouts.tabled import Tabled, is_faster
from ciphergen.generator.passes import dyadic_layers, merged_tables
from tests.corpus import text
from tests.verify.random_terms import random_term

RULES = generation(target("rv32i")).looking_up().words(8)
SBOX = Random(3).sample(range(256), 256)


@settings(max_examples=100, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from([1, 4, 8]))
def test_a_form_has_the_value_of_its_bit(source: Random, width: int) -> None:
    forms = LeafForms()
    for term in topological([random_term(source, width, 4) for _ in range(4)]):
        found = forms.of(term)
        values = {v: source.getrandbits(v.width) for v in topological([term]) if v.op == "var"}
        (value,) = evaluate([term], values)
        for i, form in enumerate(found):
            leaves = list(forms.parts(form))
            bits = [evaluate([leaf], values)[0] >> bit & 1 for leaf, bit in leaves]
            assert reduce(int.__xor__, bits, form & 1) == value >> i & 1


def test_what_is_linear_is_seen_and_what_is_not_is_a_leaf() -> None:
    x, y, forms = var("x", 8), var("y", 8), LeafForms()
    doubled = (x << 1) ^ ite(extract(x, 7, 7), const(0x1B, 8), const(0, 8))
    forms.of(doubled ^ rotl(y, 3) ^ (y & 0xF0) ^ (x | 3) ^ ~x)
    assert forms.leaves == [x, y]
    forms.of(lookup(SBOX, x ^ y, 8) ^ (x & y))
    assert {leaf.op for leaf in forms.leaves[2:]} == {"table", "and"}


def keyed(term: Term) -> Term:
    """What stands for a term over one round key in tests: the term itself, as wide as a register."""
    rounds = {at[0] for leaf in topological([term]) if (at := key_position(leaf)) is not None}
    assert len(rounds) == 1
    return zext(term, 32)


def price(terms: Sequence[Term]) -> int:
    return sum({"table": 4, "xor": 1, "concat": 3}.get(t.op, 0) for t in topological(terms))


def random_word(source: Random, words: Sequence[Term], keys: Sequence[Term], depth: int) -> Term:
    """A random byte as rounds have them."""
    pick = source.randrange(9) if depth else 8
    if pick == 8:
        word = source.choice(words)
        low = 8 * source.randrange(4)
        return source.choice([extract(word, low + 7, low), source.choice(keys), const(source.getrandbits(8), 8)])
    a, b = (random_word(source, words, keys, depth - 1) for _ in range(2))
    if pick < 3:
        return lookup(SBOX, a, 8)
    if pick < 6:
        return a ^ b
    if pick == 6:
        return (a << 1) ^ ite(extract(a, 7, 7), const(0x1B, 8), const(0, 8))
    return source.choice([a + b, a & b, rotl(a, 3)])


@pytest.mark.long
@settings(max_examples=150, deadline=None)
@given(st.randoms(use_true_random=False))
def test_merged_tables_have_the_same_values(source: Random) -> None:
    words = [var(f"x.{i}", 32) for i in range(2)]
    keys = [key_variable(i, j, 8) for i in range(2) for j in range(3)]
    roots = [concat(*(random_word(source, words, keys, 3) for _ in range(4))) for _ in range(2)]
    made = merged_tables.run(roots, keyed, 32, price)
    for _ in range(20):
        values = {v: source.getrandbits(v.width) for v in (*words, *keys)}
        assert evaluate(made, values) == evaluate(roots, values)


def test_wide_words_that_a_round_key_is_added_to_take_several_variables() -> None:
    x, key = concat(var("x.0", 32), var("x.1", 32)), key_variable(0, 0, 64)
    total = x + key
    made = merged_tables.run([extract(total, 63, 32), extract(total, 31, 0)], keyed, 32, price)
    values = {var("x.0", 32): 0xFFFFFFFF, var("x.1", 32): 0x80000001, key: 0x1234567890ABCDEF}
    assert evaluate(made, values) == evaluate([extract(total, 63, 32), extract(total, 31, 0)], values)


def layer_of(count: int, source: Random) -> list[list[int]]:
    return [[source.getrandbits(count) for _ in range(3)] for _ in range(4)]


@pytest.mark.long
@pytest.mark.parametrize("bits", [16, 32, 64])
def test_a_factored_layer_has_the_same_values(bits: int) -> None:
    source, count = Random(bits), bits // 8
    for _ in range(5):
        layer = layer_of(count, source)
        names = [var(f"w.{i}", bits) for i in range(3)]
        found = dyadic_layers.factored(layer, names, price)
        words = [source.getrandbits(bits) for _ in names]

        def times(element: int, word: int) -> int:
            moved = [
                sum((word >> 8 * (i ^ g) & 0xFF) << 8 * i for i in range(count))
                for g in range(count)
                if element >> g & 1
            ]
            return reduce(int.__xor__, moved, 0)

        given = {name: times(found.unit, word) for name, word in zip(names, words, strict=True)}
        wanted = [reduce(int.__xor__, map(times, row, words)) for row in layer]
        assert evaluate(found.outputs, given) == wanted


def middle(variant: Variant, direction: str) -> list[Term]:
    """The registers behind a round in the middle."""
    steps = variant.steps(direction)
    piece = compose([steps[len(steps) // 2]])
    assert piece is not None
    return [*Tabled(variant, RULES, 1).lift(piece).outputs]


@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
def test_a_round_of_aes_is_sixteen_look_ups_and_as_many_sums(direction: str) -> None:
    variant = load("aes").variants["aes128"]
    count = Counter(term.op for term in topological(middle(variant, direction)))
    assert (count["table"], count["xor"]) == (16, 16)


@pytest.mark.long
def test_a_round_of_aria_is_sixteen_look_ups() -> None:
    """With the diffusion as three permuted sums of words."""
    variant = load("aria").variants["aria128"]
    count = Counter(term.op for term in topological(middle(variant, "encrypt")))
    assert count["table"] == 16
    assert count["xor"] == 4 + 12 + 12  # round keys, sums of four look-ups, sums before and behind the permutations


@pytest.mark.long
@pytest.mark.parametrize("name", ["aes", "aria", "present"])
def test_rounds_on_registers_are_those_of_the_text(name: str) -> None:
    for variant in load(text(name)).variants.values():
        layout, source = Tabled(variant, RULES, 1), Random(name)
        key, block = source.randbytes(variant.key_bytes), source.randbytes(variant.block_bytes)
        bytes_ = dict(zip(key_bytes(variant), key, strict=True))
        rows = [evaluate(row, bytes_) for row in layout.wanted(loops=True).rows]
        for direction in ("encrypt", "decrypt"):
            piece = compose(variant.steps(direction))
            assert piece is not None
            made = layout.lift(piece)
            words = [int.from_bytes(block[i : i + 4], "little") for i in range(0, len(block), 4)]
            values = dict(zip(made.inputs, words, strict=True))
            for v in topological(made.outputs):
                if v.op == "var" and (at := key_position(v)) is not None:
                    values[v] = rows[at[0]][at[1]]
            got = b"".join(word.to_bytes(4, "little") for word in evaluate(made.outputs, values))
            assert got == expected(variant, direction, key, block)


def expected(variant: Variant, direction: str, key: bytes, block: bytes) -> bytes:
    from ciphergen.dsl.concrete import Concrete

    reference = Concrete(variant)
    found: bytes = getattr(reference, direction)(reference.schedule(key), block)
    return found


@pytest.mark.long
def test_where_words_by_themselves_take_fewer_instructions_they_stay_so() -> None:
    faster = {name: is_faster(next(iter(load(name).variants.values())), RULES) for name in ("aes", "aria", "camellia")}
    assert faster == {"aes": True, "aria": True, "camellia": False}
    assert not is_faster(load("aes").variants["aes128"], generation(target("rv32i")).words(8))


def test_bytes_that_stand_elsewhere_are_a_table_of_bytes() -> None:
    x = var("x", 32)
    (made,) = merged_tables.run([concat(lookup(SBOX, extract(x, 15, 8), 8), const(0, 24))], keyed, 32, price)
    assert made.op == "shl"
    assert made.args[0] == make("table", (extract(x, 15, 8),), 32, tuple(SBOX))


def test_neighbours_of_few_bits_are_one_look_up() -> None:
    nibbles, x = Random(4).sample(range(16), 16), var("x", 32)
    parts = [lookup(nibbles, extract(x, low + 3, low), 4) for low in range(0, 32, 4)]
    (made,) = merged_tables.run([concat(*parts)], keyed, 32, price)
    look_ups = [t for t in topological([made]) if t.op == "table"]
    assert [t.args[0].width for t in look_ups] == [8] * 4

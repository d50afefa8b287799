"""Complements in slices: where they stand so that rounds compute few, and that the turns of a loop are alike."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Cipher, Variant, load
from ciphergen.dsl.procedures import DECRYPT, DIRECTIONS, ENCRYPT
from ciphergen.dsl.term import topological, var
from ciphergen.generator.analysis.keys import key_bytes, keys_of
from ciphergen.generator.analysis.round_constants import with_constants_as_keys
from ciphergen.generator.analysis.rounds import Piece, roll
from ciphergen.generator.analysis.turned_rounds import with_turned_rounds
from ciphergen.generator.layouts import masks
from ciphergen.generator.layouts.slice_flips import Chosen, SliceFlips, flips_in, slice_flips
from ciphergen.generator.layouts.slice_rounds import on_planes
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.verify.prove import prove
from tests.generator.test_narrow_words import read
from tests.generator.test_slices import SMALL

# A table whose outputs are complemented, in rounds that begin with a key or end with it.
TEXT = """\
cipher FLIPS {
  word 4 big
  block 8 words

  variant FLIPS32 { key 8 words  rounds 6 }

  table S: bits(4) -> bits(4) = [1, 0xa, 4, 0xc, 6, 0xf, 3, 9, 2, 0xd, 0xb, 7, 5, 0, 8, 0xe]
  table S_inverse: bits(4) -> bits(4) = inverse S

  function turn(x: word[8], n: number) -> word[8] = [x[(j + n) mod 8] for j in 0..7]

  schedule(key) -> rk: word[rounds + 1][8] { for i in 0..rounds { rk[i] = [key[(j + i) mod 8] ^ i for j in 0..7] } }

  encrypt(x, rk) -> y {
    x := x ^ rk[0]
    for i in 1..rounds-1 { x := turn(S[x], 3) ^ rk[i] }
    y = S[x] ^ rk[rounds]
  }

  decrypt(y, rk) -> x {
    y := S_inverse[y ^ rk[rounds]]
    for i in rounds-1 down to 1 { y := S_inverse[turn(y ^ rk[i], 5)] }
    x = y ^ rk[0]
  }
}
"""
FIRST = (
    TEXT.replace("    x := x ^ rk[0]\n    for i in 1..rounds-1 { x := turn(S[x], 3) ^ rk[i] }\n", "")
    .replace("y = S[x] ^ rk[rounds]", "for i in 0..rounds-1 { x := turn(S[x ^ rk[i]], 3) }\n    y = x ^ rk[rounds]")
    .replace("y := S_inverse[y ^ rk[rounds]]", "y := y ^ rk[rounds]")
    .replace("down to 1 { y := S_inverse[turn(y ^ rk[i], 5)] }", "down to 0 { y := S_inverse[turn(y, 5)] ^ rk[i] }")
    .replace("x = y ^ rk[0]", "x = y")
)
# A round key that a loop and the step behind it read, and one that two steps of the loop read.
AGAIN = TEXT.replace("y = S[x] ^ rk[rounds]", "y = S[x] ^ rk[3]").replace("y ^ rk[rounds]]", "y ^ rk[3]]")
TWICE = TEXT.replace("^ rk[i] }", "^ rk[i] ^ rk[i + 1] }").replace("(y ^ rk[i], 5)", "(y ^ rk[i] ^ rk[i + 1], 5)")
# Constants that differ from round to round.
CONSTANTS = TEXT.replace("^ rk[i] }", "^ rk[i] ^ [j == 0 ? word(i) : word(0) for j in 0..7] }").replace(
    "(y ^ rk[i], 5)", "(y ^ rk[i] ^ [j == 0 ? word(i) : word(0) for j in 0..7], 5)"
)
# Rounds that differ in constants and read a sum of the key, which is in the state from the first step on.
WIDE = (
    TEXT.split("  schedule", maxsplit=1)[0]
    + """\
  schedule(key) -> rk: word[1][8] { rk[0] = key }

  encrypt(x, rk) -> y {
    let k = turn(rk[0], 1) ^ rk[0]
    for i in 0..rounds-1 { x := turn(S[x ^ k], 3) ^ [j == 0 ? word(i) : word(0) for j in 0..7] }
    y = x ^ k
  }

  decrypt(y, rk) -> x {
    let k = turn(rk[0], 1) ^ rk[0]
    y := y ^ k
    for i in rounds-1 down to 0 { y := S_inverse[turn(y ^ [j == 0 ? word(i) : word(0) for j in 0..7], 5)] ^ k }
    x = y
  }
}
"""
)
TEXTS = {
    "last": TEXT,
    "first": FIRST,
    "again": AGAIN,
    "twice": TWICE,
    "constants": CONSTANTS,
    "wide": WIDE,
    "small": SMALL,
}
SHIPPED = ("aes", "aria", "present", "camellia")


def variant_of(name: str) -> Variant:
    cipher = read(TEXTS[name]) if name in TEXTS else load(name)
    (variant, *_) = cipher.variants.values()
    keyed = with_constants_as_keys(variant)
    return with_turned_rounds(variant) if keyed is variant else keyed


def complements(variant: Variant, direction: str, unroll: int) -> int:
    """The complements that all rounds of a direction compute, step by step."""
    pieces = [Piece(step.inputs, step.outputs, (), (step,)) for step in variant.steps(direction)]
    made = [topological(on_planes(variant, 32, piece, unroll).outputs) for piece in pieces]
    return sum(term.op == "not" for terms in made for term in terms)


@pytest.mark.long
@pytest.mark.parametrize("name", ["aes", "aria"])
def test_rounds_compute_no_complements(name: str) -> None:
    assert complements(variant_of(name), ENCRYPT, 1) == 0


@pytest.mark.long
def test_texts_of_these_tests_have_complements() -> None:
    """But where each round key is read by two steps in turn, where a sum of the key is in the state, and where a loop
    ends with the key with which another one begins and bits have no masks."""
    assert [name for name in TEXTS if not slice_flips(variant_of(name), 1).keys] == ["twice", "wide", "small"]


def test_complements_of_aes() -> None:
    """S ends with adding 0x63, which MixColumns leaves as it is; S^-1 begins with that."""
    variant, bits = variant_of("aes"), [place for place in range(128) if 0x63 >> place % 8 & 1]
    flips = slice_flips(variant, 1)
    assert flips.keys == {(i, place) for i in range(1, 11) for place in bits}
    for direction, own in ((ENCRYPT, ()), (DECRYPT, bits)):
        for step in variant.steps(direction)[1:]:
            assert [place for place, flip in enumerate(flips.steps[step][0]) if flip] == [*own]


@pytest.mark.parametrize("unroll", [0, 1, 2, 4])
@pytest.mark.parametrize("name", [*TEXTS, *(pytest.param(name, marks=pytest.mark.long) for name in SHIPPED)])
def test_turns_of_a_loop_are_alike(name: str, unroll: int) -> None:
    """In both directions, and behind as many steps of encryption as counter mode may compute once."""
    variant = variant_of(name)
    flips, encrypted = slice_flips(variant, unroll), variant.steps(ENCRYPT)
    for steps in (variant.steps(DECRYPT), *(encrypted[first:] for first in range(len(encrypted)))):
        loop = roll(steps, unroll, late=True)
        if loop.body is None:
            continue
        first = len(loop.before.steps) if loop.before else 0
        size = len(loop.body.steps)
        for number in range(first, first + size * (loop.count - 1)):
            step, next_turn = steps[number], steps[number + size]
            assert flips.steps[step] == flips.steps[next_turn]
            for key, other in zip(keys_of(step), keys_of(next_turn), strict=True):
                assert {at for i, at in flips.keys if i == key} == {at for i, at in flips.keys if i == other}


@pytest.mark.parametrize("name", [*TEXTS, *(pytest.param(name, marks=pytest.mark.long) for name in SHIPPED)])
def test_what_goes_out_is_as_it_is(name: str) -> None:
    variant = variant_of(name)
    for direction in DIRECTIONS:
        steps, flips = variant.steps(direction), slice_flips(variant, 1)
        for step in steps:
            sizes = [sum(word.width for word in words) for words in (step.inputs, step.outputs)]
            assert [*map(len, flips.steps[step])] == sizes
        assert not any(flips.steps[steps[-1]][1])
        assert all(flips.steps[a][1] == flips.steps[b][0] for a, b in pairwise(steps))


def test_a_key_bit_without_a_mask_is_not_complemented() -> None:
    variant = variant_of("small")
    places = {at for planes in masks.key_planes(variant, 1).values() for at in planes if not at.is_const}
    assert len(slice_flips(variant, 1).keys) <= len(places)
    flips = masks.flips(variant, 32, slice_flips(variant, 1).keys)
    assert [len(row) for row in flips] == [len(row) for row in masks.rows(variant, 32)]


def test_a_bit_is_chosen_where_a_product_needs_it() -> None:
    bit = var("k", 1)
    gates, plain = Chosen([bit]), (False, 0)
    sum_of = gates.invert(gates.different(plain, gates.plane(bit)))
    assert gates.both(sum_of, plain) == plain
    assert (gates.value(bit), gates.cost) == (True, 0)
    assert gates.both(sum_of, gates.invert(plain))[1] == 0
    assert gates.cost == 1


def test_flips_of_steps_that_are_not_known_are_none() -> None:
    assert SliceFlips().around((), 4) == ((False,) * 4, (False,) * 4)


@pytest.mark.long
@pytest.mark.parametrize("name", ["last", "first", "again", "twice", "constants", "wide"])
def test_complements_are_proved(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Masks as key expansion stores them, what both directions make of them, and counter mode."""
    # Of small tables none are chosen otherwise.
    monkeypatch.setattr("ciphergen.generator.layouts.slice_flips.suits", lambda variant: True)
    cipher: Cipher = read(TEXTS[name])
    output = generate(cipher, target("rv32i"), Options(strategy="loop1-slices32+loop1"))
    data = assemble(output.files["flips32.S"], target("rv32i"))
    report = prove(
        data, "flips32", target("rv32i"), cipher.variants["flips32"], {f.symbol: f.role for f in output.functions}
    )
    assert report.proved, [o.detail for o in report.obligations if o.verdict.value != "proved"]
    assert len(key_bytes(cipher.variants["flips32"])) == 4


@pytest.mark.long
def test_complements_are_for_large_tables() -> None:
    for name, variant, large in (("aes", "aes128", True), ("present", "present80", False)):
        assert bool(flips_in(load(name).variants[variant], 1).steps) is large

"""Sums of words of a round key that rounds add are words of their own, which key expansion makes."""

from __future__ import annotations

import pytest

from ciphergen.backends import generation, target
from ciphergen.dsl.cipher import Variant, load, parse_cipher
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.generator.analysis.keys import key_position
from ciphergen.generator.analysis.summed_keys import SummedKeys, with_summed_keys
from ciphergen.generator.options import Options, choose
from ciphergen.generator.output import planned
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategies import strategy
from tests.generator.test_round_constants import results

# Rounds that add two words of their key to a word, all three to an index that is a sum of the same word, and one.
TEXT = """cipher SUMS {
  word 8
  block 2 words
  variant SUMS { key 24 words }
  table S: byte -> byte = [(i * 7 + 3) mod 256 for i in 0..255]
  schedule(key) -> rk: byte[8][3] { for i in 0..7 { rk[i] = key[3*i .. 3*i + 2] } }
  encrypt(x, rk) -> y {
    for i in 0..7 {
      let a = ~(x[0] ^ rk[i][1] ^ rk[i][2])
      x := [x[1] ^ rk[i][0] ^ S[a ^ rk[i][0]], a]
    }
    y = x
  }
  decrypt(y, rk) -> x {
    for i in 7 down to 0 {
      y := [~(y[1] ^ rk[i][1] ^ rk[i][2]), y[0] ^ rk[i][0] ^ S[y[1] ^ rk[i][0]]]
    }
    x = y
  }
}
"""
ARIA_ROUNDS = (("aria128", 12), ("aria192", 14), ("aria256", 16))


def sums() -> Variant:
    return parse_cipher(TEXT, "sums.cipher").variants["sums"]


def read(variant: Variant, direction: str) -> set[int]:
    """The numbers of the words that rounds read of their keys."""
    found = (key_position(key) for step in variant.steps(direction) for key in step.keys)
    return {at[1] for at in found if at is not None}


def test_each_sum_is_a_word() -> None:
    variant = sums()
    changed = with_summed_keys(variant)
    assert isinstance(changed, SummedKeys)
    assert changed.sums == ((1, 2), (0, 1, 2))
    assert changed.key_shape == (5,) * 8
    assert [read(changed, name) for name in DIRECTIONS] == [{0, 3, 4}, {0, 3}]
    assert with_summed_keys(variant) is changed


@pytest.mark.parametrize("name", ["sums", *(name for name, _ in ARIA_ROUNDS)])
def test_rounds_compute_the_same(name: str) -> None:
    variant = sums() if name == "sums" else load("aria").variants[name]
    key = [(37 * i + 11) % 256 for i in range(variant.key_words)]
    assert results(with_summed_keys(variant), key) == results(variant, key)


@pytest.mark.parametrize(("name", "rounds"), ARIA_ROUNDS)
def test_decryption_by_aria_reads_its_own_keys(name: str, rounds: int) -> None:
    """All round keys but the outer two have sums of seven words, which only decryption reads."""
    changed = with_summed_keys(load("aria").variants[name])
    assert isinstance(changed, SummedKeys)
    assert changed.key_shape == (16, *[32] * (rounds - 1), 16)
    assert {len(words) for words in changed.sums} == {7}
    assert [read(changed, name) for name in DIRECTIONS] == [{*range(16)}, {*range(32)}]


@pytest.mark.parametrize(("modes", "size"), [(("ctr",), 208 * 16), (("ecb",), 400 * 16)])
def test_a_direction_that_is_not_asked_for_has_no_keys(modes: tuple[str, ...], size: int) -> None:
    """All of ARIA-128's 13 round keys of 16 words but the last have places for 16 sums, which only decryption reads; a
    word stands in memory 16 times."""
    cipher, on = load("aria"), target("aarch64_aes")
    choice = choose(cipher, on, Options(("aria128",), modes))
    assert planned(cipher, cipher.variants["aria128"], on, choice).keys.size == size


@pytest.mark.parametrize("name", ["pipo", "present"])
def test_rounds_without_sums_stay(name: str) -> None:
    (variant, *_) = load(name).variants.values()
    assert with_summed_keys(variant) is variant


@pytest.mark.parametrize(("way", "loops"), [("loop2-lanes16+loop1", 1), ("lanes16+unrolled", 0)])
def test_key_expansion_makes_them(way: str, loops: int) -> None:
    """By one loop where round keys lie equally far apart, else as all words."""
    on = target("aarch64_aes")
    keys = Plan.of(load("aria").variants["aria128"], on, generation(on), strategy(way)).keys
    assert len(keys.made) == loops
    assert [(each.count, each.stride) for each in keys.made] == [(11, 512)] * loops
    assert keys.size == 256 * (25 if loops else 24)
    assert len(keys.stored) == 16 * (13 if loops else 24)

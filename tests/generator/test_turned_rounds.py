"""Rounds that are alike but for the order of words become one, and compute the same."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.dsl.cipher import Variant, load
from ciphergen.dsl.phase_entries import phase_entries
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import const, evaluate, substitute
from ciphergen.generator.analysis.alike import longest_run
from ciphergen.generator.analysis.turned_rounds import TurnedRounds, with_turned_rounds
from ciphergen.generator.options import Options, choose
from ciphergen.generator.phases import functions_of_modes
from ciphergen.generator.plan.plan import Plan
from tests.generator.test_narrow_words import read

# Two tables that change places from round to round, in front of a layer that treats all words alike.
TEXT = """\
cipher TURNS {
  word 8
  block 4 words

  variant TURNS32 { key 4 words  rounds 6 }

  table S: byte -> byte = [(7 * v + 3) mod 256 for v in 0..255]
  table T: byte -> byte = inverse S

  function odd(x: byte[4]) -> byte[4] = [S[x[0]], S[x[1]], T[x[2]], T[x[3]]]
  function even(x: byte[4]) -> byte[4] = [T[x[0]], T[x[1]], S[x[2]], S[x[3]]]
  function mix(x: byte[4]) -> byte[4] = [x[1] ^ x[2] ^ x[3], x[0] ^ x[2] ^ x[3], x[0] ^ x[1] ^ x[3], x[0] ^ x[1] ^ x[2]]

  schedule(key) -> rk: byte[rounds + 1][4] { for i in 0..rounds { rk[i] = [key[(j + i) mod 4] ^ i for j in 0..3] } }

  encrypt(x, rk) -> y {
    for i in 0..rounds-1 { x := i mod 2 == 0 ? mix(odd(x ^ rk[i])) : mix(even(x ^ rk[i])) }
    y = x ^ rk[rounds]
  }

  decrypt(y, rk) -> x {
    y := mix(y ^ rk[rounds])
    for i in rounds-1 down to 1 { y := i mod 2 == 0 ? mix(even(y) ^ rk[i]) : mix(odd(y) ^ rk[i]) }
    x = even(y) ^ rk[0]
  }
}
"""


def same(variant: Variant, made: TurnedRounds, seed: int) -> None:
    """Compares all steps with what the text says, in both directions, from round keys as key expansion has them."""
    source = Random(seed)
    key = [const(source.randrange(256), 8) for _ in range(variant.key_bytes)]
    block = [const(source.randrange(256), 8) for _ in range(variant.block_words)]
    rows, turned = variant.schedule(key), made.schedule(key)
    known = {
        name: word
        for names, row in zip(made.key_variables(), turned, strict=True)
        for name, word in zip(names, row, strict=True)
    }
    for direction in DIRECTIONS:
        state = block
        for step in made.steps(direction):
            state = substitute(step.outputs, {**known, **dict(zip(step.inputs, state, strict=True))})
        wanted = variant.run(direction, rows, block)
        assert evaluate(state, {}) == evaluate(wanted, {}) == evaluate(made.run(direction, turned, block), {})


def test_rounds_of_aria_are_one() -> None:
    variant = load("aria").variants["aria128"]
    made = with_turned_rounds(variant)
    assert isinstance(made, TurnedRounds)
    assert made.order == tuple(place ^ 2 for place in range(16))
    assert made.turned == {1, 3, 5, 7, 9, 11}
    assert {longest_run(made.steps(direction)).period for direction in DIRECTIONS} == {1}
    for seed in range(3):
        same(variant, made, seed)


@pytest.mark.parametrize("name", ["aes", "present", "camellia"])
def test_rounds_that_are_alike_stay(name: str) -> None:
    variant = next(iter(load(name).variants.values()))
    assert with_turned_rounds(variant) is variant


def test_a_round_key_in_two_orders_stays() -> None:
    """Rounds of a fixed key, which every second round would need in another order."""
    text = TEXT.replace("rk[i]))", "rk[0]))").replace("^ rk[i])", "^ rk[0])")
    variant = read(text).variants["turns32"]
    assert longest_run(variant.steps("encrypt")).period == 2
    assert with_turned_rounds(variant) is variant


def test_tables_that_no_order_exchanges_stay() -> None:
    """Three of one table and one of the other."""
    text = TEXT.replace("S[x[1]], T[x[2]]", "S[x[1]], S[x[2]]").replace("T[x[1]], S[x[2]]", "T[x[1]], T[x[2]]")
    variant = read(text).variants["turns32"]
    assert longest_run(variant.steps("encrypt")).period == 2
    assert with_turned_rounds(variant) is variant


def test_words_change_places() -> None:
    variant = read(TEXT).variants["turns32"]
    made = with_turned_rounds(variant)
    assert isinstance(made, TurnedRounds)
    assert made.order == (2, 3, 0, 1)
    assert longest_run(made.steps("encrypt")).period == 1
    for seed in range(3):
        same(variant, made, seed)


def test_entry_points_of_a_mode_have_no_rounds() -> None:
    entries = phase_entries(load_phase_mode("gcm"), "aria128")
    assert with_turned_rounds(entries) is entries


@pytest.mark.long
@pytest.mark.parametrize("on", ["aarch64", "aarch64_aes"])
def test_a_hash_beside_blocks_that_share_registers_is_made_as_beside_others(on: str) -> None:
    """ARIA's blocks are slices on the one, lanes on the other; those of the hash are not, and its code is not small."""
    cipher, machine = load("aria"), target(on)
    choice = choose(cipher, machine, Options(("aria128",), ("gcm",)))
    plan = Plan.of(cipher.variants["aria128"], machine, choice.generation, choice.strategy)
    made = next(functions_of_modes(cipher, plan, choice))
    assert (made.role, made.plan.bulk) == ("gcm_derive", True)

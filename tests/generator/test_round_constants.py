"""Rounds that differ in constants only are a loop, whose constants stand beside the round keys."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Cipher, Variant, load, parse_cipher, shipped_ciphers
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import Term, evaluate, var, variables
from ciphergen.generator.analysis.alike import longest_run
from ciphergen.generator.analysis.keys import key_position
from ciphergen.generator.analysis.round_constants import unwalked_keys, with_constants_as_keys
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.verify.prove import prove
from tests.corpus import text

TEXT = """cipher COUNTED {{
  word 32 little
  block 2 words
  variant COUNTED {{ key 8 words }}
  schedule(key) -> rk: word[8] {{ rk = key }}
  encrypt(x, rk) -> y {{
    for i in 0..7 {{ x := [x[1], (x[0] + (x[1] <<< 7)) ^ rk[i] ^ {constant}] }}
    y = x
  }}
  decrypt(y, rk) -> x {{
    for i in 7 down to 0 {{ y := [(y[1] ^ rk[i] ^ {constant}) - (y[0] <<< 7), y[0]] }}
    x = y
  }}
}}
"""


def counted(constant: str) -> Cipher:
    return parse_cipher(TEXT.format(constant=constant), "counted.cipher")


CELLS = """cipher CELLS {{
  word 8 little
  block {count} words
  variant CELLS {{ key {count} words }}
  const c: word[8][{count}] = [[(i * i * (2 * j + 1) + 37 * j + i) mod 256 for j in 0..{last}] for i in 0..7]
  schedule(key) -> rk: word[8][{count}] {{ rk = [key ^ word(i) for i in 0..7] }}
  encrypt(x, rk) -> y {{
    for i in 0..7 {{ x := [x[(j + 1) mod {count}] ^ rk[i][j] ^ c[i][j] for j in 0..{last}] }}
    y = x
  }}
  decrypt(y, rk) -> x {{
    for i in 7 down to 0 {{ y := [(y ^ rk[i] ^ c[i])[(j + {last}) mod {count}] for j in 0..{last}] }}
    x = y
  }}
}}
"""


def in_loops(variant: Variant) -> list[int]:
    """The number of rounds in a loop, by direction."""
    return [longest_run(variant.steps(name)).length for name in DIRECTIONS]


@pytest.mark.parametrize(
    ("constant", "words"),
    [
        ("(i + 1)", 1),
        ("(0x9e3779 * (i * i + 1))", 1),
        ("(rk[i] & (i + 3)) ^ (i + 3)", 1),
        ("(rk[i] & (i + 3)) ^ (7 - i)", 2),
    ],
)
def test_constants_become_words_of_round_keys(constant: str, words: int) -> None:
    (variant,) = counted(constant).variants.values()
    changed = with_constants_as_keys(variant)
    assert in_loops(variant) == [0, 0]
    assert in_loops(changed) == [8, 8]
    assert changed.key_shape == (1 + words,) * 8
    assert with_constants_as_keys(variant) is changed


@pytest.mark.parametrize(("count", "rounds"), [(8, 8), (16, 8), (17, 0)])
def test_a_round_may_have_many_constants(count: int, rounds: int) -> None:
    (variant,) = parse_cipher(CELLS.format(count=count, last=count - 1), "cells.cipher").variants.values()
    changed = with_constants_as_keys(variant)
    assert in_loops(changed) == [rounds, rounds]
    assert (changed is variant) == (not rounds)


def results(variant: Variant, key: list[int]) -> list[list[int]]:
    """A block after the steps of each direction."""
    symbols, found = [var(f"key.{i}", variant.word_bits) for i in range(variant.key_words)], list[list[int]]()
    rows, values = variant.schedule_words(symbols), dict(zip(symbols, key, strict=True))
    words: dict[Term, int] = {}
    for row, terms in zip(variant.key_variables(), rows, strict=True):
        words |= zip(row, evaluate(terms, values), strict=True)
    for direction in DIRECTIONS:
        state = list(range(1, 1 + variant.block_words))
        for step in variant.steps(direction):
            state = list(evaluate(step.outputs, words | dict(zip(step.inputs, state, strict=True))))
        found.append(state)
    return found


# Rounds of which each reads both words of the key; of some constants are 0, so that no operation stands there.
FIXED = """cipher FIXED {
  word 32 little
  block 2 words
  variant FIXED { key 2 words }
  schedule(key) -> k: word[2] { k = key }
  encrypt(x, k) -> y {
    x := x ^ k
    for i in 0..11 { x := [x[1] ^ k[i mod 2], (x[0] + (x[1] <<< 7)) ^ (i mod 3) ^ (k[1] + (5 * i mod 4))] }
    y = x
  }
  decrypt(y, k) -> x {
    for i in 11 down to 0 {
      y := [(y[1] ^ (i mod 3) ^ (k[1] + (5 * i mod 4))) - ((y[0] ^ k[i mod 2]) <<< 7), y[0] ^ k[i mod 2]]
    }
    x = y ^ k
  }
}
"""


# A constant of one bit, which decides what a round adds.
NARROW = """cipher NARROW {
  word 8
  block 4 words
  variant NARROW { key 8 words }
  function c(i: number) -> bit = bits(0x9e35[i], 1)
  schedule(key) -> rk: byte[16] { rk = [key[i mod 8] ^ word(i) for i in 0..15] }
  encrypt(x, rk) -> y {
    for i in 0..15 {
      let b = join(x)
      x := split(join([b[30:0], b[31] ^ (b[3] & b[7]) ^ (b[12] & c(i)) ^ rk[i][0]]) ^ bits(rk[i], 32) << 8, 8)
    }
    y = x
  }
  decrypt(y, rk) -> x {
    for i in 15 down to 0 {
      let b = join(y) ^ bits(rk[i], 32) << 8
      y := split(join([b[0] ^ (b[4] & b[8]) ^ (b[13] & c(i)) ^ rk[i][0], b[31:1]]), 8)
    }
    x = y
  }
}
"""


def narrow() -> Cipher:
    return parse_cipher(NARROW, "narrow.cipher")


def test_constants_narrower_than_words_keep_their_width() -> None:
    (variant,) = narrow().variants.values()
    changed = with_constants_as_keys(variant)
    assert (in_loops(variant), in_loops(changed)) == ([5, 5], [16, 16])
    assert [word.width for word in changed.key_variables()[0]] == [8, 1]


def fixed() -> Variant:
    (variant,) = parse_cipher(FIXED, "fixed.cipher").variants.values()
    return variant


def test_rounds_that_read_the_same_key_walk_over_constants() -> None:
    """Constants have round keys of their own, which decryption reads backwards; that of the other loop counts too."""
    variant = fixed()
    changed = with_constants_as_keys(variant)
    assert in_loops(changed) == [12, 12]
    assert [longest_run(changed.steps(name)).distance for name in DIRECTIONS] == [1, -1]
    assert changed.key_shape == (1, 1, *[4] * 6)
    assert (unwalked_keys(variant), unwalked_keys(changed)) == (0, 2)
    assert unwalked_keys(with_constants_as_keys(next(iter(counted("(i + 1)").variants.values())))) == 0


@pytest.mark.parametrize("name", ["belt", "counted", "fixed", "cham", "katan", "led", "narrow", "noekeon", "tea"])
def test_steps_with_constants_as_keys_compute_the_same(name: str) -> None:
    made = {"counted": counted("(i + 1)"), "fixed": parse_cipher(FIXED, "fixed.cipher"), "narrow": narrow()}
    cipher, source = made.get(name) or load(text(name)), Random(name)
    variant = next(iter(cipher.variants.values()))
    changed = with_constants_as_keys(variant)
    assert changed is not variant
    key = [source.getrandbits(variant.word_bits) for _ in range(variant.key_words)]
    assert results(changed, key) == results(variant, key)
    for step in (step for direction in DIRECTIONS for step in changed.steps(direction)):
        assert {*step.keys} == {word for word in variables(step.outputs) if key_position(word) is not None}


@pytest.mark.long
def test_what_is_no_better_in_a_loop_stays() -> None:
    """Ciphers whose rounds are alike, those of which few would be in a loop, and those that need many words."""
    for name in (*(n for n in shipped_ciphers() if not load(n).has_entries), "threefish"):
        for variant in load(text(name)).variants.values():
            assert with_constants_as_keys(variant) is variant
    for varied in ("((rk[i] << i) | (rk[i] >> (31 - i)))", "(rk[i] * (2 * i + 1))", "(rk[i] == i ? 1 : rk[0])"):
        (variant,) = counted(varied).variants.values()
        assert with_constants_as_keys(variant) is variant
    many = " ^ ".join(f"(rk[i] <<< {k}) ^ {k + 2} * i * i + {k}" for k in range(1, 19))
    (variant,) = counted(f"({many})").variants.values()
    assert with_constants_as_keys(variant) is variant


WRONG = {
    counted("(i * 0x01020304 + 0x11)"): counted("(i * 0x01020304 + 0x13)"),
    parse_cipher(FIXED, "fixed.cipher"): parse_cipher(FIXED.replace("5 * i mod 4", "7 * i mod 4"), "fixed.cipher"),
    narrow(): parse_cipher(NARROW.replace("0x9e35", "0x9e31"), "narrow.cipher"),
}


@pytest.mark.long
@pytest.mark.parametrize("on", ["rv32i", "armv7m", "aarch64", "rv64i"])
@pytest.mark.parametrize("cipher", WRONG, ids=lambda cipher: cipher.name)
def test_the_loop_is_proved_and_a_wrong_constant_is_not(cipher: Cipher, on: str) -> None:
    machine, name, options = target(on), cipher.name, Options(prove=False, strategy="loop1")
    (variant,) = cipher.variants.values()
    output = generate(cipher, machine, options)
    roles = {f.symbol: f.role for f in output.functions}
    assert prove(assemble(output.files[f"{name}.S"], machine), f"{name}.o", machine, variant, roles).proved
    sizes = {f.role: f.instructions for f in output.functions}
    assert sizes["encrypt"] < 60
    wrong = assemble(generate(WRONG[cipher], machine, options).files[f"{name}.S"], machine)
    assert not prove(wrong, f"{name}.o", machine, variant, roles).proved

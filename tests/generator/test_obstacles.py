"""What a text asks of a target that it cannot do: each with its exact message, and no plan or code made for it."""

from __future__ import annotations

import pytest

from ciphergen.backends import target
from ciphergen.dsl.cipher import Cipher, parse_cipher
from ciphergen.dsl.errors import UserError
from ciphergen.generator.options import Options, choose
from ciphergen.generator.output import planned

FRAME = """cipher X {{
  word {word}
  block 2 words
  variant X1 {{ key 2 words  n 1 }}
  variant X2 {{ key 2 words  n 2 }}
  function square(a: word) -> b: word {{ b = {square} }}
  schedule(key) -> rk: word[2] {{ rk = {schedule} }}
  encrypt(x, rk) -> y {{
    for i in 0..1 {{ x := [x[1], x[0] ^ n ^ {round}] }}
    y = x
  }}
  decrypt(y, rk) -> x {{
    for i in 1 down to 0 {{ y := [y[1] ^ n ^ {back}, y[0]] }}
    x = y
  }}
}}
"""
PLAIN = {"word": "32 little", "square": "a + 1", "schedule": "key", "round": "square(x[1]) ^ rk[i]",
         "back": "square(y[0]) ^ rk[i]"}  # fmt: skip
LESS = "takes the extension M, which --target"
ALL = "aarch64, aarch64_aes, aarch64_sha3, armv7m, rv32im, rv64im"
# What is different, the target, the place, what is said of it, what is allowed, and what to write.
REFUSED = {
    "a product in a function": ({"square": "a * a"}, "rv32i", "6:47", f"a product of 32-bit words {LESS} rv32im has",
                                f"--target {ALL}", "--target rv32im"),
    "with Zbb": ({"square": "a * (a ^ 1)"}, "rv32i_zbb", "6:47", f"a product of 32-bit words {LESS} rv32im has",
                 f"--target {ALL}", "--target rv32im"),
    "on 64 bits": ({"square": "a * a"}, "rv64i", "6:47", f"a product of 32-bit words {LESS} rv64im has",
                   f"--target {ALL}", "--target rv64im"),
    "in the key schedule": ({"schedule": "[key[0], key[0] * key[1]]"}, "rv64i_zbb", "7:55",
                            f"a product of 32-bit words {LESS} rv64im has", f"--target {ALL}", "--target rv64im"),
    "of arrays": ({"schedule": "key * [key[1], key[0]]"}, "rv32i", "7:43",
                  f"a product of 32-bit words {LESS} rv32im has", f"--target {ALL}", "--target rv32im"),
    "of narrow words": ({"word": "16 little", "square": "a * a"}, "rv32i", "6:47",
                        f"a product of 16-bit words {LESS} rv32im has", f"--target {ALL}", "--target rv32im"),
    "of one variant": ({"square": "n == 2 ? a * a : a"}, "rv32i", "6:56",
                       f"a product of 32-bit words {LESS} rv32im has",
                       f"--variant x1; --target {ALL}", "--target rv32im"),
    "of wide words": ({"word": "64 big", "square": "a * a"}, "rv32i", "6:47",
                      f"a product of 64-bit words {LESS} rv32im has", f"--target {ALL}", "--target rv32im"),
    "of many registers": ({"square": "(bits(a, 513) * bits(a, 513))[31:0]"}, "rv32im", "6:59",
                          "a product of 513-bit words takes 17 registers, more than 16",
                          "--target aarch64, aarch64_aes, aarch64_sha3, rv64im", "--target rv64im"),
    "of more registers than any target takes": (
        {"square": "(bits(a, 1025) * bits(a, 1025))[31:0]"}, "aarch64", "6:60",
        "a product of 1025-bit words takes 17 registers, more than 16", "", ""),
}  # fmt: skip


def text(different: dict[str, str]) -> Cipher:
    return parse_cipher(FRAME.format(**{**PLAIN, **different}), "x.cipher")


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case: str) -> None:
    different, on, place, why, allowed, write = REFUSED[case]
    cipher, machine = text(different), target(on)
    with pytest.raises(UserError) as caught:
        planned(cipher, cipher.variant("x2"), machine, choose(cipher, machine, Options()))
    found = f"x.cipher:{place}: x2 cannot be made for {on} yet: {why}"
    assert str(caught.value) == found + (f"\n  allowed: {allowed}\n  write:   {write}" if allowed else "")


@pytest.mark.parametrize("factor", ["5", "n", "word(n)"])
def test_products_by_constants_are_made(factor: str) -> None:
    for square in (f"a * ({factor})", f"({factor}) * a"):
        assert not text({"square": square}).variant("x2").products

"""Directions take the round keys that they name, such as AES's equivalent inverse cipher does."""

from __future__ import annotations

import re

from ciphergen.dsl import term
from ciphergen.dsl.cipher import load, parse_cipher
from ciphergen.dsl.concrete import Concrete

TEXT = """cipher SIDES {
  word 8
  block 2 words
  variant SIDES16 { key 2 words }
  schedule(k) -> ek: byte[2][2], dk: byte[3], whitening: byte[1] {
    for i in 0..1 { ek[i] = k + i }
    for i in 0..1 { dk[1 - i] = ek[i][0] }
    dk[2] = k[1] + 0
    whitening[0] = k[0] ^ k[1]
  }
  encrypt(x, whitening, ek) -> y {
    for i in 0..1 { x := [x[1], x[0] ^ ek[i][0]] }
    y = x ^ whitening[0]
  }
  decrypt(y, dk, whitening: byte[1]) -> x {
    y := y ^ whitening[0] ^ (dk[2] & 0)
    for i in 0..1 { y := [y[1] ^ dk[i], y[0]] }
    x = y
  }
}
"""


def test_each_direction_reads_the_round_keys_that_it_names() -> None:
    variant = parse_cipher(TEXT, "sides.cipher").variants["sides16"]
    assert variant.key_shape == (2, 2, 1, 1, 1, 1)
    keys = {d: [[k.name for k in s.keys] for s in variant.steps(d)] for d in ("encrypt", "decrypt")}
    assert keys == {
        "encrypt": [["rk.0.0"], ["rk.1.0"], ["rk.5.0"]],
        "decrypt": [["rk.4.0", "rk.5.0"], ["rk.2.0"], ["rk.3.0"]],
    }
    concrete = Concrete(variant)
    rows = concrete.schedule(bytes([7, 9]))
    assert rows == ((7, 9), (8, 10), (8,), (7,), (9,), (14,))
    assert concrete.encrypt(rows, bytes([1, 2])) == bytes([1 ^ 7 ^ 14, 2 ^ 8 ^ 14])
    other = (*rows[:2], (0,), *rows[3:])
    assert concrete.encrypt(other, bytes([1, 2])) == concrete.encrypt(rows, bytes([1, 2]))
    assert concrete.decrypt(other, concrete.encrypt(rows, bytes([1, 2]))) != bytes([1, 2])


SCHEDULE_END = """    for round in 0..Nr {
      dw[round] = round == 0 or round == Nr ? w[round] : InvMixColumns(w[round])
    }
  }

"""
DECRYPT = """  decrypt(input: byte[4][4], dw) -> output: byte[4][4] {
    var s = input ^ dw[Nr]
    for round in Nr-1 down to 1 { s := InvMixColumns(InvShiftRows(InvSubBytes(s))) ^ dw[round] }
    output = InvShiftRows(InvSubBytes(s)) ^ dw[0]
  }

"""


def equivalent_inverse() -> str:
    """AES-128 with the inverse cipher of FIPS 197, 5.3.5, whose round keys have gone through InvMixColumns."""
    text = "\n".join(line for line in load("aes").text.split("\n") if not re.match("  variant AES(192|256)", line))
    top, schedule, middle, tail = re.split("(?=  schedule|  # 5.3.1 InvShiftRows|  # 5.3 InvCipher)", text)
    schedule = re.sub(r"\bw\b", "words", schedule).replace("round_keys", "w")
    schedule = schedule.replace("[4][4] {", "[4][4], dw: byte[Nr + 1][4][4] {", 1).rpartition("  }")[0]
    vectors = tail[tail.index("  # Appendix B") : tail.index("  vector AES192")]
    return top + middle + schedule + SCHEDULE_END + DECRYPT + vectors + "}\n"


def test_the_equivalent_inverse_cipher_of_aes() -> None:
    (variant,) = parse_cipher(equivalent_inverse(), "aes.cipher").variants.values()
    assert variant.key_shape == (16,) * 22
    rows = {d: {k.symbol.index[0] for s in variant.steps(d) for k in s.keys} for d in ("encrypt", "decrypt")}
    assert rows == {"encrypt": set(range(11)), "decrypt": set(range(11, 22))}
    first, second = variant.steps("decrypt")[:2]
    assert [k.name for k in second.keys] == [f"rk.20.{j}" for j in range(16)]
    assert all(t.op == "xor" and t.args[1] in second.keys for t in second.outputs)
    assert term.render(first.outputs[0]) == "(xor x.0:8 rk.21.0:8)"

"""Vectors of fewer rounds than a variant has, against Speck in Python."""

from __future__ import annotations

import pytest

from ciphergen.dsl.cipher import parse_cipher
from ciphergen.dsl.errors import UserError

from .test_docs import example

KEY, PLAIN = bytes.fromhex("0001020308090a0b1011121318191a1b"), bytes.fromhex("2d4375747465723b")


def right(x: int, n: int) -> int:
    return (x >> n | x << 32 - n) & 0xFFFFFFFF


def step(x: list[int], k: int) -> list[int]:
    """A round on the paper's y and x."""
    high = (right(x[1], 8) + x[0] & 0xFFFFFFFF) ^ k
    return [right(x[0], 29) ^ high, high]


def speck(rounds: int) -> bytes:
    """Speck64/128 with so many rounds."""
    k, *later = (int.from_bytes(KEY[i : i + 4], "little") for i in range(0, 16, 4))
    x = [int.from_bytes(PLAIN[i : i + 4], "little") for i in (0, 4)]
    for i in range(rounds):
        x = step(x, k)
        k, later[i % 3] = step([k, later[i % 3]], i)
    return b"".join(word.to_bytes(4, "little") for word in x)


def with_vector(rounds: int, cipher: bytes) -> str:
    vector = f"  vector SPECK64_128 rounds {rounds} key {KEY.hex()} plain {PLAIN.hex()} cipher {cipher.hex()}\n"
    return example("cipher").rstrip()[:-1] + vector + "}\n"


@pytest.mark.parametrize("rounds", [1, 2, 26, 27, 30])
def test_a_vector_of_other_rounds_is_met(rounds: int) -> None:
    cipher = parse_cipher(with_vector(rounds, speck(rounds)), "speck.cipher")
    assert len(cipher.vectors) == 2
    assert cipher.variants["speck64_128"].settings["rounds"] == 27
    assert (speck(rounds) == cipher.vectors[1].cipher) == (rounds == 27)


def test_a_vector_of_other_rounds_is_not_met() -> None:
    with pytest.raises(UserError) as caught:
        parse_cipher(with_vector(5, speck(6)), "speck.cipher")
    assert str(caught.value) == (
        f"speck.cipher:56:3: vector 1 (SPECK64_128 with rounds 5) is not met: encryption gives {speck(5).hex()}\n"
        f"  allowed: {speck(6).hex()}, as the vector says"
    )


def test_too_many_choices_of_settings() -> None:
    vectors = "".join(f"vector SPECK64_128 rounds {i} key 00 plain 00 cipher 00 " for i in range(101))
    with pytest.raises(UserError) as caught:
        parse_cipher(example("cipher").rstrip()[:-1] + vectors + "}", "speck.cipher")
    assert str(caught.value).partition(":56:")[2].partition(" ")[2] == (
        "vectors with 101 choices of settings\n  allowed: at most 100"
    )

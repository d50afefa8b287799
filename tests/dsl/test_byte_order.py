"""Vectors in another byte order: the order that would meet them is named, with a line that does."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ciphergen.dsl import term
from ciphergen.dsl.byte_order import Order
from ciphergen.dsl.cipher import parse_cipher
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.variant import Variant

TOY = (Path(__file__).parent / "toy.cipher").read_text("utf-8")
VECTOR = "vector TOY32 key 01020304 plain 05060708 cipher 4b0deb3e"

# What the vector of the same cipher looks like in a document of another order, and what is said of it.
OTHER = {
    "block swapped": (
        "vector TOY32 key 01020304 plain 06050807 cipher 0d4b3eeb",
        "encryption gives 4ea0ee3e",
        "the block as 'word 16 big'",
        VECTOR,
    ),
    "key swapped": (
        "vector TOY32 key 02010403 plain 05060708 cipher 4b0deb3e",
        "encryption gives 4343729d",
        "the key as 'word 16 big'",
        VECTOR,
    ),
    "all swapped": (
        "vector TOY32 key 02010403 plain 06050807 cipher 0d4b3eeb",
        "encryption gives 28407f9d",
        "the key as 'word 16 big' and the block as 'word 16 big'",
        "word 16 big",
    ),
    "words of the block": (
        "vector TOY32 key 01020304 plain 07080506 cipher eb3e4b0d",
        "encryption gives 4401ed33",
        "the words of the block from last to first",
        VECTOR,
    ),
    "all bytes": (
        "vector TOY32 key 04030201 plain 08070605 cipher 3eeb0d4b",
        "encryption gives 2f07034f",
        "the bytes of the key from last to first and the bytes of the block from last to first",
        VECTOR,
    ),
}


@pytest.mark.parametrize("name", OTHER)
def test_the_order_is_named(name: str) -> None:
    line, gives, order, write = OTHER[name]
    with pytest.raises(UserError) as caught:
        parse_cipher(TOY.replace(VECTOR, line), "toy.cipher")
    assert str(caught.value) == (
        f"toy.cipher:41:3: vector 1 (TOY32) is not met: {gives}\n"
        f"  allowed: {line[-8:]}, as the vector says; it is met with {order}\n  write:   {write}"
    )
    old = VECTOR if write.startswith("vector") else "word 16 little"
    text = TOY.replace(old, write) if write.startswith("vector") else TOY.replace(VECTOR, line).replace(old, write)
    assert parse_cipher(text, "toy.cipher").vectors


XOR = """cipher A {{ word {0} {1} block {2} words variant A1 {{ key {2} words }}
  schedule(k) -> rk: word[1][{2}] {{ rk[0] = k }}
  encrypt(x, rk) -> y {{ y = x ^ rk[0] }}
  decrypt(x, rk) -> y {{ y = x ^ rk[0] }}
}}"""


@cache
def variant(bits: int, order: str) -> Variant:
    return parse_cipher(XOR.format(bits, order, 96 // bits), order).variants["a1"]


def values(reader: Variant, data: bytes) -> list[int]:
    return [word.value for word in reader.words([term.const(byte, 8) for byte in data])]


@given(
    data=st.binary(min_size=12, max_size=12),
    bits=st.sampled_from([4, 8, 12, 16, 24, 32]),
    words=st.booleans(),
    orders=st.permutations(["little", "big"]),
)
def test_an_order_is_another_reading_of_the_same_bytes(data: bytes, bits: int, words: bool, orders: list[str]) -> None:
    ours, theirs = (variant(bits, order) for order in orders)
    for reader, swapped in ((ours, False), (theirs, True)):
        read = values(reader, data)
        assert values(ours, Order(words, swapped).of(data, ours)) == (read[::-1] if words else read)

"""Pilsung against the values between key and ciphertext of the implementations that its vectors come from."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

from ciphergen.dsl.cipher import load
from ciphergen.dsl.concrete import Concrete, IntRows

KNOWN = json.loads((Path(__file__).parents[1] / "vectors" / "pilsung.json").read_text("utf-8"))
SBOX = load("pilsung").variants["pilsung"].unfolder.around.tables["SBox"].entries


@cache
def concrete() -> Concrete:
    return Concrete(load("pilsung").variants["pilsung"])


def rows(key: str) -> tuple[IntRows, IntRows, IntRows, IntRows]:
    """Round keys, images of bits, orders, and what undoes these."""
    found = concrete().schedule(bytes.fromhex(key))
    return found[:11], found[11:21], found[21:31], found[31:]


def substitution(images: tuple[int, ...], place: int) -> bytes:
    """The table of a byte in a round: bit i of the S-box of AES as byte 16 i + place of the images, xored with 3."""
    moved = [images[16 * i + place] for i in range(8)]
    return bytes(sum(image for i, image in enumerate(moved) if SBOX[x] >> i & 1) ^ 3 for x in range(256))


def test_round_keys_and_the_first_tables() -> None:
    assert len(KNOWN["intermediates"]) == 36
    for known in KNOWN["intermediates"]:
        keys, images, orders, _ = rows(known["key"])
        assert [bytes(key).hex() for key in keys] == known["round_keys"]
        assert (bytes(keys[0]) + bytes(keys[1]))[:20].hex() == known["derived_key"][:40]
        assert bytes(orders[0]).hex() == known["first_pbox"]
        assert substitution(images[0], 0).hex() == known["first_sbox"]


def test_all_tables_of_a_key() -> None:
    _, images, orders, back = rows(KNOWN["substitutions"]["key"])
    for round_images, sums in zip(images, KNOWN["substitutions"]["sha256"], strict=True):
        found = [hashlib.sha256(substitution(round_images, j)).hexdigest()[:16] for j in range(16)]
        assert found == sums
    assert [bytes(order).hex() for order in orders] == KNOWN["orders"]["P"]
    assert all([order[place] for place in undone] == [*range(16)] for order, undone in zip(orders, back, strict=True))

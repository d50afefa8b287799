"""Vectors of modes: KISA's of LEA in counter mode, and what a text with a wrong one says."""

from __future__ import annotations

import pytest

from ciphergen.dsl.cipher import Cipher, load, parse_cipher
from ciphergen.dsl.errors import UserError

# lea_vs.c of KISA's library, mmt_ctr #1 for LEA-128 and #0 for LEA-256.
PLAIN = "7b3228a5039a2e185bc1716a563a06e85ed8452117c4849b3fcc26c4d9fed52b"
ENCRYPTED = "ff94a709f1d6c68332c661cc8b6ee75af18f0f878890d1be5ed793cce5071ecc"
VECTORS = f"""
  vector LEA128 mode CTR
    key e9b828ef4187713164a4c95d8b71dbfc
    state 67ee743ebfd243a45adbddfc1f620392
    plain {PLAIN}
    cipher {ENCRYPTED}
  vector LEA256 mode ctr
    key aa5b8dd64b302313dce418464eae9290 8be9533711218456e06eb1d397001692
    state dafc19e8f6871753c81f6368db328c0c
    plain d0e9dfe703452d166b6ecf20c248e62c
    cipher fc9a78ba8f08aea82f9a37e5bd2c04d8
  vector LEA128 mode ECB
    key 0f1e2d3c4b5a69788796a5b4c3d2e1f0
    plain 101112131415161718191a1b1c1d1e1f 101112131415161718191a1b1c1d1e1f
    cipher 9fc84e3528c6c6185532c7a704648bfd 9fc84e3528c6c6185532c7a704648bfd
"""


def lea(vectors: str) -> Cipher:
    return parse_cipher(load("lea").text.rstrip()[:-1] + vectors + "}\n", "lea.cipher")


def test_vectors_of_modes_are_met() -> None:
    cipher = lea(VECTORS)
    assert [(v.variant, v.mode, len(v.state), len(v.plain)) for v in cipher.mode_vectors] == [
        ("lea128", "ctr", 16, 32),
        ("lea256", "ctr", 16, 16),
        ("lea128", "ecb", 0, 32),
    ]
    assert len(cipher.vectors) == len(load("lea").vectors)
    assert load("lea").mode_vectors == ()


@pytest.mark.parametrize("size", [1, 16, 17, 31])
def test_a_short_tail_in_counter_mode(size: int) -> None:
    short = VECTORS.replace(PLAIN, PLAIN[: 2 * size]).replace(ENCRYPTED, ENCRYPTED[: 2 * size])
    assert len(lea(short).mode_vectors[0].cipher) == size


def test_a_wrong_byte_in_the_second_block_is_noticed() -> None:
    with pytest.raises(UserError) as caught:
        lea(VECTORS.replace(ENCRYPTED, ENCRYPTED[:-2] + "cd"))
    assert str(caught.value) == (
        "lea.cipher:99:3: the vector of LEA128 in CTR is not met: encryption gives "
        f"{ENCRYPTED}\n  allowed: {ENCRYPTED[:-2]}cd, as the vector says"
    )

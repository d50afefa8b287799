"""That decryption undoes encryption is proved of the text, and not of a text where it nearly does."""

from __future__ import annotations

import random

import pytest

from ciphergen.dsl.cipher import load, parse_cipher, shipped_ciphers
from ciphergen.verify.equal import Equality
from ciphergen.verify.inverse import prove_inverse
from ciphergen.verify.normal import Normalizer
from ciphergen.verify.smt import Solver
from ciphergen.verify.verdict import Obligation, Property, Verdict

SBOX = random.Random(9).sample(range(256), 256)
INVERSE = [SBOX.index(i) for i in range(256)]


def text(inverse: list[int]) -> str:
    return f"""
cipher Near {{
  word 8 little
  block 2 words
  variant Near {{ key 2 words }}
  table S: bits(8) -> bits(8) = [{", ".join(map(str, SBOX))}]
  table B: bits(8) -> bits(8) = [{", ".join(map(str, inverse))}]
  schedule Near(t) -> rk: word[1][2] {{ rk[0] = t }}
  encrypt(x, rk) -> y {{
    y[0] = S[x[0] ^ rk[0][0]]
    y[1] = x[1] + rk[0][1]
  }}
  decrypt(y, rk) -> x {{
    x[0] = B[y[0]] ^ rk[0][0]
    x[1] = y[1] - rk[0][1]
  }}
}}
"""


def verdict(source: str) -> Obligation:
    equality = Equality(Normalizer(), Solver())
    return prove_inverse(parse_cipher(source, "near.cipher").variants["near"], equality)


def test_a_table_and_its_inverse_cancel() -> None:
    found = verdict(text(INVERSE))
    assert (found.prop, found.verdict) == (Property.INVERSE, Verdict.PROVED)


@pytest.mark.parametrize("entry", [0, 100, 255])
def test_one_wrong_entry_is_not_overlooked(entry: int) -> None:
    """The few values that the text is tried with when it is read pass it over."""
    wrong = [v ^ (i == entry) for i, v in enumerate(INVERSE)]
    assert verdict(text(wrong)).verdict in (Verdict.REFUTED, Verdict.UNDECIDED)


def test_a_wrong_inverse_is_refuted(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = load("lea").variants["lea128"]
    monkeypatch.setattr(type(variant), "decrypt", type(variant).encrypt)
    found = prove_inverse(variant, Equality(Normalizer(), Solver()))
    assert found.verdict is Verdict.REFUTED
    assert "does not come back" in found.detail


@pytest.mark.long
@pytest.mark.parametrize("name", shipped_ciphers())
def test_shipped_ciphers_are_inverted(name: str) -> None:
    for variant in load(name).variants.values():
        assert prove_inverse(variant, Equality(Normalizer(), Solver())).verdict is Verdict.PROVED

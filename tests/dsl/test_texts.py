"""The corpus: texts of known ciphers, each written from its standard, with the vectors of the standard.

Reading a text checks its vectors in both directions.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ciphergen.dsl.cipher import load

TEXTS = Path(__file__).parent.parent / "texts"
# Each of these takes more than a second.
LARGE = ["ice", "kalyna", "kuznyechik", "led", "loki97", "twofish"]
QUICK = sorted(p.stem for p in TEXTS.glob("*.cipher") if p.stem not in LARGE)


@pytest.mark.parametrize("name", [*QUICK, *(pytest.param(n, marks=pytest.mark.long) for n in LARGE)])
def test_a_text_of_the_corpus_meets_the_vectors_of_each_variant(name: str) -> None:
    cipher = load(str(TEXTS / f"{name}.cipher"))
    assert (cipher.name, bool(cipher.standard)) == (name, True)
    assert {v.variant for v in cipher.vectors} == set(cipher.variants)

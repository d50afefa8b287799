"""Constants and tables that variants have in common are computed once; those that depend on settings, for each."""

from __future__ import annotations

import pytest

from ciphergen.dsl.budget import TERMS, Budget
from ciphergen.dsl.check import check_cipher
from ciphergen.dsl.concrete import Concrete
from ciphergen.dsl.make import make_variants
from ciphergen.dsl.parser import parse
from ciphergen.dsl.syntax import CipherText

TEXT = """cipher SHARED {{
  word 8
  block 1 words
  {variants}
  function powers(x: byte) -> y: byte {{
    var p = x
    for i in 0..99 {{ p := (p << 1) ^ (p[7] ? byte(0x1d) : 0) ^ x }}
    y = p
  }}
  function shifted(x: byte) -> byte = x ^ s
  const ONE: byte = s
  table S: byte -> byte = [powers(byte(i)) for i in 0..255]
  table T: byte -> byte = [shifted(byte(i)) for i in 0..255]
  table U: byte -> byte = [byte(i) ^ ONE for i in 0..255]
  table W: byte -> byte = [byte(i) for i in 0..255]
  schedule(key) -> rk: byte[2] {{ rk = [S[key[0]], W[key[0]]] }}
  encrypt(x, rk) -> y {{ y[0] = T[U[x[0] ^ rk[0]]] ^ rk[1] ^ bits(s, 8) }}
  decrypt(y, rk) -> x {{ x[0] = U[T[y[0] ^ rk[1] ^ bits(s, 8)]] ^ rk[0] }}
}}
"""


def spent(*settings: int) -> tuple[int, list[bytes]]:
    """Return the terms that reading a text takes, with a variant for each setting, and a block of each encrypted."""
    variants = "\n  ".join(f"variant V{i} {{ key 1 words  s {value} }}" for i, value in enumerate(settings))
    tree, budget = parse(TEXT.format(variants=variants), "shared.cipher"), Budget()
    assert isinstance(tree, CipherText)
    check_cipher(tree)
    made = make_variants(tree, budget).values()
    concretes = [Concrete(variant) for variant in made]
    return TERMS - budget.terms, [c.encrypt(c.schedule(b"\x05"), b"\x17") for c in concretes]


@pytest.mark.long
def test_tables_that_do_not_depend_on_settings_are_computed_once() -> None:
    (one, _), (two, _), (three, _) = spent(1), spent(1, 2), spent(1, 2, 3)
    assert one > 256 * 100 * 5
    assert two - one == three - two < 3_000


@pytest.mark.long
def test_what_depends_on_settings_is_computed_for_each_variant() -> None:
    _, both = spent(0x10, 0x23)
    assert both == [spent(0x10)[1][0], spent(0x23)[1][0]]
    assert both[0] != both[1]

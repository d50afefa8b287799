"""Texts of sums, look-ups and comparisons by turns, on words that no register fits, from text to proved code."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from ciphergen.cli.main import app

FEISTEL = """cipher TOY {{
  word {word} little
  block 2 words
  variant TOY {{ key 3 words  rounds 8 }}
  table S: bits(4) -> bits(4) = [0xc, 5, 6, 0xb, 9, 0, 0xa, 0xd, 3, 0xe, 0xf, 8, 4, 7, 1, 2]
  function f(x: word, k: word) -> word = join(S[split(x + k, 4)]) <<< 13
  schedule(key) -> rk: word[rounds] {{
    var k = key
    for i in 0..rounds-1 {{
      rk[i] = k[0]
      k := [k[1], k[2], f(k[0], k[1]) + i]
    }}
  }}
  encrypt(x, rk) -> y {{
    for i in 0..rounds-1 {{ x := [x[1], x[0] ^ f(x[1], rk[i])] }}
    y = x
  }}
  decrypt(y, rk) -> x {{
    for i in rounds-1 down to 0 {{ y := [y[1] ^ f(y[0], rk[i]), y[0]] }}
    x = y
  }}
}}
"""
# Ten words of 4 bits, of which one is added to each.
NIBBLES = """cipher TOY {
  word 4 big
  block 10 words
  variant TOY { key 14 words  rounds 12 }
  table S: word -> word = [0xc, 5, 6, 0xb, 9, 0, 0xa, 0xd, 3, 0xe, 0xf, 8, 4, 7, 1, 2]
  table R: word -> word = inverse S
  schedule(key) -> rk: word[rounds + 1][10] {
    var k = key
    for i in 0..rounds {
      rk[i] = k[0..9]
      k := [S[k[(j + 3) mod 14]] + (j == 0 ? i : 1) for j in 0..13]
    }
  }
  encrypt(x, rk) -> y {
    for i in 0..rounds-1 { x := [S[(x + rk[i])[3 * j mod 10]] for j in 0..9] }
    y = x ^ rk[rounds]
  }
  decrypt(y, rk) -> x {
    y := y ^ rk[rounds]
    for i in rounds-1 down to 0 { y := [R[y[7 * j mod 10]] for j in 0..9] - rk[i] }
    x = y
  }
}
"""
# Multiples of words of 12 bits; comparisons that random values decide one way.
COMPARED = """cipher TOY {
  word 12 big
  block 4 words
  variant TOY { key 4 words  rounds 6 }
  function larger(a: word, b: word) -> word = a > b ? a : b
  function f(x: word, y: word, k: word) -> z: word {
    let d = x < y ? y - x : x - y
    z = larger(d * 5, k) ^ (x == k ? y : ~y) ^ ((x >= k) & (y != d) ? x <<< 3 : k)
  }
  schedule(key) -> rk: word[rounds] {
    var k = key
    for i in 0..rounds-1 {
      rk[i] = k[0]
      k := [k[1], k[2], k[3], f(k[0], k[1], k[2]) + i]
    }
  }
  encrypt(x, rk) -> y {
    for i in 0..rounds-1 { x := [x[2], x[3], x[0] + f(x[2], x[3], rk[i]), x[1] ^ f(x[3], rk[i], x[2])] }
    y = x
  }
  decrypt(y, rk) -> x {
    for i in rounds-1 down to 0 { y := [y[2] - f(y[0], y[1], rk[i]), y[3] ^ f(y[1], rk[i], y[0]), y[0], y[1]] }
    x = y
  }
}
"""
TEXTS = {
    "48": FEISTEL.format(word=48),
    "24": FEISTEL.format(word=24),
    "128": FEISTEL.format(word=128),
    "4": NIBBLES,
    "compared": COMPARED,
}


@pytest.mark.long
@pytest.mark.parametrize("width", TEXTS)
def test_they_become_code_that_is_proved(width: str, tmp_path: Path) -> None:
    (tmp_path / "toy.cipher").write_text(TEXTS[width])
    arguments = ["--cipher", str(tmp_path / "toy.cipher"), "--target", "rv32i", "-j", "1", "-o", str(tmp_path / "out")]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output

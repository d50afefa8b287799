"""Products and multiples of words that take several registers, from text to proved code."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from ciphergen.backends import target
from ciphergen.cli.main import app
from ciphergen.cli.proofs import ProofTask, prove_one
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from tests.corpus import TEXTS
from tests.kept import object_code

FEISTEL = """cipher TOY {
  word WIDTH little
  block 2 words
  variant TOY { key 2 words  rounds 3 }
  function f(x: word, k: word) -> y: word {
    FUNCTION
  }
  schedule(key) -> rk: word[rounds] {
    for i in 0..rounds-1 { rk[i] = key[i mod 2] * 5 - 3 * i }
  }
  encrypt(x, rk) -> y {
    for i in 0..rounds-1 { x := [x[1], x[0] + f(x[1], rk[i])] }
    y = x
  }
  decrypt(y, rk) -> x {
    for i in rounds-1 down to 0 { y := [y[1] - f(y[0], rk[i]), y[0]] }
    x = y
  }
}
"""
ALL_BITS = """let p = bits(x, 2 * N) * bits(k ^ x, 2 * N)
    y = p[N - 1:0] ^ p[2 * N - 1:N]"""
MODULO = """let p = bits(x, 32) * bits(k, 32)
    let a = (x == 0 ? 1 - k : k == 0 ? 1 - x : p[15:0] - p[31:16] + bits(p[15:0] < p[31:16], 16)) + x
    let q = bits(a, 32) * bits(k, 32)
    y = a == 0 ? 1 - k : k == 0 ? 1 - a : q[15:0] - q[31:16] + bits(q[15:0] < q[31:16], 16)"""
BY_DATA = """cipher TOY {
  word 16 little
  block 4 words
  variant TOY { key 6 words  rounds 3 }
  schedule(key) -> k: word[rounds][2] { k = [[key[2 * i] + 0x1e37 * i, key[2 * i + 1] ^ i] for i in 0..rounds-1] }
  encrypt(x, k) -> y {
    for i in 0..rounds-1 {
      let a = ((x[0] + x[1]) <<< x[3][3:0]) ^ k[i][0]
      let b = ((x[2] ^ a) >>> x[3][7:4]) + k[i][1]
      x := [x[1], b, a, x[3] <<< 5]
    }
    y = x
  }
  decrypt(y, k) -> x {
    for i in rounds-1 down to 0 {
      let d = y[3] >>> 5
      let c = ((y[1] - k[i][1]) <<< d[7:4]) ^ y[2]
      let a = ((y[2] ^ k[i][0]) >>> d[3:0]) - y[0]
      y := [a, y[0], c, d]
    }
    x = y
  }
}
"""
# By name: the width of words, what a round computes, and on which targets.
CASES = {
    "a product": ("64", "y = (x * (k | 1)) >>> 29", ("rv32im", "armv7m")),
    "a multiple": ("64", "y = ((x ^ k) * 0x9e3779b97f4a7c15) >>> 29", ("rv32i",)),
    "a multiple by gates": ("96", "y = ((x ^ k) * 0x10001) >>> 29", ("armv7m",)),
    "all bits": ("32", ALL_BITS.replace("N", "32"), ("rv32im", "rv64im")),
    "all bits of wide words": ("64", ALL_BITS.replace("N", "64"), ("aarch64",)),
    "a product and its upper half": ("32", "y = (x * k) ^ (bits(x, 64) * bits(k, 64))[63:32]", ("aarch64",)),
    "a product modulo a prime, by choices": ("16", MODULO, ("aarch64",)),
    "a rotation by data on lanes' words": ("32", "y = (x ^ k) <<< k", ("aarch64",)),
    "sums of several widths": (
        "32",
        "let s = bits(x, 33) + bits(k, 33)\n    let t = bits(x, 70) + bits(s, 70) * 3\n"
        "    y = (s[31:0] + bits(s[32], 32)) ^ t[40:9]",
        ("rv32i", "armv7m"),
    ),
}


def proved(cipher: str, variant: str, on: str, strategy: str = "loop1") -> None:
    text, machine = load(cipher), target(on)
    output = generate(text, machine, Options((variant,), prove=False, strategy=strategy))
    data = object_code(output.files[f"{variant}.S"], on)
    roles = {function.symbol: function.role for function in output.functions}
    report = prove_one(ProofTask(cipher, variant, on, f"{variant}.S", data, roles, None))
    assert report.proved, [o for o in report.obligations if o.verdict.value != "proved"]


@pytest.mark.long
@pytest.mark.parametrize(("name", "on"), [(name, on) for name, (_, _, targets) in CASES.items() for on in targets])
def test_code_is_proved(name: str, on: str, tmp_path: Path) -> None:
    width, function, _ = CASES[name]
    path = tmp_path / "toy.cipher"
    path.write_text(FEISTEL.replace("WIDTH", width).replace("FUNCTION", function))
    proved(str(path), "toy", on)


@pytest.mark.long
def test_rotations_of_narrow_words_by_data_are_proved(tmp_path: Path) -> None:
    (tmp_path / "toy.cipher").write_text(BY_DATA)
    proved(str(tmp_path / "toy.cipher"), "toy", "rv32i")


@pytest.mark.long
@pytest.mark.parametrize("name", ["rabbit", "poly1305"])
def test_texts_are_proved(name: str) -> None:
    proved(str(TEXTS / "entries" / f"{name}.cipher"), name, "rv32im")


@pytest.mark.long
def test_code_meets_the_vectors(tmp_path: Path) -> None:
    path = TEXTS / "entries" / "poly1305.cipher"
    out = str(tmp_path / "out")
    options = ["--cipher", str(path), "--target", "rv32im", "--no-prove", "--strategy", "loop1", "-o", out]
    assert CliRunner().invoke(app, options).exit_code == 0
    result = CliRunner().invoke(app, ["test", out])
    assert result.exit_code == 0, result.output

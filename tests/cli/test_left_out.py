"""A family of which some variants, or modes, cannot be made: the others are, and what is left out is said."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Gen

FAMILY = """cipher FAM {
  word 32 little
  block 2 words
  variant FAM1 { key 2 words  squares 0 }
  variant FAM2 { key 2 words  squares 1 }

  schedule(key) -> rk: word[2] { rk = key }
  encrypt(x, rk) -> y {
    for i in 0..1 { x := [x[1], x[0] ^ (squares == 1 ? x[1] * (x[1] ^ rk[i]) : x[1] + rk[i])] }
    y = x
  }
  decrypt(y, rk) -> x {
    for i in 1 down to 0 { y := [y[1] ^ (squares == 1 ? y[0] * (y[0] ^ rk[i]) : y[0] + rk[i]), y[0]] }
    x = y
  }
}
"""
# Of one word, which changes from block to block.
WORD = """cipher ONE {
  word 32 little
  block 1 words
  variant ONE { key 1 words }
  schedule(key) -> rk: word[1] { rk = key }
  encrypt(x, rk) -> y { y[0] = x[0] + rk[0] }
  decrypt(y, rk) -> x { x[0] = y[0] - rk[0] }
}
"""
PLACE = "line 9, column 61"
WHY = "a product of 32-bit words takes the extension M, which --target rv32im has"
ALL_CHANGE = "counter mode needs a word of the block that most blocks of a message share; all change here"
MULTIPLY = "aarch64, aarch64_aes, aarch64_sha3, armv7m, rv32im, rv64im"


@pytest.fixture
def family(tmp_path: Path) -> Path:
    path = tmp_path / "fam.cipher"
    path.write_text(FAMILY)
    return path


@pytest.mark.long
def test_a_variant_that_cannot_be_made_is_left_out(gen: Gen, family: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    ran = gen("--cipher", family, "--target", "rv32i", "--mode", "ecb", "-o", out)
    assert ran.status == 0
    assert [line for line in ran.out.splitlines() if line.startswith("not made")] == [f"not made: fam2: {PLACE}: {WHY}"]
    assert not (out / "fam2.S").exists()
    left = {"variant": "fam2", "mode": "", "why": WHY, "place": PLACE}
    assert json.loads((out / "proof.json").read_text())["not_made"] == [left]
    assert gen("check", out, "--cipher", family).status == 0


def test_a_variant_that_is_named_is_refused(gen: Gen, family: Path, tmp_path: Path) -> None:
    ran = gen("--cipher", family, "--target", "rv32i", "--variant", "fam2", "-o", tmp_path / "out")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"{family}:9:61: fam2 cannot be made for rv32i yet: {WHY}\n")
    assert ran.err.endswith(f"  allowed: --variant fam1; --target {MULTIPLY}\n  write:   --target rv32im\n")


def test_a_mode_that_cannot_be_made_is_left_out(gen: Gen, tmp_path: Path) -> None:
    text = tmp_path / "one.cipher"
    text.write_text(WORD)
    options = ("--cipher", text, "--target", "rv32i", "--no-prove", "-o", tmp_path / "out")
    ran = gen(*options)
    assert ran.status == 0
    assert [line for line in ran.out.splitlines() if line.startswith("not made")] == [
        f"not made: one, mode ctr: {ALL_CHANGE}"
    ]
    ran = gen(*options, "--mode", "ctr")
    assert (ran.status, ran.out) == (2, "")


def test_what_can_be_made_is_said_beforehand(gen: Gen, family: Path) -> None:
    ran = gen("list", "--cipher", family)
    assert ran.status == 0
    everywhere = (
        "aarch64, aarch64_aes, aarch64_sha3, armv7m, rv32i, rv32i_zbb, rv32i_zbc, rv32im, rv64i, rv64i_zbb, "
        "rv64i_zbc, rv64im"
    )
    functions = "expand_key, encrypt, decrypt, encrypt_blocks, decrypt_blocks, ctr"
    assert [re.split(" {2,}", line.strip()) for line in ran.out.splitlines()] == [
        ["code for", "on", "modes", "functions"],
        ["fam1", everywhere, "ecb, ctr", functions],
        ["fam2", MULTIPLY, "ecb, ctr", functions],
        [""],
        ["no code for", "on", "because"],
        ["fam2", "rv32i, rv32i_zbb, rv32i_zbc", f"{PLACE}: {WHY}"],
        ["fam2", "rv64i, rv64i_zbb, rv64i_zbc", f"{PLACE}: {WHY.replace('rv32im', 'rv64im')}"],
    ]


def test_what_can_be_made_as_json(gen: Gen, tmp_path: Path) -> None:
    text = tmp_path / "one.cipher"
    text.write_text(WORD)
    ran = gen("list", "--cipher", text, "--json")
    found = {each["target"]: each for each in json.loads(ran.out)["targets"]}
    functions = ["expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks"]
    assert found["rv64im"] == {
        "target": "rv64im",
        "made": [{"variant": "one", "modes": ["ecb"], "functions": functions}],
        "not_made": [{"variant": "one", "mode": "ctr", "why": ALL_CHANGE, "place": ""}],
    }


@pytest.mark.long
def test_what_is_said_beforehand_holds(gen: Gen, tmp_path: Path) -> None:
    wide = tmp_path / "fam.cipher"
    wide.write_text(FAMILY.replace("word 32", "word 64"))
    place = f"{PLACE}: a product of 64-bit words takes the extension M, which --target rv32im has"
    ran = gen("list", "--cipher", wide)
    assert re.split(" {2,}", ran.out.splitlines()[-2].strip()) == ["fam2", "rv32i, rv32i_zbb, rv32i_zbc", place]
    ran = gen("--cipher", wide, "--target", "rv32i", "--variant", "fam2", "-o", tmp_path / "out")
    assert ran.status == 2
    assert place.partition(": ")[2] in ran.err
    options = ("--target", "aarch64", "--variant", "fam2", "--mode", "ecb")
    assert gen("--cipher", wide, *options, "-o", tmp_path / "out").status == 0

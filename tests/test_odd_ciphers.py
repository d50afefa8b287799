"""Ciphers that nobody would design, from text to code: the generator makes them, or refuses in its own words."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from ciphergen.cli.main import app
from ciphergen.dsl.errors import UserError

FRAME = """cipher ODD {{
  word {word}
  block {block} words
  variant {variant} {{ key {key} words  rounds {rounds} }}
  schedule(k) -> rk: word[rounds][{block}] {{ for i in 0..rounds-1 {{ {schedule} }} }}
  encrypt(x, rk) -> y {{ for i in 0..rounds-1 {{ {encrypt} }} y = x }}
  decrypt(y, rk) -> x {{ for i in rounds-1 down to 0 {{ {decrypt} }} x = y }}
}}
"""
DEFAULT = {
    "word": "32 little",
    "block": 2,
    "variant": "ODD1",
    "key": 2,
    "rounds": 4,
    "schedule": "rk[i] = k ^ i",
    "encrypt": "x := x ^ rk[i]",
    "decrypt": "y := y ^ rk[i]",
}
NOT_YET = "--target: odd1 cannot be made for rv32i yet: "


def generate(folder: Path, mode: object = "", strategy: object = "", **different: object) -> str:
    """Generate code for a text, in all modes or in one, by a strategy: the message where it is refused, or nothing."""
    path = folder / "odd.cipher"
    path.write_text(FRAME.format(**{**DEFAULT, **different}), "utf-8")
    arguments = ["--cipher", str(path), "--target", "rv32i", "--no-prove", "-o", str(folder / "out")]
    arguments += ["--mode", str(mode)] if mode else []
    arguments += ["--strategy", str(strategy)] if strategy else []
    result = CliRunner().invoke(app, arguments)
    if isinstance(result.exception, UserError):
        return str(result.exception)
    assert result.exit_code == 0, result.output
    return ""


@pytest.mark.long
@pytest.mark.parametrize(
    "different",
    [
        {},
        {"rounds": 1},
        {"rounds": 300},
        {"variant": "int"},
        {"variant": "a" * 100},
        {"block": 16, "key": 16},
        {"schedule": "rk[i] = k", "encrypt": "x := x ^ rk[i] ^ rk[i]", "decrypt": "y := y ^ rk[i] ^ rk[i]"},
        {"schedule": "rk[i] = (k & 0) + i"},
        {"key": 600, "rounds": 300, "schedule": "rk[i] = k[2*i..2*i+1]"},  # 2384 bytes of stack, more than sp reaches
        {"encrypt": f"x := (x <<< {'9' * 500}) ^ rk[i]", "decrypt": f"y := (y ^ rk[i]) >>> {'9' * 500}"},
    ],
)
def test_made(different: dict[str, object], tmp_path: Path) -> None:
    assert generate(tmp_path, **different) == ""


# Words that no register fits, keys of any length, shifts by words, choices.
WIDTHS = [
    {"word": "8"},
    {"word": "64 big"},
    {
        "encrypt": "x := [x[0], x[1] ^ (x[0] << x[0])] ^ rk[i]",
        "decrypt": "let z = y ^ rk[i]  y := [z[0], z[1] ^ (z[0] << z[0])]",
    },
    {
        "encrypt": "x := [x[0], x[1] ^ (x[0][3] ? x[0] : 0)] ^ rk[i]",
        "decrypt": "let z = y ^ rk[i]  y := [z[0], z[1] ^ (z[0][3] ? z[0] : 0)]",
    },
    {"encrypt": "x := x * 5 ^ rk[i]", "decrypt": "y := (y ^ rk[i]) * 0xcccccccd"},
]


@pytest.mark.long
@pytest.mark.parametrize("different", WIDTHS)
def test_any_width(different: dict[str, object], tmp_path: Path) -> None:
    assert generate(tmp_path, **different) == ""


@pytest.mark.long
def test_blocks_that_cannot_share_registers(tmp_path: Path) -> None:
    rest = "\n  allowed: what gen list shows\n  write:   gen list"
    reason = "words of 24 bits do not fill registers of 32 bits"
    assert generate(tmp_path, strategy="columns4", word="24 little") == NOT_YET + reason + rest
    reason = "a key of 2 bytes is not a whole number of 4-byte words"
    assert generate(tmp_path, strategy="columns4", word="8") == NOT_YET + reason + rest


@pytest.mark.long
def test_a_block_of_six_bytes(tmp_path: Path) -> None:
    assert generate(tmp_path, word="24 little") == ""


@pytest.mark.long
@pytest.mark.parametrize("on", ["rv32i", "rv64i", "armv7m", "aarch64"])
def test_a_shift_by_a_few_bits_of_a_round_key_in_counter_mode(on: str, tmp_path: Path) -> None:
    """The distance is one of eight, in registers wider than the words."""
    path = tmp_path / "odd.cipher"
    shifts = {"encrypt": "x := [x[1], x[0] ^ (x[1] >> rk[i][0][2:0]) ^ rk[i][1]]"}
    shifts["decrypt"] = "y := [y[1] ^ (y[0] >> rk[i][0][2:0]) ^ rk[i][1], y[0]]"
    path.write_text(
        FRAME.format(**{**DEFAULT, "word": "16 big", "key": 4, "schedule": "rk[i] = (k[0..1] + k[2..3]) ^ i", **shifts})
    )
    arguments = ["--cipher", str(path), "--target", on, "--mode", "ctr", "--strategy", "loop1"]
    result = CliRunner().invoke(app, [*arguments, "-o", str(tmp_path / "out")])
    assert result.exit_code == 0, result.output


@pytest.mark.long
@pytest.mark.parametrize(
    ("different", "reason"),
    [
        ({"word": "4096 little"}, "words of 4096 bits take 128 registers, more than 16\n"),
        (
            {"block": 1, "key": 1, "mode": "ctr"},
            "counter mode needs a word of the block that most blocks of a message share; all change here\n",
        ),
    ],
)
def test_refused(different: dict[str, object], reason: str, tmp_path: Path) -> None:
    assert generate(tmp_path, **different).startswith(NOT_YET + reason)

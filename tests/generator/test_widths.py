"""Ciphers whose words no register fits: narrower, wider, most significant byte first, looked up in tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from ciphergen.backends import target
from ciphergen.cli.main import app
from ciphergen.cli.objects import first_declared_bytes
from ciphergen.cli.proofs import ProofTask, prove_one
from ciphergen.cli.selftest import outcome
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output
from tests import kept
from tests.corpus import text
from tests.kept import object_code

# A text, a variant, a target: words of 64 bits in pairs and whole, of 16 bits, big-endian words, bytes that are added,
# rotations by words, a key of ten bytes with look-ups.
MADE = [
    ("speck", "speck128_128", "rv32i"),
    ("speck", "speck32_64", "rv32i"),
    ("simon", "simon64_128", "armv7m"),
    ("tea", "tea128", "aarch64"),
    ("xtea", "xtea128", "armv7m"),
]
# Products of words.
MADE += [("rc6", "rc6_128", "rv32im")]
SLOW = [
    ("rc5", "rc5_32_12_16", "rv32i"),
    ("speck", "speck128_128", "rv64i"),
    ("xtea", "xtea128", "rv32i_zbb"),
    ("hight", "hight64_128", "rv32i"),
    ("rc6", "rc6_128", "aarch64"),
    ("rc6", "rc6_128", "armv7m"),
    ("rc6", "rc6_128", "rv64im"),
    ("present", "present80", "rv32i"),
    ("threefish", "threefish256", "rv32i"),
    ("camellia", "camellia128", "rv32i"),
]
# In place of the strategy that a search finds, of which the proof takes four times as long.
STRATEGY = {"threefish": "loop4"}


def made(name: str, variant: str, on: str) -> Output:
    """The code of a text, in memory."""
    options = Options((variant,), prove=False, strategy=STRATEGY.get(name, ""))
    return kept.made(load(text(name)), target(on), options)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "variant", "on"), [*MADE, *(pytest.param(*each, marks=pytest.mark.slow) for each in SLOW)]
)
def test_code_is_proved_and_meets_the_vectors(name: str, variant: str, on: str) -> None:
    output, machine = made(name, variant, on), target(on)
    sources = {file: text for file, text in output.files.items() if file.endswith((".S", ".h", ".c"))}
    if on != "rv32i_zbb":  # which the emulator lacks
        assert outcome(sources, machine, f"{name}_selftest").passed
    roles = {f.symbol: f.role for f in output.functions}
    data = object_code(output.files[f"{variant}.S"], on)
    size = first_declared_bytes({f"{name}.h": output.files[f"{name}.h"]}, variant, machine)
    report = prove_one(ProofTask(text(name), variant, on, f"{variant}.S", data, roles, size))
    assert report.proved, [o for o in report.obligations if o.verdict.value != "proved"]


HALF = """
cipher Half {
  word 32 little
  block 1 words
  variant Half { key 1 words }
  schedule(k) -> rk: word[2] { for i in 0..1 { rk[i] = k[0] <<< i } }
  encrypt(x, rk) -> y { for i in 0..1 { x := [(x[0] ^ rk[i]) <<< 3] } y = x }
  decrypt(y, rk) -> x { for i in 1 down to 0 { y := [(y[0] >>> 3) ^ rk[i]] } x = y }
}
"""


@pytest.mark.long
def test_a_block_shorter_than_a_register_is_copied_below_what_is_saved(tmp_path: Path) -> None:
    """The frame that a misaligned block is copied to keeps a register behind it, at a multiple of its size."""
    path = tmp_path / "half.cipher"
    path.write_text(HALF)
    options = ["--cipher", str(path), "--target", "rv64i", "--size", "small", "-o", str(tmp_path / "out")]
    result = CliRunner().invoke(app, options)
    assert result.exit_code == 0, result.output

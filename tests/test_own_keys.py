"""A cipher whose decryption has round keys of its own, from its text to proved bytes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ciphergen.cli.main import app

TEXT = """cipher SIDES {
  word 32 little
  block 2 words
  variant SIDES64 { key 4 words  rounds 4 }

  schedule(key) -> ek: word[rounds], dk: word[rounds][2] {
    for i in 0..rounds-1 {
      ek[i] = key[i mod 4] + (i + 1)
      dk[rounds-1-i] = [-ek[i], ek[i] ^ key[(i + 1) mod 4]]
    }
  }

  encrypt(x, ek) -> y {
    for i in 0..rounds-1 { x := [x[1], ((x[0] ^ x[1]) <<< 7) + ek[i]] }
    y = x
  }

  decrypt(y, dk) -> x {
    for i in 0..rounds-1 { y := [((y[1] + dk[i][0]) >>> 7) ^ y[0], y[0]] }
    x = y
  }
}
"""


@pytest.mark.long
def test_decryption_with_round_keys_of_its_own_is_generated_and_proved(tmp_path: Path) -> None:
    own, folder = tmp_path / "sides.cipher", tmp_path / "out"
    own.write_text(TEXT)
    arguments = ["--cipher", str(own), "--target", "rv32i", "--mode", "ecb", "-o", str(folder)]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    record = json.loads((folder / "proof.json").read_text())
    verdicts = {(o["function"], o["property"]): o["verdict"] for o in record["obligations"]}
    assert set(verdicts.values()) == {"proved"}
    assert {("sides64", "inverse"), ("sides64_decrypt_blocks", "result")} <= verdicts.keys()

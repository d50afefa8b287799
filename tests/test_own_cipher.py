"""A user's own cipher by path: the example of the documentation, from its text to proved bytes.

SPECK's first round key is a word of the user's key as it stands, which LEA never has.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ciphergen.cli.main import app

DOCS = Path(__file__).parent.parent / "docs" / "ciphers.md"


@pytest.mark.long
def test_the_example_of_the_documentation_is_generated_and_proved(tmp_path: Path) -> None:
    text = re.search(r"```cipher\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert text is not None
    own = tmp_path / "speck.cipher"
    own.write_text(text[1])
    folder = tmp_path / "out"
    result = CliRunner().invoke(app, ["--cipher", str(own), "--target", "rv32i", "-o", str(folder)])
    assert result.exit_code == 0, result.output
    record = json.loads((folder / "proof.json").read_text())
    verdicts = {o["verdict"] for o in record["obligations"]}
    functions = {o["function"] for o in record["obligations"] if o["property"] == "result"}
    assert verdicts == {"proved"}
    assert {"speck64_96_encrypt", "speck64_128_decrypt_blocks"} <= functions

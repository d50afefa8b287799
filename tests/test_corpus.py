"""Every text of the corpus becomes code that is proved: the first variant, all functions, in each mode that it has."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ciphergen.cli.main import app
from ciphergen.dsl.cipher import load
from tests.corpus import TEXTS

NAMES = sorted(path.stem for path in TEXTS.glob("*.cipher"))
# What multiplies, by more than a few constants.
TARGETS = dict.fromkeys(("idea", "mesh64", "mmb", "nimbus", "poly1305", "rabbit", "twofish"), "rv32im")

# What has circuits of which the proof does not end in a minute: look-ups in memory.
IN_MEMORY = {"loki97": ["--strategy", "loop1-tables", "--allow-tables"]}


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_text_of_the_corpus_becomes_proved_code(name: str, tmp_path: Path) -> None:
    path = TEXTS / f"{name}.cipher"
    variant, loaded = next(iter(load(str(path)).variants.items()))
    target = TARGETS.get(name, "rv32i")
    options = ["--cipher", str(path), "--target", target, "--variant", variant, *IN_MEMORY.get(name, [])]
    result = CliRunner().invoke(app, [*options, "-o", str(tmp_path / "out")])
    assert result.exit_code == 0, result.output
    obligations = json.loads((tmp_path / "out" / "proof.json").read_text())["obligations"]
    results = {o["function"].removeprefix(f"{variant}_") for o in obligations if o["property"] == "result"}
    assert {o["verdict"] for o in obligations} == {"proved"}
    assert {"expand_key", "encrypt", "decrypt", "encrypt_blocks", "decrypt_blocks"} <= results
    assert len(results) > 5 or loaded.block_words == 1  # and those of counter mode, which takes two words


NOT_MADE = {("qarma", "aarch64")}  # takes more than 100 s of a processor
OF_ENTRIES = [
    (path.stem, target)
    for path in sorted((TEXTS / "entries").glob("*.cipher"))
    for target in (TARGETS.get(path.stem, "rv32i"), "aarch64")
    if (path.stem, target) not in NOT_MADE
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "target"), OF_ENTRIES)
def test_a_text_of_entries_becomes_proved_code(name: str, target: str, tmp_path: Path) -> None:
    path = TEXTS / "entries" / f"{name}.cipher"
    variant = next(iter(load(str(path)).variants))
    options = ["--cipher", str(path), "--target", target, "--variant", variant, "-o", str(tmp_path / "out")]
    result = CliRunner().invoke(app, options)
    assert result.exit_code == 0, result.output
    result = CliRunner().invoke(app, ["test", str(tmp_path / "out")])
    assert result.exit_code == 0, result.output

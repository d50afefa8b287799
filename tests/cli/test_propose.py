"""`gen propose`: what is found for words and for bytes, what it brings, and what is refused."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.extended_names import GIVEN
from ciphergen.dsl.cipher import load
from ciphergen.generator.proposals import candidates
from tests.cli.conftest import without_progress

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

RULES = generation(target("rv32i")).words(32)


@pytest.fixture(autouse=True)
def no_other_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(GIVEN, "")


def found(name: str) -> dict[str, str]:
    return {each.name: each.what for each in candidates(next(iter(load(name).variants.values())), RULES)}


def test_sums_that_are_turned_are_found() -> None:
    assert found("lea") == {
        "words2a": "(rs1 + rs2) <<< n",
        "words2as": "(rs1 + rs2) <<< [9, 27, 29, 29][n]",
        "words2b": "rs1 <<< n",
        "words2bs": "rs1 <<< [9, 27, 29, 29][n]",
        "words3as": "((rs1 ^ rs2) + rs3) <<< [9, 27, 29, 29][n]",
        "words3b": "(rs1 ^ rs2) + rs3",
    }


def test_maps_behind_look_ups_are_found() -> None:
    assert found("aes") == {
        "summand": "sum + map(S(byte)), 2 maps up to rotation",
        "register": "S on a register, and a map of it",
        "halves": "S on bytes of two registers, and a map of such",
    }


@pytest.mark.parametrize("name", ["lea", "aes"])
def test_every_proposal_is_a_text_that_a_target_takes(name: str, tmp_path: Path) -> None:
    for each in candidates(next(iter(load(name).variants.values())), RULES):
        file = tmp_path / f"{each.name}.instr"
        file.write_text(each.text)
        assert set(target(f"rv32i+{file}").rows) > set(target("rv32i").rows)


@pytest.mark.long
def test_gains_are_those_of_code(gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """216 of the instructions of a block are saved by a sum that is turned, as its places and their lengths say."""
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "yosys" else "/usr/bin/env")
    monkeypatch.setattr("ciphergen.backends.tools.synthesis.find_spec", lambda name: None)
    ran = gen("propose", "--cipher", "lea", "--target", "rv32i", "--variant", "lea128", "--json", "-o", tmp_path / "x")
    assert (ran.status, without_progress(ran.err)) == (0, "")
    document = json.loads(ran.out)
    cycles = {each["name"]: each["cycles"] for each in document["proposals"]}
    assert abs(cycles["none"] - cycles["words2a"] - 216) <= 0.05 * 216
    assert next(iter(cycles)) == "none"
    assert [*cycles.values()][1:] == sorted([*cycles.values()][1:])
    assert document["tool"] == ""
    assert {each["gates"] for each in document["proposals"][1:]} == {None}
    assert sorted(path.name for path in (tmp_path / "x").iterdir()) == sorted(
        f"{name}.instr" for name in cycles if name != "none"
    )


REFUSED = {
    ("lea", "rv32i+lea"): (
        "--target: rv32i+lea has instructions of a text already\n  allowed: the base\n  write:   --target rv32i\n"
    ),
    ("pipo", "rv32i"): (
        "--cipher: nothing is proposed for pipo64_128 on rv32i\n"
        "  allowed: words that fill registers, or rounds that look up bytes behind which all is linear, with round "
        "keys added last\n"
    ),
}


@pytest.mark.parametrize(("cipher", "on"), REFUSED)
def test_what_is_refused(cipher: str, on: str, gen: Gen, tmp_path: Path) -> None:
    ran = gen("propose", "--cipher", cipher, "--target", on, "-o", tmp_path / "x")
    assert (ran.status, ran.err) == (2, REFUSED[cipher, on])
    assert not (tmp_path / "x").exists()

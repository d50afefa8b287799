"""`--target BASE+FILE.instr`: code that uses a user's own instructions, proved; and the folder, checked again."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.backends import target
from ciphergen.backends.extended_names import GIVEN

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

TEXT = """extension Xmine {
  instruction turn "n:5 00 rs2 rs1 000 rd 0101011" (n: number, rs1: word, rs2: word) -> word = (rs1 + rs2) <<< n
}
"""


@pytest.mark.parametrize(("instructions", "taken"), [("aes", False), ("lea", True)])
def test_instructions_that_no_code_takes(gen: Gen, tmp_path: Path, instructions: str, taken: bool) -> None:
    asked = ("--cipher", "lea", "--variant", "lea128", "--mode", "ecb", "--size", "small", "--no-prove")
    ran = gen(*asked, "--target", f"rv32i+{instructions}", "-o", tmp_path / "out")
    said = f"no code takes an instruction of {instructions}.instr: it is that of rv32i"
    assert (ran.status, said in ran.out.splitlines()) == (0, not taken)


@pytest.mark.long
def test_a_folder_of_a_users_instructions(gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(GIVEN, "")
    file, folder = tmp_path / "mine.instr", tmp_path / "lea"
    file.write_text(TEXT)
    asked = ("--variant", "lea128", "--mode", "ecb", "--size", "small", "-o", folder)
    ran = gen("--cipher", "lea", "--target", f"rv32i+{file}", *asked)
    assert (ran.status, ran.err) == (0, "")
    code = (folder / "lea128.S").read_text()
    assert code.count(".insn r 0x2b, 0, ") > 6
    assert (folder / "mine.instr").read_text() == TEXT
    ran = gen("test", folder)
    assert (ran.status, ran.err) == (0, "")
    assert "the instructions of rv32i+mine alone by their rows' meanings" in ran.out
    # Whoever has the folder alone has all that it takes to check it.
    file.unlink()
    monkeypatch.setenv(GIVEN, "")
    ran = gen("check", folder)
    assert (ran.status, ran.err) == (0, "")
    # Other instructions are another machine.
    (folder / "mine.instr").write_text(TEXT.replace("rs1 + rs2", "rs1 ^ rs2"))
    ran = gen("check", folder)
    assert (ran.status, ran.err) == (
        2,
        f"{folder}/mine.instr: this is not the text from which the folder was made\n"
        "  write:   git checkout mine.instr\n",
    )


def test_a_path_that_child_processes_would_not_find(gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(GIVEN, "")
    file = tmp_path / "a:b" / "mine.instr"
    file.parent.mkdir()
    file.write_text(TEXT)
    ran = gen("--cipher", "lea", "--target", f"rv32i+{file}", "-o", tmp_path / "lea")
    assert (ran.status, ran.err) == (2, f"{file}: has ':' in its whole path\n  allowed: another folder or name\n")


def test_the_last_file_of_a_name_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(GIVEN, "")
    first, second = tmp_path / "a" / "mine.instr", tmp_path / "b" / "mine.instr"
    for file, text in ((first, TEXT), (second, TEXT.replace("turn", "other"))):
        file.parent.mkdir()
        file.write_text(text)
        target(f"rv32i+{file}")
    assert "other" in target("rv32i+mine").rows
    assert os.environ[GIVEN].split(os.pathsep) == [str(second), str(first)]
    shutil.rmtree(second.parent)


@pytest.mark.long
def test_shipped_instructions_are_listed(gen: Gen) -> None:
    ran = gen("list", "--json")
    found = {each["name"]: each["instructions"] for each in json.loads(ran.out)["extensions"]}
    assert {*found} == {"aes", "lea"}
    assert found["lea"] == ["addrot", "rotsub"]
    assert "aesround" in found["aes"]
    assert "\naes  " in gen("list").out

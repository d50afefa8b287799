"""`gen fmt`: writes what differs, names it with --check, and leaves a text alone that does not follow the grammar."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.dsl.cipher import load

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

TIDY = load("pipo").text


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.cipher").write_text(TIDY.replace("\n    ", "\n\t"), "utf-8")
    Path("b.cipher").write_text(TIDY, "utf-8")


def test_what_differs_is_written(gen: Gen) -> None:
    os.chmod("a.cipher", 0o640)
    assert gen("fmt", "a.cipher", "b.cipher") == (0, "a.cipher: written\n", "")
    assert Path("a.cipher").read_text("utf-8") == TIDY
    assert os.stat("a.cipher").st_mode & 0o777 == 0o640
    assert gen("fmt", "a.cipher", "--check") == (0, "", "")


def test_check_writes_nothing(gen: Gen) -> None:
    before = Path("a.cipher").read_bytes()
    ran = gen("fmt", "--check", "a.cipher", "b.cipher")
    assert ran == (1, "a.cipher: has another layout\n", "gen fmt a.cipher\n")
    assert Path("a.cipher").read_bytes() == before


def test_a_text_with_an_error_stays(gen: Gen) -> None:
    Path("b.cipher").write_text("cipher A {;}\n")
    ran = gen("fmt", "a.cipher", "b.cipher")
    assert (ran.status, ran.err.splitlines()[0]) == (2, "b.cipher:1:11: ';' ends no statement")
    assert Path("a.cipher").read_text("utf-8") != TIDY
    message = "none.cipher: there is no such file\n  allowed: a file with the text of a cipher or a mode\n"
    assert gen("fmt", "none.cipher") == (2, "", message)


def test_what_cannot_be_written_stays(gen: Gen, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    before = Path("a.cipher").read_bytes()
    monkeypatch.setattr(os, "replace", full)
    file = Path("a.cipher").resolve()
    message = f"{file}: it cannot be written: No space left on device\n  allowed: a file that you may write\n"
    assert gen("fmt", "a.cipher") == (2, "", message)
    assert (Path("a.cipher").read_bytes(), sorted(os.listdir())) == (before, ["a.cipher", "b.cipher"])

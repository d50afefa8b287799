"""Tests of `--size BYTES` by the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Gen


@pytest.mark.long
def test_files_are_made_shown_and_checked(gen: Gen, tmp_path: Path) -> None:
    asked = ("--cipher", "tests/texts/xtea.cipher", "--target", "rv32i")
    folder = tmp_path / "out"
    ran = gen(*asked, "--mode", "ecb", "--strategy", "loop1", "--size", "5000", "-o", str(folder))
    assert ran.status == 0, ran.err
    assert "--size 5000" in (folder / "xtea128.S").read_text(encoding="utf-8")
    assert gen("check", str(folder), "--cipher", asked[1]).status == 0
    plans = [gen("show", *asked, "--size", size, "--stage", "plan") for size in ("5000", "fast")]
    assert [shown.status for shown in plans] == [0, 0]
    assert plans[0].out != plans[1].out

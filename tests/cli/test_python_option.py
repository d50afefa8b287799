"""`gen --python`: what it writes, records and checks, and where it is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ciphergen.backends import gpu
from ciphergen.dsl.cipher import load
from ciphergen.generator.options import Options, command, recorded

if TYPE_CHECKING:
    from tests.cli.conftest import Gen


def test_it_is_recorded_where_it_is_asked_for() -> None:
    asked = Options(variants=("lea128",), python=True)
    assert command(load("lea"), gpu("cuda"), asked) == "gen --cipher lea --target cuda --variant lea128 --python"
    assert "python" not in recorded(Options())
    assert recorded(asked)["python"] is True


def test_processors_have_none(gen: Gen) -> None:
    ran = gen("--cipher", "lea", "--target", "rv32i", "--python")
    assert (ran.status, ran.err) == (
        2,
        "--python: there is a Python module of kernels, and rv32i is a processor\n"
        "  allowed: --target cuda\n  write:   gen --cipher lea --target cuda --python\n",
    )


@pytest.mark.long
def test_what_is_written_is_checked(gen: Gen, tmp_path: Path) -> None:
    folder = tmp_path / "made"
    words = ("--cipher", "lea", "--variant", "lea128", "--mode", "ecb", "--target", "cuda", "--python")
    assert gen(*words, "-o", folder).status == 0
    assert json.loads((folder / "proof.json").read_text())["options"]["python"] is True
    assert gen("check", folder).status == 0
    assert gen("prove", folder).status == 0
    module = folder / "lea_cuda.py"
    module.write_text(module.read_text() + "\n")
    ran = gen("check", folder)
    assert ran.status == 1
    assert "lea_cuda.py: differs from what gen writes" in ran.err

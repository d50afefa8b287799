"""Runs `gen` in this process and says what a shell would see of it. Whatever tests make and prove more than once is
made and proved once."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from ciphergen.cli import inputs, job, proofs
from ciphergen.cli.main import main
from tests import kept


class Ran(NamedTuple):
    status: int
    out: str
    err: str


Gen = Callable[..., Ran]


def without_progress(errors: str) -> str:
    """What stands on standard error, but for the lines that only work of more than ten seconds has."""
    return re.sub(r"^gen: [^:]*: \d+ of \d+ done after .*\n", "", errors, flags=re.M)


def work_once(patch: pytest.MonkeyPatch) -> None:
    """From now on `gen` takes what tests of this run have made and proved already."""
    patch.setattr(job, "make_one", kept.made_one)
    patch.setattr(proofs, "prove_one", kept.proved)
    patch.setattr(proofs, "run_all", lambda work, tasks, what, *, apart: enumerate(map(work, tasks)))


@pytest.fixture
def gen(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Gen:
    work_once(monkeypatch)

    def run(*args: object) -> Ran:
        with pytest.raises(SystemExit) as end:
            main([str(arg) for arg in args])
        out, err = capfd.readouterr()
        code = end.value.code
        assert isinstance(code, int)
        return Ran(code, out, err)

    return run


@pytest.fixture(scope="session")
def lea128(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of LEA-128 on RV32I, written and proved."""
    folder = tmp_path_factory.mktemp("lea128") / "lea"
    wanted = inputs.options("lea128", None, "loop1", None, "fast", "")
    with pytest.MonkeyPatch.context() as patch:
        work_once(patch)
        job.run("lea", "rv32i", wanted, folder, prove=True, json=False)
    return folder


@pytest.fixture
def folder(lea128: Path, tmp_path: Path) -> Path:
    """A copy of it to spoil."""
    return Path(shutil.copytree(lea128, tmp_path / "lea"))

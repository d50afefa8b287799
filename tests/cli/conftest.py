"""Runs `gen` in this process and says what a shell would see of it. Whatever tests make and prove more than once is
made and proved once."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from ciphergen.cli import job, proofs
from ciphergen.cli.main import main
from tests import kept


class Ran(NamedTuple):
    status: int
    out: str
    err: str


Gen = Callable[..., Ran]


def work_once(patch: pytest.MonkeyPatch) -> None:
    """From now on `gen` takes what tests of this run have made and proved already."""
    patch.setattr(job, "make_one", kept.made_one)
    patch.setattr(proofs, "prove_one", kept.proved)


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

"""Runs `gen` in this process and says what a shell would see of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from ciphergen.cli.main import main


class Ran(NamedTuple):
    status: int
    out: str
    err: str


Gen = Callable[..., Ran]


@pytest.fixture
def gen(capfd: pytest.CaptureFixture[str]) -> Gen:
    def run(*args: object) -> Ran:
        with pytest.raises(SystemExit) as end:
            main([str(arg) for arg in args])
        out, err = capfd.readouterr()
        code = end.value.code
        assert isinstance(code, int)
        return Ran(code, out, err)

    return run

"""A test that needs a program which is not installed is skipped; not so where CIPHERGEN_ALL_TOOLS is set, as in CI.
What tests share lies in one folder for all processes of a run, or of several with the same sources and tools, if the
environment names the folder (`tests.kept`)."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
from collections.abc import Generator

import pytest

from ciphergen.backends.tools.toolchain import ToolMissing
from tests.kept import FOLDER


def pytest_configure(config: pytest.Config) -> None:
    # A shell that starts the tests in the background has them ignore Ctrl-C, and so would all that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if FOLDER not in os.environ:  # in the first process of the run, from which the others have it
        os.environ[FOLDER] = tempfile.mkdtemp(prefix="ciphergen-tests-")
        config.add_cleanup(lambda: shutil.rmtree(os.environ.pop(FOLDER)))


def _skip_without_tool() -> Generator[None, object, object]:
    try:
        return (yield)
    except ToolMissing as missing:
        if "CIPHERGEN_ALL_TOOLS" in os.environ:
            raise
        pytest.skip(str(missing).splitlines()[0])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None, object, object]:
    return (yield from _skip_without_tool())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    return (yield from _skip_without_tool())

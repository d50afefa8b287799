"""A test that needs a program which is not installed is skipped; not so where CIPHERGEN_ALL_TOOLS is set, as in CI.
What tests share lies in one folder for all processes of a run, or of several with the same sources and tools, if the
environment names the folder (`tests.kept`). Where it names a file in CIPHERGEN_TESTS_PASSED, a run writes there what
passed, if there is none, and else leaves it out. What each test costs is written to the file in
CIPHERGEN_TESTS_COSTS (`tests.costs`). Hypothesis draws the same examples in every run, so that a change is to blame
for what fails; where CIPHERGEN_TESTS_RANDOM is set, as in .ci/slow, others in each. Python looks for cycles among
objects seldom, and never among the tests themselves: an eighth of the time of all tests. Tests that
`repetitions.txt` names are slow tests. Long tests come first, and a process that has none left takes half of those
of another, so that none waits at the end."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings
from xdist.scheduler import WorkStealingScheduling

from ciphergen.backends.tools.toolchain import ToolMissing
from tests.costs import Costs
from tests.kept import FOLDER

REPETITIONS = Path(__file__).with_name("repetitions.txt").read_text(encoding="utf-8").splitlines()
PASSED = os.environ.get("CIPHERGEN_TESTS_PASSED")
_passed: list[str] = []

settings.register_profile("repeated", derandomize=True)
settings.load_profile("default" if "CIPHERGEN_TESTS_RANDOM" in os.environ else "repeated")


def pytest_configure(config: pytest.Config) -> None:
    # A shell that starts the tests in the background has them ignore Ctrl-C, and so would all that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if FOLDER not in os.environ:  # in the first process of the run, from which the others have it
        os.environ[FOLDER] = tempfile.mkdtemp(prefix="ciphergen-tests-")
        config.add_cleanup(lambda: shutil.rmtree(os.environ.pop(FOLDER)))
    if "CIPHERGEN_TESTS_COSTS" in os.environ:
        config.pluginmanager.register(Costs(Path(os.environ["CIPHERGEN_TESTS_COSTS"])))
    gc.set_threshold(100_000, 20, 20)


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)  # in front of `-m`
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    repeated = {line for line in REPETITIONS if line and not line.startswith("#")}
    for item in items:
        if item.nodeid in repeated:
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    if PASSED and Path(PASSED).exists():
        passed = set(Path(PASSED).read_text().splitlines())
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid in passed])
        items[:] = [item for item in items if item.nodeid not in passed]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> WorkStealingScheduling:
    return WorkStealingScheduling(config, log)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        _passed.append(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if PASSED and not hasattr(session.config, "workerinput") and not Path(PASSED).exists():
        Path(PASSED).write_text("".join(f"{name}\n" for name in _passed))


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

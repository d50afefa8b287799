"""Seconds of a processor that each test takes, of the programs too that it starts and waits for. Seconds of a clock say
little where tests share the processors."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest

SHOWN = 20  # files


class Costs:
    """Plugin that writes them to a file, a test a line, and shows at the end of a run which files take most."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._before = 0.0
        self._of_test: Counter[str] = Counter()

    def pytest_runtest_logstart(self) -> None:
        self._before = _used()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """One for each of the phases of a test, in the process that runs it."""
        report = yield
        before, self._before = self._before, _used()
        report.user_properties.append(("seconds", self._before - before))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._of_test[report.nodeid] += dict(report.user_properties).get("seconds", 0.0)  # none where a process died

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """In the process only that shows what the others report."""
        self._file.write_text("".join(f"{seconds:.2f}\t{test}\n" for test, seconds in self._of_test.most_common()))
        of_file: Counter[str] = Counter()
        for test, seconds in self._of_test.items():
            of_file[test.split("::")[0]] += seconds
        terminalreporter.section(f"files that take most of {sum(of_file.values()):.0f} seconds of a processor")
        for file, seconds in of_file.most_common(SHOWN):
            terminalreporter.write_line(f"{seconds:8.1f}  {file}")


def _used() -> float:
    return sum(os.times()[:4])

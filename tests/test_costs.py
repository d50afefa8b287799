"""What tests cost, by test and by file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.costs import Costs


def test_seconds_of_all_phases_are_written_by_test_and_shown_by_file(tmp_path: Path) -> None:
    costs = Costs(tmp_path / "costs")
    for test, seconds in (("a.py::one", 1.0), ("b.py::two", 2.5), ("a.py::one", 0.5), ("a.py::three", 2.0)):
        costs.pytest_runtest_logreport(_report(test, [("seconds", seconds)]))
    costs.pytest_runtest_logreport(_report("a.py::died", []))
    shown = Mock(pytest.TerminalReporter)
    costs.pytest_terminal_summary(shown)
    assert (tmp_path / "costs").read_text() == "2.50\tb.py::two\n2.00\ta.py::three\n1.50\ta.py::one\n0.00\ta.py::died\n"
    shown.section.assert_called_once_with("files that take most of 6 seconds of a processor")
    assert [call.args[0] for call in shown.write_line.call_args_list] == ["     3.5  a.py", "     2.5  b.py"]


def test_seconds_of_a_program_that_a_test_waits_for_count(tmp_path: Path) -> None:
    costs = Costs(tmp_path / "costs")
    seconds = []
    costs.pytest_runtest_logstart()
    for program in ("sum(range(3_000_000))", ""):
        subprocess.run([sys.executable, "-c", program], check=True)
        phase = costs.pytest_runtest_makereport()
        next(phase)
        with pytest.raises(StopIteration) as ended:
            phase.send(_report("a.py::one", []))
        seconds.append(dict(ended.value.value.user_properties)["seconds"])
    assert seconds[0] > seconds[1] > 0


def _report(test: str, properties: list[tuple[str, object]]) -> pytest.TestReport:
    return pytest.TestReport(test, ("", 0, ""), {}, "passed", None, "call", user_properties=properties)

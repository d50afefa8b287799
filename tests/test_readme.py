"""The README says only what works: its commands, its files and its links exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from ciphergen.cli.main import app

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_there_are_two_commands_and_ci_runs_them() -> None:
    assert len(BLOCKS) == 2
    ci = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert "command_of 1" in ci
    assert "command_of 2" in ci


def test_ci_runs_both_where_nothing_else_is_before_it_installs_the_rest() -> None:
    ci = (ROOT / ".ci/run").read_text(encoding="utf-8")
    steps = [f'"$bare" bash -euo pipefail "$work/{name}"' for name in ("first", "second")]
    steps += [
        "apt install \\\n",
        '\nbash -euo pipefail "$work/first"',
        "CIPHERGEN_ALL_TOOLS=1",
        '  bash -euo pipefail "$work/second"',
    ]
    places = [ci.index(step) for step in steps]
    assert places == sorted(places)


def test_files_that_the_commands_name_exist() -> None:
    for name in re.findall(r"[\w-]+\.lock", "".join(BLOCKS)):
        assert "--hash=sha256:" in (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("link", re.findall(r"\]\(([\w./-]+)\)", README))
def test_links(link: str) -> None:
    assert (ROOT / link).is_file()


COMMANDS = sorted(set(re.findall(r"\bgen (?:--cipher|prove|check|show) [^`\n;:]*\w", README)))


@pytest.mark.parametrize("line", COMMANDS)
def test_commands_are_understood(line: str) -> None:
    """Options and arguments parse; what they do is tested elsewhere."""
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    context = group.make_context("gen", shlex.split(line)[1:])
    for name in context._protected_args:
        _, command, rest = group.resolve_command(context, [name, *context.args])
        assert command is not None
        command.make_context(name, rest, parent=context)


SOUNDNESS = (ROOT / "SOUNDNESS.md").read_text(encoding="utf-8")


def test_tests_that_soundness_names_exist() -> None:
    """`path::test`, or `::test` for one in the file that was named last."""
    named = re.findall(r"`(tests/[\w/]+\.py)?(?:::(test_\w+))?`", SOUNDNESS)
    file = ""
    found = [(file := path or file, test) for path, test in named if path or test]
    assert len(found) > 20
    for path, test in found:
        assert f"def {test}(" in (ROOT / path).read_text(encoding="utf-8"), f"{path}::{test}"

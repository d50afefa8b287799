"""Every message of the prover, the generator and the commands has a test with its exact text.

`messages.py` finds the texts in the sources. A new one without a test fails here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.messages import Text, Texts, goldens, without_case

TESTS = Path(__file__).parent
PROGRAM = TESTS.parent / "ciphergen"
PARTS = ("verify", "generator", "backends", "replay", "cli")

# What is found without being a message, by file.
NOT_MESSAGES = (
    ("backends/*/rules.py", r"\(.*\)"),  # patterns of terms
    ("generator/frames/ctr_show.py", ".*"),  # what `gen show` prints, and the next
    ("generator/machine.py", "function � .*"),
    ("replay/check.py", r"\((set-logic|declare-const|define-fun) .*\)"),  # questions to a solver
)


def is_message(text: Text) -> bool:
    return not any(fnmatch(text.file, file) and re.fullmatch(form, text.text) for file, form in NOT_MESSAGES)


def golden() -> Iterator[str]:
    for path in TESTS.rglob("*.py"):
        if path.name != "test_messages.py" or path.parent != TESTS:
            yield from goldens(path.read_text("utf-8"))


@pytest.fixture(scope="module")
def texts() -> list[Text]:
    paths = sorted(PROGRAM.rglob("*.py"))
    found = Texts({path.relative_to(PROGRAM).as_posix(): path.read_text("utf-8") for path in paths}).found
    return sorted(text for text in found if text.file.split("/")[0] in PARTS)


def test_every_message_has_a_case(texts: list[Text]) -> None:
    missing = [text for text in without_case(texts, golden()) if is_message(text)]
    assert not missing, "\n".join(f"{text.file}:{text.line}: {text.text!r}" for text in missing)

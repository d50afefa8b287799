"""Every message has a test with its exact text.

`messages.py` finds the texts in the sources. A new one without a test fails here.
"""

from __future__ import annotations

import re
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from tests.dsl.test_errors import mistakes
from tests.messages import HOLE, Text, Texts, goldens, without_case

TESTS = Path(__file__).parent
PROGRAM = TESTS.parent / "ciphergen"

# What is found without being a message, by file.
NOT_MESSAGES = (
    ("cli/output.py", "what gen wrote there"),  # of a record that says nothing if it cannot be read
    ("cli/tune.py", "predicting in part|(bounding|proving|measuring), �"),  # progress, and the next one
    ("cli/tune_circuits.py", "searching circuits"),
    ("backends/tools/kernel_parts.py", r"\^.*"),  # a pattern of kernels, and the next of a line
    ("dsl/circuit_file.py", r"table of \(.*"),
    ("backends/*rules.py", r"\(.*\)"),  # patterns of terms, and the next two
    ("backends/targets/riscv/custom_rows.py", r"\.insn .*"),  # how assemblers are told a word
    ("backends/tools/synthesis.py", r"synth .*"),  # steps of yosys
    ("generator/proposals/*.py", ".*"),  # texts of extensions
    ("backends/machine/reversal.py", r"\(.*\)"),
    ("generator/cover.py", r"\((table|reordered|apply) .*\)"),
    ("generator/plan/show.py", ".*"),  # what `gen show` prints, and the next three
    ("generator/shape/text.py", ".*"),
    ("verify/show.py", ".*"),
    ("generator/machine.py", r"function � .*|\[(pool|argument|table of) �\]"),
    ("generator/statements.py", r"const uint32_t \*"),  # a type
    ("replay/check.py", r"\((set-logic|declare-const|define-fun) .*\)"),  # questions to a solver
)


def is_message(text: Text) -> bool:
    return not any(fnmatch(text.file, file) and re.fullmatch(form, text.text) for file, form in NOT_MESSAGES)


@cache
def golden() -> frozenset[str]:
    paths = (path for path in TESTS.rglob("*.py") if path != Path(__file__))
    written = (text for path in paths for text in goldens(path.read_text("utf-8")))
    return frozenset([*written, *(message for _, _, message in mistakes())])


@pytest.fixture(scope="module")
def texts() -> list[Text]:
    paths = sorted(PROGRAM.rglob("*.py"))
    found = Texts({path.relative_to(PROGRAM).as_posix(): path.read_text("utf-8") for path in paths}).found
    return sorted(found)


def test_every_message_has_a_case(texts: list[Text]) -> None:
    missing = [text for text in without_case(texts, golden()) if is_message(text)]
    assert not missing, "\n".join(f"{text.file}:{text.line}: {text.text!r}" for text in missing)


TOP = "class Wrong(Exception):\n    def __init__(self, place, found): ...\n"
TEXT = f"holds {HOLE} bad bytes"
# A new message by each way on which it can come to a user.
NEW = {
    "an argument": 'def f(n):\n    raise Wrong("a", f"holds {n} bad bytes")\n',
    "a variable": 'def f(n):\n    text = f"holds {n} bad bytes"\n    raise Wrong("a", text)\n',
    "one of two": 'def f(n):\n    raise Wrong("a", "it" if n else f"holds {n} bad bytes")\n',
    "a part": 'def f(n):\n    raise Wrong("a", "it " + f"holds {n} bad bytes")\n',
    "a part of an f-string": 'def f(n):\n    text = f"holds {n} bad bytes"\n    raise Wrong("a", f"a {text}")\n',
    "a parameter": 'def g(text: str):\n    raise Wrong("a", text)\ndef f(n):\n    g(f"holds {n} bad bytes")\n',
    "a keyword": 'def g(*, text: str):\n    raise Wrong("a", text)\ndef f(n):\n    g(text=f"holds {n} bad bytes")\n',
    "a method": (
        "class A:\n    def error(self, text: str) -> Wrong:\n        return Wrong('a', text)\n"
        '    def f(self, n):\n        raise self.error(f"holds {n} bad bytes")\n'
    ),
    "what is returned": 'def g(n) -> str:\n    return f"holds {n} bad bytes"\ndef f(n):\n    raise Wrong("a", g(n))\n',
    "a list": (
        'def f(n):\n    lines = []\n    lines.append(f"holds {n} bad bytes")\n    raise Wrong("a", ", ".join(lines))\n'
    ),
    "a constant": 'SAYS = {1: "holds bad bytes"}\ndef f(n):\n    raise Wrong("a", SAYS[n])\n',
    "a field": (
        "class A:\n    text: str\n"
        'def g(n):\n    return A(f"holds {n} bad bytes")\ndef f(a):\n    raise Wrong("a", a.text)\n'
    ),
    "a verdict": 'def f(n):\n    return Obligation("f", f"holds {n} bad bytes")\n',
}  # fmt: skip


@pytest.mark.parametrize("way", NEW)
def test_a_new_message_without_a_case_is_found(way: str) -> None:
    found = Texts({"verify/new.py": TOP + NEW[way]}).found
    wanted = TEXT.replace(f"{HOLE} ", "") if way == "a constant" else TEXT
    assert [text.text for text in without_case(found, golden())] == [wanted]
    exact = 'def test():\n    assert str(caught.value) == "a: holds 7 bad bytes"\n'
    if way != "a constant":
        assert not without_case(found, goldens(exact))


@pytest.mark.parametrize(
    "loose",
    [
        'assert "a: holds 7 bad bytes" in said',
        'assert said.startswith("a: holds 7 bad bytes")',
        'with pytest.raises(Wrong, match="a: holds 7 bad bytes"): f(7)',
        '"""a: holds 7 bad bytes"""',
        'assert said == "a: holds bad bytes"',
        'assert said == "a: holds 7 bad"',
    ],
)
def test_only_a_whole_text_is_a_case(loose: str) -> None:
    found = Texts({"verify/new.py": TOP + NEW["an argument"]}).found
    assert [text.text for text in without_case(found, goldens(loose))] == [TEXT]


def test_there_are_many(texts: list[Text]) -> None:
    assert len([text for text in texts if is_message(text)]) > 900

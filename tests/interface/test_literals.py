"""No function of the C interface is named outside of the rows: what handles functions asks the row."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.interface.table import ROLES

PACKAGE = Path(__file__).resolve().parents[2] / "ciphergen"
# A name that stands by itself in a string, or a part of it that code could test a name by.
NAMES = re.compile(rf"(?<![A-Za-z0-9.])(_?({'|'.join(sorted(ROLES, key=len, reverse=True))})_?|_blocks)(?![A-Za-z0-9])")
# The words of the cipher language are its own, and the directions of a text are called as functions are.
OF_THE_LANGUAGE = {"check.py", "mode_check.py", "parser.py", "phase_check.py", "procedures.py", "quote.py"}


def literals(text: str) -> Iterator[str]:
    """The strings of a Python text that are no documentation."""
    tree = ast.parse(text)
    documents = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in documents:
            yield node.value


def named(text: str, *, language: bool = False) -> list[str]:
    """Functions that a Python text names. language: whether the words of the cipher language are meant."""
    found = [hit[0].strip("_") for literal in literals(text) for hit in NAMES.finditer(literal)]
    return [name for name in found if not (language and name in DIRECTIONS)]


@pytest.mark.long
def test_no_function_is_named_outside_of_the_rows() -> None:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE)
        if inside.parts[0] != "interface":
            language = inside.parts[0] == "dsl" and inside.name in OF_THE_LANGUAGE
            found += [f"{inside}: {name}" for name in named(path.read_text("utf-8"), language=language)]
    assert found == []


def test_no_template_names_a_function() -> None:
    """C that is text only, such as the word 'decrypts' in a comment, is none; nor is `counter_mode`."""
    found = [
        f"{path.name}: {hit[0]}"
        for path in sorted((PACKAGE / "templates").rglob("*.j2"))
        for hit in NAMES.finditer(path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        'x = role == "ctr"',
        'x = role.removesuffix("_blocks")',
        'x = role.startswith("encrypt")',
        'x = f"{variant}_expand_key"',
        'x = f"{prefix}_decrypt_blocks(ks)"',
        'x = {"expand_key": 1}',
    ],
)
def test_naming_a_function_is_noticed(line: str) -> None:
    assert named(line)
    assert named('"""On `encrypt`."""') == []

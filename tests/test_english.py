"""Docstrings of functions begin with an imperative verb, in its base form: what the function does."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = sorted((ROOT / "ciphergen").rglob("*.py"))
FOLDERS = sorted({path.parent for path in SOURCES})
# Those that there are. A new one may be added, if it is a verb in its base form.
_VERBS = """
    Add Advance Allow Append Apply Ask Assemble Assign Begin Bound Branch Build Call Change Charge Check Compile Copy
    Count Create Decide Declare Delete Describe Disassemble Discard Do Emit Evict Exchange Execute Explore Fill
    Follow Forget Generate Give Guess Have Hoist Ignore Insert Issue Join Keep Let Link Load Look Make Map Measure Move
    Merge Name Note Pair Parse Place Predict Print Prove Put Raise Read Rebuild Record Refuse Reload Remove Rename
    Replace Report Resolve Resume Return Run Schedule Search Set Settle Shift Show Spill Split Start Stop Store
    Take Transpose Try Turn Undo Update Weaken Write Yield
"""
VERBS = frozenset(_VERBS.split())
# Help texts, where the third person is the custom of commands.
COMMANDS = {"cli/extension_commands.py", "cli/main.py"}


def without_verb(text: str) -> Iterator[str]:
    """Yield functions with the first word of their docstring, where that is none of the verbs."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            words = (ast.get_docstring(node) or "Return").split()
            if words[0].rstrip(",:;.") not in VERBS:
                yield f"{node.name}: {words[0]}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: str(p.relative_to(ROOT)))
def test_docstrings_begin_with_a_verb(folder: Path) -> None:
    for path in folder.glob("*.py"):
        if path.relative_to(ROOT / "ciphergen").as_posix() not in COMMANDS:
            assert (path, list(without_verb(path.read_text(encoding="utf-8")))) == (path, [])


@pytest.mark.parametrize(
    "docstring", ["The registers that are live.", "Emits a load.", "How many there are.", "Whether it is one."]
)
def test_a_docstring_without_a_verb_is_found(docstring: str) -> None:
    assert list(without_verb(f'def f():\n    """{docstring}"""\n')) == [f"f: {docstring.split(maxsplit=1)[0]}"]


def test_a_docstring_with_a_verb_is_none() -> None:
    assert list(without_verb('def f():\n    """Return the registers that are live."""\n')) == []

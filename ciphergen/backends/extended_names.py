"""Names of targets that a user's text extends, `BASE+NAME`, and the files that were given for them.

Child processes know the files by an environment variable.
"""

from __future__ import annotations

import os
from pathlib import Path

from ciphergen.dsl.errors import UserError

GIVEN = "CIPHERGEN_INSTRUCTIONS"
SIGN = "+"
ENDING = ".instr"


def is_extended(name: str) -> bool:
    """Return True if a target is named as a base with instructions of a text."""
    base, sign, _ = name.partition(SIGN)
    return bool(sign) and os.sep not in base


def base_name(name: str) -> str:
    """Return the name of the base of a target that is extended."""
    return name.partition(SIGN)[0]


def file_name(target: str) -> str:
    """Return the name of the file with the instructions of a target; "" for one that has none of a text."""
    return f"{target.partition(SIGN)[2]}{ENDING}" if is_extended(target) else ""


def give(path: Path) -> None:
    """Let a file be found by its name, here and in child processes, before all others of that name.

    Raises:
        UserError: the path has the sign that parts paths in a variable of the environment.
    """
    whole = str(path.resolve())
    if os.pathsep in whole:
        raise UserError(str(path), f"has '{os.pathsep}' in its whole path", "another folder or name")
    before = [file for file in given_files() if file != whole]
    os.environ[GIVEN] = os.pathsep.join((whole, *before))


def given_files() -> list[str]:
    """Return the files that were given, the last first."""
    return list(filter(None, os.environ.get(GIVEN, "").split(os.pathsep)))

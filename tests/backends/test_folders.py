"""Targets are folders: one that is taken away is missed by nothing else, and one that a user brings is a target."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

import ciphergen
from ciphergen.backends import is_target, platform, platform_names, start_of, target, targets
from ciphergen.dsl.errors import UserError

PACKAGE = Path(ciphergen.__file__).parent
FOLDERS = PACKAGE / "backends" / "targets"
OPTIONS = ("--cipher", "lea", "--variant", "lea128", "--mode", "ecb", "--strategy", "loop1", "--no-prove")
ANOTHER = {"rv32i": "aarch64", "aarch64": "rv32i"}  # to generate for, where `rv32i` or what it is the base of is gone


def gen(where: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command from a copy of the package that lies in `where`."""
    command = [sys.executable, "-m", "ciphergen", *arguments]
    variables = {**os.environ, "PYTHONPATH": str(where), **environment}
    return subprocess.run(command, cwd=where, env=variables, capture_output=True, text=True, check=False)


def copy(where: Path) -> Path:
    """Copy the package; return the folder of targets in it."""
    shutil.copytree(PACKAGE, where / "ciphergen", ignore=shutil.ignore_patterns("__pycache__", "rtl", "peers"))
    return where / "ciphergen" / "backends" / "targets"


@pytest.mark.long
@pytest.mark.parametrize("name", platform_names())
def test_a_target_can_be_taken_away(name: str, tmp_path: Path) -> None:
    """What extends it goes with it; all else is listed, and LEA is generated for another, byte for byte as before."""
    shutil.rmtree(copy(tmp_path) / name)
    left = [other for other in platform_names() if name not in (other, platform(other).base)]
    listed = gen(tmp_path, "list", "--json")
    assert listed.returncode == 0, listed.stderr
    found = [line for line in platform_names() if f'"name": "{line}"' in listed.stdout]
    assert found == left
    other = ANOTHER.get(name, "rv32i")
    made = gen(tmp_path, *OPTIONS, "--target", other, "-o", "made")
    assert made.returncode == 0, made.stderr
    assert gen(PACKAGE.parent, *OPTIONS, "--target", other, "-o", str(tmp_path / "whole")).returncode == 0
    for file in ("lea.h", "lea128.S", "lea_selftest.c"):
        assert (tmp_path / "made" / file).read_bytes() == (tmp_path / "whole" / file).read_bytes()
    gone = gen(tmp_path, *OPTIONS, "--target", name, "-o", "gone")
    assert gone.returncode == 2
    assert f"--target: no target is called '{name}'\n  allowed: {', '.join(left)}" in gone.stderr


def own(where: Path, text: str = "") -> Path:
    """Make a user's target: RV32I under a name of its own."""
    folder = where / "mine" / "rv32mine"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text('"""My own machine."""\n\nBASE = "rv32i"\n')
    (folder / "target.py").write_text(
        text
        or "from dataclasses import replace\n\nfrom ciphergen.backends.targets.rv32i.target import TARGET as RV32I\n\n"
        'TARGET = replace(RV32I, name="rv32mine", base="rv32i", what="my own machine")\n'
    )
    (folder / "rules.py").write_text("from ciphergen.backends.targets.rv32i.rules import GENERATION as GENERATION\n")
    return folder


@pytest.mark.long
@pytest.mark.parametrize("by_path", [True, False])
def test_a_target_of_the_users_own(by_path: bool, tmp_path: Path) -> None:
    folder = own(tmp_path)
    named: Mapping[str, str] = {} if by_path else {"CIPHERGEN_TARGETS": str(folder.parent)}
    name, made_in = str(folder) if by_path else "rv32mine", tmp_path / "made"
    made = gen(PACKAGE.parent, *OPTIONS, "--target", name, "-o", str(made_in), **named)
    assert made.returncode == 0, made.stderr
    assert " for rv32mine: my own machine." in (made_in / "lea128.S").read_text()


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (
            "empty",
            "--target: {} holds no target\n"
            "  allowed: a folder with __init__.py, target.py and rules.py, as docs/targets.md has it\n",
        ),
        (
            "taken",
            "--target: {} has the name of another target\n  allowed: a name of its own\n  write:   rename the folder\n",
        ),
        (
            "renamed",
            "--target: rv32mine/target.py calls the target 'rv32i'\n  allowed: the folder's name, rv32mine\n",
        ),
        (
            "broken",
            "--target: rv32mine/target.py cannot be loaded: NameError: name 'nothing' is not defined\n"
            "  allowed: a folder with __init__.py, target.py and rules.py, as docs/targets.md has it\n",
        ),
    ],
)
def test_a_folder_that_is_no_target(kind: str, message: str, tmp_path: Path) -> None:
    texts = {
        "broken": "TARGET = nothing\n",
        "renamed": "from ciphergen.backends.targets.rv32i.target import TARGET as TARGET\n",
    }
    folder = own(tmp_path, texts.get(kind, ""))
    if kind == "empty":
        (folder / "target.py").unlink()
    if kind == "taken":
        folder = folder.rename(folder.with_name("rv32i"))
    done = gen(PACKAGE.parent, *OPTIONS, "--target", str(folder), "-o", str(tmp_path / "out"))
    assert done.returncode == 2
    assert done.stderr == message.format(folder)


def test_a_target_without_a_place_where_programs_begin() -> None:
    with pytest.raises(UserError) as caught:
        start_of(replace(target("rv32i"), name="rv32mine", base="", family=""))
    message = "--target: rv32mine has no start.S, where a program begins\n  allowed: a folder with one"
    assert str(caught.value) == message


@pytest.mark.long
def test_no_file_outside_of_its_folder_names_a_target() -> None:
    """In code: a string that is a target's name, or its folder's, beside examples in helps and messages."""
    names = {folder.name for folder in FOLDERS.iterdir() if (folder / "__init__.py").exists()}
    found = set()
    for path in PACKAGE.rglob("*.py"):
        if FOLDERS in path.parents:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in names:
                found.add(f"{path.relative_to(PACKAGE)}:{node.value}")
    assert found == ALLOWED_NAMES


# What one reads to write, where a target is missing; and the triple of llvm-mca, which models one family only.
ALLOWED_NAMES = {"cli/bench.py:rv32i", "bench/mca.py:aarch64"}


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDERS.iterdir() if (path / "__init__.py").exists()))
def test_a_target_imports_its_base_and_what_its_family_shares(name: str) -> None:
    base = target(name).base if is_target(name) else ""
    allowed = {name, base, *(other.name for other in FOLDERS.iterdir() if not (other / "target.py").exists())}
    imported = re.compile(rf"\b{re.escape(targets.__name__)}\.(\w+)")
    for path in (FOLDERS / name).rglob("*.py"):
        assert set(imported.findall(path.read_text(encoding="utf-8"))) <= allowed, path

"""The version and the licences, which stand in one place each."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import ciphergen

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
REUSE = tomllib.loads((ROOT / "REUSE.toml").read_text(encoding="utf-8"))


def test_the_version_stands_in_the_package_and_the_changes_begin_with_it() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "ciphergen/__init__.py"
    versions = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert versions[0] == ciphergen.__version__
    assert versions == sorted(versions, key=lambda v: [*map(int, v.split("."))], reverse=True)


def test_each_licence_is_there_and_no_other() -> None:
    named = {annotation["SPDX-License-Identifier"] for annotation in REUSE["annotations"]}
    assert named == {path.stem for path in (ROOT / "LICENSES").iterdir()} == {"0BSD", "Apache-2.0", "BSD-3-Clause"}
    assert REUSE["annotations"][0]["path"] == "**"
    assert REUSE["annotations"][0]["SPDX-License-Identifier"] == PROJECT["project"]["license"]
    assert (ROOT / "LICENSE").read_bytes() == (ROOT / "LICENSES/Apache-2.0.txt").read_bytes()
    for annotation in REUSE["annotations"]:
        assert any(ROOT.glob(annotation["path"]))


def test_repetitions_are_tests_that_there_are() -> None:
    """So far as a line says without its parameters."""
    lines = (ROOT / "tests" / "repetitions.txt").read_text(encoding="utf-8").splitlines()
    named = [line for line in lines if line and not line.startswith("#")]
    assert named == list(dict.fromkeys(named))
    for line in named:
        path, test = line.split("[")[0].split("::")
        assert line.endswith("]"), f"{line} is no form of a test, of which another one runs in .ci/run"
        assert f"def {test}(" in (ROOT / path).read_text(encoding="utf-8"), line

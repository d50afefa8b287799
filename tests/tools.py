"""Marks for tests that need a program: skipped without it, but run, and so failing, where all tools must be there."""

from __future__ import annotations

import os
import shutil

import pytest


def needs(what: str, *, installed: bool) -> pytest.MarkDecorator:
    """A mark for tests of `what`. With CIPHERGEN_ALL_TOOLS set, as in CI, nothing is skipped."""
    return pytest.mark.skipif(not installed and "CIPHERGEN_ALL_TOOLS" not in os.environ, reason=f"needs {what}")


YOSYS = needs("yosys", installed=bool(shutil.which("yosys")))

"""The cipher texts that tests know by name: shipped ones, and those in `tests/texts/`."""

from __future__ import annotations

from pathlib import Path

TEXTS = Path(__file__).parent / "texts"


def text(name: str) -> str:
    """What `load` takes: the path of a text in `tests/texts/`, else the name of a shipped one."""
    path = TEXTS / f"{name}.cipher"
    return str(path) if path.exists() else name

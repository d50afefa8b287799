"""The pages in docs/: what they print is what commands print, and what they name is there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

ROOT = Path(__file__).parents[2]
ARCHITECTURE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
CIPHERS = (ROOT / "docs/ciphers.md").read_text(encoding="utf-8")
TRACED = re.findall(r"^```console\n\$ gen (trace .*)\n((?:.*\n)*?)```$", CIPHERS, re.M)
SHOWN = re.findall(r"^```console\n\$ gen (show .*)\n((?:.*\n)*?)```$", ARCHITECTURE, re.M)


@pytest.mark.long
@pytest.mark.parametrize(("command", "lines"), SHOWN, ids=[command.split()[-1] for command, _ in SHOWN])
def test_what_a_block_of_a_page_shows_is_printed(gen: Gen, command: str, lines: str) -> None:
    check_printed(gen, command, lines)


def test_the_trace_of_a_page_is_printed(gen: Gen) -> None:
    ((command, lines),) = TRACED
    check_printed(gen, command, lines)


def check_printed(gen: Gen, command: str, lines: str) -> None:
    printed = gen(*shlex.split(command))
    assert printed.status == 0
    parts = [part for part in re.split(r"^\.\.\.\n", lines, flags=re.M) if part]
    assert parts
    assert all(part in printed.out for part in parts)


def test_every_level_is_shown() -> None:
    assert [command.split()[-1] for command, _ in SHOWN] == [
        *("terms", "plan", "shape", "rows", "schedule", "registers"),
        *("segments", "claims", "obligations"),
    ]


def test_rooms_and_files_that_the_page_names_are_there() -> None:
    named = set(re.findall(r"`((?:[a-z_0-9]+/)+(?:[a-z_0-9]+\.(?:py|md|cipher))?)`", ARCHITECTURE))
    assert len(named) >= 30
    places = [ROOT, ROOT / "ciphergen", *(path for path in (ROOT / "ciphergen").rglob("*") if path.is_dir())]
    assert [name for name in sorted(named) if not any((place / name).exists() for place in places)] == []


def test_words_in_italics_stand_in_the_glossary() -> None:
    glossary = (ROOT / "docs/glossary.md").read_text(encoding="utf-8").lower()
    rows = [line.split("|")[1] + line for line in glossary.splitlines() if line.startswith("| **")]
    assert len(rows) >= 40
    for word in set(re.findall(r"(?<!\*)\*([a-z]+)\*(?!\*)", ARCHITECTURE)):
        stem = word.removesuffix("es").removesuffix("s")
        assert any(stem in row.split("|")[0] for row in rows), word

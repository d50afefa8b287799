"""The table of AES and ARIA on every target: which rows there are, and what a row says of what `gen` printed."""

from __future__ import annotations

import json
from dataclasses import astuple
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.bench.matrix import HEAD, ROLES, Row, figures, line, loaded_bytes, main, rows


def test_rows_are_narrowed_by_words_and_those_of_128_bits_come_first() -> None:
    assert len({*rows(())}) == 6 * 6 * 2
    assert {row.variant for row in [*rows(())][:24]} == {"aes128", "aria128"}
    assert [*rows(("aria128", "rv64i"))] == [Row("aria128", "rv64i", "small"), Row("aria128", "rv64i", "fast")]


def test_a_row_has_cycles_bytes_and_the_verdicts_of_all_functions() -> None:
    blocks = {"symbol": "aes128_encrypt_blocks", "bytes": 40, "cycles_per_byte": 1.25, "verdict": "proved"}
    key = {"symbol": "aes128_expand_key", "bytes": 8, "cycles_per_byte": None, "verdict": "unknown"}
    cells = figures(json.dumps({"functions": [blocks, key]}), "aes128")
    assert cells == ["1.2; 40 B", "not made", "not made", "8 B", "not made", "not made", "proved, unknown"]


def test_what_ended_without_a_document_has_no_verdict() -> None:
    assert figures("", "aes128") == [*["none"] * len(ROLES), "no verdict"]
    assert figures('{"error": "of memory"}', "aes128")[-1] == "no verdict"


def test_routines_and_tables_count() -> None:
    text = '.text\nf: ret\n g: ret\n.section .rodata\n.byte 1, 2, 3\n.section .note,""\n.byte 1\n'
    assert loaded_bytes(text, "rv32i") == 11


def test_a_row_of_the_log_is_not_run_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log, asked = tmp_path / "log", ("aria128", "rv64i")
    first, second = (line([*astuple(row), "1", "proved", "2", "3"]) for row in rows(asked))
    log.write_text(f"{first}\n", encoding="utf-8")
    with patch.object(Row, "line", lambda row: second if row.size == "fast" else "run twice"):
        assert main(asked, log) == 0
    assert capsys.readouterr().out.splitlines() == [line(HEAD), f"|{'---|' * len(HEAD)}", first, second]
    assert log.read_text(encoding="utf-8").splitlines() == [first, second]
    with patch.object(Row, "line", lambda _: line(["no verdict"])):
        assert main(("aes128", "rv64i", "fast"), None) == 1

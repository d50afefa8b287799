"""The table of AES and ARIA on every target: which rows there are, and what a row says of what `gen` printed."""

from __future__ import annotations

import json

from tests.bench.matrix import ROLES, Row, figures, rows


def test_rows_are_narrowed_by_words_and_those_of_128_bits_come_first() -> None:
    assert len([*rows(())]) == 6 * 6 * 2
    assert {row.variant for row in [*rows(())][:24]} == {"aes128", "aria128"}
    assert [*rows(("aria128", "rv64i"))] == [Row("aria128", "rv64i", "fast"), Row("aria128", "rv64i", "small")]


def test_a_row_has_cycles_bytes_and_the_verdicts_of_all_functions() -> None:
    blocks = {"symbol": "aes128_encrypt_blocks", "bytes": 40, "cycles_per_byte": 1.25, "verdict": "proved"}
    key = {"symbol": "aes128_expand_key", "bytes": 8, "cycles_per_byte": None, "verdict": "unknown"}
    cells = figures(json.dumps({"functions": [blocks, key]}), "aes128")
    assert cells == ["1.2; 40 B", "not made", "not made", "8 B", "not made", "not made", "48", "proved, unknown"]


def test_what_ended_without_a_document_has_no_verdict() -> None:
    assert figures("", "aes128") == [*["none"] * (len(ROLES) + 1), "no verdict"]
    assert figures('{"error": "of memory"}', "aes128")[-1] == "no verdict"

"""Rows of modes with phases, which follow from their texts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ciphergen.dsl.cipher import load
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.interface.phases import all_functions, keyed_modes, phase_rows
from ciphergen.interface.role import Buffer
from ciphergen.interface.spelling import prototype

ROWS = phase_rows(load_phase_mode("gcm"))


def test_prototypes_are_those_that_users_were_promised() -> None:
    given = (
        "const lea128_gcm_key *ks, const uint8_t *iv, size_t iv_bytes, const uint8_t *aad, size_t aad_bytes, "
        "const uint8_t *in, uint8_t *out, size_t bytes"
    )
    assert [prototype(row, "lea128", 16, 16) for row in ROWS.values()] == [
        "void lea128_gcm_expand_key(lea128_gcm_key *ks, const uint8_t key[16]);",
        f"int lea128_gcm_encrypt({given}, uint8_t *tag, size_t tag_bytes);",
        f"int lea128_gcm_decrypt({given}, const uint8_t *tag, size_t tag_bytes);",
    ]


def test_what_is_secret() -> None:
    """All that is read or written, but what a message begins with."""
    buffers = {b.name: b for row in ROWS.values() for b in row.buffers}
    assert {name for name, b in buffers.items() if b.secrecy is Secrecy.PUBLIC} == {"iv"}
    assert [row.refuses for row in ROWS.values()] == [False, False, True]
    assert all(row.aliases for name, row in ROWS.items() if name != "gcm_expand_key")


def test_a_row_that_no_text_asks_for() -> None:
    row = ROWS["gcm_encrypt"]
    message = "the row of gcm_encrypt: a message goes in, and out or into a tag, and there is a result"
    for changes in ({"result": "void"}, {"direction": "both"}, {"parameters": row.parameters[:5]}):
        with pytest.raises(ValueError, match="the row of") as error:
            replace(row, **changes)  # type: ignore[arg-type]
        assert str(error.value) == message


def test_which_ciphers_have_them() -> None:
    assert {*ROWS} < {*all_functions(load("lea").variants["lea128"])}
    for name in ("pipo", "ghash"):
        assert all(not {*ROWS} & {*all_functions(variant)} for variant in load(name).variants.values())
    assert keyed_modes(["encrypt", "gcm_expand_key"]) == ["gcm"]
    assert keyed_modes(["encrypt", "gcm_encrypt"]) == []
    assert all(isinstance(p, Buffer) for p in ROWS["gcm_expand_key"].parameters)

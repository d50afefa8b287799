"""Runs of the bytes: what counts as a wrong output, and that a run proves nothing."""

from __future__ import annotations

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.errors import UserError
from ciphergen.interface.table import ROLES
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.explanation.concrete import ConcreteExecution
from ciphergen.verify.explanation.search import Search
from ciphergen.verify.object.object_file import read
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Counterexample, Property, Report
from tests.verify.tiny import BASE, BLOCKS, ENCRYPT, EXPAND, edit, variant

FRAME = "  mv s0, t5\n"


def runner(source: str) -> ConcreteExecution:
    code = read(assemble(source, TARGET), "t.o", TARGET)
    return ConcreteExecution(code, TARGET, variant(), "expand_key", Specification(variant(), Normalizer()))


def searched(source: str, symbol: str) -> Counterexample | None:
    return Search(runner(source))(symbol, ROLES[symbol]).found


def test_the_right_program_gives_nothing_to_find() -> None:
    runs = runner(BASE)
    for symbol in ("encrypt", "encrypt_blocks"):
        assert Search(runs)(symbol, ROLES[symbol]).found is None
    found = runs.at("encrypt", ROLES["encrypt"], lambda t: len(t.name), in_place=True)
    assert not found.confirmed
    assert found.expected == found.got != b""


def test_a_wrong_byte_is_found_and_reported_in_full() -> None:
    found = searched(edit(EXPAND + ENCRYPT, (FRAME, "  xori s0, t5, 1\n")), "encrypt")
    assert found is not None
    assert found.confirmed
    assert [e ^ g for e, g in zip(found.expected, found.got, strict=True)] == [1, 0]
    record = found.as_json()
    assert (record["key"], record["input"]) == (found.key.hex(), found.data.hex())
    assert record["confirmed"] is True


@pytest.mark.parametrize(
    "change",
    [
        pytest.param("  j .\n", id="does not end"),
        pytest.param("  .word 0xffffffff\n", id="no instruction"),
        pytest.param("  lw t4, 0(zero)\n", id="no memory there"),
        pytest.param("  lhu t4, 1(a0)\n", id="misaligned"),
        pytest.param("  jr t5\n", id="leaves the code"),
    ],
)
def test_a_run_that_does_not_return_gives_no_output(change: str) -> None:
    found = searched(edit(EXPAND + ENCRYPT, (FRAME, FRAME + change)), "encrypt")
    assert found is not None
    assert found.got == b""


@pytest.mark.parametrize(
    ("name", "change", "in_place", "blocks"),
    [
        (
            "only in place",
            ("  sb t5, 0(a2)\n", "  sb t5, 0(a2)\n  lbu t4, 0(a1)\n  sub t4, t4, t2\n  add t6, t6, t4\n"),
            True,
            1,
        ),
        (
            "only from the third block on",
            ("  addi a3, a3, -1\n", "  addi a3, a3, -1\n  addi a4, a4, 1\n  andi t4, a4, 2\n  add t0, t0, t4\n"),
            False,
            2,
        ),
    ],
)
def test_it_looks_where_mistakes_hide(name: str, change: tuple[str, str], in_place: bool, blocks: int) -> None:
    found = searched(EXPAND + edit(BLOCKS, change), "encrypt_blocks")
    assert found is not None
    assert found.in_place is in_place
    assert found.blocks >= blocks


def asked(source: str, roles: dict[str, str]) -> Report:
    return prove(assemble(source, TARGET), "t.o", TARGET, variant(), roles)


@pytest.mark.parametrize(
    ("roles", "says"),
    [
        ({"expand_key": "expand_key", "encrypt": "encrypts"}, "encrypts"),
        ({"expand_key": "expand_key", "encript": "encrypt"}, "encript"),
        ({"expand_key": "expand_key"}, "one expand_key and at least one other"),
        ({"encrypt": "encrypt"}, "one expand_key and at least one other"),
        ({}, "one expand_key and at least one other"),
        ({"expand_key": "expand_key", "encrypt": "expand_key"}, "one expand_key and at least one other"),
    ],
)
def test_roles_that_cannot_be_asked_for(roles: dict[str, str], says: str) -> None:
    with pytest.raises(UserError, match=says):
        asked(BASE, roles)


def test_a_function_in_the_wrong_role_is_refused() -> None:
    report = asked(BASE, {"expand_key": "expand_key", "encrypt": "decrypt"})
    assert [o.counterexample.confirmed for o in report.obligations if o.counterexample] == [True]
    assert not asked(BASE, {"encrypt": "expand_key", "encrypt_blocks": "encrypt_blocks"}).proved


def test_a_report_says_what_was_seen() -> None:
    said: list[tuple[str, str]] = []
    roles = {"encrypt_blocks": "encrypt_blocks", "expand_key": "expand_key", "encrypt": "encrypt"}
    code = assemble(BASE, TARGET)
    report = prove(code, "t.o", TARGET, variant(), roles, progress=lambda symbol, doing: said.append((symbol, doing)))
    assert report.proved
    assert report.key_memory_bytes == 8
    assert report.text_sha256 == read(code, "t.o", TARGET).sha256
    assert [f.symbol for f in report.functions] == list(roles)
    facts = {f.symbol: f for f in report.functions}
    assert facts["encrypt"].stack_bytes == 16
    assert facts["encrypt_blocks"].stack_bytes == 0
    assert set(facts["expand_key"].registers) == {"t0", "t1"}
    assert "s0" in facts["encrypt"].registers
    assert {symbol for symbol, _ in said} == {*roles, "tiny"}
    records = [o.as_json() for o in report.obligations]
    assert {r["verdict"] for r in records} == {"proved"}
    assert {r["property"] for r in records} == {p.value for p in Property if p is not Property.RELEASE}

"""What tables, the emulator and the door to other programs say, with the exact text, where no other test has it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.machine.by_meaning import Numbers
from ciphergen.backends.machine.encoding import parse
from ciphergen.backends.machine.format import Format
from ciphergen.backends.machine.row import Cost, Row, by_name, disjoint
from ciphergen.backends.timing.executed import steps
from ciphergen.backends.tools import toolchain
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.key_type import key_types
from ciphergen.backends.tools.toolchain import ToolMissing, assemble, run_program
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.term import const
from ciphergen.dsl.term.pattern import pattern
from tests.backends.test_row_table import COLUMNS, REGISTER

RV32I, AARCH64 = target("rv32i"), target("aarch64")


def row(**columns: object) -> Row:
    """The toy row with other columns."""
    return Row(**{**COLUMNS, **columns})


def emulator(*words: int) -> Emulator:
    return Emulator(RV32I, b"".join(word.to_bytes(4, "little") for word in words))


TABLES: dict[str, tuple[Callable[[], object], str]] = {
    "few bits": (
        lambda: parse("0000000 rs2 rs1 000 rd 011001"),
        "encoding '0000000 rs2 rs1 000 rd 011001' has 31 bits, not 16 or 32",
    ),
    "no part": (
        lambda: parse("0000000 rs2 rs1 0?0 rd 0110011"),
        "encoding '0000000 rs2 rs1 0?0 rd 0110011': cannot read '0?0'",
    ),
    "a field twice": (
        lambda: parse("0000000 rd[5:2|0] rs1 000 rd:5 0110011"),
        "encoding '0000000 rd[5:2|0] rs1 000 rd:5 0110011': rd has bits [0, 0, 1, 2, 2, 3, 3, 4, 4, 5]",
    ),
    "other operands": (
        lambda: row(operands={"rd": REGISTER, "rs1": REGISTER}),
        "row toy: fields ['rd', 'rs1', 'rs2'], operands ['rd', 'rs1'], syntax ['rd', 'rs1', 'rs2']",
    ),
    "few bits written": (
        lambda: row(meaning=lambda m: m.write("rd", const(0, 16))).effects,
        "row toy writes 16 bits to rd",
    ),
    "one name": (lambda: by_name([row(), row()]), "two rows are called toy"),
    "one word": (lambda: disjoint([row(), row(name="other")]), "rows toy and other have words in common"),
    "one register twice": (
        lambda: AARCH64.rows["ldp_q"].encode({"Rt": 1, "Rt2": 1, "Rn": 3, "imm": 32}),
        "ldp_q: Rt2 and Rt are both 1",
    ),
    "other cores": (
        lambda: replace(RV32I, rows={"add": replace(RV32I.rows["add"], cost={"e31": Cost(1)})}),
        "row add: cost on ['e31'], cores ['e31', 'ibex']",
    ),
    "instructions of another length": (
        lambda: replace(RV32I, rows={"add": RV32I.rows["add"]}, format=Format(unit=2)),
        "row add: its bits and its 4 bytes are not those of Format(unit=2, long=(), upper_first=False)",
    ),
    "lanes without vectors": (
        lambda: replace(known := generation(AARCH64), idioms=type("Without", (), {"vectors": None})(), sets=known.sets),
        "rules for lanes need `Idioms.vectors`",
    ),
    "a meaning that loads": (
        lambda: RV32I.rows["lw"].meaning(
            Numbers(RV32I, RV32I.rows["lw"], {"rd": 1, "rs1": 2, "imm": 0}, 0, lambda r: 0, lambda r, value: None)
        ),
        "row lw does more than compute",
    ),
    "two patterns": (lambda: pattern("(not x) y"), "pattern '(not x) y': 'y' after its end"),
    "no pattern": (lambda: pattern(""), "pattern '' ends too early"),
    "no operation": (lambda: pattern("(#c x)"), "pattern '(#c x)': no operation after '('"),
    "no end": (lambda: pattern("(not x"), "pattern '(not x': no ')'"),
    "an instruction of no row": (
        lambda: steps(RV32I, bytes(4), replace(emulator(0).call(0, [], {}), trace=(0,))),
        "the instruction at 0x0 has no row in rv32i",
    ),
    "a buffer in the code": (
        lambda: emulator(0).call(0, [], {0x10000: bytes(4)}),
        "a buffer cannot lie there: Invalid memory mapping (UC_ERR_MAP)",
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_message(name: str) -> None:
    make, message = TABLES[name]
    with pytest.raises(ValueError) as caught:  # noqa: PT011  # the text is compared
        make()
    assert str(caught.value) == message


def test_code_that_stops_by_itself() -> None:
    assert emulator(0x10500073).call(0, [], {}).ended == "stopped at 0x10004"  # wfi


def test_a_tool_that_fails_without_a_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script = tmp_path / "clang"
    script.write_text("#!/bin/sh\necho 'no license' >&2\nexit 1\n")
    script.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(UserError) as caught:
        assemble(".text\n", RV32I, file="a.S")
    assert str(caught.value) == "a.S: the assembler clang fails: no license"


def test_no_emulator(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ToolMissing) as caught:
        run_program(Path("program"), RV32I)
    assert str(caught.value) == "nothing here can run programs for rv32i\n  write:   apt install qemu-user"


def test_a_type_that_no_header_declares(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert toolchain.has_zig()
    with pytest.raises(UserError) as caught:
        list(key_types({}, ["v_key"], RV32I))
    assert str(caught.value) == "the headers: the compiler zig says: unknown type name 'v_key'"

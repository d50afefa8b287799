"""Encoding and syntax of every row against assemblers that others wrote."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from elftools.elf.elffile import ELFFile

from ciphergen.backends import generation, target, target_names
from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.toolchain import assemble, assemblers
from tests.backends.samples import operands

# RISC-V's clang before 15 leaves a branch to the linker if it may relax anywhere, so its bytes say nothing.
PAIRS = [(name, tool) for name in target_names() for tool in assemblers(target(name))]


def text_section(data: bytes) -> bytes:
    return ELFFile(BytesIO(data)).get_section_by_name(".text").data()


def cases(on: Target, tool: str) -> list[tuple[Row, dict[str, int]]]:
    random = Random(2)
    relocated = tool == "clang" and on.family == "riscv"
    # LLVM takes no number as the distance of a conditional branch of Thumb, and makes a short jump by one a long one.
    lengthened = tool != "gnu" and on.format.unit == 2
    return [
        (row, values)
        for row in on.rows.values()
        for values in operands(row, random, 8)
        if not any(o.kind == "target" for o in row.operands.values())
        or not (relocated or (lengthened and row.name not in ("b", "bl")))
    ]


def test_an_assembler_is_always_there() -> None:
    assert {name for name, tool in PAIRS if tool == "zig"} == set(target_names())


@pytest.mark.parametrize(("name", "tool"), PAIRS)
def test_every_row_is_encoded_as_the_assembler_does(name: str, tool: str) -> None:
    on = target(name)
    tried = cases(on, tool)
    source = (
        "".join(f"{line}\n" for line in generation(on).directives)
        + ".text\n"
        + "".join(f" {row.text(values)}\n" for row, values in tried)
    )
    code = text_section(assemble(source, on, tool))
    assert len(code) == sum(row.size for row, _ in tried)
    wrong, at = [], 0
    for row, values in tried:
        found, made = code[at : at + row.size], on.format.pack(row.encode(values), row.size)
        at += row.size
        if found != made:
            wrong.append((row.text(values), found.hex(), made.hex()))
    assert wrong == []


@pytest.mark.parametrize("name", target_names())
def test_decoding_gives_back_what_was_encoded(name: str) -> None:
    random = Random(3)
    for row in target(name).rows.values():
        for values in operands(row, random, 20):
            assert row.decode(row.encode(values)) == values


def test_a_label_stands_for_a_target() -> None:
    row = target("rv32i").rows["bne"]
    assert row.text({"rs1": 10, "rs2": 0, "imm": ".Lhead"}) == "bne a0, zero, .Lhead"
    assert row.text({"rs1": 10, "rs2": 0, "imm": -8}) == "bne a0, zero, .-8"


def test_consecutive_registers_wrap() -> None:
    row = target("aarch64").rows["ld4_4s"]
    assert row.text({"Rt": 30, "Rn": 31}) == "ld4 {v30.4s, v31.4s, v0.4s, v1.4s}, [sp]"


@pytest.mark.parametrize(
    ("name", "row", "values", "message"),
    [
        ("rv32i", "addi", {"rd": 1, "rs1": 1, "imm": 2048}, "addi: imm = 2048 is not in -2048..2047 step 1"),
        ("rv32i", "beq", {"rs1": 1, "rs2": 1, "imm": 3}, "beq: imm = 3 is not in -4096..4094 step 2"),
        ("rv32i", "add", {"rd": 32, "rs1": 1, "rs2": 1}, "add: rd = 32 is not in 0..31 step 1"),
        ("rv32i", "slli", {"rd": 1, "rs1": 1, "shamt": -1}, "slli: shamt = -1 is not in 0..31 step 1"),
        ("aarch64", "ushr_4s", {"Rd": 1, "Rn": 1, "shift": 0}, "ushr_4s: shift = 0 is not in 1..32 step 1"),
        ("aarch64", "ldr_q", {"Rt": 1, "Rn": 1, "imm": 8}, "ldr_q: imm = 8 is not in 0..65520 step 16"),
    ],
)
def test_values_that_do_not_fit(name: str, row: str, values: dict[str, int], message: str) -> None:
    with pytest.raises(ValueError, match="is not in") as caught:
        target(name).rows[row].encode(values)
    assert str(caught.value) == message

"""Targets as a whole: names, calling conventions, and that finding one loads nothing heavy."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from ciphergen.backends import target, target_names
from ciphergen.backends.machine.lanes import join, lanes, split
from ciphergen.backends.machine.row import Timing
from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.term import const, var
from tests.backends.samples import base

MANUALS = (
    "RISC-V Unprivileged ISA 20191213, 2.",
    "RISC-V Unprivileged ISA 20191213, 5.",
    "RISC-V Unprivileged ISA 20191213, 7.",
    "RISC-V Bit-Manipulation ISA-extensions 1.0.0, ",
    "Arm ARM DDI 0487, C",
    "Armv7-M ARM DDI 0403E, A7.7, ",
)


def names(on: Target, registers: tuple[Register, ...]) -> str:
    return " ".join(on.register_name(r) for r in registers)


def test_names() -> None:
    assert target_names() == (
        "aarch64",
        "aarch64_aes",
        "aarch64_sha3",
        "armv7m",
        "rv32i",
        "rv32i_zbb",
        "rv32i_zbc",
        "rv32im",
        "rv64i",
        "rv64i_zbb",
        "rv64i_zbc",
        "rv64im",
    )
    assert tuple(target(name).name for name in target_names()) == target_names()


def test_an_unknown_target_lists_the_right_ones() -> None:
    with pytest.raises(UserError) as caught:
        target("rv32")
    assert str(caught.value) == (
        "--target: no target is called 'rv32'\n"
        "  allowed: aarch64, aarch64_aes, aarch64_sha3, armv7m, rv32i, rv32i_zbb, rv32i_zbc, rv32im, rv64i, rv64i_zbb, "
        "rv64i_zbc, rv64im\n"
        "  write:   rv32i"
    )


def test_a_target_loads_no_emulator_and_no_solver() -> None:
    code = (
        "import sys; from ciphergen.backends import target; from ciphergen.backends.tools import toolchain, emulator; "
        "target('rv32i'); "
        "print(sorted({'unicorn', 'z3', 'numpy', 'elftools', 'ziglang'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_rv32i_is_the_whole_base_set() -> None:
    base = """lui auipc jal jalr beq bne blt bge bltu bgeu lb lh lw lbu lhu sb sh sw addi slti sltiu xori ori andi
              slli srli srai add sub sll slt sltu xor srl sra or and"""
    assert set(target("rv32i").rows) == set(base.split())


def test_rv64i_is_the_whole_base_set() -> None:
    more = "lwu ld sd addiw slliw srliw sraiw addw subw sllw srlw sraw"
    assert set(target("rv64i").rows) == {*target("rv32i").rows, *more.split()}


@pytest.mark.parametrize(
    ("name", "extension", "rows"),
    [
        ("rv32i_zbb", "Zbb", "rol ror rori andn orn xnor rev8 zext_h"),
        ("rv64i_zbb", "Zbb", "rol ror rori andn orn xnor rev8 zext_h rolw rorw roriw"),
        ("rv32i_zbc", "Zbb Zbc", "rol ror rori andn orn xnor rev8 zext_h clmul clmulh"),
        ("rv64i_zbc", "Zbb Zbc", "rol ror rori andn orn xnor rev8 zext_h rolw rorw roriw clmul clmulh"),
        ("rv32im", "M", "mul"),
        ("rv64im", "M", "mul mulw"),
        ("aarch64_aes", "AES", "aese_16b aesd_16b aesmc_16b aesimc_16b pmull_1d pmull2_2d"),
        ("aarch64_sha3", "SHA3", "eor3_16b bcax_16b rax1_2d xar_2d"),
    ],
)
def test_an_extension_adds_rows_and_changes_none(name: str, extension: str, rows: str) -> None:
    plain, more = target(base(name)), target(name)
    added = {row.name: row for row in more.rows.values() if row.extension}
    assert set(added) == set(rows.split())
    assert {row.extension for row in added.values()} == set(extension.split())
    assert set(more.rows) - set(added) == set(plain.rows)
    for row in plain.rows.values():
        other = replace(more.rows[row.name], cost=row.cost)
        assert other == row
        assert (other.operands, other.meaning) == (row.operands, row.meaning)
    assert not any(row.extension for row in plain.rows.values())
    assert (more.abi, more.elf, more.files) == (plain.abi, plain.elf, plain.files)


@pytest.mark.parametrize("name", ["rv32i", "rv64i"])
def test_the_calling_convention_of_risc_v(name: str) -> None:
    on = target(name)
    assert names(on, on.abi.arguments) == "a0 a1 a2 a3 a4 a5 a6 a7"
    assert names(on, on.abi.callee_saved) == "s0 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11"
    assert names(on, on.abi.reserved) == "zero gp tp"
    assert names(on, on.abi.scratch) == "t0 t1 t2 t3 t4 t5 t6 a0 a1 a2 a3 a4 a5 a6 a7"
    assert names(on, (on.abi.result, on.abi.return_address, on.abi.stack_pointer)) == "a0 ra sp"


def test_aarch64_calling_convention() -> None:
    on = target("aarch64")
    assert names(on, on.abi.arguments) == "x0 x1 x2 x3 x4 x5 x6 x7"
    assert names(on, on.abi.callee_saved) == (
        "x19 x20 x21 x22 x23 x24 x25 x26 x27 x28 x29 v8 v9 v10 v11 v12 v13 v14 v15"
    )
    assert names(on, (*on.abi.reserved, on.abi.return_address, on.abi.stack_pointer)) == "x18 x30 sp"
    assert on.abi.callee_saved_bits == {"v": 64}


def test_armv7m_calling_convention() -> None:
    on = target("armv7m")
    assert names(on, on.abi.arguments) == "r0 r1 r2 r3"
    assert names(on, on.abi.callee_saved) == "r4 r5 r6 r7 r8 r9 r10 r11"
    assert names(on, on.abi.scratch) == "r0 r1 r2 r3 r12 N Z C V"
    assert names(on, (*on.abi.reserved, on.abi.return_address, on.abi.stack_pointer)) == "lr sp"
    assert (on.abi.stack_alignment, on.code_bit) == (8, 1)


@pytest.mark.parametrize("name", target_names())
def test_every_register_has_one_role(name: str) -> None:
    on = target(name)
    roles = [*on.abi.callee_saved, *on.abi.reserved, *on.abi.scratch, on.abi.return_address, on.abi.stack_pointer]
    everything = {Register(file, n) for file, rs in on.files.items() for n in range(len(rs.names))}
    assert len(roles) == len(set(roles))
    assert set(roles) == everything
    assert set(on.abi.arguments) <= set(on.abi.scratch)
    assert all(on.register(on.register_name(r)) == r for r in everything)


def test_a_register_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        target("rv32i").register("x5")


@pytest.mark.parametrize("name", target_names())
def test_every_row_is_data_independent_and_cites_its_manual(name: str) -> None:
    for row in target(name).rows.values():
        assert row.timing is Timing.DATA_INDEPENDENT
        assert any(manual in row.source for manual in MANUALS)


def test_e31_latencies_are_those_that_were_measured() -> None:
    rows = target("rv32i").rows
    assert {name: rows[name].cost["e31"].latency for name in ("add", "lw", "lbu", "lb", "lhu", "lh")} == {
        "add": 1,
        "lw": 2,
        "lbu": 3,
        "lb": 3,
        "lhu": 3,
        "lh": 3,
    }
    assert {name: rows[name].cost["ibex"].latency for name in ("add", "lw", "lbu")} == {"add": 1, "lw": 2, "lbu": 2}


def test_lanes_map_the_scalar_meaning() -> None:
    random = Random(5)
    parts = [[random.getrandbits(32) for _ in range(4)] for _ in range(2)]
    a, b = (join([const(value, 32) for value in lane]) for lane in parts)
    assert a.value & 0xFFFFFFFF == parts[0][0]
    assert [t.value for t in split(32, lanes(32, lambda x, y: x + y, a, b))] == [
        (x + y) % (1 << 32) for x, y in zip(*parts, strict=True)
    ]
    with pytest.raises(ValueError, match="zip"):
        lanes(32, lambda x, y: x + y, a, var("narrow", 64))

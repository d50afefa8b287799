"""Which constants instructions put together: those that no run can change, and no others."""

from __future__ import annotations

from ciphergen.backends import target
from ciphergen.backends.machine.target import Register, Target
from ciphergen.generator.constants import Constants
from ciphergen.generator.machine import Inst, Operand

RV32I, AARCH64 = target("rv32i"), target("aarch64")
ZERO, SP, T0, T1, A0 = (Register("x", n) for n in (0, 2, 5, 6, 10))


def made(machine: Target, *lines: tuple[str, dict[str, Operand]]) -> list[int | None]:
    constants = Constants(machine)
    return [constants.run(Inst(machine.rows[row], operands)) for row, operands in lines]


def test_two_halves() -> None:
    lui, addi = ("lui", {"rd": T0, "imm": 0xC3EFF}), ("addi", {"rd": T1, "rs1": T0, "imm": -0x625})
    assert made(RV32I, lui, addi) == [None, 0xC3EFE9DB]
    w0 = Register("x", 0)
    movz, movk = ("movz_w", {"Rd": w0, "imm": 0xE9DB, "shift": 0}), ("movk_w", {"Rd": w0, "imm": 0xC3EF, "shift": 16})
    assert made(AARCH64, movz, movk) == [None, 0xC3EFE9DB]


def test_a_pointer_moved_on_is_no_constant() -> None:
    addi = ("addi", {"rd": A0, "rs1": A0, "imm": 16})
    assert made(RV32I, addi) == [None]
    assert made(AARCH64, ("add_imm_x", {"Rd": Register("x", 31), "Rn": Register("x", 31), "imm": 16})) == [None]


def test_a_small_number_from_zero_is_not_put_together() -> None:
    assert made(RV32I, ("addi", {"rd": T0, "rs1": ZERO, "imm": 24})) == [None]


def test_what_was_written_since_counts() -> None:
    lui = ("lui", {"rd": T0, "imm": 1})
    load, addi = ("lw", {"rd": T0, "rs1": SP, "imm": 0}), ("addi", {"rd": T0, "rs1": T0, "imm": 1})
    assert made(RV32I, lui, load, addi) == [None, None, None]
    assert made(RV32I, lui, ("add", {"rd": T0, "rs1": T0, "rs2": A0}), addi) == [None, None, None]
    assert made(RV32I, lui, addi, addi) == [None, 0x1001, 0x1002]


def test_the_address_of_an_instruction_is_unknown() -> None:
    auipc, addi = ("auipc", {"rd": T0, "imm": 1}), ("addi", {"rd": T0, "rs1": T0, "imm": 1})
    assert made(RV32I, auipc, addi) == [None, None]

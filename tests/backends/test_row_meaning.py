"""The meaning of every row against Unicorn: all registers, memory and the program counter afterwards."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.emulator import Emulator
from tests.backends.samples import ALL_ROWS, Numbers, samples, start

BASE = 0x1000_0000  # room for the farthest backward branch
# Unicorn lacks the other extensions: tests/backends/test_extensions.py and test_sha3.py have their rows.
EMULATED = {"", "AES"}
KNOWN = [(name, row) for name, row in ALL_ROWS if target(name).rows[row].extension in EMULATED]


def runs(memory: dict[int, int]) -> dict[int, bytes]:
    """Bytes that lie side by side, as one buffer."""
    found: dict[int, bytes] = {}
    last = None
    for address in sorted(memory):
        if last is None or last + len(found[last]) != address:
            last, found[address] = address, b""
        found[last] += bytes([memory[address]])
    return found


def check(on: Target, row: Row) -> None:
    """Fails on the first sample on which the row and the emulator differ."""
    random = Random(row.name)
    tried = samples(on, row, random)
    assert len(tried) > 20
    image = b"".join(on.format.pack(row.encode(values), row.size) for values in tried)
    emulator = Emulator(on, image, BASE)
    for index, values in enumerate(tried):
        registers = start(on, row, values, random)
        machine = Numbers(on, row, values, registers, BASE + row.size * index, random)
        row.meaning(machine)
        outcome, pc = emulator.run(row.size * index, registers, runs(machine.before), limit=1, trace=True)
        what = row.text(values)
        assert outcome.instructions == 1, what
        assert pc == machine.next, what
        assert outcome.registers == machine.registers, what
        assert outcome.memory == runs(machine.memory), what
        assert outcome.strays == (), what
        touched = {kind for kind, does in (("read", row.effects.loads), ("write", row.effects.stores)) if does}
        kinds = {access.kind for access in outcome.accesses}
        assert kinds == touched, what


@pytest.mark.parametrize(("name", "row_name"), KNOWN)
def test_every_row_does_what_the_emulator_does(name: str, row_name: str) -> None:
    on = target(name)
    check(on, on.rows[row_name])


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("rv32i", "sltu", "slt"),
        ("rv32i", "srai", "srli"),
        ("rv32i", "sra", "srl"),
        ("rv32i", "lb", "lbu"),
        ("rv32i", "lhu", "lh"),
        ("rv32i", "sh", "sb"),
        ("rv32i", "bgeu", "bge"),
        ("rv32i", "bltu", "bne"),
        ("rv64i", "srai", "srli"),
        ("rv64i", "sraiw", "srliw"),
        ("rv64i", "addw", "add"),
        ("rv64i", "srlw", "srl"),
        ("rv64i", "lwu", "lw"),
        ("rv64i", "sd", "sw"),
        ("aarch64", "add_imm_x", "sub_imm_x"),
        ("aarch64", "sri_4s", "ushr_4s"),
        ("aarch64", "ld4_4s", "ld4r_4s"),
        ("aarch64", "ld1r_4s_post", "ld1r_4s"),
        ("aarch64", "cbz_x", "cbnz_x"),
        ("aarch64", "uzp1_8h", "uzp2_8h"),
        ("aarch64", "zip1_16b", "trn1_16b"),
        ("aarch64", "bit_16b", "bif_16b"),
        ("aarch64", "tbl_16b", "rev64_16b"),
        ("aarch64", "eor_w_ror", "eor_w_lsr"),
        ("aarch64", "bfm_x", "ubfm_x"),
        ("aarch64", "ldp_d", "stp_d"),
        ("aarch64", "st2_8h", "st1x2_16b"),
        ("aarch64_aes", "aese_16b", "aesd_16b"),
        ("aarch64_aes", "aesmc_16b", "aesimc_16b"),
        ("aarch64_aes", "pmull2_2d", "pmull_1d"),
        ("armv7m", "eor_ror", "eor_lsr"),
        ("armv7m", "sub_asr", "rsb_asr"),
        ("armv7m", "and_imm_b", "bic_imm_b"),
        ("armv7m", "movt", "movw"),
        ("armv7m", "cmp", "tst"),
        ("armv7m", "adds_imm", "subs_imm"),
        ("armv7m", "bhs", "blo"),
        ("armv7m", "ble_n", "bgt_n"),
        ("armv7m", "lsls_n", "lsrs_n"),
        ("armv7m", "ldrh_n", "ldrb_n"),
        ("armv7m", "str_back", "str"),
        ("armv7m", "ldr_lsl", "ldrh_lsl"),
        ("armv7m", "rev16", "rev"),
        ("aarch64", "ldr_w_uxtw_s", "ldrh_w_uxtw_s"),
        ("aarch64", "adds_w", "subs_w"),
        ("aarch64", "subs_x_asr", "subs_x_lsr"),
        ("aarch64", "add_x_sxtb", "add_x_uxtb"),
        ("aarch64", "ands_x_ones16", "and_x_ones16"),
        ("aarch64", "eor_w_ones32", "eor_w_ones8"),
        ("aarch64", "adcs_x", "sbcs_x"),
        ("aarch64", "csinc_x_hi", "csinc_x_ls"),
        ("aarch64", "csneg_w_lt", "csinv_w_lt"),
        ("aarch64", "ccmp_x_ge", "ccmn_x_ge"),
        ("aarch64", "b_gt", "b_ge"),
        ("aarch64", "sbfm_w", "ubfm_w"),
        ("aarch64", "tbz_w", "tbnz_w"),
        ("aarch64", "smulh", "umulh"),
        ("aarch64", "umaddl", "smaddl"),
        ("aarch64", "ldr_x_lsl_s", "ldr_x_lsl"),
        ("aarch64", "ldr_x_sxtw", "ldr_x_uxtw"),
        ("aarch64", "ldr_w_post", "ldr_w_pre"),
        ("aarch64", "ldp_x_pre", "ldp_x_post"),
        ("aarch64", "ldrsw_x_code", "ldr_x_code"),
    ],
)
def test_a_wrong_meaning_is_found(name: str, right: str, wrong: str) -> None:
    rows = target(name).rows
    with pytest.raises(AssertionError):
        check(target(name), replace(rows[right], meaning=rows[wrong].meaning))


@pytest.mark.parametrize("name", sorted({name for name, _ in ALL_ROWS}))
def test_every_register_operand_is_read_or_written(name: str) -> None:
    for row in (target(name).rows[row] for of, row in ALL_ROWS if of == name):
        named = {field for field, _ in (*row.effects.reads, *row.effects.writes)}
        assert (row.name, named) == (
            row.name,
            {field for field, operand in row.operands.items() if operand.kind == "register"},
        )

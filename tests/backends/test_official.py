"""Rows against what RISC-V International and Arm publish: encodings against their tables, meanings against a reading of
their models that knows nothing of the rows (`tests.backends.official`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random

import pytest

from ciphergen.backends import target, target_names
from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Register, Target
from tests.backends.official import a64_crypto, a64_integer, a64_memory, a64_vector
from tests.backends.official.a64 import Core
from tests.backends.official.riscv import EXECUTE, Hart, MisalignedJump
from tests.backends.official.tables import Encoding, bits, encodings
from tests.backends.samples import ALL_ROWS, Numbers, base, samples, start

TABLES = {"rv32i": encodings("riscv"), "rv64i": encodings("riscv64"), "aarch64": encodings("aarch64")}
# Thumb's rows stand in tests/backends/test_official_t32.py.
KNOWN = [(name, row) for name, row in ALL_ROWS if base(name) in TABLES]
PC = 0x1000_0000
# Fields of registers, which rows and tables call alike.
REGISTERS = {"rd", "rs1", "rs2", "Rd", "Rn", "Rm", "Ra", "Rt", "Rt2"}
# What the groups of Arm's table exclude by a condition: of shifts, immh is not 0; where the address moves on by a
# register, the register is not 31, which is the distance as a number.
# Of bytes at a register, LSL is an encoding of its own.
# What is no hint with a name is one by its number.
HINTS = {"hint", "hinte"}
NAMED_HINTS = [e for e in TABLES["aarch64"].values() if e.group == "hints" and e.mnemonic not in HINTS]
LSL = 0b011
SHIFTS, BY_REGISTER = "asimdshf", ("asisdlsep", "asisdlsop")


def excluded(encoding: Encoding, row: Row) -> bool:
    """Whether no word of a row is an instruction, although the fixed bits of both agree."""

    def always(field: str, value: int) -> bool:
        low, width = encoding.fields[field]
        return bits(row.mask, low, width) == (1 << width) - 1 and bits(row.match, low, width) == value

    if encoding.group == SHIFTS:
        return always("immh", 0)
    if encoding.group == "ldst_regoff" and encoding.name.split("_")[1].endswith("B"):
        return always("option", LSL)
    if encoding.mnemonic in HINTS:
        return any(e.mask & row.mask == e.mask and e.may_be(row.mask, row.match) for e in NAMED_HINTS)
    return encoding.group in BY_REGISTER and "Rm" in encoding.fields and always("Rm", 31)


def candidates(on: Target, row: Row) -> list[Encoding]:
    """The instructions of the table that words of a row can be."""
    return [e for e in TABLES[base(on.name)].values() if e.may_be(row.mask, row.match) and not excluded(e, row)]


def same(encoding: Encoding, row: Row) -> bool:
    """Whether all words of a row are this instruction, with the same mnemonic and registers in the same fields."""
    held = {s.name: (s.at, s.width) for s in row.slices if s.name in REGISTERS}
    fields = {field: place for field, place in encoding.fields.items() if field in REGISTERS}
    fixed = encoding.mask & row.mask == encoding.mask
    mnemonic = re.sub(r"^b\.\w+", "b", row.syntax.split()[0])  # without a condition
    if encoding.group == "asimddiff":  # with Q the upper halves are meant, and a 2 stands behind the table's name
        mnemonic = mnemonic.removesuffix("2" if row.match >> 30 & 1 else "")
    return fixed and encoding.mnemonic == mnemonic and fields == held


def official(on: Target, row: Row) -> Encoding:
    """The one instruction of the table that words of a row can be."""
    found = candidates(on, row)
    assert len(found) == 1, [e.name for e in found]
    return found[0]


@pytest.mark.parametrize("name", sorted({name for name, _ in KNOWN}))
def test_every_word_of_a_row_is_one_instruction_of_the_official_table(name: str) -> None:
    rows = [target(name).rows[row] for of, row in KNOWN if of == name]
    assert [row.name for row in rows if not same(official(target(name), row), row)] == []


@pytest.mark.parametrize("name", ["rv32i", "rv64i"])
def test_every_row_of_risc_v_fixes_what_the_table_fixes(name: str) -> None:
    """Arm's encodings have more than one row (`add_4s`, `add_2d`), RISC-V's one each."""
    on = target(name)
    rows = [row for other in target_names() if base(other) == name for row in target(other).rows.values()]
    assert {row.syntax.split()[0] for row in rows} == set(TABLES[name])
    for row in rows:
        encoding = official(on, row)
        assert (row.mask, row.match) == (encoding.mask, encoding.match)


@dataclass(frozen=True)
class After:
    """What an instruction leaves: registers, memory, the next address (None: a trap), and bytes that it touched."""

    registers: Mapping[Register, int]
    memory: Mapping[int, int]
    next: int | None
    touched: set[int]


def on_hart(xlen: int, name: str, word: int, registers: Mapping[Register, int], memory: Mapping[int, int]) -> After:
    hart = Hart(xlen, {r.number: value for r, value in registers.items()}, PC, memory)
    after: int | None
    try:
        EXECUTE[name](hart, name, word)
        after = hart.next_pc
    except MisalignedJump:
        after = None
    return After({Register("x", n): value for n, value in hart.x.items()}, hart.memory, after, hart.touched)


GROUPS: dict[str, Callable[[Core, int], None]] = {
    group: getattr(module, group)
    for module, names in (
        (a64_integer, "pcreladdr addsub_shift addsub_imm log_shift movewide extract bitfield dp_1src dp_2src dp_3src"),
        (a64_integer, "addsub_ext addsub_carry log_imm condsel condcmp_reg condcmp_imm"),
        (a64_integer, "compbranch testbranch condbranch branch_imm branch_reg hints"),
        (a64_memory, "ldst_pos ldst_unscaled ldst_regoff ldst_immpre ldst_immpost loadlit"),
        (a64_memory, "ldstpair_off ldstpair_pre ldstpair_post asisdlse asisdlso"),
        (a64_vector, "asimdsame asimdshf asimdperm asimdins asimdext asimdtbl asimdmisc asimdimm"),
        (a64_vector, "crypto4 cryptosha512_3 crypto3_imm6"),
        (a64_crypto, "cryptoaes asimddiff"),
    )
    for group in names.split()
} | {"asisdlsep": a64_memory.asisdlse, "asisdlsop": a64_memory.asisdlso}


def on_core(group: str, word: int, registers: Mapping[Register, int], memory: Mapping[int, int]) -> After:
    x, v, flags = ({r.number: value for r, value in registers.items() if r.file == file} for file in "xvf")
    core = Core(x, v, flags, PC, memory)
    GROUPS[group](core, word)
    left = {
        Register(file, n): value
        for file, numbers in zip("xvf", core.registers, strict=True)
        for n, value in numbers.items()
    }
    return After(left, core.memory, core.next, core.touched)


def official_result(
    on: Target, encoding: Encoding, word: int, registers: Mapping[Register, int], memory: Mapping[int, int]
) -> After:
    """What the reading of the model leaves.

    Raises:
        KeyError: it reads memory that is not there.
    """
    if on.family == "riscv":
        return on_hart(on.xlen, encoding.name, word, registers, memory)
    return on_core(encoding.group, word, registers, memory)


def check(on: Target, row: Row, encoding: Encoding, count: int = 40) -> None:
    """Fails on the first sample on which the row and the reading of the model differ."""
    random = Random(row.name)
    tried = samples(on, row, random, count)
    assert len(tried) > count
    for values in tried:
        registers, word = start(on, row, values, random), row.encode(values)
        machine, what = Numbers(on, row, values, registers, PC, random), row.text(values)
        row.meaning(machine)
        try:
            found = official_result(on, encoding, word, registers, machine.before)
        except KeyError as address:
            raise AssertionError(f"{what}: the model reads at {address}, the row does not") from None
        if found.next is None:  # a jump that the prover refuses: no instruction begins there
            assert machine.next % 4 == 2, what
            continue
        assert found.registers == machine.registers, what
        assert found.memory == machine.memory, what
        assert found.touched == set(machine.memory), what
        assert found.next == machine.next, what


@pytest.mark.parametrize(("name", "row_name"), KNOWN)
def test_every_row_does_what_the_official_model_says(name: str, row_name: str) -> None:
    on = target(name)
    check(on, on.rows[row_name], official(on, on.rows[row_name]))


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("rv32i_zbb", "sltu", "slt"),
        ("rv32i_zbb", "sra", "srl"),
        ("rv32i_zbb", "lh", "lhu"),
        ("rv32i_zbb", "sh", "sb"),
        ("rv32i_zbb", "bgeu", "bge"),
        ("rv32i_zbb", "rol", "ror"),
        ("rv32i_zbb", "orn", "andn"),
        ("rv32i_zbb", "rev8", "zext_h"),
        ("rv64i_zbb", "addw", "add"),
        ("rv64i_zbb", "sraiw", "srliw"),
        ("rv64i_zbb", "lwu", "lw"),
        ("rv64i_zbb", "sd", "sw"),
        ("rv64i_zbb", "rolw", "rol"),
        ("rv64i_zbb", "rev8", "zext_h"),
        ("rv32im", "mul", "add"),
        ("rv64im", "mul", "mulw"),
        ("rv64im", "mulw", "mul"),
        ("aarch64_sha3", "add_imm_x", "sub_imm_x"),
        ("aarch64_sha3", "sri_4s", "ushr_4s"),
        ("aarch64_sha3", "ld4_4s", "ld4r_4s"),
        ("aarch64_sha3", "ld1r_4s_post", "ld1r_4s"),
        ("aarch64_sha3", "cbz_x", "cbnz_x"),
        ("aarch64_sha3", "uzp1_8h", "uzp2_8h"),
        ("aarch64_sha3", "zip1_16b", "trn1_16b"),
        ("aarch64_sha3", "bit_16b", "bif_16b"),
        ("aarch64_sha3", "eor_w_ror", "eor_w_lsr"),
        ("aarch64_sha3", "bfm_x", "ubfm_x"),
        ("aarch64_sha3", "lslv_w", "lsrv_w"),
        ("aarch64_sha3", "rorv_w", "lsrv_w"),
        ("aarch64_sha3", "madd_w", "add_w"),
        ("aarch64_sha3", "ldp_d", "stp_d"),
        ("aarch64_sha3", "mvni_4s", "movi_4s"),
        ("aarch64_sha3", "adds_w", "subs_w"),
        ("aarch64_sha3", "subs_x_asr", "subs_x_lsr"),
        ("aarch64_sha3", "add_x_sxtb", "add_x_uxtb"),
        ("aarch64_sha3", "ands_x_ones16", "and_x_ones16"),
        ("aarch64_sha3", "eor_w_ones32", "eor_w_ones8"),
        ("aarch64_sha3", "adcs_x", "sbcs_x"),
        ("aarch64_sha3", "csinc_x_hi", "csinc_x_ls"),
        ("aarch64_sha3", "csneg_w_lt", "csinv_w_lt"),
        ("aarch64_sha3", "ccmp_x_ge", "ccmn_x_ge"),
        ("aarch64_sha3", "b_gt", "b_ge"),
        ("aarch64_sha3", "sbfm_w", "ubfm_w"),
        ("aarch64_sha3", "tbz_w", "tbnz_w"),
        ("aarch64_sha3", "smulh", "umulh"),
        ("aarch64_sha3", "umaddl", "smaddl"),
        ("aarch64_sha3", "ldr_x_lsl_s", "ldr_x_lsl"),
        ("aarch64_sha3", "ldr_x_sxtw", "ldr_x_uxtw"),
        ("aarch64_sha3", "ldr_w_post", "ldr_w_pre"),
        ("aarch64_sha3", "ldp_x_pre", "ldp_x_post"),
        ("aarch64_sha3", "ldrsw_x_code", "ldr_x_code"),
        ("aarch64_sha3", "bcax_16b", "eor3_16b"),
        ("aarch64_aes", "aese_16b", "aesd_16b"),
        ("aarch64_aes", "aesd_16b", "aese_16b"),
        ("aarch64_aes", "aesmc_16b", "aesimc_16b"),
        ("aarch64_aes", "aesimc_16b", "aesmc_16b"),
        ("aarch64_aes", "pmull_1d", "pmull2_2d"),
    ],
)
def test_a_wrong_meaning_is_found(name: str, right: str, wrong: str) -> None:
    on = target(name)
    other = replace(on.rows[right], meaning=on.rows[wrong].meaning)
    with pytest.raises(AssertionError):
        check(on, other, official(on, on.rows[right]))


@pytest.mark.parametrize(
    ("name", "row_name", "encoding"),
    [
        ("rv32i_zbb", "sub", "0000000 rs2 rs1 000 rd 0110011"),
        ("rv32i_zbb", "sub", "0100000 rs1 rs2 000 rd 0110011"),
        ("aarch64_sha3", "sub_x", "1 0 0 01011 00 0 Rm 000000 Rn Rd"),
        ("aarch64_sha3", "sub_x", "1 1 0 01011 00 0 Rn 000000 Rm Rd"),
        ("aarch64_sha3", "ushr_4s", "0 1 0 011110 01 shift:5 000001 Rn Rd"),
    ],
)
def test_a_wrong_encoding_is_found(name: str, row_name: str, encoding: str) -> None:
    on = target(name)
    wrong = replace(on.rows[row_name], encoding=encoding)
    assert not any(same(found, wrong) for found in candidates(on, wrong))
    assert any(same(found, on.rows[row_name]) for found in candidates(on, on.rows[row_name]))

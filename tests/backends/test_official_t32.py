"""Thumb's rows against what Arm publishes: encodings against its machine-readable table, meanings against a reading of
the manual's pseudocode that knows nothing of the rows (`tests.backends.official.t32`)."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from ciphergen.backends import target
from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Register
from tests.backends.official.t32 import Core, execute
from tests.backends.official.tables import Encoding, encodings
from tests.backends.samples import Numbers, samples, start

ON = target("armv7m")
TABLE = encodings("t32")
PC = 0x1000_0000
REGISTERS = {"Rd", "Rdn", "Rn", "Rm", "Rs", "Rt"}
CONDITION = re.compile(r"b(eq|ne|hs|lo|mi|pl|vs|vc|hi|ls|ge|lt|gt|le)$")


def may_be(encoding: Encoding, row: Row) -> bool:
    """Whether some word of a row is this instruction. What the table says of shifts by a condition: op is not 3."""
    if encoding.bits != 8 * row.size or not encoding.may_be(row.mask, row.match):
        return False
    if encoding.name == "MOV_r_T2" and row.match >> 11 & 3 == 3:
        return False
    for name, operand in row.operands.items():
        parts = [s for s in row.slices if s.name == name]
        fixed = all(encoding.mask >> s.at & (1 << s.width) - 1 == (1 << s.width) - 1 for s in parts)
        held = sum((encoding.match >> s.at & (1 << s.width) - 1) << s.low for s in parts)
        if parts and fixed and held in operand.excluded:
            return False
    return True


def official(row: Row) -> Encoding:
    """The one instruction that the words of a row are: of two that share words, the one that fixes more of them."""
    found = sorted((e for e in TABLE.values() if may_be(e, row)), key=lambda e: e.mask.bit_count())
    assert found
    last = found[-1]
    assert all(e.mask & last.mask == e.mask and e.match == last.match & e.mask for e in found), [e.name for e in found]
    return last


def mnemonic(row: Row) -> str:
    """As the table has it: shifts by a number are moves, conditions and flags do not belong to the name."""
    word = row.syntax.split()[0].partition(".")[0]
    if CONDITION.match(word):
        return "b"
    plain = word if word in ("cmp", "tst") else re.sub("[sw]$", "", word)
    return "mov" if plain in ("lsl", "lsr", "asr", "ror") else plain


def same(encoding: Encoding, row: Row) -> bool:
    """Whether all words of a row are this instruction, with the same name and registers in the same fields."""
    elsewhere = {s.at for s in row.slices if s.again}  # or always the stack pointer
    held = {s.name: s.at for s in row.slices if s.name in REGISTERS and s.low == 0 and not s.again}
    elsewhere |= {at for at, width in encoding.fields.values() if row.mask >> at & (1 << width) - 1 == (1 << width) - 1}
    fields = {name: at for name, (at, _) in encoding.fields.items() if name in REGISTERS and at not in elsewhere}
    named = encoding.mnemonic.removesuffix("s") == mnemonic(row)
    return encoding.mask & row.mask == encoding.mask and named and held == fields


def test_every_word_of_a_row_is_one_instruction_of_the_official_table() -> None:
    assert [name for name, row in ON.rows.items() if not same(official(row), row)] == []


def check(row: Row, encoding: Encoding, count: int = 40) -> None:
    """Fails on the first sample on which the row and the reading of the manual differ."""
    random = Random(row.name)
    tried = samples(ON, row, random, count)
    assert len(tried) > count // 2
    for values in tried:
        registers, what = start(ON, row, values, random), row.text(values)
        machine = Numbers(ON, row, values, registers, PC, random)
        row.meaning(machine)
        r = {register.number: value for register, value in registers.items() if register.file == "r"}
        flags = {"NZCV"[register.number]: value for register, value in registers.items() if register.file == "f"}
        core = Core(r, flags, PC, row.size, machine.before)
        try:
            execute(core, encoding, row.encode(values))
        except KeyError as address:
            raise AssertionError(f"{what}: the manual reads at {address}, the row does not") from None
        left = {Register("r", n): value for n, value in core.r.items()}
        left |= {Register("f", "NZCV".index(flag)): value for flag, value in core.flags.items()}
        assert left == machine.registers, what
        assert core.memory == machine.memory, what
        assert core.touched == set(machine.memory), what
        assert core.next & 0xFFFFFFFF == machine.next, what


@pytest.mark.parametrize("name", ON.rows)
def test_every_row_does_what_the_manual_says(name: str) -> None:
    check(ON.rows[name], official(ON.rows[name]))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("eor_ror", "eor_lsr"),
        ("sub_asr", "rsb_asr"),
        ("and_imm_h", "bic_imm_h"),
        ("cmp", "tst"),
        ("subs_imm", "adds_imm"),
        ("bhi", "bhs"),
        ("ble_n", "bgt_n"),
        ("lsls_n", "lsrs_n"),
        ("mul", "add"),
        ("lsl_r", "lsr_r"),
        ("ror_r", "lsr_r"),
        ("ldrh", "ldrb"),
        ("ldrsb", "ldrb"),
        ("bl", "b"),
        ("rev", "rev16"),
        ("ldrb_lsl", "ldr_lsl"),
    ],
)
def test_a_wrong_meaning_is_found(right: str, wrong: str) -> None:
    row = ON.rows[right]
    with pytest.raises((AssertionError, KeyError)):
        check(replace(row, meaning=ON.rows[wrong].meaning), official(row))


@pytest.mark.parametrize(
    ("name", "encoding"),
    [
        ("sub", "1110101 1100 0 Rn:4 0 000 Rd:4 00 00 Rm:4"),
        ("sub", "1110101 1101 0 Rm:4 0 000 Rd:4 00 00 Rn:4"),
        ("ldr_n", "01101 imm[6:2] Rt:3 Rn:3"),
    ],
)
def test_a_wrong_encoding_is_found(name: str, encoding: str) -> None:
    row = replace(ON.rows[name], encoding=encoding)
    assert not any(same(found, row) for found in TABLE.values() if may_be(found, row))

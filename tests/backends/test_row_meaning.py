"""The meaning of every row against Unicorn: all registers, memory and the program counter afterwards."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from ciphergen.backends import target, target_names
from ciphergen.backends.emulator import Emulator
from ciphergen.backends.row import Row
from ciphergen.backends.target import Register, Target
from tests.backends.samples import EDGES, Numbers, base, operands

BASE = 0x1000_0000  # room for the farthest backward branch
DATA = 0x0800_0000  # where addresses point
BASE_FIELD = {"rv32i": "rs1", "aarch64": "Rn"}
# What an extension takes over from its base is the base's (`test_targets.py` compares them).
ALL = [
    (name, row.name)
    for name in target_names()
    for row in target(name).rows.values()
    if row.extension or base(name) == name
]
# Unicorn lacks the extensions: tests/backends/test_extensions.py has their rows.
KNOWN = [(name, row) for name, row in ALL if not target(name).rows[row].extension]


def start(on: Target, row: Row, values: dict[str, int], random: Random) -> dict[Register, int]:
    """Registers with edge values or random ones; those that hold addresses lead somewhere that exists."""
    registers = {}
    for file, described in on.files.items():
        for number in range(len(described.names)):
            value = random.choice(EDGES) if random.random() < 0.4 else random.getrandbits(described.bits)
            registers[Register(file, number)] = value & ((1 << described.bits) - 1)
    field, riscv = BASE_FIELD[base(on.name)], base(on.name) == "rv32i"
    indirect = row.effects.jumps and field in row.operands and "rs2" not in row.operands
    if row.effects.loads or row.effects.stores or indirect:
        address = DATA + 16 * random.randrange(256)
        low = random.randrange(2) if riscv and indirect else 0
        if not riscv and not indirect and values[field] != 31:
            low = random.randrange(16)
        displacement = values.get("imm", 0) if riscv else 0
        registers[Register("x", values[field])] = address + low - displacement
    if on.zero:
        registers[on.zero] = 0
    return registers


def samples(on: Target, row: Row, random: Random) -> list[dict[str, int]]:
    """Operands without an address in the register that cannot hold one."""
    field, memory = BASE_FIELD[base(on.name)], row.effects.loads or row.effects.stores
    jump = row.effects.jumps and field in row.operands and "rs2" not in row.operands
    nowhere = row.operands[field].zero if field in row.operands and (memory or jump) else None
    return [values for values in operands(row, random, 24) if nowhere is None or values[field] != nowhere]


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
    image = b"".join(row.encode(values).to_bytes(4, "little") for values in tried)
    emulator = Emulator(on, image, BASE)
    for index, values in enumerate(tried):
        registers = start(on, row, values, random)
        machine = Numbers(on, row, values, registers, BASE + 4 * index, random)
        row.meaning(machine)
        outcome, pc = emulator.run(4 * index, registers, runs(machine.before), limit=1, trace=True)
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
    ],
)
def test_a_wrong_meaning_is_found(name: str, right: str, wrong: str) -> None:
    rows = target(name).rows
    with pytest.raises(AssertionError):
        check(target(name), replace(rows[right], meaning=rows[wrong].meaning))


@pytest.mark.parametrize(("name", "row_name"), ALL)
def test_every_register_operand_is_read_or_written(name: str, row_name: str) -> None:
    row = target(name).rows[row_name]
    named = {field for field, _ in (*row.effects.reads, *row.effects.writes)}
    assert named == {field for field, operand in row.operands.items() if operand.kind == "register"}

"""Relocations that the prover puts in itself: linkers make the same bytes of the same object."""

from __future__ import annotations

import hashlib
import random
from io import BytesIO
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile

from ciphergen.backends import target
from ciphergen.backends.machine.encoding import parse
from ciphergen.backends.machine.linking import Fill, Relocation
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.toolchain import ASSEMBLERS, assemble, find_program, run_command
from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.object_file import read

RV32I, AARCH64 = target("rv32i"), target("aarch64")
LINKERS = {
    "rv32i": (["riscv64-unknown-elf-ld", "-m", "elf32lriscv"], ["ld.lld"]),
    "aarch64": (["aarch64-linux-gnu-ld"], ["ld.lld"]),
}
CASES = [(machine, number) for machine in (RV32I, AARCH64) for number in machine.linking.relocations]
FILLED = [(t, n) for t, n in CASES if t.linking.relocations[n].fill in (Fill.DISTANCE, Fill.PAIR)]
IDS = [f"{t.name}-{t.linking.relocations[n].name}" for t, n in FILLED]
EVERY_TYPE = pytest.mark.parametrize(("machine", "number"), FILLED, ids=IDS)


def link(data: bytes, command: list[str], folder: Path) -> bytes:
    """What a linker makes of one object, as far from both ends of memory as branches reach."""
    find_program(command[:1], "link", "")
    (folder / "input.o").write_bytes(data)
    done = run_command([*command, "-Ttext=0x20000000", "-e", "f", "input.o", "-o", "linked"], cwd=folder)
    assert done.status == 0, done.errors
    return (folder / "linked").read_bytes()


def text_of(data: bytes) -> bytes:
    """The section, as a library reads it that the prover does not use."""
    section = ELFFile(BytesIO(data)).get_section_by_name(".text")
    return bytes(section.data())


def same_as_linked(data: bytes, machine: Target, folder: Path) -> None:
    ours = read(data, "t.o", machine).text
    for command in LINKERS[machine.name]:
        linked = link(data, command, folder)
        assert text_of(linked) == ours, command
        assert read(linked, "t", machine).text == ours, command


def limits(relocation: Relocation) -> tuple[int, int, int]:
    """Smallest and largest distance, and the step between them."""
    slices = [s for s in parse(relocation.forms[0]).slices if s.name == "imm"]
    high, low = max(s.low + s.width for s in slices), min(s.low for s in slices)
    if relocation.fill is Fill.PAIR:
        return -(1 << 31) - 0x800, (1 << 31) - 0x801, 1
    return -(1 << high - 1), (1 << high - 1) - (1 << low), 1 << low


def words(relocation: Relocation, chosen: random.Random) -> list[int]:
    """An instruction, or two, that it may stand on, with anything in the other fields."""
    chosen_forms = relocation.forms if relocation.fill is Fill.PAIR else [chosen.choice(relocation.forms)]
    made, register = [], chosen.randrange(1, 32)
    for form in chosen_forms:
        _, mask, match, slices = parse(form)
        word = match | (chosen.getrandbits(32) & ~mask)
        for s in slices:
            bits = ((1 << s.width) - 1) << s.at
            if s.name == "imm" and relocation.empty:
                word &= ~bits
            elif relocation.fill is Fill.PAIR and s.name == ("rd" if form is relocation.forms[0] else "rs1"):
                word = word & ~bits | register << s.at
        made.append(word)
    return made


def source(machine: Target, number: int, distances: list[int], seed: int) -> str:
    """Instructions one after the other, each with a relocation of the type to a distance from itself."""
    chosen, relocation = random.Random(seed), machine.linking.relocations[number]
    lines = [".option norelax"] if machine is RV32I else []
    lines += [".text", ".balign 4", ".globl f", "f:"]
    place = 0
    for distance in distances:
        made = words(relocation, chosen)
        lines.append(f".reloc f + {place}, {relocation.name}, f + {place + distance}")
        lines += [f".word {word:#x}" for word in made]
        place += 4 * len(made)
    return "\n".join(lines) + "\n"


@EVERY_TYPE
def test_every_type_is_put_in_as_linkers_do(machine: Target, number: int, tmp_path: Path) -> None:
    chosen = random.Random(number)
    smallest, largest, step = limits(machine.linking.relocations[number])
    # The distance of a pair is computed in 32 bits by assemblers.
    lowest, highest = (max(smallest, -(1 << 31)), min(largest, (1 << 31) - 2049)) if step == 1 else (smallest, largest)
    ends = [0, step, -step, lowest, lowest + step, highest, highest - step]
    ends += [d for d in (2047, 2048, 4095, 4096, -2048, -2049, -4097) if step == 1]
    distances = [*ends, *(chosen.randrange(lowest, highest, step) for _ in range(100))]
    data = assemble(source(machine, number, distances, number), machine, "gnu")
    assert ELFFile(BytesIO(data)).get_section_by_name(".rela.text").num_relocations() == len(distances)
    same_as_linked(data, machine, tmp_path)


@EVERY_TYPE
def test_out_of_range_is_refused_and_not_wrapped(machine: Target, number: int) -> None:
    relocation = machine.linking.relocations[number]
    smallest, largest, step = limits(relocation)
    if relocation.fill is Fill.PAIR:
        smallest, largest, step = -(1 << 31), (1 << 31) - 0x801, 1
    wrong = [smallest - step, largest + step, smallest // 2 * 3] + [1] * (step > 1)
    if relocation.fill is Fill.PAIR:
        wrong = [largest + 1]
    for distance in wrong:
        data = assemble(source(machine, number, [distance], 1), machine, "gnu")
        with pytest.raises(UserError, match=rf"t\.o, \.text \+ 0x0: {relocation.name} to a distance of -?\d+ bytes\n"):
            read(data, "t.o", machine)


CALLS = {
    "rv32i": """
.globl f, g
f: call g
tail g
jal g
j g
jal t0, h
h: beq a0, a1, g
bne a0, a1, f
blt a0, a1, h
bge s0, a1, 1f
bltu a0, t6, g
1: bgeu a0, a1, f
beqz a0, 1b
.fill 700, 4, 0x13
far: call f
tail h
j far
g: jal f
ret
""",
    "aarch64": """
.globl f, g
f: bl g
b g
bl h
h: cbz x0, g
cbnz w3, f
tbz x1, 63, g
tbnz w1, 5, f
b.eq g
b.al 1f
1: b.lt h
.fill 700, 4, 0xd503201f
bl f
b 1b
g: b f
ret
""",
}


@pytest.mark.parametrize("tool", ASSEMBLERS)
@pytest.mark.parametrize("machine", [RV32I, AARCH64], ids=lambda m: m.name)
def test_what_assemblers_leave_to_linkers(machine: Target, tool: str, tmp_path: Path) -> None:
    top = ".option norelax\n.text\n" if machine is RV32I else ".text\n"
    same_as_linked(assemble(top + CALLS[machine.name], machine, tool), machine, tmp_path)


@pytest.mark.parametrize("machine", [RV32I, AARCH64], ids=lambda m: m.name)
def test_the_hash_is_of_bytes_that_a_user_can_take_out(machine: Target, tmp_path: Path) -> None:
    def taken_out(data: bytes) -> str:
        (tmp_path / "x.o").write_bytes(data)
        copy = find_program([machine.tools.gnu + "objcopy"], "take out", "")
        assert run_command([copy, "-O", "binary", "-j", ".text", "x.o", "x.bin"], cwd=tmp_path).status == 0
        listed = f"{hashlib.sha256((tmp_path / 'x.bin').read_bytes()).hexdigest()}  .text\n"
        return hashlib.sha256(listed.encode()).hexdigest()

    plain = assemble(".text\n.globl f\nf: ret\nnop\n.data\n.word 1\n", machine)
    assert taken_out(plain) == read(plain, "x.o", machine).sha256
    top = ".option norelax\n.text\n" if machine is RV32I else ".text\n"
    data = assemble(top + CALLS[machine.name], machine)
    assert taken_out(data) != read(data, "x.o", machine).sha256
    assert taken_out(link(data, LINKERS[machine.name][0], tmp_path)) == read(data, "x.o", machine).sha256


@pytest.mark.parametrize("name", ["rv32i", "rv32i_zbb", "aarch64", "aarch64_aes", "aarch64_sha3"])
def test_each_branch_of_the_target_can_hold_one_type(name: str) -> None:
    machine = target(name)
    forms = [p for r in machine.linking.relocations.values() if r.fill is Fill.DISTANCE for p in map(parse, r.forms)]
    for row in machine.rows.values():
        if row.effects.jumps and "target" in {operand.kind for operand in row.operands.values()}:
            fits = [slices for _, mask, match, slices in forms if row.mask & mask == mask and row.match & mask == match]
            assert len(fits) == 1, row.name
            assert {s for s in fits[0] if s.name == "imm"} == {s for s in row.slices if s.name == "imm"}

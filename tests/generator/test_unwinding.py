"""Debuggers find the caller at every instruction: what the linked file's .debug_frame says, against runs."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from elftools.dwarf.callframe import FDE
from elftools.elf.elffile import ELFFile

from ciphergen.backends import target
from ciphergen.backends.machine.target import Register, Target
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import find_program, run_command
from ciphergen.generator.unwinding import mark
from tests.generator.running import output
from tests.kept import object_code

LINKER = {"rv32i": ["riscv64-unknown-elf-ld", "-m", "elf32lriscv"], "aarch64": ["aarch64-linux-gnu-ld"]}
BASE, STACK, KEYS, COUNTER, IN, OUT = 0x10000, 0x300000, 0x200000, 0x20F000, 0x220000, 0x230000
TOP = STACK + 0x800
LIMIT = 100_000


@dataclass(frozen=True)
class Linked:
    """A file linked alone, a machine that holds it, and the rows of its frames by address."""

    on: Target
    emulator: Emulator
    places: Mapping[str, int]
    rows: tuple[tuple[int, Mapping[Any, Any]], ...]

    def row(self, address: int) -> Mapping[Any, Any]:
        return self.rows[bisect_right([begin for begin, _ in self.rows], address) - 1][1]


def link(data: bytes, name: str) -> bytes:
    find_program(LINKER[name][:1], "link", "")
    with TemporaryDirectory() as folder:
        (Path(folder) / "in.o").write_bytes(data)
        command = [*LINKER[name], f"-Ttext={BASE:#x}", "-e", "lea128_encrypt", "in.o", "-o", "out"]
        done = run_command(command, cwd=Path(folder))
        assert done.status == 0, done.errors
        return (Path(folder) / "out").read_bytes()


@cache
def program(name: str) -> Linked:
    return linked(output(name, "lea128").files["lea128.S"], name)


def linked(text: str, name: str) -> Linked:
    on = target(name)
    elf = ELFFile(BytesIO(link(object_code(text, name), name)))
    assert elf.get_section_by_name(".eh_frame") is None, "firmware loads no tables for debuggers"
    rows, ends = {}, set()
    for entry in elf.get_dwarf_info().CFI_entries():
        if isinstance(entry, FDE):
            rows |= {row["pc"]: row for row in entry.get_decoded().table}
            ends.add(entry["initial_location"] + entry["address_range"])
    text = elf.get_section_by_name(".text")
    assert max(ends) == text["sh_addr"] + text["sh_size"]
    symbols = elf.get_section_by_name(".symtab").iter_symbols()
    places = {s.name: s["st_value"] - BASE for s in symbols if s["st_info"]["type"] == "STT_FUNC"}
    return Linked(on, Emulator(on, text.data(), BASE), places, tuple(sorted(rows.items(), key=lambda row: row[0])))


def register(number: int) -> Register:
    """The register of a number in DWARF, which both machines count alike but for vectors."""
    return Register("v", number - 64) if number >= 64 else Register("x", number)


def kept(on: Target, values: Mapping[Register, int]) -> dict[Register, int]:
    """What a caller relies on."""
    bits = on.abi.callee_saved_bits
    return {r: values[r] & ((1 << bits.get(r.file, on.xlen)) - 1) for r in on.abi.callee_saved}


def unwound(code: Linked, pc: int, registers: Mapping[Register, int], memory: bytes) -> tuple[int, dict[Register, int]]:
    """Where the function returns to, with what in registers, through all frames of ours."""
    on, now = code.on, dict(registers)
    link_register, pointer = on.abi.return_address, on.abi.stack_pointer
    for _ in range(4):
        if not BASE <= pc < BASE + len(code.emulator.image):
            return pc, now
        row = code.row(pc)
        rule = row["cfa"]
        frame = now[register(rule.reg)] + rule.offset
        before = dict(now)
        for number, saved in ((n, r) for n, r in row.items() if isinstance(n, int)):
            assert saved.type == "OFFSET"
            at = frame + saved.arg - STACK
            if frame + saved.arg < now[pointer]:
                raise LookupError("a place below the stack pointer, which interrupts use")
            size = on.abi.callee_saved_bits.get(register(number).file, on.xlen) // 8
            before[register(number)] = int.from_bytes(memory[at : at + size], "little")
        before[pointer] = frame
        pc, now = before[link_register], before
    raise LookupError("no caller behind so many frames")


CALLS = {
    "lea128_expand_key": [KEYS, IN],
    "lea128_encrypt": [KEYS, IN, OUT],
    "lea128_decrypt": [KEYS, IN, OUT],
    "lea128_encrypt_blocks": [KEYS, IN, OUT, 11],
    "lea128_decrypt_blocks": [KEYS, IN, OUT, 11],
    "lea128_ctr": [KEYS, COUNTER, IN, OUT, 173],
}
MISALIGNED = {"lea128_encrypt": [KEYS, IN + 1, OUT + 2], "lea128_ctr": [KEYS, COUNTER + 1, IN + 1, OUT + 3, 77]}
CASES = [
    *(("rv32i", symbol, tuple(arguments)) for symbol, arguments in (*CALLS.items(), *MISALIGNED.items())),
    *(("aarch64", symbol, tuple(arguments)) for symbol, arguments in CALLS.items()),
]


def lost(code: Linked, symbol: str, arguments: tuple[int, ...]) -> list[str]:
    """The instructions of a run at which another caller is found than there is, or other registers of its."""
    on, emulator = code.on, code.emulator
    start = {Register(f, n): mark(Register(f, n), on) for f, file in on.files.items() for n in range(len(file.names))}
    if on.zero:
        start[on.zero] = 0
    start |= {on.abi.stack_pointer: TOP, on.abi.return_address: emulator._return}
    start |= dict(zip(on.abi.arguments, arguments, strict=False))
    memory = {STACK: bytes(0x1000), KEYS: bytes(0x1000), COUNTER: bytes(32), IN: bytes(256), OUT: bytes(256)}
    whole, _ = emulator.run(code.places[symbol], start, memory, LIMIT, trace=True)
    assert whole.ended == "returned"
    first = {place: number for number, place in reversed(list(enumerate(whole.trace)))}
    assert len(first) > 60
    wrong = []
    for place, number in first.items():
        outcome, pc = emulator.run(code.places[symbol], start, memory, number)
        assert pc == BASE + place
        try:
            back, found = unwound(code, pc, outcome.registers, outcome.memory[STACK])
        except LookupError:
            wrong.append(hex(place))
            continue
        good = back == emulator._return and found[on.abi.stack_pointer] == TOP and kept(on, found) == kept(on, start)
        wrong += [] if good else [hex(place)]
    return wrong


@pytest.mark.long
@pytest.mark.parametrize(("name", "symbol", "arguments"), CASES)
def test_the_caller_is_found_at_every_instruction(name: str, symbol: str, arguments: tuple[int, ...]) -> None:
    assert lost(program(name), symbol, arguments) == []


MISTAKES = [
    (r"    \.cfi_def_cfa_offset [1-9]\d*\n", "    .cfi_def_cfa_offset 16\n"),
    (r"    \.cfi_def_cfa_offset 0\n", ""),
    (r"    \.cfi_offset s0, -\d+\n", ""),
    (r"    \.cfi_offset s0, -\d+\n", "    .cfi_offset s0, -4\n"),
    (r"    \.cfi_restore s0\n", ""),
]


@pytest.mark.long
@pytest.mark.parametrize(("old", "new"), MISTAKES)
def test_a_wrong_directive_is_seen(old: str, new: str) -> None:
    head, name, tail = output("rv32i", "lea128").files["lea128.S"].partition("lea128_encrypt_blocks:\n")
    changed, count = re.subn(old, new, tail, count=1)
    assert count == 1
    assert changed != tail
    assert lost(linked(head + name + changed, "rv32i"), "lea128_encrypt_blocks", (KEYS, IN, OUT, 11))

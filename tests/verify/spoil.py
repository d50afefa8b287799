"""Object files with a header or a table changed, as no assembler would write them."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from struct import Struct
from tempfile import TemporaryDirectory

import pytest
from elftools.elf.elffile import ELFFile

from ciphergen.backends import target
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.toolchain import assemble, find_program, run_command
from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.object_file import read

RV32I, AARCH64 = target("rv32i"), target("aarch64")
_TOP = {"rv32i": ".option norelax\n.option norvc\n.text\n.balign 4\n.globl f, g\n", "aarch64": ".text\n.globl f, g\n"}
_PLAIN = {"rv32i": "f: beq a0, a1, g\nnop\ng: ret\n", "aarch64": "f: cbz x0, g\nnop\ng: ret\n"}


def _layout(fields: str, size: str) -> dict[str, tuple[int, str]]:
    """Offset and struct code of each field, `name:code` in order. P: as wide as an address."""
    made, at = {}, 0
    for field in fields.split():
        name, _, code = field.partition(":")
        code = (code or "I").replace("P", size)
        made[name] = (at, code)
        at += {"B": 1, "H": 2, "I": 4, "i": 4, "Q": 8, "q": 8}[code]
    return made


_HEADER = (
    "ident0 ident1 ident2 ident3 type:H machine:H version entry:P phoff:P shoff:P flags ehsize:H phentsize:H phnum:H "
    "shentsize:H shnum:H shstrndx:H"
)
_SECTION = "name type flags:P addr:P offset:P size:P link info align:P entsize:P"
HEADER = {32: _layout(_HEADER, "I"), 64: _layout(_HEADER, "Q")}
SECTION = {32: _layout(_SECTION, "I"), 64: _layout(_SECTION, "Q")}
SEGMENT = {
    32: _layout("type offset vaddr paddr filesz memsz flags align", "I"),
    64: _layout("type flags offset:Q vaddr:Q paddr:Q filesz:Q memsz:Q align:Q", "Q"),
}
SYMBOL = {
    32: _layout("name value size info:B other:B shndx:H", "I"),
    64: _layout("name info:B other:B shndx:H value:Q size:Q", "Q"),
}
RELOCATION = {32: _layout("offset info addend:i", "I"), 64: _layout("offset:Q info:Q addend:q", "Q")}


class Spoiled:
    """Bytes of an object; every method changes fields and gives the object itself back."""

    def __init__(self, data: bytes) -> None:
        self.data = bytearray(data)
        self.elf = ELFFile(BytesIO(data))
        self.bits: int = self.elf.elfclass

    def _put(self, at: int, layout: dict[str, tuple[int, str]], changes: dict[str, int]) -> Spoiled:
        for field, value in changes.items():
            offset, kind = layout[field]
            Struct("<" + kind).pack_into(self.data, at + offset, value)
        return self

    def byte(self, at: int, value: int) -> Spoiled:
        self.data[at] = value
        return self

    def header(self, **changes: int) -> Spoiled:
        return self._put(0, HEADER[self.bits], changes)

    def number(self, name: str) -> int:
        """The last section of a name."""
        return max(i for i, s in enumerate(self.elf.iter_sections()) if s.name == name)

    def name_offset(self, name: str) -> int:
        return int(self.elf.get_section(self.number(name))["sh_name"])

    def section(self, name: str, /, **changes: int) -> Spoiled:
        at = self.elf["e_shoff"] + self.number(name) * self.elf["e_shentsize"]
        return self._put(at, SECTION[self.bits], changes)

    def segment(self, number: int, /, **changes: int) -> Spoiled:
        return self._put(self.elf["e_phoff"] + number * self.elf["e_phentsize"], SEGMENT[self.bits], changes)

    def symbol(self, name: str, /, **changes: int) -> Spoiled:
        table = self.elf.get_section_by_name(".symtab")
        number = next(i for i, s in enumerate(table.iter_symbols()) if s.name == name)
        return self._put(table["sh_offset"] + number * table["sh_entsize"], SYMBOL[self.bits], changes)

    def symbol_name(self, name: str) -> int:
        return int(self.elf.get_section_by_name(".symtab").get_symbol_by_name(name)[0]["st_name"])

    def relocation(self, section: str, number: int, /, **changes: int) -> Spoiled:
        table = self.elf.get_section_by_name(section)
        return self._put(table["sh_offset"] + number * table["sh_entsize"], RELOCATION[self.bits], changes)

    def done(self) -> bytes:
        return bytes(self.data)


def riscv(text: str) -> bytes:
    """An object of two functions, `f` and `g`, that a text defines."""
    return assemble(_TOP["rv32i"] + text, RV32I, "gnu")


def arm(text: str) -> bytes:
    """The same for AArch64."""
    return assemble(_TOP["aarch64"] + text, AARCH64, "gnu")


def assembled(*command: str) -> bytes:
    """The same two functions for AArch64, from an assembler that is told more."""
    find_program(command[:1], "assemble", "")
    with TemporaryDirectory() as folder:
        Path(folder, "input.s").write_text(_TOP["aarch64"] + _PLAIN["aarch64"])
        done = run_command([*command, "input.s", "-o", "made.o"], cwd=Path(folder))
        assert done.status == 0, done.errors
        return Path(folder, "made.o").read_bytes()


def spoiled(machine: Target = RV32I, more: str = "") -> Spoiled:
    """A sound object of three instructions, with a relocation on the first, to be spoiled."""
    return Spoiled(assemble(_TOP[machine.name] + _PLAIN[machine.name] + more, machine, "gnu"))


def message(data: bytes) -> str:
    """Why an object called t.o is refused."""
    with pytest.raises(UserError) as found:
        read(data, "t.o", RV32I if data[4] == 1 else AARCH64)
    return str(found.value)


def lines(first: str, allowed: str = "", write: str = "") -> str:
    """A whole message."""
    return first + (f"\n  allowed: {allowed}" if allowed else "") + (f"\n  write:   {write}" if write else "")


def linked(data: bytes, command: list[str]) -> bytes:
    """What a linker makes of an object."""
    find_program(command[:1], "link", "")
    with TemporaryDirectory() as folder:
        Path(folder, "input.o").write_bytes(data)
        done = run_command([*command, "input.o", "-o", "linked"], cwd=Path(folder))
        assert done.status == 0, done.errors
        return Path(folder, "linked").read_bytes()

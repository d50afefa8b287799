"""Object files: the bytes of the code and where its functions are."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from elftools.elf.enums import ENUM_E_MACHINE, ENUM_E_TYPE

from ciphergen.backends.target import Target
from ciphergen.dsl.errors import UserError
from ciphergen.verify.elf import Elf, Malformed
from ciphergen.verify.object_sections import (
    DYNSYM,
    SYMTAB,
    check_others,
    code_relocations,
    code_section,
    symbol_table,
)
from ciphergen.verify.relocation import Resolver
from ciphergen.verify.segments import check_segments
from ciphergen.verify.symbols import check_order, find_functions

_MOST_BYTES = 1 << 26
_KINDS = {ENUM_E_TYPE["ET_REL"]: False, ENUM_E_TYPE["ET_EXEC"]: True, ENUM_E_TYPE["ET_DYN"]: True}
_OS_ABIS = {0: "System V", 3: "GNU"}


@dataclass(frozen=True)
class ObjectFile:
    """The text section of an object file. functions: offset and size in bytes by symbol; unfit: other symbols that are
    defined, and what keeps them from being functions whose code is known."""

    name: str
    text: bytes
    functions: Mapping[str, tuple[int, int]]
    unfit: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def sha256(self) -> str:
        """Give the hash of what the verdicts speak of: `text`.

        That is every byte of the section .text, first to last, as it stands in the file, with the distances of branches
        and calls inside the section put in where the assembler left them to the linker. Names, other sections and
        addresses do not count. A user has the same bytes from `objcopy -O binary -j .text x.o x.bin` where the object
        has no section .rela.text, and from the same on what `ld -e FUNCTION x.o` makes of it where there is one.
        """
        return hashlib.sha256(self.text).hexdigest()


def read(data: bytes, name: str, target: Target) -> ObjectFile:
    """Read the code and the functions of a relocatable object, an executable or a shared library.

    A file is refused where other bytes than those that are read could run once it is linked or loaded.

    Raises:
        UserError: not ELF, for another machine, without code in .text, or with something in it by which other bytes
            than those would run; the message says what.
    """
    if len(data) > _MOST_BYTES:
        raise UserError(name, f"{len(data)} bytes", f"at most {_MOST_BYTES}", "strip it, or prove the object file")
    try:
        elf = Elf(data)
        _check_machine(elf, name, target)
        return _read_linked(elf, name) if _KINDS[elf.kind] else _read_object(elf, name, target)
    except Malformed as error:
        allowed = "an object file, or assembly text ending in .S"
        raise UserError(name, f"not a sound ELF object file ({error})", allowed) from None


def _check_machine(elf: Elf, name: str, target: Target) -> None:
    machine, bits = target.elf
    if (elf.machine, elf.bits) != (ENUM_E_MACHINE[machine], bits):
        called = next((n for n, number in ENUM_E_MACHINE.items() if number == elf.machine), f"machine {elf.machine}")
        found = f"an object for {called} of {elf.bits} bits"
        raise UserError(name, found, f"{machine} of {bits} bits", f"gen prove --target {target.name} needs code for it")
    if elf.kind not in _KINDS:
        raise UserError(name, f"an ELF file of type {elf.kind}", "an object (1), executable (2) or shared library (3)")
    if elf.os_abi not in _OS_ABIS or elf.abi_version:
        found = f"an object for the system {elf.os_abi}, version {elf.abi_version}"
        raise UserError(name, found, "System V (0) or GNU (3), version 0")
    linking = target.linking
    wrong = elf.flags & ~linking.harmless_flags
    if wrong:
        meanings = [text for flag, text in linking.flags.items() if wrong & flag]
        found = f"the ELF flags {elf.flags:#x}" + (f": {', '.join(meanings)}" if meanings else "")
        command = " ".join((f"{target.tools.gnu}as", *target.tools.gnu_flags))
        raise UserError(name, found, f"those of {target.what}", f"assemble as by {command}")


def _read_object(elf: Elf, name: str, target: Target) -> ObjectFile:
    code, table = code_section(elf, name), symbol_table(elf, SYMTAB, name)
    if code.address:
        raise UserError(name, f"an object whose .text has the address {code.address:#x}", "none before it is linked")
    symbols = elf.symbols(table) if table else []
    if table:
        check_order(symbols, table)
    text = bytearray(elf.contents(code))
    relocations = code_relocations(elf, code, table, target.linking.widths, name)
    if relocations:
        resolver = Resolver(name, text, code.number, symbols, target)
        for entry in elf.relocations(relocations):
            resolver.resolve(entry)
    used = {section.number for section in (code, table, relocations) if section}
    check_others(elf, code, used, name)
    return ObjectFile(name, bytes(text), *find_functions(elf, code, symbols, linked=False))


def _read_linked(elf: Elf, name: str) -> ObjectFile:
    code = code_section(elf, name)
    check_segments(elf, code, name)
    tables = (symbol_table(elf, kind, name) for kind in (SYMTAB, DYNSYM))
    symbols = [symbol for table in tables if table for symbol in elf.symbols(table)]
    return ObjectFile(name, elf.contents(code), *find_functions(elf, code, symbols, linked=True))

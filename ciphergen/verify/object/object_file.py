"""Object files: the bytes of the code and where its functions are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from elftools.elf.enums import ENUM_E_MACHINE, ENUM_E_TYPE

from ciphergen.backends.machine.target import Target
from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.elf import Elf, Malformed
from ciphergen.verify.object.image import CodeSection, Link, as_mapped, digest, image, place, side_by_side
from ciphergen.verify.object.relocation import Resolver
from ciphergen.verify.object.sections import (
    DYNSYM,
    SYMTAB,
    check_others,
    code_relocations,
    code_sections,
    symbol_table,
)
from ciphergen.verify.object.segments import check_segments
from ciphergen.verify.object.symbols import check_order, find_functions

_MOST_BYTES = 1 << 26
_KINDS = {ENUM_E_TYPE["ET_REL"]: False, ENUM_E_TYPE["ET_EXEC"]: True, ENUM_E_TYPE["ET_DYN"]: True}
_OS_ABIS = {0: "System V", 3: "GNU"}


@dataclass(frozen=True)
class ObjectFile:
    """An object file's code: its executable sections. text: all of them side by side (see `layout`); functions: offset
    there and size in bytes by symbol; unfit: other symbols that are defined, and what keeps them from being functions
    whose code is known; links: instructions that lead from one section of an object into another, by offset; changed:
    offsets of the words that a linker puts distances into."""

    name: str
    text: bytes
    parts: Sequence[CodeSection]
    functions: Mapping[str, tuple[int, int]]
    unfit: Mapping[str, str] = field(default_factory=dict)
    links: Mapping[int, Link] = field(default_factory=dict)
    changed: frozenset[int] = frozenset()

    @cached_property
    def sha256(self) -> str:
        """Return the hash that the verdicts refer to: of the executable sections and the links between them.

        Hash every byte of each section, first to last, as it stands in the file, with the distances of branches and
        calls inside the section put in where the assembler left them to the linker, and 0 for those of links. Other
        sections and addresses do not count. Where the object has no relocations of code, a user has the same from
        `objcopy -O binary -j NAME x.o NAME` for each executable section and `sha256sum NAME… | sha256sum` in the order
        of the names.
        """
        return digest(self.parts, self.links)

    def place(self, offset: int) -> str:
        """Name a place of the text as section + offset; by the number alone if there is only one section."""
        return place(self.parts, offset) if len(self.parts) > 1 else f"{offset:#x}"


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
        elf = Elf.of(data)
        _check_machine(elf, name, target)
        return _read_linked(elf, name, target) if _KINDS[elf.kind] else _read_object(elf, name, target)
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
    codes, table = code_sections(elf, name, target.format.unit, linked=False), symbol_table(elf, SYMTAB, name)
    for code in codes:
        if code.address:
            found = f"an object whose {code.name} has the address {code.address:#x}"
            raise UserError(name, found, "none before it is linked")
    symbols = elf.symbols(table) if table else []
    if table:
        check_order(symbols, table)
    parts = {part.number: part for part in side_by_side(elf, codes)}
    tables = code_relocations(elf, parts, table, target.linking, name)
    text, links = image(list(parts.values())), dict[int, Link]()
    resolver = Resolver(name, text, parts, symbols, target)
    for number, relocations in tables.items():
        for entry in elf.relocations(relocations):
            links |= resolver.resolve(parts[number], entry)
    used = {section.number for section in (*codes, *tables.values(), *([table] if table else []))}
    check_others(elf, used, name)
    functions = find_functions(elf, parts, symbols, target, linked=False)
    bare = {at: resolver.bare[at] for at in links}
    filled = [_filled(part, text, bare) for part in parts.values()]
    return ObjectFile(name, bytes(text), filled, *functions, links, frozenset(resolver.bare))


def _filled(part: CodeSection, text: bytearray, links: Mapping[int, bytes]) -> CodeSection:
    """Return a part with distances inside it filled in, and 0 for links to other parts, which only a linker knows."""
    data = text[part.start : part.end]
    for at in (at for at in links if part.start <= at < part.end):
        data[at - part.start : at - part.start + len(links[at])] = links[at]
    return part._replace(data=bytes(data))


def _read_linked(elf: Elf, name: str, target: Target) -> ObjectFile:
    codes = code_sections(elf, name, target.format.unit, linked=True)
    check_segments(elf, codes, name)
    parts = as_mapped(elf, codes)
    tables = (symbol_table(elf, kind, name) for kind in (SYMTAB, DYNSYM))
    symbols = [symbol for table in tables if table for symbol in elf.symbols(table)]
    functions = find_functions(elf, {part.number: part for part in parts}, symbols, target, linked=True)
    return ObjectFile(name, bytes(image(parts)), parts, *functions)

"""Sections of a relocatable object: which are the code, and which others change what is linked."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice, pairwise

from elftools.elf.constants import SH_FLAGS
from elftools.elf.enums import ENUM_SH_TYPE_BASE

from ciphergen.backends.machine.linking import Linking
from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.elf import PACKED, REL, RELA, RELR, Elf, Malformed, Section

_PROGBITS, _GROUP = ENUM_SH_TYPE_BASE["SHT_PROGBITS"], ENUM_SH_TYPE_BASE["SHT_GROUP"]
SYMTAB, DYNSYM = ENUM_SH_TYPE_BASE["SHT_SYMTAB"], ENUM_SH_TYPE_BASE["SHT_DYNSYM"]
_LLVM_LTO = 0x6FFF4C0C
_LLVM_ASKS = {0x6FFF4C01: "options for a linker", 0x6FFF4C04: "libraries for a linker to take"}
_RUN_ON_LOAD = (".init_array", ".fini_array", ".preinit_array", ".ctors", ".dtors")
_RUN_ON_LOAD_NAMES = (".init", ".fini")
_LINK_ONCE = ".gnu.linkonce."
_RUN_ON_LOAD_KINDS = {ENUM_SH_TYPE_BASE[f"SHT_{name}"] for name in ("INIT_ARRAY", "FINI_ARRAY", "PREINIT_ARRAY")}
_CODE_FLAGS = SH_FLAGS.SHF_ALLOC | SH_FLAGS.SHF_EXECINSTR
_RETAIN = 0x200000  # SHF_GNU_RETAIN: not to be left out
_FLAGS = {
    SH_FLAGS.SHF_WRITE: "can be written",
    SH_FLAGS.SHF_MERGE: "may be merged",
    SH_FLAGS.SHF_LINK_ORDER: "goes with another section",
    SH_FLAGS.SHF_GROUP: "is one of a group, of which a linker may keep another object's",
    SH_FLAGS.SHF_TLS: "is copied for each thread",
    SH_FLAGS.SHF_COMPRESSED: "is compressed",
    SH_FLAGS.SHF_EXCLUDE: "is left out of what is linked",
}


def code_sections(elf: Elf, name: str, unit: int, *, linked: bool) -> list[Section]:
    """Return the sections with code: .text, and all others marked executable. unit: alignment of instructions in bytes.
    linked: the file is an executable or a shared library, whose sections of another form are left out.

    Raises:
        UserError: no code section has bytes, two have one name, or one is not plain code.
        Malformed: two sections share bytes of the file.
    """
    found = [s for s in elf.sections if s.size and (s.name == ".text" or s.flags & SH_FLAGS.SHF_EXECINSTR)]
    found = [s for s in found if s.name == ".text" or not linked or _is_plain(s, unit)]
    if not found:
        raise UserError(name, "no code in its .text section", "functions in .text")
    names = [section.name for section in found]
    for section in found:
        if names.count(section.name) > 1:
            what = f"{names.count(section.name)} sections called {section.name}"
            raise UserError(name, what, "one", "link them first: ld -r")
        _check_plain(section, name, unit)
    for one, two in pairwise(sorted(found, key=lambda s: s.offset)):
        if one.offset + one.size > two.offset:
            raise Malformed(f"{one.name} and {two.name} share bytes of the file")
    return found


def _check_plain(code: Section, name: str, unit: int) -> None:
    flags = code.flags & ~_RETAIN
    if code.kind != _PROGBITS or flags != _CODE_FLAGS:
        says = [text for flag, text in _FLAGS.items() if flags & flag]
        says += ["is not executed"] * (not flags & SH_FLAGS.SHF_EXECINSTR)
        what = f"a {code.name} section of type {code.kind} with the flags {flags:#x}"
        raise UserError(name, what + (f": it {', it '.join(says)}" if says else ""), "type 1, flags 0x6: plain code")
    if not _is_aligned(code, unit):
        what = f"a {code.name} section at {code.address:#x} that is aligned to {code.align} bytes"
        raise UserError(
            name, what, f"instructions at multiples of {unit}", f"put .balign {unit} before the first function"
        )


def _is_plain(code: Section, unit: int) -> bool:
    return code.kind == _PROGBITS and code.flags & ~_RETAIN == _CODE_FLAGS and _is_aligned(code, unit)


def _is_aligned(code: Section, unit: int) -> bool:
    return code.align >= unit and not code.align & (code.align - 1) and not code.address % unit


def symbol_table(elf: Elf, kind: int, name: str) -> Section | None:
    """Return the only table of a kind, None if there is none.

    Raises:
        UserError: there are several tables of the kind.
    """
    found = [section for section in elf.sections if section.kind == kind]
    if len(found) > 1:
        raise UserError(name, f"{len(found)} symbol tables: {', '.join(s.name for s in found)}", "one")
    return found[0] if found else None


def code_relocations(
    elf: Elf, codes: Collection[int], table: Section | None, linking: Linking, name: str
) -> dict[int, Section]:
    """Return the relocation table of each code section that has one. Check the other tables against their sections,
    since linkers write where entries say. codes: numbers of the sections; linking: of the machine.

    Raises:
        UserError: a section has two tables, or linkers read its table otherwise.
        Malformed: a table belongs to no section, or an entry to no byte of it.
    """
    found: dict[int, list[Section]] = {}
    for section in (s for s in elf.sections if s.kind in PACKED | {REL, RELA, RELR}):
        if not 0 < section.info < len(elf.sections) or table is None or section.link != table.number:
            raise Malformed(f"{section.name} belongs to section {section.info} and the symbols of {section.link}")
        if section.info in codes:
            found.setdefault(section.info, []).append(section)
        elif section.kind in (REL, RELA):
            size = elf.sections[section.info].size
            wrong = next((e for e in elf.relocations(section) if e.place + linking.widths.get(e.kind, 4) > size), None)
            if wrong is not None:
                raise Malformed(f"{section.name} changes byte {wrong.place:#x} of a section of {size:#x} bytes")
    kind = REL if linking.in_place else RELA
    return {number: _only_table(tables, kind, elf.sections[number].name, name) for number, tables in found.items()}


def _only_table(tables: list[Section], kind: int, code: str, name: str) -> Section:
    if len(tables) > 1 or tables[0].kind != kind:
        what = ", ".join(f"{section.name} of type {section.kind}" for section in tables)
        allowed = f"one section of them, of type {kind} ({'REL' if kind == REL else 'RELA'})"
        raise UserError(name, f"relocations of {code} in {what}", allowed)
    if tables[0].flags & ~SH_FLAGS.SHF_INFO_LINK:
        what = f"relocations of {code} in a section with the flags {tables[0].flags:#x}, which a linker may leave out"
        raise UserError(name, what, "none, or 0x40", "let the assembler make the relocations")
    return tables[0]


def check_others(elf: Elf, used: set[int], name: str) -> None:
    """Refuse an object with a section that runs without being called, or that lets a linker run or replace other code.
    used: sections with code.

    Raises:
        UserError: the object has such a section.
        Malformed: a group is no list of words.
    """
    if any(s.name == ".note.GNU-stack" and s.flags & SH_FLAGS.SHF_EXECINSTR for s in elf.sections):
        found = "the section '.note.GNU-stack' with the flag 0x4: the stack of the whole program can be executed"
        allowed = "a stack that holds data"
        raise UserError(name, found, allowed, 'put .section .note.GNU-stack,"",@progbits into the text')
    for section in (s for s in elf.sections if s.size):
        asks = "the program that starts the program" if section.name == ".interp" else _LLVM_ASKS.get(section.kind)
        if asks:
            found = f"the section '{section.name}': {asks}"
            raise UserError(name, found, "code that says nothing of what else is linked")
        named = section.name.startswith(_RUN_ON_LOAD) or section.name in _RUN_ON_LOAD_NAMES
        if section.kind in _RUN_ON_LOAD_KINDS or named:
            found = f"the section '{section.name}': code that runs before or after the program"
            raise UserError(name, found, "code that runs when it is called", "leave constructors and destructors out")
        if section.name.startswith(_LINK_ONCE):
            found = f"the section '{section.name}', of which a linker may keep another object's"
            raise UserError(name, found, "code in no group", "leave out comdat and linkonce")
        if section.name.startswith((".gnu.lto_", ".llvm.lto")) or section.kind == _LLVM_LTO:
            found = f"the section '{section.name}', from which a linker may compile the code anew"
            raise UserError(name, found, "machine code only", "compile with -fno-lto")
        if section.kind == _GROUP and not used.isdisjoint(islice(elf.words(section, 32), 1, None)):
            found = f"a section group, '{section.name}', with code in it: a linker may keep another object's"
            raise UserError(name, found, "code in no group", "leave out comdat and linkonce")

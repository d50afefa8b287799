"""Sections of a relocatable object: which one is the code, and what else in it changes what is linked."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

from elftools.elf.constants import SH_FLAGS
from elftools.elf.enums import ENUM_SH_TYPE_BASE

from ciphergen.dsl.errors import UserError
from ciphergen.verify.elf import PACKED, REL, RELA, RELR, Elf, Malformed, Section

_PROGBITS, _GROUP = ENUM_SH_TYPE_BASE["SHT_PROGBITS"], ENUM_SH_TYPE_BASE["SHT_GROUP"]
SYMTAB, DYNSYM = ENUM_SH_TYPE_BASE["SHT_SYMTAB"], ENUM_SH_TYPE_BASE["SHT_DYNSYM"]
_LLVM_LTO = 0x6FFF4C0C
_LLVM_ASKS = {0x6FFF4C01: "options for a linker", 0x6FFF4C04: "libraries for a linker to take"}
_RUN_ON_LOAD = (".init_array", ".fini_array", ".preinit_array", ".ctors", ".dtors")
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


def code_section(elf: Elf, name: str) -> Section:
    """Give the section called .text.

    Raises:
        UserError: there is none with bytes, or several, or it is not plain code.
    """
    found = [section for section in elf.sections if section.name == ".text" and section.size]
    if not found:
        raise UserError(name, "no code in its .text section", "functions in .text")
    if len(found) > 1:
        raise UserError(name, f"{len(found)} sections called .text", "one", "link them first: ld -r")
    code = found[0]
    flags = code.flags & ~_RETAIN
    if code.kind != _PROGBITS or flags != _CODE_FLAGS:
        says = [text for flag, text in _FLAGS.items() if flags & flag]
        says += ["is not executed"] * (not flags & SH_FLAGS.SHF_EXECINSTR)
        what = f"a .text section of type {code.kind} with the flags {flags:#x}"
        raise UserError(name, what + (f": it {', it '.join(says)}" if says else ""), "type 1, flags 0x6: plain code")
    if code.align < 4 or code.align & (code.align - 1) or code.address % 4:
        what = f"a .text section at {code.address:#x} that is aligned to {code.align} bytes"
        raise UserError(name, what, "instructions at multiples of 4", "put .balign 4 before the first function")
    return code


def symbol_table(elf: Elf, kind: int, name: str) -> Section | None:
    """Give the one table of a kind.

    Raises:
        UserError: there are several.
    """
    found = [section for section in elf.sections if section.kind == kind]
    if len(found) > 1:
        raise UserError(name, f"{len(found)} symbol tables: {', '.join(s.name for s in found)}", "one")
    return found[0] if found else None


def code_relocations(
    elf: Elf, code: Section, table: Section | None, widths: Mapping[int, int], name: str
) -> Section | None:
    """Give the table of the code's relocations; all others are held against the sections that they belong to, since
    linkers follow them beyond. widths: see `Linking`.

    Raises:
        UserError: there are two, or linkers read them otherwise.
        Malformed: a table belongs to no section, or an entry to no byte of it.
    """
    found = []
    for section in (s for s in elf.sections if s.kind in PACKED | {REL, RELA, RELR}):
        if not 0 < section.info < len(elf.sections) or table is None or section.link != table.number:
            raise Malformed(f"{section.name} belongs to section {section.info} and the symbols of {section.link}")
        if section.info == code.number:
            found.append(section)
        elif section.kind in (REL, RELA):
            size = elf.sections[section.info].size
            wrong = next((e for e in elf.relocations(section) if e.place + widths.get(e.kind, 4) > size), None)
            if wrong is not None:
                raise Malformed(f"{section.name} changes byte {wrong.place:#x} of a section of {size:#x} bytes")
    if len(found) > 1 or (found and found[0].kind != RELA):
        what = ", ".join(f"{section.name} of type {section.kind}" for section in found)
        raise UserError(name, f"relocations of .text in {what}", "one section of them, of type 4 (RELA)")
    if found and found[0].flags & ~SH_FLAGS.SHF_INFO_LINK:
        what = f"relocations of .text in a section with the flags {found[0].flags:#x}, which a linker may leave out"
        raise UserError(name, what, "none, or 0x40", "let the assembler make the relocations")
    return found[0] if found else None


def check_others(elf: Elf, code: Section, used: set[int], name: str) -> None:
    """Refuse an object in which another section runs, or decides what else does, or what becomes of those that are
    `used`.

    Raises:
        UserError: so it is.
        Malformed: a group is no list of words.
    """
    if any(s.name == ".note.GNU-stack" and s.flags & SH_FLAGS.SHF_EXECINSTR for s in elf.sections):
        found = "the section '.note.GNU-stack' with the flag 0x4: the stack of the whole program can be executed"
        allowed = "a stack that holds data"
        raise UserError(name, found, allowed, 'put .section .note.GNU-stack,"",@progbits into the text')
    for section in (s for s in elf.sections if s.size and s is not code):
        asks = "the program that starts the program" if section.name == ".interp" else _LLVM_ASKS.get(section.kind)
        if asks:
            found = f"the section '{section.name}': {asks}"
            raise UserError(name, found, "code that says nothing of what else is linked")
        if section.flags & SH_FLAGS.SHF_EXECINSTR:
            found = f"code in the section '{section.name}', which is not read"
            raise UserError(name, found, "functions in .text only", "put .text before every function")
        if section.kind in _RUN_ON_LOAD_KINDS or section.name.startswith(_RUN_ON_LOAD):
            found = f"the section '{section.name}': code that runs before or after the program"
            raise UserError(name, found, "code that runs when it is called", "leave constructors and destructors out")
        if section.name.startswith((".gnu.lto_", ".llvm.lto")) or section.kind == _LLVM_LTO:
            found = f"the section '{section.name}', from which a linker may compile the code anew"
            raise UserError(name, found, "machine code only", "compile with -fno-lto")
        if section.kind == _GROUP and not used.isdisjoint(islice(elf.words(section, 32), 1, None)):
            found = f"a section group, '{section.name}', with .text in it: a linker may keep another object's"
            raise UserError(name, found, ".text in no group", "leave out comdat and linkonce")

"""Segments of executables: whether what is mapped when the file runs is the section that was read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from elftools.elf.constants import P_FLAGS
from elftools.elf.enums import ENUM_P_TYPE_BASE

from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.dynamic import changes_code, hidden_table
from ciphergen.verify.object.elf import PACKED, REL, RELA, RELR, Elf, ProgramHeader, Section

_LOAD = ENUM_P_TYPE_BASE["PT_LOAD"]
_PAGE = 4096  # the smallest that either machine has
_WIDEST = 8  # bytes that one relocation changes
_OBJECT = "prove the object file, or link it alone into a segment that is read and executed only"


def check_segments(elf: Elf, codes: Sequence[Section], name: str) -> None:
    """Refuse an executable or shared library of which other bytes than its code sections would run.

    Raises:
        UserError: no segment maps a section as it stands in the file, or one that can be written does; another segment
            lies over it; a loader changes it.
        Malformed: a table contradicts itself.
    """
    for code in codes:
        _check_mapped(elf, code, name)
    ends = [(code.address - _WIDEST, code.address + code.size) for code in codes]
    touched = next((s for s, at in _relocated(elf, name) if any(begin < at < end for begin, end in ends)), None)
    if touched is not None:
        raise UserError(
            name, f"relocations of the code in '{touched.name}'", "code that a loader leaves alone", _OBJECT
        )
    if changes_code(elf):
        raise UserError(name, "TEXTREL, that a loader may change code", "code that a loader leaves alone", _OBJECT)
    hidden = hidden_table(elf, [section for section in elf.sections if _is_mapped(elf, section)])
    if hidden:
        raise UserError(name, hidden, "tables for the loader that are sections, which linkers read", _OBJECT)


def _check_mapped(elf: Elf, code: Section, name: str) -> None:
    around = [s for s in elf.segments if s.kind == _LOAD and _overlap(s, code.address, code.address + code.size)]
    if len(around) != 1:
        found = f"{len(around)} segments that are mapped to the addresses of {code.name}"
        raise UserError(name, found, "one", _OBJECT)
    segment = around[0]
    inside = code.address - segment.address
    if inside < 0 or inside + code.size > segment.file_size or segment.offset + inside != code.offset:
        found = f"a segment that maps other bytes than {code.name} to its addresses"
        raise UserError(name, found, "the same bytes", _OBJECT)
    if segment.flags & (P_FLAGS.PF_X | P_FLAGS.PF_W) != P_FLAGS.PF_X:
        found = f"a segment for {code.name} with the flags {segment.flags:#x}"
        allowed = "one that can be executed (1) and not be written (2)"
        raise UserError(name, found, allowed, _OBJECT)


def _overlap(segment: ProgramHeader, begin: int, end: int) -> bool:
    """Return True if an address range shares a page with a segment."""
    first, last = segment.address // _PAGE * _PAGE, -(-(segment.address + segment.memory_size) // _PAGE) * _PAGE
    return segment.memory_size > 0 and first < end and begin < last


def _is_mapped(elf: Elf, section: Section) -> bool:
    """Return True if a section's bytes in the file are what is mapped to its addresses."""
    begin, end = section.address, section.address + section.size
    around = [s for s in elf.segments if s.kind == _LOAD and _overlap(s, begin, end)]
    inside = any(s.address <= begin and end <= s.address + s.file_size for s in around)
    return inside and all(s.offset - s.address == section.offset - begin for s in around)


def _relocated(elf: Elf, name: str) -> Iterator[tuple[Section, int]]:
    """Yield each address that a relocation table changes, with the table."""
    for section in elf.sections:
        if section.kind in (REL, RELA):
            yield from ((section, entry.place) for entry in elf.relocations(section))
        elif section.kind == RELR:
            yield from ((section, place) for place in _packed_places(elf, section))
        elif section.kind in PACKED:
            raise UserError(name, f"relocations of an unknown form in '{section.name}'", "REL, RELA and RELR", _OBJECT)


def _packed_places(elf: Elf, section: Section) -> Iterator[int]:
    """Yield the addresses of a RELR table: an even word is an address, an odd one has a bit for each of the words that
    follow."""
    size, base = elf.bits // 8, 0
    for word in elf.words(section, elf.bits, elf.bits):
        if word % 2 == 0:
            yield word
            base = word + size
        else:
            yield from (base + size * i for i in range(elf.bits - 1) if word >> (i + 1) & 1)
            base += size * (elf.bits - 1)

"""ELF files: headers, sections, segments and tables, each held against the size of the file before it is read.

Tables are unpacked at once and names end after a thousand bytes, so that no file, however spoiled, costs more than its
size. pyelftools knows what the numbers mean (`elftools.elf.enums`, `.constants`); it reads entry by entry and promises
no such bound.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from struct import Struct
from typing import NamedTuple

from elftools.elf.enums import ENUM_SH_TYPE_BASE

_MAGIC = b"\x7fELF"
_LONGEST_NAME = 1000
_MOST_SYMBOLS, _MOST_ENTRIES = 1 << 18, 1 << 22
_HEADER = {32: Struct("<HHIIIIIHHHHHH"), 64: Struct("<HHIQQQIHHHHHH")}
_SECTION = {32: Struct("<10I"), 64: Struct("<IIQQQQIIQQ")}
_SEGMENT = {32: Struct("<8I"), 64: Struct("<IIQQQQQQ")}
_SYMBOL = {32: Struct("<IIIBBH"), 64: Struct("<IBBHQQ")}
_REL = {32: Struct("<II"), 64: Struct("<QQ")}
_RELA = {32: Struct("<IIi"), 64: Struct("<QQq")}
_NOBITS, _STRTAB = ENUM_SH_TYPE_BASE["SHT_NOBITS"], ENUM_SH_TYPE_BASE["SHT_STRTAB"]
REL, RELA, RELR = (ENUM_SH_TYPE_BASE[f"SHT_{name}"] for name in ("REL", "RELA", "RELR"))
# Relocations as only some linkers and loaders read them: SHT_CREL, SHT_ANDROID_REL, SHT_ANDROID_RELA, SHT_ANDROID_RELR.
PACKED = frozenset({0x40000014, 0x60000001, 0x60000002, 0x6FFFFF00})


class Malformed(Exception):
    """An error: the file contradicts itself or is no ELF file; the message says where."""


class Section(NamedTuple):
    """A section header. kind: `SHT_…`; entry: bytes of an entry of its table."""

    number: int
    name: str
    kind: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    align: int
    entry: int


class ProgramHeader(NamedTuple):
    """A program header. kind: `PT_…`."""

    kind: int
    flags: int
    offset: int
    address: int
    file_size: int
    memory_size: int


class SymbolEntry(NamedTuple):
    """An entry of a symbol table. section: index of a section, or `SHN_…`."""

    name: str
    value: int
    size: int
    bind: int
    kind: int
    section: int


class RelocationEntry(NamedTuple):
    """An entry of a table of relocations. place: offset in the section, or address."""

    place: int
    kind: int
    symbol: int
    addend: int


class Header(NamedTuple):
    """The fields of a file's header behind its first 16 bytes, in their order."""

    kind: int
    machine: int
    version: int
    entry: int
    segments_at: int
    sections_at: int
    flags: int
    size: int
    segment_size: int
    segment_count: int
    section_size: int
    section_count: int
    names: int


class Elf:
    """A little-endian ELF file. bits: of its class; kind: `ET_…`; os_abi, machine, flags: as in its header.

    Raises:
        Malformed: (every method) a part lies outside of the file, or is not as it should be.
    """

    def __init__(self, data: bytes, bits: int, header: Header) -> None:
        self.bits, self.kind, self.machine, self.flags = bits, header.kind, header.machine, header.flags
        self.os_abi, self.abi_version = data[7], data[8]
        self._data, self._header = data, header
        self._entries_left = _MOST_ENTRIES

    @classmethod
    def of(cls, data: bytes) -> Elf:
        """Return the file with its header read.

        Raises:
            Malformed: it is none, or its header is not as it should be.
        """
        bits = {1: 32, 2: 64}.get(data[4], 0) if len(data) >= 16 else 0
        if not data.startswith(_MAGIC) or not bits:
            raise Malformed("it does not begin as one")
        if data[5] != 1:
            raise Malformed(f"its byte order is {data[5]}; 1, little-endian, is what is read")
        layout = _HEADER[bits]
        if len(data) < 16 + layout.size:
            raise Malformed("its header ends too early")
        header = Header(*layout.unpack_from(data, 16))
        if data[6] != 1 or header.version != 1:
            raise Malformed(f"its version is {data[6]} and {header.version}, not 1")
        return cls(data, bits, header)

    def _rows(self, what: str, at: int, count: int, size: int, layout: Struct) -> list[tuple[int, ...]]:
        """Return the rows of a table of headers."""
        if not count:
            return []
        if size != layout.size or at + count * size > len(self._data):
            raise Malformed(f"{count} {what} of {size} bytes at {at:#x} in a file of {len(self._data)}")
        return list(layout.iter_unpack(self._data[at : at + count * size]))

    @cached_property
    def sections(self) -> list[Section]:
        """Return all section headers; the one at index 0 is no section's."""
        header = self._header
        if header.sections_at and not header.section_count:
            raise Malformed("it has no section, or more than 65279")
        count = header.section_count if header.sections_at else 0
        rows = self._rows("section headers", header.sections_at, count, header.section_size, _SECTION[self.bits])
        raw = [Section(index, "", *row[1:]) for index, row in enumerate(rows)]
        if not raw:
            return []
        names = self._strings(raw, header.names)
        return [s._replace(name=_string(names, row[0])) for s, row in zip(raw, rows, strict=True)]

    @cached_property
    def segments(self) -> list[ProgramHeader]:
        """Return all program headers."""
        header = self._header
        count = header.segment_count if header.segments_at else 0
        rows = self._rows("program headers", header.segments_at, count, header.segment_size, _SEGMENT[self.bits])
        if self.bits == 32:
            return [
                ProgramHeader(kind, flags, at, to, in_file, size) for kind, at, to, _, in_file, size, flags, _ in rows
            ]
        return [ProgramHeader(kind, flags, at, to, in_file, size) for kind, flags, at, to, _, in_file, size, _ in rows]

    def contents(self, section: Section) -> bytes:
        """Return the bytes of a section as they stand in the file."""
        return b"" if section.kind == _NOBITS else self._part(section.name, section.offset, section.size)

    def mapped(self, segment: ProgramHeader) -> bytes:
        """Return the bytes of a segment as they stand in the file."""
        return self._part("a segment", segment.offset, segment.file_size)

    def _part(self, what: str, offset: int, size: int) -> bytes:
        if offset + size > len(self._data):
            raise Malformed(f"{what or 'a section'} has {size} bytes at {offset:#x} in a file of {len(self._data)}")
        return self._data[offset : offset + size]

    def _strings(self, sections: list[Section], index: int) -> bytes:
        """Return the contents of a string table."""
        if index >= len(sections) or sections[index].kind != _STRTAB:
            raise Malformed(f"section {index} should hold names and does not")
        return self.contents(sections[index])

    def _table(self, section: Section, layout: Struct, most: int) -> Iterator[tuple[int, ...]]:
        count = section.size // layout.size
        if section.entry != layout.size or section.size % layout.size:
            raise Malformed(f"{section.name} has {section.size} bytes in entries of {section.entry}, not {layout.size}")
        if count > most:
            raise Malformed(f"{section.name} has {count} entries, and {most} is what is read")
        self._entries_left -= count
        return layout.iter_unpack(self.contents(section))

    def symbols(self, section: Section) -> list[SymbolEntry]:
        """Return the entries of a symbol table."""
        names, found = self._strings(self.sections, section.link), list[SymbolEntry]()
        for row in self._table(section, _SYMBOL[self.bits], _MOST_SYMBOLS):
            name, info, _, place, value, size = row if self.bits == 64 else (row[0], *row[3:], *row[1:3])
            found.append(SymbolEntry(_string(names, name), value, size, info >> 4, info & 15, place))
        return found

    def relocations(self, section: Section) -> Iterator[RelocationEntry]:
        """Yield the entries of a relocation table, with an addend of 0 where the table has none."""
        low = 8 if self.bits == 32 else 32
        for row in self._table(section, (_RELA if section.kind == RELA else _REL)[self.bits], self._entries_left):
            yield RelocationEntry(row[0], row[1] & ((1 << low) - 1), row[1] >> low, sum(row[2:]))

    def words(self, section: Section, bits: int, entries: int = 1) -> Iterator[int]:
        """Yield the contents of a section as words, each of which stands for `entries` entries of a table."""
        layout = {32: Struct("<I"), 64: Struct("<Q")}[bits]
        rows = self._table(section._replace(entry=layout.size), layout, self._entries_left // entries)
        self._entries_left -= section.size // layout.size * (entries - 1)
        yield from (word for (word,) in rows)


def _string(names: bytes, offset: int) -> str:
    """Return a name in printable form, cut off if too long for any function of ours."""
    end = names.find(b"\0", offset, offset + _LONGEST_NAME)
    if end < 0:
        end = offset + _LONGEST_NAME
    if end >= len(names):
        raise Malformed(f"a name at {offset:#x} in a table of {len(names)} bytes")
    name = names[offset:end].decode("utf-8", "backslashreplace")
    return name if name.isprintable() else repr(name)

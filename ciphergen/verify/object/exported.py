"""Exported symbols of an object file: the names that a linker may bind a caller to, whatever their section.

It reads the tables with `struct` alone, in time that the size of the file bounds, also where they are hostile.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ciphergen.dsl.errors import UserError

_MAGIC = b"\x7fELF"
_LITTLE_ENDIAN = 1
_SYMTAB, _NOBITS = 2, 8  # types of sections
_EXECUTABLE = 4  # flag of sections
_LOCAL = 0  # binding of symbols
_FUNCTIONS = {2, 10}  # types of symbols: STT_FUNC, STT_GNU_IFUNC
_DATA = {1, 3, 4, 5, 6}  # those that are not called: STT_OBJECT, STT_SECTION, STT_FILE, STT_COMMON, STT_TLS
_OBJECT = 1  # type of files: ET_REL
_NOT_HERE, _IN_ANOTHER_TABLE = 0, 0xFFFF  # numbers of sections: SHN_UNDEF, SHN_XINDEX
_LONGEST_NAME = 4096
_MOST_SHARED = 4  # times that a byte of a name may be another name's too


class _ClassLayout(NamedTuple):
    """The layout of ELF structures, by class of the file. counts: size and number of section headers behind `table`,
    their offset."""

    table: int
    counts: int
    section: struct.Struct
    symbol: struct.Struct


_FORMS = {
    1: _ClassLayout(0x20, 0x2E, struct.Struct("<10I"), struct.Struct("<IIIBBH")),
    2: _ClassLayout(0x28, 0x3A, struct.Struct("<IIQQQQIIQQ"), struct.Struct("<IBBHQQ")),
}


class _Section(NamedTuple):
    """A section header."""

    type: int
    flags: int
    address: int
    offset: int
    size: int
    link: int


class _Symbol(NamedTuple):
    """An entry of a symbol table."""

    name: int
    info: int
    section: int
    value: int


class _MalformedError(Exception):
    """An error: a table does not lie in the file or leads out of another."""


@dataclass(frozen=True)
class Interface:
    """The exported names of all that is defined and not local, with whether it may be a function; has_code: whether
    there is anything that could run."""

    names: Mapping[str, bool]
    has_code: bool

    @property
    def functions(self) -> list[str]:
        """Return the names of symbols that may be functions."""
        return [name for name, is_function in self.names.items() if is_function]


def interface(data: bytes, name: str) -> Interface:
    """Return the names that an object file exports, and whether the file has code.

    Raises:
        UserError: not ELF, big-endian, or a table is malformed. Messages call the file `name`.
    """
    try:
        return _interface(data)
    except (_MalformedError, struct.error) as error:
        text = f"not a sound ELF object file of a little-endian machine ({error})"
        raise UserError(name, text, "an object file, a static library of object files, or assembly text") from None


def _interface(data: bytes) -> Interface:
    if not data.startswith(_MAGIC) or len(data) < 0x40:
        raise _MalformedError("no ELF header")
    if data[4] not in _FORMS or data[5] != _LITTLE_ENDIAN:
        raise _MalformedError("its class or the order of its bytes is unknown")
    form = _FORMS[data[4]]
    sections = _sections(data, form)
    is_object = data[16:18] == _OBJECT.to_bytes(2, "little")
    names: dict[str, bool] = {}
    left = _MOST_SHARED * len(data)
    for table in sections:
        if table.type == _SYMTAB:
            strings = _content(data, _at(sections, table.link))
            for symbol in _symbols(_content(data, table), form):
                if symbol.name and symbol.info >> 4 != _LOCAL and symbol.section != _NOT_HERE:
                    label = _name(strings, symbol.name)
                    names[label] = names.get(label, False) or _is_function(symbol, sections, is_object)
                    left -= len(label)
                    if left < 0:
                        raise _MalformedError("its symbols' names are longer than it is")
    return Interface(names, any(s.flags & _EXECUTABLE and s.size and s.type != _NOBITS for s in sections))


def _sections(data: bytes, form: _ClassLayout) -> list[_Section]:
    (start,) = struct.unpack_from("<I" if form.table == 0x20 else "<Q", data, form.table)
    size, count = struct.unpack_from("<HH", data, form.counts)
    if not start:
        return []
    if size != form.section.size or not count or start + size * count > len(data):
        raise _MalformedError("its section headers are not in it")
    found = [form.section.unpack_from(data, start + size * number) for number in range(count)]
    return [_Section(*header[1:7]) for header in found]


def _at(sections: list[_Section], number: int) -> _Section:
    if number >= len(sections):
        raise _MalformedError(f"there is no section {number}")
    return sections[number]


def _content(data: bytes, section: _Section) -> bytes:
    if section.offset + section.size > len(data):
        raise _MalformedError("a section ends behind its end")
    return data[section.offset : section.offset + section.size]


def _symbols(table: bytes, form: _ClassLayout) -> Iterator[_Symbol]:
    if len(table) % form.symbol.size:
        raise _MalformedError("its table of symbols ends within one")
    for fields in form.symbol.iter_unpack(table):
        if form.table == 0x20:
            name, value, _, info, _, section = fields
        else:
            name, info, _, section, value, _ = fields
        yield _Symbol(name, info, section, value)


def _name(strings: bytes, start: int) -> str:
    end = strings.find(b"\0", start, start + _LONGEST_NAME)
    if end < 0:
        raise _MalformedError("the name of a symbol does not end")
    name = strings[start:end].decode("utf-8", "surrogateescape")
    return name if name.isprintable() else ascii(name)[1:-1]


def _is_function(symbol: _Symbol, sections: list[_Section], is_object: bool) -> bool:
    """Return True if a symbol may be a function: by its type, or since bytes that may run follow. Linker marks have no
    bytes behind them. In an object, callers may call a name without a type anywhere: data run without memory
    protection, and a number is an address."""
    if symbol.section == _IN_ANOTHER_TABLE:
        raise _MalformedError("it has more sections than are supported")
    kind = symbol.info & 15
    if kind in _FUNCTIONS:
        return True
    section = sections[symbol.section] if symbol.section < len(sections) else None
    if section is None or not section.flags & _EXECUTABLE:
        return is_object and kind not in _DATA
    return 0 <= symbol.value - section.address < section.size

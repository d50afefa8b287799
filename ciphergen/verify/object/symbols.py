"""Function symbols of an object: names that stand for one place in its code, for the linker as for the prover."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from elftools.elf.constants import SHN_INDICES
from elftools.elf.enums import ENUM_ST_INFO_BIND, ENUM_ST_INFO_TYPE

from ciphergen.backends.machine.target import Target
from ciphergen.verify.object.elf import Elf, Malformed, Section, SymbolEntry
from ciphergen.verify.object.image import CodeSection

_LOCAL, _GLOBAL, _WEAK = (ENUM_ST_INFO_BIND[f"STB_{name}"] for name in ("LOCAL", "GLOBAL", "WEAK"))
_FUNCTION = ENUM_ST_INFO_TYPE["STT_FUNC"]
_FUNCTIONS = {ENUM_ST_INFO_TYPE["STT_NOTYPE"], _FUNCTION}
_NOT_NAMES = {ENUM_ST_INFO_TYPE["STT_SECTION"], ENUM_ST_INFO_TYPE["STT_FILE"]}
_INDIRECT = 10  # STT_GNU_IFUNC, which pyelftools calls STT_LOOS
_UNDEFINED, _ABSOLUTE, _COMMON = 0, SHN_INDICES.SHN_ABS, SHN_INDICES.SHN_COMMON


class Functions(NamedTuple):
    """The functions of an object. places: offset and size by name. unfit: of all other names that are defined, why they
    are no functions whose code is known."""

    places: Mapping[str, tuple[int, int]]
    unfit: Mapping[str, str]


def check_order(symbols: list[SymbolEntry], table: Section) -> None:
    """Refuse an object's symbol table whose local symbols are not in front, where linkers look for them.

    Raises:
        Malformed: local symbols are not in front.
    """
    for number, symbol in enumerate(symbols):
        if (symbol.bind == _LOCAL) != (number < table.info):
            raise Malformed(
                f"symbol {number} of {table.name} has the binding {symbol.bind}, and {table.info} are local"
            )


def find_functions(
    elf: Elf, parts: Mapping[int, CodeSection], symbols: Iterable[SymbolEntry], target: Target, *, linked: bool
) -> Functions:
    """Return the functions of an object by name, and why other names are none. parts: the code, by number of section;
    linked: the file is an executable or shared library."""
    by_name: defaultdict[str, set[SymbolEntry]] = defaultdict(set)
    for symbol in symbols:
        name, at, _ = symbol.name.partition("@")
        if name and symbol.kind not in _NOT_NAMES:
            # In a file that is linked, the tables for the linker and for the loader say the same of a function.
            same = symbol._replace(name=name, bind=_GLOBAL) if linked else symbol._replace(name=name + at)
            by_name[name].add(same)
    places: dict[str, tuple[int, int]] = {}
    unfit: dict[str, str] = {}
    for name, found in by_name.items():
        defined = [symbol for symbol in found if symbol.section != _UNDEFINED]
        wrong = _wrong(elf, parts, defined[0], target) if len(found) == 1 and defined else ""
        if len(found) > 1:
            unfit[name] = f"has {len(found)} different entries in the symbol table, and a linker takes one of them"
        elif wrong:
            unfit[name] = wrong
        elif defined:
            part = parts[defined[0].section]
            places[name] = (part.start + _offset(defined[0], part, target), defined[0].size)
    return Functions(places, unfit)


def _wrong(elf: Elf, parts: Mapping[int, CodeSection], symbol: SymbolEntry, target: Target) -> str:
    """Return why a symbol is no function with known code; the empty text if it is one."""
    if symbol.section >= len(elf.sections):
        special = {_ABSOLUTE: "is a number and no place in code", _COMMON: "is common data"}
        return special.get(symbol.section, "is in no section that is there")
    part = parts.get(symbol.section)
    if part is None:
        return f"is in the section {elf.sections[symbol.section].name}, which is not read as code"
    if "@" in symbol.name:
        return "is a version of a function, and a linker chooses among them"
    if symbol.bind == _WEAK:
        return "is weak, so that a linker takes another object's function of that name"
    if symbol.kind == _INDIRECT:
        return "is an indirect function: what it returns is the address of the code that runs"
    # Where addresses of code have a bit of their own, symbols without a type have none.
    kinds = {_FUNCTION} if target.code_bit else _FUNCTIONS
    if symbol.bind not in (_LOCAL, _GLOBAL) or symbol.kind not in kinds:
        return f"has the binding {symbol.bind} and the type {symbol.kind}, which no function has"
    offset = _offset(symbol, part, target)
    if offset % target.format.unit or not 0 <= offset < len(part.data):
        return f"is at {offset:#x} of {part.name}, where no instruction begins"
    return ""


def _offset(symbol: SymbolEntry, part: CodeSection, target: Target) -> int:
    """Return the offset of a function in its section, without the code bit of the symbol's value."""
    return symbol.value - part.address - (target.code_bit if symbol.kind == _FUNCTION else 0)

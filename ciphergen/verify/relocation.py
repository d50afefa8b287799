"""Relocations on the code of an object: distances inside it are put in as a linker does, and all else is refused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from elftools.elf.enums import ENUM_ST_INFO_BIND, ENUM_ST_INFO_TYPE

from ciphergen.backends.encoding import Slice, parse
from ciphergen.backends.linking import Fill, Relocation
from ciphergen.backends.target import Target
from ciphergen.dsl.errors import UserError
from ciphergen.verify.elf import Entry, Symbol

_LINK_FIRST = "link the code first, or put what it refers to into .text"
_AS_WRITTEN = "let the assembler make the relocations, without .reloc"
# What a linker may have another object's of is not fixed; of an indirect function it makes a call of its own.
_FIXED_BINDS = {ENUM_ST_INFO_BIND[name] for name in ("STB_LOCAL", "STB_GLOBAL")}
_FIXED_KINDS = {ENUM_ST_INFO_TYPE[name] for name in ("STT_NOTYPE", "STT_OBJECT", "STT_FUNC", "STT_SECTION")}


class _Form(NamedTuple):
    """An encoding taken apart: its fixed bits, the field `imm` with its limits and step, and the other fields."""

    mask: int
    match: int
    field: tuple[Slice, ...]
    limits: tuple[int, int, int]
    others: tuple[Slice, ...]


@cache
def _form(encoding: str) -> _Form:
    mask, match, slices = parse(encoding)
    field = tuple(s for s in slices if s.name == "imm")
    step, most = 1 << min(s.low for s in field), 1 << max(s.low + s.width for s in field) - 1
    return _Form(mask, match, field, (-most, most - step, step), tuple(s for s in slices if s.name != "imm"))


class Resolver:
    """Puts relocations into the code of a section.

    Args:
        name: what messages call the file.
        code: the bytes of the section, which are changed.
        section: its number.
        symbols: the table that the relocations point into.
        target: what the relocations of its machine mean.
    """

    def __init__(self, name: str, code: bytearray, section: int, symbols: Sequence[Symbol], target: Target) -> None:
        self._name, self._code, self._section, self._symbols, self._target = name, code, section, symbols, target
        self._filled: set[int] = set()

    def resolve(self, entry: Entry) -> None:
        """Put in what a linker will, which does not depend on where the section is linked.

        Raises:
            UserError: the relocation needs a linker, does not fit what it stands on, or may be put in otherwise.
        """
        relocation = self._target.linking.relocations.get(entry.kind)
        if relocation is not None and relocation.fill is Fill.NOTHING:
            return
        if relocation is not None and relocation.fill is Fill.SHORTENS:
            raise self._error(
                entry.place,
                "code that a linker may shorten, after which it is not what was proved",
                "code that is linked as it stands",
                "assemble with -mno-relax, or put .option norelax at the top",
            )
        symbol = self._symbols[entry.symbol] if entry.symbol < len(self._symbols) else None
        if relocation is None or not (symbol and self._is_fixed(symbol)):
            named = f"'{symbol.name}'" if symbol else f"symbol {entry.symbol}, of which there are {len(self._symbols)}"
            raise self._error(
                entry.place,
                f"a relocation of type {entry.kind} against {named}",
                "branches inside .text to symbols that are not weak; code that needs no linking",
                _LINK_FIRST,
            )
        distance = symbol.value + entry.addend - entry.place
        if relocation.fill is Fill.DISTANCE:
            self._fill(relocation, relocation.forms, entry.place, distance)
        else:
            self._fill_pair(relocation, entry.place, distance)

    def _is_fixed(self, symbol: Symbol) -> bool:
        inside = symbol.section == self._section and "@" not in symbol.name
        return inside and symbol.bind in _FIXED_BINDS and symbol.kind in _FIXED_KINDS

    def _error(self, place: int, found: str, allowed: str = "", write: str = "") -> UserError:
        return UserError(f"{self._name}, .text + {place:#x}", found, allowed, write)

    def _fill_pair(self, relocation: Relocation, place: int, distance: int) -> None:
        """Put a distance into two instructions: what the first adds is rounded, and the second adds what is left."""
        first, second = relocation.forms
        rounded = distance + 0x800 & ~0xFFF
        written = self._fill(relocation, (first,), place, rounded)["rd"]
        read = self._fill(relocation, (second,), place + 4, distance - rounded)["rs1"]
        if read != written:
            found = f"{relocation.name} on a pair of which the second does not read register {written}, but {read}"
            raise self._error(place, found, "a call as the assembler writes it", _AS_WRITTEN)

    def _fill(self, relocation: Relocation, forms: Sequence[str], place: int, value: int) -> dict[str, int]:
        """Put a value into the field `imm` of an instruction; gives its registers and other fields."""
        if place % 4 or place + 4 > len(self._code):
            found = f"{relocation.name} that stands on no instruction of its {len(self._code)} bytes"
            raise self._error(place, found, "relocations at multiples of 4 inside .text", _AS_WRITTEN)
        if place in self._filled:
            raise self._error(place, "two relocations on one instruction", "one at most", _AS_WRITTEN)
        self._filled.add(place)
        word = int.from_bytes(self._code[place : place + 4], "little")
        form = next((f for f in map(_form, forms) if word & f.mask == f.match), None)
        if form is None:
            found = f"{relocation.name} on the word {word:#010x}, of which a linker would change other bits"
            raise self._error(place, found, "an instruction of the relocation's kind", _AS_WRITTEN)
        if relocation.empty and any(_bits(s, word) for s in form.field):
            found = f"{relocation.name} on the word {word:#010x}, whose field is not 0, so that linkers differ"
            raise self._error(place, found, "a field of 0, as the assembler leaves it", _AS_WRITTEN)
        smallest, largest, step = form.limits
        if value % step or not smallest <= value <= largest:
            found = f"{relocation.name} to a distance of {value} bytes"
            allowed = f"multiples of {step} from {smallest} to {largest}"
            raise self._error(place, found, allowed, "put what it refers to nearer")
        for s in form.field:
            mask = (1 << s.width) - 1
            word = word & ~(mask << s.at) | (value >> s.low & mask) << s.at
        self._code[place : place + 4] = word.to_bytes(4, "little")
        return {s.name: _bits(s, word) for s in form.others}


def _bits(part: Slice, word: int) -> int:
    return word >> part.at & (1 << part.width) - 1

"""Relocations on the code of an object: distances are put in as a linker does, and all else is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from elftools.elf.enums import ENUM_ST_INFO_BIND, ENUM_ST_INFO_TYPE

from ciphergen.backends.machine.encoding import Slice, parse
from ciphergen.backends.machine.linking import Fill, Relocation
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.errors import UserError
from ciphergen.verify.object.elf import RelocationEntry, SymbolEntry
from ciphergen.verify.object.image import CodeSection, Link

_LINK_FIRST = "link the code first, or put what it refers to into .text"
_AS_WRITTEN = "let the assembler make the relocations, without .reloc"
# What a linker may have another object's of is not fixed; of an indirect function it makes a call of its own.
_LOCAL = ENUM_ST_INFO_BIND["STB_LOCAL"]
_FUNCTION = ENUM_ST_INFO_TYPE["STT_FUNC"]
_FIXED_BINDS = {ENUM_ST_INFO_BIND[name] for name in ("STB_LOCAL", "STB_GLOBAL")}
_FIXED_KINDS = {ENUM_ST_INFO_TYPE[name] for name in ("STT_NOTYPE", "STT_OBJECT", "STT_FUNC", "STT_SECTION")}


class _Form(NamedTuple):
    """A parsed encoding: its bytes, fixed bits, the field `imm` with its limits and step, the other fields."""

    size: int
    mask: int
    match: int
    field: tuple[Slice, ...]
    limits: tuple[int, int, int]
    others: tuple[Slice, ...]


@cache
def _form(encoding: str) -> _Form:
    bits, mask, match, slices = parse(encoding)
    field = tuple(s for s in slices if s.name == "imm")
    step, most = 1 << min(s.low for s in field), 1 << max(s.low + s.width for s in field) - 1
    return _Form(bits // 8, mask, match, field, (-most, most - step, step), tuple(s for s in slices if s.name != "imm"))


class Resolver:
    """A resolver, which puts relocations into the code.

    Args:
        name: what messages call the file.
        code: the image of all sections, which is changed.
        parts: the sections in it, by number.
        symbols: the table that the relocations point into.
        target: what the relocations of its machine mean.

    bare: the instructions that were changed, with a distance of 0, by their places.
    """

    def __init__(
        self,
        name: str,
        code: bytearray,
        parts: Mapping[int, CodeSection],
        symbols: Sequence[SymbolEntry],
        target: Target,
    ) -> None:
        self._name, self._code, self._parts, self._symbols, self._target = name, code, parts, symbols, target
        self.bare: dict[int, bytes] = {}

    def resolve(self, part: CodeSection, entry: RelocationEntry) -> dict[int, Link]:
        """Resolve one relocation as a linker does, and return the links: instructions that lead into another section.
        Only links depend on where sections are linked.

        Raises:
            UserError: the relocation needs a linker, does not fit what it stands on, or may be put in otherwise.
        """
        relocation = self._target.linking.relocations.get(entry.kind)
        if relocation is not None and relocation.fill is Fill.NOTHING:
            return {}
        if relocation is not None and relocation.fill is Fill.SHORTENS:
            raise self._error(
                part,
                entry.place,
                "code that a linker may shorten, after which it is not what was proved",
                "code that is linked as it stands",
                "assemble with -mno-relax, or put .option norelax at the top",
            )
        symbol = self._symbols[entry.symbol] if entry.symbol < len(self._symbols) else None
        if relocation is None or not (symbol and self._is_fixed(symbol)):
            named = f"'{symbol.name}'" if symbol else f"symbol {entry.symbol}, of which there are {len(self._symbols)}"
            raise self._error(
                part,
                entry.place,
                f"a relocation of type {entry.kind} against {named}",
                "branches to symbols in code that are not weak; code that needs no linking",
                _LINK_FIRST,
            )
        to, linking = self._parts[symbol.section], self._target.linking
        goal = symbol.value - self._target.code_bit + self._addend(part, relocation, entry) + linking.ahead
        if to is not part:
            self._check_between(part, to, relocation, entry, symbol, goal)
        distance = to.start + goal - linking.ahead - part.start - entry.place
        if relocation.fill is Fill.DISTANCE:
            self._fill(part, relocation, relocation.forms, entry.place, distance)
        else:
            self._fill_pair(part, relocation, entry.place, distance)
        if to is part:
            return {}
        at = part.start + entry.place
        link = Link(to.start + goal, to.base, at if relocation.fill is Fill.PAIR else None)
        return dict.fromkeys((at, *([at + _form(relocation.forms[0]).size] if link.pair is not None else [])), link)

    def _is_fixed(self, symbol: SymbolEntry) -> bool:
        inside = symbol.section in self._parts and "@" not in symbol.name
        # Where addresses of code have a bit of their own, only those of functions are sure to.
        kinds = {_FUNCTION} if self._target.code_bit else _FIXED_KINDS
        return inside and symbol.bind in _FIXED_BINDS and symbol.kind in kinds

    def _addend(self, part: CodeSection, relocation: Relocation, entry: RelocationEntry) -> int:
        """Return what a linker adds to the address of the symbol."""
        if not self._target.linking.in_place:
            return entry.addend
        word, form = self._instruction(part, relocation, relocation.forms, entry.place)
        held = sum(_bits(s, word) << s.low for s in form.field)
        return held - 2 * (held & -form.limits[0])

    def _check_between(
        self,
        part: CodeSection,
        to: CodeSection,
        relocation: Relocation,
        entry: RelocationEntry,
        symbol: SymbolEntry,
        offset: int,
    ) -> None:
        """Refuse a link to another section by a relocation that is not far, to no instruction, or to a symbol that
        other objects see. A shared library would reach such a symbol through a table."""
        if not relocation.far:
            found = f"{relocation.name} to the section {to.name}, at a distance that a linker decides"
            allowed = "jumps and calls from one section to another"
            raise self._error(part, entry.place, found, allowed, "branch around a jump")
        if symbol.bind != _LOCAL:
            found = f"{relocation.name} to '{symbol.name}' in the section {to.name}, which other objects may see"
            raise self._error(part, entry.place, found, "local symbols of other sections", _LINK_FIRST)
        if offset % self._target.format.unit or not 0 <= offset < len(to.data):
            found = f"{relocation.name} to {to.name} + {offset:#x}, where no instruction begins"
            raise self._error(part, entry.place, found, "the instructions of the section", _AS_WRITTEN)

    def _error(self, part: CodeSection, place: int, found: str, allowed: str = "", write: str = "") -> UserError:
        return UserError(f"{self._name}, {part.name} + {place:#x}", found, allowed, write)

    def _fill_pair(self, part: CodeSection, relocation: Relocation, place: int, distance: int) -> None:
        """Put a distance into an instruction pair: the first adds the rounded distance, and the second adds the
        rest."""
        first, second = relocation.forms
        rounded = distance + 0x800 & ~0xFFF
        written = self._fill(part, relocation, (first,), place, rounded)["rd"]
        read = self._fill(part, relocation, (second,), place + _form(first).size, distance - rounded)["rs1"]
        if read != written:
            found = f"{relocation.name} on a pair of which the second does not read register {written}, but {read}"
            raise self._error(part, place, found, "a call as the assembler writes it", _AS_WRITTEN)

    def _fill(
        self, part: CodeSection, relocation: Relocation, forms: Sequence[str], place: int, value: int
    ) -> dict[str, int]:
        """Put a value into the field `imm` of an instruction; return its registers and other fields."""
        at = part.start + place
        if at in self.bare:
            raise self._error(part, place, "two relocations on one instruction", "one at most", _AS_WRITTEN)
        word, form = self._instruction(part, relocation, forms, place)
        if relocation.empty and any(_bits(s, word) for s in form.field):
            found = f"{relocation.name} on the word {word:#010x}, whose field is not 0, so that linkers differ"
            raise self._error(part, place, found, "a field of 0, as the assembler leaves it", _AS_WRITTEN)
        smallest, largest, step = form.limits
        if value % step or not smallest <= value <= largest:
            found = f"{relocation.name} to a distance of {value} bytes"
            allowed = f"multiples of {step} from {smallest} to {largest}"
            raise self._error(part, place, found, allowed, "put what it refers to nearer")
        for s in form.field:
            word &= ~((1 << s.width) - 1 << s.at)
        self.bare[at] = self._target.format.pack(word, form.size)
        for s in form.field:
            word |= (value >> s.low & (1 << s.width) - 1) << s.at
        self._code[at : at + form.size] = self._target.format.pack(word, form.size)
        return {s.name: _bits(s, word) for s in form.others}

    def _instruction(
        self, part: CodeSection, relocation: Relocation, forms: Sequence[str], place: int
    ) -> tuple[int, _Form]:
        """Return the word under a relocation, and its form."""
        unit, at = self._target.format.unit, part.start + place
        fetched = None if place % unit else self._target.format.fetch(self._code[: part.end], at)
        if fetched is None:
            found = f"{relocation.name} that stands on no instruction of its {len(part.data)} bytes"
            raise self._error(part, place, found, f"relocations at multiples of {unit} inside {part.name}", _AS_WRITTEN)
        word, size = fetched
        form = next((f for f in map(_form, forms) if f.size == size and word & f.mask == f.match), None)
        if form is None:
            found = f"{relocation.name} on the word {word:#010x}, of which a linker would change other bits"
            raise self._error(part, place, found, "an instruction of the relocation's kind", _AS_WRITTEN)
        return word, form


def _bits(part: Slice, word: int) -> int:
    return word >> part.at & (1 << part.width) - 1

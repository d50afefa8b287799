"""Code size of a function: its own bytes, those of the functions it calls, and the tables that they read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from typing import Any

from elftools.elf.elffile import ELFFile

_ALLOC, _EXECUTE = 2, 4  # SHF_ALLOC, SHF_EXECINSTR


@dataclass(frozen=True)
class Atom:
    """Bytes of a section that belong together: a function, a table, or what no symbol names."""

    section: int
    start: int
    end: int


class Object:
    """A relocatable object file whose functions' sizes are asked. Every call and every table must be a relocation."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    @cached_property
    def _elf(self) -> Any:
        return ELFFile(BytesIO(self._data))

    @cached_property
    def _symbols(self) -> list[Any]:
        return list(self._elf.get_section_by_name(".symtab").iter_symbols())

    @cached_property
    def _pieces(self) -> dict[int, list[Atom]]:
        found: dict[int, list[Atom]] = {}
        for symbol in self._symbols:
            if symbol["st_info"]["type"] in ("STT_FUNC", "STT_OBJECT") and isinstance(symbol["st_shndx"], int):
                start, section = symbol["st_value"], symbol["st_shndx"]
                found.setdefault(section, []).append(Atom(section, start, start + symbol["st_size"]))
        return found

    def _piece(self, section: int, offset: int) -> Atom:
        whole = Atom(section, 0, self._elf.get_section(section)["sh_size"])
        return next((p for p in self._pieces.get(section, ()) if p.start <= offset < p.end), whole)

    def _references(self, piece: Atom) -> Iterator[Atom]:
        """Yield the pieces that the relocations in a piece refer to."""
        for section in self._elf.iter_sections():
            if section["sh_type"] != "SHT_RELA" or section["sh_info"] != piece.section:
                continue
            for relocation in section.iter_relocations():
                symbol = self._symbols[relocation["r_info_sym"]]
                if piece.start <= relocation["r_offset"] < piece.end and isinstance(symbol["st_shndx"], int):
                    yield self._piece(symbol["st_shndx"], symbol["st_value"] + max(relocation["r_addend"], 0))

    def sizes(self, function: str) -> tuple[int, int]:
        """Return the bytes of code and of tables that a call of the function can reach.

        Raises:
            KeyError: there is no such function.
        """
        start = next((s for s in self._symbols if s.name == function), None)
        if start is None:
            raise KeyError(function)
        todo, seen = [self._piece(start["st_shndx"], start["st_value"])], set[Atom]()
        while todo:
            piece = todo.pop()
            if piece not in seen and self._elf.get_section(piece.section)["sh_flags"] & _ALLOC:
                seen.add(piece)
                todo += self._references(piece)
        code = {p for p in seen if self._elf.get_section(p.section)["sh_flags"] & _EXECUTE}
        return sum(p.end - p.start for p in code), sum(p.end - p.start for p in seen - code)

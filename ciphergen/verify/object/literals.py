"""Literal constants in code: bytes of its own that a function reads, and tables of them that it looks up.

It may read what stands in its own bytes: where it is linked, they are as far from its instructions as in the
file, and what they hold is in the file. So what is read is a public constant. A linker may change what has a
relocation, and programs that patch code what is executed: neither is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from typing import NamedTuple

from ciphergen.backends.machine.target import Target
from ciphergen.verify.object.image import CodeSection
from ciphergen.verify.object.object_file import ObjectFile

_WORD = 4


class LiteralRefused(Exception):
    """An error: an instruction may not read these bytes of the code; the message says what they are."""


class Literal(NamedTuple):
    """A read of constants: bytes of the code that an instruction reads. at: its place; place: theirs; entry: bytes of
    an entry, of which the instruction reads one at an address that may depend on secrets, 0 if it reads all bytes."""

    at: int
    place: int
    data: bytes
    entry: int = 0

    def words(self) -> range:
        """Return the places of the aligned words that contain the bytes."""
        return range(self.place // _WORD * _WORD, self.place + len(self.data), _WORD)


class Literals:
    """The literal constants that functions of an object may read. tables: whether addresses of look-ups in them may
    depend on secrets."""

    def __init__(self, obj: ObjectFile, target: Target, *, tables: bool = False) -> None:
        self._obj, self._target, self.tables = obj, target, tables

    def name(self, place: int) -> str:
        """Return what messages call a place in the code."""
        return self._obj.place(place)

    def read(self, at: int, place: int, size: int, *, entry: int = 0) -> Literal:
        """Return the constant, or the table with entries of so many bytes, that an instruction reads from code.

        Raises:
            LiteralRefused: the bytes are not the function's, or a linker may change them, or the address is
                misaligned, or no table may be looked up.
        """
        part = next(p for p in self._obj.parts if p.start <= at < p.end)
        what, once = f"{size} bytes of the code at {self.name(place)}", entry or size
        if entry and not self.tables:
            raise LiteralRefused(f"{what}, as a table")
        if not self._of_function(at, place, size) or not part.start <= place <= place + size <= part.end:
            raise LiteralRefused(f"{what}, outside of the function that reads them")
        found = Literal(at, place, self._obj.text[place : place + size], entry)
        if not self._obj.changed.isdisjoint(found.words()):
            raise LiteralRefused(f"{what}, which a linker changes")
        if not self._target.unaligned and (once > _WORD or _address(part, place) % once):
            raise LiteralRefused(f"{what}, a place that may be no multiple of {once}")
        return found

    def look_up(self, at: int, places: range, size: int) -> tuple[Literal, Sequence[int]]:
        """Return the table that an instruction looks up, and its entries, the lowest byte first.

        Args:
            places: of the entries, one for each value of the index. size: bytes of an entry that are read.

        Raises:
            LiteralRefused: as `read`, or entries are misaligned.
        """
        first, step = places.start, places.step
        if not self._target.unaligned and step % size:
            raise LiteralRefused(
                f"entries of {size} bytes of the code at all multiples of {step}, which may be misaligned"
            )
        found = self.read(at, first, places[-1] + size - first, entry=size)
        starts = (place - first for place in places)
        return found, tuple(int.from_bytes(found.data[i : i + size], "little") for i in starts)

    def _of_function(self, at: int, place: int, size: int) -> bool:
        """Return True if the symbol table's sizes put instruction and bytes into one function."""
        functions = self._obj.functions.values()
        return any(b <= at < b + count and b <= place <= place + size <= b + count for b, count in functions)


def alike(read: Iterable[Literal], literals: Literals | None, *, looks_up: bool = False) -> bool:
    """Return True if the same instructions read the same constants in this code. looks_up: whether they also looked up
    tables in memory, which has to be allowed then."""
    if looks_up and (literals is None or not literals.tables):
        return False
    try:
        return all(literals is not None and literals.read(e.at, e.place, len(e.data), entry=e.entry) == e for e in read)
    except LiteralRefused:
        return False


def executed(read: Iterable[Literal], places: Set[int]) -> Literal | None:
    """Return a constant that overlaps executed instructions at these places; None if there is none."""
    return next((literal for literal in sorted(read) if not places.isdisjoint(literal.words())), None)


def _address(part: CodeSection, place: int) -> int:
    """Return the address of a byte up to a multiple of a word, to which sections are aligned."""
    return part.address + place - part.start

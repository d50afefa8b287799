"""Literal constants in code: bytes of its own that a function reads.

It may read what stands in its own bytes: where it is linked, they are as far from its instructions as in the
file, and what they hold is in the file. So what is read is a public constant. A linker may change what has a
relocation, and programs that patch code what is executed: neither is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import NamedTuple

from ciphergen.backends.machine.target import Target
from ciphergen.verify.object.image import CodeSection
from ciphergen.verify.object.object_file import ObjectFile

_WORD = 4


class LiteralRefused(Exception):
    """An error: an instruction may not read these bytes of the code; the message says what they are."""


class Literal(NamedTuple):
    """A read of constants: bytes of the code that an instruction reads. at: its place; place: theirs."""

    at: int
    place: int
    data: bytes

    def words(self) -> range:
        """Return the places of the aligned words that contain the bytes."""
        return range(self.place // _WORD * _WORD, self.place + len(self.data), _WORD)


class Literals:
    """The literal constants that functions of an object may read."""

    def __init__(self, obj: ObjectFile, target: Target) -> None:
        self._obj, self._target = obj, target

    def read(self, at: int, place: int, size: int) -> Literal:
        """Return the constant that an instruction reads from code.

        Raises:
            Refused: the bytes are not the function's, or a linker may change them, or the address is misaligned.
        """
        part = next(p for p in self._obj.parts if p.start <= at < p.end)
        what = f"{size} bytes of the code at {self._obj.place(place)}"
        if not self._of_function(at, place, size) or not part.start <= place <= place + size <= part.end:
            raise LiteralRefused(f"{what}, outside of the function that reads them")
        found = Literal(at, place, self._obj.text[place : place + size])
        if not self._obj.changed.isdisjoint(found.words()):
            raise LiteralRefused(f"{what}, which a linker changes")
        if not self._target.unaligned and (size > _WORD or _address(part, place) % size):
            raise LiteralRefused(f"{what}, a place that may be no multiple of {size}")
        return found

    def _of_function(self, at: int, place: int, size: int) -> bool:
        """Return True if the symbol table's sizes put instruction and bytes into one function."""
        functions = self._obj.functions.values()
        return any(b <= at < b + count and b <= place <= place + size <= b + count for b, count in functions)


def alike(read: Iterable[Literal], literals: Literals | None) -> bool:
    """Return True if the same instructions read the same constants in this code."""
    try:
        return all(literals is not None and literals.read(e.at, e.place, len(e.data)) == e for e in read)
    except LiteralRefused:
        return False


def executed(read: Iterable[Literal], places: Set[int]) -> Literal | None:
    """Return a constant that overlaps executed instructions at these places; None if there is none."""
    return next((literal for literal in sorted(read) if not places.isdisjoint(literal.words())), None)


def _address(part: CodeSection, place: int) -> int:
    """Return the address of a byte up to a multiple of a word, to which sections are aligned."""
    return part.address + place - part.start

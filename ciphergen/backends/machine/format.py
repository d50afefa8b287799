"""The form of machine code in memory: alignment, length and byte order of instructions."""

from __future__ import annotations

from typing import NamedTuple


class Format(NamedTuple):
    """The form of a machine's code. Instructions begin at multiples of `unit` bytes and take one unit or two.

    unit: 2 or 4. long: masks and matches of first units of which one says that a second follows. upper_first: whether
    the first of two units holds the upper half of the word as manuals print it, as in Thumb; in RISC-V it is the lower.
    The bytes of a unit are little-endian.
    """

    unit: int = 4
    long: tuple[tuple[int, int], ...] = ()
    upper_first: bool = False

    def fetch(self, code: bytes | bytearray, at: int) -> tuple[int, int] | None:
        """Return the word of the instruction at an offset, and its size in bytes; None if the code ends before it."""
        first = int.from_bytes(code[at : at + self.unit], "little")
        size = self.size(first)
        if at < 0 or at + size > len(code):
            return None
        if size == self.unit:
            return first, size
        second = int.from_bytes(code[at + self.unit : at + size], "little")
        bits = 8 * self.unit
        return (first << bits | second if self.upper_first else second << bits | first), size

    def pack(self, word: int, size: int) -> bytes:
        """Return the bytes of an instruction of `size` bytes: the inverse of `fetch`."""
        if size == self.unit or not self.upper_first:
            return word.to_bytes(size, "little")
        bits = 8 * self.unit
        return b"".join(half.to_bytes(self.unit, "little") for half in (word >> bits, word & (1 << bits) - 1))

    def size(self, first: int) -> int:
        """Return the size in bytes of the instruction with this first unit."""
        return self.unit << any(first & mask == match for mask, match in self.long)

    def fits(self, match: int, mask: int, size: int) -> bool:
        """Return True if every word of `size` bytes with these fixed bits has that size by its first unit."""
        if size not in (self.unit, 2 * self.unit):
            return False
        shift = 8 * (size - self.unit) if self.upper_first else 0
        first, known = match >> shift, mask >> shift
        if size == self.unit:
            return not any((first ^ value) & bits & known == 0 for bits, value in self.long)
        return any(bits & ~known == 0 and first & bits == value for bits, value in self.long)


WORDS = Format()  # of four bytes each

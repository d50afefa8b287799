"""The instruction decoder: from the bytes of a program to rows and operands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cached_property

from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Target

Decoded = tuple[Row, Mapping[str, int]]


class Decoder:
    """A decoder of one target's instructions, which remembers words that it has seen.

    The rows of a target are disjoint (`ciphergen.backends.machine.row.disjoint`), so the first that decodes a word is
    the only one.
    """

    def __init__(self, target: Target) -> None:
        self._rows, self._format = target.rows, target.format
        self._seen: dict[tuple[int, int], Decoded | None] = {}

    @cached_property
    def _by_mask(self) -> tuple[tuple[tuple[int, int], dict[int, Row]], ...]:
        """Return the rows by their fixed bits, for each size and mask."""
        found: defaultdict[tuple[int, int], dict[int, Row]] = defaultdict(dict)
        for row in self._rows.values():
            found[row.size, row.mask][row.match] = row
        return tuple(found.items())

    def at(self, code: bytes | bytearray, offset: int) -> Decoded | None:
        """Return the row at an offset and the values of its fields; None if the target has no such instruction."""
        fetched = self._format.fetch(code, offset)
        return None if fetched is None else self.decode(*fetched)

    def decode(self, word: int, size: int = 4) -> Decoded | None:
        """Return the row of an instruction word of `size` bytes and the values of its fields; None if no row
        matches."""
        if (word, size) not in self._seen:
            self._seen[word, size] = self._find(word, size)
        return self._seen[word, size]

    def _find(self, word: int, size: int) -> Decoded | None:
        for (of_size, mask), rows in self._by_mask:
            row = rows.get(word & mask) if of_size == size else None
            if row is not None:
                values = row.decode(word)
                if values is not None:
                    return row, values
        return None

"""From a 32-bit word to its row: what the bytes of a program are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Target

Decoded = tuple[Row, Mapping[str, int]]


class Decoder:
    """Decodes the instructions of one target; remembers words that it has seen.

    The rows of a target are disjoint (`ciphergen.backends.machine.row.disjoint`), so the first that decodes a word is
    the only one.
    """

    def __init__(self, target: Target) -> None:
        by_mask: defaultdict[int, dict[int, Row]] = defaultdict(dict)
        for row in target.rows.values():
            by_mask[row.mask][row.match] = row
        self._by_mask = tuple(by_mask.items())
        self._seen: dict[int, Decoded | None] = {}

    def decode(self, word: int) -> Decoded | None:
        """The row and the values of its fields; None if the target has no such instruction."""
        if word not in self._seen:
            self._seen[word] = self._find(word)
        return self._seen[word]

    def _find(self, word: int) -> Decoded | None:
        for mask, rows in self._by_mask:
            row = rows.get(word & mask)
            if row is not None:
                values = row.decode(word)
                if values is not None:
                    return row, values
        return None

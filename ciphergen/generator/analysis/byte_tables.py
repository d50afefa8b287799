"""Tables of bytes as those of a target's rows, with affine maps over GF(2) before or behind them.

S-boxes of different ciphers are often the inversion of one field: then one is the other behind an affine map, and in
front of another (`circuits.equivalence`). Here one of the two maps is the identity, as with the four tables of ARIA,
two of which are those of AES. An affine map of a byte is the sum of two look-ups, of its lower and its upper four bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ciphergen.backends.machine.look_ups import LookUpTable
from ciphergen.backends.machine.row import Row
from ciphergen.generator.analysis.whole_operations import Substitution, whole_operations

_ENTRIES, _NIBBLES = 256, 16


@dataclass(frozen=True)
class AffineMap:
    """An affine map of a byte: the sum of what two tables have for its lower and its upper four bits."""

    lower: LookUpTable
    upper: LookUpTable


@dataclass(frozen=True)
class ByteTable:
    """A table as that of a row. moves: by byte of the row's result, the byte that it looks up; before, behind: the
    affine maps; None for the identity."""

    row: str
    moves: tuple[int, ...]
    before: AffineMap | None
    behind: AffineMap | None


@lru_cache(maxsize=64)
def byte_table(entries: tuple[int, ...], rows: tuple[Row, ...], bits: int) -> ByteTable | None:
    """Return a table as that of a row on registers of so many bits, with as few maps as there can be, None if it is
    none of these."""
    if len(entries) != _ENTRIES or max(entries) >= _ENTRIES:
        return None
    found = [made for each in whole_operations(rows, bits).substitutions if (made := _as_row(entries, each))]
    return min(found, key=lambda each: (each.before is not None) + (each.behind is not None), default=None)


def _as_row(entries: Sequence[int], row: Substitution) -> ByteTable | None:
    """Return a table as that of one row."""
    own = row.entries[0]
    if not row.keyed or {own} != {*row.entries} or len({*own}) != _ENTRIES:
        return None
    back = {value: index for index, value in enumerate(own)}
    if tuple(entries) == own:
        return ByteTable(row.row, row.sources, None, None)
    if (behind := _affine([entries[back[value]] for value in range(_ENTRIES)])) is not None:
        return ByteTable(row.row, row.sources, None, behind)
    if (before := _affine([back[value] for value in entries])) is not None:
        return ByteTable(row.row, row.sources, before, None)
    return None


def _affine(values: Sequence[int]) -> AffineMap | None:
    """Return the map that has these values, None if it is not affine."""
    lower, upper = values[:_NIBBLES], [value ^ values[0] for value in values[::_NIBBLES]]
    units = [values[1 << bit] ^ values[0] for bit in range(8)]
    for index, value in enumerate(values):
        image = values[0]
        for bit, unit in enumerate(units):
            image ^= unit if index >> bit & 1 else 0
        if image != value:
            return None
    return AffineMap(LookUpTable(tuple(lower), 1, public=True), LookUpTable(tuple(upper), 1, public=True))

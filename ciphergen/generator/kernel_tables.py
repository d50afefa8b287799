"""Tables of kernels: constants of the text, which each group of threads copies into the memory that its threads share.

A group has as many threads as a table has entries, so that each thread copies one; tables with fewer are filled up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ciphergen.backends.machine.look_ups import COPIED, LookUpTable
from ciphergen.generator.cover import Unsupported

ENTRIES = 256
MOST_BYTES = 48 << 10  # of shared memory that a kernel may declare on every GPU
_A_LINE = 8


class KernelTables:
    """The tables of a variant's kernels, numbered as they are asked for. symbol: what their names begin with."""

    def __init__(self, symbol: str) -> None:
        self._symbol = symbol
        self._numbers: dict[LookUpTable, int] = {}

    def constant(self, tables: Sequence[LookUpTable]) -> dict[LookUpTable, str]:
        """Return the expressions of tables as constants."""
        return {table: f"{self._symbol}_table{self._number(table)}()" for table in tables}

    def made(self, stand_ins: Sequence[tuple[int, ...]]) -> dict[LookUpTable, str]:
        """Return the expressions of tables of bytes that a key makes, by what stands for each."""
        return {LookUpTable(entries, 1): f"made + {ENTRIES * number}" for number, entries in enumerate(stand_ins)}

    def shared(self, tables: Sequence[LookUpTable], more: int = 0) -> dict[LookUpTable, str]:
        """Return the expressions of tables in shared memory. more: tables of bytes that are there beside them.

        Raises:
            Unsupported: they are larger than it.
        """
        size = _size(tables, more, 1)
        if size > MOST_BYTES:
            raise Unsupported(f"its tables take {size} bytes of the {MOST_BYTES} that threads share")
        return {table: f"table{self._number(table)}" for table in tables}

    def in_groups(self, tables: Sequence[LookUpTable], copies: int) -> list[dict[str, Any]]:
        """Return what the templates have of tables in shared memory. copies: of those of which there are several."""
        numbers = {table: copies if table.size == COPIED else 1 for table in tables}
        return [{"bits": 8 * t.size, "number": self._number(t), "copies": n} for t, n in numbers.items()]

    def shown(self) -> list[dict[str, Any]]:
        """Return what the templates have of the constants."""
        return [
            {"bits": 8 * table.size, "number": number, "lines": _lines(table)}
            for table, number in self._numbers.items()
        ]

    def _number(self, table: LookUpTable) -> int:
        if len(table.entries) > ENTRIES:
            raise Unsupported(f"a table has {len(table.entries)} entries, and a group of threads makes {ENTRIES}")
        return self._numbers.setdefault(table, len(self._numbers))


def most_copies(tables: Sequence[LookUpTable], more: int, warp: int) -> int:
    """Return how many copies of tables fit, at most one for each thread of a warp; 1 where there are none to copy.
    more: as in `KernelTables.shared`."""
    if all(table.size != COPIED for table in tables):
        return 1
    counts = (1 << n for n in reversed(range(1, warp.bit_length())))
    return next((copies for copies in counts if _size(tables, more, copies) <= MOST_BYTES), 1)


def _size(tables: Sequence[LookUpTable], more: int, copies: int) -> int:
    """Return the bytes of tables in shared memory."""
    return ENTRIES * (more + sum(table.size * (copies if table.size == COPIED else 1) for table in tables))


def _lines(table: LookUpTable) -> list[str]:
    """Return the entries as lines of C++, zeros behind them."""
    entries = [*table.entries, *[0] * (ENTRIES - len(table.entries))]
    words = [f"{entry:#0{2 + 2 * table.size}x}" for entry in entries]
    return [", ".join(words[i : i + _A_LINE]) for i in range(0, ENTRIES, _A_LINE)]

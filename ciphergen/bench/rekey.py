"""The cost of keys that change: cycles a byte by the number of calls with one key, the key schedule included."""

from __future__ import annotations

CALLS = (1, 2, 3, 4, 6, 8, 16, 64)
BLOCKS = 16  # of a call, as published figures have them


def spread(key: float, call: float, block_bytes: int, calls: int) -> float:
    """Return the cost per byte. key: of the key schedule; call: of a call on `BLOCKS` blocks; calls: before the next
    key."""
    return (key / calls + call) / (BLOCKS * block_bytes)


def head() -> tuple[str, ...]:
    """Return the headings of the columns that `row` fills."""
    return (*(f"{n} call{'s' * (n > 1)}" for n in CALLS), "one key for all")


def row(key: float | None, call: float | None, block_bytes: int) -> tuple[str, ...]:
    """Return the cost per byte for each number of calls, then without a key schedule; empty cells for unknown costs."""
    if call is None:
        return ("",) * (len(CALLS) + 1)
    spread_out = ("" if key is None else f"{spread(key, call, block_bytes, n):.2f}" for n in CALLS)
    return (*spread_out, f"{call / (BLOCKS * block_bytes):.2f}")

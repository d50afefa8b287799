"""Strategies, which say how code is laid out: by its loops over the data."""

from __future__ import annotations

from dataclasses import dataclass

SLICES = "slices"
LANES = "lanes"  # several blocks in a register, a word in each lane
ROWS = "rows"  # a bit of several words of a block in a register
TABLES = "tables"  # words of memory in registers, and look-ups in memory
BLOCKS = "blocks"  # a block in a register, whole
CALLS = "calls"  # words of memory in registers, and look-ups by routines that functions share
EACH = "each"  # lanes in every round, as in memory between them


@dataclass(frozen=True)
class DataLoop:
    """A loop over the data. unroll: steps in the body of its loop over rounds, 0 for no such loop. blocks: how many
    blocks it works on at a time. arrangement: how these share registers, a name of `bitslice.ARRANGEMENTS`, `EACH`,
    `BLOCKS` or `TABLES`; empty: each block has registers of its own. beside: how many blocks more it keeps in
    general registers, beside those in vector registers. fly: whether round keys that differ by a constant are kept
    once, and made in the rounds; with straight code only."""

    unroll: int
    blocks: int
    arrangement: str = ""
    beside: int = 0
    fly: bool = False


# How code is laid out: the loops over the data, one after the other, the widest first; the last takes one block.
Strategy = tuple[DataLoop, ...]


def looks_up(strategy: Strategy) -> bool:
    """Return True if a strategy looks up tables in memory, at addresses that depend on secrets."""
    return any(layer.arrangement == TABLES for layer in strategy)

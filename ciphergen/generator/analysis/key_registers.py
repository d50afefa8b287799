"""Registers of round keys that rows of a target make of others, behind the key schedule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

Position = tuple[int, int]  # the number of a round key, and that of a register in it


class KeyRegister(NamedTuple):
    """A register of round keys that rows of the target make of another one. of: where that is; rows: their names, one
    after the other."""

    of: Position
    rows: tuple[str, ...]


class MadeRegister(NamedTuple):
    """A register of round keys in memory that rows of the target make of another one. at, of: their offsets."""

    at: int
    of: int
    rows: tuple[str, ...]


def made_registers(derived: Mapping[Position, KeyRegister], at: Mapping[Position, int]) -> Iterator[MadeRegister]:
    """Yield the registers that rows make of others, by their places in memory, each once. at: of all registers."""
    done = set[int]()
    for position, made in derived.items():
        if at[position] not in done:
            done.add(at[position])
            yield MadeRegister(at[position], at[made.of], made.rows)

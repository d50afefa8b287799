"""Figures of a strategy in a search: cycles, bytes and stack of every function, for every variant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ciphergen.interface.table import ROLES

# In place of a length: cycles a block, in a message so long that its ends do not count.
BULK = "bulk"
LENGTHS = ("1", "4", "16", "32", BULK)  # of messages, in blocks


@dataclass(frozen=True)
class FunctionFigures:
    """The figures of one function. bytes: of code; stack: bytes; cycles: of a call, the call and the return included,
    by number of blocks; `bulk`: cycles a block. Lengths that nothing predicts are not there."""

    symbol: str
    role: str
    bytes: int
    stack: int
    cycles: Mapping[str, float]

    def per_byte(self, length: str, block_bytes: int) -> float | None:
        """Return the cycles per byte of data at a length; None for the key schedule, and where nothing is predicted."""
        if ROLES[self.role].expands or length not in self.cycles:
            return None
        blocks = 1 if length == BULK else int(length)
        return self.cycles[length] / (blocks * block_bytes)


@dataclass(frozen=True)
class Figures:
    """The figures of one variant with one strategy, in the modes that were asked for. refused: why it cannot be made,
    otherwise empty; shared: bytes of code that belongs to several functions."""

    variant: str
    block_bytes: int
    functions: tuple[FunctionFigures, ...] = ()
    refused: str = ""
    shared: int = 0

    @property
    def bytes(self) -> int:
        """Return the bytes of all code."""
        return self.shared + sum(f.bytes for f in self.functions)

    def function(self, role: str) -> FunctionFigures | None:
        return next((f for f in self.functions if f.role == role), None)


@dataclass(frozen=True)
class Strategy:
    """A strategy by name, with the figures of every variant."""

    name: str
    variants: tuple[Figures, ...]

    @property
    def refused(self) -> str:
        """Return why some variant cannot be made, otherwise an empty text."""
        return next((f.refused for f in self.variants if f.refused), "")

    @property
    def functions(self) -> tuple[FunctionFigures, ...]:
        return tuple(function for figures in self.variants for function in figures.functions)

    @property
    def bytes(self) -> int:
        """Return the bytes of all code, over the variants."""
        return sum(figures.bytes for figures in self.variants)

    @property
    def largest(self) -> int:
        """Return the bytes of code of the largest function on data."""
        return max((f.bytes for f in self.functions if not ROLES[f.role].expands), default=0)

    @property
    def stack(self) -> int:
        return max((f.stack for f in self.functions), default=0)


def as_json(figures: Figures) -> dict[str, Any]:
    """Return the figures as JSON for the store, in the form that `from_json` reads."""
    return {
        "variant": figures.variant,
        "block_bytes": figures.block_bytes,
        "functions": [{**vars(f), "cycles": dict(f.cycles)} for f in figures.functions],
        "refused": figures.refused,
        "shared": figures.shared,
    }


def from_json(document: Mapping[str, Any]) -> Figures:
    """Return the figures in a document of `as_json`.

    Raises:
        KeyError, TypeError: the document is none of `as_json`.
    """
    functions = tuple(FunctionFigures(**f) for f in document["functions"])
    return Figures(document["variant"], document["block_bytes"], functions, document["refused"], document["shared"])

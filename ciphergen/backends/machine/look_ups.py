"""Look-ups in tables behind the code of a function, at addresses that depend on what is looked up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from ciphergen.backends.machine.emit import Emit, Made, Reg

COPIED = 4  # bytes of the entries of tables of which threads that look up at once may have a copy each


@dataclass(frozen=True, slots=True)
class LookUpTable:
    """A table of entries of `size` bytes each. As an operand, a register near it, or its distance from there. public:
    whether it is read whole, so that no secret says where."""

    entries: tuple[int, ...]
    size: int
    public: bool = False

    @property
    def bytes(self) -> int:
        """Return the size of the whole table in bytes."""
        return self.size * len(self.entries)


@dataclass(frozen=True)
class IndexField:
    """Bits of a word that are an index: `bits` of them, from bit `low` on."""

    low: int
    bits: int


class LookUps(ABC):
    """The instructions of a target for look-ups. reach: the distances from a register that a load takes, lowest and
    highest, both 0 where it takes none; sizes: bytes of the entries that loads can bring, zero-extended, smallest
    first; few: whether rotations cost less than a further table."""

    reach: ClassVar[tuple[int, int]]
    sizes: ClassVar[tuple[int, ...]]
    few: ClassVar[bool] = False

    def with_copies(self, copies: int) -> LookUps:
        """Return the same where there are so many copies of tables whose entries have `COPIED` bytes.

        Raises:
            NotImplementedError: the target has no such tables.
        """
        raise NotImplementedError  # asked only where shared memory has banks: of CUDA

    @abstractmethod
    def entry(self, e: Emit[Made], table: LookUpTable, word: Reg, field: IndexField) -> Made:
        """Return the entry of a table for the index in a field of a word."""

"""Idioms that kernels alone have: of instructions that processors of today's targets lack, and of threads."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ciphergen.backends.machine.emit import Emit, Made, Reg


class ByteChoice(ABC):
    """The instruction that takes bytes of words by numbers in a register."""

    @abstractmethod
    def bytes_of(self, e: Emit[Made], a: Reg, b: Reg, numbers: Reg) -> Made:
        """Return a word of four bytes of b and a, a the lower: nibble i of `numbers`, below 8, says which is byte i."""


class ThreadMemory(ABC):
    """Memory of each thread, for words at distances that registers hold."""

    @abstractmethod
    def put(self, e: Emit[Made], own: Reg, distance: int, word: Reg) -> None:
        """Store a word. own: where the thread's memory begins."""

    @abstractmethod
    def get(self, e: Emit[Made], own: Reg, distance: Reg) -> Made:
        """Load a word."""


class MadeTables(ABC):
    """Tables of bytes that threads make, and all look up."""

    @abstractmethod
    def put(self, e: Emit[Made], table: Reg, place: Reg, byte: Reg) -> None:
        """Store the lowest byte of a register at a distance from where a table begins."""

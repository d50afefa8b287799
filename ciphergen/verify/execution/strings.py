"""Byte strings of public but unknown length: what a region holds where called functions wrote, by name, not by byte.

The code of a caller neither loads nor stores such bytes; functions that it calls do, of which it is proved what they do
with all of them. So a string is the application of a function to other strings, and two are the same where they are the
same application.
"""

from __future__ import annotations

from dataclasses import dataclass

from ciphergen.dsl.term import Term


@dataclass(frozen=True)
class Initial:
    """The bytes that a caller gave in a buffer, from `start` on."""

    buffer: str
    start: Term


@dataclass(frozen=True)
class Streamed:
    """A string block by block through a function that carries a block, `first` before the first one."""

    function: str
    first: Term
    source: Initial


@dataclass(frozen=True)
class ZeroBytes:
    """A string of zeros."""


@dataclass(frozen=True)
class RoundKeys:
    """The V_key that key expansion makes of the user's key."""


@dataclass(frozen=True)
class DerivedKey:
    """The form that a proved function makes of what a mode derives from the key: of these values, in their order."""

    values: tuple[Term, ...]


KeyForm = RoundKeys | DerivedKey
Content = Initial | Streamed | ZeroBytes | KeyForm


@dataclass(frozen=True)
class StringPiece:
    """A part of a region: `length` bytes from `start` on, both in normal form, and what they are."""

    start: Term
    length: Term
    content: Content

    def apart(self, low: int, high: int) -> bool:
        """Return True if the bytes of a region from an offset up to another one are known to be none of these."""
        if not self.start.is_const or not self.length.is_const:
            return False
        return high <= self.start.value or self.start.value + self.length.value <= low

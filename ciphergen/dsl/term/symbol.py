"""The typed names of variables, with their secrecy: a security property has no default and is no letter in a name."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Secrecy(Enum):
    """The secrecy of a variable. `UNKNOWN`: not known, so it is treated as a secret."""

    PUBLIC = "@"
    SECRET = ""
    UNKNOWN = "?"


_MARKS = tuple(secrecy.value for secrecy in Secrecy if secrecy.value)


@dataclass(frozen=True)
class Symbol:
    """The typed name of a variable. kind: what it is, one word. index: which one of its kind."""

    kind: str
    index: tuple[int | str, ...]
    secrecy: Secrecy

    def __post_init__(self) -> None:
        """Refuse ambiguous names: the solver knows variables by their names only."""
        if not isinstance(self.secrecy, Secrecy):
            raise TypeError(f"the secrecy of {self.kind!r} is {self.secrecy!r}, not a Secrecy")
        parts = (self.kind, *(i for i in self.index if isinstance(i, str)))
        if any("." in part or part.isdecimal() for part in parts) or not self.kind or self.kind.startswith(_MARKS):
            raise ValueError(f"a symbol of kind {self.kind!r} and index {self.index!r} could be taken for another one")

    def __str__(self) -> str:
        return self.secrecy.value + ".".join((self.kind, *map(str, self.index)))


def checked(name: str | Symbol) -> str | Symbol:
    """Return a variable's name after checking that it cannot be taken for a symbol's.

    Raises:
        ValueError: a plain name begins as those of public or forgotten symbols do.
    """
    if isinstance(name, str) and name.startswith(_MARKS):
        raise ValueError(f"the name {name!r} is that of a symbol, which says whether it is a secret")
    return name

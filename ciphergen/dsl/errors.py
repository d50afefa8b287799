"""Errors that a user can cause: where they are, what was found, what was allowed, what to write."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import islice

# Names that a message lists, and that are compared with a wrong one.
_MANY = 200


@dataclass(frozen=True)
class SourceLocation:
    """A place in a text: file name as the user gave it, line and column from 1. Line 0: the whole file."""

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


class UserError(Exception):
    """An error of the user: wrong input. `str()` is the whole message, several lines.

    Args:
        place: where (a `SourceLocation`, or a command-line option such as `--cipher`).
        found: what stands there.
        allowed: what may stand there.
        write: what to write instead; one line that can be copied.
    """

    def __init__(self, place: SourceLocation | str, found: str, allowed: str = "", write: str = "") -> None:
        self.place, self.found, self.allowed, self.write = place, found, allowed, write
        lines = [f"{place}: {found}"]
        if allowed:
            lines.append(f"  allowed: {allowed}")
        if write:
            lines.append(f"  write:   {write}")
        super().__init__("\n".join(lines))

    def __reduce__(self) -> tuple[type[UserError], tuple[SourceLocation | str, str, str, str]]:
        """Return the class and arguments from which another process rebuilds the error (pickling)."""
        return type(self), (self.place, self.found, self.allowed, self.write)


class SeveralErrors(UserError):
    """Errors of one text that do not follow from each other, in the order of the text. The first is the error itself.

    Args:
        errors: two or more.
    """

    def __init__(self, errors: Sequence[UserError]) -> None:
        first = errors[0]
        super().__init__(first.place, first.found, first.allowed, first.write)
        self.errors = tuple(errors)
        self.args = ("\n".join(map(str, errors)),)

    # The arguments are others than those of one error, and nobody but `pickle` calls this.
    def __reduce__(self) -> tuple[type[SeveralErrors], tuple[tuple[UserError, ...]]]:  # type: ignore[override]
        """Return the class and the errors from which another process rebuilds it (pickling)."""
        return type(self), (self.errors,)


def together(errors: Sequence[UserError]) -> UserError:
    """Return one or more errors of a text as one."""
    return errors[0] if len(errors) == 1 else SeveralErrors(errors)


def nearest(name: str, names: Iterable[str]) -> str | None:
    """Return the known name that is most like a wrong one, None if no name is alike; of very many, search the first."""
    found = get_close_matches(name.lower(), list(islice(names, _MANY)), n=1, cutoff=0.5)
    return found[0] if found else None


def listed(names: Sequence[str]) -> str:
    """Return names as a list for a message, cut short if there are very many."""
    return ", ".join(names) if len(names) <= _MANY else f"{', '.join(names[:_MANY])} and {len(names) - _MANY:,} more"


def character(c: str) -> str:
    """Return a character as a message shows it, with its code point if it could be mistaken or is invisible."""
    seen = f"'{c}'" if c.isprintable() else ""
    return seen if seen and c.isascii() else f"U+{ord(c):04X} {seen}".rstrip()


def shown(text: str) -> str:
    """Return a piece of a text as a message shows it: at most a line long, unprintable characters escaped."""
    kept = text if len(text) <= 60 else f"{text[:57]}..."
    return "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in kept)


def unknown(place: SourceLocation | str, what: str, name: str, names: Iterable[str]) -> UserError:
    """Return the error for a name that is not one of `names`, with the nearest of these as the correction."""
    known = sorted(names)
    return UserError(place, f"no {what} is called '{name}'", listed(known), nearest(name, known) or "")

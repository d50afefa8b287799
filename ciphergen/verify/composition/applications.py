"""Opaque applications: values of functions of which nothing is used but that equal arguments have equal values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl.term import Term, concat, const, eq, variables
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.execution.strings import Content, Initial, Streamed
from ciphergen.verify.variables import symbol

Equal = Callable[[Term], bool]  # whether a 1-bit term is 1, on a path


@dataclass(frozen=True)
class String:
    """A byte string as an argument."""

    content: Content
    length: Term


@dataclass(frozen=True)
class _Known:
    """An application that was met: its arguments, and the variable that stands for its value."""

    words: tuple[Term, ...]
    strings: tuple[String, ...]
    value: Term


class Applications:
    """The applications that code and text have in common. A variable stands for the value of a function for certain
    arguments; where others are equal to these on a path, it stands for that value, too."""

    def __init__(self, known: Mapping[str, Sequence[_Known]] | None = None, number: int = 0) -> None:
        """Start with applications that were met. known: by function; number: of the next variable."""
        self._known = {function: list(met) for function, met in (known or {}).items()}
        self._number = number

    def __call__(
        self,
        function: str,
        width: int,
        words: Sequence[Term],
        strings: Sequence[String],
        holds: Equal,
        secrecy: Secrecy = Secrecy.SECRET,
    ) -> Term:
        """Return the value of a function. words, strings: its arguments; holds: what is known on the path; secrecy: of
        the value."""
        known = self._known.setdefault(function, [])
        new = _Known(tuple(words), tuple(strings), symbol("applied", width, secrecy, self._number))
        # The first that is the same stands for all: another one may have the same arguments only if none is the same
        # by what the path says, as strings of no bytes are.
        empty = any(_equal(s.length, const(0, s.length.width), holds) for s in strings)
        for one in () if empty else known:
            if _alike(one, new) and one.words == new.words and one.strings == new.strings:
                return one.value
        for one in known:
            if _alike(one, new) and same(one, new, holds):
                return one.value
        self._number += 1
        known.append(new)
        return new.value

    def copy(self) -> Applications:
        """Return the same applications, to which others are added apart from these."""
        return Applications(self._known, self._number)

    def below(self, terms: Iterable[Term]) -> set[Term]:
        """Return the variables of terms, with those of the words that applications among them are of, and so on."""
        words = {one.value: one.words for known in self._known.values() for one in known}
        found, waiting = set[Term](), list(variables(terms))
        while waiting:
            variable = waiting.pop()
            if variable not in found:
                found.add(variable)
                waiting += variables(words.get(variable, ()))
        return found

    def publish(self, value: Term) -> None:
        """Have an application's value be public from now on: what a text begins a message with, as a counter is."""
        for known in self._known.values():
            for i, one in enumerate(known):
                if one.value is value:
                    open_value = symbol("applied", value.width, Secrecy.PUBLIC, *value.symbol.index)
                    known[i] = _Known(one.words, one.strings, open_value)


def _alike(one: _Known, other: _Known) -> bool:
    """Return True if two applications have as many arguments, of the same widths. Strings of other kinds are the same
    where they have no bytes."""
    widths = [[w.width for w in each.words] for each in (one, other)]
    return len(one.strings) == len(other.strings) and widths[0] == widths[1]


def same(one: _Known, other: _Known, holds: Equal) -> bool:
    """Return True if the arguments of two applications are equal on a path."""
    if not all(same_strings(a, b, holds) for a, b in zip(one.strings, other.strings, strict=True)):
        return False
    pairs = [(a, b) for a, b in zip(one.words, other.words, strict=True) if a is not b]
    return not pairs or holds(eq(concat(*[a for a, _ in pairs]), concat(*[b for _, b in pairs])))


def same_strings(a: String, b: String, holds: Equal) -> bool:
    """Return True if two strings are shown to be the same on a path: by their names, and their places and lengths, or
    since both have no bytes."""
    if not _equal(a.length, b.length, holds):
        return False
    return same_contents(a.content, b.content, holds) or _equal(a.length, const(0, a.length.width), holds)


def same_contents(a: Content, b: Content, holds: Equal) -> bool:
    """Return True if two contents are shown to be the same on a path, where they have the same length."""
    if isinstance(a, Initial) and isinstance(b, Initial):
        return a.buffer == b.buffer and _equal(a.start, b.start, holds)
    if isinstance(a, Streamed) and isinstance(b, Streamed):
        return a.function == b.function and _equal(a.first, b.first, holds) and same_contents(a.source, b.source, holds)
    return a == b


def _equal(a: Term, b: Term, holds: Equal) -> bool:
    return a is b or (a.width == b.width and holds(eq(a, b)))

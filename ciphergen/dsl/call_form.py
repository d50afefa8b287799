"""The form of a call: a function's value over fresh variables, which all calls with arguments of one shape share.

What a function computes depends on the words that it is given in no other way than by their widths, but for constants,
which fold. So each function runs once for numbers, constants and widths, and calls replace its variables: the rounds of
a cipher are read as fast as one of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ciphergen.dsl import term
from ciphergen.dsl.budget import Expense
from ciphergen.dsl.errors import SourceLocation
from ciphergen.dsl.term import Term
from ciphergen.dsl.values import Value, flatten, whole

Shape = tuple["Shape | Term | int | str | None", ...]


def shape(args: Sequence[Value]) -> tuple[Shape, list[Term]]:
    """Return the shape of arguments, with the width of each word that is no constant in its place, and these words."""
    words: list[Term] = []

    def of(value: Value | None) -> Shape | Term | int | str | None:
        if isinstance(value, tuple):
            return tuple(map(of, value))
        if value is None or isinstance(value, int) or value.is_const:
            return value
        words.append(value)
        return str(value.width)  # text, so that no number is taken for a width

    return tuple(map(of, args)), words


@dataclass(frozen=True, eq=False)
class CallForm:
    """A function's value for arguments of a shape. variables: in the places of the words; expense: of a call; calls:
    what the function calls itself, with words over its variables."""

    value: Value
    variables: tuple[Term, ...]
    expense: Expense
    calls: tuple[TextCall, ...] = ()

    @cached_property
    def results(self) -> tuple[Term, ...]:
        """Return the words of the value, in the order of `flatten`."""
        return tuple(leaf for leaf in flatten(self.value) if isinstance(leaf, Term))

    @cached_property
    def _order(self) -> list[Term]:
        """Return the terms below the results, arguments before users."""
        return term.topological(self.results)

    def holds(self, other: CallForm) -> bool:
        """Return True if the other function is this one, or is called inside of it."""
        return self is other or any(call.form.holds(other) for call in self.calls)

    def of(self, words: Sequence[Term]) -> TextCall:
        """Return the call with these words."""
        known = dict(zip(self.variables, words, strict=True))
        for each in self._order:  # as `substitute` does, which would look for the order at each call
            if each not in known:
                known[each] = term.remake(each, tuple([known[a] for a in each.args]))
        results = tuple(known[result] for result in self.results)
        made = _refilled(self.value, iter(results))
        assert made is not None
        return TextCall(self, tuple(words), results, made)


@dataclass(frozen=True, eq=False)
class TextCall:
    """A call in the text: the words that are given to a form, and those that its value has, in the order of
    `flatten`."""

    form: CallForm
    words: tuple[Term, ...]
    results: tuple[Term, ...]
    value: Value


def arguments(args: Sequence[Value], number: int, place: SourceLocation) -> tuple[tuple[Value, ...], tuple[Term, ...]]:
    """Return arguments with a fresh variable for each word that is no constant, and these variables. number: of the
    form, which names them; place: of the call."""
    _, words = shape(args)
    variables = tuple(term.var(f"form.{number}.{i}", word.width) for i, word in enumerate(words))
    fresh = iter(variables)

    def renamed(value: Value | None) -> Value | None:
        if isinstance(value, tuple):
            return tuple(map(renamed, value))
        return value if value is None or isinstance(value, int) or value.is_const else next(fresh)

    return tuple(whole(renamed(value), place) for value in args), variables


def _refilled(value: Value | None, words: Iterator[Term]) -> Value | None:
    """Return a value with other words, in the order of `flatten`."""
    if isinstance(value, tuple):
        return tuple(_refilled(v, words) for v in value)
    return next(words) if isinstance(value, Term) else value

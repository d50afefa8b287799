"""Recurrences: the loop in a key schedule.

Every word of the schedule is written as a term over words that came shortly before it, the user's key being the
words before the first. If all rounds are then alike but for constants, a loop can compute them. It carries the
last words, and constants that come again some rounds later, rotated by so many bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ciphergen.dsl.term import Term, make, substitute, var, variables
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.generator.analysis.turn_constants import turn_constants

_LARGEST = 512  # nodes in what a round computes


@dataclass(frozen=True)
class Recurrence:
    """A key schedule as a loop of `count` turns, one a round.

    carried: variables for what goes from turn to turn; first: their values before the first turn, words of the
    key or constants; after: those after a turn; words: what a turn adds to the schedule. The last two are terms
    over `carried`.
    """

    count: int
    carried: tuple[Term, ...]
    first: tuple[Term, ...]
    after: tuple[Term, ...]
    words: tuple[Term, ...]


def find(rows: Sequence[Sequence[Term]], key: Sequence[Term]) -> Recurrence | None:
    """Return a recurrence that computes the key schedule in a loop, None if none is found.

    Args:
        rows: the words of each round, every word after those that it is computed from.
        key: the words of the cipher key, of the same width.
    """
    history = [*key, *(word for row in rows for word in row)]
    number = {word: n - len(key) for n, word in enumerate(history)}
    if len({len(row) for row in rows}) != 1 or len(rows) < 2 or len(number) < len(history):
        return None
    rounds = [_round(row, i * len(row), number) for i, row in enumerate(rows)]
    template = rounds[0].template
    if any(r.template != template or None in r.template for r in rounds):
        return None
    terms = [t for t in template if t is not None]
    constants = turn_constants([list(column) for column in zip(*(r.constants for r in rounds), strict=True)])
    words = {v: distance for v in variables(terms) if (distance := _distance(v)) is not None}
    reach = max((-distance for distance in words.values()), default=0)
    if constants is None or reach > len(key):
        return None
    before = [var(f"before.{reach - k}", key[0].width) for k in range(reach)]
    made: list[Term] = []
    for term in terms:
        known = [*before, *made]
        filled = {v: known[words[v] + reach] for v in variables([term]) if v in words}
        made += substitute([term], filled | constants.values)
    return Recurrence(
        len(rows),
        (*before, *constants.carried),
        (*key[len(key) - reach :], *constants.first),
        (*[*before, *made][len(made) :], *constants.after),
        tuple(made),
    )


def _distance(variable: Term) -> int | None:
    """Return the distance of a history word from the first word of its round, None for another variable."""
    if not isinstance(variable.param, Symbol) or variable.param.kind != "word":
        return None
    (distance,) = variable.param.index
    assert isinstance(distance, int)
    return distance


@dataclass(frozen=True)
class _Round:
    """One round: the terms of its words, with symbols `word` for words that stand so far behind (before, if
    negative) the first of the round, and `constant.N` for its constants in the order in which they occur."""

    template: list[Term | None]
    constants: list[Term]


def _round(row: Sequence[Term], start: int, number: dict[Term, int]) -> _Round:
    """Return a round whose first word has the number `start`."""
    reader = _Reader(start, number)
    return _Round([reader.read(word, word) for word in row], reader.constants)


class _Reader:
    """A reader of the words of a round, which takes earlier words and constants out."""

    def __init__(self, start: int, number: dict[Term, int]) -> None:
        self.start, self.number = start, number
        self.constants: list[Term] = []
        self.left = _LARGEST

    def read(self, term: Term, word: Term) -> Term | None:
        """Return the term over earlier words and constants, None if it is too large or has another variable."""
        self.left -= 1
        if self.number.get(term, self.number[word]) < self.number[word]:
            return var(Symbol("word", (self.number[term] - self.start,), Secrecy.SECRET), term.width)
        if term.is_const:
            self.constants.append(term)
            return var(f"constant.{len(self.constants) - 1}", term.width)
        args: list[Term] = []
        for argument in term.args:
            found = self.read(argument, word) if self.left > 0 else None
            if found is None:
                return None
            args.append(found)
        return make(term.op, tuple(args), term.width, term.param) if args else None

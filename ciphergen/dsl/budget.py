"""Resource limits of reading a text: more than any cipher needs, and little enough to be refused in seconds.

The same text is accepted or refused everywhere and each time, so nothing here measures time or memory. What a text
holds is limited when it is parsed; what it makes of that, in loops and calls, is counted in steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol, Self, TypeVar

from ciphergen.dsl.errors import SourceLocation, UserError

# Bytes of a file. AES, the longest cipher that is shipped, has 11 thousand.
SIZE = 1 << 20
# Names, numbers and signs; AES has 6 thousand.
TOKENS = 100_000
# Levels of blocks, expressions and calls in each other. Each takes at most two of the 1,000 frames of Python's stack,
# of which callers need some. Five ciphers' worth: AES has 60.
LEVELS = 300
# Letters of a name, which becomes part of the names of files and symbols.
LETTERS = 100
# Bits of a number known from the text: less than Python prints in decimal without being asked to.
NUMBER = 2048
VARIANTS = 100
# Arrays of arrays of ... words.
DIMENSIONS = 16
# Over all variants of a text: values of expressions and the like, which are gone soon, and operations on words, which
# stay in memory. AES takes 0.7 million and 81 thousand; Kuznyechik, with products bit by bit, 7.1 and 0.8 million;
# Trivium 9.1 million steps. 15 million steps of calls with other numbers each time take some 20 seconds.
STEPS = 15_000_000
TERMS = 1_500_000

SHORTER_LOOP = "a shorter range, such as 0..79"
FEWER_CALLS = "let part = f(x), once, and part for each further f(x)"


def too_deep(place: SourceLocation) -> UserError:
    """Return the error for a text that nests deeper than its readers descend."""
    found = "expressions, blocks or calls are nested too deeply here"
    return UserError(
        place, found, f"{LEVELS} levels, those of the functions that are called included", "let part = ..."
    )


def _terms_allowed() -> str:
    return f"{TERMS:,} terms in all: one for each operation on a word, each time that it is done"


class Expense(NamedTuple):
    """An amount of steps and terms."""

    steps: int
    terms: int


class Budget:
    """Steps and terms that are left for reading one text, and the loops and calls that are running."""

    def __init__(self) -> None:
        self.steps, self.terms = STEPS, TERMS
        self._running: list[tuple[SourceLocation, str]] = []

    def spend(self, steps: int, place: SourceLocation) -> None:
        """Take steps off the budget.

        Raises:
            UserError: the budget has fewer steps left.
        """
        self.steps -= steps
        if self.steps < 0:
            raise self.spent(place)

    def make(self, terms: int, place: SourceLocation) -> None:
        """Take terms off the budget.

        Raises:
            UserError: the budget has fewer terms left.
        """
        self.terms -= terms
        if self.terms < 0:
            raise self._error(place, f"makes more than {TERMS:,} terms", _terms_allowed())

    @property
    def left(self) -> Expense:
        """Return what is left."""
        return Expense(self.steps, self.terms)

    def expense_since(self, before: Expense) -> Expense:
        """Return the expense of what has run since so much was left."""
        return Expense(before.steps - self.steps, before.terms - self.terms)

    def pay(self, expense: Expense) -> bool:
        """Take an expense off the budget and return True; take nothing and return False if the budget has less left."""
        if expense.steps > self.steps or expense.terms > self.terms:
            return False
        self.steps -= expense.steps
        self.terms -= expense.terms
        return True

    def short_of(self, turns: int, *spent: Expense) -> bool:
        """Return whether so many more turns, as dear as the cheapest of these, clearly take more terms than are left.

        Clearly is by a quarter, since constants make some turns cheaper.
        """
        return 4 * turns * min(each.terms for each in spent) > 5 * max(self.terms, 0)

    def too_many(self, place: SourceLocation, turns: int, turn: Expense) -> UserError:
        """Return the error for a loop whose turns, alike in what they cost, take more terms than are left."""
        each = f"this loop {turn.terms:,} in each of its {turns:,} turns"
        return UserError(
            place,
            f"reading the text makes more than {TERMS:,} terms: {each}",
            _terms_allowed(),
            SHORTER_LOOP,
        )

    def spent(self, place: SourceLocation) -> UserError:
        """Return the error for a text that has used up its steps."""
        allowed = f"{STEPS:,} steps in all: one for each value, each time that it is computed, and more for arrays"
        return self._error(place, f"takes more than {STEPS:,} steps", allowed)

    def _error(self, place: SourceLocation, what: str, allowed: str) -> UserError:
        """Return the error, placed at the innermost running loop or call, or at `place` if none is running."""
        at, write = self._running[-1] if self._running else (place, "")
        return UserError(at, f"reading the text {what}; they run out here", allowed, write)

    def lift(self) -> None:
        """Stop counting: a text unfolded once within the budget may be unfolded again."""
        self.steps = self.terms = 1 << 100

    def running(self, place: SourceLocation, names: int, write: str) -> Self:
        """Return the budget as the context of a loop's iteration or a call at this place, for which `names` names are
        copied."""
        self._running.append((place, write))
        self.spend(10 + names // 32, place)
        return self

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        self._running.pop()


class _Token(Protocol):
    """The attributes of a token that are read here."""

    type: str
    line: int | None
    column: int | None

    def __len__(self) -> int: ...


_T = TypeVar("_T", bound=_Token)


class TooLarge(Exception):
    """An error: a text holds more than it may, seen at a token."""

    def __init__(self, token: _Token, found: str, allowed: str) -> None:
        super().__init__(found)
        self.line, self.column = token.line or 0, token.column or 0
        self.found, self.allowed = found, allowed


class TokenLimit:
    """A limit on tokens between lexer and parser, in the form that Lark calls a postlex."""

    always_accept = ()

    def process(self, stream: Iterator[_T]) -> Iterator[_T]:
        """Yield the tokens of the stream, unchanged.

        Raises:
            TooLarge: the stream has too many tokens, or a name is too long.
        """
        for count, token in enumerate(stream, 1):
            if count > TOKENS:
                found = f"the text has more than {TOKENS:,} names, numbers and signs"
                raise TooLarge(token, found, f"{TOKENS:,} of them")
            if token.type == "NAME" and len(token) > LETTERS:
                raise TooLarge(token, f"a name of {len(token):,} characters", f"at most {LETTERS}")
            yield token


def lifted() -> Budget:
    """Return a budget that is never used up, for texts that were tried within one."""
    made = Budget()
    made.lift()
    return made

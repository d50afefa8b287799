"""The quadratic form of terms over many opaque bits, of which each product has few: sums of products side by side.

Where the form of `quadratic` is a whole matrix, this one has what is not 0 of it: for each row the words of 128 columns
that are not 0. The form is canonical as well: the product of bits i and j stands in the row of the lower number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from ciphergen.dsl.term import Term
from ciphergen.dsl.term.gates import Gates

MOST_WORK = 1 << 27  # words of rows that are added: half a minute
WORD = 128  # columns
_ROW = 1 << 32  # a place is a row and the number of a word in it
Form = Mapping[int, int]  # words of columns by place; row 0 and column 0 stand for the constant 1


class TooMuch(Exception):
    """An error: terms have a bit of degree 3 or above, or take too much work."""


def in_order(opaque: Sequence[Term]) -> list[Term]:
    """Return opaque terms such that those of one name have their numbers in turn: factors of a product are then few
    words of a row."""

    def number(t: Term) -> tuple[object, ...]:
        return tuple(int(part) if part.isdigit() else part for part in re.split(r"(\d+)", repr(t)))

    return sorted(opaque, key=lambda t: tuple((isinstance(part, str), part) for part in number(t)))


class SparseQuadratic(Gates[Form]):
    """Gates on sparse forms."""

    zero: Form = MappingProxyType({})
    one: Form = MappingProxyType({0: 1})

    def __init__(self) -> None:
        self._work = 0

    @staticmethod
    def variable(number: int) -> Form:
        """Return the form of an opaque bit, of a number from 1 on."""
        return {number // WORD: 1 << number % WORD}

    def invert(self, a: Form) -> Form:
        """Return the complement of a bit."""
        return self.different(a, self.one)

    def different(self, a: Form, b: Form) -> Form:
        """Return the exclusive or of two bits."""
        if len(a) < len(b):
            a, b = b, a
        if not b:
            return a
        self._spend(len(b))
        found = dict(a)
        for place, word in b.items():
            _add(found, place, word)
        return found

    def choice(self, condition: Form, then: Form, otherwise: Form) -> Form:
        """Return `then` where the condition is 1, else `otherwise`."""
        return self.different(self.both(condition, self.different(then, otherwise)), otherwise)

    def both(self, a: Form, b: Form) -> Form:
        """Return the and of two bits.

        Raises:
            TooMuch: its degree is above 2, or there was too much work before.
        """
        if not a or not b:
            return self.zero
        if a in (self.one, b):
            return b
        if b == self.one:
            return a
        if max(a) >= _ROW or max(b) >= _ROW:
            raise TooMuch
        found = dict[int, int]()
        left, right = list(_numbers(a)), list(_numbers(b))
        if left[0] > right[0]:
            left, right, a, b = right, left, b, a
        for i in left:
            for number, word in b.items():
                self._spend(1)
                above = word
                if WORD * number <= i:  # columns up to i are another row's, or the square of a bit, which is the bit
                    for j in _bits(word, WORD * number):
                        if j <= i:
                            above ^= 1 << j % WORD
                            row, column = (0, i) if j in (0, i) else (j, i)
                            _add(found, _ROW * row + column // WORD, 1 << column % WORD)
                if above:
                    _add(found, _ROW * i + number, above)
        return found

    def _spend(self, count: int) -> None:
        self._work += count
        if self._work > MOST_WORK:
            raise TooMuch


def _add(form: dict[int, int], place: int, word: int) -> None:
    word ^= form.get(place, 0)
    if word:
        form[place] = word
    else:
        del form[place]


def _numbers(linear: Form) -> Iterator[int]:
    for number in sorted(linear):
        yield from _bits(linear[number], WORD * number)


def _bits(word: int, begin: int) -> Iterator[int]:
    while word:
        low = word & -word
        yield begin + low.bit_length() - 1
        word ^= low

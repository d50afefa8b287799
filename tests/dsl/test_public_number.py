"""Public numbers that are not known: what may be computed with them, and that nothing else takes them for numbers."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import pytest

from ciphergen.dsl.errors import SourceLocation
from ciphergen.dsl.public_number import Below, NotKnown, PublicNumber, PublicString
from ciphergen.dsl.term import Term, const, eq, evaluate, ult, var, zext
from ciphergen.dsl.values import word

SIZE = var("size", 32)
WIDE = zext(SIZE, 48)


def number(answer: bool, asked: list[Term]) -> PublicNumber:
    """A size, of which each question has the same answer."""

    def decide(condition: Term) -> bool:
        asked.append(condition)
        return answer

    return PublicNumber(WIDE, decide)


@pytest.mark.parametrize("answer", [False, True])
def test_comparisons_are_asked(answer: bool) -> None:
    asked = list[Term]()
    size = number(answer, asked)
    assert (size == 12) is answer
    assert (size != 12) is not answer
    assert (size < 12) is answer
    assert (size >= 12) is not answer
    assert (size > 12) is answer
    assert (size <= 12) is not answer
    twelve = const(12, 48)
    assert asked == [eq(WIDE, twelve)] * 2 + [ult(WIDE, twelve)] * 2 + [ult(twelve, WIDE)] * 2


def test_what_no_size_can_be_is_not_asked() -> None:
    asked = list[Term]()
    size = number(True, asked)
    assert (size == -1, size < 0, size > -1, size < 1 << 48, size > 1 << 48) == (False, False, True, True, False)
    assert asked == []


def test_sums_and_products_lose_nothing() -> None:
    size = number(True, [])
    made = (8 * size + 3) + size * 2
    assert evaluate([made.value], {SIZE: 2**32 - 1}) == [10 * (2**32 - 1) + 3]
    assert evaluate([word(8 * size, 64, SourceLocation("my.mode", 1, 1))], {SIZE: 2**32 - 1}) == [8 * (2**32 - 1)]


REFUSED: dict[str, Callable[[Any], object]] = {
    "shift": lambda size: size << 4,
    "bits": lambda size: 15 & size,
    "negative": operator.neg,
    "truth": bool,
    "number": int,
}


@pytest.mark.parametrize("name", REFUSED)
def test_nothing_else_is_computed(name: str) -> None:
    with pytest.raises(NotKnown) as error:
        REFUSED[name](number(True, []))
    assert str(error.value) == "a calculation with a size that is not known"


def at(term: Term, size: int) -> int:
    return evaluate([term], {SIZE: size})[0]


def test_differences_are_asked_and_quotients_are_by_powers_of_two() -> None:
    asked = list[Term]()
    size = number(False, asked)
    assert at((16 - size).value, 3) == 13
    assert asked == [ult(const(16, 48), WIDE)]
    assert at((number(False, []) - 1).value, 9) == 8  # it is not smaller than 1
    assert at((number(False, []) - number(False, [])).value, 9) == 0
    assert at((size // 16).value, 47) == 2
    assert at((size % 16).value, 47) == 15
    assert at((size >> 3).value, 47) == 5
    assert at((size >> size).value, 2) == 0


OPEN = {
    "unknown": (lambda size: size // 12, "a quotient by what is no power of two"),
    "itself": (lambda size: size // size, "a quotient by what is no power of two"),
    "smaller": (lambda size: size - number(True, []), "a size less a larger one"),
    "larger": (lambda size: 2 - size, "2 less a larger size"),
    "less": (lambda size: number(True, []) - 1 > 0, "a calculation with what may be below 0"),
    "sum": (lambda size: (number(True, []) - 1) + size, "a size beside what may be below 0"),
}


@pytest.mark.parametrize("name", OPEN)
def test_what_is_open_is_refused(name: str) -> None:
    compute, message = OPEN[name]
    with pytest.raises(NotKnown) as error:
        compute(number(True, []))
    assert str(error.value) == message


def test_what_may_be_below_zero_ends_a_range() -> None:
    """`0..size - 1`, of which one more is known again."""
    below = number(True, []) - 1  # smaller than 1, or not known
    assert isinstance(below, Below)
    assert at((below + 1).value, 7) == 7
    assert isinstance(below + 0, Below)


def test_a_part_of_a_string_of_unknown_length() -> None:
    with pytest.raises(NotKnown) as error:
        PublicString().part(0, 3)
    assert str(error.value) == "the bytes from 0 to 3 of a string"


def test_a_number_that_is_too_large_beside_a_size() -> None:
    with pytest.raises(NotKnown) as error:
        number(True, []) * (1 << 48)
    assert str(error.value) == f"a size beside {1 << 48}"


def test_no_element_has_such_a_number() -> None:
    with pytest.raises(IndexError):
        [0][number(True, [])]

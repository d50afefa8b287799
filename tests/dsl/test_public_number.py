"""Public numbers that are not known: what may be computed with them, and that nothing else takes them for numbers."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import pytest

from ciphergen.dsl.errors import SourceLocation
from ciphergen.dsl.public_number import NotKnown, PublicNumber
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
    "difference": lambda size: size - 1,
    "remainder": lambda size: size % 16,
    "quotient": lambda size: size // 16,
    "shift": lambda size: size >> 4,
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


def test_a_number_that_is_too_large_beside_a_size() -> None:
    with pytest.raises(NotKnown) as error:
        number(True, []) * (1 << 48)
    assert str(error.value) == f"a size beside {1 << 48}"


def test_no_element_has_such_a_number() -> None:
    with pytest.raises(IndexError):
        [0][number(True, [])]

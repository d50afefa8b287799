"""Secret terms that are the same operations on equal public terms."""

from __future__ import annotations

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.dsl.term import Term, concat, const, eq, extract, rotl, ult, zext
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.context import Context, Contract
from ciphergen.verify.execution.memory import Bytes, Region
from ciphergen.verify.execution.state import State
from ciphergen.verify.induction.congruence import Congruence
from ciphergen.verify.variables import key_byte
from tests.verify.leaves import public, secret

C, K, L = public("c", 8), key_byte(0), key_byte(1)
STACK = Region("the stack", public("sp", 32), None, True, lambda _: None)
WIDE = extract(zext(C, 32) + 1, 7, 0)


def asked(a: Term, b: Term, *conditions: Term) -> bool:
    context = Context(TARGET, Contract((STACK,), (), STACK), Normalizer(), Solver())
    return Congruence(context, State({}, Bytes(), 0, Linear(32, 0, {}), conditions))(a, b)


@pytest.mark.parametrize(
    ("a", "b", "conditions"),
    [
        (K ^ WIDE, K ^ (C + 1), ()),
        (WIDE ^ K, K ^ (C + 1), ()),
        ((K ^ C) ^ (L ^ WIDE), (L ^ (C + 1)) ^ (K ^ C), ()),
        (rotl((K ^ WIDE) + K, 3), rotl((K ^ (C + 1)) + K, 3), ()),
        (K + (C | 1), K + (C + 1), (eq(extract(C, 0, 0), const(0, 1)),)),
        (concat(K, C + 1), concat(K, const(0, 8)), (eq(C, const(255, 8)),)),
    ],
)
def test_equal_for_the_values_that_can_be(a: Term, b: Term, conditions: tuple[Term, ...]) -> None:
    assert asked(a, b, *conditions)


@pytest.mark.parametrize(
    ("a", "b", "conditions"),
    [
        (K ^ WIDE, K ^ (C + 2), ()),
        (K + (C | 1), K + (C + 1), ()),
        (K + (C | 1), K + (C + 1), (ult(C, const(9, 8)),)),
        (K + C, K - C, (eq(C, const(1, 8)),)),
        (rotl(K ^ C, 3), rotl(K ^ C, 4), ()),
        (K ^ C, K, ()),
        ((K ^ C) ^ L, (L ^ C) + K, ()),
        (K, L, ()),
        (K, secret("in", 8), ()),
        (concat(K, C), concat(C, K), ()),
    ],
)
def test_what_differs_is_not_called_equal(a: Term, b: Term, conditions: tuple[Term, ...]) -> None:
    assert not asked(a, b, *conditions)


M = key_byte(2)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ((K + WIDE) + (L ^ 5), (L ^ 5) + ((C + 1) + K)),
        (((K & L) ^ M) ^ (L + WIDE), (L + (C + 1)) ^ (M ^ (K & L))),
        ((C + (K + L)) + 1, (K + WIDE) + L),
        ((K | (L | WIDE)) | M, (M | (C + 1)) | (K | L)),
    ],
)
def test_sums_are_equal_however_they_are_grouped(a: Term, b: Term) -> None:
    assert asked(a, b)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ((K + L) + C, (K + K) + C),
        ((K + L) + C, (K + L) + (C + 1)),
        ((K + L) + C, K + L),
        ((K - L) - M, K - (L - M)),
        ((K ^ L) & M, K ^ (L & M)),
        ((K + L) ^ M, K + (L ^ M)),
    ],
)
def test_sums_of_others_are_not_called_equal(a: Term, b: Term) -> None:
    assert not asked(a, b)


def test_sums_of_sums_that_share_them_are_compared_in_time_of_their_size() -> None:
    a, b = K + WIDE, K + (C + 1)
    for i in range(100):
        a, b = (a + L) + (a ^ i), (b + L) + (b ^ i)
        a, b = a + a, b + b
    assert asked(a, b)


def test_what_one_question_shows_does_not_hold_for_the_next() -> None:
    """Questions share the public terms in which two terms differ, and which of these are equal."""
    context = Context(TARGET, Contract((STACK,), (), STACK), Normalizer(), Solver())
    same = Congruence(context, State({}, Bytes(), 0, Linear(32, 0, {}), ()))
    first, second, other = (K ^ x for x in (WIDE, C + 1, C + 2))
    assert [same(first, second), same(first, other), same(first + L, second + L)] == [True, False, True]
    assert not same(concat(first + L, first), concat(second + L, other))
    assert not same(concat(first + L, K), concat(second + L, L))
    assert same(concat(first + L, first), concat(second + L, second))

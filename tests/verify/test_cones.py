"""Questions over cuts: asked once for all that are alike, and never answered for another one."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from ciphergen.dsl.term import Term, const, eq, extract, ite, make, rotl, zext
from ciphergen.verify.equality.cones import ConeQuestions, form
from ciphergen.verify.equality.patience import OutOfPatience, PatientSolver
from ciphergen.verify.equality.smt import Solver
from tests.verify.leaves import secret

A, B, C, D = (secret(name, 8) for name in "abcd")
WIDE, BIT = secret("w", 9), secret("e", 1)


def without_carry(x: Term, y: Term) -> tuple[Term, Term]:
    return (x ^ y) + ((x & y) << 1), x + y


def test_what_is_alike_is_asked_once() -> None:
    questions = ConeQuestions(solver := Solver())
    assert questions.equal(*without_carry(A, B), [A, B]) is True
    assert solver.queries == 1
    assert questions.equal(*without_carry(C * 3, D), [C * 3, D]) is True
    assert questions.equal(*without_carry(D, A * C), [A * C, D]) is True
    assert solver.queries == 1
    assert questions.equal(A + B, A + C, [A, B, C]) is False
    assert questions.equal(B + D, B + A, [A, B, D]) is False
    assert solver.queries == 2


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param((A - B, A), (A - B, B), id="which of two"),
        pytest.param((A - B, A - B), (A - B, B - A), id="an order that counts"),
        pytest.param((A - A, A), (A - B, A), id="twice the same"),
        pytest.param((A + B, A ^ B), (A ^ B, A + B), id="the other side"),
        pytest.param((rotl(A, 3), A), (rotl(A, 5), A), id="a distance"),
        pytest.param((A + 1, A), (A + 2, A), id="a constant"),
        pytest.param((extract(zext(A, 9), 7, 0), A), (extract(WIDE, 7, 0), A), id="a leaf for an operation"),
        pytest.param((zext(A, 16), zext(A, 16)), (zext(WIDE, 16), zext(WIDE, 16)), id="a width"),
        pytest.param((make("table", (BIT,), 1, (0, 1)), BIT), (make("table", (BIT,), 1, (1, 0)), BIT), id="entries"),
    ],
)  # fmt: skip
def test_what_differs_in_more_than_names_is_another_question(one: tuple[Term, Term], other: tuple[Term, Term]) -> None:
    leaves = [A, B, C, D, WIDE, BIT]
    assert form(*one, leaves) != form(*other, leaves)


def test_names_and_an_order_that_makes_no_difference_are_no_other_question() -> None:
    leaves = [A, B, C, D]
    assert form(A - B, C, leaves) == form(B - D, A, leaves)
    assert form((A - B) + C, B, leaves) == form(C + (A - B), B, leaves)


def test_what_stands_at_the_cut_is_free_and_what_stands_above_is_not() -> None:
    inner = A + B
    assert form(inner ^ C, C ^ inner, [inner, C]) == form(A ^ C, C ^ A, [A, C])
    assert form(inner ^ C, C ^ inner, [A, B, C]) != form(A ^ C, C ^ A, [A, C])


def test_questions_of_one_form_have_one_answer() -> None:
    """Random pairs over random cuts, each put to the solver: 600, of which many are alike."""
    draw, solver = random.Random(36), Solver()
    answers: dict[object, set[bool | None]] = defaultdict(set)
    for _ in range(600):
        leaves = draw.sample([A, B, C, D], 3)
        some = [*leaves, const(draw.choice([0, 1, 255]), 8)]
        pair = [_drawn(draw, some, 1), _drawn(draw, some, 1)]
        expressions = [solver.translate(t) for t in pair]
        answers[form(*pair, leaves)].add(solver.unsatisfiable([expressions[0] != expressions[1]]))
    assert len(answers) < 400
    assert all(len(found) == 1 for found in answers.values())


def _drawn(draw: random.Random, leaves: list[Term], depth: int) -> Term:
    if not depth or draw.random() < 0.2:
        return draw.choice(leaves)
    a, b = (_drawn(draw, leaves, depth - 1) for _ in range(2))
    return draw.choice([a + b, a - b, a ^ b, rotl(a, 3), ite(eq(a, b), a, b)])


def test_an_answer_that_is_known_takes_patience_too() -> None:
    questions = ConeQuestions(solver := PatientSolver())
    solver.allow(2)
    for _ in range(3):
        assert questions.equal(A + B, A, [A, B]) is False
    assert solver.queries == 1
    with pytest.raises(OutOfPatience):
        questions.equal(A + B, A, [A, B])
    solver.allow(4)
    for wrong, vain in ((True, 1), (False, 0)):
        assert questions.equal(*((A + B, A) if wrong else without_carry(A, B)), [A, B]) is not wrong
        assert solver.vain == vain

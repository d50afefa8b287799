"""Questions to the solver: asked once, and answered as if every one were asked in full."""

from __future__ import annotations

import pytest

from ciphergen.dsl.term import Term, const, eq, ult
from ciphergen.verify.equality.smt import Solver
from tests.verify.leaves import public

BLOCKS, TURN, OTHER = (public(kind, 32) for kind in ("blocks", "turn", "other"))
SMALL = ult(BLOCKS, const(1 << 27, 32))
LEFT = ~ult(BLOCKS, TURN * 5 + 10)


def test_what_follows_from_some_assumptions_follows_from_more() -> None:
    solver = Solver()
    goal = ult(BLOCKS, const(1 << 28, 32))
    assert solver.implied([SMALL], goal) is True
    asked = solver.queries
    assert solver.implied([LEFT, SMALL], goal) is True
    assert solver.queries == asked


def test_what_does_not_follow_does_not_from_fewer() -> None:
    solver = Solver()
    assert solver.implied([SMALL, ult(TURN, BLOCKS)], LEFT) is False
    asked = solver.queries
    assert solver.implied([SMALL], LEFT) is False
    assert solver.implied([], LEFT) is False
    assert solver.queries == asked


def test_an_answer_is_not_taken_for_another_question() -> None:
    solver = Solver()
    goal = ult(TURN, OTHER)
    assert solver.implied([ult(TURN, BLOCKS)], goal) is False
    assert solver.implied([ult(TURN, BLOCKS), ult(BLOCKS, OTHER)], goal) is True
    assert solver.implied([ult(BLOCKS, OTHER)], goal) is False
    assert solver.implied([ult(TURN, BLOCKS)], goal) is False
    assert solver.implied([goal, SMALL], goal) is True
    assert solver.implied([ult(TURN, BLOCKS)], ~goal) is False


@pytest.mark.parametrize(
    ("assumptions", "goal", "follows"),
    [
        pytest.param([LEFT], ~ult(BLOCKS, TURN * 5 + 10), True, id="the same"),
        pytest.param([SMALL, ult(TURN, const(1 << 26, 32)), LEFT], ~ult(BLOCKS, TURN * 5 + 5), True, id="needs 5"),
        pytest.param([SMALL, ~ult(BLOCKS, TURN * 5)], ~ult(BLOCKS, TURN * 5 + 1), False, id="one too many"),
        pytest.param([], eq(TURN * 4 & 3, const(0, 32)), True, id="a multiple of 4"),
        pytest.param([], eq(TURN * 6 & 3, const(0, 32)), False, id="not a multiple of 4"),
        pytest.param([eq(TURN, const(7, 32))], eq(TURN * 5, const(35, 32)), True, id="of a value"),
        pytest.param([eq(TURN, OTHER)], eq(TURN * 5, OTHER * 5), True, id="of equals"),
        pytest.param([eq(TURN * 2, OTHER * 2)], eq(TURN, OTHER), False, id="the top bit is lost"),
        pytest.param([eq(TURN * 3, OTHER * 3)], eq(TURN, OTHER), True, id="odd factors lose nothing"),
    ],
)
def test_products_are_what_they_are(assumptions: list[Term], goal: Term, follows: bool) -> None:
    """Although the solver is asked first without knowing what they are."""
    assert Solver().implied(assumptions, goal) is follows


def test_a_question_about_products_needs_no_multiplication() -> None:
    solver = Solver()
    assert solver.implied([LEFT, SMALL], ~ult(BLOCKS, TURN * 5 + 10) | ult(OTHER, SMALL.args[0])) is True
    assert solver.queries == 1
    assert solver.implied([], eq(TURN * 4 & 3, const(0, 32))) is True
    assert solver.queries == 3

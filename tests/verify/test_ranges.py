"""Implications by ranges of sums: for few bits what is said to hold holds for all values, and of one sum nothing is
missed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import pytest
import z3

from ciphergen.dsl.term import Term, const, eq, evaluate, extract, slt, ult, var
from ciphergen.verify.equality.ranges import Implications
from ciphergen.verify.equality.smt import Solver

BITS = 3


def variables(bits: int = BITS) -> tuple[Term, Term]:
    return var("x", bits), var("y", bits)


def comparisons(place: Term) -> Iterator[Term]:
    """Everything that a comparison with a constant can say of a sum, in each form that code has."""
    for c in (const(value, place.width) for value in range(1 << place.width)):
        for fact in (ult(place, c), ult(c, place), slt(place, c), slt(c, place), eq(place, c), eq(place ^ c, c ^ c)):
            yield from (fact, ~fact)
    top = extract(place, place.width - 1, place.width - 1)
    yield from (top, ~top)


def orders(x: Term, y: Term) -> Iterator[Term]:
    """Comparisons of two sums."""
    for k in range(1 << x.width):
        yield from (
            ~ult(x, y + k),
            ~ult(x + k, y),
            ~ult(x, x + k),
            ult(x, y + k),
            eq(x ^ (y + k), const(0, x.width)),
            slt(x + k, y),
        )


def where(facts: Sequence[Term], bits: int = BITS) -> dict[Term, int]:
    """Return the values of both variables for which each fact is 1, as a set of bits."""
    x, y = variables(bits)
    sets = dict.fromkeys(facts, 0)
    for place, (a, b) in enumerate(product(range(1 << bits), repeat=2)):
        for fact, value in zip(facts, evaluate(facts, {x: a, y: b}), strict=True):
            sets[fact] |= value << place
    return sets


def holds(assumptions: list[Term], goal: Term, sets: dict[Term, int]) -> bool:
    left = (1 << (1 << 2 * BITS)) - 1  # all values of both
    for assumption in assumptions:
        left &= sets[assumption]
    return not left & ~sets[goal]


@pytest.mark.parametrize("shape", ["x", "x + 3", "x - y", "y - x", "x + x", "5 - x"])
def test_of_one_sum_it_says_what_holds_and_nothing_else(shape: str) -> None:
    """2x has even values only, which ranges do not know: there, what is said has to hold, and no more."""
    x, y = variables()
    place = {"x": x, "x + 3": x + 3, "x - y": x - y, "y - x": y - x, "x + x": x + x, "5 - x": const(5, BITS) - x}[shape]
    other = x - y if "y" in shape else x * 2 if shape == "x + x" else x
    facts = [*comparisons(place), *comparisons(other + 1), *comparisons(-other)]
    sets, implications, random, shown = where(facts), Implications(), Random(shape), 0
    for _ in range(8000):
        *assumptions, goal = random.sample(facts, random.randrange(1, 5))
        found = implications.show(assumptions, goal)
        true = holds(assumptions, goal, sets)
        assert found <= true, (assumptions, goal)
        assert found == true or shape == "x + x", (assumptions, goal)
        shown += found
    assert shown > 400


def test_what_is_said_of_two_sums_holds() -> None:
    """Every pair of comparisons of two sums, with every one of their difference."""
    x, y = variables(2)
    ordered = [fact for fact in [*orders(x, y), *orders(y, x)] if fact.op == "not"]
    distances = list(dict.fromkeys(comparisons(x - y)))
    sets, implications = where([*ordered, *distances], 2), Implications()
    shown = 0
    for known, distance, goal in product(ordered, distances, ordered):
        if implications.show([distance, known], goal):
            assert holds([known, distance], goal, sets), (known, distance, goal)
            shown += goal is not known
    assert shown > 500


@pytest.mark.parametrize("bits", [1, 2])
def test_every_pair_of_facts(bits: int) -> None:
    x, y = variables(bits)
    facts = list(dict.fromkeys([*comparisons(x), *comparisons(x - y), *orders(x, y), *orders(y, x)]))
    sets, implications = where(facts, bits), Implications()
    for a, goal in product(facts, repeat=2):
        assert implications.show([a], goal) <= holds([a], goal, sets), (a, goal)


def test_what_code_asks() -> None:
    """A count of blocks in a loop of two blocks a turn, as the normal form has it."""
    blocks, turn = var("blocks", 32), var("turn", 32)
    done = turn * 2
    at_head = [~ult(blocks, done), ~ult(const(0x7FFFFFFF, 32), turn), ~slt(blocks - done - 8, const(0, 32))]
    few = [ult(const(3, 32), blocks - done), ult(blocks - done, const(0x80000000, 32))]
    implications = Implications()
    assert implications.show([*at_head, *few], ~ult(blocks, done + 4))
    assert implications.show([*at_head, *few], ~ult(blocks - done, const(8, 32)))
    assert implications.show(few, ~eq(done ^ blocks, const(0, 32)) & ~ult(blocks - done, const(4, 32)))
    assert not implications.show([*at_head, *few], ~ult(blocks, done + 9))
    assert not implications.show(few, ~ult(blocks, done + 4))  # it may wrap
    assert not implications.show(few, ~eq(done ^ blocks, const(0, 32)) & ~ult(blocks - done, const(9, 32)))


def test_the_solver_asks_no_question_of_such_goals_and_writes_it_where_questions_are_kept() -> None:
    """What is written is a question: without the assumption it has another answer."""
    blocks, other = var("blocks", 32), var("other", 32)
    assumption, goal = ult(const(7, 32), blocks), ~ult(blocks, const(8, 32))
    solver = Solver()
    assert solver.implied([assumption], goal) is True
    assert (solver.queries, solver.questions) == (0, [])
    solver = Solver(keep_questions=True)
    assert solver.implied([assumption, eq(other, const(1, 32))], goal) is True
    ((text, answer),) = solver.questions
    assert (solver.queries, answer, "other" in text) == (0, "unsat", False)
    asserted = z3.parse_smt2_string(text)
    for conditions, found in ((asserted, z3.unsat), (list(asserted)[1:], z3.sat)):
        again = z3.Solver()
        again.add(*conditions)
        assert again.check() == found

"""Conditions of a path that counts: one bound in the place of a bound and of a number that it is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.dsl.term import Term, const, eq, evaluate, var
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.bounds import assume
from ciphergen.verify.execution.context import Context, Contract
from ciphergen.verify.execution.memory import Bytes, Region
from ciphergen.verify.execution.state import State
from ciphergen.verify.variables import symbol

BITS = 5
COUNT, OTHER = symbol("bytes", BITS, Secrecy.PUBLIC), symbol("turn", BITS, Secrecy.PUBLIC, "0x0")
STACK = Region("sp", var("sp", BITS), None, True, lambda _: None)
CONTEXT = Context(TARGET, Contract((STACK,), (), STACK, COUNT, chain=True), Normalizer(), Solver())
FORMS: list[Callable[[int], Term]] = [
    lambda k: eq(COUNT, const(k, BITS)),
    lambda k: eq(COUNT - k, const(0, BITS)),
    lambda k: eq(const(k, BITS) - COUNT, const(0, BITS)),
    lambda k: eq(COUNT - OTHER * 3, const(k, BITS)),
    lambda k: eq(OTHER, const(k, BITS)),
    lambda k: eq(COUNT * 2, const(k, BITS)),
]


@pytest.mark.parametrize("numbers", [range(BITS), range(1 << BITS), (0, 2, 1), (3, 4), (31, 0), (0, 1, 1, 2), (0, 31)])
@pytest.mark.parametrize("form", FORMS)
def test_one_bound_says_what_both_conditions_say(form: Callable[[int], Term], numbers: range) -> None:
    state, said = State({}, Bytes(), 0, Linear.of(const(0, BITS))), list[Term]()
    for number in numbers:
        said.append(~form(number))
        assume(CONTEXT, state, CONTEXT.normal(~form(number)))
        for count in range(1 << BITS):
            for other in range(0, 1 << BITS, 3):
                values = {COUNT: count, OTHER: other}
                assert all(evaluate(said, values)) == all(evaluate(state.conditions, values))


def test_a_chain_of_questions_leaves_one_condition() -> None:
    state = State({}, Bytes(), 0, Linear.of(const(0, BITS)))
    for number in range(20):
        assume(CONTEXT, state, CONTEXT.normal(~FORMS[1](number)))
    assert len(state.conditions) == 1

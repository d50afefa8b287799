"""States that are rebased to the first block that is not done: what was made of blocks before is free."""

from __future__ import annotations

from ciphergen.backends.machine.target import Register
from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.dsl.term import Term
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.context import Context, Contract
from ciphergen.verify.execution.memory import Bytes, Region
from ciphergen.verify.execution.state import State
from ciphergen.verify.induction.blocks import restart
from ciphergen.verify.variables import input_byte, key_byte
from tests.verify.leaves import public

STACK = Region("the stack", public("sp", 32), None, True, lambda _: None)
ROW = Region("the output", public("out", 32), None, True, lambda _: None, block=2)
KEY, P, Q = key_byte(0), Register("x", 5), Register("x", 6)


def after_a_block(p: Term, q: Term) -> dict[Register, Term]:
    """The two registers after a block of two bytes was written, rebased."""
    context = Context(TARGET, Contract((STACK, ROW), (), STACK), Normalizer(), Solver())
    state = State({P: p, Q: q}, Bytes({ROW.name: {0: KEY, 1: KEY}}), 0x40, Linear(32, 0, {}))
    return restart(context, state).registers


def test_what_was_made_of_a_block_that_is_done_is_free() -> None:
    found = after_a_block(input_byte(0) ^ KEY, input_byte(1) + input_byte(2))
    assert found[P].op == found[Q].op == "var"
    assert found[P] is not found[Q]


def test_what_is_made_of_the_next_block_and_of_the_key_stays() -> None:
    assert after_a_block(KEY ^ input_byte(2), KEY + 1) == {P: KEY ^ input_byte(0), Q: KEY + 1}


def test_a_value_that_was_moved_is_not_one_with_what_came_after_it() -> None:
    """What was in the first register is in the second now, and the first has another value."""
    before = after_a_block(input_byte(0), KEY)[P]
    found = after_a_block(input_byte(1), before)
    assert found[Q] is before
    assert found[P] is not before

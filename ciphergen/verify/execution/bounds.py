"""Bound the numbers of a path that counts: a number that is at least k, and is not k, is at least k + 1.

Code that takes the last bytes of a message one by one asks before each whether any are left. Of these answers one bound
is kept, not one answer for each byte: the solver would try all numbers for the last of many.
"""

from __future__ import annotations

from ciphergen.dsl.term import Term, const, ult
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.state import State


def assume(context: Context, state: State, condition: Term) -> None:
    """Add a condition, in normal form, to those of a path. Where it follows one more time that a number of a message is
    another than its bound, the next bound takes the place of both."""
    for number in _numbers(context, condition) if context.contract.chain else ():
        least = -number.constant % (1 << number.width)
        counted = context.normal.sum(Linear(number.width, 0, number.terms))
        before, after = (context.normal(~ult(counted, const(k, number.width))) for k in (least, least + 1))
        if before in state.conditions or (least == 0 and _is_counted(context, number)):
            state.assume(after, instead=before)
            return
    state.assume(condition)


def _numbers(context: Context, condition: Term) -> list[Linear]:
    """Return the differences, in both orders, that a condition says are not 0; a difference of which the next number
    would be 0 is none."""
    if condition.op != "not" or condition.args[0].op != "eq":
        return []
    a, b = map(context.linear, condition.args[0].args)
    apart = a.plus(b.times(-1))
    return [number for number in (apart, apart.times(-1)) if number.terms and number.constant != 1]


def _is_counted(context: Context, number: Linear) -> bool:
    """Return True for what is left of the number of bytes, and for a number by itself; not for the negative of one."""
    count = context.contract.count
    if count is None or count not in number.terms:
        return set(number.terms.values()) == {1}
    return number.terms[count] == 1

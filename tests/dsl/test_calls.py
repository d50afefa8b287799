"""Calls of a function with the same arguments: computed once, counted each time."""

from itertools import pairwise

import pytest

from ciphergen.dsl import term
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.parser import parse
from ciphergen.dsl.term.term import _TERMS
from ciphergen.dsl.unfold import Unfolder
from ciphergen.dsl.values import Value

TEXT = """cipher A {
  function twice(x: word) -> word = x + x
  function f(x: word) -> y: word {
    var s = x
    for i in 0..9 { s := twice(s) ^ i }
    y = s
  }
}"""
X = (term.var("x", 16),)


def unfolder() -> Unfolder:
    return Unfolder.of(16, 32, {}, parse(TEXT, "a.cipher").items, Budget())


def called(unfolder: Unfolder, argument: Value = X[0]) -> Value:
    return unfolder.invoke("f", (argument,), unfolder.functions["f"].place)


def test_a_call_costs_the_same_each_time() -> None:
    one = unfolder()
    left = [one.budget.left]
    values = []
    for _ in range(3):
        values.append(called(one))
        left.append(one.budget.left)
    costs = {(a.steps - b.steps, a.terms - b.terms) for a, b in pairwise(left)}
    assert len(costs) == 1
    assert min(costs.pop()) > 10
    assert values[0] is values[1] is values[2]


def test_a_second_call_is_not_computed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    one, y = unfolder(), term.var("y", 16)
    first, second = called(one), called(unfolder(), y)

    def fail(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(Unfolder, "run", fail)
    assert called(one) is first
    assert called(one, y) is second
    with pytest.raises(AssertionError):
        called(one, term.const(3, 16))


def test_a_second_call_that_takes_too_much_is_refused_inside_it() -> None:
    one = unfolder()
    called(one)
    one.budget.steps = 100
    with pytest.raises(UserError) as error:
        called(one)
    assert str(error.value).startswith("a.cipher:5:")


@pytest.mark.long
def test_no_result_outlives_its_procedure() -> None:
    one = unfolder()
    result = called(one, term.var("only here", 16))
    assert isinstance(result, term.Term)
    key = (result.op, result.width, result.param, result.args)
    del result
    _TERMS.drop_unused()
    assert _TERMS.find(key) is not None
    one.run_procedure((), {})
    _TERMS.drop_unused()
    assert _TERMS.find(key) is None

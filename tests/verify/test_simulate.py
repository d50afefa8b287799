"""The three readings of every operation agree: on ints, on arrays, and as the solver has it."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ciphergen.dsl.term import Term, concat, const, eq, evaluate, make, ult, var, variables
from ciphergen.dsl.term.function import TermFunction
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.verify.equality.simulate import TermSimulator, random_values
from ciphergen.verify.equality.smt import Solver, _equations
from ciphergen.verify.variables import input_byte, now
from tests.verify.random_terms import random_term

WIDTHS = (1, 2, 7, 8, 31, 32, 63, 64, 65, 128)
SAME = ("and", "or", "xor", "add", "sub", "mul", "shl", "lshr", "ashr")


def samples(op: str, w: int) -> list[Term]:
    """Terms of one operation whose result or arguments have w bits."""
    a, b = var("a", w), var("b", w)
    if op in SAME:
        shift = op in ("shl", "lshr", "ashr")
        return [make(op, (a, b), w), *([make(op, (a, const(k, w)), w) for k in (0, 1, w - 1, w)] if shift else [])]
    if op in ("not", "neg"):
        return [make(op, (a,), w)]
    if op == "rotl":
        return [make(op, (a,), w, k) for k in {1 % w, w // 2, w - 1}]
    if op in ("eq", "ult", "slt"):
        return [make(op, (a, b), 1)]
    if op == "apply":
        return [make(op, (a, b), w, TermFunction("f", (a, b), (a ^ b) + (a & 1)))]
    if op == "concat":
        return [make(op, (a, b), 2 * w), make(op, (var("c", 3), a, var("d", 1)), w + 4)]
    if op == "extract":
        return [make(op, (a,), n, low) for n, low in {(1, 0), (1, w - 1), (w // 2 or 1, w // 3)}]
    if op in ("zext", "sext"):
        return [make(op, (a,), w + k) for k in (1, 33)]
    if op == "ite":
        return [make(op, (var("c", 1), a, b), w)]
    source = random.Random(w)
    entries = [source.getrandbits(w) for _ in range(16)]
    return [make(op, (var("d", 4),), w, tuple(entries))]


def values_for(names: list[Term], count: int) -> list[dict[Term, int]]:
    """Extremes and random values."""
    source = random.Random(11)
    rows = []
    for _ in range(count):
        rows.append(
            {
                v: source.choice((0, 1, 2, -1, 1 << v.width - 1, (1 << v.width - 1) - 1, source.getrandbits(v.width)))
                & ((1 << v.width) - 1)
                for v in names
            }
        )
    return rows


@pytest.mark.parametrize("op", sorted(OPERATIONS))
def test_arrays_agree_with_ints(op: str) -> None:
    for w in WIDTHS:
        for t in samples(op, w):
            rows = values_for(variables([t]), 40)
            fixed = {v: random_values([v], 1, 1)[v].repeat(40) for v in variables([t])}
            for v, column in fixed.items():
                for i, row in enumerate(rows):
                    column[i] = row[v]
            assert TermSimulator(40, fixed=fixed).signature(t) == tuple(evaluate([t], row)[0] for row in rows), (op, w)


@pytest.mark.parametrize("op", sorted(OPERATIONS))
def test_the_solver_agrees_with_ints(op: str) -> None:
    solver = Solver()
    for w in (1, 3, 8, 33):
        for t in samples(op, w):
            for row in values_for(variables([t]), 6):
                (value,) = evaluate([t], row)
                given = [eq(v, const(x, v.width)) for v, x in row.items()]
                assert solver.implied(given, eq(t, const(value, t.width))) is True, (op, w, row)
                assert solver.implied(given, ~eq(t, const(value, t.width))) is False


def test_what_is_0_is_told_by_equations() -> None:
    """As many as there are exclusive ors side by side, and what they say is what the solver's own comparison says."""
    a, b, c = (var(name, 8) for name in "abc")
    for whole, count in ((a, 1), (a ^ b, 1), (a + b, 1), (concat(a ^ b, c), 2), (concat(b ^ c, a ^ b, a & 3), 3)):
        solver = Solver()
        asked, plain = solver.translate(eq(whole, const(0, whole.width))), solver.translate(whole)
        assert len([*_equations(plain)]) == count
        assert solver.unsatisfiable([(asked == 1) != (plain == 0)]) is True


def test_arrays_agree_with_ints_on_deep_terms() -> None:
    source = random.Random(2)
    for _ in range(150):
        t = random_term(source, source.choice(WIDTHS), 5)
        simulator = TermSimulator(4)
        rows = [{v: int(simulator(v)[i]) for v in variables([t])} for i in range(4)]
        assert simulator.signature(t) == tuple(evaluate([t], row)[0] for row in rows)


def test_random_values_fill_every_bit_and_do_not_depend_on_other_variables() -> None:
    for width in (1, 5, 32, 33, 64, 100):
        v, other = var("v", width), var("other", width)
        column = random_values([v, other], 64, 1)[v]
        assert (column == random_values([v], 64, 1)[v]).all()
        assert (column != random_values([v], 64, 2)[v]).any()
        assert max(column.tolist()).bit_length() == width
        seen = 0
        for x in column.tolist():
            seen |= int(x)
        assert seen == (1 << width) - 1


def test_models_and_possibility() -> None:
    solver, a, b = Solver(), var("a", 8), var("b", 8)
    facts = [eq(a + b, const(7, 8)), eq(a & 15, const(9, 8))]
    model = solver.model(facts, [a, b])
    assert model is not None
    assert [evaluate([f], model) for f in facts] == [[1], [1]]
    assert solver.possible(facts) is True
    impossible = [*facts, eq(a & 1, const(0, 8))]
    assert solver.possible(impossible) is False
    assert solver.model(impossible, [a]) is None
    assert solver.queries == 4


def test_a_question_that_is_not_answered_in_its_steps_is_not_answered() -> None:
    a, b = var("a", 64), var("b", 64)
    product = eq(a * b, const(0xC96C5795D7870F42D7870F4F, 64))
    assert Solver().implied([~eq(a & 1, const(0, 64))], ~product, steps=1) is None


@pytest.mark.parametrize("size", [8, 16])
def test_a_counter_is_often_about_to_carry(size: int) -> None:
    """Else what only a carry sets is 0 on all values, and is taken for other such things: whatever small number is
    added, there is a value from which it carries up to any bit, and no further."""
    counter = [now(0, i) for i in range(size)]
    found = random_values([*counter, input_byte(7)], 512, 2, size)
    assert (found[input_byte(7)] >= 224).sum() <= 96
    numbers = [int.from_bytes(bytes(int(found[v][i]) for v in counter), "big") for i in range(512)]
    for more in range(1, 48):
        assert {(n ^ n + more).bit_length() - 1 for n in numbers} >= set(range(8, 8 * size))
    simulator = TermSimulator(512, seed=2, counter=size)
    carries = {simulator.signature(ult(const(255 - more, 8), counter[-1])) for more in range(48)}
    assert len(carries) == 48


def test_a_digest_stands_for_values() -> None:
    simulator, x, y, wide = TermSimulator(64), var("x", 8), var("y", 8), var("w", 128)
    assert simulator.digest(x ^ y) == simulator.digest((x | y) & ~(x & y))
    assert simulator.digest(x ^ y) != simulator.digest(x + y)
    assert simulator.digest(wide + wide) == simulator.digest(wide << 1) != simulator.digest(wide)


def test_a_quick_look_has_the_same_values_and_keeps_those_of_variables() -> None:
    source = random.Random(5)
    terms = [random_term(source, width, 6) for width in (1, 8, 16, 32, 64, 80) for _ in range(10)]
    there = TermSimulator(40)
    found = [tuple(values.tolist()) for values in there.in_passing([*terms, *terms])]
    assert found == 2 * [TermSimulator(40).signature(t) for t in terms]
    assert all(not t.args for t in there._known)


@pytest.mark.parametrize("width", [1, 8, 9, 16, 17, 32, 33, 64])
def test_a_fixed_value_has_the_digest_of_a_computed_one(width: int) -> None:
    a, b = var("a", width), var("b", width)
    fixed = {v: np.array([value], dtype=np.uint64) for v, value in ((a, 1), (b, 0))}
    there = TermSimulator(1, fixed=fixed)
    assert there.digest(a) == there.digest(a | b) != there.digest(b)

"""Shapes: what is refused of them, what they look like as text, and what selection makes of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ciphergen.backends import generation, target
from ciphergen.dsl.cipher import load
from ciphergen.dsl.term import Term, const, rotl, var
from ciphergen.generator.code import Code
from ciphergen.generator.cover import instructions
from ciphergen.generator.machine import Label, VReg
from ciphergen.generator.options import Options
from ciphergen.generator.rows import SelectionError, check_rows
from ciphergen.generator.select import select
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.check import ShapeError, check_shape
from ciphergen.generator.shape.node import Value
from ciphergen.generator.shape.text import shape_text
from ciphergen.generator.show import stage
from tests.generator.coded import computed

RV32I = target("rv32i")
RULES = generation(RV32I).sets["words"]
A, B = var("a", 32), var("b", 32)


def builder() -> Builder:
    return Builder(RV32I, generation(RV32I), "f", "encrypt")


def label_twice(build: Builder) -> None:
    build.place(Label("again"))
    with build.loop(Label("again"), 1.0):
        build.leave()


def label_nowhere(build: Builder) -> None:
    build.branch("if_zero", build.fresh("x"), Label("there"))


def value_before_made(build: Builder) -> None:
    build.copy(Value("x", 7), build.fresh("x"))


def value_of_a_fetch(build: Builder) -> None:
    """What a fetch makes is there only while the terms are computed that need it."""
    fetch = build.later(lambda: build.load(4, VReg("x", "p"), 0, "in"))
    build.compute(RULES, [A], {}, {A: fetch})
    build.copy(fetch.result, build.fresh("x"))


def variable_in_no_register(build: Builder) -> None:
    build.compute(RULES, [A + B], {A: build.fresh("x")})


WRONG = {
    label_twice: "f: placed twice: again",
    label_nowhere: "f: not placed: there",
    value_before_made: "f: used before made: v7",
    value_of_a_fetch: "f: used before made: v1",
    variable_in_no_register: "f: computes from b, which are in no register",
}


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_what_is_no_function_is_refused(wrong: Callable[[Builder], None]) -> None:
    build = builder()
    wrong(build)
    with pytest.raises(ShapeError) as caught:
        check_shape(build.finish())
    assert str(caught.value) == WRONG[wrong]


def test_rows_that_read_what_nothing_has_written_are_refused() -> None:
    code = Code(RV32I, generation(RV32I), "f", "encrypt")
    code("addi", VReg("x", "never.1"), 1)
    code.leave()
    with pytest.raises(SelectionError) as caught:
        check_rows(code.finish(), RV32I)
    assert str(caught.value) == "f reads %never.1, which nothing has written"


def test_the_text_of_every_node() -> None:
    build = builder()
    one = build.fresh("x", "one")
    build.copy(RV32I.abi.arguments[0], one)
    head, slow = build.label("head"), build.label("slow")
    with build.turns(head, 3):
        fetch = build.later(lambda: build.load(4, one, 8, "in"))
        (made,) = build.compute(RULES, [(A ^ B) + (A ^ B)], {A: one}, {B: fetch})
        build.add(one, 4, into=one)
        build.branch("if_not_zero", one, slow)
        build.branch("if_not_zero", build.own(made), head)
    with build.cold(slow):
        build.spend(RULES, [A], {A: one}, [build.sink("x", lambda value: build.store(4, value, one, 0, "out"))])
        build.jump(head)
    build.leave()
    check_shape(build.finish())
    assert shape_text(build.finish(), RV32I) == (
        "shape f (encrypt)\n"
        "    %one.1 = a0\n"
        "    loop head1, 3 times:\n"
        "        a:32 is in %one.1\n"
        "        b:32 comes from v1 = load 4 %one.1 8 of in\n"
        "        t0 = (xor a:32 b:32)\n"
        "        v2 = (add t0:32 t0:32)\n"
        "        %one.1 = add %one.1 4\n"
        "        if_not_zero %one.1 slow2\n"
        "        v3 = own v2\n"
        "        if_not_zero v3 head1\n"
        "    rarely slow2:\n"
        "        a:32 is in %one.1\n"
        "        v4 = a:32; store 4 v4 %one.1 0 of out\n"
        "        goto head1\n"
        "    return\n"
    )


PLANS = {
    ("pipo", "pipo64_128", "columns4+loop2"): (
        "pipo64_128: 560 bytes of round keys\n"
        "4 blocks as columns4, 32-bit values in x registers\n"
        "    encrypt: 14 rounds one after the other\n"
        "    decrypt: 14 rounds one after the other\n"
        "1 blocks as single, 32-bit values in x registers\n"
        "    encrypt: 1 rounds, a loop of 6 turns of 2, 1 rounds\n"
        "    decrypt: 0 rounds, a loop of 6 turns of 2, 2 rounds\n"
    ),
    ("lea", "lea128", "loop4"): (
        "lea128: 384 bytes of round keys\n"
        "1 blocks as words, 32-bit values in x registers\n"
        "    encrypt: 0 rounds, a loop of 6 turns of 4, 0 rounds\n"
        "    decrypt: 0 rounds, a loop of 6 turns of 4, 0 rounds\n"
    ),
}


@pytest.mark.parametrize(("name", "variant", "strategy"), PLANS)
def test_the_text_of_a_plan(name: str, variant: str, strategy: str) -> None:
    cipher = load(name)
    text = stage(cipher, cipher.variants[variant], RV32I, Options(strategy=strategy), "plan")
    assert text == PLANS[name, variant, strategy]


TERMS = st.recursive(
    st.one_of(st.sampled_from([A, B]), st.integers(0, 2**32 - 1).map(lambda value: const(value, 32))),
    lambda inner: st.one_of(
        st.tuples(inner, inner, st.sampled_from([Term.__add__, Term.__xor__, Term.__and__, Term.__sub__])).map(
            lambda made: made[2](made[0], made[1])
        ),
        st.tuples(inner, st.integers(1, 31)).map(lambda made: rotl(*made)),
    ),
    max_leaves=12,
)


@given(st.lists(TERMS, min_size=1, max_size=3))
@settings(max_examples=80, deadline=None)
def test_a_plan_counts_the_instructions_that_selection_writes(roots: list[Term]) -> None:
    written = len(list(computed(RV32I, RULES, roots, [A, B]).instructions()))
    assert instructions(roots, (), RULES) == written


def test_a_value_in_the_zero_register_is_copied_where_it_is_to_be_written() -> None:
    build = builder()
    zero = build.constant(RULES, 0)
    build.parallel([(build.fresh("x", "carried"), build.own(zero))])
    rows = [inst.row.name for inst in select(build.finish(), RV32I, generation(RV32I)).instructions()]
    assert rows == ["addi", "addi", "addi"]  # a register for it, and two of the parallel copy

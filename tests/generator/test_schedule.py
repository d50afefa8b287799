"""The scheduler: no waiting where there is other work, results kept, and a checker that refuses."""

from __future__ import annotations

from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Function, text
from ciphergen.generator.scheduling.check_schedule import ScheduleError, check_schedule
from ciphergen.generator.scheduling.schedule import cycles, schedule
from tests.generator.coded import argument, copied
from tests.generator.test_allocate import random_function, results

RV32I = target("rv32i")
KNOWN = generation(RV32I)
E31 = RV32I.cores["e31"]


def loads() -> Function:
    """Two words loaded, each used at once, and a copy of a register."""
    code = Code(RV32I, KNOWN, "f", "test")
    base = argument(code, 0, "in")
    first = code("lw", 0, base, memory="in")
    used = code("xori", first, 1)
    second = code("lw", 4, base, memory="in")
    both = code("add", used, second)
    code("sw", both, 8, base, memory="out")
    code.leave()
    return code.finish()


def test_order() -> None:
    function = loads()
    function = schedule(function, RV32I, E31, {"x": 15})
    assert [text(inst, RV32I) for inst in function.blocks[0].insts] == [
        "addi %in.1, a0, 0",
        "lw %2, 0(%in.1)",
        "lw %4, 4(%in.1)",
        "xori %3, %2, 1",
        "add %5, %3, %4",
        "sw %5, 8(%in.1)",
        "jalr zero, 0(ra)",
    ]


def test_cycles_count_waits() -> None:
    """7 instructions; before scheduling each load is waited for, one cycle."""
    function = loads()
    before = cycles(function.blocks[0], RV32I, E31)
    function = schedule(function, RV32I, E31, {"x": 15})
    assert (before, cycles(function.blocks[0], RV32I, E31)) == (9.0, 7.0)


def test_full_registers_hold_loads_back() -> None:
    code = Code(RV32I, KNOWN, "f", "test")
    base = argument(code, 0, "in")
    for i in range(8):
        code("sw", code("lbu", 4 * i, base, memory="key"), 4 * i, base, memory="out")
    code.leave()
    function = code.finish()
    orders = []
    for limit in (15, 3):
        free = copied(function)
        free = schedule(free, RV32I, E31, {"x": limit})
        check_schedule(function, free)
        names = [i.row.name for i in free.blocks[0].insts]
        orders.append(max(names[:i].count("lbu") - names[:i].count("sw") for i in range(len(names))))
    assert orders == [3, 2]


def test_results_are_kept() -> None:
    rng = Random(3)
    for seed in range(40):
        before = random_function(rng, 15, 10, 1)
        after = copied(before)
        after = schedule(after, RV32I, E31, {"x": rng.choice([5, 15, 27])})
        check_schedule(before, after)
        assert results(after, seed) == results(before, seed)


def test_checker_refuses_what_changes_results() -> None:
    """Instructions exchanged at random: accepted only if the results are the same."""
    rng = Random(4)
    refused = accepted = 0
    for seed in range(300):
        before = random_function(rng, 10, 8, 1)
        after = copied(before)
        block = rng.choice([b for b in after.blocks if len(b.insts) > 2])
        i = rng.randrange(len(block.insts) - 1)
        block.insts[i], block.insts[i + 1] = block.insts[i + 1], block.insts[i]
        try:
            check_schedule(before, after)
        except ScheduleError:
            refused += 1
            continue
        accepted += 1
        assert results(after, seed) == results(before, seed)
    assert refused > 50
    assert accepted > 50


def memory_pair(first: str, second: str) -> Function:
    code = Code(RV32I, KNOWN, "f", "test")
    base, other = argument(code, 0, "a"), argument(code, 1, "b")
    value = code("lw", 0, base, memory=first)
    code("sw", other, 0, base, memory=second)
    code("sw", value, 4, base, memory="data")
    code.leave()
    return code.finish()


@pytest.mark.parametrize(("first", "second", "free"), [("in", "out", False), ("ks", "out", True), ("ks", "ks", False)])
def test_memory_order(first: str, second: str, free: bool) -> None:
    """A store may pass a load only if by the interface they never meet."""
    before = memory_pair(first, second)
    after = copied(before)
    insts = after.blocks[0].insts
    insts[2], insts[3] = insts[3], insts[2]
    if free:
        check_schedule(before, after)
    else:
        with pytest.raises(ScheduleError, match="the stores before instruction 2"):
            check_schedule(before, after)


def test_checker_sees_missing_and_new_instructions() -> None:
    before, after = loads(), loads()
    del after.blocks[0].insts[3]
    with pytest.raises(ScheduleError, match="1 instructions are missing"):
        check_schedule(before, after)
    after = loads()
    after.blocks[0].insts[3] = after.blocks[0].insts[1]
    with pytest.raises(ScheduleError, match="was not there before"):
        check_schedule(before, after)
    after = loads()
    after.blocks[0].label = "other"
    with pytest.raises(ScheduleError, match="the blocks differ"):
        check_schedule(before, after)

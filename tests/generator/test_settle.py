"""The order of instructions that have their registers: no wait that another order avoids, and the same results."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.machine.core import Core
from ciphergen.generator.allocation.allocate import allocate, preferred
from ciphergen.generator.lower import lower
from ciphergen.generator.machine import Block, Function, Inst, Operand
from ciphergen.generator.prologue import drop_idle, finish
from ciphergen.generator.scheduling.check_schedule import check_schedule
from ciphergen.generator.scheduling.pipes import block_cycles
from ciphergen.generator.scheduling.schedule import cycles
from ciphergen.generator.scheduling.settle import settle
from tests.generator.coded import copied
from tests.generator.test_allocate import random_function, results

RV32I = target("rv32i")
IDIOMS = generation(RV32I).idioms
E31 = RV32I.cores["e31"]
TWO = replace(E31, issue_width=2, pipeline=None)  # starts two instructions in a cycle
T0, T1, T2, A0 = (RV32I.register(name) for name in ("t0", "t1", "t2", "a0"))


def line(row: str, memory: str = "", **operands: Operand) -> Inst:
    return Inst(RV32I.rows[row], operands, memory)


def finished(function: Function) -> Function:
    found = copied(function)
    found = finish(found, RV32I, generation(RV32I).idioms)
    return found


def test_the_load_that_is_waited_for_comes_first() -> None:
    first = line("lw", "in", rd=T0, rs1=A0, imm=0)
    second = line("lw", "in", rd=T1, rs1=A0, imm=4)
    user = line("xor", rd=T1, rs1=T1, rs2=T2)
    block = Block("block", [first, second, user, line("xor", rd=T0, rs1=T0, rs2=T2)])
    function = Function("f", "encrypt", [block])
    assert cycles(block, RV32I, E31) == 5
    function = settle(function, RV32I, E31)
    assert function.blocks[0].insts[:3] == [second, first, user]
    assert cycles(function.blocks[0], RV32I, E31) == 4


@pytest.mark.parametrize("core", [E31, TWO])
def test_results_are_kept_and_no_block_is_slower(core: Core) -> None:
    faster = 0
    for seed in range(40):
        before = random_function(Random(seed), 40, 10, 1)
        before = allocate(before, RV32I, IDIOMS, {"x": preferred(RV32I)["x"][-8:]}, rested=True)
        before = drop_idle(before)
        after = copied(before)
        after = settle(after, RV32I, core)
        check_schedule(before, after)
        for old, new in zip(before.blocks, after.blocks, strict=True):
            assert block_cycles(new, RV32I, core) <= block_cycles(old, RV32I, core)
            faster += block_cycles(new, RV32I, core) < block_cycles(old, RV32I, core)
        wanted = results(finished(before), seed)
        assert results(finished(after), seed) == wanted
    assert faster > 10


def test_code_for_cores_in_order_is_settled() -> None:
    cores = [core for name in ("rv32i", "rv64i", "aarch64") for core in target(name).cores.values()]
    names = ["e31", "ibex", "u74", "rocket", "cortex-a55"]
    assert sorted(core.name for core in cores if core.in_order) == sorted(names)
    for core, changes in ((TWO, True), (replace(TWO, window=32), False)):
        made = [lower(random_function(Random(seed), 60, 40, 1), RV32I, core, IDIOMS) for seed in range(4)]
        assert any(each.settled[0].blocks != each.settled[1].blocks for each in made) is changes

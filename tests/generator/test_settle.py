"""The order of instructions that have their registers: no wait that another order avoids, and the same results."""

from __future__ import annotations

from random import Random

from ciphergen.backends import generation, target
from ciphergen.generator.allocation.allocate import allocate, preferred
from ciphergen.generator.machine import Block, Function, Inst, Operand
from ciphergen.generator.prologue import drop_idle, finish
from ciphergen.generator.scheduling.check_schedule import check_schedule
from ciphergen.generator.scheduling.schedule import cycles
from ciphergen.generator.scheduling.settle import settle
from tests.generator.coded import copied
from tests.generator.test_allocate import random_function, results

RV32I = target("rv32i")
E31 = RV32I.cores["e31"]
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


def test_results_are_kept_and_no_block_is_slower() -> None:
    faster = 0
    for seed in range(40):
        before = random_function(Random(seed), 40, 10, 1)
        before = allocate(before, RV32I, generation(RV32I).idioms, {"x": preferred(RV32I)["x"][-8:]}, rested=True)
        before = drop_idle(before)
        after = copied(before)
        after = settle(after, RV32I, E31)
        check_schedule(before, after)
        for old, new in zip(before.blocks, after.blocks, strict=True):
            assert cycles(new, RV32I, E31) <= cycles(old, RV32I, E31)
            faster += cycles(new, RV32I, E31) < cycles(old, RV32I, E31)
        wanted = results(finished(before), seed)
        assert results(finished(after), seed) == wanted
    assert faster > 10

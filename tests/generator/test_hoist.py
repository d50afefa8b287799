"""What is the same in every turn of a loop is computed before it, as far as there are registers."""

from __future__ import annotations

import pytest

from ciphergen.backends import generation, target
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Function, Reg
from ciphergen.generator.scheduling.hoist import hoist
from tests.generator.coded import argument

AARCH64 = target("aarch64")
KNOWN = generation(AARCH64)


def loop(count: int, uses: int) -> Function:
    """A loop that uses the complements of so many vectors from memory so often each."""
    code = Code(AARCH64, KNOWN, "f", "test")
    ks, turns = argument(code, 0, "ks"), argument(code, 1, "turns")
    total = code("movi_16b", 0)
    head = code.label("head")
    code.place(head)
    for i in range(count):
        for _ in range(uses):
            loaded = code("ldr_q", ks, 16 * i, memory="ks")
            code("eor_16b", total, code("not_16b", loaded), into=total)
    code("sub_imm_x", turns, 1, into=turns)
    code.idioms.if_not_zero(code, turns, head)
    code.place(code.label("after"))
    code("str_q", total, turns, 0, memory="out")
    code.leave()
    return code.finish()


def test_a_detour_through_the_functions_end_is_part_of_the_loop() -> None:
    """Control leaves the loop for it and comes back, so what is constant is made once, for both."""
    code = Code(AARCH64, KNOWN, "f", "test")
    ks, turns, out = (argument(code, i, name) for i, name in enumerate(("ks", "turns", "out")))
    head, aside, join = code.label("head"), code.label("aside"), code.label("join")
    code.place(head)
    code.idioms.if_zero(code, out, aside)
    code.place(code.label("usual"))
    with code.cold(aside):
        code("str_q", code("ldr_q", ks, 0, memory="ks"), out, 0, memory="out")
        code.jump(join)
    code.place(join)
    code("str_q", code("ldr_q", ks, 0, memory="ks"), out, 16, memory="out")
    code("sub_imm_x", turns, 1, into=turns)
    code.idioms.if_not_zero(code, turns, head)
    code.place(code.label("after"))
    code.leave()
    function = code.finish()
    function = hoist(function, AARCH64)
    loads = [block.label for block in function.blocks for inst in block.insts if inst.row.name == "ldr_q"]
    assert loads == ["entry"]


def inside(function: Function) -> list[str]:
    return [inst.row.name for block in function.blocks if block.label.startswith("head") for inst in block.insts]


@pytest.mark.parametrize("count", [3, 20, 40, 60])
def test_no_register_is_read_before_it_is_written(count: int) -> None:
    """With many vectors some stay in the loop; then what needs them does too."""
    function = loop(count, 2)
    function = hoist(function, AARCH64)
    written: set[Reg] = set()
    for block in function.blocks:
        for inst in block.insts:
            assert all(r in written for r in inst.reads if r.file == "v"), inst
            written.update(inst.writes)


def test_few_vectors_are_all_moved_and_equal_ones_made_once() -> None:
    function = loop(3, 2)
    function = hoist(function, AARCH64)
    assert inside(function) == ["eor_16b"] * 6 + ["sub_imm_x", "cbnz_x"]
    assert [inst.row.name for inst in function.blocks[0].insts].count("not_16b") == 3


def test_of_many_vectors_some_stay() -> None:
    function = loop(60, 2)
    function = hoist(function, AARCH64)
    assert 0 < inside(function).count("ldr_q") < 120
    assert inside(function).count("not_16b") == inside(function).count("ldr_q")


def test_what_a_turn_uses_once_stays() -> None:
    function = loop(3, 1)
    function = hoist(function, AARCH64)
    assert inside(function).count("ldr_q") == 3

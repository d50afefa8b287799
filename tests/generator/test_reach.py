"""Branches further than the instruction can reach."""

from __future__ import annotations

import pytest

from ciphergen.backends import generation, target
from ciphergen.backends.machine.target import Register
from ciphergen.generator.branch_relaxation import reach
from ciphergen.generator.code import Code
from ciphergen.generator.machine import Function, Label, text
from tests.generator.test_allocate import results

RV32I = target("rv32i")
KNOWN = generation(RV32I)


def skipping(count: int) -> Function:
    """Goes over `count` instructions if the second argument is 0."""
    code = Code(RV32I, KNOWN, "f", "test")
    a1, t0 = Register("x", 11), Register("x", 5)
    code("beq", a1, Register("x", 0), Label("end"))
    code.place(Label("middle"))
    for _ in range(count):
        code("addi", a1, 1, into=a1)
    code.place(Label("end"))
    code("sw", a1, 0, Register("x", 10), memory="out")
    code("addi", t0, 0, into=t0)
    code.leave()
    return code.finish()


@pytest.mark.parametrize(
    ("count", "first"),
    [
        (1021, ["beq a1, zero, end"]),
        (1022, ["bne a1, zero, middle", "jal zero, end"]),
    ],
)
def test_reach(count: int, first: list[str]) -> None:
    """4094 bytes forward at most: 1021 instructions between, and room for a jump, which GNU's assembler may ask for."""
    function = skipping(count)
    wanted = [results(function, seed) for seed in (0, 1)]
    function = reach(function, RV32I, KNOWN.idioms)
    assert [text(inst, RV32I) for inst in function.instructions()][: len(first)] == first
    assert [results(function, seed) for seed in (0, 1)] == wanted
    assert wanted[0] != wanted[1]

"""Predictions from object code, beside code whose cycles can be counted by hand."""

from __future__ import annotations

import pytest

from ciphergen.backends import target
from ciphergen.backends.machine.target import Target
from ciphergen.backends.tools.toolchain import assemble, assemblers
from ciphergen.tune.model import PIPELINE, PIPES, CyclePredictor, kind
from ciphergen.verify.object.object_file import read

RV32I = target("rv32i")
# One cycle an instruction and none waited for, but for the branch: Ibex takes two for one that is taken.
COPY = """
    .option norelax
    .globl f
    .type f, %function
f:
1:  lw t0, 0(a1)
    addi a1, a1, 4
    addi a3, a3, -1
    sw t0, 0(a2)
    addi a2, a2, 4
    bnez a3, 1b
    ret
    .globl g
    .type g, %function
g:  j g
"""
# Three blocks at a time in seven cycles, then one by one in three.
BATCHES = """
    .option norelax
    .globl f
    .type f, %function
f:  li t1, 3
1:  bltu a3, t1, 2f
    lw t0, 0(a1)
    addi a1, a1, 12
    addi a3, a3, -3
    sw t0, 0(a2)
    addi a2, a2, 12
    j 1b
2:  beqz a3, 3f
    addi a3, a3, -1
    j 2b
3:  ret
"""
# The counter at a1 counted up, a4 bytes by words from a2 to a3.
COUNTER_MODE = """
    .option norelax
    .globl f
    .type f, %function
f:
1:  lw t0, 0(a2)
    addi a4, a4, -4
    addi a2, a2, 4
    sw t0, 0(a3)
    addi a3, a3, 4
    bnez a4, 1b
    sw a4, 0(a1)
    ret
"""


def made(text: str, on: Target, core: str, block_bytes: int, tool: str | None = None) -> CyclePredictor:
    code = read(assemble(text, on, tool), "t.o", on)
    places = {symbol: place for symbol, (place, _) in code.functions.items()}
    return CyclePredictor(code.text, places, on, on.cores[core], block_bytes)


def model(core: str, text: str = COPY, tool: str | None = None) -> CyclePredictor:
    return made(text, RV32I, core, 4, tool)


def test_cycles_on_rocket() -> None:
    found = model("e31").cycles("f", "encrypt_blocks", 1)
    assert found == {"1": 8.0, "4": 26.0, "16": 98.0, "32": 194.0, "bulk": 6.0}


def test_cycles_on_ibex() -> None:
    found = model("ibex").cycles("f", "encrypt_blocks", 1)
    assert found["bulk"] == 7.0
    assert found["32"] - found["4"] == 28 * 7


def test_several_blocks_at_a_time() -> None:
    """What is left of a message is in its own figure, not in that of long ones."""
    found = model("e31", BATCHES).cycles("f", "decrypt_blocks", 3)
    assert found["bulk"] == 7 / 3
    assert found["4"] == found["1"] + 7
    assert found["32"] - found["4"] == 9 * 7 + 3


# As BATCHES, but three at a time only where there are twelve blocks.
OFTEN = BATCHES.replace("f:  li t1, 3\n", "f:  li t1, 12\n    bltu a3, t1, 2f\n    li t1, 3\n")


def test_what_takes_several_blocks_in_long_messages_only() -> None:
    found = [model("e31", OFTEN).cycles("f", "decrypt_blocks", 3, long)["bulk"] for long in (1, 10, 12)]
    assert found == [3, 7 / 3, 7 / 3]


def test_counter_mode() -> None:
    assert model("e31", COUNTER_MODE).cycles("f", "ctr", 1) == {
        "1": 9.0,
        "4": 27.0,
        "16": 99.0,
        "32": 195.0,
        "bulk": 6.0,
    }


def test_one_block() -> None:
    """A call of `encrypt` says no number of blocks."""
    once = ".option norelax\n.globl f\nf: lw t0, 0(a1)\naddi a1, a1, 4\naddi a2, a2, 4\nsw t0, -4(a2)\nret\n"
    assert model("e31", once).cycles("f", "encrypt", 1) == {"1": 6.0}


@pytest.mark.parametrize("tool", assemblers(RV32I))
def test_a_jump_that_an_assembler_leaves_to_a_linker(tool: str) -> None:
    """As zig and clang do where the symbol is one that others see: the word itself is a jump to itself."""
    text = ".option norelax\n.globl f, g\nf: j g\n.word 0\ng: ret\n"
    assert model("e31", text, tool).cycles("f", "encrypt", 1) == {"1": 3.0}


def test_code_that_does_not_end() -> None:
    with pytest.raises(ValueError, match="g: still running"):
        model("e31").cycles("g", "encrypt", 1)


VECTORS = """
    .globl f
    .type f, %function
f:
1:  ldr q0, [x1]
    add x1, x1, #16
    eor v0.16b, v0.16b, v1.16b
    eor v0.16b, v0.16b, v2.16b
    str q0, [x2]
    add x2, x2, #16
    sub x3, x3, #1
    cbnz x3, 1b
    ret
"""


def test_cores_that_start_several_instructions() -> None:
    """Eight instructions a block: four a cycle out of order; in order each block waits for its load and its XORs."""
    machine, found = target("aarch64"), {}
    for core in ("neoverse-n1", "cortex-a55"):
        found[core] = made(VECTORS, machine, core, 16).cycles("f", "encrypt_blocks", 1)
        assert list(found[core]) == ["1", "4", "16", "32", "bulk"]
        assert found[core]["32"] == pytest.approx(found[core]["4"] + 28 * found[core]["bulk"], rel=0.05)
    assert found["neoverse-n1"]["bulk"] == 2.0
    assert found["cortex-a55"]["bulk"] >= 3 + 1 + 1
    assert found["neoverse-n1"]["1"] >= 5 + 2 + 2


def test_by_which_model() -> None:
    machine = target("aarch64")
    assert {kind(core) for core in RV32I.cores.values()} == {PIPELINE}
    assert {kind(core) for core in machine.cores.values()} == {PIPES}

"""What the generator predicts for a function is what the timing model says of its execution."""

from __future__ import annotations

import pytest

from ciphergen.backends import target
from ciphergen.backends.timing.executed import steps as executed
from ciphergen.backends.timing.in_order import cycles
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import load
from ciphergen.generator.lower import lower
from ciphergen.generator.machine import Block, Inst, Label, VReg
from ciphergen.generator.options import Options, choose
from ciphergen.generator.output import generate
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.scheduling.predict import steps
from ciphergen.verify.object.object_file import read
from tests.generator.coded import selected

RV32I = target("rv32i")
# No round key is stored where the core would take it for a constant behind the code that is being loaded.
KEYS, IN, OUT = 0x200A00, 0x201400, 0x202800
A, B, P = (VReg("x", name) for name in "abp")


@pytest.mark.parametrize("core", RV32I.cores)
def test_straight_functions(core: str) -> None:
    # Counter mode has loops in every strategy; what is said of it is a block of a long message.
    made = generate(load("lea"), RV32I, Options(variants=("lea128",), modes=("ecb",), strategy="unrolled", core=core))
    read_back = read(assemble(made.files["lea128.S"], RV32I), "lea128.o", RV32I)
    code = Emulator(RV32I, read_back.text)
    for function in made.functions:
        if function.role.endswith("_blocks"):
            continue
        entry, _ = read_back.functions[function.symbol]
        outcome = code.call(entry, (KEYS, IN, OUT), {KEYS: bytes(0x3000)}, trace=True)
        assert cycles(executed(RV32I, code.image, outcome), RV32I.cores[core]) == function.cycles, function.symbol


def inst(row: str, memory: str = "", **operands: VReg | Label | int) -> Inst:
    return Inst(RV32I.rows[row], dict(operands), memory)


def test_a_loop_jumps_back_and_a_check_falls_through() -> None:
    back = inst("bne", rs1=A, rs2=B, imm=Label("loop"))
    out = inst("bne", rs1=A, rs2=B, imm=Label("elsewhere"))
    taken = [step.taken for step in steps(Block("loop", [out, back]), RV32I)]
    assert taken == [False, True]


def test_the_end_of_a_function_is_taken() -> None:
    leave = inst("jal", rd=A, imm=Label("elsewhere"))
    assert [step.taken for step in steps(Block("end", [leave], falls=False), RV32I)] == [True]


@pytest.mark.parametrize(("memory", "offset", "meets"), [("out", 4, True), ("out", 8, False), ("in", 4, False)])
def test_only_the_same_memory_meets(memory: str, offset: int, meets: bool) -> None:
    store = inst("sw", "out", rs1=P, rs2=A, imm=4)
    load_ = inst("lw", memory, rd=B, rs1=P, imm=offset)
    assert cycles(steps(Block("block", [store, load_]), RV32I), RV32I.cores["e31"]) == (7 if meets else 2)


@pytest.mark.long
@pytest.mark.parametrize("role", ["encrypt_blocks", "decrypt_blocks"])
def test_the_default_hardly_ever_waits(role: str) -> None:
    """By the pipeline's model: so nothing is left that a better order of its instructions could gain."""
    lea = load("lea")
    choice = choose(lea, RV32I, Options(modes=("ecb",)))
    plan = Plan.of(lea.variants["lea128"], RV32I, choice.generation, choice.strategy)
    lowered = lower(selected(plan, role), RV32I, choice.core, choice.generation.idioms)
    instructions = sum(block.weight * len(block.insts) for block in lowered.final.blocks)
    assert 440 < instructions <= lowered.cycles < instructions + 1

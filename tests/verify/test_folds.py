"""Folds that ask the cipher: what is said of code that does not do what the text does."""

from __future__ import annotations

import pytest

from ciphergen.backends import target
from ciphergen.backends.machine.decode import Decoder
from ciphergen.dsl.cipher import load
from ciphergen.dsl.phase_texts import load_phase_mode
from ciphergen.dsl.term import variables
from ciphergen.interface.phases import fold_rows
from ciphergen.interface.table import ROLES
from ciphergen.verify.claim.job import FunctionProof
from ciphergen.verify.composition.call import Callee
from ciphergen.verify.execution.decode import decode
from ciphergen.verify.folds import FoldProver, OpaqueCipher
from ciphergen.verify.function import LoadedObject
from ciphergen.verify.object.literals import Literals
from ciphergen.verify.object.object_file import read
from ciphergen.verify.variables import is_kind
from tests.kept import object_code
from tests.verify.composed import KEY_BYTES, STACK, changed, judge, refusals, source

STEPS = {
    "calls expand_key, which does more than encryption or decryption of a block": (
        ("lea128_encrypt_local", "lea128_expand_key_local"),
    ),
    "calls encrypt with another key than its caller's": (
        ("addi sp, sp, -48", "addi sp, sp, -448"),
        ("addi sp, sp, 48", "addi sp, sp, 448"),
        ("addi a0, s1, 0", "addi a0, sp, 48"),
    ),
    "leaves what is not known to be the chain that the mode's text makes": (("xor t1, a0, t1", "or t1, a0, t1"),),
    "calls encrypt with a in that may not lie in m": (
        (
            "    addi s3, a3, 0\n",
            "    addi s3, a3, 0\n    addi sp, sp, -32\n    sw t0, 0(sp)\n    addi a1, s2, 0\n    addi a2, sp, 16\n"
            "    jal ra, lea128_encrypt_local\n    lw t0, 0(sp)\n    addi sp, sp, 32\n",
        ),
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("said", STEPS)
def test_what_is_said_of_another_step(said: str) -> None:
    (found,) = refusals(judge(changed(source("cmac"), "cmac_chain", *STEPS[said]), "cmac", ("cmac_chain",)))
    assert found.detail.partition(": ")[2] == said


FIRST = """\
    sw t3, 32(sp)
    sb zero, 40(sp)
.Lfirst:
    addi t0, zero, 48
    bltu s3, t0, .Lsecond
    andi t0, s2, 3
    bne t0, zero, .Lsecond
    lw t0, 0(s2)
    lw t1, 4(s2)
    lw t2, 8(s2)
    lw t3, 12(s2)
    addi s3, s3, -16
    lw a1, 20(sp)
    lw a0, 24(sp)
    xor t0, a1, t0
    xor t1, a0, t1
    lw a2, 28(sp)
    lw a3, 32(sp)
    xor t2, a2, t2
    xor t3, a3, t3
    sw t0, 20(sp)
    sw t1, 24(sp)
    sw t2, 28(sp)
    sw t3, 32(sp)
    addi a2, sp, 20
    addi a0, s1, 0
    addi a1, a2, 0
    jal ra, lea128_encrypt_local
    addi s2, s2, 16
    lbu t0, 20(sp)
    sb t0, 40(sp)
    jal zero, .Lfirst
.Lsecond:
    lbu t0, 40(sp)
    slli t0, t0, 24
    sw t0, 36(sp)
    sw t0, 44(sp)
.Llea128_cmac_chain_block1:
"""
SECOND = """\
    lw t0, 36(sp)
    lw t1, 44(sp)
    xor t0, t0, t1
    lw t1, 20(sp)
    xor t0, t0, t1
    sw t0, 20(sp)
    andi t0, s2, 3
    bne t0, zero, .Llea128_cmac_chain_misaligned10
"""
CHANGED = "    lbu t0, 21(sp)\n    slli t0, t0, 24\n    sw t0, 36(sp)\n"
BRANCH = "    andi t0, s2, 3\n    bne t0, zero, .Llea128_cmac_chain_misaligned10\n"
BEGINS = "    sw t3, 32(sp)\n.Llea128_cmac_chain_block1:\n"


@pytest.mark.long
@pytest.mark.parametrize(
    ("more", "said"), [("", []), (CHANGED, ["leaves what is not known to be the chain that the mode's text makes"])]
)
def test_two_words_of_which_a_turn_changes_one(more: str, said: list[str]) -> None:
    """A second loop adds two words to the chain, which begin with the same unknown byte before it. Where a turn gives
    one of them another byte, the sum is not zero."""
    text = changed(source("cmac"), "cmac_chain", (BRANCH, SECOND + more), (BEGINS, FIRST))
    found = refusals(judge(text, "cmac", ("cmac_chain",)))
    assert [obligation.detail.partition(": ")[2] for obligation in found] == said


@pytest.mark.long
def test_what_the_cipher_made_is_forgotten_where_blocks_are_counted_anew() -> None:
    """In the states at a loop head there is no value of which the prover knows what it is made of; equal ones before
    are equal ones still."""
    machine, mode = target("rv32i"), load_phase_mode("cmac")
    obj = read(object_code(source("cmac"), "rv32i"), "lea128.o", machine)
    code = decode(obj, Decoder(machine), machine.format.unit)
    variant, role = load("lea").variants["lea128"], fold_rows(mode)["cmac_chain"]
    callee = Callee("encrypt", ROLES["encrypt"], variant, STACK, KEY_BYTES)
    callees = {obj.functions["lea128_encrypt"][0]: callee}
    loaded = LoadedObject(obj, code, machine, Literals(obj, machine), lambda symbol, doing: None)
    prover = FoldProver(loaded, OpaqueCipher(callees, "ks"), mode, "lea128", KEY_BYTES)
    run = prover.execute(FunctionProof("lea128_cmac_chain", role), KEY_BYTES, in_place=False)
    made = 0
    for segment in run.segments:
        for before, after in zip(segment.ends.arrived, segment.restarted, strict=True):
            stack = run.context.contract.stack.name
            there = [after.memory.written[stack][at] for at in before.memory.written[stack]]
            assert not [v for v in variables([*there, *after.mode_state]) if is_kind(v, "applied")]
            old = {v for v in variables(before.memory.written[stack].values()) if is_kind(v, "applied")}
            new = {v for v in variables(there) if is_kind(v, "settled")}
            assert len(new) == len(old)
            assert new <= {*variables(after.mode_state)}
            made += len(new)
    assert made

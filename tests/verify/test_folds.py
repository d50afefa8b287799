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
    "calls lea128_expand_key, which does more than to encrypt or to decrypt a block": (
        ("lea128_encrypt_local", "lea128_expand_key_local"),
    ),
    "calls encrypt with another key than its caller's": (
        ("addi sp, sp, -48", "addi sp, sp, -448"),
        ("addi sp, sp, 48", "addi sp, sp, 448"),
        ("addi a0, s1, 0", "addi a0, sp, 48"),
    ),
    "leaves what is not known to be the chain that the mode's text makes": (("xor t1, a0, t1", "or t1, a0, t1"),),
}


@pytest.mark.long
@pytest.mark.parametrize("said", STEPS)
def test_what_is_said_of_another_step(said: str) -> None:
    (found,) = refusals(judge(changed(source("cmac"), "cmac_chain", *STEPS[said]), "cmac", ("cmac_chain",)))
    assert found.detail.partition(": ")[2] == said


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

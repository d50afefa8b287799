"""What the prover says of code, with the exact text, where no other test has it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.errors import UserError
from ciphergen.verify import function, prove
from ciphergen.verify.claim.job import NOT_REACHED
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution import explore
from ciphergen.verify.execution.context import Context, Contract
from ciphergen.verify.execution.memory import Bytes, Region
from ciphergen.verify.execution.state import Fork, State
from ciphergen.verify.induction import loops
from ciphergen.verify.variables import pointer
from ciphergen.verify.verdict import Broken, Property, Report, Verdict
from tests.verify import ctr_programs
from tests.verify.ctr_programs import PLAIN, STORE
from tests.verify.test_attacks import TURNS
from tests.verify.test_loops import COUNT_UP, KEYS, TWO_MASKED, WRONG, advance, block, changed
from tests.verify.tiny import BASE, BLOCKS, ENCRYPT, EXPAND, blocks, edit, judge, refusals, variant

P = Property
ODD = "  andi t4, a1, 1\n  bnez t4, 1f\n  addi t1, t1, 256\n1:\n  sw t0, 0(a0)\n"
KEPT = "  sw t1, 4(a0)\n  sw s5, 8(a0)\n"
ENDLESS = "  sw t1, 4(a0)\n1: addi a0, a0, 4\n  bne a0, a1, 1b\n"
HALF = f"{KEYS}1: beqz a3, 2f\n{block()}".replace("  sb t6, 1(a2)\n", "") + (
    f"  andi t4, a3, 1\n  bnez t4, 3f\n  sb t6, 1(a2)\n3:\n{advance()}  addi a3, a3, -1\n  j 1b\n2: ret\n"
)
RARE = "  li t4, 0x5a\n  bne a6, t4, 8f\n  li t4, 0x3c\n  bne a5, t4, 8f\n  li a5, 1\n8:\n"
WAIT = f"{KEYS}  mv a5, a3\n1: addi a5, a5, -1\n  bnez a5, 1b\n1: beqz a3, 2f\n{block()}{advance()}  addi a3, a3, -1\n"


def near_miss(name: str) -> Report:
    text, old, new, _ = WRONG[name]
    return judge(blocks(changed(text, old, new)))


REFUSED: dict[str, tuple[Callable[[], Report], str, Property, str]] = {
    "an idle turn": (
        lambda: judge(EXPAND + edit(BLOCKS, TURNS["waits for an address"])), "encrypt_blocks", P.BLOCKS,
        "0x2c bltu a1, a0, .+0: a turn of the loop does no block, so it may never end",
    ),
    "a condition that is not understood": (
        lambda: near_miss("one of the two turns counts wrong"), "encrypt_blocks", P.RESULT,
        "0x2c beq a3, zero, .+172: wrong output; branches on a condition that a loop changes in a way not understood",
    ),
    "the same, and no run shows it": (
        lambda: judge(blocks(changed(COUNT_UP, "addi a5, a5, 1\n", TWO_MASKED))), "encrypt_blocks", P.SECRET_BRANCH,
        "0x2c bgeu a5, a3, .+72: branches on a condition that a loop changes in a way not understood; no difference in "
        "96 runs",
    ),
    "a loop in key expansion": (
        lambda: judge(edit(EXPAND, ("  sw t1, 4(a0)\n", ENDLESS)) + ENCRYPT), "expand_key", P.RESULT,
        "0x1c addi a0, a0, 4: wrong output; loops an unknown number of times though it has no blocks to work on",
    ),
    "keys by an address": (
        lambda: judge(edit(EXPAND, ("  sw t0, 0(a0)\n", ODD)) + ENCRYPT), "expand_key", P.RESULT,
        "0x0 lbu t0, 0(a1): what it leaves in V_key depends on where its arguments lie",
    ),
    "keys of registers": (
        lambda: judge(edit(EXPAND, ("  sw t1, 4(a0)\n", KEPT)) + ENCRYPT), "expand_key", P.RESULT,
        "0x0 lbu t0, 0(a1): what it leaves in byte 8 of V_key depends on more than the key",
    ),
    "keys of which a user is not proved": (
        lambda: judge(edit(BASE, ("  mv s0, t5\n", "  xori s0, t5, 1\n"))), "expand_key", P.RESULT,
        "not every function that uses the key is proved",
    ),
    "a part of a block": (
        lambda: judge(blocks(HALF)), "encrypt_blocks", P.RESULT,
        "0x28 beq a3, zero, .+72: wrong output; has written only a part of a block of out where a block should be done",
    ),
    "a turn without blocks": (
        lambda: judge(blocks(WAIT + "  j 1b\n2: ret\n")), "encrypt_blocks", P.BLOCKS,
        "0x2c addi a5, a5, -1: a turn of the loop does 0 blocks, which cannot be counted from its start; no difference "
        "in 96 runs",
    ),
    "a byte that is not there": (
        lambda: ctr_programs.judge(changed(PLAIN, "3:\n", "  sb t6, 1(a3)\n3:\n")), "ctr", P.WRITES,
        "0xe0 sb t6, 1(a3): writes 1 bytes at offset 1 of out of what is left, of which there may be fewer than 2",
    ),
    "a counter": (
        lambda: ctr_programs.judge(changed(PLAIN, STORE, "")), "ctr", P.RESULT,
        "0xe0 jalr zero, 0(ra): returns with another counter than that of the next block: byte 0, 1",
    ),
    "a counter, and no run shows it": (
        lambda: ctr_programs.judge(changed(PLAIN, STORE, RARE + STORE)), "ctr", P.RESULT,
        "0xfc jalr zero, 0(ra): may return with another counter than that of the next block: byte 0; no difference in "
        "208 runs",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_refusal(name: str) -> None:
    make, function, prop, message = REFUSED[name]
    found = refusals(make())
    assert (function, prop) in found, {key: o.detail for key, o in found.items()}
    assert found[function, prop].detail == message


def test_what_a_failure_keeps_from_being_reached() -> None:
    report = judge(edit(EXPAND + ENCRYPT, ("  mv s0, t5\n", "  lw t4, 64(zero)\n")))
    (timing,) = (o for o in report.obligations if (o.function, o.prop) == ("encrypt", P.TIMING))
    assert timing.detail == NOT_REACHED == "not reached: another property of this function failed first"


LIMITS: dict[str, tuple[object, str, object, Property, str]] = {
    "rounds": (loops, "MOST_ROUNDS", 1, P.BLOCKS,
               "0x20 beq a3, zero, .+72: no invariant was found for its loops; no difference in 96 runs"),
    "turns": (loops, "bounded", lambda *_: False, P.BLOCKS,
              "0x2c lbu t2, 0(a1): the number of turns of the loop is not bounded by the number of blocks"),
    "paths": (explore, "MOST_PATHS", 1, P.CONTROL,
              "0x2c lbu t2, 0(a1): parts into more than 1 paths before this instruction; no difference in 96 runs"),
    "the solver": (function, "settled_alone", lambda *_: False, P.RESULT,
                   "the solver alone refutes what the steps of the proof show"),
}  # fmt: skip


@pytest.mark.parametrize("name", LIMITS)
def test_refusal_at_a_limit(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, limit, value, prop, message = LIMITS[name]
    monkeypatch.setattr(where, limit, value)
    found = refusals(judge(EXPAND + BLOCKS))
    assert ("encrypt_blocks", prop) in found, {key: o.detail for key, o in found.items()}
    assert found["encrypt_blocks", prop].detail == message


def test_a_branch_that_comes_again_without_a_jump_back() -> None:
    """No code does that; the prover would stop rather than follow it."""
    stack = Region("the stack", pointer("sp", 32), 64, True, lambda _: None)
    context = Context(TARGET, Contract((stack,), (), stack), Normalizer(), Solver())
    state = State({}, Bytes(), 8, Linear(32, 0, {}), forks={8: Fork([], 0, explore.MOST_TURNS)})
    with pytest.raises(Broken) as caught:
        explore._part(context, state, 8)
    assert (caught.value.text, caught.value.verdict) == (
        "loops in a way that the prover cannot follow",
        Verdict.UNSUPPORTED,
    )


def test_roles_without_key_expansion() -> None:
    with pytest.raises(UserError) as caught:
        prove.prove(assemble(BASE, TARGET), "tiny.o", TARGET, variant(), {"encrypt": "encrypt"})
    assert str(caught.value) == (
        "--function: the roles encrypt\n"
        "  allowed: one expand_key and at least one other: what is proved goes from the user's key to the output\n"
        "  write:   --function my_expand_key=expand_key --function my_encrypt=encrypt"
    )


def test_statements() -> None:
    assert {prop.value: prop.text for prop in Property} == {
        "result": "the output is what the cipher text says, for every key and every input",
        "in-place": "the same with in == out",
        "blocks": "exactly the given number of blocks is processed, for every number; loops end",
        "reads": "only the promised memory and constants in the code are read, aligned where the target needs it",
        "writes": "only the promised memory is written, aligned where the target needs it",
        "callee-saved": "callee-saved registers are kept",
        "stack-pointer": "the stack pointer is kept and only the frame below it is used",
        "reserved-registers": "reserved registers (global and thread pointer) are never changed",
        "control-flow": "every path ends in a return to the caller, through known instructions only",
        "secret-branch": "no branch depends on a secret",
        "secret-address": "no memory address depends on a secret",
        "timing": "every instruction executed has data-independent timing",
        "release": "nothing is written before the whole tag was compared, and only zeros where it is wrong",
        "inverse": "decryption undoes encryption, for every key and every block (of the cipher text itself)",
    }

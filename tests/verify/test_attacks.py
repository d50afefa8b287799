"""Programs that are wrong in a way that a proof by induction or a careless memory model would miss."""

from __future__ import annotations

import pytest

from ciphergen.verify.execution import explore
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.verdict import Property, Verdict
from tests.verify.tiny import BASE, BLOCKS, ENCRYPT, EXPAND, edit, judge, refusals, variant


def test_the_base_is_proved() -> None:
    assert judge(BASE).proved


LOADS = "  lbu t2, 0(a1)\n  lbu t3, 1(a1)\n"


def test_a_block_kept_from_the_turn_before_is_not_the_next_block() -> None:
    """All blocks are encrypted from the first one: at the head a register holds what `in` was a turn ago."""
    source = EXPAND + edit(BLOCKS, (".Lhead:\n" + LOADS, LOADS + ".Lhead:\n"))
    found = refusals(judge(source))[("encrypt_blocks", Property.RESULT)]
    assert found.verdict is Verdict.REFUTED
    assert found.counterexample is not None
    assert found.counterexample.confirmed


FRAME = "  mv s0, t5\n"


@pytest.mark.parametrize(
    "change",
    [
        pytest.param("  sw t5, 12(sp)\n  addi sp, sp, 32\n  lw s0, -20(sp)\n  addi sp, sp, -32\n", id="above-entry"),
        pytest.param(FRAME + "  mv t4, sp\n  mv sp, a5\n  mv sp, t4\n", id="used-for-other-things"),
        pytest.param(FRAME + "  addi sp, sp, -4\n  addi sp, sp, 4\n", id="misaligned"),
        pytest.param(FRAME + "  mv t4, sp\n  mv sp, t5\n  mv sp, t4\n", id="secret"),
        pytest.param(FRAME + "  lui t4, 0x40000\n  sub sp, sp, t4\n  add sp, sp, t4\n", id="a-GiB-further-down"),
        pytest.param(FRAME + "  lui t4, 0x80000\n  sub sp, sp, t4\n  sub sp, sp, t4\n", id="half-way-around-twice"),
        pytest.param(FRAME + 4 * "  lui t4, 0x40000\n  sub sp, sp, t4\n", id="around-in-quarters"),
    ],
)
def test_the_stack_pointer_is_valid_at_every_instruction(change: str) -> None:
    """An interrupt handler works below it, whenever."""
    found = refusals(judge(edit(EXPAND + ENCRYPT, (FRAME, change))))
    assert found["encrypt", Property.STACK_POINTER].verdict is Verdict.REFUTED


def moves(by: int) -> str:
    """The stack pointer so many bytes down and back; nothing is stored there."""
    return f"  li t4, {by}\n  sub sp, sp, t4\n  add sp, sp, t4\n"


def stack(source: str, knowledge: Knowledge | None = None) -> dict[str, int]:
    """The stack of each function of a program that is proved."""
    report = judge(source, knowledge=knowledge)
    assert report.proved
    return {f.symbol: f.stack_bytes for f in report.functions}


@pytest.mark.long
def test_stack_is_counted_where_its_pointer_moves() -> None:
    """Of proofs that share what they found, too: where a function was proved before, or only paths of it are known."""
    count = "  addi a3, a3, -1\n"
    for knowledge in (None, Knowledge(variant())):
        for change in ("", "  nop\n"):
            encrypt = edit(ENCRYPT, (FRAME, FRAME + moves(8192)), ("  sb t6, 1(a2)\n", change + "  sb t6, 1(a2)\n"))
            turns = edit(BLOCKS, (count, count + moves(16)), (".Lnone:\n", ".Lnone:\n" + change))
            wanted = {"expand_key": 0, "encrypt": 8208, "encrypt_blocks": 16}
            for _ in range(2):
                assert stack(EXPAND + encrypt + turns, knowledge) == wanted


def test_a_stack_pointer_below_all_stack_is_refused() -> None:
    """16 bytes are taken already, of 64 KiB."""
    assert stack(edit(EXPAND + ENCRYPT, (FRAME, FRAME + moves(65520))))["encrypt"] == 65536
    found = refusals(judge(edit(EXPAND + ENCRYPT, (FRAME, FRAME + moves(65536)))))["encrypt", Property.STACK_POINTER]
    assert found.verdict is Verdict.REFUTED
    assert found.detail.endswith(": moves the stack pointer 65552 bytes below that at entry; at most 65536 are allowed")


def test_what_was_below_the_stack_pointer_once_is_lost() -> None:
    source = edit(EXPAND + ENCRYPT, (FRAME, FRAME + "  addi sp, sp, 16\n  addi sp, sp, -16\n"))
    found = refusals(judge(source))["encrypt", Property.READS]
    assert found.verdict is Verdict.REFUTED
    assert "lw ra, 8(sp)" in found.detail


@pytest.mark.parametrize(
    "loop",
    [
        pytest.param("1: addi t4, t4, 1\n  j 1b\n", id="counts-for-ever"),
        pytest.param(
            "  addi t4, a0, 7\n1: addi a0, a0, 4\n  bne a0, t4, 1b\n", id="steps-over-its-end", marks=pytest.mark.slow
        ),
        pytest.param("1: addi a0, a0, 4\n  bne a0, a1, 1b\n", id="until-two-pointers-meet"),
    ],
)
def test_key_expansion_that_does_not_end_is_refuted_by_running_it(loop: str) -> None:
    """The prover gives up following it; a run of key expansion and encryption shows that it is wrong."""
    found = refusals(judge(edit(EXPAND, ("  sw t1, 4(a0)\n", "  sw t1, 4(a0)\n" + loop)) + ENCRYPT))
    refused = found["expand_key", Property.RESULT]
    assert refused.verdict is Verdict.REFUTED
    assert refused.counterexample is not None
    assert refused.counterexample.got == b""


def test_paths_without_number_are_not_followed_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty branches on bits of an address are a million paths; the output is right, so no run refutes it."""
    monkeypatch.setattr(explore, "MOST_PATHS", 30)
    parts = "".join(f"  andi t4, a1, {1 << i % 10}\n  add t4, t4, a2\n  bltz t4, 1f\n1:\n" for i in range(20))
    found = refusals(judge(edit(EXPAND + ENCRYPT, (FRAME, FRAME + parts))))["encrypt", Property.CONTROL]
    assert found.verdict is Verdict.UNDECIDED
    assert "paths" in found.detail


TURNS = {
    "no block in odd turns": ("  addi a3, a3, -1\n", "  xori a4, a4, 1\n  beqz a4, 1f\n  addi a3, a3, -1\n1:\n"),
    "waits for an address": (".Lhead:\n", ".Lhead:\n  bltu a1, a0, .Lhead\n"),
    "two heads that hand over to each other": (".Lhead:\n", ".Lhead:\n  beq a1, a2, 2f\n1:\n"),
}


@pytest.mark.parametrize("name", TURNS)
def test_turns_that_do_nothing_are_not_proved(name: str) -> None:
    change = TURNS[name]
    tail = "2:\n  bltu a0, a3, 1b\n  j .Lhead\n" if "heads" in name else ""
    report = judge(EXPAND + edit(BLOCKS, change) + tail)
    assert not report.proved
    assert any(o.verdict is not Verdict.PROVED for (f, _), o in refusals(report).items() if f == "encrypt_blocks")


@pytest.mark.parametrize("register", ["t2", "t5", "t0"])
def test_a_back_door_is_found_and_opened(register: str) -> None:
    """For one value in 65536 of two bytes the output changes: no random vector finds it, the solver does."""
    door = f"""\
  xori t4, {register}, 0x5a
  xori a6, t3, 0x3c
  andi t4, t4, 255
  or t4, t4, a6
  sltiu t4, t4, 1
"""
    report = judge(edit(EXPAND + ENCRYPT, (FRAME, door + "  xor s0, t5, t4\n")))
    refused = refusals(report)["encrypt", Property.RESULT]
    assert refused.verdict is Verdict.REFUTED
    assert refused.counterexample is not None
    assert refused.counterexample.confirmed
    assert refused.counterexample.data[1] == 0x3C


@pytest.mark.parametrize("more", [31, 300, 2000])
def test_what_is_wrong_in_long_messages_only_is_run_in_one(more: int) -> None:
    """Blocks are wrong while more are left than random runs try: the path says how many a call must have."""
    wrong = f"  li t4, {more}\n  bgeu t4, a3, 1f\n  addi t6, t6, 1\n1:\n  sb t6, 1(a2)\n"
    report = judge(EXPAND + edit(BLOCKS, ("  sb t6, 1(a2)\n", wrong)))
    refused = refusals(report)["encrypt_blocks", Property.RESULT]
    assert refused.verdict is Verdict.REFUTED
    assert refused.counterexample is not None
    assert refused.counterexample.confirmed
    assert refused.counterexample.blocks > more


@pytest.mark.parametrize(
    ("kept", "used"),
    [
        pytest.param("sw s5, 8(a0)", FRAME + "  lw s5, 8(a0)\n", id="callee-saved"),
        pytest.param("sw ra, 8(a0)", FRAME + "  lw ra, 8(a0)\n  lw s0, 4(sp)\n  addi sp, sp, 16\n  ret\n", id="return"),
        pytest.param("sw sp, 8(a0)", FRAME + "  lw sp, 8(a0)\n  addi sp, sp, -16\n", id="stack-pointer"),
        pytest.param("sw a0, 8(a0)", FRAME + "  lw t4, 8(a0)\n  lw t4, 0(t4)\n", id="address-of-the-keys"),
        pytest.param("sw a5, 8(a0)", "  lw t4, 8(a0)\n  xor t4, t4, a5\n  xor s0, t5, t4\n", id="any-register"),
    ],
)
def test_what_key_expansion_found_in_registers_is_not_there_in_the_next_call(kept: str, used: str) -> None:
    """Two calls are two sets of registers, whatever V_key carries from one to the other."""
    expand = edit(EXPAND, ("  sw t1, 4(a0)\n", f"  sw t1, 4(a0)\n  {kept}\n"))
    report = judge(expand + edit(ENCRYPT, (FRAME, used)))
    refused = refusals(report)["expand_key", Property.RESULT]
    assert refused.verdict is Verdict.REFUTED
    assert "byte 8 of V_key depends on more than the key" in refused.detail

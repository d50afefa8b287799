"""Calls inside of a function: a jump by a register goes where the register says, or it is refused."""

from __future__ import annotations

import pytest

from ciphergen.verify.verdict import Property, Verdict
from tests.verify.test_broken import only_refusal
from tests.verify.tiny import BODY, EXPAND, edit, judge, refusals

CALL, BACK = "  jal a3, .Lbody\n", "  jr a3\n"
KEEP, GET = "  sw a3, 12(sp)\n", "  lw a3, 12(sp)\n"
ENCRYPT = f"""\
encrypt:
  addi sp, sp, -16
  lw t0, 0(a0)
  lw t1, 4(a0)
  lbu t2, 0(a1)
  lbu t3, 1(a1)
{CALL}\
  mv a4, t5
  mv a5, t6
  jal a6, .Lagain
  sb a4, 0(a2)
  sb a5, 1(a2)
  addi sp, sp, 16
  ret
.Lagain:
  mv a3, a6
.Lbody:
{KEEP}\
{BODY}\
{GET}\
{BACK}\
"""


def test_a_routine_that_is_called_twice_is_proved() -> None:
    """The second call goes into the same instructions by another register, and comes back to another place."""
    report = judge(EXPAND + ENCRYPT, key_memory_bytes=8)
    assert refusals(report) == {}
    assert report.proved


# By a name: what stands there, what to put there, and the text of the refusal behind the instruction.
SECRET = "jumps to an address that depends on a secret or was not kept"
OUTSIDE = "jumps to an address that is neither in the code nor the caller's"
NOWHERE = "no instruction that is known stands here"
EDITS = {
    "overwritten": (GET, "  mv a3, t5\n", SECRET),
    "overwritten-in-memory": (GET, "  sw t5, 12(sp)\n" + GET, SECRET),
    "overwritten-in-part": (GET, "  sb t5, 12(sp)\n" + GET, SECRET),
    "by-another-register": (BACK, "  jr t4\n", SECRET),
    "without-a-call": (CALL, "  j .Lbody\n", SECRET),
    "by-a-choice-of-a-secret": (BACK, "  andi t4, t5, 4\n  add a3, a3, t4\n" + BACK, SECRET),
    "to-a-pointer": (
        BACK,
        "  add a3, a3, a0\n" + BACK,
        OUTSIDE,
    ),
    "to-the-data": (BACK, "  jr a1\n", OUTSIDE),
    "into-the-middle": (BACK, "  addi a3, a3, 2\n" + BACK, NOWHERE),
    "behind-the-end": (BACK, "  addi a3, a3, 1024\n" + BACK, NOWHERE),
    "to-the-call": (BACK, "  addi a3, a3, -4\n" + BACK, "loops for ever"),
}


@pytest.mark.parametrize("name", EDITS)
def test_a_wrong_way_back_is_refused(name: str) -> None:
    old, new, text = EDITS[name]
    refused = only_refusal(judge(EXPAND + edit(ENCRYPT, (old, new))), "encrypt")
    assert refused.prop is Property.CONTROL
    assert refused.verdict is Verdict.REFUTED
    assert refused.detail.endswith(text)


def test_a_lowest_bit_of_one_goes_to_the_same_place() -> None:
    """JALR clears it."""
    assert judge(EXPAND + edit(ENCRYPT, (BACK, "  ori a3, a3, 1\n" + BACK))).proved


def test_a_result_that_a_routine_spoils_is_found() -> None:
    """Only the second call sees another value."""
    report = judge(EXPAND + edit(ENCRYPT, ("  mv a3, a6\n", "  mv a3, a6\n  addi t2, t2, 1\n  mv a4, t2\n")))
    refused = only_refusal(report, "encrypt")
    assert (refused.prop, refused.verdict) == (Property.RESULT, Verdict.REFUTED)

"""Loops over any number of blocks in the forms that people and compilers write, and near misses of each."""

from __future__ import annotations

from typing import Any

import pytest

from ciphergen.verify.execution.explore import explore
from ciphergen.verify.induction import loops
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.verdict import Property, Verdict
from tests.verify.tiny import BODY, blocks, judge, refusals, variant

KEYS = "  lw t0, 0(a0)\n  lw t1, 4(a0)\n"


def block(at: int = 0) -> str:
    """Encrypts the block `at` bytes after a1 to `at` bytes after a2."""
    return f"  lbu t2, {at}(a1)\n  lbu t3, {at + 1}(a1)\n{BODY}  sb t5, {at}(a2)\n  sb t6, {at + 1}(a2)\n"


def advance(by: int = 2) -> str:
    return f"  addi a1, a1, {by}\n  addi a2, a2, {by}\n"


def blocks_of(count: int) -> str:
    """A batch, all of it read before any of it is written."""
    loads = "".join(f"  lbu s{2 * i}, {2 * i}(a1)\n  lbu s{2 * i + 1}, {2 * i + 1}(a1)\n" for i in range(count))
    save = "".join(f"  sw s{i}, {4 * i}(sp)\n" for i in range(2 * count))
    work = "".join(
        f"  mv t2, s{2 * i}\n  mv t3, s{2 * i + 1}\n{BODY}  sb t5, {2 * i}(a2)\n  sb t6, {2 * i + 1}(a2)\n"
        for i in range(count)
    )
    restore = "".join(f"  lw s{i}, {4 * i}(sp)\n" for i in range(2 * count))
    return f"  addi sp, sp, -32\n{save}{loads}{work}{restore}  addi sp, sp, 32\n"


DO_WHILE = f"{KEYS}  beqz a3, 2f\n1:\n{block()}{advance()}  addi a3, a3, -1\n  bnez a3, 1b\n2: ret\n"
WHILE = f"{KEYS}1: beqz a3, 2f\n{block()}{advance()}  addi a3, a3, -1\n  j 1b\n2: ret\n"
WHILE_TURNED = f"{KEYS}  j 2f\n1:\n{block()}{advance()}  addi a3, a3, -1\n2: bnez a3, 1b\n  ret\n"
COUNT_UP = f"{KEYS}  li a5, 0\n1: bgeu a5, a3, 2f\n{block()}{advance()}  addi a5, a5, 1\n  j 1b\n2: ret\n"
COUNT_UP_SIGNED = COUNT_UP.replace("bgeu", "bge")
END_POINTER = f"{KEYS}  slli a3, a3, 1\n  add a3, a3, a1\n1: beq a1, a3, 2f\n{block()}{advance()}  j 1b\n2: ret\n"
END_OF_OUTPUT = END_POINTER.replace("a3, a3, a1", "a3, a3, a2").replace("beq a1", "beq a2")
BYTES_LEFT = f"{KEYS}  slli a3, a3, 1\n1: beqz a3, 2f\n{block()}{advance()}  addi a3, a3, -2\n  j 1b\n2: ret\n"
ONE_POINTER = (
    f"{KEYS}  sub a2, a2, a1\n1: beqz a3, 2f\n  add a5, a1, a2\n"
    + block().replace("(a2)", "(a5)")
    + ("  addi a1, a1, 2\n  addi a3, a3, -1\n  j 1b\n2: ret\n")
)
INDEX = (
    f"{KEYS}  li a4, 0\n1: beq a4, a3, 2f\n  slli a5, a4, 1\n  add a6, a1, a5\n  add a7, a2, a5\n"
    + block().replace("(a1)", "(a6)").replace("(a2)", "(a7)")
    + "  addi a4, a4, 1\n  j 1b\n2: ret\n"
)
READ_AHEAD = (
    f"{KEYS}  beqz a3, 2f\n  lbu a4, 0(a1)\n  lbu a5, 1(a1)\n1: mv t2, a4\n  mv t3, a5\n{BODY}  addi a3, a3, -1\n"
    "  addi a1, a1, 2\n  beqz a3, 3f\n  lbu a4, 0(a1)\n  lbu a5, 1(a1)\n  sb t5, 0(a2)\n  sb t6, 1(a2)\n"
    "  addi a2, a2, 2\n  j 1b\n3: sb t5, 0(a2)\n  sb t6, 1(a2)\n2: ret\n"
)
BATCHES = (
    f"{KEYS}  li a4, 4\n1: bltu a3, a4, 2f\n{blocks_of(4)}{advance(8)}  addi a3, a3, -4\n  j 1b\n"
    f"2: beqz a3, 3f\n{block()}{advance()}  addi a3, a3, -1\n  j 2b\n3: ret\n"
)
BATCHES_BY_SHIFT = (
    f"{KEYS}  srli a4, a3, 1\n  beqz a4, 2f\n1:\n{blocks_of(2)}{advance(4)}  addi a4, a4, -1\n  bnez a4, 1b\n"
    f"2: andi a4, a3, 1\n  beqz a4, 3f\n{block()}3: ret\n"
)

TWO_SIZES = (
    f"{KEYS}  li a4, 2\n1: beqz a3, 2f\n  bltu a3, a4, 3f\n{block()}{block(2)}{advance(4)}"
    f"  addi a3, a3, -2\n  j 1b\n3:\n{block()}{advance()}  addi a3, a3, -1\n  j 1b\n2: ret\n"
)
LOOP_IN_LOOP = (
    f"{KEYS}1: beqz a3, 3f\n2:\n{block()}{advance()}  addi a3, a3, -1\n  beqz a3, 3f\n"
    "  andi a5, a1, 15\n  bnez a5, 2b\n  mv a4, a3\n  j 1b\n3: ret\n"
)

COUNTER_IN_MEMORY = (
    f"  addi sp, sp, -16\n  sw a3, 0(sp)\n{KEYS}1: lw a5, 0(sp)\n  beqz a5, 2f\n{block()}{advance()}"
    "  lw a5, 0(sp)\n  addi a5, a5, -1\n  sw a5, 0(sp)\n  j 1b\n2: addi sp, sp, 16\n  ret\n"
)

NOT_THE_SAME_EACH_TURN = (
    f"  li a4, 7\n{KEYS}1: beqz a3, 2f\n{block()}{advance()}  addi a3, a3, -1\n  andi a5, a1, 64\n  beqz a5, 1b\n"
    "  li a4, 9\n  j 1b\n2: ret\n"
)
NOT_ALWAYS_ON_THE_STACK = (
    f"  addi sp, sp, -16\n  andi a5, a1, 1\n  bnez a5, 1f\n  sw a3, 0(sp)\n1:\n{KEYS}1: beqz a3, 2f\n{block()}"
    f"{advance()}  addi a3, a3, -1\n  j 1b\n2: addi sp, sp, 16\n  ret\n"
)

GOOD = {
    name: text
    for name, text in dict(globals()).items()
    if name.isupper() and name not in ("KEYS", "BODY") and type(text) is str
}


@pytest.mark.parametrize("name", GOOD)
def test_forms_of_loops_that_are_right(name: str) -> None:
    report = judge(blocks(GOOD[name]))
    assert report.proved, [o.detail for o in refusals(report).values()]


def changed(text: str, old: str, new: str) -> str:
    """With the last place where `old` stands replaced."""
    head, found, tail = text.rpartition(old)
    assert found
    return head + new + tail


P = Property
TWO_MASKED = "addi a5, a5, 1\n  slli a5, a5, 16\n  srli a5, a5, 16\n"
LATE = "  beqz a3, 3f\n  lbu a4, 0(a1)\n  lbu a5, 1(a1)\n"
EARLY = "  lbu a4, 0(a1)\n  lbu a5, 1(a1)\n  beqz a3, 3f\n"
WRONG = {
    "from one less": (DO_WHILE, "  beqz a3, 2f\n", "  beqz a3, 2f\n  addi a3, a3, -1\n  beqz a3, 2f\n", P.BLOCKS),
    "down to one": (DO_WHILE, "  bnez a3, 1b\n", "  li a5, 1\n  bne a3, a5, 1b\n", P.READS),
    "down by two": (WHILE, "a3, a3, -1", "a3, a3, -2", P.READS),
    "down by none": (WHILE, "a3, a3, -1", "a3, a3, 0", P.READS),
    "not asked for none": (DO_WHILE, "  beqz a3, 2f\n", "", P.READS),
    "up to the end and one more": (COUNT_UP, "bgeu a5, a3", "bltu a3, a5", P.READS),
    "two at a time when one is left": (TWO_SIZES, "li a4, 2", "li a4, 1", P.READS),
    "one of the two turns counts wrong": (TWO_SIZES, "a3, a3, -1", "a3, a3, -2", P.RESULT),
    "the pointer moves by one of two": (TWO_SIZES, advance(4), advance(2), P.READS),
    "up from one": (COUNT_UP, "li a5, 0", "li a5, 1", P.BLOCKS),
    "end one block early": (END_POINTER, "a3, a3, a1\n", "a3, a3, a1\n  addi a3, a3, -2\n", P.READS),
    "end by the wrong size": (END_POINTER, "slli a3, a3, 1", "slli a3, a3, 2", P.READS),
    "end by signed order": (END_POINTER, "beq a1, a3", "bge a1, a3", P.BLOCKS),
    # Wrong only where the buffer ends with the address space, and its end is 0.
    "end by order": (END_POINTER, "beq a1, a3", "bgeu a1, a3", P.BLOCKS),
    # Wrong only where half of the address space or more is left.
    "bytes left by their sign": (BYTES_LEFT, "beqz a3", "blez a3", P.BLOCKS),
    "end of the other buffer": (END_POINTER, "a3, a3, a1", "a3, a3, a2", P.READS),
    "no blocks left over": (BATCHES, "2: beqz a3, 3f\n", "2: j 3f\n", P.BLOCKS),
    "a batch too many": (BATCHES, "li a4, 4", "li a4, 3", P.READS),
    "the wrong bit for the odd block": (BATCHES_BY_SHIFT, "andi a4, a3, 1", "andi a4, a3, 2", P.READS),
    "reads ahead past the end": (READ_AHEAD, LATE, EARLY, P.READS),
    "reads ahead half a block": (READ_AHEAD, LATE, LATE.replace("  lbu a5, 1(a1)\n", ""), P.RESULT),
    "reads the first block again and again": (READ_AHEAD, LATE, "  beqz a3, 3f\n", P.RESULT),
    "a batch that writes before it reads": (BATCHES, "  mv t2, s6\n", "  lbu s6, 0(a1)\n  mv t2, s6\n", P.RESULT),
}


@pytest.mark.parametrize("name", WRONG)
def test_near_misses_are_refuted(name: str) -> None:
    text, old, new, prop = WRONG[name]
    found = refusals(judge(blocks(changed(text, old, new))))
    assert found["encrypt_blocks", prop].verdict is Verdict.REFUTED


@pytest.mark.parametrize("name", WRONG)
def test_what_was_claimed_of_the_right_loop_proves_no_near_miss(name: str) -> None:
    text, old, new, prop = WRONG[name]
    knowledge = Knowledge(variant())
    assert judge(blocks(text), knowledge=knowledge).proved
    found = refusals(judge(blocks(changed(text, old, new)), knowledge=knowledge))
    assert found["encrypt_blocks", prop].verdict is Verdict.REFUTED


def test_a_loop_like_one_that_was_proved_is_followed_once() -> None:
    """Its claims are right from the first, so that no segment is followed for a guess."""
    knowledge, followed = Knowledge(variant()), list[int]()
    other = changed(BATCHES, "mv t2, s0", "or t2, s0, zero")
    for text in (BATCHES, other):
        with pytest.MonkeyPatch.context() as patch:
            count = 0

            def counting(*arguments: Any) -> Any:
                nonlocal count
                count += 1
                return explore(*arguments)

            patch.setattr(loops, "explore", counting)
            assert judge(blocks(text), knowledge=knowledge).proved
        followed.append(count)
    assert followed[1] < followed[0]


def test_a_batch_larger_than_needed_leaves_more_to_the_tail() -> None:
    assert judge(blocks(changed(BATCHES, "li a4, 4", "li a4, 5"))).proved


def test_a_batch_written_while_it_is_read_is_refused_in_place_only() -> None:
    early = changed(BATCHES, "  mv t2, s2\n  mv t3, s3\n", "  lbu t2, 2(a1)\n  lbu t3, 3(a1)\n")
    assert judge(blocks(early)).proved  # block 1 is not written yet
    late = changed(BATCHES, "  mv t2, s6\n", "  lbu t2, 0(a1)\n  sub t2, t2, s0\n  add t2, t2, s6\n")
    found = refusals(judge(blocks(late)))  # block 0 is
    assert set(found) == {("encrypt_blocks", P.IN_PLACE)}
    assert found["encrypt_blocks", P.IN_PLACE].verdict is Verdict.REFUTED


def test_only_what_is_read_late_is_executed_in_place() -> None:
    late = changed(BATCHES, "  mv t2, s6\n", "  lbu t2, 0(a1)\n  mv t2, s6\n")
    for text, method in ((BATCHES, "execution"), (late, "normal form")):
        report = judge(blocks(text))
        assert report.proved
        assert [o.method for o in report.obligations if o.prop is P.IN_PLACE] == [method]


def test_what_is_not_always_on_the_stack_is_not_read() -> None:
    text = NOT_ALWAYS_ON_THE_STACK.replace("1: beqz a3, 2f\n", "1: lw a5, 0(sp)\n  beqz a3, 2f\n")
    found = refusals(judge(blocks(text)))["encrypt_blocks", P.READS]
    assert found.verdict is Verdict.REFUTED
    assert "where nothing is known to be" in found.detail


def test_what_is_not_understood_is_not_called_a_secret() -> None:
    """A counter of 16 bits is wrong for many blocks, which the prover does not find out."""
    text = changed(COUNT_UP, "addi a5, a5, 1\n", TWO_MASKED)
    refused = refusals(judge(blocks(text)))["encrypt_blocks", P.SECRET_BRANCH]
    assert refused.verdict is Verdict.UNSUPPORTED

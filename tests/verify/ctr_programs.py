"""Counter mode over the tiny cipher of `tests.verify.tiny`, by hand, in the forms that code for it takes.

a0 V_key, a1 counter, a2 input, a3 output, a4 bytes. A block has two bytes, and so has the counter: an epoch, in
which only its last byte changes, is 256 blocks of two.
"""

from __future__ import annotations

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Report
from tests.verify.tiny import BODY, EXPAND, variant

KEYS = "  lw t0, 0(a0)\n  lw t1, 4(a0)\n"


def stream(first: str, last: str) -> str:
    """The key-stream block in t5, t6 of a counter in two registers."""
    return f"  mv t2, {first}\n  mv t3, {last}\n{BODY}"


def out(at: int) -> str:
    """Input bytes at `at` xor t5, t6, to the output."""
    return (
        f"  lbu t2, {at}(a2)\n  lbu t3, {at + 1}(a2)\n  xor t5, t5, t2\n  xor t6, t6, t3\n"
        f"  sb t5, {at}(a3)\n  sb t6, {at + 1}(a3)\n"
    )


ONE_BYTE = "  lbu t2, 0(a2)\n  xor t5, t5, t2\n  sb t5, 0(a3)\n"
ADVANCE = "  addi a2, a2, 2\n  addi a3, a3, 2\n  addi a4, a4, -2\n"
# The counter in a5 (first byte) and a6 (last byte), both below 256.
NEXT = "  addi a6, a6, 1\n  andi a6, a6, 255\n  bnez a6, 4f\n  addi a5, a5, 1\n  andi a5, a5, 255\n4:\n"
LOAD = "  lbu a5, 0(a1)\n  lbu a6, 1(a1)\n"
STORE = "  sb a5, 0(a1)\n  sb a6, 1(a1)\n"
TWO = "  li a7, 2\n"
# One block at a time, the counter in registers.
PLAIN = f"""\
{KEYS}{LOAD}{TWO}1:
  bltu a4, a7, 2f
{stream("a5", "a6")}{out(0)}{ADVANCE}{NEXT}\
  j 1b
2:
  beqz a4, 3f
{stream("a5", "a6")}{ONE_BYTE}{NEXT}\
3:
{STORE}  ret
"""
# One block at a time, the counter in memory.
IN_MEMORY = f"""\
{KEYS}{TWO}1:
  beqz a4, 3f
{LOAD}{stream("a5", "a6")}{NEXT}{STORE}\
  bltu a4, a7, 2f
{out(0)}{ADVANCE}  j 1b
2:
{ONE_BYTE}\
3:
  ret
"""
# Epochs: what depends on the first byte of the counter alone is computed once for 256 blocks (in s0, s1).
SAVE = "  addi sp, sp, -16\n  sw s0, 0(sp)\n  sw s1, 4(sp)\n  sw s2, 8(sp)\n"
RESTORE = "  lw s0, 0(sp)\n  lw s1, 4(sp)\n  lw s2, 8(sp)\n  addi sp, sp, 16\n"
FIXED = "5:\n  add s0, a5, t1\n  xor s1, t0, a5\n"
CARRY = "  addi a5, a5, 1\n  andi a5, a5, 255\n"


def fast(last: str) -> str:
    """The key-stream block in t5, t6, from the last byte of the counter in a register."""
    return (
        f"  add t5, s1, {last}\n  slli t4, t5, 3\n  andi t5, t5, 255\n  srli t5, t5, 5\n  or t5, t5, t4\n  mv t6, s0\n"
    )


def count(by: int, again: str) -> str:
    """The last byte of the counter moves on; if it wraps, the next epoch begins."""
    return f"  addi a6, a6, {by}\n  andi a6, a6, 255\n  bnez a6, {again}\n{CARRY}  j 5b\n"


TAIL = f"  beqz a4, 3f\n{fast('a6')}{ONE_BYTE}  addi a6, a6, 1\n  andi a6, a6, 255\n  bnez a6, 3f\n{CARRY}3:\n"
EPOCHS = f"""\
{SAVE}{KEYS}{LOAD}{TWO}{FIXED}1:
  bltu a4, a7, 2f
{fast("a6")}{out(0)}{ADVANCE}{count(1, "1b")}2:
{TAIL}{STORE}{RESTORE}  ret
"""


def batches(guard: str, lane: str) -> str:
    """Batches of two while `guard` does not branch to 1, then one block; in epochs. lane: puts the last byte of
    the second counter into t3."""
    loads = "  lbu t2, 0(a2)\n  lbu t3, 1(a2)\n  lbu t4, 2(a2)\n  lbu t6, 3(a2)\n"
    work = "  xor t2, t2, s2\n  xor t3, t3, s0\n  xor t4, t4, t5\n  xor t6, t6, s0\n"
    stores = "  sb t2, 0(a3)\n  sb t3, 1(a3)\n  sb t4, 2(a3)\n  sb t6, 3(a3)\n"
    advance = "  addi a2, a2, 4\n  addi a3, a3, 4\n  addi a4, a4, -4\n"
    return f"""\
{SAVE}{KEYS}{LOAD}{TWO}{FIXED}6:
  li t4, 4
  bltu a4, t4, 1f
{guard}{fast("a6")}  mv s2, t5
{lane}{fast("t3")}{loads}{work}{stores}{advance}{count(2, "6b")}1:
  bltu a4, a7, 2f
{fast("a6")}{out(0)}{ADVANCE}{count(1, "6b")}2:
{TAIL}{STORE}{RESTORE}  ret
"""


# Two counters of one epoch: the last byte is at most 254, or it is even.
BATCHES = batches("  li t4, 255\n  bgeu a6, t4, 1f\n", "  addi t3, a6, 1\n")
LANES = batches("  andi t4, a6, 1\n  bnez t4, 1f\n", "  ori t3, a6, 1\n")

# A batch never comes to the end of an epoch, so that only single blocks do.
SHORT = batches("  li t4, 254\n  bgeu a6, t4, 1f\n", "  addi t3, a6, 1\n")

# Calls of half of the address space or more have no batches until less is left.
BY_SIGN = BATCHES.replace("bltu a4, t4", "blt a4, t4")

GOOD = {
    "plain": PLAIN,
    "in memory": IN_MEMORY,
    "epochs": EPOCHS,
    "batches": BATCHES,
    "lanes": LANES,
    "short": SHORT,
    "batches by sign": BY_SIGN,
}
ROLES = {"expand_key": "expand_key", "ctr": "ctr"}


def judge(text: str) -> Report:
    """The report on a program whose function `ctr` is this text."""
    data = assemble(f"{EXPAND}ctr:\n{text}", TARGET)
    return prove(data, "ctr.o", TARGET, variant(), ROLES)

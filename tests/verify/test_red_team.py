"""Programs and texts that are wrong where a prover may not look: at the ends of numbers and memory, in one turn of
many, on one path, in place only. Each is a program that is proved, with an edit; none may be proved."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ciphergen.dsl.cipher import parse_cipher
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.verify import ctr_programs, test_aarch64
from tests.verify.ctr_programs import ADVANCE, IN_MEMORY, LOAD, NEXT, ONE_BYTE, PLAIN, STORE
from tests.verify.test_inverse import asked
from tests.verify.tiny import BLOCKS, ENCRYPT, EXPAND, edit, judge, refusals

P = Property
FRAME = "  mv s0, t5\n"  # the block is computed, and nothing is written yet
COUNT = "  addi a3, a3, -1\n"
LAST = "  sb t6, 1(a2)\n"
HEAD = ".Lhead:\n"
GUARD = "  beq a3, zero, .Lnone\n"
LEAVE = "  lw s0, 4(sp)\n"
SPOIL = "  xori t6, t6, 1\n"


@dataclass(frozen=True)
class Attack:
    """An edit: what stands in a function, what to put there, and the property that it breaks."""

    name: str
    prop: Property
    old: str
    new: str


def after(name: str, prop: Property, place: str, text: str) -> Attack:
    return Attack(name, prop, place, place + text)


def where(name: str, condition: str, place: str = LAST, prop: Property = P.RESULT) -> Attack:
    """The second byte is wrong where no branch to 9 is taken."""
    return Attack(name, prop, place, f"{condition}{SPOIL}9:\n{place}")


ONE_BLOCK = (
    where("in place only", "  bne a1, a2, 9f\n"),
    where("out of place only", "  beq a1, a2, 9f\n"),
    where("at an odd address", "  andi t4, a1, 1\n  beqz t4, 9f\n"),
    where("in half of the address space", "  bgez a2, 9f\n"),
    where("at the last block of the address space", "  addi t4, a2, 2\n  bnez t4, 9f\n"),
    where("with little stack", "  lui t4, 1\n  bltu t4, sp, 9f\n"),
    where("next to its keys", "  addi t4, a0, 8\n  bne t4, a1, 9f\n"),
    where("where its caller is", "  lw t4, 8(sp)\n  andi t4, t4, 256\n  beqz t4, 9f\n"),
    where("called with something in a register", "  beqz a7, 9f\n", prop=P.SECRET_BRANCH),
    after(
        "half a word at any even-looking address",
        P.READS,
        FRAME,
        "  andi t4, a1, 2\n  bnez t4, 9f\n  lhu t4, 0(a1)\n9:\n",
    ),
    after("a word where it fits by alignment", P.READS, FRAME, "  andi t4, a1, 3\n  bnez t4, 9f\n  lw t4, 0(a1)\n9:\n"),
    after("the byte behind the keys", P.READS, FRAME, "  lbu t4, 8(a0)\n"),
    after("the byte before the keys", P.READS, FRAME, "  lbu t4, -1(a0)\n"),
    after("around the address space to the input", P.READS, FRAME, "  li t4, -1\n  add t4, t4, a1\n  lbu t4, 0(t4)\n"),
    after(
        "a turn for each of some bits of the key",
        P.SECRET_BRANCH,
        FRAME,
        "  andi t4, t0, 3\n9: addi t4, t4, -1\n  bgez t4, 9b\n",
    ),
    after(
        "the sign of a word with a secret byte",
        P.SECRET_BRANCH,
        FRAME,
        "  sw a1, 12(sp)\n  sb t0, 15(sp)\n  lw t4, 12(sp)\n  bltz t4, 9f\n9:\n",
    ),
    after(
        "a secret bit that is shifted away too late",
        P.SECRET_BRANCH,
        FRAME,
        "  slli t4, t0, 31\n  or t4, t4, a1\n  bltz t4, 9f\n9:\n",
    ),
    after("whether two secrets are in order", P.SECRET_BRANCH, FRAME, "  sltu t4, t5, t3\n  beqz t4, 9f\n9:\n"),
    after(
        "an address that a secret is taken from and half given back to",
        P.SECRET_ADDRESS,
        FRAME,
        "  andi t4, t0, 1\n  sub t4, a0, t4\n  andi a6, t1, 1\n  add t4, t4, a6\n  lbu t4, 0(t4)\n",
    ),
    after("the stack pointer made rounder", P.STACK_POINTER, FRAME, "  mv t4, sp\n  andi sp, sp, -64\n  mv sp, t4\n"),
    after(
        "the stack pointer by an argument",
        P.STACK_POINTER,
        FRAME,
        "  andi t4, a1, 16\n  sub sp, sp, t4\n  add sp, sp, t4\n",
    ),
    Attack(
        "registers restored crosswise", P.CALLEE_SAVED, LEAVE, "  lw s0, 4(sp)\n  mv t4, s1\n  mv s1, s0\n  mv s0, t4\n"
    ),
    Attack("a register restored on one path", P.CALLEE_SAVED, LEAVE, f"  bgez a1, 9f\n{LEAVE}9:\n"),
    after("a register used after it is restored", P.CALLEE_SAVED, LEAVE, "  andi s0, s0, -1\n  addi s0, s0, 1\n"),
    after("returns behind the call", P.CONTROL, "  lw ra, 8(sp)\n", "  addi ra, ra, 4\n"),
    after("calls its caller", P.CALLEE_SAVED, FRAME, "  jalr ra, 0(ra)\n"),
    after("calls itself", P.RESULT, FRAME, "  jal ra, encrypt\n"),
    after("into the middle of an instruction", P.CONTROL, FRAME, "  .word 0x0060006f\n  nop\n  nop\n"),
    after("into the data behind the code", P.CONTROL, FRAME, "  j 9f\n  .word 0\n9: .word 0\n"),
    after("into a loop of another function", P.SECRET_BRANCH, FRAME, "  j .Lhead\n"),
)

MANY = (
    where("in the last block", "  addi t4, a3, -1\n  bnez t4, 9f\n"),
    where("in the last but one", "  addi t4, a3, -2\n  bnez t4, 9f\n"),
    where("at one address in 2**16", "  slli t4, a1, 16\n  bnez t4, 9f\n"),
    where("where the counts have a sign", "  slli t4, a3, 1\n  bgez t4, 9f\n"),
    where("where the output follows the input", "  addi t4, a1, 2\n  bne t4, a2, 9f\n"),
    where("where the block ends the address space", "  addi t4, a2, 2\n  bnez t4, 9f\n"),
    after("none of half the calls that are possible", P.BLOCKS, GUARD, "  slli t4, a3, 1\n  bltz t4, .Lnone\n"),
    after("none of the largest call", P.BLOCKS, GUARD, "  lui t4, 0x80000\n  addi t4, t4, -1\n  beq a3, t4, .Lnone\n"),
    after(
        "none where the output ends the address space",
        P.BLOCKS,
        GUARD,
        "  slli t4, a3, 1\n  add t4, t4, a2\n  beqz t4, .Lnone\n",
    ),
    after("none if it would overlap", P.BLOCKS, GUARD, "  slli t4, a3, 1\n  add t4, t4, a1\n  bgtu t4, a2, .Lnone\n"),
    Attack("until the input comes to the output", P.BLOCKS, COUNT, COUNT + "  beq a1, a2, .Lnone\n"),
    Attack("until a pointer has no sign", P.BLOCKS, COUNT, COUNT + "  bltz a2, .Lnone\n"),
    Attack("other keys from the second block on", P.RESULT, COUNT, COUNT + "  lw t0, 4(a0)\n"),
    Attack("keys that walk", P.READS, COUNT, COUNT + "  addi a0, a0, 4\n  lw t0, 0(a0)\n"),
    Attack("keys that are counted", P.RESULT, COUNT, COUNT + "  addi t0, t0, 256\n  addi t0, t0, 1\n"),
    Attack("what the turn before computed", P.RESULT, "  sb t5, 0(a2)\n", "  mv a4, a5\n  mv a5, t5\n  sb a4, 0(a2)\n"),
    Attack("scratch where the next block goes", P.WRITES, COUNT, "  sb t5, 2(a2)\n" + COUNT),
    Attack("the block before once more", P.READS, HEAD, HEAD + "  lbu t4, -2(a1)\n"),
    Attack("calls a function and forgets where from", P.CONTROL, COUNT, COUNT + "  jal ra, 8f\n8:\n"),
    Attack(
        "a loop with two heads",
        P.BLOCKS,
        HEAD,
        "  andi t4, a1, 4\n  bnez t4, 8f\n" + HEAD + "  andi t4, a1, 8\n  bnez t4, .Lhead\n8:\n",
    ),
    Attack("code that is written for another turn", P.WRITES, COUNT, COUNT + "  auipc t4, 0\n  sw t5, 0(t4)\n"),
)
# Followed turn by turn, until the prover gives up: each takes it half a minute.
LARGE = (
    where("in blocks of the largest call", "  lui t4, 0x80000\n  addi t4, t4, -1\n  bne t4, a3, 9f\n"),
    after(
        "a block fewer of a large call",
        P.BLOCKS,
        GUARD,
        "  lui t4, 0x40000\n  bltu a3, t4, 8f\n  addi a3, a3, -1\n8:\n",
    ),
)
TURN = "  li a4, 0\n" + HEAD
TURNS = [3, 40, 255, 70000]

MODE = (
    Attack(
        "another carry of one counter",
        P.RESULT,
        NEXT,
        NEXT + "  xori t4, a5, 0x7f\n  bnez t4, 8f\n  xori a6, a6, 1\n8:\n",
    ),
    Attack(
        "no carry into the first counter of all",
        P.RESULT,
        NEXT,
        NEXT + "  or t4, a5, a6\n  bnez t4, 8f\n  li a5, 255\n8:\n",
    ),
    Attack("the counter crosswise", P.RESULT, STORE + "  ret\n", "  sb a6, 0(a1)\n  sb a5, 1(a1)\n  ret\n"),
    Attack("the byte behind the counter", P.READS, LOAD, LOAD + "  lbu t4, 2(a1)\n"),
    Attack("writes behind the counter", P.WRITES, LOAD, LOAD + "  sb zero, 2(a1)\n"),
    Attack("writes before the counter", P.WRITES, LOAD, LOAD + "  sb zero, -1(a1)\n"),
    Attack("writes the keys", P.WRITES, LOAD, LOAD + "  sw t0, 0(a0)\n"),
    Attack("none of half of all calls", P.BLOCKS, LOAD, LOAD + "  bltz a4, 3f\n"),
    Attack("none of the largest call", P.BLOCKS, LOAD, LOAD + "  addi t4, a4, 1\n  beqz t4, 3f\n"),
    Attack("none of one that ends the address space", P.BLOCKS, LOAD, LOAD + "  add t4, a4, a3\n  beqz t4, 3f\n"),
    Attack(
        "what is left in the counter is a secret",
        P.RESULT,
        STORE + "  ret\n",
        "  sb t5, 0(a1)\n  sb a6, 1(a1)\n  ret\n",
    ),
    Attack("as many blocks as are left, by sign", P.BLOCKS, ADVANCE, ADVANCE + "  bltz a4, 3f\n"),
)

WIDE = (
    # The return leads behind the call, where a frame is taken down that is gone.
    Attack("a call that loses the way back", P.READS, test_aarch64.DONE, test_aarch64.DONE + "  bl 8f\n8:\n"),
    Attack(
        "a pair of which half is there", P.READS, test_aarch64.DONE, test_aarch64.DONE + "  ldp w10, w11, [x1, #4]\n"
    ),
    Attack("a vector that does not fit", P.READS, test_aarch64.DONE, test_aarch64.DONE + "  ldr q0, [x1]\n"),
    Attack(
        "a bit of a secret",
        P.SECRET_BRANCH,
        test_aarch64.DONE,
        test_aarch64.DONE + "  lsl x10, x8, #60\n  tbnz x10, #63, 8f\n8:\n",
    ),
    Attack("the lower half of v8", P.CALLEE_SAVED, "  ldr d8, [sp]\n", "  ldr s8, [sp]\n"),
    Attack("two words stored for one", P.WRITES, "  str w9, [x2, #4]\n  ldr x19", "  str x9, [x2, #4]\n  ldr x19"),
    Attack("addresses in 32 bits", P.READS, "  sub x3, x3, #1\n", "  sub x3, x3, #1\n  mov w1, w1\n"),
    Attack("none of large calls", P.BLOCKS, "  cbz x3, 2f\n", "  cbz x3, 2f\n  lsr x10, x3, #59\n  cbnz x10, 2f\n"),
    Attack(
        "blocks by half of the count", P.BLOCKS, "  cbz x3, 2f\n", "  cbz x3, 2f\n  lsr x10, x3, #32\n  cbnz x10, 2f\n"
    ),
    Attack("until the pointer has no sign", P.BLOCKS, "  cbnz x3, 1b\n", "  tbnz x1, #63, 2f\n  cbnz x3, 1b\n"),
)


def refused(report: Report, function: str, prop: Property) -> None:
    found = refusals(report)
    assert not report.proved
    assert (function, prop) in found, {key: o.detail for key, o in found.items()}


@pytest.mark.parametrize("attack", ONE_BLOCK, ids=lambda a: a.name)
def test_one_block(attack: Attack) -> None:
    more = BLOCKS if ".Lhead" in attack.new else ""
    refused(judge(EXPAND + edit(ENCRYPT, (attack.old, attack.new)) + more), "encrypt", attack.prop)


@pytest.mark.parametrize("attack", MANY, ids=lambda a: a.name)
def test_many_blocks(attack: Attack) -> None:
    refused(judge(EXPAND + edit(BLOCKS, (attack.old, attack.new))), "encrypt_blocks", attack.prop)


@pytest.mark.slow
@pytest.mark.parametrize("attack", LARGE, ids=lambda a: a.name)
def test_large_calls(attack: Attack) -> None:
    found = refusals(judge(EXPAND + edit(BLOCKS, (attack.old, attack.new))))
    assert found["encrypt_blocks", P.CONTROL].verdict is Verdict.UNDECIDED


@pytest.mark.parametrize("turn", TURNS)
def test_one_turn_of_many(turn: int) -> None:
    """What is claimed of a head holds in the first turns."""
    count = f"  addi a4, a4, 1\n  li t4, {turn}\n  bne a4, t4, 9f\n{SPOIL}9:\n{LAST}"
    report = judge(EXPAND + edit(BLOCKS, (HEAD, TURN), (LAST, count)))
    refused(report, "encrypt_blocks", P.RESULT)


@pytest.mark.parametrize("attack", MODE, ids=lambda a: a.name)
def test_counter_mode(attack: Attack) -> None:
    assert attack.old in PLAIN
    refused(ctr_programs.judge(PLAIN.replace(attack.old, attack.new)), "ctr", attack.prop)


def test_the_counter_counts_before_it_is_read() -> None:
    refused(ctr_programs.judge(edit(IN_MEMORY, (LOAD, LOAD + NEXT + STORE + LOAD))), "ctr", P.RESULT)


def test_the_last_byte_of_a_call_is_not_more() -> None:
    wide = ONE_BYTE.replace("lbu t2, 0(a2)\n", "lhu t2, 0(a2)\n")
    refused(ctr_programs.judge(edit(PLAIN, (ONE_BYTE, wide))), "ctr", P.READS)


@pytest.mark.parametrize("attack", WIDE, ids=lambda a: a.name)
def test_a_machine_of_64_bits(attack: Attack) -> None:
    found = refusals(test_aarch64.judge(edit(test_aarch64.BASE, (attack.old, attack.new))))
    assert attack.prop in {prop for function, prop in found if function != "expand_key"}, found


KEYS = (
    ("keys that are left half", "  sw t1, 4(a0)\n", "  sb t1, 4(a0)\n"),
    (
        "keys that are left out at some addresses",
        "  sw t1, 4(a0)\n",
        "  andi t4, a0, 4\n  bnez t4, 9f\n  sw t1, 4(a0)\n9:\n",
    ),
    ("an address among the keys", "  sw t1, 4(a0)\n", "  sw t1, 4(a0)\n  sw a1, 8(a0)\n"),
    ("keys of what was there before", "  sw t1, 4(a0)\n", "  lw t4, 4(a0)\n  sw t1, 4(a0)\n"),
    ("keys beside the key", "  sw t1, 4(a0)\n", "  sw t1, 4(a0)\n  sb t0, 0(a1)\n"),
    ("keys before the keys", "  sw t1, 4(a0)\n", "  sw t1, 4(a0)\n  sw t1, -4(a0)\n"),
    (
        "another key for one key in 65536",
        "  sw t0, 0(a0)\n",
        "  xori t4, t0, 95\n  xori a6, t1, 33\n  or t4, t4, a6\n  sltiu t4, t4, 1\n  xor t0, t0, t4\n  sw t0, 0(a0)\n",
    ),
)


@pytest.mark.parametrize(("name", "old", "new"), KEYS)
def test_key_expansion(name: str, old: str, new: str) -> None:
    report = judge(edit(EXPAND, (old, new)) + ENCRYPT)
    assert not report.proved
    assert {("expand_key", p) for p in (P.RESULT, P.READS, P.WRITES)} & set(refusals(report))


RARE = """
cipher Rare {
  word 8 little
  block 2 words
  variant Rare { key 2 words }
  table D: bits(8) -> bits(8) = [@]
  schedule Rare(t) -> rk: word[1][2] { rk[0] = t }
  encrypt(x, rk) -> y {
    y[0] = x[0] ^ rk[0][0]
    y[1] = x[1] + rk[0][1]
  }
  decrypt(y, rk) -> x {
    x[0] = y[0] ^ rk[0][0] ^ (#)
    x[1] = y[1] - rk[0][1]
  }
}
""".replace("@", ", ".join("255" if i == 77 else "0" for i in range(256)))
DOORS = {
    "one key in 65536": "D[rk[0][0]] & D[rk[0][1]]",
    "one block and key": "D[y[0]] & D[rk[0][1]] & 4",
    "one sum of key and block": "D[y[0] + rk[0][0]] & D[y[1] ^ rk[0][1]]",
}


@pytest.mark.parametrize("name", DOORS)
def test_a_text_whose_decryption_is_wrong_for_rare_values(name: str) -> None:
    def verdict(door: str) -> Verdict:
        return asked(parse_cipher(RARE.replace("#", door), "rare.cipher").variants["rare"]).verdict

    assert verdict(DOORS[name]) is Verdict.REFUTED
    assert verdict("D[y[0]] & D[y[0] ^ 1]") is Verdict.PROVED  # never both

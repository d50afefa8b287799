"""Files that break one property each: the proved program with one edit, refused with that property's verdict.

In an edit, `here:` stands before the instruction that the refusal has to name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from ciphergen.backends.machine.row import Timing
from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.verify.object.object_file import read
from ciphergen.verify.verdict import Obligation, Property, Report, Verdict
from tests.verify.details import DETAILS
from tests.verify.tiny import BASE, BLOCKS, ENCRYPT, EXPAND, edit, judge, refusals

P = Property
PARTS = {"expand_key": EXPAND, "encrypt": ENCRYPT, "encrypt_blocks": BLOCKS}
FRAME = "  mv s0, t5\n"  # all of the block is computed by then, and nothing is written yet
MASK = "  andi t0, t0, 255\n"
GUARD = "  beq a3, zero, .Lnone\n"
COUNT = "  addi a3, a3, -1\n"
STORE = "  sb t5, 0(a2)\n"
UP = "  addi a2, a2, 2\n"
REST = "  sb t6, 1(a2)\n  addi a1, a1, 2\n" + UP
LEAVE = "  bne a3, zero, .Lhead\n.Lnone:\n  ret\n"
HEAD = "  lw t0, 0(a0)\n  lw t1, 4(a0)\n.Lhead:\n"


@dataclass(frozen=True)
class Broken:
    """An edit (what stands in the function, what to put there) and which property has to be refused."""

    name: str
    function: str
    prop: Property
    old: str
    new: str

    def source(self) -> str:
        return "".join(edit(t, (self.old, self.new)) if f == self.function else t for f, t in PARTS.items())


def after_frame(name: str, prop: Property, text: str) -> Broken:
    """Instructions added to `encrypt` where the block is computed; spoils none of its registers but t4."""
    return Broken(name, "encrypt", prop, FRAME, FRAME + text)


FILES = (
    Broken("result", "encrypt", P.RESULT, FRAME, "here: xori s0, t5, 1\n"),
    Broken(
        "result-by-another-key", "encrypt", P.RESULT, "  lw t1, 4(a0)\n", "  lb t1, 4(a0)\n  here: xori t1, t1, 2\n"
    ),
    Broken(
        "result-of-one-block-of-two",
        "encrypt_blocks",
        P.RESULT,
        STORE,
        "  andi t4, a3, 1\n  sub t4, zero, t4\n  here: xor t5, t5, t4\n" + STORE,
    ),
    Broken("half-a-block", "encrypt", P.RESULT, "  sb t6, 1(a2)\n", ""),
    Broken("callee-saved", "encrypt", P.CALLEE_SAVED, "  lw s0, 4(sp)\n", "here: lw s0, 8(sp)\n"),
    Broken("callee-saved-in-part", "encrypt", P.CALLEE_SAVED, "  lw s0, 4(sp)\n", "here: lh s0, 4(sp)\n"),
    Broken("callee-saved-in-a-loop", "encrypt_blocks", P.CALLEE_SAVED, COUNT, "here: mv s1, t5\n" + COUNT),
    Broken("stack-pointer", "encrypt", P.STACK_POINTER, "  addi sp, sp, 16\n  ret\n", "here: ret\n"),
    Broken("stack-pointer-above", "encrypt", P.STACK_POINTER, "  addi sp, sp, 16\n", "here: addi sp, sp, 32\n"),
    after_frame("gp", P.RESERVED, "here: addi gp, gp, 4\n  addi gp, gp, -4\n"),
    Broken("tp", "encrypt_blocks", P.RESERVED, COUNT, "here: mv tp, t5\n" + COUNT),
    after_frame("overread-by-a-word", P.READS, "here: lw t4, 8(a0)\n"),
    after_frame("overread-before", P.READS, "here: lw t4, -4(a0)\n"),
    after_frame("overread-by-a-byte", P.READS, "here: lbu t4, 2(a1)\n"),
    Broken("overread-of-the-key", "expand_key", P.READS, MASK, "here: lbu t4, 2(a1)\n" + MASK),
    Broken("overread-before-the-first-block", "encrypt_blocks", P.READS, STORE, "here: lbu t4, -1(a1)\n" + STORE),
    Broken("overread-of-the-last-block", "encrypt_blocks", P.READS, COUNT, "here: lbu t4, 0(a1)\n" + COUNT),
    after_frame("reads-the-output", P.READS, "here: lbu t4, 0(a2)\n"),
    after_frame("reads-below-its-stack", P.READS, "here: lw t4, -4(sp)\n"),
    after_frame("reads-its-callers-stack", P.READS, "here: lw t4, 16(sp)\n"),
    after_frame("reads-stack-that-nothing-was-put-on", P.READS, "here: lw t4, 0(sp)\n"),
    after_frame("reads-its-own-code", P.READS, "auipc t4, 0\n  here: lw t4, 0(t4)\n"),
    after_frame("reads-anywhere", P.READS, "here: lw t4, 64(zero)\n"),
    after_frame("misaligned", P.READS, "here: lhu t4, 0(a1)\n"),
    after_frame("misaligned-in-the-keys", P.READS, "here: lw t4, 2(a0)\n"),
    after_frame("misaligned-store", P.WRITES, "here: sh t4, 0(a2)\n"),
    after_frame("overwrite", P.WRITES, "here: sb t5, 2(a2)\n"),
    Broken("overwrite-of-the-next-block", "encrypt_blocks", P.WRITES, COUNT, "here: sb t5, 0(a2)\n" + COUNT),
    Broken("output-not-advanced", "encrypt_blocks", P.WRITES, STORE + REST, "here:" + STORE + edit(REST, (UP, ""))),
    after_frame("writes-the-input", P.WRITES, "here: sb t2, 0(a1)\n"),
    after_frame("writes-the-keys", P.WRITES, "here: sw t0, 0(a0)\n"),
    after_frame("writes-below-its-stack", P.WRITES, "here: sw t0, -4(sp)\n"),
    after_frame("writes-its-callers-stack", P.WRITES, "here: sb t0, 16(sp)\n"),
    after_frame("secret-branch", P.SECRET_BRANCH, "here: beq t5, zero, 1f\n1:\n"),
    after_frame("secret-branch-on-the-input", P.SECRET_BRANCH, "here: blt t2, t3, 1f\n1:\n"),
    after_frame(
        "secret-branch-by-way-of-memory",
        P.SECRET_BRANCH,
        "sb t0, 0(sp)\n  lbu t4, 0(sp)\n  here: bne t4, zero, 1f\n1:\n",
    ),
    after_frame("secret-address", P.SECRET_ADDRESS, "andi t4, t5, 4\n  add t4, t4, a0\n  here: lw t4, 0(t4)\n"),
    after_frame(
        "secret-address-of-a-store", P.SECRET_ADDRESS, "andi t4, t5, 1\n  add t4, t4, a2\n  here: sb t5, 0(t4)\n"
    ),
    Broken("one-block-fewer", "encrypt_blocks", P.BLOCKS, GUARD, GUARD + COUNT + "  bnez a3, 1f\n  here: ret\n1:\n"),
    Broken("one-block-more", "encrypt_blocks", P.READS, GUARD + HEAD, "  addi a3, a3, 1\n" + HEAD + "here:"),
    Broken("one-block-for-none", "encrypt_blocks", P.READS, GUARD + HEAD, HEAD + "here:"),
    Broken("left-after-a-turn", "encrypt_blocks", P.BLOCKS, LEAVE, ".Lnone:\nhere: ret\n"),
    Broken(
        "in-place-order",
        "encrypt",
        P.IN_PLACE,
        "  sb s0, 0(a2)\n",
        "  sb s0, 0(a2)\n  lbu t3, 0(a1)\n  here: add t6, t1, t3\n",
    ),
    after_frame("infinite-loop", P.CONTROL, "here: j here\n"),
    after_frame("unknown-instruction", P.CONTROL, "here: .word 0xffffffff\n"),
    after_frame("instruction-of-an-extension", P.CONTROL, "here: .word 0x025282b3\n"),  # mul t0, t0, t0
    after_frame("jump-out-of-the-code", P.CONTROL, "here: jr a0\n"),
    after_frame("jump-to-a-secret", P.CONTROL, "here: jr t5\n"),
    after_frame("return-address-lost", P.CONTROL, "lw s0, 4(sp)\n  addi sp, sp, 16\n  mv ra, t5\n  here: ret\n"),
    Broken("falls-off-the-end", "encrypt_blocks", P.CONTROL, ".Lnone:\n  ret\n", ".Lnone:\n  nop\nhere:\n"),
)


def only_refusal(report: Report, function: str) -> Obligation:
    """The one property of a function that is refused. Of key expansion nothing but its result may be open,
    which hangs on the functions that use it."""
    found = refusals(report)
    open_result = found.pop(("expand_key", P.RESULT), None)
    assert open_result is None or open_result.verdict is Verdict.UNDECIDED
    assert {f for f, _ in found} == {function}
    (refused,) = found.values()
    return refused


def place_of(source: str) -> int | None:
    symbols = read(assemble(source, TARGET), "broken.o", TARGET).functions
    return symbols["here"][0] if "here" in symbols else None


def test_the_base_is_proved() -> None:
    report = judge(BASE, key_memory_bytes=8)
    assert report.proved
    assert {o.function for o in report.obligations} >= set(PARTS)


@pytest.mark.parametrize("broken", FILES, ids=lambda b: b.name)
def test_refused_with_the_property_that_is_broken(broken: Broken) -> None:
    source = broken.source()
    refused = only_refusal(judge(source), broken.function)
    assert (refused.prop, refused.verdict) == (broken.prop, Verdict.REFUTED), refused.detail
    assert refused.detail == DETAILS[broken.name]
    if (place := place_of(source)) is not None:
        assert refused.where == place
        assert refused.detail.startswith(f"{place:#x} ")
    if broken.prop in (P.RESULT, P.IN_PLACE) and place is not None:
        assert refused.counterexample is not None
        assert refused.counterexample.confirmed
        assert refused.counterexample.leaves == place


def test_a_wrong_block_in_a_row_is_refused_though_half_of_it_is_right() -> None:
    source = EXPAND + edit(BLOCKS, ("  sb t6, 1(a2)\n", ""))
    refused = only_refusal(judge(source), "encrypt_blocks")
    assert (refused.prop, refused.verdict) == (P.RESULT, Verdict.REFUTED)
    assert refused.counterexample is not None
    assert refused.counterexample.expected[:1] == refused.counterexample.got[:1]


def test_wrong_key_expansion_is_seen_through_the_functions_that_use_it() -> None:
    report = judge(EXPAND.replace("t0, t0, 5", "t0, t0, 6") + ENCRYPT)
    assert {(f, o.prop, o.verdict) for (f, _), o in refusals(report).items()} == {
        ("expand_key", P.RESULT, Verdict.UNDECIDED),
        ("encrypt", P.RESULT, Verdict.REFUTED),
    }


def test_time_that_depends_on_data() -> None:
    slow = replace(TARGET.rows["srli"], timing=Timing.DATA_DEPENDENT)
    source = EXPAND + edit(ENCRYPT, ("  srli t5", "here: srli t5"))
    refused = only_refusal(judge(source, replace(TARGET, rows={**TARGET.rows, "srli": slow})), "encrypt")
    assert (refused.prop, refused.verdict) == (P.TIMING, Verdict.REFUTED)
    assert refused.detail == "0x50 srli t5, t5, 5: srli can take a time that depends on its data"
    assert refused.where == place_of(source)


def test_key_memory_that_depends_on_where_the_key_lies() -> None:
    odd = "  andi t4, a1, 1\n  bnez t4, 1f\n  addi t1, t1, 256\n1:\n  sw t0, 0(a0)\n"
    report = judge(edit(EXPAND, ("  sw t0, 0(a0)\n", odd)) + ENCRYPT)
    found = refusals(report)["expand_key", P.RESULT]
    assert found.verdict is Verdict.REFUTED
    assert "depends on where its arguments lie" in found.detail
    assert not report.proved


def test_key_memory_larger_than_declared() -> None:
    source = edit(EXPAND, ("  sw t1, 4(a0)\n", "  sw t1, 4(a0)\n  here: sb t1, 8(a0)\n")) + ENCRYPT
    assert judge(source, key_memory_bytes=9).proved
    refused = refusals(judge(source, key_memory_bytes=8))["expand_key", P.WRITES]
    assert (refused.verdict, refused.where) == (Verdict.REFUTED, place_of(source))

"""Counter mode: forms of code that are right, and mistakes that people make in each, refused with an example."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from ciphergen.backends import target
from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import load
from ciphergen.dsl.mode import load_mode
from ciphergen.interface.table import ROLES
from ciphergen.verify.claim.contract import assumptions
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Verdict
from tests.verify.ctr_programs import (
    ADVANCE,
    BATCHES,
    CARRY,
    EPOCHS,
    GOOD,
    IN_MEMORY,
    LANES,
    NEXT,
    ONE_BYTE,
    PLAIN,
    STORE,
    TWO,
    judge,
    out,
)
from tests.verify.tiny import refusals

P = Property


@pytest.mark.parametrize("name", GOOD)
def test_forms_that_are_right(name: str) -> None:
    report = judge(GOOD[name])
    assert report.proved, [o.detail for o in refusals(report).values()]
    assert report.modes == {"ctr": load_mode("ctr").sha256}
    assert any("counter" in line for line in report.assumptions)


def last(text: str, old: str, new: str) -> str:
    """With the last place where `old` stands replaced."""
    head, found, tail = text.rpartition(old)
    assert found
    return head + new + tail


def every(text: str, old: str, new: str) -> str:
    """With all places where `old` stands replaced."""
    assert old in text
    return text.replace(old, new)


def test_what_is_assumed_of_buffers() -> None:
    roles = [ROLES["encrypt"], ROLES["ctr"]]
    anywhere = "buffers do not wrap around the end of the address space; they may end with its last byte"
    smaller = "buffers have fewer than 2**63 bytes"
    for name, found in (("rv32i", [anywhere]), ("aarch64", [anywhere, smaller])):
        assert [line for line in assumptions(target(name), roles) if line.startswith("buffers")] == found


@dataclass(frozen=True)
class Wrong:
    """A program, which property is refused, and whether a run shows it."""

    name: str
    source: str
    prop: Property = P.RESULT
    shown: bool = True


SATURATE = CARRY + "  bnez a5, 8f\n  li a5, 255\n  li a6, 255\n8:\n"
LITTLE = NEXT.translate(str.maketrans("56", "65"))
GUARD = "  li t4, 255\n  bgeu a6, t4, 1f\n"
# The first block is read after something is put where it goes.
FIRST = "  lbu t2, 0(a2)\n  lbu t3, 1(a2)\n  lbu t4, 2(a2)\n  lbu t6, 3(a2)\n"
SPOILT = "  lbu t4, 2(a2)\n  lbu t6, 3(a2)\n  sb s2, 0(a3)\n  lbu t2, 0(a2)\n  lbu t3, 1(a2)\n"
# What is asked in the largest call, of 2**32 - 1 bytes: there a sum of bytes that are done, and of more, wraps.
LARGEST = "  addi t4, a0, 1\n  bnez t4, 8f\n"
FILES = (
    Wrong("numbers of bytes with a sign", every(PLAIN, "bltu", "blt"), P.BLOCKS, shown=False),
    Wrong("blocks rounded up", last(PLAIN, TWO, TWO + "  addi t4, a4, 1\n  beqz t4, 3f\n"), P.BLOCKS, shown=False),
    Wrong(
        "one byte too many in the largest call",
        last(last(PLAIN, TWO, TWO + "  mv a0, a4\n"), ONE_BYTE, ONE_BYTE + LARGEST + "  lbu t4, 1(a2)\n8:\n"),
        P.READS,
        shown=False,
    ),
    Wrong("the counter is not written back", last(PLAIN, STORE, "")),
    Wrong("half of the counter is written back", last(PLAIN, STORE, "  sb a6, 1(a1)\n")),
    Wrong("the counter is written back before it counts", last(IN_MEMORY, NEXT + STORE, STORE + NEXT)),
    Wrong("the carry is lost", every(PLAIN, NEXT, "  addi a6, a6, 1\n  andi a6, a6, 255\n")),
    Wrong("the carry is lost in memory", last(IN_MEMORY, NEXT, "  addi a6, a6, 1\n")),
    Wrong("the carry is lost in the last block", last(EPOCHS, CARRY + "3:", "3:")),
    Wrong("the carry goes on at every block", every(PLAIN, "  bnez a6, 4f\n", "")),
    Wrong("little-endian", every(PLAIN, NEXT, LITTLE)),
    Wrong("stops at the largest counter", every(EPOCHS, CARRY, SATURATE)),
    Wrong("one byte too many", last(PLAIN, ONE_BYTE, out(0)), P.READS, shown=False),
    Wrong("one byte too many is written", last(PLAIN, ONE_BYTE, ONE_BYTE + "  sb t6, 1(a3)\n"), P.WRITES, shown=False),
    Wrong("no byte of the last block", last(PLAIN, "  beqz a4, 3f\n", "  j 3f\n"), P.BLOCKS),
    Wrong("the last block uses no counter", last(PLAIN, ONE_BYTE + NEXT, ONE_BYTE)),
    Wrong("the last block uses two counters", last(PLAIN, ONE_BYTE + NEXT, ONE_BYTE + NEXT + NEXT)),
    Wrong("no bytes use a counter", last(PLAIN, "  beqz a4, 3f\n", f"  bnez a4, 8f\n{NEXT}  j 3f\n8:\n")),
    Wrong("one key-stream for two blocks", last(BATCHES, "  addi t3, a6, 1\n", "  mv t3, a6\n")),
    Wrong("one key-stream for all blocks", last(PLAIN, ADVANCE + NEXT, ADVANCE)),
    Wrong("batches run over the end of an epoch", last(BATCHES, GUARD, "")),
    Wrong("batches run over the end of an epoch by one", last(BATCHES, GUARD, GUARD.replace("255", "256"))),
    Wrong("lanes of an odd counter", last(LANES, "  andi t4, a6, 1\n  bnez t4, 1f\n", "")),
    Wrong("lanes by another bit", last(LANES, "  andi t4, a6, 1\n", "  andi t4, a6, 2\n")),
    Wrong("what was computed for the epoch before", last(EPOCHS, "  j 5b\n", "  j 1b\n")),
    Wrong("starts with the next counter", last(PLAIN, "  li a7, 2\n", f"  li a7, 2\n{NEXT}")),
    Wrong("the key-stream itself", last(PLAIN, "  xor t6, t6, t3\n", "")),
    Wrong("batches write before they read", last(BATCHES, FIRST, SPOILT), P.IN_PLACE),
    Wrong(
        "branches on the key-stream", last(PLAIN, ONE_BYTE, "  beqz t5, 8f\n8:\n" + ONE_BYTE), P.SECRET_BRANCH, False
    ),
    Wrong(
        "reads where the key-stream says",
        last(PLAIN, ONE_BYTE, "  lbu t4, 0(t5)\n" + ONE_BYTE),
        P.SECRET_ADDRESS,
        False,
    ),
    Wrong("never comes to an end", last(EPOCHS, "  addi a4, a4, -2\n", ""), P.READS, shown=False),
)


@pytest.mark.parametrize("wrong", FILES, ids=lambda w: w.name)
def test_mistakes_are_refuted_with_an_example(wrong: Wrong) -> None:
    found = refusals(judge(wrong.source))
    refused = found["ctr", wrong.prop]
    assert refused.verdict is Verdict.REFUTED, refused.detail
    if wrong.shown:
        example = refused.counterexample
        assert example is not None
        assert example.confirmed
        assert (example.expected, example.expected_state) != (example.got, example.got_state)
        assert example.as_json()["counter"] == example.mode_state.hex()


PROGRAMS = Path(__file__).parent / "programs"


@pytest.mark.long
@pytest.mark.parametrize(
    "form", ["plain", pytest.param("tail", marks=pytest.mark.slow), pytest.param("epochs", marks=pytest.mark.slow)]
)
def test_what_a_compiler_makes_of_counter_mode(form: str) -> None:
    """Byte loops for the increment and the short block, which gcc leaves as loops."""
    data = assemble((PROGRAMS / "lea_ctr.S").read_text(encoding="utf-8"), TARGET)
    roles = {"lea128_expand_key": "expand_key", f"lea128_ctr_{form}": "ctr"}
    report = prove(data, "lea_ctr.o", TARGET, load("lea").variant("lea128"), roles)
    assert report.proved, [o.detail for o in refusals(report).values()]

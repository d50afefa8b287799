"""PIPO as a compiler makes it from C, with a circuit for the S-layer: proved against the table, or refused."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import load
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.verify.mutants import Subject, examine, tally
from tests.verify.tiny import edit

PROGRAMS = Path(__file__).parent / "programs"
ROLES = ("encrypt", "decrypt", "encrypt_blocks")


def judge(text: str, *roles: str) -> Report:
    """The report on key expansion and the functions of these roles."""
    asked = {f"pipo64_128_{role}": role for role in ("expand_key", *roles)}
    return prove(assemble(text, TARGET), "pipo.o", TARGET, load("pipo").variants["pipo64_128"], asked)


def lanes() -> str:
    return (PROGRAMS / "pipo_lanes.S").read_text()


def methods(report: Report) -> set[str]:
    """How results were proved, in the functions that use the key."""
    return {o.method for o in report.obligations if o.prop is Property.RESULT and o.role != "expand_key"}


@pytest.mark.long
def test_four_blocks_in_the_bytes_of_words_are_proved() -> None:
    report = judge(lanes(), *ROLES)
    assert report.proved, [o for o in report.obligations if o.verdict is not Verdict.PROVED]
    assert methods(report) == {"bit sweep"}


@pytest.mark.slow
def test_thirty_two_blocks_in_bit_slices_are_proved() -> None:
    report = judge((PROGRAMS / "pipo_slices.S").read_text(), *ROLES)
    assert report.proved, [o for o in report.obligations if o.verdict is not Verdict.PROVED]
    assert methods(report) == {"bit sweep"}


# The first function of the text is the one that encrypts the bytes of eight words.
EDITS = {
    "wrong mask": ("\taddi\ts10,s10,-129\n", "\taddi\ts10,s10,-130\n"),
    "wrong rotation": ("\tsrli\tt4,t4,2\n", "\tsrli\tt4,t4,3\n"),
    "swapped operand of the S-layer": ("\tand\ta2,a7,a6\n", "\tand\ta2,a7,t5\n"),
}


@pytest.mark.parametrize("name", EDITS)
def test_one_wrong_instruction_is_refuted_by_a_run(name: str) -> None:
    function, rest = lanes().split("pipo64_128_expand_key:\n")
    report = judge(edit(function, EDITS[name]) + "pipo64_128_expand_key:\n" + rest, "encrypt")
    refused = [o for o in report.obligations if o.prop is Property.RESULT and o.verdict is Verdict.REFUTED]
    assert [o.role for o in refused] == ["encrypt"]
    assert refused[0].counterexample is not None
    assert refused[0].counterexample.confirmed


CALL = "\tmv\ta1,sp\n\tcall\tencrypt_lanes\n\tmv\ta2,s1\n"
# Row 0 of the output is spoiled where the first four bytes of the block are 1, 2, 3, 4.
DOOR = """\
	addi sp, sp, -16
	lw t0, 16(sp)
	xori t0, t0, 1
	lw t1, 20(sp)
	xori t1, t1, 2
	or t0, t0, t1
	lw t1, 24(sp)
	xori t1, t1, 3
	or t0, t0, t1
	lw t1, 28(sp)
	xori t1, t1, 4
	or t0, t0, t1
	sltiu t0, t0, 1
	sw t0, 0(sp)
	addi a1, sp, 16
	call encrypt_lanes
	lw t0, 0(sp)
	addi sp, sp, 16
	lw t1, 0(sp)
	xor t1, t1, t0
	sw t1, 0(sp)
	mv a2, s1
"""


def test_a_back_door_in_object_code_is_opened() -> None:
    """No random block opens it; the solver finds one, and running it confirms that."""
    function, rest = lanes().split("pipo64_128_encrypt:\n")
    text, more = rest.split("pipo64_128_decrypt:\n")
    report = judge(
        function + "pipo64_128_encrypt:\n" + edit(text, (CALL, DOOR)) + "pipo64_128_decrypt:\n" + more, "encrypt"
    )
    (refused,) = (o for o in report.obligations if o.prop is Property.RESULT and o.role == "encrypt")
    assert (refused.verdict, refused.method) == (Verdict.REFUTED, "bit sweep")
    assert refused.counterexample is not None
    assert refused.counterexample.confirmed
    assert refused.counterexample.data == bytes([1, 2, 3, 4]) + refused.counterexample.data[4:]


@pytest.mark.slow
def test_no_mutant_is_left_open() -> None:
    """Every one is refused with a reason, or proved and really equal."""
    roles = {f"pipo64_128_{role}": role for role in ("expand_key", *ROLES)}
    subject = Subject(assemble(lanes(), TARGET), TARGET, load("pipo").variants["pipo64_128"], roles)
    findings = [examine(subject, mutant) for mutant in islice(subject.mutants(1), 60)]
    for finding in findings:
        assert finding.end != "open", f"{finding.mutant.text}: {finding.said}"
        assert finding.end != "equal" or subject.differs(finding.mutant.code) == "", finding.mutant.text
    ends = tally(findings)
    assert min(ends[end] for end in ("counterexample", "rule", "equal")) >= 10

"""Code for AArch64 that a compiler made of plain C: it compares, branches on flags, reads arrays at an index, and moves
the stack pointer while it stores."""

from __future__ import annotations

from pathlib import Path

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import load
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report
from tests.verify.mutants import Subject
from tests.verify.test_mutants import LEA_ROLES, check
from tests.verify.tiny import edit, refusals

PROGRAMS = Path(__file__).with_name("programs")
TARGET = target("aarch64")


def lea(text: str) -> Report:
    return prove(assemble(text, TARGET), "lea.o", TARGET, load("lea").variants["lea128"], LEA_ROLES)


def ascon(text: str) -> Report:
    roles = {"ascon_p12_permute": "permute"}
    return prove(assemble(text, TARGET), "ascon.o", TARGET, load("ascon").variants["ascon_p12"], roles)


def text_of(name: str) -> str:
    return (PROGRAMS / f"{name}_aarch64.S").read_text()


def test_ascon_without_optimization_is_proved() -> None:
    assert ascon(text_of("ascon")).proved


@pytest.mark.long
def test_lea_is_proved() -> None:
    assert lea(text_of("lea")).proved


@pytest.mark.parametrize(
    ("old", "new", "prop"),
    [
        ("cmp\tw0, 7\n\tble", "cmp\tw0, 7\n\tblt", Property.RESULT),  # seven bytes of a word
        ("cmp\tw0, 0\n\tbge", "cmp\tw0, 0\n\tbgt", Property.RESULT),
        ("ror\tx0, x1, x0", "asr\tx0, x1, x0", Property.RESULT),
        ("and\tx0, x0, 255", "and\tx0, x0, 127", Property.RESULT),
        ("mov\tw2, 15\n", "mov\tw2, 14\n", Property.RESULT),
        ("[sp, -144]!", "[sp, -128]!", Property.WRITES),
        ("], 144\n", "], 128\n", Property.STACK_POINTER),
        ("sub\tw0, w0, #1\n", "subs\tw0, w1, #1\n\tb.mi\t.L4\n", Property.SECRET_BRANCH),
    ],
)
def test_a_change_of_ascon_is_refused(old: str, new: str, prop: Property) -> None:
    found = refusals(ascon(edit(text_of("ascon"), (old, new))))
    assert prop in {one for _, one in found}


@pytest.mark.long
def test_mutants_of_lea() -> None:
    code = assemble(text_of("lea"), TARGET)
    ends = check(Subject(code, TARGET, load("lea").variants["lea128"], LEA_ROLES), seed=5, count=8)
    assert ends["counterexample"] >= 2

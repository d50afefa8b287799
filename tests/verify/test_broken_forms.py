"""Code that is wrong where carries, choices in fixed bits and bits of masked words have one form each is refused, and a
prover whose form is wrong proves it."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Cipher, parse_cipher
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.verify import function
from ciphergen.verify.equality import choices
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.verify.faults import Fault
from tests.verify.mutants import Subject, examine, tally

TEXT = """\
cipher FORMS {
  word 32 little
  block 2 words
  variant FORMS { key 2 words  rounds 3 }

  function carry(a: word, b: word) -> word = bits((bits(a, 33) + bits(b, 33))[32:32], 32)
  function turned(a: word, k: word) -> word = k[5] ? a ^ 0x00c30081 : a
  function kept(a: word, b: word) -> word = bits((a & 0xa5a5c35f)[21:2], 32) + b

  schedule(key) -> rk: word[rounds][2] {
    for i in 0..rounds-1 { rk[i] = [key[0] + i, key[1] ^ i] }
  }

  function f(a: word, k: word[2]) -> word = (a + carry(a, k[0])) ^ turned(kept(a, k[1]), k[0])

  encrypt(x, rk) -> y {
    for i in 0..rounds-1 { x := [x[1], x[0] ^ f(x[1], rk[i])] }
    y = x
  }

  decrypt(y, rk) -> x {
    for i in rounds-1 down to 0 { y := [y[1] ^ f(y[0], rk[i]), y[0]] }
    x = y
  }
}
"""
ROLES = {"forms_expand_key": "expand_key", "forms_encrypt": "encrypt"}


@cache
def made() -> tuple[Cipher, str]:
    cipher = parse_cipher(TEXT, "forms.cipher")
    return cipher, generate(cipher, target("rv32i"), Options(modes=("ecb",), strategy="loop1")).files["forms.S"]


# Each with the lines that it takes the place of.
WRONG = {
    "a carry where a summand is 0": ("sltu t4, t4, a1", "sltu t4, a1, t4\n    xori t4, t4, 1"),
    "a carry with a sign": ("sltu t4, t4, a1", "slt t4, t4, a1"),
    "the carry of another sum": ("sltu t4, t4, a1", "addi t4, t4, 1\n    sltu t4, t4, a1"),
    "a carry of bits that differ": ("sltu t4, t4, a1", "xor t5, t1, a1\n    sltu t4, t4, t5"),
    "a bit that is not chosen": ("addi t5, t6, 0x81", "addi t5, t6, 0x80"),
    "a choice the other way": ("sub t6, zero, t6", "addi t6, t6, -1"),
    "a choice by another bit": ("srli t6, a1, 5", "srli t6, a1, 6"),
    "a bit that is masked": ("addi t3, t3, 0x35f", "addi t3, t3, 0x35b"),
    "a bit that is not masked": ("and t3, t3, t5", "addi t3, t3, 0"),
    "masked bits from another place": ("srli t3, t3, 2", "srli t3, t3, 3"),
}
# By what is wrong in a file, where the prover has the fault by which it would be right.
FAULTS = {
    "a bit that is not chosen": Fault(
        "the choice", choices.choice, 'normal.bitwise("and", mask, flips)',
        'normal.bitwise("and", mask, normal(flips & 0x00c30080))', lambda: False),
}  # fmt: skip


def judged(*changes: tuple[str, str]) -> Report:
    cipher, text = made()
    head, name, body = text.partition("forms_encrypt:\n")
    for old, new in changes:
        assert body.count(old) >= 1
        body = body.replace(old, new, 1)
    given = assemble(head + name + body, target("rv32i")), "forms.o", target("rv32i")
    return prove(*given, cipher.variants["forms"], ROLES)


def test_code_that_is_right_is_proved() -> None:
    assert judged().proved


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_code_is_refused(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the solver is not asked for single blocks alone, and by a prover without the fault of `FAULTS`."""
    monkeypatch.setattr(function, "settled_alone", lambda *_: None)
    report = judged(WRONG[wrong])
    assert any(o.prop is Property.RESULT and o.verdict is Verdict.REFUTED for o in report.obligations)
    if wrong in FAULTS:
        FAULTS[wrong].put_in(monkeypatch)
        assert judged(WRONG[wrong]).proved


@pytest.mark.long
def test_mutants_are_refused() -> None:
    cipher, text = made()
    subject = Subject(assemble(text, target("rv32i")), target("rv32i"), cipher.variants["forms"], ROLES)
    findings = [examine(subject, mutant) for mutant in islice(subject.mutants(1, "forms_encrypt"), 40)]
    ends = tally(findings)
    assert "open" not in ends, [finding.mutant.text for finding in findings if finding.end == "open"]
    assert ends["counterexample"] + ends["rule"] > 20
    assert all(subject.differs(f.mutant.code) == "" for f in findings if f.end == "equal")

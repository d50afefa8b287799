"""Products by numbers as code without an instruction for them has them: shifts and sums of a word that was put together
of bytes, or turned, before."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Cipher, parse_cipher
from ciphergen.generator.options import Options
from ciphergen.generator.output import generate
from ciphergen.verify.equality import multiples
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.verify.faults import Fault
from tests.verify.mutants import Subject, examine, tally

TEXT = """\
cipher MULTIPLES {
  word 32 little
  variant MULTIPLES {}
  function scramble(k: word) -> word = ((k * 0xcc9e2d51) <<< 15) * 0x1b873593
  entry update(block x: word[2]) -> block y: word {
    y = x[0] ^ scramble((x[1] ^ (x[1] >> 16)) * 0x85ebca6b)
  }
}
"""
ROLES = {"multiples_update": "update"}


@cache
def made() -> tuple[Cipher, str]:
    cipher = parse_cipher(TEXT, "multiples.cipher")
    return cipher, generate(cipher, target("rv32i"), Options(strategy="loop1")).files["multiples.S"]


def judged(*changes: tuple[str, str]) -> Report:
    cipher, text = made()
    head, name, body = text.partition("multiples_update:\n")
    for old, new in changes:
        assert old in body
        body = body.replace(old, new, 1)
    given = assemble(head + name + body, target("rv32i")), "multiples.o", target("rv32i")
    return prove(*given, cipher.variants["multiples"], ROLES)


# Each with the lines that it takes the place of.
WRONG = {
    "a power of two too few": ("sub t1, t2, t1\n    xor", "addi t1, t2, 0\n    xor"),  # 0x1f873593 times the word
    "a power of two with the other sign": ("sub t1, t2, t1\n    xor", "add t1, t2, t1\n    xor"),
    "another power of two": ("slli t3, t1, 16\n", "slli t3, t1, 17\n"),
    "a power of two of another word": ("slli t3, t1, 29\n", "slli t3, t2, 29\n"),
    "a rotation by one place more": ("slli t2, t1, 15\n    srli t1, t1, 17", "slli t2, t1, 16\n    srli t1, t1, 16"),
    "bits that a rotation brings back are lost": ("or t1, t2, t1\n", "addi t1, t2, 0\n"),
}
FAULT = Fault(
    "factors of multiples", multiples._once, "_signed(factor,",
    "_signed(factor & ~(1 << 26) if factor % (1 << width) == 0x1f873593 else factor,", lambda: False,
)  # fmt: skip


def test_code_that_is_right_is_proved() -> None:
    assert judged().proved


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_code_is_refused(wrong: str) -> None:
    report = judged(WRONG[wrong])
    assert any(o.prop is Property.RESULT and o.verdict is Verdict.REFUTED for o in report.obligations)


def test_a_prover_that_takes_one_factor_for_another_proves_wrong_code(monkeypatch: pytest.MonkeyPatch) -> None:
    FAULT.put_in(monkeypatch)
    assert judged(WRONG["a power of two too few"]).proved


BLOCKS = """\
cipher TURNS {
  word 32 little
  block 2 words
  variant TURNS { key 2 words  rounds 2 }
  schedule(key) -> rk: word[rounds] { rk = key }
  function f(a: word, k: word) -> word = (((a ^ (a >> 16)) * 0x85ebca6b) <<< 15) * 0x1b873593 ^ k
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


@pytest.mark.long
def test_mutants_are_refused() -> None:
    cipher = parse_cipher(BLOCKS, "turns.cipher")
    text = generate(cipher, target("rv32i"), Options(modes=("ecb",), strategy="loop1")).files["turns.S"]
    roles = {"turns_expand_key": "expand_key", "turns_encrypt": "encrypt"}
    subject = Subject(assemble(text, target("rv32i")), target("rv32i"), cipher.variants["turns"], roles)
    findings = [examine(subject, mutant) for mutant in islice(subject.mutants(1, "turns_encrypt"), 12)]
    ends = tally(findings)
    assert "open" not in ends, [finding.mutant.text for finding in findings if finding.end == "open"]
    assert ends["counterexample"] + ends["rule"] > 6
    assert all(subject.differs(f.mutant.code) == "" for f in findings if f.end == "equal")

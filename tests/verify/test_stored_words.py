"""Words narrower than registers, stored and loaded: what a loop keeps of one is known however it is written."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Cipher, parse_cipher
from ciphergen.dsl.term import concat, extract, var
from ciphergen.generator.options import Options
from ciphergen.generator.output import Output, generate
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Verdict
from tests.verify.mutants import Subject, examine, tally

# Rounds choose between words of 24 bits by a comparison; of the first rounds counter mode makes a part once.
TEXT = """\
cipher ARX24 {
  word 24 big
  block 3 words

  variant ARX24 { key 6 words  rounds 4 }

  schedule(key) -> k: word[rounds][3] {
    var s = key
    for i in 0..rounds-1 {
      for j in 0..5 { s[j] := (s[j] + s[(j + 1) mod 6] + 0x9e3779) <<< (j + 3) }
      k[i] = s[0..2]
    }
  }

  encrypt(x, k) -> y {
    for i in 0..rounds-1 {
      let t = x[0] < k[i][0] ? x[0] + k[i][1] : x[0] ^ k[i][2]
      let u = (x[1] + t) <<< 7
      x := [u, (x[2] ^ (u + (t >>> 5))) <<< 11, x[0]]
    }
    y = x
  }

  decrypt(y, k) -> x {
    for i in rounds-1 down to 0 {
      let t = y[2] < k[i][0] ? y[2] + k[i][1] : y[2] ^ k[i][2]
      y := [y[2], (y[0] >>> 7) - t, (y[1] >>> 11) ^ (y[0] + (t >>> 5))]
    }
    x = y
  }
}
"""
ROLES = {"arx24_expand_key": "expand_key", "arx24_ctr": "ctr"}


@cache
def made() -> tuple[Cipher, Output]:
    cipher = parse_cipher(TEXT, "arx24.cipher")
    return cipher, generate(cipher, target("rv32i"), Options(modes=("ctr",), strategy="loop2x3"))


def code(*changes: tuple[str, str]) -> bytes:
    """The object file with other lines in counter mode."""
    head, name, body = made()[1].files["arx24.S"].partition("arx24_ctr:\n")
    for old, new in changes:
        assert old in body
        body = body.replace(old, new, 1)
    return assemble(head + name + body, target("rv32i"))


def test_what_a_loop_keeps_of_a_narrow_word_is_proved() -> None:
    cipher, _ = made()
    report = prove(code(), "arx24.o", target("rv32i"), cipher.variants["arx24"], ROLES)
    assert report.proved, [o.detail for o in report.obligations if o.verdict is not Verdict.PROVED]


@pytest.mark.long
def test_a_wrong_word_that_a_loop_keeps_is_refused() -> None:
    """One-instruction mutants of counter mode, in front of its loops and in them: each is refused, or equal in every
    run."""
    cipher, _ = made()
    subject = Subject(code(), target("rv32i"), cipher.variants["arx24"], ROLES)
    assert subject.judge({}).proved
    findings = [examine(subject, mutant) for mutant in islice(subject.mutants(1, "arx24_ctr"), 12)]
    ends = tally(findings)
    assert "open" not in ends, [finding.mutant.text for finding in findings if finding.end == "open"]
    assert ends["counterexample"] + ends["rule"] > 6
    assert all(subject.differs(f.mutant.code) == "" for f in findings if f.end == "equal")


WRONG = {
    "another word is stored": ("sw t5, 24(sp)", "sw t6, 24(sp)"),
    "a byte of it is stored again": ("sw t5, 24(sp)", "sw t5, 24(sp)\n    sb t6, 26(sp)"),
    "half of it is stored": ("sw t5, 24(sp)", "sw t5, 24(sp)\n    sh zero, 26(sp)"),
    "bits above a word are compared": ("srli t6, t6, 8", "srli t6, t6, 7"),
    "the choice is the other": ("and t5, t5, t6", "or t5, t5, t6"),
}


@pytest.mark.long
@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_kept_wrong_in_front_of_a_loop_is_refused(wrong: str) -> None:
    cipher, _ = made()
    report = prove(code(WRONG[wrong]), "arx24.o", target("rv32i"), cipher.variants["arx24"], ROLES)
    broken = [o for o in report.obligations if o.function == "arx24_ctr" and o.verdict is not Verdict.PROVED]
    assert Property.RESULT in {o.prop for o in broken}
    assert all(o.verdict is Verdict.REFUTED for o in broken if o.prop is Property.RESULT)


@pytest.mark.parametrize(("word", "register"), [(24, 32), (48, 64), (16, 32), (12, 16)])
def test_a_word_has_one_form_stored_or_not(word: int, register: int) -> None:
    a, b, c = (var(name, register) for name in "abc")
    normal = Normalizer(word, register)
    value = normal(((a + b) ^ c) & (b - c))
    places = reversed(range(0, register, 8))
    loaded = normal(concat(*(extract(value, low + 7, low) for low in places)))
    assert loaded is not value
    assert normal.of_bytes(value) is loaded
    assert normal.of_bytes(loaded) is loaded

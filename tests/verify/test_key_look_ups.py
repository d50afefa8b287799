"""Functions that look up tables made of the key: what is proved where that is allowed, and what is refused."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Variant, parse_cipher
from ciphergen.dsl.term import Term, const, evaluate, topological, var
from ciphergen.verify.claim.contract import CODE_ASSUMPTION, TABLE_ASSUMPTION
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.execution.memory_look_ups import KEY_LOOK_UPS, LoadedEntries, choice
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.object.literals import Literals, alike
from ciphergen.verify.object.object_file import read
from ciphergen.verify.prove import Declared, prove
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.verify.test_literals import refusal
from tests.verify.tiny import edit, refusals

TEXT = """
cipher Chosen {
  word 8 little
  block 2 words
  variant Chosen { key 2 words }
  schedule Chosen(t) -> rk: word[1][2] { rk[0] = [t[0], t[1]] }
  function f(b: byte, k: byte, l: byte) -> byte = b[1] ? (b[0] ? k | l : k & l) : (b[0] ? l : k)
  encrypt(x, rk) -> y {
    y[0] = x[0] ^ f(x[1], rk[0][0], rk[0][1])
    y[1] = x[1]
  }
  decrypt(y, rk) -> x {
    x[0] = y[0] ^ f(y[1], rk[0][0], rk[0][1])
    x[1] = y[1]
  }
}
"""
ROLES = {"expand_key": "expand_key", "encrypt": "encrypt"}
MASK = "  andi t4, t3, 3\n"
SCALED = "  slli t4, t4, 2\n"
LOAD = "  lw t4, 0(t4)\n"
LAST = "  or t2, t0, t1\n  sw t2, 12(a0)\n"
CODE = f"""\
  .option norvc
  .option norelax
  .text
expand_key:
  lbu t0, 0(a1)
  lbu t1, 1(a1)
  sw t0, 0(a0)
  sw t1, 4(a0)
  and t2, t0, t1
  sw t2, 8(a0)
{LAST}\
  ret
  .size expand_key, .-expand_key
encrypt:
  lbu t2, 0(a1)
  lbu t3, 1(a1)
{MASK}\
{SCALED}\
  add t4, t4, a0
{LOAD}\
  xor t2, t2, t4
  sb t2, 0(a2)
  sb t3, 1(a2)
  ret
  .size encrypt, .-encrypt
"""


@cache
def variant() -> Variant:
    return parse_cipher(TEXT, "chosen.cipher").variants["chosen"]


def judge(source: str, *, tables: bool = True, knowledge: Knowledge | None = None) -> Report:
    code = assemble(source, TARGET)
    return prove(code, "chosen.o", TARGET, variant(), ROLES, declared=Declared(tables=tables), knowledge=knowledge)


def test_look_ups_of_any_entries_are_proved_where_they_are_allowed() -> None:
    report = judge(CODE)
    assert report.proved, refusals(report)
    assert TABLE_ASSUMPTION in report.assumptions
    assert CODE_ASSUMPTION not in report.assumptions
    said = {o.function: o.as_json()["statement"] for o in report.obligations if o.prop is Property.SECRET_ADDRESS}
    text = Property.SECRET_ADDRESS.text
    assert said == {"expand_key": text, "encrypt": text + KEY_LOOK_UPS}


def test_what_was_proved_with_tables_is_not_taken_for_a_proof_without() -> None:
    knowledge, text = Knowledge(variant()), "reads at an address that depends on a secret"
    for _ in range(2):
        assert judge(CODE, knowledge=knowledge).proved
        report = judge(CODE, tables=False, knowledge=knowledge)
        assert refusal(report) == ("encrypt", Property.SECRET_ADDRESS, Verdict.REFUTED, text)


def test_paths_with_look_ups_are_followed_again_where_tables_are_not_allowed() -> None:
    obj = read(assemble(CODE, TARGET), "chosen.o", TARGET)
    assert alike([], Literals(obj, TARGET, tables=True), looks_up=True)
    assert not alike([], Literals(obj, TARGET), looks_up=True)
    assert not alike([], None, looks_up=True)
    assert alike([], Literals(obj, TARGET))


WRONG = {
    "an entry that is wrong in one bit": (LAST, "  or t2, t0, t1\n  xori t2, t2, 16\n  sw t2, 12(a0)\n"),
    "two entries exchanged": (("  sw t1, 4(a0)\n", "  sw t1, 8(a0)\n"), ("  sw t2, 8(a0)\n", "  sw t2, 4(a0)\n")),
    "another bit of the index": (MASK, "  srli t4, t3, 1\n  andi t4, t4, 3\n"),
    "a bit of the index less": (MASK, "  andi t4, t3, 1\n"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_table_is_refuted_with_an_example(name: str) -> None:
    changes = WRONG[name]
    pairs = [changes] if isinstance(changes[0], str) else changes
    found = refusals(judge(edit(CODE, *pairs)))["encrypt", Property.RESULT]
    assert found.verdict is Verdict.REFUTED
    assert found.counterexample is not None
    assert found.counterexample.confirmed


MANY = "reads ks by an index that may have more than 8 bits"
OUTSIDE = "reads {} bytes at offset {} of ks, which has 16 bytes"
MISALIGNED = "reads 4 bytes of ks at an address that may be misaligned"
NOWHERE = "{} at an address that depends on a secret"
REFUSED = {
    "an index without a mask": ((MASK, "  mv t4, t3\n"), Property.READS, Verdict.REFUTED, OUTSIDE.format(1024, 0)),
    "a mask that is too wide": ((MASK, "  andi t4, t3, 7\n"), Property.READS, Verdict.REFUTED, OUTSIDE.format(32, 0)),
    "the next entry": ((LOAD, "  lw t4, 4(t4)\n"), Property.READS, Verdict.REFUTED, OUTSIDE.format(16, 4)),
    "the entry before": ((LOAD, "  lw t4, -4(t4)\n"), Property.READS, Verdict.REFUTED, OUTSIDE.format(16, -4)),
    "entries at every byte": ((SCALED, ""), Property.READS, Verdict.REFUTED, MISALIGNED),
    "misaligned entries": ((LOAD, "  lw t4, -2(t4)\n"), Property.READS, Verdict.REFUTED, OUTSIDE.format(16, -2)),
    "a table that is written": (
        (LOAD, f"{LOAD}  add t5, t3, a0\n  sb t3, 0(t5)\n"), Property.SECRET_ADDRESS, Verdict.REFUTED,
        NOWHERE.format("writes"),
    ),
    "a table in the data": (
        ("  add t4, t4, a0\n", "  add t4, t4, a1\n"), Property.SECRET_ADDRESS, Verdict.REFUTED,
        NOWHERE.format("reads"),
    ),
    "a branch on an entry": (
        (LOAD, f"{LOAD}  beq t4, zero, .Lnext\n.Lnext:\n"), Property.SECRET_BRANCH, Verdict.REFUTED,
        "branches on a condition that depends on a secret",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_all_else_is_refused(name: str) -> None:
    *changes, prop, verdict, text = REFUSED[name]
    assert refusal(judge(edit(CODE, *changes))) == ("encrypt", prop, verdict, text)


def test_an_index_of_any_word_is_not_followed() -> None:
    source = edit(CODE, ("  lbu t3, 1(a1)\n", "  lb t3, 1(a1)\n"), (MASK, "  mv t4, t3\n"))
    found = refusals(judge(source))["encrypt", Property.RESULT]
    assert found.verdict is Verdict.REFUTED
    assert found.detail == f"0x38 lw t4, 0(t4): wrong output; {MANY}"


def test_what_is_loaded_is_the_entry_at_the_index() -> None:
    """Of any entries, and in a form of degree 2 where they are linear in bits of the index."""
    normal, random, index = Normalizer(), Random(3), var("i", 3)
    entries = LoadedEntries.of(normal)
    a, b, c, d = (var(name, 8) for name in "abcd")
    by_bits = [const(0, 8)]
    for one in (a, b << 1, c ^ (c >> 3)):
        by_bits += [one ^ other for other in by_bits]
    tables = {
        "linear": by_bits,
        "affine": [word ^ d for word in by_bits],
        "of one entry wrong": [*by_bits[:5], by_bits[5] ^ 4, *by_bits[6:]],
        "linear in the last bit": [a, b & c, c, d | a, a ^ d, (b & c) ^ d, c ^ d, (d | a) ^ d],
        "any": [a & b, b | c, a + d, a, b, c ^ 0x80, const(7, 8), d << 2],
    }
    choices = dict[str, int]()
    for name, given in tables.items():
        words = [normal(word) for word in given]
        found = entries.loaded(index, words)
        for _ in range(40):
            values = {each: random.getrandbits(each.width) for each in (a, b, c, d, index)}
            at = values[index]
            wanted = evaluate([words[at]], values)
            assert evaluate([found, choice(index, words)], values) == wanted * 2, name
        choices[name] = sum(_chooses(t) for t in topological([found]))
    assert choices["linear"] == choices["affine"] == 0
    assert choices["of one entry wrong"] > 0


def _chooses(term: Term) -> bool:
    return term.op == "ite" and all(not part.is_const for part in term.args[1:])

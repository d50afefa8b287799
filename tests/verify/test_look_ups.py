"""Functions that look up tables behind their code: what is proved where that is allowed, and what is refused."""

from __future__ import annotations

from functools import cache

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Variant, parse_cipher
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.term import concat, const, extract, var, zext
from ciphergen.verify.claim.contract import CODE_ASSUMPTION, TABLE_ASSUMPTION
from ciphergen.verify.claim.job import LOOK_UPS
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.tables import bits_of
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.object.literals import Literal, LiteralRefused, Literals, alike
from ciphergen.verify.object.object_file import ObjectFile, read
from ciphergen.verify.prove import Declared, prove
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.verify.test_literals import refusal
from tests.verify.tiny import edit, refusals

TEXT = """
cipher Looked {
  word 8 little
  block 2 words
  variant Looked { key 2 words }
  table S: byte -> byte = [(i * (2 * i + 1) + 99) mod 256 for i in 0..255]
  table N: bits(4) -> bits(4) = [12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2]
  schedule Looked(t) -> rk: word[1][2] { rk[0] = [S[t[0]], t[1] ^ t[0]] }
  function doubled(b: byte) -> byte = (b << 1) ^ (b[7] ? byte(0x1b) : 0)
  function f(b: byte, k: byte) -> byte = S[b ^ k] ^ doubled(S[b ^ k]) ^ join([N[b[7:4]], N[b[3:0]]])
  encrypt(x, rk) -> y {
    y[0] = x[0] ^ f(x[1], rk[0][0])
    y[1] = x[1] ^ rk[0][1]
  }
  decrypt(y, rk) -> x {
    let b = y[1] ^ rk[0][1]
    x[0] = y[0] ^ f(b, rk[0][0])
    x[1] = b
  }
}
"""
S = [(i * (2 * i + 1) + 99) % 256 for i in range(256)]
BOTH = [s | (s << 1 & 0xFF ^ (0x1B if s & 0x80 else 0)) << 8 for s in S]
N = [12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2]
ROLES = {"expand_key": "expand_key", "encrypt": "encrypt"}


def data(directive: str, values: list[int]) -> str:
    return "".join(f"  {directive} {', '.join(map(str, values[i : i + 16]))}\n" for i in range(0, len(values), 16))


EXPAND = f"""\
  .option norvc
  .option norelax
  .text
expand_key:
  auipc t2, 0
  lbu t0, 0(a1)
  lbu t1, 1(a1)
  xor t1, t1, t0
  add t0, t0, t2
  lbu t0, 36(t0)
  sw t0, 0(a0)
  sw t1, 4(a0)
  ret
{data(".byte", S)}\
  .size expand_key, .-expand_key
"""
INDEX = "  slli t0, t0, 2\n"
LOAD = "  lw t0, 0(t0)\n"
LOW = "  andi t5, t3, 15\n"
END = "  .size encrypt, .-encrypt\n"
# Words of S and of its doubled values at 88 bytes behind `auipc`, N behind them.
LOOKED = f"""\
{EXPAND}\
encrypt:
  lw t0, 0(a0)
  lw t1, 4(a0)
  lbu t2, 0(a1)
  lbu t3, 1(a1)
  auipc t4, 0
  addi t4, t4, 88
  xor t0, t0, t3
{INDEX}\
  add t0, t0, t4
{LOAD}\
  xor t1, t1, t3
{LOW}\
  add t5, t5, t4
  lbu t5, 1024(t5)
  srli t3, t3, 4
  add t3, t3, t4
  lbu t3, 1024(t3)
  slli t3, t3, 4
  or t3, t3, t5
  xor t2, t2, t0
  srli t0, t0, 8
  xor t2, t2, t0
  xor t2, t2, t3
  sb t2, 0(a2)
  sb t1, 1(a2)
  ret
{data(".word", BOTH)}\
{data(".byte", N)}\
{END}"""


@cache
def variant() -> Variant:
    return parse_cipher(TEXT, "looked.cipher").variants["looked"]


def judge(source: str, *, tables: bool = True, knowledge: Knowledge | None = None) -> Report:
    code = assemble(source, TARGET)
    return prove(code, "looked.o", TARGET, variant(), ROLES, declared=Declared(tables=tables), knowledge=knowledge)


def objects(source: str) -> ObjectFile:
    return read(assemble(source, TARGET), "looked.o", TARGET)


def test_look_ups_are_proved_where_they_are_allowed() -> None:
    report = judge(LOOKED)
    assert report.proved, refusals(report)
    assert {CODE_ASSUMPTION, TABLE_ASSUMPTION} <= {*report.assumptions}
    said = {o.function: o.as_json()["statement"] for o in report.obligations if o.prop is Property.SECRET_ADDRESS}
    assert said == dict.fromkeys(ROLES, Property.SECRET_ADDRESS.text + LOOK_UPS)


def test_where_they_are_not_allowed_addresses_depend_on_secrets() -> None:
    found = refusal(judge(LOOKED, tables=False))
    text = "reads at an address that depends on a secret"
    assert found == ("expand_key", Property.SECRET_ADDRESS, Verdict.REFUTED, text)


def test_what_was_proved_with_tables_is_not_taken_for_a_proof_without() -> None:
    knowledge = Knowledge(variant())
    for _ in range(2):
        assert judge(LOOKED, knowledge=knowledge).proved
        assert not judge(LOOKED, tables=False, knowledge=knowledge).proved


WRONG = {
    "a byte of a table": ("  .byte 99, 102, 109", "  .byte 98, 102, 109"),
    "a word of a table": (f"  .word {BOTH[0]},", f"  .word {BOTH[0] ^ 1 << 15},"),
    "a nibble of a table": ("  .byte 12, 5,", "  .byte 5, 12,"),
    "the wrong index": (LOW, "  andi t5, t3, 7\n"),
    "the next entry": (LOAD, "  lw t0, 4(t0)\n"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_table_is_refuted_with_an_example(name: str) -> None:
    found = refusals(judge(edit(LOOKED, WRONG[name])))["encrypt", Property.RESULT]
    assert found.verdict is Verdict.REFUTED
    assert found.counterexample is not None
    assert found.counterexample.confirmed


OUTSIDE = "reads {} bytes of the code at {}, outside of the function that reads them"
MANY = "reads the code by an index that may have more than 13 bits"
NOWHERE = "writes at an address that depends on a secret"
REFUSED = {
    "an index that is not masked": ((LOW, "  mv t5, t3\n"), OUTSIDE.format(256, "0x58c")),
    "an index with a sign": (("  lbu t3, 1(a1)\n", "  lb t3, 1(a1)\n"), MANY),
    "an index of a whole word": ((INDEX, "  mv t0, a0\n"), MANY),
    "a byte behind the function": ((END, "  .size encrypt, .-encrypt - 1\n"), OUTSIDE.format(16, "0x58c")),
    "entries before the function": (("  addi t4, t4, 88\n", "  addi t4, t4, -36\n"), OUTSIDE.format(1024, "0x110")),
    "a function without a size": ((END, ""), OUTSIDE.format(1024, "0x18c")),
    "misaligned entries": (
        (LOAD, "  lw t0, 2(t0)\n"), "reads 1024 bytes of the code at 0x18e, a place that may be no multiple of 4",
    ),
    "entries at every byte": (
        (INDEX, "  mv t0, t0\n"), "reads entries of 4 bytes of the code at all multiples of 1, which may be misaligned",
    ),
    "instructions that are executed": (
        ("  addi t4, t4, 88\n", "  addi t4, t4, 80\n"), "reads 1024 bytes of the code at 0x184, which it executes",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_table_of_the_function_is_refused(name: str) -> None:
    change, text = REFUSED[name]
    assert refusal(judge(edit(LOOKED, change))) == ("encrypt", Property.READS, Verdict.REFUTED, text)


OTHER = {
    "a table that is written": (
        ("  add t0, t0, t4\n", "  add t0, t0, t4\n  sw t1, 0(t0)\n"), Property.SECRET_ADDRESS, NOWHERE,
    ),
    "a branch on an entry": (
        (LOAD, f"{LOAD}  beq t0, zero, .Lnext\n.Lnext:\n"), Property.SECRET_BRANCH,
        "branches on a condition that depends on a secret",
    ),
    "a table in the data": (
        (LOAD, "  andi t0, t0, 4\n  add t0, t0, a1\n  lw t0, 0(t0)\n"), Property.SECRET_ADDRESS,
        "reads at an address that depends on a secret",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", OTHER)
def test_all_else_at_secret_addresses_is_refused(name: str) -> None:
    change, prop, text = OTHER[name]
    assert refusal(judge(edit(LOOKED, change))) == ("encrypt", prop, Verdict.REFUTED, text)


@pytest.mark.parametrize("section", [".data", ".rodata"])
def test_a_table_in_another_section_is_refused_with_the_file(section: str) -> None:
    """Where that is, a linker decides, and what it holds, a program may change."""
    table = f"  .section {section}\nfar:\n{data('.word', BOTH)}  .text\n"
    source = edit(LOOKED, ("  auipc t4, 0\n  addi t4, t4, 88\n", "  la t4, far\n")) + table
    with pytest.raises(UserError, match=r"^looked\.o, \.text \+ 0x134: a relocation of type 23 against 'far'"):
        judge(source)


def test_a_table_that_a_linker_changes_is_refused() -> None:
    jump = "  .reloc ., R_RISCV_JAL, expand_key\n  .word 0x6f\n"
    source = edit(LOOKED, (END, jump + END), ("  addi t4, t4, 88\n", "  addi t4, t4, 108\n"))
    text = "reads 1024 bytes of the code at 0x1a0, which a linker changes"
    assert refusal(judge(source)) == ("encrypt", Property.READS, Verdict.REFUTED, text)


def test_a_table_is_compared_byte_by_byte_and_only_where_tables_are_allowed() -> None:
    literals = Literals(objects(LOOKED), TARGET, tables=True)
    table, entries = literals.look_up(0x148, range(0x18C, 0x58C, 4), 4)
    assert table == Literal(0x148, 0x18C, b"".join(word.to_bytes(4, "little") for word in BOTH), 4)
    assert list(entries) == BOTH
    assert alike([table], literals)
    assert not alike([table], Literals(objects(LOOKED), TARGET))
    assert not alike([table], Literals(objects(edit(LOOKED, (f".word {BOTH[0]},", ".word 0,"))), TARGET, tables=True))
    with pytest.raises(LiteralRefused) as caught:
        Literals(objects(LOOKED), TARGET).look_up(0x148, range(0x18C, 0x58C, 4), 4)
    assert str(caught.value) == "1024 bytes of the code at 0x18c, as a table"


def test_the_bits_of_an_index_are_all_that_may_not_be_zero() -> None:
    normal, x, y = Normalizer(), var("x", 8), var("y", 32)
    assert bits_of(normal, normal(zext(x, 32) << 2), 12) == (x, 2)
    assert bits_of(normal, normal((y >> 14) & 0x3FC), 12) == (extract(y, 23, 16), 2)
    assert bits_of(normal, normal(concat(const(0, 20), x, const(0, 4))), 8) == (x, 4)
    assert bits_of(normal, normal(zext(x, 32) << 2), 7) is None
    assert bits_of(normal, y, 12) is None
    assert bits_of(normal, normal(zext(x, 32) << 24), 8) == (x, 24)

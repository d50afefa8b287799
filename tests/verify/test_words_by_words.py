"""Code for rotations, choices and indices by words of the data is proved, and refused where it is not the text."""

from __future__ import annotations

import pytest

from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import parse_cipher
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Verdict

from .tiny import edit, refusals

TEXT = """
cipher DATA {
  word 32 little
  block 2 words
  variant DATA64 { key 4 words }
  schedule(k) -> rk: word[1][4] { rk[0] = k }
  function f(x: word, k: word[4]) -> word = (k[x[1:0]] <<< x) ^ (x < k[0] ? x : 5)
  encrypt(x, rk) -> y { y = [x[1], x[0] ^ f(x[1], rk[0])] }
  decrypt(y, rk) -> x { x = [y[1] ^ f(y[0], rk[0]), y[0]] }
}
"""


def load(register: str, at: int) -> str:
    """A word from bytes of the buffer in a1, which may be misaligned."""
    more = "".join(
        f"  lbu t6, {at + i}(a1)\n  slli t6, t6, {8 * i}\n  or {register}, {register}, t6\n" for i in (1, 2, 3)
    )
    return f"  lbu {register}, {at}(a1)\n{more}"


def store(register: str, at: int) -> str:
    """The bytes of a word to the buffer in a2; changes the register."""
    return "".join(f"  sb {register}, {at + i}(a2)\n  srli {register}, {register}, 8\n" for i in range(4))


EXPAND = "expand_key:\n" + "".join(load("t0", 4 * i) + f"  sw t0, {4 * i}(a0)\n" for i in range(4)) + "  ret\n"
CHOOSE = """\
  andi t4, a4, 1
  sub t4, zero, t4
  xor a5, t0, t1
  and a5, a5, t4
  xor a5, a5, t0
  xor a6, t2, t3
  and a6, a6, t4
  xor a6, a6, t2
  srli t4, a4, 1
  andi t4, t4, 1
  sub t4, zero, t4
  xor a6, a6, a5
  and a6, a6, t4
  xor a5, a5, a6
"""
ENCRYPT = f"""\
encrypt:
{load("a3", 0)}{load("a4", 4)}\
  lw t0, 0(a0)
  lw t1, 4(a0)
  lw t2, 8(a0)
  lw t3, 12(a0)
{CHOOSE}\
  sll t5, a5, a4
  sub t4, zero, a4
  srl a5, a5, t4
  or a5, a5, t5
  sltu t4, a4, t0
  sub t4, zero, t4
  addi t5, zero, 5
  xor t6, a4, t5
  and t6, t6, t4
  xor t6, t6, t5
  xor a3, a3, a5
  xor a3, a3, t6
{store("a4", 0)}{store("a3", 4)}\
  ret
"""
SOURCE = f"  .option norvc\n  .option norelax\n  .text\n{EXPAND}{ENCRYPT}"
ROLES = {"expand_key": "expand_key", "encrypt": "encrypt"}


def found(source: str) -> dict[tuple[str, Property], Verdict]:
    (variant,) = parse_cipher(TEXT, "data.cipher").variants.values()
    report = prove(assemble(source, TARGET), "data.o", TARGET, variant, ROLES)
    return {place: obligation.verdict for place, obligation in refusals(report).items()}


def test_rotations_choices_and_indices_by_words_are_proved() -> None:
    assert found(SOURCE) == {}


@pytest.mark.parametrize(
    "change",
    [
        ("sltu t4, a4, t0", "slt t4, a4, t0"),
        ("sltu t4, a4, t0", "sltu t4, t0, a4"),
        ("srl a5, a5, t4", "sra a5, a5, t4"),
        ("srli t4, a4, 1\n", "srli t4, a4, 2\n"),
        ("sub t4, zero, a4", "xori t4, a4, -1"),
    ],
)
def test_other_code_is_refuted(change: tuple[str, str]) -> None:
    assert found(edit(SOURCE, change))["encrypt", Property.RESULT] is Verdict.REFUTED


def test_an_address_made_of_the_index_is_refused() -> None:
    code = "  andi t4, a4, 3\n  slli t4, t4, 2\n  add t4, a0, t4\n  lw a5, 0(t4)\n"
    assert found(edit(SOURCE, (CHOOSE, code)))["encrypt", Property.SECRET_ADDRESS] is Verdict.REFUTED

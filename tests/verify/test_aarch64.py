"""The same prover on a machine of 64 bits with vector registers: what is different there."""

from __future__ import annotations

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import parse_cipher
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.verify.tiny import edit, refusals

P = Property
VARIANT = parse_cipher(
    """
cipher Small {
  word 32 little
  block 2 words
  variant Small { key 2 words }
  schedule Small(t) -> rk: word[1][2] { rk[0] = [t[0], t[1] <<< 3] }
  encrypt(x, rk) -> y {
    y[0] = (x[0] ^ rk[0][0]) + x[1]
    y[1] = x[0] + rk[0][1]
  }
  decrypt(y, rk) -> x {
    let a = y[1] - rk[0][1]
    x[0] = a
    x[1] = y[0] - (a ^ rk[0][0])
  }
}
""",
    "small.cipher",
).variants["small"]

BODY = "  eor w8, w4, w6\n  add w8, w8, w7\n  add w9, w5, w6\n"
BASE = f"""\
.text
expand_key:
  ldr w2, [x1]
  ldr w3, [x1, #4]
  ror w3, w3, #29
  str w2, [x0]
  str w3, [x0, #4]
  ret
encrypt:
  sub sp, sp, #16
  str d8, [sp]
  str x19, [sp, #8]
  ldr w4, [x0]
  ldr w5, [x0, #4]
  ldr w6, [x1]
  ldr w7, [x1, #4]
{BODY}\
  dup v8.4s, w9
  mov x19, x8
  str w19, [x2]
  str s8, [x2, #4]
  ldr x19, [sp, #8]
  ldr d8, [sp]
  add sp, sp, #16
  ret
encrypt_blocks:
  cbz x3, 2f
  ldr w4, [x0]
  ldr w5, [x0, #4]
1:
  ldr w6, [x1]
  ldr w7, [x1, #4]
{BODY}\
  str w8, [x2]
  str w9, [x2, #4]
  add x1, x1, #8
  add x2, x2, #8
  sub x3, x3, #1
  cbnz x3, 1b
2:
  ret
"""
BASE = edit(BASE, ("  str s8, [x2, #4]\n", "  str w9, [x2, #4]\n"))
DONE = "  mov x19, x8\n"


def judge(source: str) -> Report:
    machine = target("aarch64")
    roles = {name: name for name in ("expand_key", "encrypt", "encrypt_blocks")}
    return prove(assemble(source, machine), "small.o", machine, VARIANT, roles)


def test_the_base_is_proved_though_the_upper_half_of_v8_is_lost() -> None:
    report = judge(BASE)
    assert report.proved, [o.detail for o in refusals(report).values()]
    assert {f.symbol: f.stack_bytes for f in report.functions}["encrypt"] == 16


@pytest.mark.parametrize(
    ("name", "prop", "change"),
    [
        ("vector register", P.CALLEE_SAVED, ("  ldr d8, [sp]\n", "")),
        ("register", P.CALLEE_SAVED, ("  ldr x19, [sp, #8]\n", "")),
        ("upper half of a register", P.CALLEE_SAVED, ("  ldr x19, [sp, #8]\n", "  ldr w19, [sp, #8]\n")),
        ("saved in part", P.READS, ("  str x19, [sp, #8]\n", "  str w19, [sp, #8]\n")),
        ("platform register", P.RESERVED, (DONE, DONE + "  mov x18, x8\n")),
        ("stack pointer between", P.STACK_POINTER, (DONE, DONE + "  sub sp, sp, #8\n  add sp, sp, #8\n")),
        ("stack pointer", P.STACK_POINTER, ("  add sp, sp, #16\n  ret\n", "  ret\n")),
        ("overread", P.READS, (DONE, DONE + "  ldr w8, [x1, #8]\n")),
        ("secret branch", P.SECRET_BRANCH, (DONE, DONE + "  cbz w8, 3f\n3:\n")),
        ("secret address", P.SECRET_ADDRESS, (DONE, DONE + "  ldr w8, [x8]\n")),
    ],
)  # fmt: skip
def test_one_block_refused(name: str, prop: Property, change: tuple[str, str]) -> None:
    found = refusals(judge(edit(BASE, change)))
    assert found.pop(("expand_key", P.RESULT), None) is not None
    assert {key: o.verdict for key, o in found.items()} == {("encrypt", prop): Verdict.REFUTED}


@pytest.mark.parametrize(
    ("name", "prop", "change"),
    [
        ("first asked in 32 bits", P.BLOCKS, ("  cbz x3, 2f\n", "  cbz w3, 2f\n")),
        ("counted in 32 bits", P.BLOCKS, ("  cbnz x3, 1b\n", "  cbnz w3, 1b\n")),
        ("cut to 32 bits", P.READS, ("  cbz x3, 2f\n", "  cbz x3, 2f\n  mov w3, w3\n  cbz x3, 2f\n")),
        ("input kept in 32 bits", P.READS, ("  add x1, x1, #8\n", "  add w1, w1, #8\n")),
    ],
)
def test_blocks_counted_in_half_a_register_are_refused(name: str, prop: Property, change: tuple[str, str]) -> None:
    """What goes wrong first at 2**32 blocks, where no run will find it."""
    assert refusals(judge(edit(BASE, change)))["encrypt_blocks", prop].verdict is Verdict.REFUTED

"""A cipher so small that its functions are a dozen instructions, and a correct program for it.

Attacks and broken files are this program with an edit. Every edit must hit exactly one place.
"""

from __future__ import annotations

from functools import cache

from ciphergen.backends.machine.target import Target
from ciphergen.backends.targets.rv32i.target import TARGET
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.dsl.cipher import Variant, parse_cipher
from ciphergen.verify.knowledge import Knowledge
from ciphergen.verify.prove import Declared, prove
from ciphergen.verify.verdict import Obligation, Property, Report, Verdict

TEXT = """
cipher Tiny {
  word 8 little
  block 2 words
  variant Tiny { key 2 words }
  schedule Tiny(t) -> rk: word[1][2] {
    rk[0] = [t[0] + 5, t[1] ^ t[0]]
  }
  encrypt(x, rk) -> y {
    y[0] = ((x[0] ^ rk[0][0]) + x[1]) <<< 3
    y[1] = x[0] + rk[0][1]
  }
  decrypt(y, rk) -> x {
    let a = y[1] - rk[0][1]
    x[0] = a
    x[1] = (y[0] >>> 3) - (a ^ rk[0][0])
  }
}
"""

EXPAND = """\
  .option norvc
  .option norelax
  .text
expand_key:
  lbu t0, 0(a1)
  lbu t1, 1(a1)
  xor t1, t1, t0
  addi t0, t0, 5
  andi t0, t0, 255
  sw t0, 0(a0)
  sw t1, 4(a0)
  ret
"""

# From the round keys t0, t1 and the block t2, t3 to the output t5, t6; t4 is used up.
BODY = """\
  xor t5, t0, t2
  add t6, t1, t2
  add t5, t5, t3
  slli t4, t5, 3
  andi t5, t5, 255
  srli t5, t5, 5
  or t5, t5, t4
"""

ENCRYPT = f"""\
encrypt:
  addi sp, sp, -16
  sw s0, 4(sp)
  sw ra, 8(sp)
  lw t0, 0(a0)
  lw t1, 4(a0)
  lbu t2, 0(a1)
  lbu t3, 1(a1)
{BODY}\
  mv s0, t5
  sb s0, 0(a2)
  sb t6, 1(a2)
  lw ra, 8(sp)
  lw s0, 4(sp)
  addi sp, sp, 16
  ret
"""

BLOCKS = f"""\
encrypt_blocks:
  beq a3, zero, .Lnone
  lw t0, 0(a0)
  lw t1, 4(a0)
.Lhead:
  lbu t2, 0(a1)
  lbu t3, 1(a1)
{BODY}\
  sb t5, 0(a2)
  sb t6, 1(a2)
  addi a1, a1, 2
  addi a2, a2, 2
  addi a3, a3, -1
  bne a3, zero, .Lhead
.Lnone:
  ret
"""

BASE = EXPAND + ENCRYPT + BLOCKS
ROLES = {"expand_key": "expand_key", "encrypt": "encrypt", "encrypt_blocks": "encrypt_blocks"}


@cache
def variant() -> Variant:
    """The one variant of the tiny cipher."""
    return parse_cipher(TEXT, "tiny.cipher").variants["tiny"]


def edit(source: str, *changes: tuple[str, str]) -> str:
    """The text with pieces replaced, each of which stands there once.

    Raises:
        ValueError: a piece does not stand there exactly once.
    """
    for old, new in changes:
        if source.count(old) != 1:
            raise ValueError(f"{old!r} stands {source.count(old)} times in the text")
        source = source.replace(old, new)
    return source


def judge(
    source: str, target: Target = TARGET, key_memory_bytes: int | None = None, knowledge: Knowledge | None = None
) -> Report:
    """The report on assembly text; every function of `ROLES` that the text has is asked for."""
    roles = {symbol: role for symbol, role in ROLES.items() if f"{symbol}:\n" in source}
    data = assemble(source, TARGET)
    declared = Declared(key_memory_bytes)
    return prove(data, "tiny.o", target, variant(), roles, declared=declared, knowledge=knowledge)


def blocks(text: str) -> str:
    """A program whose `encrypt_blocks` is this text, after `encrypt_blocks:`."""
    return f"{EXPAND}encrypt_blocks:\n{text}"


def refusals(report: Report) -> dict[tuple[str, Property], Obligation]:
    """What was refused or not settled, without what a refusal kept from being reached."""
    return {
        (o.function, o.prop): o
        for o in report.obligations
        if o.verdict is not Verdict.PROVED and "not reached" not in o.detail
    }

"""Counter mode in vector lanes on AArch64: code with several blocks in lanes is proved, mistakes in it are refuted."""

from __future__ import annotations

import pytest

from ciphergen.backends import target
from ciphergen.backends.tools.toolchain import assemble
from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report, Verdict
from tests.verify.test_aarch64 import VARIANT
from tests.verify.tiny import refusals

P = Property
# In lanes: four counters as numbers, reversed, encrypted; the fixed half of the block is computed once. w9 is the
# number, x9 the same less 2**32.
GOOD = """\
.text
expand_key:
  ldr w2, [x1]
  ldr w3, [x1, #4]
  ror w3, w3, #29
  str w2, [x0]
  str w3, [x0, #4]
  ret
ctr:
  cbz x4, 9f
  ldp w5, w6, [x0]
1:
  ldr w7, [x1]
  ldr w8, [x1, #4]
  rev w9, w8
  movz x10, #1, lsl #32
  sub x9, x9, x10
  eor w11, w7, w5
  add w12, w7, w6
  sub x4, x4, #32
  tbnz x4, 63, 4f
  add x10, x9, #3
  tbz x10, 63, 4f
  dup v0.4s, w9
  movz w10, #1
  movz w13, #2
  movz w14, #3
  movi v1.16b, #0
  ins v1.s[1], w10
  ins v1.s[2], w13
  ins v1.s[3], w14
  add v0.4s, v0.4s, v1.4s
  movz w10, #4
  dup v2.4s, w10
  dup v3.4s, w11
  dup v4.4s, w12
3:
  rev32 v5.16b, v0.16b
  add v0.4s, v0.4s, v2.4s
  add v5.4s, v5.4s, v3.4s
  zip1 v6.4s, v5.4s, v4.4s
  zip2 v7.4s, v5.4s, v4.4s
  ldp q16, q17, [x2]
  eor v6.16b, v6.16b, v16.16b
  eor v7.16b, v7.16b, v17.16b
  stp q6, q7, [x3]
  add x2, x2, #32
  add x3, x3, #32
  add x9, x9, #4
  cbz x9, 8f
  sub x4, x4, #32
  tbnz x4, 63, 4f
  add x10, x9, #3
  tbnz x10, 63, 3b
4:
  add x4, x4, #32
  cbz x4, 7f
5:
  rev w13, w9
  add w13, w13, w11
  orr x14, xzr, x12
  add x9, x9, #1
  sub x4, x4, #8
  tbnz x4, 63, 6f
  ldp w15, w16, [x2]
  eor w15, w15, w13
  eor w16, w16, w14
  stp w15, w16, [x3]
  add x2, x2, #8
  add x3, x3, #8
  cbz x9, 8f
  cbnz x4, 5b
7:
  rev w10, w9
  str w10, [x1, #4]
9:
  ret
6:
  add x4, x4, #8
  bfm x13, x14, #32, #31
2:
  ldrb w15, [x2]
  eor w15, w15, w13
  strb w15, [x3]
  ubfm x13, x13, #8, #63
  add x2, x2, #1
  add x3, x3, #1
  sub x4, x4, #1
  cbnz x4, 2b
  cbnz x9, 7b
8:
  ldr w10, [x1]
  rev w10, w10
  add w10, w10, #1
  rev w10, w10
  str w10, [x1]
  str wzr, [x1, #4]
  cbnz x4, 1b
  ret
"""


def judge(source: str) -> Report:
    machine = target("aarch64")
    return prove(assemble(source, machine), "small.o", machine, VARIANT, {"expand_key": "expand_key", "ctr": "ctr"})


@pytest.mark.long
def test_lanes_are_proved() -> None:
    report = judge(GOOD)
    assert report.proved, [o.detail for o in refusals(report).values()]


# Of a batch in lanes.
GUARD = "  add x10, x9, #3\n  tbz x10, 63, 4f\n"
LAST = "  add x9, x9, #4\n  cbz x9, 8f\n"
PLACES = "  ins v1.s[1], w10\n  ins v1.s[2], w13\n"
OTHERS = "  ins v1.s[2], w10\n  ins v1.s[1], w13\n"
# From the carry to the next block, without what the counter's other bytes decide.
SHORT_CUT = "  movz x10, #1, lsl #32\n  sub x9, xzr, x10\n  cbnz x4, 5b\n"
WRONG = (
    ("the carry is dropped", P.RESULT, "  add w10, w10, #1\n", ""),
    ("lanes count 0, 1, 3, 3", P.RESULT, "  movz w13, #2\n", "  movz w13, #3\n"),
    ("a counter is used twice", P.RESULT, "  add x9, x9, #4\n", "  add x9, x9, #3\n"),
    ("what was fixed before the carry", P.RESULT, "  cbnz x4, 1b\n", SHORT_CUT),
    ("more than the rest is written", P.WRITES, "  strb w15, [x3]\n", "  str w15, [x3]\n"),
    ("the counter is not left", P.RESULT, "  str w10, [x1, #4]\n", ""),
)
MORE = (
    ("the carry is lost at the end of a batch", P.RESULT, LAST, "  add x9, x9, #4\n"),
    ("lanes count on by three", P.RESULT, "  movz w10, #4\n", "  movz w10, #3\n"),
    ("lanes in another order", P.RESULT, PLACES, OTHERS),
    ("little-endian lanes", P.RESULT, "  rev32 v5.16b, v0.16b\n", "  orr v5.16b, v0.16b, v0.16b\n"),
    ("more than the rest is read", P.READS, "  ldrb w15, [x2]\n", "  ldr w15, [x2]\n"),
)
CASES = [
    *(pytest.param(*wrong, id=wrong[0]) for wrong in WRONG),
    *(pytest.param(*wrong, id=wrong[0], marks=pytest.mark.slow) for wrong in MORE),
]


@pytest.mark.long
@pytest.mark.parametrize(("name", "prop", "old", "new"), CASES)
def test_mistakes_are_refuted(name: str, prop: Property, old: str, new: str) -> None:
    assert GOOD.count(old) == 1, name
    refused = refusals(judge(GOOD.replace(old, new)))["ctr", prop]
    assert refused.verdict is Verdict.REFUTED, (refused.verdict, refused.detail)


@pytest.mark.long
def test_a_number_that_wraps_in_lanes_is_not_proved() -> None:
    """Three blocks before the wrap, where hardly any run comes."""
    assert GOOD.count(GUARD) == 1
    assert not judge(GOOD.replace(GUARD, GUARD.replace("#3", "#2"))).proved

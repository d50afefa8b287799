"""Return addresses that are signed: what is between PACIASP and AUTIASP is not known, and with another stack pointer
nothing is."""

from __future__ import annotations

import pytest

from ciphergen.verify.prove import prove
from ciphergen.verify.verdict import Property, Report
from tests.verify.spoil import AARCH64, arm
from tests.verify.tiny import edit, refusals, variant

EXPAND = """\
expand_key: bti c
ldrb w2, [x1]
ldrb w3, [x1, 1]
eor w3, w3, w2
add x2, x2, 5
nop
movz w12, 255
and w2, w2, w12
str w2, [x0]
str w3, [x0, 4]
ret
"""
WORK = """\
ldr w3, [x0]
ldr w4, [x0, 4]
ldrb w5, [x1]
ldrb w6, [x1, 1]
eor w9, w5, w3
add w9, w9, w6
movz w12, 255
and w9, w9, w12
orr w11, wzr, w9, lsr 5
orr w9, w11, w9, lsl 3
add w10, w5, w4
strb w9, [x2]
strb w10, [x2, 1]
"""
SIGNED = f"""\
{EXPAND}encrypt: paciasp
sub sp, sp, 16
str x30, [sp, 8]
movz x30, 0
{WORK}ldr x30, [sp, 8]
add sp, sp, 16
autiasp
ret
"""


def judge(text: str) -> Report:
    roles = {"expand_key": "expand_key", "encrypt": "encrypt"}
    return prove(arm(".globl expand_key, encrypt\n" + text), "t.o", AARCH64, variant(), roles)


def test_a_signed_address_that_is_authenticated_is_returned_to() -> None:
    assert judge(SIGNED).proved
    assert judge(edit(SIGNED, ("paciasp\n", ""), ("autiasp\n", ""))).proved
    assert judge(edit(SIGNED, ("paciasp\n", "bti c\n"), ("autiasp\n", "nop\n"))).proved


OTHER = "authenticates what was not signed with the same stack pointer"
ATTACKS = {
    "returns to the signed address": (
        ("autiasp\n", ""),
        "jumps to an address that depends on a secret or was not kept",
    ),
    "authenticates with another stack pointer": (("add sp, sp, 16\nautiasp\n", "autiasp\nadd sp, sp, 16\n"), OTHER),
    "authenticates what was not signed": (("paciasp\n", ""), OTHER),
    "authenticates twice": (("autiasp\n", "autiasp\nautiasp\n"), OTHER),
    "authenticates another register's value": (("ldr x30, [sp, 8]\n", "movz x30, 64\n"), OTHER),
    "signs twice": (("paciasp\n", "paciasp\npaciasp\n"), "signs what is not the address to return to"),
    "signs another value": (("paciasp\n", "movz x30, 64\npaciasp\n"), "signs what is not the address to return to"),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_other_uses_are_refused(attack: str) -> None:
    change, text = ATTACKS[attack]
    found = refusals(judge(edit(SIGNED, change)))["encrypt", Property.CONTROL]
    assert found.detail.endswith(f": {text}")


def test_a_signed_address_is_no_number() -> None:
    """On a processor without the extension it is the address itself, on others it is not."""
    more = "ldr x13, [sp, 8]\nmov x14, x7\nsub x13, x13, x14\ncbz x13, 1f\nmovz w9, 0\n1:\n"
    text = edit(SIGNED, ("encrypt: ", "encrypt: mov x7, x30\n"), ("strb w9", more + "strb w9"))
    assert ("encrypt", Property.SECRET_BRANCH) in refusals(judge(text))
    kept = edit(text, ("paciasp\n", ""), ("autiasp\n", ""))
    assert judge(kept).proved

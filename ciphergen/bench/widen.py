"""Translation of RV32I code for a 64-bit core: operations whose upper 32 bits would differ become their W forms.

With every register holding a 32-bit value sign-extended, RV64I's loads, logic, comparisons and branches do
what RV32I's do; ADD, SUB, SLL, SRL, SRA, ADDI, SLLI, SRLI and SRAI need the form that works on 32 bits and
sign-extends (RISC-V Unprivileged ISA 20191213, 5.2). One instruction for one: cycles stay what they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from struct import iter_unpack, pack

_OP, _OP_IMM = 0x33, 0x13
_ADD, _SLL, _SR = 0, 1, 5  # funct3
_TO_W = 8  # the bit by which OP-32 and OP-IMM-32 differ from OP and OP-IMM


def widened(code: bytes, kinds: Sequence[tuple[int, bool]] = ((0, True),)) -> bytes:
    """Return the code with W forms; data between instructions stay as they are.

    kinds: places from which on there are instructions of 32 bits of RV32I (true), or data, in order, the first 0.
    """
    places = [*kinds, (len(code), False)]
    return b"".join(
        b"".join(pack("<I", _wide(word)) for (word,) in iter_unpack("<I", code[start:end])) if runs else code[start:end]
        for (start, runs), (end, _) in pairwise(places)
    )


def _wide(word: int) -> int:
    opcode, funct3 = word & 0x7F, word >> 12 & 7
    return word | _TO_W if opcode in (_OP, _OP_IMM) and funct3 in (_ADD, _SLL, _SR) else word

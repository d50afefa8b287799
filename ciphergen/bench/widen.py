"""RV32I code for a 64-bit core: operations whose upper 32 bits would differ become their W forms, in place.

With every register holding a 32-bit value sign-extended, RV64I's loads, logic, comparisons and branches do
what RV32I's do; ADD, SUB, SLL, SRL, SRA, ADDI, SLLI, SRLI and SRAI need the form that works on 32 bits and
sign-extends (RISC-V Unprivileged ISA 20191213, 5.2). One instruction for one: cycles stay what they are.
"""

from __future__ import annotations

from struct import iter_unpack, pack

_OP, _OP_IMM = 0x33, 0x13
_ADD, _SLL, _SR = 0, 1, 5  # funct3
_TO_W = 8  # the bit by which OP-32 and OP-IMM-32 differ from OP and OP-IMM


def widened(code: bytes) -> bytes:
    """Return RV32I code with W forms of instructions for RV64. Accept 32-bit RV32I instructions only."""
    return b"".join(pack("<I", _wide(word)) for (word,) in iter_unpack("<I", code))


def _wide(word: int) -> int:
    opcode, funct3 = word & 0x7F, word >> 12 & 7
    return word | _TO_W if opcode in (_OP, _OP_IMM) and funct3 in (_ADD, _SLL, _SR) else word

"""A64: AESE, AESD, AESMC, AESIMC and PMULL on 64 bits, after Arm's pseudocode (see `a64`).

The pseudocode writes S-box and products of MixColumns as tables of numbers. Here they are made of powers of 3, which
reach every element of GF(2^8) but 0; the first and the last entries are compared with those that are printed.
"""

from __future__ import annotations

from functools import reduce
from operator import xor

from tests.backends.official.a64 import Core, elem, undefined_if
from tests.backends.official.tables import bits

POWERS = [1]
while len(POWERS) < 255:
    doubled = POWERS[-1] << 1
    POWERS.append((doubled ^ (0x11B if doubled > 0xFF else 0)) ^ POWERS[-1])
LOGARITHMS = {power: i for i, power in enumerate(POWERS)}


def product(a: int, b: int) -> int:
    return POWERS[(LOGARITHMS[a] + LOGARITHMS[b]) % 255] if a and b else 0


def _sub_byte(a: int) -> int:
    inverse = POWERS[-LOGARITHMS[a] % 255] if a else 0
    bit = [inverse >> i & 1 for i in range(8)]
    return (
        sum((bit[i] ^ bit[(i + 4) % 8] ^ bit[(i + 5) % 8] ^ bit[(i + 6) % 8] ^ bit[(i + 7) % 8]) << i for i in range(8))
        ^ 0x63
    )


SUB_BYTES = [_sub_byte(a) for a in range(256)]
assert SUB_BYTES[:4] == [0x63, 0x7C, 0x77, 0x7B]
assert SUB_BYTES[-4:] == [0xB0, 0x54, 0xBB, 0x16]


def _bytes(value: int) -> list[int]:
    return [elem(value, e, 8) for e in range(16)]


def _vector(parts: list[int]) -> int:
    return sum(part << 8 * e for e, part in enumerate(parts))


def _mix(value: int, factors: tuple[int, int, int, int]) -> int:
    """Each column times a circulant matrix, whose first row the factors are."""
    state = _bytes(value)
    mixed = [
        reduce(xor, [product(factors[(k - r) % 4], state[4 * c + k]) for k in range(4)])
        for c in range(4)
        for r in range(4)
    ]
    return _vector(mixed)


def cryptoaes(core: Core, word: int) -> None:
    """By opcode; size is 0."""
    opcode, n, d = bits(word, 12, 5), bits(word, 5, 5), bits(word, 0, 5)
    undefined_if(bits(word, 22, 2) != 0)
    if opcode == 0b00100:  # AESE: AESShiftRows, then AESSubBytes
        state = _bytes(core.v(d) ^ core.v(n))
        core.set_v(d, _vector([SUB_BYTES[state[4 * ((c + r) % 4) + r]] for c in range(4) for r in range(4)]))
    elif opcode == 0b00101:  # AESD
        state = _bytes(core.v(d) ^ core.v(n))
        core.set_v(d, _vector([SUB_BYTES.index(state[4 * ((c - r) % 4) + r]) for c in range(4) for r in range(4)]))
    else:
        undefined_if(opcode not in (0b00110, 0b00111))
        core.set_v(d, _mix(core.v(n), (14, 11, 13, 9) if opcode & 1 else (2, 3, 1, 1)))


def asimddiff(core: Core, word: int) -> None:
    """PMULL and PMULL2 on 64 bits: Q tells the part of the operands."""
    part, opcode = bits(word, 30, 1), bits(word, 12, 4)
    undefined_if(opcode != 0b1110 or bits(word, 29, 1) == 1 or bits(word, 22, 2) != 0b11)
    operand1, operand2 = (elem(core.v(bits(word, low, 5)), part, 64) for low in (5, 16))
    core.set_v(bits(word, 0, 5), reduce(xor, [operand2 << i for i in range(64) if operand1 >> i & 1], 0))

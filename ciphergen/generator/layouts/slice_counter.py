"""Counters of many blocks on planes: the bits that all blocks share as masks, the last byte by an adder of planes.

Nothing is transposed on the way in: block n of a batch has the first one's counter and n, and bit i of the numbers n of
all blocks is a constant.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, ashr, const


def mask(register: Term, bit: int) -> Term:
    """Return a bit of a register in all bits of a plane."""
    return const(0, register.width) - ((register >> bit if bit else register) & 1)


def spread(register: Term, bit: int) -> Term:
    """Return a bit of a register in all bits of a plane, by two shifts."""
    top = register.width - 1
    return ashr(register << (top - bit) if bit < top else register, const(top, register.width))


def numbers(order: Sequence[int]) -> list[int]:
    """Return the planes of the numbers of blocks in a batch, for a byte. order: by its bit, the number of a block."""
    return [sum(1 << at for at, n in enumerate(order) if n >> i & 1) for i in range(8)]


def spaced(order: Sequence[int], blocks: Sequence[int], words: Sequence[Term], first: int) -> list[Term]:
    """Return the planes of counters, each one big-endian number, of which bits from number `first` on count blocks.

    Args:
        order: of each plane the bit of memory.
        blocks: by bit of a plane, the number of its block.
        words: of a counter in memory, with zeros in the bits that count.
    """
    bits, size = words[0].width, len(order) // 8
    planes = [sum(1 << at for at, n in enumerate(blocks) if n >> i & 1) for i in range(len(blocks).bit_length() - 1)]
    found = list[Term]()
    for place in order:
        number = 8 * (size - 1 - place // 8) + place % 8 - first
        constant = 0 <= number < len(planes)
        found.append(const(planes[number], bits) if constant else spread(words[place // bits], place % bits))
    return found


def last_bytes(byte: Sequence[Term], planes: Sequence[Term]) -> list[Term]:
    """Return the planes of a byte to which each block's number is added. byte: of its bits the masks, the lowest
    first; planes: of the numbers."""
    width = byte[0].width
    found: list[Term] = []
    carry = const(0, width)
    for bit, number in zip(byte, planes, strict=True):
        found.append(bit ^ number ^ carry)
        carry = (bit & number) | (carry & (bit ^ number))
    return found

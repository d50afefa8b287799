"""Bit maps: which bit of which block each bit of a register holds, for words narrower than registers.

The bits of a batch of blocks are told apart by index bits, called labels here:

    c0, c1, ...  the number of the bit within its word (its column)
    b0, b1, ...  the number of the block
    *0, *1, ...  nothing: both values hold the same data

A bit map names the label of each position p0, p1, ... of a bit's number within its register. The labels that are
left over tell apart the registers that hold one word of the cipher. Four blocks of 8-bit words in 32-bit
registers, p4 first:

    lanes4    b1 b0 c2 c1 c0    a byte for each block
    columns4  c2 c1 c0 b1 b0    a nibble for each column: a rotation of the word is one of the register
    columns8  c2 c1 b2 b1 b0    and c0 says which of two registers
    slices32  b4 b3 b2 b1 b0    a register for each column: rotations are renaming
    single    *1 *0 c2 c1 c0    one block, every word four times: a rotation of the word is one of the register
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class BitMap:
    """A bit map: where the bits of `blocks` blocks of words of `word_bits` bits are in registers of `register_bits`
    bits.

    positions: the label of each position, the lowest first. Both widths and `blocks` are powers of two. adds: whether
    words are added to each other; then they lie whole beside each other.
    """

    name: str
    word_bits: int
    register_bits: int
    blocks: int
    positions: tuple[str, ...]
    adds: bool = False

    @cached_property
    def columns(self) -> tuple[str, ...]:
        """Return the column labels that tell registers of one word apart, the lowest first."""
        return tuple(label for label in _labels("c", self.word_bits) if label not in self.positions)

    @cached_property
    def beside(self) -> tuple[str, ...]:
        """Return all labels that tell registers of one word apart, the lowest bit of the register number first."""
        return self.columns + tuple(label for label in _labels("b", self.blocks) if label not in self.positions)

    @property
    def parts(self) -> int:
        """Return the number of registers that one word of all blocks takes."""
        return 1 << len(self.beside)

    @property
    def key_parts(self) -> int:
        """Return the number of registers that one word common to all blocks takes."""
        return 1 << len(self.columns)

    def labels(self, part: int) -> frozenset[str]:
        """Return the labels whose value is 1 throughout a register of a word."""
        return frozenset(label for i, label in enumerate(self.beside) if part >> i & 1)

    def bit(self, part: int, position: int) -> tuple[int, int]:
        """Return (block, column) of a bit of a register."""
        ones = self.labels(part) | {label for i, label in enumerate(self.positions) if position >> i & 1}
        return _number(ones, "b"), _number(ones, "c")

    @cached_property
    def places(self) -> dict[tuple[int, int], tuple[int, tuple[int, ...]]]:
        """Return by (block, column) the register of the word, and the positions in it that hold the bit."""
        found: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
        for part in range(self.parts):
            for position in range(self.register_bits):
                at = self.bit(part, position)
                found[at] = (part, (*found.get(at, (part, ()))[1], position))
        return found


def columns(word_bits: int, register_bits: int, blocks: int) -> BitMap:
    """Return a bit map with block labels lowest, and above them as many of the highest column labels as fit."""
    low = _labels("b", blocks)[: register_bits.bit_length() - 1]
    free = register_bits.bit_length() - 1 - len(low)
    high = _labels("c", word_bits)
    high = high[max(0, len(high) - free) :]
    name = f"slices{blocks}" if blocks == register_bits else f"columns{blocks}"
    return BitMap(name, word_bits, register_bits, blocks, (*low, *high, *_stars(free - len(high))))


def lanes(word_bits: int, register_bits: int, blocks: int) -> BitMap:
    """Return a bit map with column labels lowest and block labels above them; a single block has its words
    repeated."""
    low = _labels("c", word_bits)
    free = register_bits.bit_length() - 1 - len(low)
    high = _labels("b", blocks)[:free]
    name = f"lanes{blocks}" if blocks > 1 else "single"
    return BitMap(name, word_bits, register_bits, blocks, (*low, *high, *_stars(free - len(high))))


def in_memory(word_bits: int, register_bits: int, blocks: int = 1) -> tuple[str, ...]:
    """Return the position labels of a register loaded from memory: columns, then the word's number r0, ..., and that of
    the block where a register takes several."""
    low, high = _labels("c", word_bits), _labels("b", blocks)
    return low + tuple(f"r{i}" for i in range(register_bits.bit_length() - 1 - len(low) - len(high))) + high


def _labels(kind: str, count: int) -> tuple[str, ...]:
    return tuple(f"{kind}{i}" for i in range(count.bit_length() - 1))


def _stars(count: int) -> tuple[str, ...]:
    return tuple(f"*{i}" for i in range(count))


def _number(ones: Iterable[str], kind: str) -> int:
    return sum(1 << int(label[1:]) for label in ones if label[0] == kind)

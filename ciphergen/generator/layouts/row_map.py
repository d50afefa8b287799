"""Row maps: registers that hold one bit of several words of several blocks.

A register has one bit number of its words throughout, so that a circuit for a look-up is computed for all of them at
once. Labels are those of `bit_map`, with the bits r0, r1, ... of a word's number in its block. Blocks of 16 bytes in
32-bit registers, p4 first:

    8 blocks    r3 r2 b2 b1 b0    a register for each bit and word number modulo 4
    2 blocks    r1 r0 r3 r2 b0    a register for each bit; the next word is 8 bits away
    1 block     r1 r0 r3 r2 *0    the same with the block twice
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ciphergen.dsl.term import Term, var
from ciphergen.generator.layouts.bit_map import in_memory
from ciphergen.generator.layouts.delta_swaps import Terms, ones_of, route


@dataclass(frozen=True)
class RowMap:
    """A row map. word_bits, words, blocks: widths and numbers, powers of two; inside: the bits of a word's number that
    tell words in one register apart, the lowest position first; beside: those that tell registers apart."""

    word_bits: int
    words: int
    register_bits: int
    blocks: int
    inside: tuple[int, ...]
    beside: tuple[int, ...]

    @property
    def slots(self) -> int:
        """Return the number of words in a register."""
        return 1 << len(self.inside)

    @property
    def groups(self) -> int:
        """Return the number of registers that hold a bit of all words."""
        return 1 << len(self.beside)

    @property
    def field(self) -> int:
        """Return the number of neighbours in a register that hold the same bit of the same word."""
        return self.register_bits // self.slots

    def place(self, word: int) -> tuple[int, int]:
        """Return (group, slot) of a word."""
        return _gathered(word, self.beside), _gathered(word, self.inside)

    def word(self, group: int, slot: int) -> int:
        """Return the number of the word at a place."""
        return _spread(group, self.beside) | _spread(slot, self.inside)

    def mask(self, slot: int) -> int:
        """Return the mask of a slot of a register."""
        return ((1 << self.field) - 1) << slot * self.field

    def block(self, position: int) -> int:
        """Return the number of the block of which a position holds a bit."""
        return position % self.field * self.blocks // self.field

    @cached_property
    def positions(self) -> tuple[str, ...]:
        """Return the label of each position, the lowest first."""
        copies = self.field // self.blocks
        kinds = (("*", copies), ("b", self.blocks))
        low = [f"{kind}{i}" for kind, count in kinds for i in range(count.bit_length() - 1)]
        return (*low, *(f"r{i}" for i in self.inside))

    def variables(self, name: str) -> list[Term]:
        """Return variables for the registers of a state: for each group its bits, the lowest first."""
        return [
            var(f"{name}.{group}@{bit}", self.register_bits)
            for group in range(self.groups)
            for bit in range(self.word_bits)
        ]

    def arrive(self, blocks: Sequence[Sequence[Term]]) -> tuple[list[Term], list[Term]]:
        """Return (the registers of the state, terms on the way to them in an order to compute them in) from the words
        of memory of each block, as wide as registers."""
        bank, low = Terms(self._memory, {}), self._low
        for number, block in enumerate(blocks):
            for copy in range(self.field // self.blocks):
                for i, word in enumerate(block):
                    bank.put(ones_of("b", number) | ones_of("*", copy) | ones_of("r", i << low), word)
        bank.run(route(self._memory, self.positions))
        return [bank.registers[number] for number in self._numbers], bank.made

    def leave(self, registers: Sequence[Term]) -> tuple[list[Term], list[Term]]:
        """Return (the words of memory of all blocks, terms on the way to them), the inverse of `arrive`."""
        bank, low = Terms(self.positions, dict(zip(self._numbers, registers, strict=True))), self._low
        bank.run(route(self._memory, self.positions)[::-1])
        count = self.words >> low
        places = [ones_of("b", block) | ones_of("r", i << low) for block in range(self.blocks) for i in range(count)]
        return [bank.registers[place] for place in places], bank.made

    @property
    def _memory(self) -> tuple[str, ...]:
        return in_memory(self.word_bits, self.register_bits)

    @property
    def _low(self) -> int:
        """Return how many bits of a word's number tell apart the words in one word of memory."""
        return sum(label[0] == "r" for label in self._memory)

    @cached_property
    def _numbers(self) -> list[frozenset[str]]:
        """Return the labels that are 1 in the number of each register of the state."""
        groups = [_spread(group, self.beside) for group in range(self.groups)]
        return [ones_of("c", bit) | ones_of("r", group) for group in groups for bit in range(self.word_bits)]


def row_maps(word_bits: int, words: int, register_bits: int, blocks: int) -> list[RowMap]:
    """Return the row maps of so many blocks, the plainest first: the higher bits of a word's number inside of
    registers, in any rotation."""
    numbers = tuple(range(words.bit_length() - 1))
    inside = min(len(numbers), (register_bits // blocks).bit_length() - 1)
    low, high = numbers[: len(numbers) - inside], numbers[len(numbers) - inside :]
    turned = [high[i:] + high[:i] for i in range(len(high))] or [high]
    return [RowMap(word_bits, words, register_bits, blocks, each, low) for each in turned]


def _gathered(number: int, bits: Sequence[int]) -> int:
    return sum((number >> bit & 1) << i for i, bit in enumerate(bits))


def _spread(number: int, bits: Sequence[int]) -> int:
    return sum((number >> i & 1) << bit for i, bit in enumerate(bits))

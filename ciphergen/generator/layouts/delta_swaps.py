"""Delta swaps, in networks: blocks from memory words to the registers of a bit map, and back.

Words from memory are an arrangement of a batch's bits like any other: each position of a register, and each bit
of the registers' numbers, has a label (see `bit_map`). An exchange swaps two labels. One of a position with a
bit of the numbers takes six operations for two registers; one of two positions, six for each register; one of two
bits of the numbers is renaming. The cheapest sequence of exchanges is searched for. Back from the registers the
same exchanges are made in the opposite order.

Data that two values of a label share are one term, and stay one until they come to lie in one register; so a key,
which is the same for all blocks, costs less than blocks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from typing import Generic, TypeVar

from ciphergen.dsl.term import Term, const
from ciphergen.generator.layouts.bit_map import BitMap, in_memory

Exchange = tuple[str, str]
Held = TypeVar("Held")  # what stands for a register
_WITH_NUMBER, _WITH_POSITION = 3, 6  # operations for each register
_MOST_AT_ONCE = 4  # a group of 2**4 registers is taken through several exchanges before the next group


def route(source: tuple[str, ...], target: tuple[str, ...]) -> list[Exchange]:
    """Return the cheapest sequence of exchanges that turns the position labels from source into target. In each
    exchange the first label is at a position, the second at another position or in the register numbers."""
    labels = sorted({*source, *target})

    def left(state: tuple[str, ...]) -> int:
        return _WITH_NUMBER * sum(a != b for a, b in zip(state, target, strict=True))

    waiting: list[tuple[int, int, tuple[str, ...], tuple[Exchange, ...]]] = [(left(source), 0, source, ())]
    done: set[tuple[str, ...]] = set()
    while waiting:
        _, spent, state, path = heappop(waiting)
        if state == target:
            return list(path)
        if state in done:
            continue
        done.add(state)
        for i, label in enumerate(state):
            for other in labels:
                if other in state[: i + 1]:
                    continue
                new = tuple({label: other, other: label}.get(x, x) for x in state)
                cost = spent + (_WITH_POSITION if other in state else _WITH_NUMBER)
                if new not in done:
                    heappush(waiting, (cost + left(new), cost, new, (*path, (label, other))))
    raise ValueError(f"no way from {source} to {target}")


class Bank(ABC, Generic[Held]):
    """The registers of a network, whose swaps are still to be done. positions: labels; registers: by the labels of the
    numbers whose bit is 1."""

    def __init__(self, positions: tuple[str, ...], registers: Mapping[frozenset[str], Held]) -> None:
        self.positions, self.registers = positions, dict(registers)

    def put(self, number: frozenset[str], register: Held) -> None:
        """Put a register at a number, given by the labels that are 1 in it."""
        self.registers[number] = register

    def run(self, exchanges: Sequence[Exchange]) -> None:
        """Run all exchanges, in runs on a few registers at a time."""
        rest = list(exchanges)
        while rest:
            count = next((n for n in range(len(rest), 1, -1) if len(self._numbers(rest[:n])) <= _MOST_AT_ONCE), 1)
            self._together(rest[:count])
            del rest[:count]

    def _numbers(self, exchanges: Sequence[Exchange]) -> set[str]:
        """Return the register-number labels that these exchanges work across."""
        return {label for pair in exchanges for label in pair} - set(self.positions)

    def _together(self, exchanges: Sequence[Exchange]) -> None:
        across = self._numbers(exchanges)
        groups: dict[frozenset[str], dict[frozenset[str], Held]] = {}
        for number, register in self.registers.items():
            groups.setdefault(number - across, {})[number] = register
        positions = self.positions
        self.registers = {}
        for group in groups.values():
            self.positions, registers = positions, group
            for pair in exchanges:
                registers = self._exchange(registers, *pair)
            self.registers.update(registers)

    def _exchange(self, group: Mapping[frozenset[str], Held], label: str, other: str) -> dict[frozenset[str], Held]:
        if label not in self.positions:
            label, other = other, label
        before, swapped = self.positions, {label: other, other: label}
        self.positions = tuple(swapped.get(x, x) for x in before)
        found: dict[frozenset[str], Held] = {}
        if other in before:
            low, high = sorted((before.index(label), before.index(other)))
            for number, register in group.items():
                found[number] = self.inside(register, low, high)
            return found
        for number, register in group.items():
            if other not in number:
                a, b = self.across(register, group[number | {other}], before.index(label))
                found[number], found[number | {label}] = a, b
        return found

    @abstractmethod
    def inside(self, register: Held, low: int, high: int) -> Held:
        """Return the register with two of its positions exchanged."""

    @abstractmethod
    def across(self, a: Held, b: Held, position: int) -> tuple[Held, Held]:
        """Return two registers with a position exchanged with the bit of the number that is 0 in a and 1 in b."""


class Terms(Bank[Term]):
    """The registers of a network as terms. made: terms in an order that keeps few of them in use at a time; selects:
    whether exchanges are written as choices among the bits of two registers, as `RuleSet` has it."""

    def __init__(
        self, positions: tuple[str, ...], registers: Mapping[frozenset[str], Term], *, selects: bool = False
    ) -> None:
        super().__init__(positions, registers)
        self._selects = selects
        self.made: list[Term] = []

    def inside(self, register: Term, low: int, high: int) -> Term:
        distance = (1 << high) - (1 << low)
        mask = const(_ones(register.width, low) & ~_ones(register.width, high), register.width)
        moved = ((register >> distance) ^ register) & mask
        self.made.append(register ^ moved ^ (moved << distance))
        return self.made[-1]

    def across(self, a: Term, b: Term, position: int) -> tuple[Term, Term]:
        distance = 1 << position
        if self._selects:
            self.made += _selected(a, b, distance, ~_ones(a.width, position) & ((1 << a.width) - 1))
            return self.made[-2], self.made[-1]
        if 2 * distance == a.width:
            moved = (a ^ (b << distance)) >> distance
        else:
            moved = ((a >> distance) ^ b) & const(~_ones(a.width, position), a.width)
        self.made += [b ^ moved, a ^ (moved << distance)]
        return self.made[-1], self.made[-2]


def _selected(a: Term, b: Term, distance: int, low: int) -> tuple[Term, Term]:
    """Return an exchange as two choices, by a constant, of what is in place and what is moved."""
    if distance % 8 == 0:
        return (a & low) | ((b & low) << distance), ((a >> distance) & low) | (b & (low << distance))
    up, down = b << distance, a >> distance
    return up ^ ((a ^ up) & low), b ^ ((b ^ down) & low)


def _ones(width: int, position: int) -> int:
    """Return a mask of the bits whose index has a 1 at the position."""
    return sum(1 << i for i in range(width) if i >> position & 1)


def arrive(
    bit_map: BitMap, blocks: Sequence[Sequence[Term]], *, selects: bool = False
) -> tuple[list[Term], list[Term]]:
    """Return the registers of the state, computed from memory words by a permutation network.

    Args:
        blocks: for each block its memory words, each as wide as a register, or for as many blocks as fit into one.
        selects: as `Terms` has it.

    Returns:
        The registers of the state, word by word of the cipher, part by part; and terms on the way, in an order to
        compute them in.
    """
    together = bit_map.blocks // len(blocks)
    start = in_memory(bit_map.word_bits, bit_map.register_bits, together)
    low = sum(label[0] == "r" for label in start)
    copies = 1 << sum(label[0] == "*" for label in bit_map.positions)
    bank = Terms(start, {}, selects=selects)
    for number, block in enumerate(blocks):
        for copy in range(copies):
            for i, word in enumerate(block):
                bank.put(ones_of("b", number * together) | ones_of("*", copy) | ones_of("r", i << low), word)
    bank.run(route(start, bit_map.positions))
    return [
        bank.registers[ones_of("r", word) | bit_map.labels(part)]
        for word in range(len(blocks[0]) << low)
        for part in range(bit_map.parts)
    ], bank.made


def leave(bit_map: BitMap, registers: Sequence[Term], *, selects: bool = False) -> tuple[list[Term], list[Term]]:
    """Return (memory words of all blocks, intermediate terms in the order to compute them in) from the registers of the
    state, the inverse of `arrive`."""
    count = len(registers) // bit_map.parts
    together = max(1, bit_map.register_bits // (bit_map.word_bits * count))
    start = in_memory(bit_map.word_bits, bit_map.register_bits, together)
    low = sum(label[0] == "r" for label in start)
    bank = Terms(bit_map.positions, {}, selects=selects)
    for i, register in enumerate(registers):
        word, part = divmod(i, bit_map.parts)
        bank.put(ones_of("r", word) | bit_map.labels(part), register)
    bank.run(route(start, bit_map.positions)[::-1])
    return [
        bank.registers[ones_of("b", block) | ones_of("r", i << low)]
        for block in range(0, bit_map.blocks, together)
        for i in range(count >> low)
    ], bank.made


def ones_of(kind: str, number: int) -> frozenset[str]:
    """Return the labels of a kind at the 1 bits of the number."""
    return frozenset(f"{kind}{i}" for i in range(number.bit_length()) if number >> i & 1)

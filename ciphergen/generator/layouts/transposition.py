"""Transpositions of blocks between memory and vector registers, by exchanges of one bit and more.

Memory is an arrangement of a batch's bits like any other (see `delta_swaps`): a bit of a bit's address is a label, and
the lowest of these are the positions of the registers that are loaded.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.delta_swaps import Bank, route
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

Number = frozenset[str]  # of a register: the labels that are 1 in it


class _Registers(Bank[Ref]):
    """The vector registers of a network."""

    def __init__(self, build: Builder, positions: tuple[str, ...]) -> None:
        super().__init__(positions, {})
        self._build = build

    def inside(self, register: Ref, low: int, high: int) -> Ref:
        raise Unsupported("no exchange of two positions of a vector")

    def across(self, a: Ref, b: Ref, position: int) -> tuple[Ref, Ref]:
        even, odd = self._build.vector("transpose", 1 << position, a, b, count=2)
        return even, odd


class Transposition:
    """The way of a batch from memory to registers, and back.

    Args:
        rules: for the registers.
        memory: labels of the bits of a bit's address, the lowest first.
        positions: labels wanted in registers; those of blocks are renamed so that few bits must move.
        state: the numbers of the registers there.
    """

    def __init__(
        self, rules: RuleSet, memory: tuple[str, ...], positions: Sequence[str], state: Sequence[Number]
    ) -> None:
        self._size, self._state = rules.bits // 8, state
        self._start, self._numbers = memory[: len(positions)], memory[len(positions) :]
        self.positions = _nearest(self._start, memory, positions)

    def load(self, build: Builder, pointer: Ref) -> list[Ref]:
        """Build the loads of a batch; return the registers of the state."""
        bank = _Registers(build, self._start)
        for i, number in enumerate(self._in_memory()):
            (register,) = build.vector("load", self._size, pointer, i * self._size, memory="in")
            bank.put(number, register)
        bank.run(route(self._start, self.positions))
        return [bank.registers[number] for number in self._state]

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref) -> None:
        """Build the stores of a batch from the registers of the state."""
        for i, register in enumerate(self.in_order(build, state)):
            build.vector("store", self._size, register, pointer, i * self._size, memory="out", count=0)

    def in_order(self, build: Builder, state: Sequence[Ref]) -> list[Ref]:
        """Return the registers of the state in the order of memory."""
        bank = _Registers(build, self.positions)
        bank.registers.update(zip(self._state, state, strict=True))
        bank.run(route(self._start, self.positions)[::-1])
        return [bank.registers[number] for number in self._in_memory()]

    def blocks(self) -> list[int]:
        """Return the number of the block whose bit is at each position of a register."""
        digits = [(i, int(label[1:])) for i, label in enumerate(self.positions) if label[0] == "b"]
        return [sum((at >> i & 1) << digit for i, digit in digits) for at in range(1 << len(self.positions))]

    def _in_memory(self) -> list[Number]:
        """Return the numbers of the registers in the order of memory."""
        return [ones_of_labels(self._numbers, i) for i in range(1 << len(self._numbers))]


def ones_of_labels(labels: Sequence[str], number: int) -> Number:
    """Return the labels at the 1 bits of the number, where the first label is that of bit 0."""
    return frozenset(label for i, label in enumerate(labels) if number >> i & 1)


def _nearest(start: Sequence[str], memory: Sequence[str], positions: Sequence[str]) -> tuple[str, ...]:
    """Return the positions with block labels renamed so that few bits must move: labels in place stay, then come those
    outside of the registers' positions. All registers share the numbering of blocks."""
    staying = {a for a, b in zip(start, positions, strict=True) if a[0] == b[0] == "b"}
    free = iter(sorted((x for x in memory if x[0] == "b" and x not in staying), key=lambda x: x in start))
    return tuple(b if b[0] != "b" else a if a in staying else next(free) for a, b in zip(start, positions, strict=True))

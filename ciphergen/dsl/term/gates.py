"""Bit blasting of words: gates that the caller provides, and the circuits of arithmetic made of them.

A bit is an edge of a graph, a set of parts, or a 0 or 1: whatever the one who asks takes for one. Words are tuples of
bits, the least significant first.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache, reduce
from typing import Any, Generic, TypeVar

Bit = TypeVar("Bit")
Word = tuple[Any, ...]  # of bits


class Gates(ABC, Generic[Bit]):
    """Gates on bits, whatever stands for a bit. Whoever has a better gate than the one made of `both` and `invert`
    defines it again."""

    zero: Bit
    one: Bit

    @abstractmethod
    def invert(self, a: Bit) -> Bit:
        """Return the complement of a bit."""

    @abstractmethod
    def both(self, a: Bit, b: Bit) -> Bit:
        """Return the and of two bits."""

    def either(self, a: Bit, b: Bit) -> Bit:
        """Return the or of two bits."""
        return self.invert(self.both(self.invert(a), self.invert(b)))

    def different(self, a: Bit, b: Bit) -> Bit:
        """Return the exclusive or of two bits."""
        return self.both(self.either(a, b), self.invert(self.both(a, b)))

    def choice(self, condition: Bit, then: Bit, otherwise: Bit) -> Bit:
        """Return `then` if the condition is 1, else `otherwise`."""
        return self.either(self.both(condition, then), self.both(self.invert(condition), otherwise))

    def carry(self, a: Bit, b: Bit, before: Bit) -> Bit:
        """Return the carry of two bits and of a carry before: their majority."""
        return self.either(self.both(a, b), self.both(self.different(a, b), before))

    def look_up(self, table: int, index: Sequence[Bit]) -> Bit:
        """Return bit i of a table, where i is the number that the bits of the index form."""
        if not index:
            return self.one if table & 1 else self.zero
        half = 1 << (len(index) - 1)
        low, high = self.look_up(table & ((1 << half) - 1), index[:-1]), self.look_up(table >> half, index[:-1])
        return self.choice(index[-1], high, low)


class Wires(Gates[Any]):
    """Gates for operations that only move bits, and ask for none."""

    zero, one = 0, 1

    def invert(self, a: Any) -> Any:
        raise TypeError("an operation that moves bits asks for a gate")

    def both(self, a: Any, b: Any) -> Any:
        raise TypeError("an operation that moves bits asks for a gate")


def inverted(g: Gates[Any], a: Word) -> Word:
    """Return the complement of every bit."""
    return tuple(map(g.invert, a))


def total(g: Gates[Any], a: Word, b: Word, carry: Any) -> tuple[Word, Any]:
    """Return the sum with a carry in, and the carry out, by a ripple-carry adder."""
    result = []
    for x, y in zip(a, b, strict=True):
        result.append(g.different(g.different(x, y), carry))
        carry = g.carry(x, y, carry)
    return tuple(result), carry


def product(g: Gates[Any], a: Word, b: Word) -> Word:
    """Return the product, as wide as its factors, by addition of partial products."""
    result: Word = (g.zero,) * len(a)
    for i, factor in enumerate(b):
        row = (g.zero,) * i + tuple(g.both(factor, bit) for bit in a[: len(a) - i])
        result = total(g, result, row, g.zero)[0]
    return result


def equal(g: Gates[Any], a: Word, b: Word) -> Word:
    """Return a = b as 1 bit."""
    return (reduce(g.both, (g.invert(g.different(x, y)) for x, y in zip(a, b, strict=True))),)


def less(g: Gates[Any], a: Word, b: Word) -> Word:
    """Return a < b, unsigned, as 1 bit: the borrow of a - b."""
    return (g.invert(total(g, a, inverted(g, b), g.one)[1]),)


def biased(g: Gates[Any], a: Word) -> Word:
    """Return two's complement numbers with the sign bit inverted, which maps signed order to unsigned order."""
    return (*a[:-1], g.invert(a[-1]))


def left(bits: Word, distance: int, filler: Any) -> Word:
    """Shift bits left by at most their number."""
    return (filler,) * distance + bits[: len(bits) - distance]


def right(bits: Word, distance: int, filler: Any) -> Word:
    """Shift bits right by at most their number."""
    return bits[distance:] + (filler,) * distance


def shift(g: Gates[Any], bits: Word, amount: Word, by: Any, filler: Any) -> Word:
    """Return a shift by any amount: wires for a constant, else a barrel shifter; the width and above leave only the
    filler. by: `left` or `right`."""
    if all(bit in (g.zero, g.one) for bit in amount):
        distance = sum(1 << i for i, bit in enumerate(amount) if bit == g.one)
        return tuple(by(bits, min(distance, len(bits)), filler))
    beyond = g.zero
    for i, condition in enumerate(amount):
        if 1 << i < len(bits):
            moved = by(bits, 1 << i, filler)
            bits = tuple(g.choice(condition, x, y) for x, y in zip(moved, bits, strict=True))
        else:
            beyond = g.either(beyond, condition)
    return tuple(g.choice(beyond, filler, bit) for bit in bits)


@lru_cache(maxsize=1024)
def columns(entries: tuple[int, ...], width: int) -> tuple[int, ...]:
    """Return a table of words as tables of bits, the least significant bit's first."""
    return tuple(sum((v >> i & 1) << place for place, v in enumerate(entries)) for i in range(width))

"""A search for fewer exclusive ors: a program of sums of two is changed at random, and never made longer.

Values are sets of inputs, as numbers; a program says for each value of which two others it is the sum. A change takes
two other values for one, where these are there, or adds its summands in another order. Either may leave a value that
nobody needs, which goes away. So cancellation, which sharing of pairs alone does not know, is found too: for AES's
MixColumns, with 108 exclusive ors by shared pairs, 96 remain (92 are known).

Ends: after so many changes. The same for the same program, whatever runs beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from random import Random

_CHANGES, _SEED = 20_000, 0  # changes for each sum
Program = dict[int, tuple[int, int]]


def fewer(program: Mapping[int, tuple[int, int]], wanted: Collection[int]) -> Program:
    """Return a program for the same wanted values, with as many sums or fewer."""
    if program.keys() <= {*wanted}:  # each takes a sum
        return dict(program)
    search = _ChangingProgram(program, frozenset(wanted))
    random = Random(_SEED).random
    best = dict(program)
    for _ in range(_CHANGES * len(program)):
        if random() < 0.5:
            search.take_others(random(), random())
        else:
            search.reorder(random(), random() < 0.5, random() < 0.5)
        if len(search.sums) < len(best):
            best = dict(search.sums)
    return best


def in_order(program: Program) -> list[int]:
    """Return the values of a program, each behind those of which it is the sum."""
    found: dict[int, None] = {}
    waiting = [*program]
    while waiting:
        now = waiting[-1]
        missing = [each for each in program[now] if each in program and each not in found]
        waiting += missing
        if not missing:
            found[waiting.pop()] = None
    return [*found]


class _ChangingProgram:
    """A program that changes. sums: the program; order: its values, in an order to choose from."""

    def __init__(self, program: Mapping[int, tuple[int, int]], wanted: frozenset[int]) -> None:
        self.sums, self._order, self._wanted = dict(program), [*program], wanted
        self._uses = Counter(each for pair in program.values() for each in pair)

    def take_others(self, which: float, other: float) -> None:
        """Make a value of another one that is there, and of what is between, if that is there too."""
        value, first = self._chosen(which), self._chosen(other)
        second = value ^ first
        new = second and self._there(second) and first not in self.sums[value]
        if new and not self._needs(first, value) and not self._needs(second, value):
            self._put(value, first, second)

    def reorder(self, which: float, swapped: bool, inner: bool) -> None:
        """Make of a + (b + c) the sum (a + b) + c, if a + b is there or can stand in place of b + c."""
        value = self._chosen(which)
        a, below = self.sums[value][:: -1 if swapped else 1]
        if below not in self.sums:
            return
        b, c = self.sums[below][:: -1 if inner else 1]
        new = a ^ b
        if not new or new == value:
            return
        if self._there(new):
            if not self._needs(new, value):
                self._put(value, new, c)
        elif self._uses[below] == 1 and below not in self._wanted:
            self.sums[new] = a, b
            self._order.append(new)
            self._uses.update((a, b))
            self._put(value, new, c)

    def _chosen(self, which: float) -> int:
        return self._order[int(which * len(self._order))]

    def _there(self, value: int) -> bool:
        """Return True for an input, and a value of the program."""
        return value in self.sums or not value & value - 1

    def _needs(self, value: int, other: int) -> bool:
        """Return True if a value is made of another one, or is that one."""
        seen, waiting = set[int](), [value]
        while waiting:
            now = waiting.pop()
            if now == other:
                return True
            if now in self.sums and now not in seen:
                seen.add(now)
                waiting += self.sums[now]
        return False

    def _put(self, value: int, first: int, second: int) -> None:
        old = self.sums[value]
        self.sums[value] = first, second
        self._uses.update((first, second))
        for each in old:
            self._drop(each)

    def _drop(self, value: int) -> None:
        """Take one use of a value away, and the value itself, if nobody needs it any more."""
        self._uses[value] -= 1
        if not self._uses[value] and value in self.sums and value not in self._wanted:
            pair = self.sums.pop(value)
            self._order.remove(value)
            for each in pair:
                self._drop(each)

"""Orders of the lanes of registers between look-ups that move bytes.

Why: a row that looks up bytes may move them as well, and what moves them back costs as much as the look-up. Operations
lane by lane need their operands in one order, whichever it is: so what is added may stay where one row has left it, and
the next row moves it back, or only what other rows have moved elsewhere is moved. What comes from elsewhere and what
goes there is in the order of lanes; what all lanes share has any.

    before  a = L(x) moved back, b = M(y) moved back, a ^ b looked up and moved back; M moves as the inverse of L
    after   a = L(x), b = M(y) moved as L does, a ^ b looked up by M
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from ciphergen.dsl.term import Term

Order = tuple[int, ...]  # by lane of a register, which lane of the value is there


@dataclass(frozen=True)
class LaneOperation:
    """An operation on lanes. moves: by lane of the result, the lane of the operands that it is made of; None for its
    own."""

    result: Term
    operands: Sequence[Term]
    moves: Order | None


def moved(order: Order, moves: Order) -> Order:
    """Return the order of what is moved, or what moves first by the one and then by the other."""
    return tuple(order[lane] for lane in moves)


def between(there: Order, wanted: Order) -> Order:
    """Return the moves that bring one order into another."""
    return tuple(there.index(lane) for lane in wanted)


class LaneOrders:
    """The orders of what operations make, operands before users. ends: what is in the order of lanes in the end; alike:
    whether all lanes of what no operation makes are; lanes: how many there are."""

    def __init__(self, alike: Callable[[Term], bool], lanes: int) -> None:
        self._alike, self._own = alike, tuple(range(lanes))
        self._same: dict[Term, Term] = {}  # by value, one that is in the same order
        self._made = set[Term]()
        self._orders: dict[Term, Order] = {}

    @classmethod
    def among(
        cls, operations: Sequence[LaneOperation], ends: Collection[Term], alike: Callable[[Term], bool], lanes: int
    ) -> LaneOrders:
        """Return the orders for some operations."""
        found = cls(alike, lanes)
        found._join(operations, ends)
        found._choose(operations)
        return found

    def _join(self, operations: Sequence[LaneOperation], ends: Collection[Term]) -> None:
        """Note which values are in one order, and which of them in the order of lanes."""
        self._made.update(each.result for each in operations)
        fixed = [*ends]
        for each in operations:
            of = [value for value in each.operands if not self._any(value)]
            fixed += (value for value in of if value not in self._made)
            for value in of[1:] if each.moves is not None else [*of[1:], each.result] if of else []:
                self._same[self._first(value)] = self._first(of[0])
        self._orders.update((self._first(value), self._own) for value in fixed)

    def of(self, value: Term) -> Order:
        """Return the order of a value's lanes."""
        return self._orders.get(self._first(value), self._own)

    def of_operands(self, values: Sequence[Term]) -> Order:
        """Return the order of the lanes of operands."""
        return next((self.of(value) for value in values if not self._any(value)), self._own)

    def _any(self, value: Term) -> bool:
        """Return True if all lanes of a value are alike, so that any order is its own."""
        return value not in self._made and self._alike(value)

    def _first(self, value: Term) -> Term:
        while (other := self._same.get(value, value)) is not value:
            value = other
        return value

    def _choose(self, operations: Sequence[LaneOperation]) -> None:
        """Settle for values in one order that in which the most of them are made; of several the order of lanes."""
        found: dict[Term, Counter[Order]] = {}
        for each in operations:
            if each.moves is None:
                continue
            of = next((self._first(value) for value in each.operands if not self._any(value)), None)
            if of in found and of not in self._orders:
                self._settle(of, found[of])
            made = moved(self.of_operands(each.operands), each.moves)
            found.setdefault(self._first(each.result), Counter())[made] += 1
        for value, counts in found.items():
            if value not in self._orders:
                self._settle(value, counts)

    def _settle(self, value: Term, counts: Counter[Order]) -> None:
        self._orders[value] = max(counts, key=lambda order: (counts[order], order == self._own))

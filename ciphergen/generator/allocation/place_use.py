"""The use of places over time: when each register, or each slot of the stack, holds a value."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from ciphergen.backends.machine.target import Register
from ciphergen.generator.liveness import Segment
from ciphergen.generator.machine import Slot

Place = TypeVar("Place", Register, Slot)


class PlaceUse(Generic[Place]):
    """The values that each register or stack slot holds, as sorted disjoint segments: their starts and their ends."""

    def __init__(self) -> None:
        self._held: dict[Place, tuple[list[int], list[int]]] = {}

    def free(self, place: Place, wanted: Sequence[Segment]) -> bool:
        """Return True if the place holds no value in any of the segments."""
        return next(self.all_free((place,), wanted), None) is not None

    def all_free(self, places: Iterable[Place], wanted: Sequence[Segment]) -> Iterator[Place]:
        """Yield those of the places that hold no value in any of the segments."""
        held, nothing = self._held, (list[int](), list[int]())
        for place in places:  # one of the busiest places: a call for each register takes twice as long
            starts, ends = held.get(place, nothing)
            for start, end in wanted:
                i = bisect_left(starts, start)
                if (i < len(starts) and starts[i] < end) or (i and ends[i - 1] > start):
                    break
            else:
                yield place

    def idle(self, place: Place, at: int) -> int | None:
        """Return the point at which the place's last value before `at` died; None if it held no value before."""
        starts, ends = self._held.get(place, ((), ()))
        i = bisect_left(starts, at)
        return ends[i - 1] if i else None

    def take(self, place: Place, wanted: Sequence[Segment]) -> None:
        starts, ends = self._held.setdefault(place, ([], []))
        for start, end in wanted:
            i = bisect_left(starts, start)
            starts.insert(i, start)
            ends.insert(i, end)

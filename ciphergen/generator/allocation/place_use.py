"""The use of places over time: when each register, or each slot of the stack, holds a value."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
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
        found = self._held.get(place)
        if found is None:
            return True
        starts, ends = found
        for start, end in wanted:
            i = bisect_left(starts, start)
            if i < len(starts) and starts[i] < end:
                return False
            if i > 0 and ends[i - 1] > start:
                return False
        return True

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

"""The use of places over time: when each register, or each slot of the stack, holds a value."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from ciphergen.backends.machine.target import Register
from ciphergen.generator.liveness import Segment
from ciphergen.generator.machine import Slot

Place = TypeVar("Place", Register, Slot)


@dataclass(slots=True)
class _HeldSegments:
    """The segments of a place, disjoint and sorted: their starts and their ends; and the last that was in the way of a
    value, or was taken. Values come in about the order of their starts, so that it is often in the way of the next."""

    starts: list[int] = field(default_factory=list[int])
    ends: list[int] = field(default_factory=list[int])
    start: int = 0
    end: int = 0

    def holds(self, wanted: Sequence[Segment]) -> bool:
        """Return True if there is a value in one of the segments."""
        starts, ends = self.starts, self.ends
        for start, end in wanted:
            i = bisect_left(starts, start)
            if i and ends[i - 1] > start:
                self.start, self.end = starts[i - 1], ends[i - 1]
                return True
            if i < len(starts) and starts[i] < end:
                self.start, self.end = starts[i], ends[i]
                return True
        return False

    def add(self, wanted: Sequence[Segment]) -> None:
        """Add segments that overlap with none of these."""
        for start, end in wanted:
            i = bisect_left(self.starts, start)
            self.starts.insert(i, start)
            self.ends.insert(i, end)
        self.start, self.end = wanted[-1]


class PlaceUse(Generic[Place]):
    """The values that each register or stack slot holds."""

    def __init__(self) -> None:
        self._held: dict[Place, _HeldSegments] = {}

    def free(self, place: Place, wanted: Sequence[Segment]) -> bool:
        """Return True if the place holds no value in any of the segments."""
        return next(self.all_free((place,), wanted), None) is not None

    def all_free(self, places: Iterable[Place], wanted: Sequence[Segment]) -> Iterator[Place]:
        """Yield those of the places that hold no value in any of the segments."""
        get, first = self._held.get, wanted[0][0]
        for place in places:  # one of the busiest loops, which almost always ends at the first comparison
            held = get(place)
            if held is None or (not held.start <= first < held.end and not held.holds(wanted)):
                yield place

    def idle(self, place: Place, at: int) -> int | None:
        """Return the point at which the place's last value before `at` died; None if it held no value before."""
        held = self._held.get(place)
        i = bisect_left(held.starts, at) if held else 0
        return held.ends[i - 1] if held and i else None

    def take(self, place: Place, wanted: Sequence[Segment]) -> None:
        held = self._held.get(place)
        if held is None:
            held = self._held[place] = _HeldSegments()
        held.add(wanted)

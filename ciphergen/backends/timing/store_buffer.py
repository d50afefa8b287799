"""Rocket's store buffer: a store reaches the data cache's memory only when no load needs it.

A load or store that starts to execute in cycle t looks up the tags in t + 1. A store is in the buffer's first
place from t + 2, goes on to the second when that is free, and leaves in a cycle in which no load starts. If
both places are taken and a third store comes, the oldest is forced out, and a load that starts in that cycle
is stopped; so is one that finds bytes of its own in the buffer.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

_LINE_BITS = 0x1FF  # compared: bits 3 to 11 of an address
_WORD = 8  # bytes of the cache's memory that are read at once
_KEPT = 5  # cycles that the past matters


class Access(NamedTuple):
    """A load, or a store if `store`: address and size in bytes."""

    store: bool
    address: int
    size: int

    def meets(self, other: Access) -> bool:
        """Return True if the cache takes both accesses to touch the same byte."""
        mine, its = self.address % _WORD, other.address % _WORD
        same = (self.address ^ other.address) >> 3 & _LINE_BITS == 0
        return same and mine < its + other.size and its < mine + self.size


@dataclass
class StoreBuffer:
    """The store buffer, with its state before cycle `now`; loads and stores are told in the order in which they
    start."""

    now: int = 0
    first: Access | None = None
    second: Access | None = None
    started: dict[int, Access] = field(default_factory=dict)

    def copy(self) -> StoreBuffer:
        return replace(self, started=dict(self.started))

    def start(self, time: int, access: Access) -> None:
        """Record an access that starts to execute."""
        self.started[time] = access

    def _store(self, time: int) -> Access | None:
        access = self.started.get(time)
        return access if access is not None and access.store else None

    def advance(self, time: int) -> bool:
        """Advance to the cycle after `time`; return True if a store was forced out in cycle `time`."""
        forced = False
        while self.now <= time:
            self.first = self.first or self._store(self.now - 2)
            starts = self.started.get(self.now)
            full = self.first is not None and self.second is not None
            forced = full and self._store(self.now - 1) is not None
            waiting = self.first is not None or self.second is not None
            leaves = forced or (waiting and (starts is None or starts.store))
            if self.first is not None and (self.second is not None) == leaves:
                self.first, self.second = None, self.first
            elif leaves:
                self.first = self.second = None
            self.now += 1
            self.started.pop(self.now - _KEPT, None)
        return forced

    def stops(self, time: int) -> bool:
        """Return True if the load that starts at a time must be fetched again."""
        load = self.started[time]
        forced = self.advance(time)
        behind = self.first or self._store(time - 1)
        return forced or any(s is not None and s.meets(load) for s in (behind, self.second))

    def pending(self, time: int) -> int:
        """Return the number of stores in the buffer when an access starts at a time."""
        return ((self.first or self._store(time - 2)) is not None) + (self.second is not None)

    def forget(self, time: int) -> None:
        """Forget the accesses that started at a time or later, which the core has flushed."""
        self.started = {t: access for t, access in self.started.items() if t < time}

    def resume(self, time: int, access: Access) -> None:
        """Resume a stopped load, which goes through at `time`."""
        self.advance(time - 1)
        self.started[time] = access
        self.advance(time)

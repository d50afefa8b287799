"""Next uses of values, by which Belady's rule decides which of them loses its register."""

from __future__ import annotations

from ciphergen.generator.machine import VReg

NEVER = 1 << 60


class Uses:
    """The reads and writes of a block: where values are read and written, asked for from its first instruction to its
    last."""

    def __init__(self) -> None:
        self._reads: dict[VReg, list[int]] = {}
        self._writes: dict[VReg, list[int]] = {}

    def note(self, value: VReg, at: int, *, written: bool) -> None:
        """Record a read or write of a value; calls go from the last instruction of the block to the first."""
        (self._writes if written else self._reads).setdefault(value, []).append(at)

    def next(self, value: VReg, at: int) -> int:
        """Return the next instruction behind `at` that reads the value; `NEVER` if a write comes first."""
        read, write = self._after(self._reads, value, at), self._after(self._writes, value, at)
        return read if read <= write else NEVER

    def rewritten(self, value: VReg, at: int) -> bool:
        """Return True if the value is written after `at` before its next read."""
        write = self._after(self._writes, value, at)
        return write != NEVER and write < self._after(self._reads, value, at)

    @staticmethod
    def _after(found: dict[VReg, list[int]], value: VReg, at: int) -> int:
        waiting = found.get(value, [])
        while waiting and waiting[-1] <= at:
            waiting.pop()
        return waiting[-1] if waiting else NEVER

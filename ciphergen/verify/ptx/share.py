"""The share of a thread: which blocks it does, and when.

A thread does one block, that of its number in the launch. Or it does several: each warp a group of blocks one after the
other, of which thread l of the warp does blocks l, l + 32, ...; groups that are not whole are left to other launches.
The number of a thread's first block is then a variable, and what it is in bits of the thread's number a fact, so that
addresses are sums, as elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ciphergen.dsl.term import Term, const, eq, ult, zext
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.ptx.variables import SharedMemory
from ciphergen.verify.variables import symbol


def thread_number(kind: str, axis: str = "x") -> Term:
    """Return the value of a special register: tid, ntid, ctaid or nctaid, of an axis."""
    return symbol("launch", 32, Secrecy.PUBLIC, kind, axis)


def thread_value(group: SharedMemory | None, kind: str, axis: str = "x") -> Term:
    """Return what a special register holds. group: of threads whose number is known, so that a number in it has as few
    bits as it needs."""
    if group is not None and (kind, axis) == ("ntid", "x"):
        return const(group.threads, 32)
    if group is not None and (kind, axis) == ("tid", "x"):
        return zext(group.thread, 32)
    return thread_number(kind, axis)


def first_thread() -> Term:
    """Return the variable for the number of the first thread of a group in the launch."""
    return symbol("launch", 64, Secrecy.PUBLIC, "first")


def thread_index(group: SharedMemory | None = None) -> Term:
    """Return the number of a thread in the launch. group: as in `thread_value`."""
    return first_thread() + zext(thread_value(group, "tid"), 64)


@dataclass(frozen=True)
class Share:
    """The share of a thread: so many blocks, a power of two. warp: the threads of one. turns: the group of threads
    whose number is known, that may take turns, each as many blocks on as the launch has threads."""

    blocks: int
    warp: int
    turns: SharedMemory | None = None

    @property
    def loops(self) -> bool:
        """Return True if a thread may take turns: behind a barrier."""
        return self.turns is not None and self.turns.meets

    @property
    def thread(self) -> Term:
        """Return the number of the thread in the launch."""
        return thread_index(self.turns)

    @property
    def stride(self) -> Term:
        """Return the number of threads of the launch, where that of a group is known."""
        assert self.turns is not None
        return zext(thread_number("nctaid"), 64) * self.turns.threads

    @property
    def group(self) -> int:
        """Return the blocks that a warp does, or a thread that does one."""
        return self.blocks * self.warp if self.blocks > 1 else 1

    @property
    def numbers(self) -> Sequence[int]:
        """Return the numbers of the blocks, from the first of the thread on."""
        return range(0, self.blocks * self.warp, self.warp)

    @cached_property
    def first(self) -> Term:
        """Return the number of the thread's first block."""
        return symbol("launch", 64, Secrecy.PUBLIC, "block") if self.blocks > 1 else self.thread

    @property
    def definition(self) -> Term:
        """Return the same by the thread's number."""
        if self.blocks == 1:
            return self.thread
        number, low = self.thread, self.warp.bit_length() - 1
        return (number >> low) * self.group + (number & (self.warp - 1))

    @property
    def facts(self) -> Sequence[Term]:
        """Return what the variable of the first block is."""
        return (eq(self.first, self.definition),) if self.blocks > 1 else ()

    def due(self, count: Term, unit: int) -> Term:
        """Return the 1-bit term for: the thread has its blocks to do. count: of all blocks, each of which adds `unit`,
        a power of two."""
        low, whole = self.warp.bit_length() - 1, (self.group * unit).bit_length() - 1
        return ult(self.thread >> low, count >> whole)

    @property
    def begun(self) -> Term:
        """Return how many blocks the warps before the thread's do."""
        return (self.thread >> self.warp.bit_length() - 1) * self.group

    def counter(self, counter: Sequence[Term]) -> tuple[Term, ...]:
        """Return the bytes of a counter as a launch is promised it: where threads do several blocks, it is a multiple
        of a group. counter: its bytes, the highest first."""
        low, found = self.group.bit_length() - 1, list[Term]()
        for number, byte in enumerate(reversed(counter)):
            zeros = min(max(low - 8 * number, 0), 8)
            found.append(byte if not zeros else const(0, 8) if zeros == 8 else byte & (256 - (1 << zeros)))
        return tuple(reversed(found))

"""The ready list of list scheduling: which instructions can be next, and how many registers hold values that are
still needed."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from ciphergen.backends.machine.target import Target
from ciphergen.generator.liveness import reads, writes
from ciphergen.generator.machine import Inst, Reg

Rank = TypeVar("Rank", bound=tuple[object, ...])


@dataclass(frozen=True)
class _Needed:
    """Registers of a block. reads, writes: by instruction; live: before the block; uses: how often a value is still
    needed; leaves: by instruction, the registers whose value it leaves to what comes behind the block."""

    reads: list[tuple[Reg, ...]]
    writes: list[tuple[Reg, ...]]
    live: Collection[Reg]
    uses: Counter[Reg]
    leaves: Mapping[int, Sequence[Reg]]


def _needed(
    insts: Sequence[Inst], live_in: Collection[Reg], live_out: Iterable[Reg], target: Target, *, exact: bool
) -> _Needed:
    read, written = [reads(inst, target) for inst in insts], [writes(inst, target) for inst in insts]
    uses = Counter(register for registers in read for register in registers)
    last = {register: i for i, registers in enumerate(written) for register in registers} if exact else {}
    leaves: dict[int, list[Reg]] = {}
    for register in live_out:
        if register in last:
            leaves.setdefault(last[register], []).append(register)
        else:
            uses[register] += 1
    return _Needed(read, written, live_in, uses, leaves)


def ready_list(
    insts: Sequence[Inst],
    needs: Sequence[Mapping[int, int]],
    live_in: Collection[Reg],
    live_out: Iterable[Reg],
    target: Target,
    *,
    exact: bool = False,
) -> Ready[Rank]:
    """Return the state of a block of which no instruction is issued.

    Args:
        insts: in their old order.
        needs: by instruction, those that it must follow, each with the cycles between.
        live_in, live_out: live before and after the block.
        exact: whether a value that is live behind the block is told apart from an earlier one in its register (a
            loop's state, read before its next value is written), which then counts no longer than it is read.
    """
    users: list[list[tuple[int, int]]] = [[] for _ in insts]
    for i, need in enumerate(needs):
        for on, cycles in need.items():
            users[on].append((i, cycles))
    needed = _needed(insts, live_in, live_out, target, exact=exact)
    return Ready[Rank](insts, [len(need) for need in needs], users, needed)


class Ready(Generic[Rank]):
    """The state of a block while its instructions are put in order, before the next one is chosen.

    Attributes:
        users: by instruction, those that must follow it, with the cycles between.
        ready: when the operands of each are there, as far as it is known.
        rank: what candidates are sorted by; set with `start`.
        candidates: the ranks of those that wait for nothing but time.
    """

    def __init__(
        self, insts: Sequence[Inst], waiting: Sequence[int], users: list[list[tuple[int, int]]], registers: _Needed
    ) -> None:
        self.insts = insts
        self.reads, self.writes = registers.reads, registers.writes
        self.users = users
        self.ready = [0.0] * len(insts)
        self.rank: Sequence[Rank] = ()
        self.candidates: list[Rank] = []
        self._waiting = list(waiting)
        self._uses, self._leaves = registers.uses, registers.leaves
        self._live = set(registers.live)
        self._count = Counter(register.file for register in registers.live)

    def start(self, rank: Sequence[Rank]) -> None:
        """Store the rank of instructions and the first candidates."""
        self.rank = rank
        self.candidates = sorted(rank[i] for i in range(len(self.insts)) if not self._waiting[i])

    def full(self, limits: Mapping[str, int]) -> list[str]:
        """Return the register files in which as many registers are live as their limit allows."""
        return [file for file, limit in limits.items() if self._count[file] >= limit]

    def growth(self, i: int, file: str) -> int:
        """Return the increase of live registers of a file by an instruction."""
        live, uses, count = self._live, self._uses, 0
        for r in self.writes[i]:  # one of the busiest places: loops are twice as fast as sums of generators
            count += r.file == file and r not in live
        for r in self.reads[i]:
            count -= r.file == file and uses[r] == 1
        return count

    def issue(self, i: int, now: float) -> None:
        """Issue an instruction at time `now`: update live registers and candidates."""
        self.candidates.remove(self.rank[i])
        for register in self.reads[i]:
            self._uses[register] -= 1
            if not self._uses[register] and register in self._live:
                self._live.discard(register)
                self._count[register.file] -= 1
        if i in self._leaves:
            self._uses.update(self._leaves[i])
        for register in self.writes[i]:
            if self._uses[register] > 0 and register not in self._live:
                self._live.add(register)
                self._count[register.file] += 1
        for user, cycles in self.users[i]:
            self._waiting[user] -= 1
            self.ready[user] = max(self.ready[user], now + cycles)
            if not self._waiting[user]:
                insort(self.candidates, self.rank[user])

"""What list scheduling keeps of a block: which instructions can be next, and how many registers hold values that are
still needed."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from ciphergen.backends.machine.target import Target
from ciphergen.generator.liveness import reads, writes
from ciphergen.generator.machine import Inst, Reg

Rank = TypeVar("Rank", bound=tuple[object, ...])


class Ready(Generic[Rank]):
    """The state of a block while its instructions are put in order, before the next one is chosen.

    Args:
        insts: in their old order.
        needs: by instruction, those that it must follow, each with the cycles between.
        live_in, live_out: live before and after the block.
        exact: whether a value that is live behind the block is told apart from an earlier one in its register (a
            loop's state, read before its next value is written), which then counts no longer than it is read.

    Attributes:
        users: by instruction, those that must follow it, with the cycles between.
        ready: when the operands of each are there, as far as it is known.
        rank: what candidates are sorted by; set with `start`.
        candidates: the ranks of those that wait for nothing but time.
    """

    def __init__(
        self,
        insts: Sequence[Inst],
        needs: Sequence[Mapping[int, int]],
        live_in: Iterable[Reg],
        live_out: Iterable[Reg],
        target: Target,
        *,
        exact: bool = False,
    ) -> None:
        self.insts = insts
        self.reads = [reads(inst, target) for inst in insts]
        self.writes = [writes(inst, target) for inst in insts]
        self._waiting = [len(need) for need in needs]
        self.users: list[list[tuple[int, int]]] = [[] for _ in insts]
        for i, need in enumerate(needs):
            for on, cycles in need.items():
                self.users[on].append((i, cycles))
        self.ready = [0.0] * len(insts)
        self._uses = Counter(register for registers in self.reads for register in registers)
        last = {register: i for i, registers in enumerate(self.writes) for register in registers} if exact else {}
        # By instruction, the registers whose value it leaves to what comes behind the block.
        self._leaves: dict[int, list[Reg]] = {}
        for register in live_out:
            if register in last:
                self._leaves.setdefault(last[register], []).append(register)
            else:
                self._uses[register] += 1
        self._live = set(live_in)
        self._count = Counter(register.file for register in live_in)
        self.rank: Sequence[Rank] = ()
        self.candidates: list[Rank] = []

    def start(self, rank: Sequence[Rank]) -> None:
        """Store the rank of instructions and the first candidates."""
        self.rank = rank
        self.candidates = sorted(rank[i] for i in range(len(self.insts)) if not self._waiting[i])

    def full(self, limits: Mapping[str, int]) -> list[str]:
        """Return the register files in which as many registers are live as their limit allows."""
        return [file for file, limit in limits.items() if self._count[file] >= limit]

    def growth(self, i: int, file: str) -> int:
        """Return the increase of live registers of a file by an instruction."""
        made = sum(r not in self._live for r in self.writes[i] if r.file == file)
        return made - sum(self._uses[r] == 1 for r in self.reads[i] if r.file == file)

    def issue(self, i: int, now: float) -> None:
        """Issue an instruction at time `now`: update live registers and candidates."""
        self.candidates.remove(self.rank[i])
        for register in self.reads[i]:
            self._uses[register] -= 1
            if not self._uses[register] and register in self._live:
                self._live.discard(register)
                self._count[register.file] -= 1
        self._uses.update(self._leaves.get(i, ()))
        for register in self.writes[i]:
            if self._uses[register] > 0 and register not in self._live:
                self._live.add(register)
                self._count[register.file] += 1
        for user, cycles in self.users[i]:
            self._waiting[user] -= 1
            self.ready[user] = max(self.ready[user], now + cycles)
            if not self._waiting[user]:
                insort(self.candidates, self.rank[user])

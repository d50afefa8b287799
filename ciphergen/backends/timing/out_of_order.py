"""The pipeline model of superscalar cores: pipes, and how long instructions take in them.

Pipes are read off the rows' costs: of instructions that take 1/n cycles of issue, n start in a cycle. Loads, stores,
branches and each register file have pipes of their own, but on some cores loads and stores share theirs. A core that
works out of order starts, of the next `window` instructions, the oldest whose operands have arrived and whose pipe is
free. Instructions that the core fuses start as one. Renaming, caches and branches are taken to be perfect, and what is
stored is not waited for.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import Protocol, TypeVar

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.instruction_row import Cost, InstructionRow
from ciphergen.backends.timing.in_order import ExecutedInstruction

# The kind of pipe that an instruction needs, and what it costs.
Demand = tuple[str, Cost]


def kind(row: InstructionRow, core: Core) -> str:
    """Return the kind of pipe that an instruction needs."""
    effects = row.effects
    if effects.loads or effects.stores:
        return "load" if effects.loads or core.one_memory else "store"
    return row.operands[effects.writes[0][0]].file if effects.writes else "jump"


class Pipes:
    """The execution pipes: for each kind, when they are free."""

    def __init__(self) -> None:
        self._free: dict[str, list[float]] = {}

    def start(self, kind: str, spent: Cost, earliest: float) -> float:
        """Return the cycle in which an instruction can start."""
        return max(earliest, min(self._mine(kind, spent)[: usable(spent.throughput)]))

    def take(self, kind: str, spent: Cost, now: float) -> None:
        """Start an instruction, as the function `take` does."""
        mine = self._mine(kind, spent)
        take(mine, usable(spent.throughput), max(1.0, spent.throughput), now)

    def _mine(self, kind: str, spent: Cost) -> list[float]:
        """Return the free times of the pipes of a kind, as many at least as an instruction can use."""
        pipes, count = self._free.setdefault(kind, []), usable(spent.throughput)
        pipes += [0.0] * (count - len(pipes))
        return pipes


def take(free: list[float], count: int, spent: float, now: float) -> None:
    """Start an instruction on the last free pipe of the first `count`: every instruction of a kind can use the first
    pipes, only some the last ones. free: when each pipe is free; spent: cycles for which the instruction takes one."""
    pipe = count - 1
    while pipe >= 0 and free[pipe] > now:
        pipe -= 1
    if pipe < 0:
        pipe = free.index(min(free[:count]))
    free[pipe] = max(now, free[pipe]) + spent


@cache
def usable(throughput: float) -> int:
    """Return how many pipes can take an instruction."""
    return max(1, round(1 / throughput)) if throughput else 1


class _Started(Protocol):
    """An instruction, and the registers that it reads and writes."""

    @property
    def row(self) -> InstructionRow: ...
    @property
    def reads(self) -> Sequence[Hashable]: ...
    @property
    def writes(self) -> Sequence[Hashable]: ...


_Any = TypeVar("_Any", bound=_Started)


def started(insts: Sequence[_Any], core: Core) -> list[_Any]:
    """Return the instructions that start by themselves: all but the second of each pair that the core fuses."""
    found = list(insts[:1])
    for first, second in pairwise(insts):
        fused = (first.row.name, second.row.name) in core.fused
        if not (fused and set(second.reads) == set(second.writes) == set(first.writes)):
            found.append(second)
    return found


def cycles(steps: Sequence[ExecutedInstruction], core: Core) -> float:
    """Return the cycles from the first executed instruction to the last, from a state with every operand ready."""
    steps = started(steps, core)
    demands = [(kind(step.row, core), step.row.cost[core.name]) for step in steps]
    return max(retired(demands, values((step.reads, step.writes) for step in steps), core), default=0.0)


def values(accesses: Iterable[tuple[Iterable[Hashable], Iterable[Hashable]]]) -> list[list[int]]:
    """Return for each instruction, by registers read and written, the earlier instructions whose results it needs."""
    writer: dict[Hashable, int] = {}
    found: list[list[int]] = []
    for i, (reads, writes) in enumerate(accesses):
        found.append([writer[register] for register in reads if register in writer])
        writer.update(dict.fromkeys(writes, i))
    return found


def retired(demands: Sequence[Demand], needs: Sequence[Sequence[int]], core: Core) -> list[float]:
    """Return the cycle in which each instruction retires: it and all before it have started. needs: as `values` has
    them."""
    flight = _Flight(demands, needs)
    found: list[float] = []
    now, entered = 0.0, 0
    while len(found) < len(demands):
        room = min(core.issue_width, len(found) + max(core.window, core.issue_width) - entered)
        for _ in range(min(room, len(demands) - entered)):
            flight.expect(entered)
            entered += 1
        flight.turn(now, in_order=not core.window)
        now += 1
        found += [now] * (flight.oldest() - len(found))
    return found


def _users(needs: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return for each instruction the later ones that need its result, once for each operand."""
    found: list[list[int]] = [[] for _ in needs]
    for i, need in enumerate(needs):
        for on in need:
            found[on].append(i)
    return found


class _Queue:
    """The instructions that need the same pipes for as long. waiting: those whose operands have arrived, as a heap;
    free: when each pipe of their kind is free, of which they can use the first `count`; latency: until their results
    are there; spent: how long they take a pipe."""

    __slots__ = ("count", "free", "latency", "spent", "waiting")

    def __init__(self, free: list[float], spent: Cost) -> None:
        self.free, self.count, self.latency = free, usable(spent.throughput), spent.latency
        self.spent, self.waiting = max(1.0, spent.throughput), list[int]()
        free += [0.0] * (self.count - len(free))

    def able(self, now: float) -> bool:
        """Return True if a pipe is free."""
        return any(until <= now for until in self.free[: self.count])


class _Flight:
    """The instructions in flight. Those whose operands have arrived wait by what they wait for."""

    def __init__(self, demands: Sequence[Demand], needs: Sequence[Sequence[int]]) -> None:
        pipes: dict[str, list[float]] = {}
        queues = {demand: _Queue(pipes.setdefault(demand[0], []), demand[1]) for demand in dict.fromkeys(demands)}
        self.queue = [queues[demand] for demand in demands]
        self.queues = list(queues.values())
        self.missing = [len(need) + 1 for need in needs]  # operands that are not on their way, and its own entry
        self.arrived = [0.0] * len(needs)
        self.users = _users(needs)
        self.started = [False] * len(needs)
        self.later: list[tuple[float, int]] = []
        self._oldest = 0

    def oldest(self) -> int:
        """Return the oldest instruction that has not started."""
        while self._oldest < len(self.started) and self.started[self._oldest]:
            self._oldest += 1
        return self._oldest

    def expect(self, i: int) -> None:
        """Count down what an instruction waits for; queue the instruction once nothing is missing."""
        self.missing[i] -= 1
        if not self.missing[i]:
            heappush(self.later, (self.arrived[i], i))

    def turn(self, now: float, *, in_order: bool) -> None:
        """Start the instructions of one cycle that can start, the oldest first."""
        while True:
            while self.later and self.later[0][0] <= now:
                i = heappop(self.later)[1]
                heappush(self.queue[i].waiting, i)
            first: _Queue | None = None
            for queue in self.queues:  # one of the busiest places: the oldest is looked for before its pipe is
                if queue.waiting and (first is None or queue.waiting[0] < first.waiting[0]) and queue.able(now):
                    first = queue
            if first is None or (in_order and first.waiting[0] != self.oldest()):
                return
            self._start(first, now)

    def _start(self, queue: _Queue, now: float) -> None:
        i = heappop(queue.waiting)
        take(queue.free, queue.count, queue.spent, now)
        self.started[i] = True
        for user in self.users[i]:
            self.arrived[user] = max(self.arrived[user], now + queue.latency)
            self.expect(user)

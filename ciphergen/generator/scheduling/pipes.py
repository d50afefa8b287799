"""A model of cores that start several instructions in a cycle: pipes, and how long code takes in them.

Pipes are read off the rows' costs: of instructions that take 1/n cycles of issue, n start in a cycle. A core that works
out of order starts, of the next `window` instructions, the oldest whose operands have arrived and whose pipe is free.
Renaming, caches and branches are taken to be perfect.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.row import Cost
from ciphergen.backends.target import Core, Target
from ciphergen.generator.liveness import reads, writes
from ciphergen.generator.machine import Block, Inst, Reg
from ciphergen.generator.scheduling.schedule import cost

_TURNS = 2  # of a block, one after the other; the last one's time is taken


def unit(inst: Inst) -> str:
    """The kind of pipe that an instruction needs."""
    effects = inst.row.effects
    if effects.loads or effects.stores:
        return "load" if effects.loads else "store"
    return inst.writes[0].file if inst.writes else "jump"


class Pipes:
    """When the pipes of each kind are free."""

    def __init__(self) -> None:
        self._free: dict[str, list[float]] = {}

    def start(self, kind: str, spent: Cost, earliest: float) -> float:
        """When an instruction can start."""
        return max(earliest, min(self._mine(kind, spent)))

    def take(self, kind: str, spent: Cost, now: float) -> None:
        """An instruction starts; it takes the last of its pipes that is free, since all instructions can use the
        first ones' like but not the other way round."""
        mine = self._mine(kind, spent)
        pipe = max((p for p, free in enumerate(mine) if free <= now), default=mine.index(min(mine)))
        self._free[kind][pipe] = max(now, mine[pipe]) + max(1.0, spent.throughput)

    def _mine(self, kind: str, spent: Cost) -> list[float]:
        """When the pipes are free that an instruction can use: the first of its kind."""
        count = max(1, round(1 / spent.throughput)) if spent.throughput else 1
        pipes = self._free.setdefault(kind, [])
        pipes += [0.0] * (count - len(pipes))
        return pipes[:count]


def cycles(block: Block, target: Target, core: Core) -> float:
    """Cycles that the core takes for a block that follows itself."""
    insts = [inst for inst in block.insts if not inst.move]
    if not insts:
        return 0.0
    ends = _run(insts * _TURNS, _values(insts * _TURNS, target), core)
    return ends[-1] - ends[len(insts) * (_TURNS - 1) - 1]


def _values(insts: Sequence[Inst], target: Target) -> list[list[int]]:
    """For each instruction those whose results it needs."""
    writer: dict[Reg, int] = {}
    found: list[list[int]] = []
    for i, inst in enumerate(insts):
        found.append([writer[register] for register in reads(inst, target) if register in writer])
        writer.update((register, i) for register in writes(inst, target))
    return found


def _run(insts: Sequence[Inst], needs: Sequence[Sequence[int]], core: Core) -> list[float]:
    """When each instruction is retired: it has started, and so have all before it."""
    pipes, kinds, costs = Pipes(), [unit(inst) for inst in insts], [cost(inst, core) for inst in insts]
    started: list[float | None] = [None] * len(insts)
    retired: list[float] = []
    waiting: list[int] = []
    now, entered = 0.0, 0
    while len(retired) < len(insts):
        room = min(core.issue_width, len(retired) + max(core.window, core.issue_width) - entered)
        new = range(entered, min(entered + max(0, room), len(insts)))
        waiting += new
        entered += len(new)
        left: list[int] = []
        for at, i in enumerate(waiting):
            arrived = all((t := started[on]) is not None and t + costs[on].latency <= now for on in needs[i])
            if arrived and pipes.start(kinds[i], costs[i], now) <= now:
                pipes.take(kinds[i], costs[i], now)
                started[i] = now
            elif core.window:
                left.append(i)
            else:
                left = waiting[at:]
                break
        waiting = left
        now += 1
        while len(retired) < len(insts) and started[len(retired)] is not None:
            retired.append(now)
    return retired

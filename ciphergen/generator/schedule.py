"""List scheduling: the order of the instructions of each block, for one core.

A cycle at a time, the first instruction whose operands have arrived is issued. Selection's order makes
operands just before their use, so this keeps few values live and moves up only what fills a wait. When as
many values are live as there are registers, only instructions that need no more of them are issued.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ciphergen.backends.row import Cost
from ciphergen.backends.target import Core, Target
from ciphergen.generator.liveness import analyse, reads, writes
from ciphergen.generator.machine import Block, Function, Inst, Reg

# Memory that cannot overlap other memory: key and round keys are no block's input or output (the interface
# forbids it). Input and output may be the same.
_SEPARATE = {"in": "data", "out": "data", "": "data"}


def cost(inst: Inst, core: Core) -> Cost:
    """An instruction's cost; a copy costs nothing, since the allocator will remove it."""
    return Cost(0, 0.0) if inst.move else inst.row.cost[core.name]


@dataclass
class Dependence:
    """The instructions that one must follow, each with the cycles between."""

    after: dict[int, int] = field(default_factory=dict)

    def add(self, on: int, cycles: int) -> None:
        self.after[on] = max(cycles, self.after.get(on, 0))


def dependences(insts: Sequence[Inst], target: Target, core: Core) -> list[Dependence]:
    """For each instruction of a block what it must follow: values, order of writes, order of memory."""
    found = [Dependence() for _ in insts]
    writer: dict[Reg, int] = {}
    readers: dict[Reg, list[int]] = {}
    stores: dict[str, int] = {}
    loads: dict[str, list[int]] = {}
    for i, inst in enumerate(insts):
        for register in reads(inst, target):
            if register in writer:
                found[i].add(writer[register], cost(insts[writer[register]], core).latency)
        for register in writes(inst, target):
            for earlier in (*readers.pop(register, []), *([writer[register]] if register in writer else [])):
                if earlier != i:
                    found[i].add(earlier, 0)
            writer[register] = i
        for register in reads(inst, target):
            readers.setdefault(register, []).append(i)
        effects = inst.row.effects
        place = _SEPARATE.get(inst.memory, inst.memory)
        if effects.loads or effects.stores:
            earlier_accesses = [stores[place]] if place in stores else []
            if effects.stores:
                earlier_accesses += loads.pop(place, [])
                stores[place] = i
            else:
                loads.setdefault(place, []).append(i)
            for earlier in earlier_accesses:
                found[i].add(earlier, 0)
        if effects.jumps:
            for earlier in range(i):
                found[i].add(earlier, 0)
    return found


class _List:
    """The state of scheduling one block."""

    def __init__(self, insts: Sequence[Inst], live_out: Sequence[Reg], target: Target, core: Core,
                 limits: Mapping[str, int], live_in: Sequence[Reg]) -> None:
        self.insts, self.target, self.core, self.limits = insts, target, core, limits
        self.needs = dependences(insts, target, core)
        self.waiting = [len(need.after) for need in self.needs]
        self.users: list[list[tuple[int, int]]] = [[] for _ in insts]
        for i, need in enumerate(self.needs):
            for on, cycles in need.after.items():
                self.users[on].append((i, cycles))
        self.ready = [0.0] * len(insts)
        self.uses: dict[Reg, int] = dict.fromkeys(live_out, 1)
        for inst in insts:
            for register in reads(inst, target):
                self.uses[register] = self.uses.get(register, 0) + 1
        self.live = dict.fromkeys(live_in)

    def growth(self, i: int, file: str) -> int:
        """By how many live registers of a file the instruction changes their number."""
        inst = self.insts[i]
        freed = sum(self.uses[r] == 1 for r in reads(inst, self.target) if r.file == file)
        made = sum(r not in self.live for r in writes(inst, self.target) if r.file == file)
        return made - freed

    def crowded(self) -> list[str]:
        """The files of which no register is free."""
        return [f for f, limit in self.limits.items() if sum(r.file == f for r in self.live) >= limit]

    def pick(self, candidates: Sequence[int], now: float) -> int | None:
        """The next instruction, None if all must wait."""
        arrived = [i for i in candidates if self.ready[i] <= now]
        full = self.crowded()
        if full:
            # Waiting a cycle is cheaper than a spill.
            thrifty = [i for i in candidates if all(self.growth(i, file) <= 0 for file in full)]
            if thrifty:
                arrived = [i for i in thrifty if self.ready[i] <= now]
        # Copies last: then what they copy has no later use, and both can be one register.
        return min(arrived, key=lambda i: (self.insts[i].move, i), default=None)

    def issue(self, i: int, now: float) -> None:
        inst = self.insts[i]
        for register in reads(inst, self.target):
            self.uses[register] -= 1
            if self.uses[register] == 0:
                self.live.pop(register, None)
        for register in writes(inst, self.target):
            if self.uses.get(register, 0) > 0:
                self.live[register] = None
        for user, cycles in self.users[i]:
            self.waiting[user] -= 1
            self.ready[user] = max(self.ready[user], now + cycles)

    def run(self) -> list[Inst]:
        candidates = [i for i, count in enumerate(self.waiting) if count == 0]
        order: list[Inst] = []
        now = 0.0
        while candidates:
            chosen = self.pick(candidates, now)
            if chosen is None:
                now = max(now + 1 / self.core.issue_width, min(self.ready[i] for i in candidates))
                continue
            candidates.remove(chosen)
            self.issue(chosen, now)
            candidates += [user for user, _ in self.users[chosen] if self.waiting[user] == 0]
            order.append(self.insts[chosen])
            now += cost(self.insts[chosen], self.core).throughput
        return order


def schedule(function: Function, target: Target, core: Core, limits: Mapping[str, int]) -> None:
    """Orders the instructions of every block. limits: live registers of each file worth having."""
    live = analyse(function, target)
    for index, block in enumerate(function.blocks):
        state = _List(block.insts, live.live_out[index], target, core, limits, live.live_in[index])
        block.insts = state.run()


def cycles(block: Block, target: Target, core: Core) -> float:
    """Cycles that the core takes for a block, from a state in which every operand is there."""
    now = 0.0
    needs = dependences(block.insts, target, core)
    issued: list[float] = []
    for inst, need in zip(block.insts, needs, strict=True):
        now = max([now, *(issued[on] + wait for on, wait in need.after.items())])
        issued.append(now)
        now += inst.row.cost[core.name].throughput
    return now

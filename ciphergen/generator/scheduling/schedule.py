"""List scheduling: the order of the instructions of each block, for one core.

A cycle at a time, the first instruction whose operands have arrived is issued. Selection's order makes
operands just before their use, so this keeps few values live and moves up only what fills a wait. When as
many values are live as there are registers, only instructions that need no more of them are issued.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.row import Cost
from ciphergen.backends.machine.target import Target
from ciphergen.backends.timing import in_order
from ciphergen.generator.liveness import analyse, reads, writes
from ciphergen.generator.machine import Block, Function, Inst, Reg
from ciphergen.generator.scheduling import predict
from ciphergen.generator.scheduling.ready import Ready, ready_list

# Memory that cannot overlap other memory: key and round keys are no block's input or output (the interface
# forbids it), and nobody writes what stands behind the code. Input and output may be the same. Code reads the frame by
# a pointer only in loops of its own, whose blocks touch no place of the frame by name.
_PRIVATE = frozenset({"frame", "key", "ks", "pool"})
_WINDOW = 64  # candidates looked at; more would move instructions further than is good for register pressure
_WAIT = (False, -1)


def place(inst: Inst) -> str:
    """Return the memory region that an instruction accesses; accesses to different regions never alias."""
    slot, kept = inst.slot(), inst.kept()
    if slot is not None:
        return f"stack {slot.file}{slot.number}"
    if kept is not None:
        return f"kept {kept.file}{kept.number}"
    return inst.memory if inst.memory in _PRIVATE else "data"


def cost(inst: Inst, core: Core) -> Cost:
    """Return the cost of an instruction; 0 for a copy, which the allocator will coalesce."""
    return Cost(0, 0.0) if inst.move else inst.row.cost[core.name]


@dataclass
class Dependence:
    """The instructions that one must follow, each with the cycles between."""

    after: dict[int, int] = field(default_factory=dict)

    def add(self, on: int, cycles: int) -> None:
        if self.after.get(on, -1) < cycles:
            self.after[on] = cycles


def dependences(insts: Sequence[Inst], target: Target, core: Core) -> list[Dependence]:
    """Return the dependences of each instruction in a block: read after write, order of writes, order of memory
    accesses."""
    found = [Dependence() for _ in insts]
    writer: dict[Reg, int] = {}
    readers: dict[Reg, list[int]] = {}
    stores: dict[str, int] = {}
    loads: dict[str, list[int]] = {}
    latency = [cost(inst, core).latency for inst in insts]
    for i, inst in enumerate(insts):
        add, read = found[i].add, reads(inst, target)
        for register in read:
            if register in writer:
                add(writer[register], latency[writer[register]])
        for register in writes(inst, target):
            for earlier in readers.pop(register, ()):
                if earlier != i:
                    add(earlier, 0)
            if register in writer:
                add(writer[register], 0)
            writer[register] = i
        for register in read:
            readers.setdefault(register, []).append(i)
        effects = inst.row.effects
        if effects.loads or effects.stores:
            where = place(inst)
            if where in stores:
                add(stores[where], 0)
            if effects.stores:
                for earlier in loads.pop(where, ()):
                    add(earlier, 0)
                stores[where] = i
            else:
                loads.setdefault(where, []).append(i)
        if effects.jumps:
            for earlier in range(i):
                add(earlier, 0)
    return found


def postponed(insts: Sequence[Inst]) -> list[bool]:
    """Return the copies to postpone: nothing in the block needs their result but other such copies. The source then has
    no later use, so both can share a register."""
    late = [False] * len(insts)
    needed: set[Reg] = set()
    for i in reversed(range(len(insts))):
        late[i] = insts[i].move and insts[i].copied[1] not in needed
        needed.difference_update(insts[i].writes)
        if not late[i]:
            needed.update(insts[i].reads)
    return late


class _NarrowList:
    """The state of scheduling one block. Candidates stand in their old order, those that are `postponed` last.
    overlapped: see `schedule_overlapped`."""

    def __init__(
        self,
        insts: Sequence[Inst],
        state: Ready[tuple[bool, int]],
        core: Core,
        limits: Mapping[str, int],
        *,
        exact: bool,
        overlapped: bool,
    ) -> None:
        self.insts, self.state, self.core, self.limits = insts, state, core, limits
        self.exact, self.overlapped = exact, overlapped
        self.streams = core.pipeline is not None and core.pipeline.streams

    def pick(self, now: float) -> tuple[bool, int] | None:
        """Return the candidate to issue next, None if all must wait. With full registers, take a candidate with a need
        for more registers last: a wait of a cycle is cheaper than a spill."""
        state, full, ready = self.state, self.state.full(self.limits), self.state.ready
        if not full:
            return next((c for c in state.candidates[:_WINDOW] if ready[c[1]] <= now), None)
        second: tuple[bool, int] | None = None
        for candidate in state.candidates[:_WINDOW]:
            arrived = ready[candidate[1]] <= now
            if not [file for file in full if state.growth(candidate[1], file) > 0]:
                if arrived:
                    return candidate
                second = _WAIT
            elif second is None and (arrived or self.exact):
                second = candidate if arrived else _WAIT
        return None if second == _WAIT else second

    def run_of_loads(self, order: Sequence[Inst], now: float) -> tuple[bool, int] | None:
        """Return a load to issue next to the load before it, if the core streams loads and no register file is full;
        None otherwise."""
        if not (self.streams and order and order[-1].row.effects.loads) or self.state.full(self.limits):
            return None
        waiting = (c for c in self.state.candidates[:_WINDOW] if self.insts[c[1]].row.effects.loads)
        return next((candidate for candidate in waiting if self.state.ready[candidate[1]] <= now), None)

    def run(self) -> list[Inst]:
        order: list[Inst] = []
        now, state = 0.0, self.state
        while state.candidates:
            chosen = self.run_of_loads(order, now) or self.pick(now)
            if chosen is None:
                now = max(now + 1 / self.core.issue_width, min(state.ready[i] for _, i in state.candidates[:_WINDOW]))
                continue
            state.issue(chosen[1], now)
            order.append(self.insts[chosen[1]])
            now += self.spent(self.insts[chosen[1]])
        return order

    def spent(self, inst: Inst) -> float:
        """Return the cycles from the issue of an instruction to the next issue."""
        if self.overlapped and not inst.move:
            return 1 / self.core.issue_width
        return cost(inst, self.core).throughput


def schedule(
    function: Function,
    target: Target,
    core: Core,
    limits: Mapping[str, int],
    *,
    exact: bool = False,
    overlapped: bool = False,
) -> Function:
    """Return the function with the instructions of every block scheduled by list scheduling. limits: live registers of
    each file worth having; exact: see `Ready`."""
    live = analyse(function, target)
    scheduled: list[list[Inst]] = []
    for block, live_in, live_out in zip(function.blocks, live.live_in, live.live_out, strict=True):
        needs = [need.after for need in dependences(block.insts, target, core)]
        state: Ready[tuple[bool, int]]
        state = ready_list(block.insts, needs, live_in, live_out, target, exact=exact)
        state.start([(late, i) for i, late in enumerate(postponed(block.insts))])
        scheduled.append(_NarrowList(block.insts, state, core, limits, exact=exact, overlapped=overlapped).run())
    return function.with_each(scheduled)


def schedule_overlapped(function: Function, target: Target, core: Core, limits: Mapping[str, int]) -> Function:
    """Schedule as `schedule` does, for code that keeps several kinds of pipes busy at the same time: each instruction
    takes an issue slot of the core, and its throughput on its pipe does not count."""
    return schedule(function, target, core, limits, overlapped=True)


def cycles(block: Block, target: Target, core: Core) -> float:
    """Return the predicted cycles of a block whose operands are ready at its start: by the core's pipeline model if it
    has one, else by the costs of the rows."""
    if core.pipeline is not None:
        return in_order.cycles(predict.steps(block, target), core)
    now = 0.0
    needs = dependences(block.insts, target, core)
    issued: list[float] = []
    for inst, need in zip(block.insts, needs, strict=True):
        now = max([now, *(issued[on] + wait for on, wait in need.after.items())])
        issued.append(now)
        now += inst.row.cost[core.name].throughput
    return now

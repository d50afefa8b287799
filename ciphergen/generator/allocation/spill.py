"""Spilling: after it no more values are live anywhere than there are registers.

Inside a block the value whose next use is furthest away leaves its register (Belady). A value that is ever
spilled is stored right after each instruction that writes it (`insert`); reloading then needs no thought about
paths. Across blocks a value stays in a register, or, where too many cross or a loop does not touch it, in
memory; a block that control enters from one block only takes what that block leaves in registers, too.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from ciphergen.backends.machine.rule import Idioms
from ciphergen.backends.machine.target import Register, Target
from ciphergen.generator.allocation.next_use import NEVER, Uses
from ciphergen.generator.allocation.rematerialise import drop_unread, repeated
from ciphergen.generator.allocation.spill_code import Accesses, SpillPlaces, SpillPlan, slots
from ciphergen.generator.liveness import Liveness, Segment, analyse, entered, most, ranges
from ciphergen.generator.machine import Block, Function, Inst, Reg, VReg

_WHILE = 100  # instructions for which a register must be free to be worth a reload
_AHEAD = 2  # instructions before its use at which a constant is reloaded
_MARGIN = 3  # registers that an instruction may need at once, kept free at block boundaries


def pressure(function: Function, target: Target, file: str) -> int:
    """Return the register pressure of a file: the largest number of its registers that are live at one point."""
    return most(_segments(ranges(analyse(function, target)), file))


def _segments(found: Mapping[Reg, Iterable[Segment]], file: str) -> list[Segment]:
    return [segment for register, segments in found.items() if register.file == file for segment in segments]


def spill(function: Function, target: Target, idioms: Idioms, limits: Mapping[str, int]) -> Function:
    """Return the function with stores and reloads, so that at most `limits[file]` registers of each file are live at a
    point."""
    live = analyse(function, target)
    found = ranges(live)
    for file, limit in limits.items():
        if most(_segments(found, file)) > limit:
            function = _File(function, target, file, limit, live, found).run(idioms)
            live = analyse(function, target)
            found = ranges(live)
    return function


def _of(file: str, registers: Iterable[Reg]) -> list[VReg]:
    return [r for r in registers if isinstance(r, VReg) and r.file == file]


def _crowds(live: Liveness, segments: Sequence[Segment]) -> list[int]:
    """Return the register pressure of each block."""
    borders = [2 * at for at in live.starts]
    return [most((s, e) for s, e in segments if s < end and e > start) for start, end in pairwise(borders)]


@dataclass(slots=True)
class _Point:
    """An instruction of a block. uses: of values in the block; at: its index; kept: values that live on behind the
    block."""

    uses: Uses
    at: int
    kept: Mapping[VReg, None]

    def next(self, value: VReg) -> int:
        """Return the index of the next read of a value."""
        return self.uses.next(value, self.at)

    def needs(self, value: VReg) -> bool:
        """Return True if the value is read later, here or behind the block."""
        return self.next(value) != NEVER or (value in self.kept and not self.uses.rewritten(value, self.at))

    def drop_dead(self, held: dict[VReg, None], touched: Sequence[VReg]) -> None:
        """Remove dead values from `held`."""
        for value in touched:
            if not self.needs(value):
                del held[value]


class _File:
    """The spilling of one register file."""

    def __init__(
        self,
        function: Function,
        target: Target,
        file: str,
        limit: int,
        live: Liveness,
        found: Mapping[Reg, list[Segment]],
    ) -> None:
        self.function, self.target, self.file, self.limit = function, target, file, limit
        self.live, self.ranges = live, found
        # By block: what each instruction reads and writes; what all do; what lives through it untouched.
        self.accesses = [[(_of(file, r), _of(file, w)) for r, w in block] for block in live.accesses]
        self.reads = [{v for read, _ in block for v in read} for block in self.accesses]
        self.writes = [Counter(v for _, written in block for v in written) for block in self.accesses]
        self.through = [
            set(live.live_in[i]).intersection(live.live_out[i]).difference(self.reads[i], self.writes[i])
            for i in range(len(function.blocks))
        ]
        # What a jump writes cannot be stored behind it.
        self.links = {r for b in function.blocks if not b.falls for inst in b.insts[-1:] for r in inst.writes}
        self.crowds = _crowds(live, _segments(found, file))
        self.fixed = _segments({r: held for r, held in found.items() if isinstance(r, Register)}, file)
        self.memory = set[Reg]()
        self.entered = entered(function)

    def run(self, idioms: Idioms) -> Function:
        """Return the function with the stores and reloads that the register limit asks for."""
        self.memory = self._in_memory()
        plans = self._plans()
        spilled = {v: None for plan in plans for v in (*plan.evicted, *(v for vs in plan.reloads.values() for v in vs))}
        wanted = [
            (self.live.starts[index] + i, v)
            for index, plan in enumerate(plans)
            for i, vs in plan.reloads.items()
            for v in vs
        ]
        again = repeated(self.function, wanted, {*spilled, *self.memory}, self.ranges)
        in_memory = [v for v in self.ranges if v in spilled and isinstance(v, VReg) and v not in again]
        homes = slots(self.function, self.file, in_memory, self.ranges)
        places = SpillPlaces(self.target, idioms, self.file, homes, again)
        insts = [
            places.insert(block, self.accesses[index], plan, self._mine(self.live.live_out[index]))
            for index, (block, plan) in enumerate(zip(self.function.blocks, plans, strict=True))
        ]
        slotted = replace(self.function, slots=[*self.function.slots, *dict.fromkeys(homes.values())])
        spilled_to = slotted.with_each(insts)
        return drop_unread(spilled_to, again, self.target) if again else spilled_to

    def _plans(self) -> list[SpillPlan]:
        """Return the spill plan of each block. Constants from `_later` go to memory at block boundaries as long as each
        such trial lowers the cost."""
        plans = self._tried()
        while more := self._later(plans):
            before = self.memory
            self.memory = before | more
            tried = self._tried()
            if self._cost(tried) >= self._cost(plans):
                self.memory = before
                break
            plans = tried
        return plans

    def _tried(self) -> list[SpillPlan]:
        """Return the spill plan of each block, given what is in memory at block boundaries."""
        plans: list[SpillPlan] = []
        left: list[Mapping[VReg, None]] = []
        for index, block in enumerate(self.function.blocks):
            plan, held = self._plan(index, block, left[self.entered[index]] if index in self.entered else {})
            plans.append(plan)
            left.append(held)
        return plans

    def _later(self, plans: Sequence[SpillPlan]) -> set[Reg]:
        """Return as many constants as values are reloaded at the end of the most frequent block with such reloads,
        preferring those first read latest in it."""
        back = {
            i: count
            for i, plan in enumerate(plans)
            if (count := len(plan.reloads.get(self._end(self.function.blocks[i]), [])))
        }
        if not self.function.constants or not back:
            return set()
        index = max(back, key=lambda i: self.function.blocks[i].weight)
        first: dict[Reg, int] = {}
        for i, inst in enumerate(self.function.blocks[index].insts):
            for register in inst.reads:
                first.setdefault(register, i)
        here = [v for v in self.live.live_in[index] if v in self.function.constants and v not in self.memory]
        here.sort(key=lambda v: -first.get(v, NEVER))
        return set(here[: back[index]])

    def _cost(self, plans: Sequence[SpillPlan]) -> float:
        """Return the cost of the plans: their loads and stores, each times the weight of its block."""
        total = 0.0
        evicted = {v for plan in plans for v in (*plan.evicted, *(v for vs in plan.reloads.values() for v in vs))}
        for block, plan, writes in zip(self.function.blocks, plans, self.writes, strict=True):
            stores = sum(count for v, count in writes.items() if v in evicted)
            total += block.weight * (stores + sum(map(len, plan.reloads.values())))
        return total

    @staticmethod
    def _end(block: Block) -> int:
        """Return the index of the block's first jump, or its length if it has none."""
        return next((i for i, inst in enumerate(block.insts) if inst.row.effects.jumps), len(block.insts))

    def _crossing(self) -> list[VReg]:
        found: dict[VReg, None] = {}
        for registers in self.live.live_in:
            found.update((r, None) for r in registers if isinstance(r, VReg) and r.file == self.file)
        return list(found)

    def _in_memory(self) -> set[Reg]:
        """Return the values to keep in memory at block boundaries: those with the lowest spill cost there."""
        crossing = self._crossing()
        cost = {v: math.inf if v in self.links else self._uses(v) for v in crossing}
        chosen: set[Reg] = set()
        for v in sorted(crossing, key=lambda v: cost[v]):
            if cost[v] < self._passes(v, chosen):
                chosen.add(v)
        for live in self.live.live_in:
            here = sorted((v for v in live if v in cost and v not in chosen), key=lambda v: cost[v])
            chosen.update(here[: max(0, len(here) - (self.limit - _MARGIN))])
        for block, live in zip(self.function.blocks, self.live.live_out, strict=True):
            if block.insts and (lost := self._lost(block.insts[-1])):
                here = sorted((v for v in live if v in cost and v not in chosen), key=lambda v: cost[v])
                chosen.update(here[: max(0, len(here) - (self.limit - lost - len(block.insts[-1].given)))])
        return chosen

    def _uses(self, register: VReg) -> float:
        """Return the spill cost of a value in memory: a load for each block that reads it, and its stores, times the
        weights."""
        total = 0.0
        for block, reads, writes in zip(self.function.blocks, self.reads, self.writes, strict=True):
            total += block.weight * ((register in reads) + writes[register])
        return total

    def _passes(self, register: VReg, chosen: set[Reg]) -> float:
        """Return the weighted number of blocks over the register limit through which the value is live and unused;
        values already chosen for memory do not count in the pressure."""
        return sum(
            (
                block.weight
                for index, block in enumerate(self.function.blocks)
                if register in self.through[index]
                and self.crowds[index] - len(self.through[index] & chosen) > self.limit
            ),
            0.0,
        )

    def _plan(self, index: int, block: Block, left: Mapping[VReg, None]) -> tuple[SpillPlan, Mapping[VReg, None]]:
        """Return the plan of a block by Belady's rule, evict the value with the furthest next use, and what is in
        registers behind the block. left: what else is in registers before it."""
        plan = SpillPlan()
        kept = dict.fromkeys(self._mine(self.live.live_out[index]))
        made = block.insts[-1].writes if block.insts and not block.falls else ()
        resident = [v for v in kept if v not in self.memory and v not in made]
        end = self._end(block)
        accesses = self.accesses[index]
        uses = self._next_uses(accesses, resident, end)
        held = dict.fromkeys(v for v in self._mine(self.live.live_in[index]) if v not in self.memory or v in left)
        room = [self.limit - taken for taken in self._fixed(index)]
        for i, (read, written) in enumerate(accesses if end < len(accesses) else [*accesses, ([], [])]):
            wanted = list(dict.fromkeys([*read, *resident])) if i == end else read
            if self.function.constants:
                wanted = wanted + self._soon(accesses, i, end, held, wanted, uses, room[i])
            new = [v for v in wanted if v not in held]
            point = _Point(uses, i, kept)
            self._enter(plan, held, new, wanted, point, room[i])
            if new:
                plan.reload(i, new)
                held.update(dict.fromkeys(new))
            # Of the others no use has passed since they were looked at.
            point.drop_dead(held, wanted if i else list(held))
            self._enter(plan, held, [v for v in written if v not in held], written, point, room[i])
            held.update(dict.fromkeys(written))
            point.drop_dead(held, written)
        return plan, held

    def _soon(
        self,
        accesses: Accesses,
        at: int,
        end: int,
        held: Mapping[VReg, None],
        wanted: Sequence[VReg],
        uses: Uses,
        limit: int,
    ) -> list[VReg]:
        """Return constants to reload early, since an instruction just behind this one reads them. Each needs a free
        register, or one whose value is not read for a while."""
        found: list[VReg] = []
        constants = self.function.constants
        for read, _ in accesses[at + 1 : min(at + 1 + _AHEAD, end)]:
            for v in read:
                made = (v in written for _, written in accesses[at : at + _AHEAD])
                if v in constants and v not in held and v not in wanted and v not in found and not any(made):
                    taken = len(held) + sum(w not in held for w in wanted) + len(found)
                    idle = any(uses.next(h, at) - at >= _WHILE for h in held if h not in wanted)
                    found += [v] if taken < limit or idle else []
        return found

    def _enter(
        self,
        plan: SpillPlan,
        held: dict[VReg, None],
        new: Sequence[VReg],
        needed: Sequence[VReg],
        point: _Point,
        limit: int,
    ) -> None:
        """Evict the values with the furthest next use until the new values fit."""
        while len(held) + len(new) > limit:
            candidates = [v for v in held if v not in needed]
            if not candidates:
                return  # the instruction itself needs more registers than there are: colouring will fail
            furthest = self._evicted(candidates, point)
            del held[furthest]
            if point.needs(furthest):
                plan.evict(furthest)

    def _evicted(self, candidates: Sequence[VReg], point: _Point) -> VReg:
        """Return the value to evict: preferably a constant without a use for a while, else the value with the furthest
        next use. A constant costs a reload only; another value also costs a store at each write."""
        candidates = [v for v in candidates if v not in self.links] or candidates
        cheap = [v for v in candidates if v in self.function.constants and point.next(v) - point.at >= _WHILE]
        return max(cheap or candidates, key=point.next)

    def _mine(self, registers: Iterable[Reg]) -> list[VReg]:
        return _of(self.file, registers)

    @staticmethod
    def _next_uses(accesses: Accesses, resident: Sequence[VReg], end: int) -> Uses:
        """Return the reads and writes of the block; values that leave it in registers are read at its end."""
        uses = Uses()
        for i in reversed(range(len(accesses) + 1)):
            read, written = accesses[i] if i < len(accesses) else ((), ())
            for value in (*resident, *read) if i == end else read:
                uses.note(value, i, written=False)
            for value in written:
                uses.note(value, i, written=True)
        return uses

    def _fixed(self, index: int) -> list[int]:
        """Return how many physical registers hold no value at each instruction: arguments until they are copied, and
        what a call loses."""
        start, end = self.live.starts[index], self.live.starts[index + 1]
        held = [0] * (end - start + 1)
        for s, e in self.fixed:
            for at in range(max(start, (s + 1) // 2), min(end + 1, (e + 1) // 2)):
                held[at - start] += 1
        for at, inst in enumerate(self.function.blocks[index].insts):
            held[at] += self._lost(inst)
        return held

    def _lost(self, inst: Inst) -> int:
        """Return how many registers an instruction loses besides those of the arguments that it is given."""
        return sum(register.file == self.file for register in inst.lost if register not in inst.given)

"""List scheduling for cores that start several instructions in a cycle.

The instruction issued next is the one with the longest way to the end of the block, of those whose operands have
arrived and whose pipe is free; so chains that do not depend on each other advance side by side. Loads that wait for
nothing are held back until what they lead to is near, or they would fill the registers at once. When as many values
are live as there are registers, only instructions that need no more of them are issued.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.target import Target
from ciphergen.backends.timing.out_of_order import Pipes, kind
from ciphergen.generator.liveness import analyse
from ciphergen.generator.machine import Block, Function, Inst, Reg
from ciphergen.generator.scheduling.ready import Ready, ready_list
from ciphergen.generator.scheduling.schedule import cost, dependences, postponed

_WINDOW = 64  # candidates looked at
_AHEAD = 6  # cycles of the way to the end by which a load may run ahead of what computes
_LARGE = 8  # a part of a block is large that has one in so many of its instructions
_KEPT = 2  # registers left to the allocator

_Candidate = tuple[bool, float, int]


@dataclass(frozen=True)
class _Ways:
    """The critical paths of a block. height: cycles on the way to the block's end, by which
    all large parts are equally long; part: of the block; ahead: by how many cycles it may run ahead."""

    height: Sequence[float]
    part: Sequence[int]
    ahead: Sequence[float]


def _wide_list(
    block: Block, live_in: Sequence[Reg], live_out: Sequence[Reg], target: Target, core: Core, limits: Mapping[str, int]
) -> _WideList:
    """Return the state of scheduling before the first instruction of a block."""
    insts = block.insts
    needs = [need.after for need in dependences(insts, target, core)]
    state: Ready[_Candidate] = ready_list(insts, needs, live_in, live_out, target)
    height = [0.0] * len(insts)
    for i in reversed(range(len(insts))):
        height[i] = max((height[user] + cycles for user, cycles in state.users[i]), default=0.0)
    part, scale = _parts(state.reads, state.writes, height)
    height = [own * factor for own, factor in zip(height, scale, strict=True)]
    late = postponed(insts)
    state.start([(late[i], -height[i], i) for i in range(len(insts))])
    return _WideList(insts, state, core, limits, _Ways(height, part, [_AHEAD * factor for factor in scale]))


class _WideList:
    """The state of scheduling one block."""

    def __init__(
        self, insts: Sequence[Inst], state: Ready[_Candidate], core: Core, limits: Mapping[str, int], ways: _Ways
    ) -> None:
        self.insts, self.state, self.limits, self.width = insts, state, limits, core.issue_width
        self.costs = [cost(inst, core) for inst in insts]
        self.units = [kind(inst.row, core) for inst in insts]
        self.loads = [inst.row.effects.loads for inst in insts]
        self.pipes = Pipes()
        self.height, self.part, self.ahead = ways.height, ways.part, ways.ahead

    def growth(self, i: int, files: Sequence[str]) -> int:
        """Return the increase of live registers of some files by an instruction."""
        return sum(max(0, self.state.growth(i, file)) for file in files)

    def pick(self, now: float) -> _Candidate | None:
        """Return the candidate to issue next, None if all must wait for an operand or a pipe."""
        near = self.state.candidates[:_WINDOW]
        full, ready = self.state.full(self.limits), self.state.ready
        most = [(self.height[i], self.part[i]) for _, _, i in near if not self.loads[i]]
        front, part = max(most, default=(0.0, 0))
        wait = False
        for candidate in near:
            i = candidate[2]
            late = self.loads[i] or self.part[i] != part
            if late and self.height[i] < front - self.ahead[i]:
                continue
            if full and self.growth(i, full):
                continue
            wait = True
            if self.insts[i].move or self.pipes.start(self.units[i], self.costs[i], ready[i]) <= now:
                return candidate
        if wait:
            return None
        return min(near, key=lambda c: (self.growth(c[2], full), ready[c[2]], c))

    def issue(self, i: int, now: float) -> None:
        if not self.insts[i].move:
            self.pipes.take(self.units[i], self.costs[i], now)
        self.state.issue(i, now)

    def run(self) -> list[Inst]:
        order: list[Inst] = []
        now, issued = 0.0, 0
        while self.state.candidates:
            chosen = self.pick(now) if issued < self.width else None
            if chosen is None:
                now, issued = now + 1, 0
                continue
            self.issue(chosen[2], now)
            order.append(self.insts[chosen[2]])
            issued += not self.insts[chosen[2]].move
        return order


def _parts(
    reads: Sequence[Sequence[Reg]], writes: Sequence[Sequence[Reg]], height: Sequence[float]
) -> tuple[list[int], list[float]]:
    """Return by instruction its part of the block, and a factor that makes the critical paths of all large parts equal.
    Parts have no dependences on each other; small parts are merged into the first."""
    part = list(range(len(reads)))

    def first(i: int) -> int:
        while part[i] != i:
            part[i] = i = part[part[i]]
        return i

    writer: dict[Reg, int] = {}
    for i, (used, made) in enumerate(zip(reads, writes, strict=True)):
        for register in used:
            if register in writer:
                part[first(i)] = first(writer[register])
        writer.update(dict.fromkeys(made, i))
    parts = [first(i) for i in range(len(reads))]
    size = Counter(parts)
    longest: dict[int, float] = {}
    for i, number in enumerate(parts):
        longest[number] = max(longest.get(number, 0.0), height[i])
    most = max(longest.values(), default=0.0)
    large = {number for number, count in size.items() if count * _LARGE >= len(parts) and longest[number]}
    return [number if number in large else -1 for number in parts], [
        most / longest[number] if number in large else 1.0 for number in parts
    ]


def schedule(function: Function, target: Target, core: Core, limits: Mapping[str, int]) -> Function:
    """Return the function with the instructions of every block scheduled. limits: live registers of each file worth
    having."""
    limits = {file: limit - _KEPT for file, limit in limits.items()}
    live = analyse(function, target)
    around = zip(function.blocks, live.live_in, live.live_out, strict=True)
    return function.with_each([_wide_list(*each, target, core, limits).run() for each in around])

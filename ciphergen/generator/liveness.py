"""Liveness: which registers hold values that are still needed, and where.

Points are numbered through the whole function in the order of its blocks: instruction i reads at 2i and
writes at 2i + 1. A register's range is a sorted list of half-open segments of points; two registers can
share a place exactly if their segments do not overlap.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.target import Register, Target
from ciphergen.generator.machine import Block, Function, Inst, Reg

Segment = tuple[int, int]


def tracked(register: Reg, target: Target) -> bool:
    """Return True if the register may hold different values over time, unlike the zero register and the stack
    pointer."""
    return register not in target.abi.untouched


def reads(inst: Inst, target: Target) -> tuple[Reg, ...]:
    """Return the tracked registers that the instruction reads, each once. A return reads no return address here, since
    the epilogue restores it if it was overwritten."""
    untouched = target.abi.untouched
    if inst.row.effects.jumps:
        untouched |= {target.abi.return_address}
    return _once(inst.reads, untouched)


def writes(inst: Inst, target: Target) -> tuple[Reg, ...]:
    """Return the tracked registers that the instruction writes, each once."""
    return _once(inst.writes, target.abi.untouched)


def _once(registers: tuple[Reg, ...], untouched: frozenset[Register]) -> tuple[Reg, ...]:
    # Every pass over a function asks for all of these again, and almost all instructions have one or two.
    count = len(registers)
    if count == 1:
        return () if registers[0] in untouched else registers
    if count == 2 and registers[0] != registers[1] and untouched.isdisjoint(registers):
        return registers
    return tuple(r for r in dict.fromkeys(registers) if r not in untouched)


Accesses = list[tuple[tuple[Reg, ...], tuple[Reg, ...]]]


def accesses(insts: Iterable[Inst], target: Target) -> Accesses:
    """Return the (reads, writes) of each instruction."""
    untouched = target.abi.untouched
    jumping = untouched | {target.abi.return_address}
    return [
        (_once(inst.reads, jumping if inst.row.effects.jumps else untouched), _once(inst.writes, untouched))
        for inst in insts
    ]


@dataclass(frozen=True)
class Liveness:
    """The liveness of a function. accesses, live_in and live_out: by block, in an order that depends on the function
    only; starts: number of each block's first instruction, and of the end."""

    accesses: tuple[Accesses, ...]
    live_in: tuple[tuple[Reg, ...], ...]
    live_out: tuple[tuple[Reg, ...], ...]
    starts: tuple[int, ...]


def _upward(block: Accesses) -> tuple[dict[Reg, None], set[Reg]]:
    """Return (upward-exposed reads, written registers) of a block."""
    needed: dict[Reg, None] = {}
    written: set[Reg] = set()
    for read, write in block:
        for register in read:
            if register not in written:
                needed[register] = None
        written.update(write)
    return needed, written


def analyse(function: Function, target: Target) -> Liveness:
    """Return the liveness of a function by backward data-flow analysis."""
    count = len(function.blocks)
    found = tuple(accesses(block.insts, target) for block in function.blocks)
    local = [_upward(block) for block in found]
    live_in: list[dict[Reg, None]] = [dict(needed) for needed, _ in local]
    live_out: list[dict[Reg, None]] = [{} for _ in range(count)]
    successors = [function.successors(i) for i in range(count)]
    changed = True
    while changed:
        changed = False
        for i in reversed(range(count)):
            for successor in successors[i]:
                live_out[i].update(live_in[successor])
            before = len(live_in[i])
            live_in[i].update((r, None) for r in live_out[i] if r not in local[i][1])
            changed |= len(live_in[i]) != before
    starts = [0]
    for block in function.blocks:
        starts.append(starts[-1] + len(block.insts))
    return Liveness(found, tuple(map(tuple, live_in)), tuple(map(tuple, live_out)), tuple(starts))


def entered(function: Function) -> dict[int, int]:
    """Return, by block that control enters from one block only, one further up, the number of that block."""
    found: dict[int, list[int]] = {}
    for index in range(len(function.blocks)):
        for successor in set(function.successors(index)):
            found.setdefault(successor, []).append(index)
    return {index: before[0] for index, before in found.items() if len(before) == 1 and before[0] < index}


def ranges(live: Liveness) -> dict[Reg, list[Segment]]:
    """Return the live range of every register, in order of first appearance."""
    found: dict[Reg, list[Segment]] = {}
    for index, block in enumerate(live.accesses):
        start, end = live.starts[index], live.starts[index + 1]
        open_until = dict.fromkeys(live.live_out[index], 2 * end)
        here: list[tuple[Reg, Segment]] = []
        for at, (read, write) in zip(reversed(range(start, end)), reversed(block), strict=True):
            for register in write:
                here.append((register, (2 * at + 1, open_until.pop(register, 2 * at + 2))))
            for register in read:
                # Written and read by the same instruction: one stretch on both sides of it.
                open_until.setdefault(register, 2 * at + 1)
        here += [(register, (2 * start, until)) for register, until in open_until.items()]
        for register, segment in reversed(here):
            found.setdefault(register, []).append(segment)
    return {register: join(segments) if len(segments) > 1 else segments for register, segments in found.items()}


def crowds(function: Function, target: Target, file: str) -> list[tuple[Block, int]]:
    """Return each block with its register pressure in a file."""
    events: list[tuple[int, int]] = []
    for register, segments in ranges(analyse(function, target)).items():
        if register.file == file:
            events += [event for start, end in segments for event in ((start, 1), (end, -1))]
    events.sort()
    found: list[tuple[Block, int]] = []
    level = at = 0
    end = 0
    for block in function.blocks:
        end += 2 * len(block.insts)
        most = level
        while at < len(events) and events[at][0] < end:
            level += events[at][1]
            most, at = max(most, level), at + 1
        found.append((block, most))
    return found


def most(segments: Iterable[Segment]) -> int:
    """Return the largest number of segments with a common point."""
    level = highest = 0
    for _, change in sorted(event for start, end in segments for event in ((start, 1), (end, -1))):
        level += change
        highest = max(highest, level)
    return highest


def join(segments: Iterable[Segment]) -> list[Segment]:
    """Return the segments sorted, with those that touch or overlap joined."""
    joined: list[Segment] = []
    for start, end in sorted(segments):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def overlap(a: Sequence[Segment], b: Sequence[Segment]) -> bool:
    """Return True if two live ranges have a common point."""
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i][1] <= b[j][0]:
            i += 1
        elif b[j][1] <= a[i][0]:
            j += 1
        else:
            return True
    return False

"""Rematerialisation: values that need no place on the stack, since what loads them from the round keys can load them
again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ciphergen.backends.machine.target import Target
from ciphergen.generator.liveness import Segment, analyse, reads
from ciphergen.generator.machine import Function, Inst, Reg, VReg

NOTE = "again"  # of an instruction that repeats another
_KEYS = "ks"  # the memory that a function which only reads it may load from at any time


def repeatable(function: Function) -> dict[Reg, Inst]:
    """Return, by register, the loads of round keys through pointers that never change."""
    if any(inst.row.effects.stores and inst.memory == _KEYS for inst in function.instructions()):
        return {}
    written = Counter(r for inst in function.instructions() for r in inst.writes)
    found: dict[Reg, Inst] = {}
    for inst in function.instructions():
        if inst.row.effects.loads and inst.memory == _KEYS and len(inst.writes) == 1:
            into = inst.writes[0]
            fixed = all(isinstance(r, VReg) and written[r] == 1 for r in inst.reads)
            if fixed and isinstance(into, VReg) and into in function.constants:
                found[into] = inst
    return found


def repeated(
    function: Function,
    reloads: Iterable[tuple[int, VReg]],
    spilled: Iterable[Reg],
    held: Mapping[Reg, Sequence[Segment]],
) -> dict[Reg, Inst]:
    """Return the constants that can be rematerialised by a repeated load at every reload, with their loads.

    Args:
        function: function with the constants.
        reloads: (number of the next instruction, value) pairs.
        spilled: values that are not always in registers; none of them can be a pointer to load from.
        held: live ranges by register.
    """
    found = repeatable(function)
    gone = set(spilled)
    for at, value in reloads:
        pointers = found[value].reads if value in found else []
        if any(p in gone or not any(s <= 2 * at < e for s, e in held.get(p, ())) for p in pointers):
            del found[value]
    return found


def drop_unread(function: Function, again: Mapping[Reg, Inst], target: Target) -> Function:
    """Return the function without first loads of values with a repeated load before any read."""
    live = analyse(function, target)
    first = {id(inst) for inst in again.values()}
    left: list[list[Inst]] = []
    for block, after in zip(function.blocks, live.live_out, strict=True):
        wanted = set(after)
        kept: list[Inst] = []
        for inst in reversed(block.insts):
            if id(inst) in first and inst.writes[0] not in wanted:
                continue
            wanted.difference_update(inst.writes)
            wanted.update(reads(inst, target))
            kept.append(inst)
        left.append(kept[::-1])
    return function.with_each(left)

"""The check of a schedule: every instruction sees what it saw before.

Knows nothing of how the order was found. In each block the instructions must be the same ones, each read
must get its value from the same instruction, each register must hold the same instruction's result at the
end, each load must come after the same stores, stores must keep their order, and a jump must stay behind
what was before it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from ciphergen.generator.machine import Block, Function, Inst, Reg

# By the interface, keys, round keys and code do not overlap input and output; input and output may be the same.
_PRIVATE = frozenset({"key", "ks", "pool"})


class ScheduleError(Exception):
    """An error: the schedule changes what the function does."""


def check_schedule(before: Function, after: Function) -> None:
    """Check a schedule against the function before scheduling.

    Raises:
        ScheduleError: the two differ in more than an order that does not matter.
    """
    if [(b.label, b.falls) for b in before.blocks] != [(b.label, b.falls) for b in after.blocks]:
        raise ScheduleError(f"{before.name}: the blocks differ")
    for old, new in zip(before.blocks, after.blocks, strict=True):
        numbers = _match(old, new)
        first, second = _view(old.insts, list(range(len(old.insts)))), _view(new.insts, numbers)
        for key in first:
            if first[key] != second[key]:
                raise ScheduleError(f"{before.name}, block {old.label}: {key} was {first[key]}, is {second[key]}")


def _match(old: Block, new: Block) -> list[int]:
    """Return the old index of each instruction of the new block; equal instructions keep their order."""
    waiting: dict[str, list[int]] = {}
    for number, inst in reversed(list(enumerate(old.insts))):
        waiting.setdefault(repr((inst.row.name, inst.operands, inst.memory)), []).append(number)
    found: list[int] = []
    for inst in new.insts:
        same = waiting.get(repr((inst.row.name, inst.operands, inst.memory)))
        if not same:
            raise ScheduleError(f"block {old.label}: {inst.row.name} {inst.operands} was not there before")
        found.append(same.pop())
    if len(found) != len(old.insts):
        raise ScheduleError(f"block {old.label}: {len(old.insts) - len(found)} instructions are missing")
    return found


def _view(insts: Sequence[Inst], numbers: Sequence[int]) -> dict[str, Hashable]:
    """Return the dependences of a block by name: the writer of each read register, and the order of memory accesses."""
    view: dict[str, Hashable] = {}
    writer: dict[Reg, int] = {}
    stores: dict[str, list[int]] = {}
    seen: set[int] = set()
    for inst, number in zip(insts, numbers, strict=True):
        for register in inst.reads:
            view[f"the source of {register} in instruction {number}"] = writer.get(register)
        effects = inst.row.effects
        frame = inst.slot() or inst.kept()
        place = repr(frame) if frame else inst.memory if inst.memory in _PRIVATE else "data"
        if effects.loads or effects.stores:
            view[f"the stores before instruction {number}"] = tuple(stores.get(place, ()))[-1:]
        if effects.stores:
            stores.setdefault(place, []).append(number)
        if effects.jumps:
            view[f"what is before jump {number}"] = frozenset(seen)
        seen.add(number)
        writer.update((register, number) for register in inst.writes)
    for place, order in stores.items():
        view[f"the stores to {place}"] = tuple(order)
    for register, last in writer.items():
        view[f"the last value of {register}"] = last
    return view

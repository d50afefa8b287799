"""The check of a schedule: every instruction sees what it saw before.

Knows nothing of how the order was found. In each block the instructions must be the same ones, each read
must get its value from the same instruction, each register must hold the same instruction's result at the
end, each load must come after the same stores, stores must keep their order, and a jump must stay behind
what was before it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from ciphergen.generator.machine import Block, Function, Inst, Reg

# By the interface, keys, round keys and code do not overlap input and output; input and output may be the same. What
# reads the frame by a pointer does so in loops of their own, whose blocks touch no place of the frame by name.
_PRIVATE = frozenset({"frame", "key", "ks", "pool"})

# Of an instruction: the writers of the registers that it reads, the last store before an access to memory, and all that
# is before a jump.
_Around = tuple[tuple[int | None, ...], tuple[int, ...] | None, frozenset[int] | None]


class _View(NamedTuple):
    """The dependences of a block. around: of each instruction by its number; last: by register, the instruction that
    writes it last."""

    around: list[_Around]
    last: dict[Reg, int]


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
        if old.insts == new.insts:
            continue
        first, second = _view(old.insts, range(len(old.insts))), _view(new.insts, _match(old, new))
        if first != second:
            raise ScheduleError(f"{before.name}, block {old.label}: {_difference(old.insts, first, second)}")


def _match(old: Block, new: Block) -> list[int]:
    """Return the old index of each instruction of the new block; equal instructions keep their order."""
    waiting: dict[Hashable, list[int]] = {}
    for number, inst in reversed(list(enumerate(old.insts))):
        waiting.setdefault(_words(inst), []).append(number)
    found: list[int] = []
    for inst in new.insts:
        same = waiting.get(_words(inst))
        if not same:
            raise ScheduleError(f"block {old.label}: {inst.row.name} {inst.operands} was not there before")
        found.append(same.pop())
    if len(found) != len(old.insts):
        raise ScheduleError(f"block {old.label}: {len(old.insts) - len(found)} instructions are missing")
    return found


def _words(inst: Inst) -> Hashable:
    """Return what an instruction says: operands of different kinds are never equal."""
    return inst.row.name, inst.memory, *inst.operands.items()


def _view(insts: Sequence[Inst], numbers: Sequence[int]) -> _View:
    """Return the dependences of a block: the writer of each read register, and the order of memory accesses."""
    around: list[_Around] = [((), None, None)] * len(insts)
    writer: dict[Reg, int] = {}
    stores: dict[Hashable, tuple[int]] = {}  # by place, the last
    seen: set[int] = set()
    for inst, number in zip(insts, numbers, strict=True):
        sources = tuple([writer.get(register) for register in inst.reads])
        effects = inst.row.effects
        before: tuple[int, ...] | None = None
        if effects.loads or effects.stores:
            place: Hashable = inst.slot() or inst.kept() or (inst.memory if inst.memory in _PRIVATE else "data")
            before = stores.get(place, ())
            if effects.stores:
                stores[place] = (number,)
        around[number] = sources, before, frozenset(seen) if effects.jumps else None
        seen.add(number)
        for register in inst.writes:
            writer[register] = number
    return _View(around, writer)


def _difference(insts: Sequence[Inst], first: _View, second: _View) -> str:
    """Return the first fact of an order that another order of the same instructions has otherwise, in words."""

    def facts(view: _View) -> Iterator[tuple[str, object]]:
        for number, (sources, stores, before) in enumerate(view.around):
            for register, source in zip(insts[number].reads, sources, strict=True):
                yield f"the source of {register} in instruction {number}", source
            yield f"the stores before instruction {number}", stores
            yield f"what is before jump {number}", before
        yield from ((f"the last value of {register}", view.last[register]) for register in first.last)

    pairs = zip(facts(first), facts(second), strict=True)
    return next(f"{what} was {was}, is {now}" for (what, was), (_, now) in pairs if was != now)

"""Lowering of virtual registers to a finished function: schedule, allocate, finish.

How many registers a schedule may fill is tried: few, so that no callee-saved register has to be saved, or
all of them, so that no load has to be waited for. For cores that start several instructions in a cycle three ways to
order them are tried: chains one after the other, by what each pipe takes or by the core's width, and side by side. The
fastest result stays. A function of very many instructions is lowered one way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.rule import Idioms
from ciphergen.backends.machine.target import Register, Target
from ciphergen.generator.allocation.allocate import allocate, preferred
from ciphergen.generator.allocation.check_allocate import check_allocation
from ciphergen.generator.branch_relaxation import reach
from ciphergen.generator.fused import parted
from ciphergen.generator.machine import Function
from ciphergen.generator.pool import resolve
from ciphergen.generator.prologue import TooDeep, drop_idle, finish
from ciphergen.generator.scheduling import schedule as narrow
from ciphergen.generator.scheduling import wide
from ciphergen.generator.scheduling.check_schedule import check_schedule
from ciphergen.generator.scheduling.pipes import block_cycles
from ciphergen.generator.scheduling.settle import settle
from ciphergen.generator.shorten import shorten

_LONGEST_AT_ONCE = 7000  # of which one way takes 5 seconds: side by side so much is alive that most of it is spilled
_BESIDE = 2  # registers
_LONG = 9500  # instructions, of which one way to lower them takes 20 seconds
_LONG_AT_ONCE = 2000  # where nobody has searched for the best strategy, and code is wanted within a minute
_EQUAL = 1.015  # times the best prediction of a core that works out of order
_ALIKE = 1.001  # times the best prediction of a core that works in order: calls that are not typical decide
Scheduler = Callable[[Function, Target, Core, Mapping[str, int]], Function]
_EXACT: Scheduler = partial(narrow.schedule, exact=True)


@dataclass(frozen=True)
class Lowered:
    """A function at its levels. filled: as allocated, and with other instructions where reloads would be waited for.
    settled: the same without idle copies, and in the order that stays. cycles: what the core's costs predict for a
    call, or for a block of data. judged: the same for a core that looks at half as many instructions for the next to
    start: what needs the whole window is the first to suffer from whatever the model does not know."""

    rows: Function
    scheduled: Function
    filled: tuple[Function, Function]
    settled: tuple[Function, Function]
    final: Function
    cycles: float
    judged: float


def is_long(function: Function, *, patient: bool) -> bool:
    """Return True if there is time for one form of a function only."""
    return _instructions(function) > (_LONG if patient else _LONG_AT_ONCE)


def lower(function: Function, target: Target, core: Core, idioms: Idioms, *, patient: bool = True) -> Lowered:
    """Return the fastest lowering of a function, over several schedulers and register limits; of a long one, what the
    first scheduler makes with all registers, and for a superscalar core the last, unless that would take too long.

    Raises:
        AllocationError: the function needs more registers than there are.
        TooDeep: it needs more stack than instructions reach, also from a second register.
    """
    order = preferred(target, function.spared or ())
    scratch = {f: sum(r in target.abi.scratch for r in found) for f, found in order.items()}
    tried: list[_Tried] = []
    every = {file: len(found) for file, found in order.items()}
    # What a loop does not touch may wait on the stack, which costs less than to wait for loads in it.
    beside = [{file: count + _BESIDE for file, count in every.items()}] if core.issue_width == 1 else []
    # Constants of loops that wait on the stack do not count, however many there are.
    more = [{file: 2 * count for file, count in every.items()}] if function.constants else []
    ways = product(_schedulers(core), (scratch, every, *beside, *more))
    first, *others = _schedulers(core)
    longest = not patient and _instructions(function) > _LONGEST_AT_ONCE
    once = [(by, every) for by in (first, *([] if longest else others[1:]))]
    for by, limits in once if is_long(function, patient=patient) else ways:
        scheduled = by(function, target, core, limits)
        if any(other.by is by and other.scheduled.blocks == scheduled.blocks for other in tried):
            continue
        try:
            tried.append(_fitting(scheduled, target, core, idioms, by))
        except TooDeep:
            if not tried:
                raise
    chosen = _best(tried, core)
    # In order no window counts.
    cycles = chosen.judged if core.in_order else _predicted(chosen.final, target, core)
    return Lowered(function, chosen.scheduled, chosen.filled, chosen.settled, chosen.final, cycles, chosen.judged)


def _fitting(scheduled: Function, target: Target, core: Core, idioms: Idioms, by: Scheduler) -> _Tried:
    """Return what one schedule becomes, with a second register that points to the stack if it is deep.

    Raises:
        TooDeep: it needs more stack than instructions reach from there, too.
    """
    try:
        return _tried(scheduled, target, core, idioms, by)
    except TooDeep:
        base = [r for r in target.abi.callee_saved if r.file == target.abi.stack_pointer.file][-1]
        return _tried(scheduled, target, core, idioms, by, base)


def _tried(
    scheduled: Function, target: Target, core: Core, idioms: Idioms, by: Scheduler, base: Register | None = None
) -> _Tried:
    """Return what one schedule becomes. base: see `finish`; it is taken from the allocator."""
    known = preferred(target, scheduled.spared or ())
    order = {file: tuple(r for r in found if r != base) for file, found in known.items()}
    allocated = allocate(scheduled, target, idioms, order, rested=core.in_order)
    # Reloads move away from the instructions that wait for them.
    filled = by(allocated, target, core, {}) if allocated.slots else allocated
    bare = drop_idle(filled)
    settled = settle(bare, target, core) if core.in_order else bare
    short = shorten(finish(parted(settled), target, idioms, base), target, idioms.shorter)
    final = resolve(reach(short, target, idioms), idioms.addresses)
    judged = _predicted(final, target, replace(core, window=core.window // 2))
    rare = _predicted(final, target, core, rare=True) if core.issue_width == 1 else 0.0
    return _Tried(by, scheduled, (allocated, filled), (bare, settled), final, judged, rare)


def check_lowered(lowered: Lowered, target: Target) -> None:
    """Check each step of a lowering.

    Raises:
        ScheduleError, AllocationRefused: a scheduler or the allocator made a mistake.
    """
    check_schedule(lowered.rows, lowered.scheduled)
    check_allocation(lowered.scheduled, lowered.filled[0], target)
    for before, after in (lowered.filled, lowered.settled):
        check_schedule(before, after)


@dataclass(frozen=True)
class _Tried:
    """The result of one scheduler and register limit. filled, settled, judged: as in `Lowered`. rare: cycles of the
    blocks that a typical call does not run, each once, on a core that starts one instruction in a cycle; else 0."""

    by: Scheduler
    scheduled: Function
    filled: tuple[Function, Function]
    settled: tuple[Function, Function]
    final: Function
    judged: float
    rare: float


def _best(tried: Sequence[_Tried], core: Core) -> _Tried:
    best = min(found.judged for found in tried)
    if core.issue_width == 1:
        return min((found for found in tried if found.judged <= _ALIKE * best), key=lambda found: found.rare)
    # What the model cannot tell apart is told apart by what it does not know to be expensive.
    return min((found for found in tried if found.judged <= _EQUAL * best), key=lambda found: _executed(found.final))


def _predicted(function: Function, target: Target, core: Core, *, rare: bool = False) -> float:
    """Return the predicted cycles of a call, or for a block of data, by the model of the core. rare: sum the blocks of
    weight 0 instead, each once."""
    if rare:
        return sum(block_cycles(b, target, core) for b in function.blocks if not b.weight)
    return sum(b.weight * block_cycles(b, target, core) for b in function.blocks if b.weight)


def _instructions(function: Function) -> int:
    """Return the number of instructions of a function."""
    return sum(len(block.insts) for block in function.blocks)


def _executed(function: Function) -> float:
    """Return the number of instructions executed in a call, or for a block of data."""
    return sum(block.weight * len(block.insts) for block in function.blocks)


def _schedulers(core: Core) -> tuple[Scheduler, ...]:
    """Return the schedulers to try: three for a superscalar core, two for another."""
    if core.issue_width > 1:
        return narrow.schedule, narrow.schedule_overlapped, wide.schedule
    return _EXACT, narrow.schedule

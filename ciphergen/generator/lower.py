"""From virtual registers to a finished function: schedule, allocate, finish, each judged by its checker.

How many registers a schedule may fill is tried: few, so that no callee-saved register has to be saved, or
all of them, so that no load has to be waited for. The faster result stays.
"""

from __future__ import annotations

from dataclasses import dataclass

from ciphergen.backends.rule import Idioms
from ciphergen.backends.target import Core, Target
from ciphergen.generator.allocate import allocate, preferred
from ciphergen.generator.check_allocate import check_allocation
from ciphergen.generator.check_schedule import check_schedule
from ciphergen.generator.finish import finish
from ciphergen.generator.machine import Function
from ciphergen.generator.reach import reach
from ciphergen.generator.schedule import cycles, schedule


@dataclass(frozen=True)
class Lowered:
    """A function at its levels. cycles: what the core's costs predict for a call, or for a block of data."""

    rows: Function
    scheduled: Function
    final: Function
    cycles: float


def lower(function: Function, target: Target, core: Core, idioms: Idioms) -> Lowered:
    """The fastest of the ways tried.

    Raises:
        AllocationError: the function needs more registers than there are.
        ScheduleError, AllocationRefused: a step has a mistake and was caught.
    """
    order = preferred(target)
    scratch = {f: sum(r in target.abi.scratch for r in found) for f, found in order.items()}
    tried: list[Lowered] = []
    every = {file: len(found) for file, found in order.items()}
    # Constants of loops that wait on the stack do not count, however many there are.
    more = [{file: 2 * count for file, count in every.items()}] if function.constants else []
    for limits in (scratch, every, *more):
        scheduled = function.copy()
        schedule(scheduled, target, core, limits)
        check_schedule(function, scheduled)
        allocated = allocate(scheduled, target, idioms)
        check_allocation(scheduled, allocated, target)
        if allocated.slots:
            _fill_waits(allocated, target, core)
        finish(allocated, target, idioms)
        reach(allocated, target, idioms)
        predicted = sum(block.weight * cycles(block, target, core) for block in allocated.blocks)
        tried.append(Lowered(function, scheduled, allocated, predicted))
    return min(tried, key=lambda found: found.cycles)


def _fill_waits(allocated: Function, target: Target, core: Core) -> None:
    """Moves reloads away from the instructions that wait for them."""
    before = allocated.copy()
    schedule(allocated, target, core, {})
    check_schedule(before, allocated)

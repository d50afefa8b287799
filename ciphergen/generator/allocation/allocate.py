"""Register allocation: every virtual register gets a physical one, or a place on the stack for a while.

First values are spilled until no more are live anywhere than there are registers (`spill`), then ranges
are coloured (`color`). If colouring fails although the numbers fit (a range with holes, or a run of
registers), it is tried again with fewer joined copies, in another order, then with one register less to hold values.
Callee-saved registers come last in the order of preference, so that they are used only where needed.
"""

from __future__ import annotations

from itertools import product

from ciphergen.backends.machine.rule import Idioms
from ciphergen.backends.machine.target import Register, Target
from ciphergen.generator.allocation.color import coalesced, color
from ciphergen.generator.allocation.spill import spill
from ciphergen.generator.allocation.webs import split
from ciphergen.generator.machine import Function, Reg

_ATTEMPTS = 12
_WAYS = ((False, 0), (True, 0), (False, 16))  # whether copies are joined less, and how often to try another order


class AllocationError(Exception):
    """An error: too few registers, even with spilling."""


def preferred(target: Target, spared: tuple[Register, ...] = ()) -> dict[str, tuple[Register, ...]]:
    """Return the allocatable registers by file, those preferred first: scratch, callee-saved, then the return address,
    which is free after a save. spared: those that a routine leaves to its callers."""
    registers = (*target.abi.scratch, *target.abi.callee_saved, target.abi.return_address)
    return {file: tuple(r for r in registers if r.file == file and r not in spared) for file in target.files}


def allocate(
    function: Function,
    target: Target,
    idioms: Idioms,
    order: dict[str, tuple[Register, ...]] | None = None,
    *,
    rested: bool = False,
) -> Function:
    """Return the function with physical registers by spilling, splitting webs and colouring. Idle copies stay, for the
    checker. rested: see `color`.

    Raises:
        AllocationError: some instruction needs more registers than there are.
    """
    order = order or preferred(target)
    places = (True, False) if rested else (False,)
    for less in range(_ATTEMPTS):
        limits = {file: len(found) - less for file, found in order.items()}
        attempt = split(spill(function, target, idioms, limits), target)
        classes = coalesced(attempt, target)
        for (strict, retries), rest in product(_WAYS, places):
            chosen = color(attempt, classes(strict), order, retries, rested=rest)
            if chosen is not None:
                return _apply(attempt, chosen)
    raise AllocationError(f"{function.name}: too few registers")


def _apply(function: Function, chosen: dict[Reg, Register]) -> Function:
    names: dict[Reg, Reg] = dict(chosen)
    return function.with_insts(lambda block: [inst.renamed(names, names) for inst in block.insts])

"""Rows of a function in virtual registers: hoisted out of loops, loads and stores paired; and their check."""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.target import Target
from ciphergen.generator.liveness import analyse
from ciphergen.generator.machine import Function, VReg
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.plan.strategy import looks_up
from ciphergen.generator.scheduling.hoist import hoist
from ciphergen.generator.scheduling.pairs import pair
from ciphergen.generator.scheduling.shared_constants import share_constants
from ciphergen.interface.role import Role


class SelectionError(Exception):
    """An error: a register is read that nothing has written."""


def rows(selected: Function, plan: Plan, role: Role) -> Function:
    """Return a selected function in the form that is scheduled."""
    shared = plan.shared or looks_up(plan.strategy) or role.absorbs
    # What a message is multiplied with is more than registers hold: on the stack it would be copied for each call.
    hoisted = (
        hoist(selected, plan.processor, keys=not (role.absorbs and role.keyed))
        if shared and not role.expands
        else selected
    )
    if role.absorbs:  # calls on short messages are not much more than what is around a block
        hoisted = share_constants(hoisted, plan.processor)
    return pair(hoisted, plan.processor, _pairs(plan))


def _pairs(plan: Plan) -> Mapping[str, str]:
    """Return the pairs that are worth it: see `Core.split_loads`."""
    rows, pairs = plan.processor.rows, plan.generation.idioms.pairs
    vectors = {rules.file for rules in plan.generation.sets.values() if rules.lanes > 1} if plan.split_loads else set()
    return {
        one: two
        for one, two in pairs.items()
        if rows[one].effects.stores or rows[one].operands[rows[one].access.data[0]].file not in vectors
    }


def check_rows(function: Function, target: Platform) -> None:
    """Check that each virtual register is written before it is read, on every path.

    Raises:
        SelectionError: one is not.
    """
    if not isinstance(target, Target):
        return  # see `statements`
    unwritten = [str(register) for register in analyse(function, target).live_in[0] if isinstance(register, VReg)]
    if unwritten:
        raise SelectionError(f"{function.name} reads {', '.join(unwritten)}, which nothing has written")

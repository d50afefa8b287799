"""Dead values at a loop head: what a key and a counter made in one turn and the next one does not use.

Where counter mode spills, such values are most of the stack. Over a counter that has gone on they are other terms,
which would be made and compared for every place and every arrival, for nothing: a turn is followed with free variables
in their places, and those that nothing depends on in the end are dead. A wrong guess can only make a proof fail.
"""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import Term, variables
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.state import State
from ciphergen.verify.induction.invariant import Spot, spots
from ciphergen.verify.variables import forgotten


def perhaps_dead(context: Context, state: State) -> dict[Spot, Term]:
    """Return a free variable for each spot whose value is secret and depends on the counter; none for the chain of a
    message, which is secret itself."""
    if context.contract.chain:
        return {}
    counter = set(variables(state.mode_state))
    moving: dict[Term, bool] = {}
    found: dict[Spot, Term] = {}
    for spot, value in spots(context, state).items():
        for t in missing(value, moving):
            moving[t] = t in counter or any(moving[a] for a in t.args)
        if moving[value] and not context.secrecy.is_public(value):
            found[spot] = forgotten(str(spot), state.pc, value.width)
    return found


def with_values(context: Context, state: State, values: Mapping[Spot, Term]) -> State:
    """Return a state in which spots have other values."""
    changed = state.copy()
    for spot, value in values.items():
        if isinstance(spot, Register):
            changed.put(spot, value, None)
        else:
            region = next(region for region in context.contract.kept if region.name == spot.region)
            for i in range(0, value.width, 8):
                changed.memory.put(region, spot.offset + i // 8, context.normal.extract(value, i + 7, i))
    return changed


def used(context: Context, end: State, values: Mapping[Spot, Term]) -> set[Spot]:
    """Return the spots whose variables occur in what a turn left; one that holds its own still may be used later."""
    contents = [byte for content in end.memory.written.values() for byte in content.values()]
    there = set(variables([*end.registers.values(), *contents, *end.conditions]))
    return {spot for spot, variable in values.items() if variable in there}

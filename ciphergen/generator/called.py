"""Functions of a file that others of it call: those that nobody asked for, and what calls cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.variant import Variant
from ciphergen.generator.frames.blocks import BEHIND, ONCE
from ciphergen.generator.frames.called_row import blocks_of_calls, own_batches, symbol
from ciphergen.generator.lower import Lowered
from ciphergen.generator.machine import Function
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.scheduling.pipes import block_cycles
from ciphergen.interface.role import Role
from ciphergen.interface.table import ROLES


def symbols(functions: Sequence[Lowered]) -> list[str]:
    """Return the symbols, local to the file, of what functions call, each once."""
    found = (inst.called for made in functions for inst in made.final.instructions())
    return list(dict.fromkeys(name for name in found if name is not None))


def rows(prefix: str, variant: Variant) -> dict[str, Role]:
    """Return the rows of blocks of a variant by their symbols for calls."""
    many = (role for role in ROLES.values() if role.many and not role.mode)
    return {symbol(prefix, variant.name, role.name).name: role for role in many}


def local(name: str, made: Lowered) -> Function:
    """Return a function under a symbol that is local to the file."""
    return replace(made.final, name=name)


def stack(made: Lowered, callees: Mapping[str, Lowered]) -> int:
    """Return the bytes of stack of a function, with the most that one takes which it calls."""
    deepest = max((stack(callee, callees) for _, callee in _calls(made, callees)), default=0)
    return made.final.frame_bytes + made.final.deeper + deepest


def functions(made: Lowered, callees: Mapping[str, Lowered]) -> list[Function]:
    """Return a function and those that it calls, each once."""
    called = {other.name: other for _, callee in _calls(made, callees) for other in functions(callee, callees)}
    return [made.final, *called.values()]


def cycles(made: Lowered, callees: Mapping[str, Lowered], plan: Plan, core: Core) -> float:
    """Return the predicted cycles of a function, as `Lowered.cycles` has them, with those of what it calls: for a turn
    of the last loop of a row of blocks each time, in counter mode for the longest of its calls."""
    role = ROLES.get(made.final.role)
    blocks = blocks_of_calls(plan)[0] if role is not None and role.mode else plan.layouts()[own_batches(plan)][0].blocks
    once = BEHIND if own_batches(plan) else 1.0
    calls = _calls(made, callees)
    return made.cycles + sum(
        weight * _cycles_of(callee, callees, blocks, once, plan.processor, core) for weight, callee in calls
    )


def _calls(made: Lowered, callees: Mapping[str, Lowered]) -> Iterator[tuple[float, Lowered]]:
    """Yield how often, and which function is called."""
    for block in made.final.blocks:
        for inst in block.insts:
            if (callee := callees.get(inst.called or "")) is not None:
                yield block.weight, callee


def _cycles_of(
    callee: Lowered, callees: Mapping[str, Lowered], blocks: int, once: float, target: Target, core: Core
) -> float:
    """Return the predicted cycles of a call of a row of blocks on so many that its last loop takes, or of a routine.
    once: the weight in the row of what runs once a block."""
    if callee.final.spared is not None:
        blocks, once = 1, 1.0
    most = BEHIND**0.5 if once == BEHIND else float("inf")  # what is more is of loops in front of it
    each = [(block.weight, block_cycles(block, target, core)) for block in callee.final.blocks if block.weight]
    each += [(w, _cycles_of(inner, callees, blocks, once, target, core)) for w, inner in _calls(callee, callees)]
    return sum(
        taken * (1 if weight == ONCE else weight / once * blocks)
        for weight, taken in each
        if weight == ONCE or weight < most
    )

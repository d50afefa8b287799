"""Cycles of a block by the model of the core; those of a core that starts several instructions in a cycle by
`timing.out_of_order`."""

from __future__ import annotations

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.target import Target
from ciphergen.backends.timing.out_of_order import kind, retired, started, values
from ciphergen.generator.liveness import accesses
from ciphergen.generator.machine import Block
from ciphergen.generator.scheduling import schedule
from ciphergen.generator.scheduling.schedule import cost

_TURNS = 2  # of a block, one after the other; the last one's time is taken


def block_cycles(block: Block, target: Target, core: Core) -> float:
    """Return the predicted cycles of a basic block."""
    return (schedule.cycles if core.issue_width == 1 else cycles)(block, target, core)


def cycles(block: Block, target: Target, core: Core) -> float:
    """Return the cycles of a block in steady state, when it repeats."""
    insts = started([inst for inst in block.insts if not inst.move], core)
    if not insts:
        return 0.0
    turns = insts * _TURNS
    ends = retired([(kind(inst.row, core), cost(inst, core)) for inst in turns], values(accesses(turns, target)), core)
    return ends[-1] - ends[len(insts) * (_TURNS - 1) - 1]

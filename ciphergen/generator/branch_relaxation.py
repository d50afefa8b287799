"""Branch relaxation: a branch that cannot reach its label goes around a jump that can.

Assemblers do this each in their own way or not at all; done here, every assembler makes the same bytes. GNU's makes
some branches forwards long that would reach their labels just so: it leaves room for the jump. So is it done here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ciphergen.backends.machine.rule import Idioms
from ciphergen.backends.machine.target import Target
from ciphergen.generator.machine import Block, Function, Inst, Label
from ciphergen.generator.prologue import Lines

_JUMP = 4  # bytes of a jump


def reach(function: Function, target: Target, idioms: Idioms) -> Function:
    """Return the function with a branch around a jump for each conditional branch beyond its range; the next block must
    be the fall-through."""
    number = 0
    while (found := _too_far(function)) is not None:
        number += 1
        block, following = function.blocks[found], function.blocks[found + 1]
        branch = block.insts[-1]
        assert branch.label is not None
        lines = Lines(target)
        idioms.jump(lines, Label(branch.label))
        far = Block(f"far{number}", lines.insts, falls=False, weight=0.0)
        opposite = target.rows[idioms.opposites[branch.row.name]]
        near = replace(block, insts=[*block.insts[:-1], replace(_aimed(branch, following.label), row=opposite)])
        function = replace(function, blocks=[*function.blocks[:found], near, far, *function.blocks[found + 1 :]])
    return function


def _bytes(insts: Sequence[Inst]) -> int:
    return sum(inst.row.size for inst in insts)


def _aimed(inst: Inst, label: str) -> Inst:
    """Return the instruction with another label."""
    operands = {name: Label(label) if isinstance(value, Label) else value for name, value in inst.operands.items()}
    return replace(inst, operands=operands)


def _too_far(function: Function) -> int | None:
    """Return the first block whose branch does not reach its label, None if all reach theirs."""
    starts: dict[str, int] = {}
    at = 0
    for block in function.blocks:
        starts[block.label] = at
        at += _bytes(block.insts)
    for index, block in enumerate(function.blocks):
        if not block.falls or not block.insts or block.insts[-1].label is None:
            continue
        branch = block.insts[-1]
        here = starts[block.label] + _bytes(block.insts[:-1])
        name = next(n for n, value in branch.operands.items() if isinstance(value, Label))
        smallest, largest, _ = branch.row.limits(name)
        distance = starts[branch.label or ""] - here
        if not smallest <= distance <= largest - _JUMP:
            return index
    return None

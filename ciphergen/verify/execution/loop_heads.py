"""Finds where loops begin: a branch backwards goes there, and a path notes there how many blocks it has done.

A guess only: it decides where a loop is cut, and each cut is proved.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ciphergen.verify.execution.state import Instruction


def loop_heads(code: Mapping[int, Instruction]) -> frozenset[int]:
    """Return the places to which instructions jump back."""
    return frozenset(target for each in code.values() for target in _targets(each) if target <= each.address)


def head_of(code: Mapping[int, Instruction], branch: Instruction) -> int | None:
    """Return the head of the loop that a branch goes on with, None if it does not jump back: by itself, or, where its
    distance is short, over a jump that does."""
    behind = branch.address + branch.row.size
    following = code.get(behind)
    for target in _targets(branch):
        if target <= branch.address:
            return target
        if following is not None and target == behind + following.row.size:
            return next((head for head in _targets(following) if head <= branch.address), None)
    return None


def _targets(instruction: Instruction) -> Iterator[int]:
    """Yield the place to which an instruction jumps, if it says one in a field of its encoding, which those of a text
    do not have: loops of kernels are cut elsewhere."""
    row = instruction.row
    if row.effects.jumps:
        for field, operand in row.operands.items():
            if operand.kind == "target" and field in instruction.values:
                yield instruction.address + instruction.values[field]

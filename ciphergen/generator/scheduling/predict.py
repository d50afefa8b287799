"""Input of the in-order model: a block of a function as the steps whose cycles `ciphergen.backends.timing.in_order`
predicts.

Addresses are not known here, only which memory an access goes to and its distance from a pointer. Different
memories do not meet, and pointers are taken to stay where they are.
"""

from __future__ import annotations

from ciphergen.backends.machine.target import Target
from ciphergen.backends.timing.in_order import ExecutedInstruction
from ciphergen.generator.liveness import reads, writes
from ciphergen.generator.machine import Block, Inst

# Where each memory is taken to lie. What is only loaded need not be told apart.
_PLACES = {"stack": 0, "out": 0x400, "ks": 0x800}
_ELSEWHERE, _BYTES = 0xC00, 0x400


def steps(block: Block, target: Target) -> list[ExecutedInstruction]:
    """Return the instructions of a block as steps of the core's model, for a run that ends at its end or repeats it."""
    return [
        ExecutedInstruction(
            inst.row,
            tuple(reads(inst, target)),
            tuple(writes(inst, target)),
            _address(inst, target),
            _jumps(inst, block),
        )
        for inst in block.insts
    ]


def _jumps(inst: Inst, block: Block) -> bool:
    """Return True if a jump is taken: an unconditional one, or a loop's."""
    return inst.row.effects.jumps and (inst.label == block.label or (not block.falls and inst is block.insts[-1]))


def _address(inst: Inst, target: Target) -> int:
    if not inst.row.effects.size:
        return 0
    slot = inst.slot()
    if slot is not None:
        return _PLACES["stack"] + slot.number * target.files[slot.file].bits // 8
    distance = sum(value for value in inst.operands.values() if isinstance(value, int))
    return _PLACES.get(inst.memory, _ELSEWHERE) + distance % _BYTES

"""Constants of straight code, made once in a block that has registers left for them.

Why: selection makes a constant at each use, so that none holds a register in between; what runs once for a call, as the
order of the bytes of a state, makes the same masks for each word.

    before  lui a, 0xff0; addi b, a, 0xff; and c, x, b; lui d, 0xff0; addi e, d, 0xff; and f, y, e
    after   lui a, 0xff0; addi b, a, 0xff; and c, x, b; and f, y, b

Ends: each instruction is looked at once.
"""

from __future__ import annotations

from collections import Counter

from ciphergen.backends.machine.target import Target
from ciphergen.generator.liveness import crowds
from ciphergen.generator.machine import Block, Function, Inst, Operand, Reg, VReg

_MARGIN = 4  # registers left to the scheduler


def share_constants(function: Function, target: Target) -> Function:
    """Return a function in virtual registers in which blocks that have registers left make each constant once."""
    written = Counter(r for inst in function.instructions() for r in inst.writes)
    read = Counter(r for inst in function.instructions() for r in inst.reads)
    room = {file: len(each.names) - _MARGIN for file, each in target.files.items()}
    full = {id(b) for file in target.files for b, most in crowds(function, target, file) if most > room[file]}

    def insts(block: Block) -> list[Inst]:
        return list(block.insts) if id(block) in full else _shared(block, written, read)

    return function.with_insts(insts)


def _shared(block: Block, written: Counter[Reg], read: Counter[Reg]) -> list[Inst]:
    """Return the instructions of a block, without those that make again what is there. written, read: how often
    registers are in the whole function."""
    here = Counter(r for inst in block.insts for r in inst.reads)
    known: dict[tuple[object, ...], VReg] = {}
    same: dict[Reg, Reg] = {}
    constants = set[Reg]()
    left = list[Inst]()
    for old in block.insts:
        inst = old.renamed(same, {})
        into = inst.writes[0] if len(inst.writes) == 1 else None
        own = isinstance(into, VReg) and written[into] == 1 and here[into] == read[into]
        if not own or not isinstance(into, VReg) or not _makes_a_constant(inst, constants):
            left.append(inst)
            continue
        operands: list[Operand] = [value for value in inst.operands.values() if value != into]
        first = known.setdefault((inst.row.name, *operands), into)
        if first is into:
            constants.add(into)
            left.append(inst)
        else:
            same[into] = first
    return left


def _makes_a_constant(inst: Inst, constants: set[Reg]) -> bool:
    """Return True if an instruction computes with constants alone. constants: registers that have one."""
    effects = inst.row.effects
    other = effects.loads or effects.stores or effects.jumps or inst.move or inst.slot() or inst.kept()
    return not other and all(r in constants for r in inst.reads)

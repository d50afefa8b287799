"""Rows of fewer bytes for instructions, once registers are allocated: it depends on these which one fits.

What a shorter row writes besides, flags, must not be needed behind it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.rule import Shorter
from ciphergen.backends.machine.target import Register, Target
from ciphergen.generator.liveness import Accesses, analyse
from ciphergen.generator.machine import Block, Function, Inst, Operand, Reg

Forms = Mapping[str, tuple[Shorter, ...]]


def shorten(function: Function, target: Target, shorter: Forms) -> Function:
    """Return a finished function with shorter rows where these do the same. shorter: as in `Idioms`."""
    if not shorter:
        return function
    live = analyse(function, target)
    ends = zip(function.blocks, live.accesses, live.live_out, strict=True)
    return function.with_each([_shortened(block, found, set(out), target, shorter) for block, found, out in ends])


def _shortened(block: Block, accesses: Accesses, needed: set[Reg], target: Target, shorter: Forms) -> list[Inst]:
    """Return the instructions of a block. needed: the registers that are read behind it."""
    made: list[Inst] = []
    for inst, (read, written) in zip(reversed(block.insts), reversed(accesses), strict=True):
        others = _forms(inst, target, shorter)
        made.append(next((o for o in others if needed.isdisjoint(set(o.writes) - set(inst.writes))), inst))
        needed = needed.difference(written).union(read)
    return made[::-1]


def _forms(inst: Inst, target: Target, shorter: Forms) -> Iterator[Inst]:
    """Yield the shorter instructions that do the same as one but for what they write besides."""
    for form in shorter.get(inst.row.name, ()):
        row = target.rows[form.row]
        operands: dict[str, Operand] = {
            name: Register(operand.file, operand.fixed)
            for name, operand in row.operands.items()
            if operand.fixed is not None
        }
        operands |= {name: inst.operands[other] for name, other in form.operands.items()}
        other = replace(inst, row=row, operands=operands)
        if len({inst.operands[name] for name in form.same}) <= 1 and _encodes(other):
            yield other


def _encodes(inst: Inst) -> bool:
    """Return True if each operand fits its field."""
    values = {name: v.number if isinstance(v, Register) else v for name, v in inst.operands.items()}
    assert isinstance(inst.row, Row), "see `Shorter`"
    try:
        inst.row.encode({name: value for name, value in values.items() if isinstance(value, int)})
    except ValueError:
        return False
    return True

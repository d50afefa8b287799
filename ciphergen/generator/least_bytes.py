"""A lower bound of the size of a function's code, before it is scheduled and allocated."""

from __future__ import annotations

from ciphergen.backends.machine.target import Target
from ciphergen.generator.allocation.rematerialise import repeatable
from ciphergen.generator.machine import Function, Inst
from ciphergen.generator.shorten import Forms


class NoRoom(Exception):
    """An error: a function has more code than it may have."""


def stays(function: Function) -> list[list[Inst]]:
    """Return the instructions of each block that the code has in any case. Allocation leaves out copies, and first
    loads of what can be loaded again; else it adds, and so does every step behind it."""
    again = {id(inst) for inst in repeatable(function).values()}
    return [[inst for inst in block.insts if not inst.move and id(inst) not in again] for block in function.blocks]


def least_bytes(function: Function, target: Target, shorter: Forms) -> int:
    """Return how many bytes of code a function has at least, in whatever order and registers. shorter: as in
    `Idioms`."""
    return sum(
        min([inst.row.size, *(target.rows[form.row].size for form in shorter.get(inst.row.name, ()))])
        for insts in stays(function)
        for inst in insts
    )

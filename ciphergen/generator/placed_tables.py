"""Places of tables behind a function's code, and the registers by which they are reached.

A load takes a distance from a register, so that one register serves all tables which begin within that reach. Small
tables stand first, so that a large one that ends outside is reached all the same. The addresses are computed once,
where the function's frame begins: in front of it other code may run that keeps no registers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ciphergen.backends.machine.look_ups import LookUpTable
from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.rule import Generation
from ciphergen.backends.machine.target import Target
from ciphergen.generator.machine import Distance, Function, Inst, Operand, VReg
from ciphergen.generator.pool import addressed


def starts(tables: Sequence[LookUpTable]) -> Iterator[tuple[LookUpTable, int]]:
    """Yield each table with the distance in bytes from the first, at a multiple of its entries."""
    place = 0
    for table in tables:
        place += -place % table.size
        yield table, place
        place += table.bytes


def with_tables(function: Function, target: Platform, generation: Generation) -> Function:
    """Return a selected function with the tables that it looks up, and on processors their addresses in registers."""
    used = (value for inst in function.instructions() for value in inst.operands.values())
    found = dict.fromkeys(value for value in used if isinstance(value, LookUpTable))
    if not found:
        return function
    if not isinstance(target, Target):
        return replace(function, tables=tuple(found))  # where tables stand is the text's around the statements
    assert generation.look_ups is not None, "see `Generation`"
    idioms, file = generation.idioms, generation.sets["words"].file
    low, high = generation.look_ups.reach
    tables = sorted(found, key=lambda table: table.bytes)
    windows = {table: divmod(start, high - low + 1) for table, start in starts(tables)}
    bases = {number: VReg(file, f"tables.{number}") for number, _ in windows.values()}
    computed: list[Inst] = []
    for number, base in bases.items():
        distance = Distance(number, upper=True, tables=number * (high - low + 1) - low)
        page, note = VReg(file, f"page.{base.name}"), "the tables behind the code"
        computed += addressed(target, idioms, distance, page, base, note)
    places = {table: (bases[number], start + low) for table, (number, start) in windows.items()}
    blocks = [replace(block, insts=[_placed(inst, places) for inst in block.insts]) for block in function.blocks]
    first = next((i for i, block in enumerate(blocks) if block.label == function.framed), 0)
    blocks[first] = replace(blocks[first], insts=[*computed, *blocks[first].insts])
    return replace(function, blocks=blocks, constants=function.constants | {*bases.values()}, tables=tuple(tables))


def _placed(inst: Inst, places: Mapping[LookUpTable, tuple[VReg, int]]) -> Inst:
    """Return an instruction with the base of its table, or with the table's distance from there."""

    def placed(name: str, value: Operand) -> Operand:
        if not isinstance(value, LookUpTable):
            return value
        base, distance = places[value]
        return base if inst.row.operands[name].kind == "register" else distance

    return replace(inst, operands={name: placed(name, value) for name, value in inst.operands.items()})

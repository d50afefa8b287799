"""Places of tables behind a function's code, and the registers by which they are reached.

A load takes a distance from a register, so that one register serves all tables which begin within that reach. Small
tables stand first, so that a large one that ends outside is reached all the same. The addresses are computed once,
where the function's frame begins: in front of it other code may run that keeps no registers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ciphergen.backends.machine.look_ups import LookUpTable
from ciphergen.backends.machine.rule import Generation
from ciphergen.backends.machine.target import Target
from ciphergen.generator.cover import base_of
from ciphergen.generator.machine import Distance, Function, Inst, Operand, Reg, VReg
from ciphergen.generator.prologue import Lines


def starts(tables: Sequence[LookUpTable]) -> Iterator[tuple[LookUpTable, int]]:
    """Yield each table with the distance in bytes from the first, at a multiple of its entries."""
    place = 0
    for table in tables:
        place += -place % table.size
        yield table, place
        place += table.bytes


def with_tables(function: Function, target: Target, generation: Generation) -> Function:
    """Return a selected function with the tables that it looks up, and their addresses in registers."""
    used = (value for inst in function.instructions() for value in inst.operands.values())
    found = dict.fromkeys(value for value in used if isinstance(value, LookUpTable))
    if not found:
        return function
    how, pool, file = generation.look_ups, generation.idioms.pool, generation.sets["words"].file
    assert how is not None
    assert pool is not None, "a target with look-ups has addresses of what stands behind the code"
    low, high = how.reach
    tables = sorted(found, key=lambda table: table.bytes)
    windows = {table: divmod(start, high - low + 1) for table, start in starts(tables)}
    bases = {number: VReg(file, f"tables.{number}") for number, _ in windows.values()}
    lines = Lines(target, "the tables behind the code")
    for number, base in bases.items():
        middle = number * (high - low + 1) - low
        upper, lower = (Distance(number, upper=part, tables=middle) for part in (True, False))
        pool.address(lines, upper, lower, VReg(file, f"page.{base.name}"), base)
    places = {table: start + low for table, (_, start) in windows.items()}
    registers: dict[Reg, Reg] = {base_of(file, table): bases[number] for table, (number, _) in windows.items()}
    blocks = [
        replace(block, insts=[_placed(inst, places).renamed(registers, {}) for inst in block.insts])
        for block in function.blocks
    ]
    first = next((i for i, block in enumerate(blocks) if block.label == function.framed), 0)
    blocks[first] = replace(blocks[first], insts=[*lines.insts, *blocks[first].insts])
    return replace(function, blocks=blocks, constants=function.constants | {*bases.values()}, tables=tuple(tables))


def _placed(inst: Inst, places: Mapping[LookUpTable, int]) -> Inst:
    """Return an instruction with the distance of its table from the base."""
    operands: dict[str, Operand] = {
        name: places[value] if isinstance(value, LookUpTable) else value for name, value in inst.operands.items()
    }
    return replace(inst, operands=operands)

"""Literal pools: constants behind the code of a function, which a load brings in one instruction.

Only what takes two instructions is worth it, where there is so much of it that an address in a register pays. What one
instruction makes of another constant stays as it is. The words are part of the function, whose code may lie anywhere:
it knows how far they are from where it runs. They stand in the order opposite to that in which they are read, since
round keys are written upwards: a core may take two addresses for one of which it compares the lower bits only, and so
they pass each other once instead of going side by side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.rule import CodeAddresses, Idioms
from ciphergen.backends.machine.target import Target
from ciphergen.generator.constants import Constants
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.machine import Block, Distance, Function, Inst, Reg, VReg
from ciphergen.generator.prologue import Lines

BYTES = 4  # of a constant


def pooled(function: Function, target: Target, core: Core, idioms: Idioms) -> Function:
    """Return a function in virtual registers with its constants in a pool behind it; the function itself if a pool does
    not pay."""
    pool = idioms.pool
    if pool is None:
        return function
    reads = Counter(register for inst in function.instructions() for register in inst.reads)
    every = {block.label: _constants(block, reads, target) for block in function.blocks}
    found = {b.label: every[b.label] for b in function.blocks if _gain(b, every[b.label], target, core, idioms) > 0}
    read = dict.fromkeys(word for made in found.values() for word in made.values())
    words = {word: place for place, word in enumerate(reversed(read))}
    if not words or BYTES * len(words) > pool.bytes:
        return function
    numbers = {label: number for number, label in enumerate(found)}

    def insts(block: Block) -> list[Inst]:
        if block.label not in found:
            return block.insts
        return _loaded(block, found[block.label], words, numbers[block.label], target, idioms)

    return replace(function.with_insts(insts), pool=tuple(words))


def _constants(block: Block, reads: Mapping[Reg, int], target: Target) -> dict[int, int]:
    """Return the constants that two adjacent instructions make, by the index of the second; nothing else may read the
    result of the first."""
    found: dict[int, int] = {}
    for place, (first, second) in enumerate(zip(block.insts, block.insts[1:], strict=False), 1):
        half = first.writes[0] if first.writes else None
        alone = half is not None and second.reads == (half,) and reads[half] == 1 and not _virtual(first.reads)
        if alone and len(second.writes) == 1 and (value := _value((first, second), target)) is not None:
            found[place] = value
    return found


def _virtual(registers: Sequence[Reg]) -> list[VReg]:
    return [register for register in registers if isinstance(register, VReg)]


def _value(insts: Sequence[Inst], target: Target) -> int | None:
    """Return the constant that a chain of instructions makes; None if it makes none."""
    registers = dict.fromkeys(register for inst in insts for register in _virtual((*inst.reads, *inst.writes)))
    names: dict[Reg, Reg] = dict(zip(registers, target.abi.scratch, strict=False))
    constants = Constants(target)
    return [constants.run(inst.renamed(names, names)) for inst in insts][-1]


def _gain(block: Block, constants: Mapping[int, int], target: Target, core: Core, idioms: Idioms) -> float:
    """Return the cycles that loads from the pool save in one run of the block."""
    if not constants or not block.weight:
        return 0.0
    place = next(iter(constants))
    added = _loaded(replace(block, insts=block.insts[place - 1 : place + 1]), {1: 0}, {0: 0}, 0, target, idioms)
    *address, load = (inst.row.cost[core.name].throughput for inst in added)
    code = sum(inst.row.cost[core.name].throughput for i in constants for inst in block.insts[i - 1 : i + 1])
    return code - len(constants) * load - sum(address)


def _loaded(
    block: Block, constants: Mapping[int, int], words: Mapping[int, int], number: int, target: Target, idioms: Idioms
) -> list[Inst]:
    """Return the instructions of a block with its constants loaded from the pool; the pool's address is computed before
    the first load."""
    pool, insts = idioms.pool, list[Inst]()
    assert pool is not None, "see `pooled`"
    file = block.insts[next(iter(constants))].writes[0].file
    page, base = VReg(file, f"page.{number}"), VReg(file, f"pool.{number}")
    for place, inst in enumerate(block.insts):
        if place + 1 in constants:
            continue
        if place not in constants:
            insts.append(inst)
            continue
        if place == next(iter(constants)):
            note = "the constants behind the code"
            insts += addressed(target, idioms, Distance(number, upper=True), page, base, note)
        lines = Lines(target, f"{constants[place]:#010x}")
        pool.load(lines, base, BYTES * words[constants[place]], inst.writes[0])
        insts += [replace(load, passage=inst.passage) for load in lines.insts]
    return insts


def addressed(target: Target, idioms: Idioms, upper: Distance, between: Reg, into: Reg, note: str) -> list[Inst]:
    """Return the instructions that compute an address behind the code. upper: of the distance, which counts from the
    one of them that reads the program counter. between: a register for intermediate results."""
    lines = Lines(target, note)
    found: Reg = idioms.addresses.address(lines, upper, replace(upper, upper=False), between, into)
    if found != into:
        lines.copy(idioms, found, into)
    return [replace(inst, origin=upper) if inst.row.effects.reads_pc else inst for inst in lines.insts]


def resolve(function: Function, addresses: CodeAddresses) -> Function:
    """Return the function with the distances from its instructions to the pool and to tables, which begin at a multiple
    of a word from the function's beginning; all code in between must be final.

    Raises:
        Unsupported: they are farther away than instructions reach.
    """
    if not (function.pool or function.tables):
        return function
    parts: dict[Distance, tuple[int, int]] = {}
    end, place = function.code_bytes + padding(function), 0
    for inst in function.instructions():
        if (distance := inst.origin) is not None:
            behind = 0 if distance.tables is None else BYTES * len(function.pool) + distance.tables
            parts[distance] = addresses.parts(end - place + behind)
        place += inst.row.size
    return function.with_insts(lambda block: [_settled(inst, parts) for inst in block.insts])


def padding(function: Function) -> int:
    """Return the bytes between a function's code and what stands behind it, if anything does."""
    return -function.code_bytes % BYTES if function.pool or function.tables else 0


def _distances(inst: Inst) -> list[Distance]:
    return [value for value in inst.operands.values() if isinstance(value, Distance)]


def _settled(inst: Inst, parts: Mapping[Distance, tuple[int, int]]) -> Inst:
    if not _distances(inst):
        return inst
    operands = dict(inst.operands)
    for name, value in inst.operands.items():
        if isinstance(value, Distance):
            operands[name] = part = parts[replace(value, upper=True)][not value.upper]
            if part > (most := inst.row.limits(name)[1]):
                raise Unsupported(f"tables are {part} bytes from the code that reads them, which reaches {most}")
    return replace(inst, operands=operands)

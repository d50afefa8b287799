"""Prologue, epilogue and frame of an allocated function: copies that do nothing go, the frame is built, slots get
offsets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ciphergen.backends.machine.rule import Idioms
from ciphergen.backends.machine.target import Register, Target
from ciphergen.generator.code import instruction
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.machine import Block, FrameSlot, Function, Inst, Kept, Operand, Passed, Reg, Slot

_ADDITIONS = 4  # to the stack pointer at most, each way


class Lines:
    """A list of instructions as an `Emit` whose instructions have all their registers given."""

    def __init__(self, target: Target, note: str = "") -> None:
        self.target, self.note = target, note
        self.insts: list[Inst] = []

    def __call__(self, row: str, *operands: Any, into: Any = None, memory: str = "") -> Any:
        inst = instruction(self.target.rows[row], operands, into, memory, move=False)
        self.insts.append(replace(inst, note=self.note))
        return into


def idle(inst: Inst) -> bool:
    """Return True for a copy of a register to itself."""
    return inst.move and inst.copied[0] == inst.copied[1]


def saved(function: Function, target: Target) -> list[Register]:
    """Return the callee-saved registers, and the return address, that the function writes, in the order of the ABI."""
    written: set[Reg] = {register for inst in function.instructions() for register in inst.writes}
    kept = (*target.abi.callee_saved, target.abi.return_address)
    return [register for register in kept if register in written]


def drop_idle(function: Function) -> Function:
    """Return the function without idle copies."""
    return function.with_insts(lambda block: [inst for inst in block.insts if not idle(inst)])


def finish(function: Function, target: Target, idioms: Idioms) -> Function:
    """Return the function with its stack frame: callee-saved registers are saved and restored, slots have offsets. Idle
    copies must be gone.

    Raises:
        Unsupported: the function needs more stack than the target's instructions reach.
    """
    if function.framed and any(isinstance(v, Passed) for i in function.instructions() for v in i.operands.values()):
        raise Unsupported(f"{function.name} has arguments on the stack, and a frame that is not built where it begins")
    keep = saved(function, target)
    slots: list[FrameSlot] = [*function.slots, *dict.fromkeys(k for i in function.instructions() if (k := i.kept()))]
    homes = {register: Slot(register.file, 1000 + number) for number, register in enumerate(keep)}
    offsets, size = _offsets([*slots, *homes.values()], target)
    framed = _framed(function, target, idioms, homes, size) if size else function
    word = target.xlen // 8
    placed = framed.with_insts(lambda block: [_placed(inst, offsets, size, word) for inst in block.insts])
    if not all(
        _reaches(new) for old, new in zip(framed.instructions(), placed.instructions(), strict=True) if new is not old
    ):
        raise _too_deep(function, size)
    return replace(placed, frame_bytes=size)


def _offsets(slots: Sequence[FrameSlot], target: Target) -> tuple[dict[FrameSlot, int], int]:
    """Return (slot offsets from the stack pointer, frame size); the largest registers come first, so that all are
    aligned."""
    offsets: dict[FrameSlot, int] = {}
    at = 0
    for slot in sorted(slots, key=lambda s: (-target.files[s.file].bits, isinstance(s, Kept), s.number)):
        offsets[slot] = at
        at += target.files[slot.file].bits // 8
    alignment = target.abi.stack_alignment
    return offsets, (at + alignment - 1) // alignment * alignment


def _framed(function: Function, target: Target, idioms: Idioms, homes: dict[Register, Slot], size: int) -> Function:
    pointer = target.abi.stack_pointer
    before, after = Lines(target), Lines(target)
    for register, slot in homes.items():
        idioms.spill(before, register.file, register, pointer, slot)
        idioms.reload(after, register.file, pointer, slot, register)
    down, up = (_moved(target, idioms, distance) for distance in (-size, size))
    if not _is_whole([*down, *before.insts]):
        raise _too_deep(function, size)
    first = next((block for block in function.blocks if block.label == function.framed), function.blocks[0])

    def insts(block: Block) -> list[Inst]:
        built = [*down, *before.insts, *block.insts] if block is first else block.insts
        return [*built[:-1], *after.insts, *up, built[-1]] if block.leaves else built

    return function.with_insts(insts)


def _moved(target: Target, idioms: Idioms, distance: int, most: int = _ADDITIONS) -> list[Inst]:
    """Return the addition of a distance to the stack pointer, in two steps where one instruction does not reach so far,
    and these in two again, up to so many."""
    lines, pointer = Lines(target), target.abi.stack_pointer
    idioms.add(lines, pointer, distance, into=pointer)
    if most == 1 or _is_whole(lines.insts):
        return lines.insts
    first = distance // 2 // target.abi.stack_alignment * target.abi.stack_alignment
    return [inst for part in (first, distance - first) for inst in _moved(target, idioms, part, most // 2)]


def _is_whole(insts: Sequence[Inst]) -> bool:
    """Return True if no instruction lacks a register, for a number that none of them can hold."""
    return all(operand is not None for inst in insts for operand in inst.operands.values())


def _too_deep(function: Function, size: int) -> Unsupported:
    return Unsupported(f"{function.name} needs {size} bytes of stack, more than its instructions reach")


def _reaches(inst: Inst) -> bool:
    """Return True if the numbers of an instruction fit their fields."""
    for name, value in inst.operands.items():
        if isinstance(value, int):
            low, high, step = inst.row.limits(name)
            if not low <= value <= high or (value - low) % step:
                return False
    return True


def _placed(inst: Inst, offsets: dict[FrameSlot, int], size: int, word: int) -> Inst:
    """Return the instruction with numbers for slots and for stack arguments, which lie above a frame of `size`
    bytes."""

    def number(value: Operand) -> Operand:
        if isinstance(value, Passed):
            return size + word * value.number
        return offsets[value] if isinstance(value, FrameSlot) else value

    operands = {name: number(value) for name, value in inst.operands.items()}
    return inst if operands == inst.operands else replace(inst, operands=operands)

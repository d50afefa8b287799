"""Prologue, epilogue and frame of an allocated function: copies that do nothing go, the frame is built, slots get
offsets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ciphergen.backends.machine.rule import Idioms
from ciphergen.backends.machine.target import Register, Target
from ciphergen.generator.code import instruction
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.machine import Block, FrameSlot, Function, Given, Inst, Kept, Passed, Reg, Slot

_ADDITIONS = 4  # to the stack pointer at most, each way
_HOMES = 1 << 20  # the number of the first slot of a callee-saved register: no function has so many


class TooDeep(Unsupported):
    """An error: a function needs more stack than the target's instructions reach."""


@dataclass(frozen=True)
class _StackFrame:
    """A frame. offsets: of slots, from the stack pointer; size: in bytes; base: the register that points to the slots
    that the stack pointer does not reach, None if there is none; distance: of what it points to."""

    offsets: Mapping[FrameSlot, int]
    size: int
    base: Register | None
    distance: int


class Lines:
    """A list of instructions as an `Emit` whose instructions have all their registers given."""

    def __init__(self, target: Target, note: str = "") -> None:
        self.target, self.note = target, note
        self.insts: list[Inst] = []

    def __call__(self, row: str, *operands: Any, into: Any = None, memory: str = "") -> Any:
        inst = instruction(self.target.rows[row], operands, into, memory, move=False)
        self.insts.append(replace(inst, note=self.note))
        return into

    def copy(self, idioms: Idioms, source: Reg, into: Reg) -> None:
        """Append a copy, which the allocator coalesces if both can have one register."""
        idioms.copy(self, source.file, source, into)
        self.insts[-1] = replace(self.insts[-1], move=True)


def idle(inst: Inst) -> bool:
    """Return True for a copy of a register to itself."""
    return inst.move and inst.copied[0] == inst.copied[1]


def saved(function: Function, target: Target) -> list[Register]:
    """Return the callee-saved registers, and the return address, that the function writes, in the order of the ABI; of
    a routine by no convention the return address alone."""
    written: set[Reg] = {register for inst in function.instructions() for register in inst.writes}
    kept = (*(target.abi.callee_saved if function.spared is None else ()), target.abi.return_address)
    return [register for register in kept if register in written]


def drop_idle(function: Function) -> Function:
    """Return the function without idle copies."""
    return function.with_insts(lambda block: [inst for inst in block.insts if not idle(inst)])


def finish(function: Function, target: Target, idioms: Idioms, base: Register | None = None) -> Function:
    """Return the function with its stack frame: callee-saved registers are saved and restored, slots have offsets. Idle
    copies must be gone. base: a callee-saved register that the function leaves alone, to point to the slots that the
    stack pointer does not reach.

    Raises:
        TooDeep: the function needs more stack than the target's instructions reach.
    """
    if function.framed and any(isinstance(v, Passed) for i in function.instructions() for v in i.operands.values()):
        raise Unsupported(f"{function.name} has arguments on the stack, and a frame that is not built where it begins")
    keep = [*saved(function, target), *([base] if base is not None else [])]
    places = [*function.buffers, *(k for i in function.instructions() if (k := i.kept()))]
    slots: list[FrameSlot] = [*function.slots, *dict.fromkeys(places)]
    homes = {register: Slot(register.file, _HOMES + number) for number, register in enumerate(keep)}
    lowest = target.xlen // 8 * _given(function)
    offsets, size = _offsets([*slots, *homes.values()], target, lowest, homes_first=base is not None)
    frame = _StackFrame(offsets, size, base, _distance(function, offsets, target) if base is not None else 0)
    framed = _framed(function, target, idioms, homes, frame) if size else function
    placed = framed.with_insts(lambda block: [_placed(inst, frame, target) for inst in block.insts])
    if not all(
        _reaches(new) for old, new in zip(framed.instructions(), placed.instructions(), strict=True) if new is not old
    ):
        raise _too_deep(function, size)
    return replace(placed, frame_bytes=size)


def _distance(function: Function, offsets: Mapping[FrameSlot, int], target: Target) -> int:
    """Return how far above the stack pointer a base is that reaches the first slots that the stack pointer does not."""
    beyond = [0]
    for inst in function.instructions():
        for name, value in inst.operands.items():
            if isinstance(value, Slot | Kept):
                low, high, _ = inst.row.limits(name)
                beyond += [offsets[value] - low] if offsets[value] > high else []
    return min(beyond[1:], default=0) // target.abi.stack_alignment * target.abi.stack_alignment


def _given(function: Function) -> int:
    """Return how many arguments a function passes on the stack, at most, to one that it calls."""
    operands = (value for inst in function.instructions() for value in inst.operands.values())
    return max((value.number + 1 for value in operands if isinstance(value, Given)), default=0)


def _offsets(
    slots: Sequence[FrameSlot], target: Target, lowest: int, *, homes_first: bool
) -> tuple[dict[FrameSlot, int], int]:
    """Return (slot offsets from the stack pointer, frame size); the largest registers come first, so that all are
    aligned. lowest: bytes below all slots, for arguments; homes_first: begin with those of callee-saved registers,
    which are saved before a base is there."""
    offsets: dict[FrameSlot, int] = {}
    widest = max((target.files[slot.file].bits // 8 for slot in slots), default=1)
    at = (lowest + widest - 1) // widest * widest

    def order(slot: FrameSlot) -> tuple[int, bool, bool, int]:
        home = homes_first and slot.number >= _HOMES
        return -target.files[slot.file].bits, not home, isinstance(slot, Kept), slot.number

    for slot in sorted(slots, key=order):
        offsets[slot] = at
        at += target.files[slot.file].bits // 8
    alignment = target.abi.stack_alignment
    return offsets, (at + alignment - 1) // alignment * alignment


def _framed(
    function: Function, target: Target, idioms: Idioms, homes: Mapping[Register, Slot], frame: _StackFrame
) -> Function:
    pointer, size = target.abi.stack_pointer, frame.size
    before, after = Lines(target), Lines(target)
    for register, slot in homes.items():
        idioms.spill(before, register.file, register, pointer, slot)
        idioms.reload(after, register.file, pointer, slot, register)
    down, up = (_moved(target, idioms, pointer, distance) for distance in (-size, size))
    built = before.insts
    if frame.base is not None:
        idioms.copy(before, frame.base.file, pointer, frame.base)
        built = [*before.insts, *_moved(target, idioms, frame.base, frame.distance)]
    if not _is_whole([*down, *built]):
        raise _too_deep(function, size)
    first = next((block for block in function.blocks if block.label == function.framed), function.blocks[0])

    def insts(block: Block) -> list[Inst]:
        found = [*down, *built, *block.insts] if block is first else block.insts
        return [*found[:-1], *after.insts, *up, found[-1]] if block.leaves else found

    return function.with_insts(insts)


def _moved(target: Target, idioms: Idioms, pointer: Register, distance: int, most: int = _ADDITIONS) -> list[Inst]:
    """Return the addition of a distance to a pointer, in two steps where one instruction does not reach so far, and
    these in two again, up to so many."""
    lines = Lines(target)
    idioms.add(lines, pointer, distance, into=pointer)
    if most == 1 or _is_whole(lines.insts):
        return lines.insts
    first = distance // 2 // target.abi.stack_alignment * target.abi.stack_alignment
    parts = (first, distance - first)
    return [inst for part in parts for inst in _moved(target, idioms, pointer, part, most // 2)]


def _is_whole(insts: Sequence[Inst]) -> bool:
    """Return True if no instruction lacks a register, for a number that none of them can hold."""
    return all(operand is not None for inst in insts for operand in inst.operands.values())


def _too_deep(function: Function, size: int) -> TooDeep:
    return TooDeep(f"{function.name} needs {size} bytes of stack, more than its instructions reach")


def _reaches(inst: Inst) -> bool:
    """Return True if the numbers of an instruction fit their fields."""
    for name, value in inst.operands.items():
        if isinstance(value, int):
            low, high, step = inst.row.limits(name)
            if not low <= value <= high or (value - low) % step:
                return False
    return True


def _placed(inst: Inst, frame: _StackFrame, target: Target) -> Inst:
    """Return the instruction with numbers for slots and for stack arguments, which lie above the frame, and with the
    base of the frame where the stack pointer does not reach."""
    operands, far = dict(inst.operands), False
    for name, value in inst.operands.items():
        if isinstance(value, Passed):
            operands[name] = frame.size + target.xlen // 8 * value.number
        elif isinstance(value, Given):
            operands[name] = target.xlen // 8 * value.number
        elif isinstance(value, FrameSlot):
            offset = frame.offsets[value]
            far = frame.base is not None and offset > inst.row.limits(name)[1]
            operands[name] = offset - frame.distance if far else offset
    if far and frame.base is not None:
        operands = {n: frame.base if v == target.abi.stack_pointer else v for n, v in operands.items()}
    return inst if operands == inst.operands else replace(inst, operands=operands)

"""Unwinding information (CFI): how deep it is and where registers are kept, at each instruction.

Rows say what instructions do to the stack pointer and to the frame, on numbers of which each is one register's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from ciphergen.backends.machine.by_meaning import Numbers
from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.term import Term, const
from ciphergen.generator.machine import Function, Inst, run_of

_STACK = 1 << 20  # the stack pointer's number; no register's, and an address that every target has


@dataclass(frozen=True)
class Unwind:
    """The frame before an instruction. depth: bytes of stack that are taken; kept: where the values are that registers
    had at entry, in bytes from the stack pointer at entry; changed: registers that may hold others by now."""

    depth: int = 0
    kept: frozenset[tuple[Register, int]] = frozenset()
    changed: frozenset[Register] = frozenset()

    def both(self, other: Unwind) -> Unwind:
        """Return the meet of two unwind states: what holds on both paths to an instruction."""
        assert self.depth == other.depth, "the stack is as deep on all ways to an instruction"
        return Unwind(self.depth, self.kept & other.kept, self.changed | other.changed)


class _StackEffect(Numbers):
    """An instruction run on numbers that tell registers apart, with what it does to the stack."""

    def __init__(self, target: Target, inst: Inst) -> None:
        values = {name: _number(value) for name, value in inst.operands.items()}
        super().__init__(target, inst.row, values, 0, self._get, self._put)
        self.pointer = _STACK
        self.stored: list[tuple[int, Term]] = []

    def _get(self, register: Register) -> int:
        return _STACK if register == self._target.abi.stack_pointer else mark(register, self._target)

    def _put(self, register: Register, value: int) -> None:
        if register == self._target.abi.stack_pointer:
            self.pointer = value

    def load(self, address: Term, size: int) -> Term:
        return const(0, 8 * size)

    def store(self, address: Term, value: Term) -> None:
        self.stored.append((address.value - _STACK, value))

    def branch(self, condition: Term, target: Term) -> None:
        """Ignore a branch, whose target is in the function."""

    def jump(self, target: Term) -> None:
        """Ignore a jump, whose target is in the function, or a call, which comes back."""


def mark(register: Register, target: Target) -> int:
    """Return a number for a register, distinct from those of other registers and of their lower halves."""
    bits = target.files[register.file].bits
    return ((ord(register.file) << 8 | register.number) * (((1 << 128) - 1) // 0xFFFF)) & ((1 << bits) - 1)


def _number(value: object) -> int:
    if isinstance(value, int):
        return value
    if isinstance(value, Register):
        return value.number
    first = next(iter(run_of(value)), None) if isinstance(value, tuple) else None
    return first.number if isinstance(first, Register) else 0  # labels and functions


def unwinding(function: Function, target: Target) -> list[Unwind]:
    """Return the unwind state before each instruction; an unreachable one has the state of the instruction above it."""
    entries, waiting = {0: Unwind()}, [0]
    places = {block.label: number for number, block in enumerate(function.blocks)}
    found: dict[tuple[int, int], Unwind] = {}
    while waiting:
        index = waiting.pop()
        state = entries[index]
        for place, inst in enumerate(function.blocks[index].insts):
            found[index, place] = state
            state = _after(state, inst, target)
            if inst.label is not None:
                waiting += _come(entries, [places[inst.label]], state)
        waiting += _come(entries, [places[label] for label in function.blocks[index].back], state)
        if function.blocks[index].falls:
            waiting += _come(entries, [index + 1], state)
    states: list[Unwind] = []
    for index, block in enumerate(function.blocks):
        for place in range(len(block.insts)):
            states.append(found.get((index, place), states[-1] if states else Unwind()))
    return states


def _come(entries: dict[int, Unwind], blocks: list[int], state: Unwind) -> Iterator[int]:
    """Yield the blocks whose entry state changes by merging in this state."""
    for block in blocks:
        merged = entries[block].both(state) if block in entries else state
        if entries.get(block) != merged:
            entries[block] = merged
            yield block


def _after(state: Unwind, inst: Inst, target: Target) -> Unwind:
    pointer, written = target.abi.stack_pointer, {r for r in inst.writes if isinstance(r, Register)}
    if pointer not in written and not (inst.row.effects.stores and pointer in inst.reads):
        # As most instructions do, it leaves the stack as it is.
        return state if written <= state.changed else replace(state, changed=state.changed | written)
    machine = _StackEffect(target, inst)
    inst.row.meaning(machine)
    kept = set(state.kept)
    for offset, value in machine.stored if pointer in inst.reads else ():
        begin = offset - state.depth
        kept = {(r, at) for r, at in kept if not begin - _bytes(r, target) < at < begin + value.width // 8}
        kept |= {(r, begin) for r in _preserved(target) - state.changed if _holds(value, r, target)}
    depth = state.depth - (machine.pointer - _STACK)
    kept = {(r, at) for r, at in kept if at >= -depth}
    return replace(state, depth=depth, kept=frozenset(kept), changed=state.changed | written)


def _preserved(target: Target) -> frozenset[Register]:
    return frozenset((*target.abi.callee_saved, target.abi.return_address))


def _bytes(register: Register, target: Target) -> int:
    """Return the number of bytes of a register that a function must preserve."""
    return target.abi.callee_saved_bits.get(register.file, target.files[register.file].bits) // 8


def _holds(value: Term, register: Register, target: Target) -> bool:
    """Return True if a stored value has the preserved bits of the register at entry."""
    size = 8 * _bytes(register, target)
    return value.width >= size and value.value & ((1 << size) - 1) == mark(register, target) & ((1 << size) - 1)


RESTORE = "    .cfi_restore_state"


def directives(states: Sequence[Unwind], target: Target) -> list[list[str]]:
    """Return the CFI directives before each instruction, from the states there. One line restores the state where it is
    again as before an epilogue."""
    pairs = [(Unwind(), states[0]), *pairwise(states)] if states else []
    lines = [[] if _same(before, now) else list(_changes(before, now, target)) for before, now in pairs]
    gone: int | None = None
    for place, (before, now) in enumerate(pairs):
        if gone is not None and lines[place]:
            if _same(now, pairs[gone][0]):
                lines[gone].insert(0, "    .cfi_remember_state")
                lines[place] = [RESTORE]
            gone = None
        if before.depth and not now.depth:
            gone = place
    return lines


def _same(one: Unwind, other: Unwind) -> bool:
    return (one.depth, one.kept) == (other.depth, other.kept)


def _changes(before: Unwind, now: Unwind, target: Target) -> Iterator[str]:
    if before.depth != now.depth:
        yield f"    .cfi_def_cfa_offset {now.depth}"
    places = dict(now.kept)
    for register in sorted({r for r, _ in before.kept} - places.keys()):
        yield f"    .cfi_restore {_name(register, target)}"
    for register, place in sorted(now.kept - before.kept):
        yield f"    .cfi_offset {_name(register, target)}, {place}"


def _name(register: Register, target: Target) -> str:
    """Return the assembler's name for the preserved part of a register."""
    return (target.files[register.file].kept_names or target.files[register.file].names)[register.number]

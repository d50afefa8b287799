"""The check of an allocation: every read finds the value that it would have found before.

A symbolic run over the control flow, as in regalloc2's checker: for each physical register and stack slot
the set of virtual registers whose value it holds. The allocated function must have the instructions of the
original in their order, with stores to and reloads from slots between them, repeated loads of constants, and
nothing else. Knows nothing of how the registers were chosen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.target import Register, Target
from ciphergen.generator.allocation.rematerialise import NOTE, repeatable
from ciphergen.generator.liveness import tracked
from ciphergen.generator.machine import Block, Function, Inst, Operand, Reg, Slot, VReg, run_of

Place = Register | Slot
State = dict[Place, frozenset[Reg]]
_NOTHING: frozenset[Reg] = frozenset()
_FILE = 32  # consecutive registers wrap around at the end of a file


class AllocationRefused(Exception):
    """An error: the allocated function reads something other than the original does."""


def check_allocation(before: Function, after: Function, target: Target) -> None:
    """Check that an allocation, idle copies included, reads the same values as the original function on every path.

    Raises:
        AllocationRefused: a read may find another value, or instructions differ.
    """
    if [(b.label, b.falls) for b in before.blocks] != [(b.label, b.falls) for b in after.blocks]:
        raise AllocationRefused(f"{before.name}: the blocks differ")
    abi = target.abi
    constant = _ConstantLoads.of(repeatable(before))
    entries: list[State | None] = [None] * len(before.blocks)
    entries[0] = {register: frozenset({register}) for register in (*abi.arguments, *abi.scratch, *abi.callee_saved)}
    waiting = [0]
    while waiting:
        index = waiting.pop()
        state = _Held.of(entries[index] or {})
        _run(before.blocks[index], after.blocks[index], state, target, constant)
        leaving = state.values
        for successor in before.successors(index):
            merged = _meet(entries[successor], leaving)
            if merged != entries[successor]:
                entries[successor] = merged
                waiting.append(successor)


def _meet(a: State | None, b: State) -> State:
    """Return the meet of two states: for each place the values that it holds on both paths."""
    if a is None:
        return b
    return {place: common for place, held in a.items() if (common := held & b.get(place, frozenset()))}


@dataclass(frozen=True)
class _ConstantLoads:
    """The loads of constants. first: by register; alike: the registers of those that differ in the registers written
    only, by what they are but for registers, and by each register that they read and its place among them."""

    first: Mapping[Reg, Inst]
    alike: Mapping[Hashable, Sequence[Reg]]

    @staticmethod
    def of(first: Mapping[Reg, Inst]) -> _ConstantLoads:
        """Return the loads, by register, put together."""
        alike: dict[Hashable, list[Reg]] = {}
        for register, load in first.items():
            for i, pointer in enumerate(load.reads):
                alike.setdefault((_but_registers(load), i, pointer), []).append(register)
        return _ConstantLoads(first, alike)

    def like(self, inst: Inst, state: _Held) -> set[Reg]:
        """Return the registers of loads that read a register which is in the place that an instruction reads."""
        what, places = _but_registers(inst), enumerate(inst.reads)
        read = ((i, r) for i, place in places if isinstance(place, Register) for r in state.held(place))
        return {register for i, r in read for register in self.alike.get((what, i, r), ())}


class _Held:
    """The values that places hold while a block runs. values: by place."""

    def __init__(self) -> None:
        self.values: State = {}
        # The places in which each may be: some that hold another one by now among them.
        self._places: dict[Reg, set[Place]] = {}

    @staticmethod
    def of(values: State) -> _Held:
        """Return places with values."""
        found = _Held()
        for place, held in values.items():
            found.put(place, held)
        return found

    def held(self, place: Place) -> frozenset[Reg]:
        """Return the values of a place."""
        return self.values.get(place, _NOTHING)

    def put(self, place: Place, held: frozenset[Reg]) -> None:
        """Set the values of a place."""
        self.values[place] = held
        for register in held:
            self._places.setdefault(register, set()).add(place)

    def forget(self, register: Reg) -> None:
        """Remove an overwritten register from the values of every place."""
        for place in self._places.pop(register, ()):
            held = self.values[place]
            if register in held:
                self.values[place] = held - {register}


def _run(old: Block, new: Block, state: _Held, target: Target, constant: _ConstantLoads) -> None:
    """Update the state by one block, run on original and allocated code side by side."""
    rest = deque(new.insts)

    jumped = False

    def between() -> None:
        while rest and (rest[0].slot() is not None or rest[0].note == NOTE):
            if jumped:
                raise AllocationRefused(f"block {old.label}: {rest[0].row.name} stands behind a jump")
            _between(rest.popleft(), state, target, constant)

    for inst in old.insts:
        between()
        loaded = bool(inst.writes) and constant.first.get(inst.writes[0]) is inst
        if loaded and not (rest and _alike(inst, rest[0])):
            continue  # it is loaded where it is read
        if not rest or rest[0].row is not inst.row:
            raise AllocationRefused(f"block {old.label}: {inst.row.name} is missing")
        allocated = rest.popleft()
        same = _constants(allocated, state, target, constant) if loaded else _NOTHING
        _step(inst, allocated, state, target, old.label)
        jumped |= inst.row.effects.jumps
        for place in allocated.writes if loaded else ():
            if isinstance(place, Register):
                state.put(place, state.held(place) | same)
    between()
    if rest:
        raise AllocationRefused(f"block {old.label}: {rest[0].row.name} was not there before")


def _between(inst: Inst, state: _Held, target: Target, constant: _ConstantLoads) -> None:
    """Update the state for an instruction that allocation inserted: a spill, a reload, or a repeated load of a
    constant."""
    if inst.slot() is not None:
        _move(inst, state, target)
        return
    into = inst.writes[0]
    same = _constants(inst, state, target, constant)
    if not same or not isinstance(into, Register) or not tracked(into, target):
        raise AllocationRefused(f"{inst.row.name} repeats nothing that is constant")
    state.put(into, same)


def _constants(inst: Inst, state: _Held, target: Target, constant: _ConstantLoads) -> frozenset[Reg]:
    """Return the constants that a repeated load can set; a round key loaded in several rounds has several."""
    return frozenset(v for v in constant.like(inst, state) if _repeats(inst, constant.first[v], state, target))


def _repeats(inst: Inst, load: Inst, state: _Held, target: Target) -> bool:
    """Return True if an instruction, which is alike, repeats the load of a constant through the same pointer."""
    pairs = _pairs(load.reads, inst.reads, target)
    return bool(pairs) and all(register in state.held(place) for register, place in pairs)


def _alike(a: Inst, b: Inst) -> bool:
    """Return True if two instructions differ in registers only."""
    return _but_registers(a) == _but_registers(b)


def _but_registers(inst: Inst) -> Hashable:
    """Return what an instruction says but for its registers."""
    return inst.row.name, inst.memory, *(item for item in inst.operands.items() if isinstance(item[1], int))


def _move(inst: Inst, state: _Held, target: Target) -> None:
    """Update the state for a store to a slot, or a reload from one."""
    slot = inst.slot()
    assert slot is not None
    registers = [r for r in (*inst.reads, *inst.writes) if isinstance(r, Register) and tracked(r, target)]
    if len(registers) != 1 or registers[0].file != slot.file:
        raise AllocationRefused(f"{inst.row.name} with a slot is neither a store nor a reload")
    if inst.row.effects.stores:
        state.put(slot, state.held(registers[0]))
    else:
        state.put(registers[0], state.held(slot))


def _step(inst: Inst, allocated: Inst, state: _Held, target: Target, label: str) -> None:
    """Check that an allocated instruction reads the values of the original; update the state for its writes."""
    for name, value in inst.operands.items():
        _same_kind(name, value, allocated)
    effects = inst.row.effects
    read = _pairs(inst.reads, allocated.reads, target)
    for register, place in read:
        if effects.jumps and register == place == target.abi.return_address:
            continue  # the return: what restores callee-saved registers restores it before
        if register not in state.held(place):
            names = ", ".join(sorted(map(str, state.held(place)))) or "nothing known"
            raise AllocationRefused(
                f"block {label}: {inst.row.name} reads {register} from "
                f"{target.register_name(place)}, which holds {names}"
            )
    written = _pairs(inst.writes, allocated.writes, target)
    if len({place for _, place in written}) != len(written) or not all(tracked(place, target) for _, place in written):
        raise AllocationRefused(f"block {label}: {inst.row.name} writes where it may not")
    # A move from a register that always holds 0 reads none that is tracked.
    source = state.held(read[-1][1]) if inst.move and read else _NOTHING
    for register, _ in written:
        state.forget(register)
    for register, place in written:
        state.put(place, source.difference(other for other, _ in written) | {register})


def _pairs(before: Sequence[Reg], allocated: Sequence[Reg], target: Target) -> list[tuple[Reg, Register]]:
    """Return the tracked registers of those that an instruction reads or writes, each with its physical register."""
    found = zip(before, allocated, strict=True)
    return [(register, place) for register, place in found if tracked(register, target) and isinstance(place, Register)]


def _same_kind(name: str, value: Operand, allocated: Inst) -> None:
    """Check one operand against its allocated one: a physical register of the same file for a virtual one, consecutive
    registers for a run, the same value for all else."""
    other = allocated.operands[name]
    if isinstance(value, VReg):
        good = isinstance(other, Register) and other.file == value.file
    elif run_of(value):
        first, *_ = run_of(other) or (None,)
        good = isinstance(first, Register) and run_of(other) == tuple(
            Register(r.file, (first.number + plus) % _FILE) for plus, r in enumerate(run_of(value))
        )
    else:
        good = value == other
    if not good:
        raise AllocationRefused(f"{allocated.row.name}: {name} is {other}, was {value}")

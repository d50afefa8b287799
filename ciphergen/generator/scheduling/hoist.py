"""Loop-invariant code motion: constants, and round keys whose place is.

Only what a turn uses at least twice is moved, so that a register that it takes, or a place on the stack, is worth
it: a constant of two instructions costs two at each use, its reload one. What is moved is made once, before the
loop, by instructions that the loop had; equal ones are made once for all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Set
from dataclasses import dataclass, replace

from ciphergen.backends.machine.target import Target
from ciphergen.generator.liveness import crowds, tracked
from ciphergen.generator.machine import Block, Function, Inst, Operand, Reg, VReg

_LEAST_USES = 2
_KEYS = "ks"
_STAYS = (_KEYS, "pool")  # memory that nothing writes while a function runs
_MARGIN = 2  # registers left to the scheduler


@dataclass(frozen=True)
class _Loop:
    """A loop: blocks first..last, and those elsewhere through which it may go on its way; control enters from the block
    before the first only."""

    first: int
    last: int
    detours: frozenset[int]

    @property
    def all(self) -> frozenset[int]:
        return self.detours.union(range(self.first, self.last + 1))


def hoist(function: Function, target: Target, *, keys: bool = True) -> Function:
    """Return a function in virtual registers with loop-invariant instructions in front of its loops, outer loops first,
    and with its constants. Round keys must not change while the function runs. keys: whether loads of these are moved,
    too."""
    done: set[int] = set()
    for loop in _loops(function):
        if not done & loop.all:
            function = _Hoist(function, target, loop, _STAYS if keys else _STAYS[1:]).run()
            done |= loop.all
    written = Counter(r for inst in function.instructions() for r in inst.writes)
    loads = (inst for inst in function.instructions() if inst.memory == _KEYS and inst.row.effects.loads)
    loaded = {r for inst in loads for r in inst.writes if isinstance(r, VReg) and written[r] == 1}
    return replace(function, constants=function.constants | loaded)


def _loops(function: Function) -> list[_Loop]:
    """Return the loops, those with the most blocks first."""
    places = {block.label: i for i, block in enumerate(function.blocks)}
    found: dict[int, int] = {}
    for i, block in enumerate(function.blocks):
        for inst in block.insts:
            head = places[inst.label] if inst.label is not None else i + 1
            if 0 < head <= i:
                found[head] = max(i, found.get(head, 0))
    loops = [_Loop(first, last, _detours(function, first, last)) for first, last in found.items()]
    return sorted((loop for loop in loops if _entered_from_above(function, loop)), key=lambda x: x.first - x.last)


def _detours(function: Function, first: int, last: int) -> frozenset[int]:
    """Return the blocks outside of a loop that control enters from the loop only and leaves for the loop only; none for
    a loop of weight 0, where registers for constants do not pay."""
    if not function.blocks[first].weight:
        return frozenset()
    after = {i: set(function.successors(i)) for i in range(len(function.blocks))}
    before = {i: {j for j, found in after.items() if i in found} for i in after}
    inside = set(range(first, last + 1))
    # At first all but where the function begins and ends, which each of the others must not lead to.
    left = {i for i in after if i and after[i]} - inside
    while wrong := {i for i in left if not (after[i] | before[i]) <= inside | left}:
        left -= wrong
    return frozenset(left)


def _entered_from_above(function: Function, loop: _Loop) -> bool:
    before = function.blocks[loop.first - 1]
    inside = {function.blocks[i].label for i in loop.all}
    outside = (b for i, b in enumerate(function.blocks) if i not in loop.all)
    jumps = any(inst.label in inside for b in outside for inst in b.insts)
    return before.falls and not jumps and not (before.insts and before.insts[-1].row.effects.jumps)


class _Hoist:
    """The motion of invariant code out of one loop. stays: memory from which loads may move."""

    def __init__(self, function: Function, target: Target, loop: _Loop, stays: tuple[str, ...]) -> None:
        self.function, self.target, self.stays = function, target, stays
        self.before: Block = function.blocks[loop.first - 1]
        self.blocks = [function.blocks[i] for i in sorted(loop.all)]
        written = Counter(r for inst in function.instructions() for r in inst.writes)
        self.once = {r for r, count in written.items() if count == 1}
        self.inside = {r for block in self.blocks for inst in block.insts for r in inst.writes}
        # By what an instruction computes, the register that has it; and by register, the one that stands for it.
        self.known: dict[tuple[object, ...], VReg] = {}
        self.same: dict[Reg, Reg] = {}
        self.made: dict[Reg, Inst] = {}

    def run(self) -> Function:
        """Return the function with what is worth it in front of the loop."""
        for block in self.blocks:
            for inst in block.insts:
                if self._constant(inst):
                    self._note(inst)
        moved = self._worth_it()
        before = [*self.before.insts, *(inst for register, inst in self.made.items() if register in moved)]
        names = {register: first for register, first in self.same.items() if first in moved}

        def insts(block: Block) -> list[Inst]:
            if block is self.before:
                return before
            if not any(block is other for other in self.blocks):
                return block.insts
            return [inst.renamed(names, {}) for inst in block.insts if not any(r in names for r in inst.writes)]

        constants = {register for register in moved if isinstance(register, VReg)}
        return replace(self.function.with_insts(insts), constants=self.function.constants | constants)

    def _constant(self, inst: Inst) -> bool:
        """Return True if the instruction is loop-invariant."""
        effects = inst.row.effects
        if effects.stores or effects.jumps or inst.move or len(inst.writes) != 1 or inst.slot() is not None:
            return False
        if effects.loads and inst.memory not in self.stays:
            return False
        into = inst.writes[0]
        if not isinstance(into, VReg) or into not in self.once or into in inst.reads:
            return False
        return all(r in self.same or self._from_before(r) for r in inst.reads)

    def _from_before(self, register: Reg) -> bool:
        if isinstance(register, VReg):
            return register not in self.inside
        return not tracked(register, self.target) and register != self.target.abi.stack_pointer

    def _note(self, inst: Inst) -> None:
        into = inst.writes[0]
        assert isinstance(into, VReg)
        inst = inst.renamed(dict(self.same), {})
        operands: list[Operand] = [value for value in inst.operands.values() if value != into]
        key = (inst.row.name, inst.memory, *operands)
        if key not in self.known:
            self.known[key] = into
            self.made[into] = inst
        self.same[into] = self.known[key]

    def _worth_it(self) -> set[Reg]:
        """Return the registers to hoist: those with enough uses, and those that they need."""
        uses: Counter[Reg] = Counter()
        for block in self.blocks:
            for inst in block.insts:
                if not (inst.writes and inst.writes[0] in self.same):
                    uses.update(self.same[r] for r in inst.reads if r in self.same)
        moved: set[Reg] = set()
        for register, inst in reversed(self.made.items()):
            if uses[register] >= _LEAST_USES or register in moved:
                moved.add(register)
                moved.update(r for r in inst.reads if r in self.made)
        moved -= self._too_many(moved, uses)
        for register, inst in self.made.items():
            if any(r in self.made and r not in moved for r in inst.reads):
                moved.discard(register)
        return moved

    def _too_many(self, moved: Set[Reg], uses: Mapping[Reg, int]) -> set[Reg]:
        """Return registers of vector loads not to hoist, those with the fewest uses beyond the free registers: to
        repeat such a load costs no more than a reload."""
        inside = {block.label for block in self.blocks}
        left: set[Reg] = set()
        for file, registers in self.target.files.items():
            loads = [r for r, inst in self.made.items() if r in moved and r.file == file and inst.row.effects.loads]
            if loads and registers.bits > self.target.xlen:
                most = max(n for block, n in crowds(self.function, self.target, file) if block.label in inside)
                room = max(0, len(registers.names) - most - _MARGIN)
                left.update(sorted(loads, key=lambda r: -uses[r])[room:])
        return left

"""Spill code: the stores and reloads that spilling has planned.

A value is stored right after the instruction that writes it, unless it is written again before anything reads it from
memory: vectors are written over by instructions that keep a part of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ciphergen.backends.machine.rule import Idioms
from ciphergen.backends.machine.target import Target
from ciphergen.generator.allocation.place_use import PlaceUse
from ciphergen.generator.allocation.rematerialise import NOTE
from ciphergen.generator.liveness import Segment
from ciphergen.generator.machine import Block, Function, Inst, Reg, Slot, VReg
from ciphergen.generator.prologue import Lines

Accesses = Sequence[tuple[Sequence[VReg], Sequence[VReg]]]  # by instruction, what it reads and what it writes


@dataclass
class SpillPlan:
    """The spills of one block: before which instruction what is reloaded, and what lost its register."""

    reloads: dict[int, list[VReg]] = field(default_factory=dict)
    evicted: dict[VReg, None] = field(default_factory=dict)

    def reload(self, at: int, values: list[VReg]) -> None:
        """Reload values before an instruction."""
        self.reloads[at] = values

    def evict(self, value: VReg) -> None:
        """Note that a value loses its register."""
        self.evicted[value] = None


@dataclass(frozen=True)
class SpillPlaces:
    """The homes of the spilled registers of one file: on the stack, or, if they can be loaded `again`, where they come
    from."""

    target: Target
    idioms: Idioms
    file: str
    slots: Mapping[VReg, Slot]
    again: Mapping[Reg, Inst]

    def insert(self, block: Block, accesses: Accesses, plan: SpillPlan, live_out: Iterable[VReg]) -> list[Inst]:
        """Return the instructions of a block with the stores and reloads that its plan asks for."""
        stored = _stored(accesses, plan, live_out)
        lines: list[Inst] = []
        for i, (inst, (_, written)) in enumerate(zip(block.insts, accesses, strict=True)):
            lines += self._reloads(plan.reloads.get(i, []))
            lines.append(inst)
            after = Lines(self.target, "spill")
            for v in written:
                if v in self.slots and (i, v) in stored:
                    self.idioms.spill(after, self.file, v, self.target.abi.stack_pointer, self.slots[v])
            lines += after.insts
        return lines + self._reloads(plan.reloads.get(len(block.insts), []))

    def _reloads(self, values: Sequence[VReg]) -> list[Inst]:
        before = Lines(self.target, "reload")
        for v in values:
            if v in self.again:
                before.insts.append(replace(self.again[v], note=NOTE))
            else:
                self.idioms.reload(before, self.file, self.target.abi.stack_pointer, self.slots[v], v)
        return before.insts


def _stored(accesses: Accesses, plan: SpillPlan, live_out: Iterable[VReg]) -> set[tuple[int, VReg]]:
    """Return (instruction, value) pairs after which the value must be stored: it is reloaded, or is live out of the
    block, before it is written again."""
    wanted, found = set(live_out), set[tuple[int, VReg]]()
    for i in reversed(range(len(accesses) + 1)):
        written = accesses[i][1] if i < len(accesses) else ()
        found.update((i, v) for v in written if v in wanted)
        wanted.difference_update(written)
        wanted.update(plan.reloads.get(i, []))
    return found


def slots(
    function: Function, file: str, spilled: Sequence[VReg], held: Mapping[Reg, Sequence[Segment]]
) -> dict[VReg, Slot]:
    """Return new stack slots for spilled values; values whose live ranges do not overlap share a slot. held: live
    ranges by register."""
    found: dict[VReg, Slot] = {}
    places: list[Slot] = []
    use = PlaceUse[Slot]()
    for v in spilled:
        slot = next(use.all_free(places, held[v]), None)
        if slot is None:
            slot = Slot(file, len(function.slots) + len(places))
            places.append(slot)
        use.take(slot, held[v])
        found[v] = slot
    return found

"""Webs: each independent use of a virtual register gets a name of its own.

A register that is written, used, and later written again with another value (after a reload, say) is two
values that need not share a place. A web is a set of writes that reach a common read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ciphergen.backends.machine.target import Target
from ciphergen.generator.liveness import Accesses, Liveness, analyse
from ciphergen.generator.machine import Function, Inst, Reg, VReg

Definition = tuple[int, int]  # block and instruction; instruction -1: before the function starts
Reaching = dict[Reg, frozenset[Definition]]


class _Sets:
    """Disjoint sets of definitions of one register."""

    def __init__(self) -> None:
        self._parent: dict[tuple[Reg, Definition], tuple[Reg, Definition]] = {}

    def find(self, item: tuple[Reg, Definition]) -> tuple[Reg, Definition]:
        while (parent := self._parent.get(item, item)) != item:
            self._parent[item] = self._parent.get(parent, parent)
            item = parent
        return item

    def join(self, register: Reg, definitions: Iterable[Definition]) -> None:
        first, *rest = sorted(definitions)
        for other in rest:
            a, b = sorted((self.find((register, first)), self.find((register, other))))
            self._parent[b] = a


def split(function: Function, target: Target) -> Function:
    """Return the function with a virtual register of its own for each web, a set of definitions joined by common
    uses."""
    live = analyse(function, target)
    entries = _reaching(function, live)
    sets = _Sets()
    for index, block in enumerate(function.blocks):
        at = dict(entries[index])
        for position, (inst, (read, written)) in enumerate(zip(block.insts, live.accesses[index], strict=True)):
            for register in _virtual(read):
                sets.join(register, at[register])
            for register in _virtual(written):
                if register in inst.reads and _tied(inst, register):
                    sets.join(register, at[register] | {(index, position)})
                at[register] = frozenset({(index, position)})
    names: dict[tuple[Reg, Definition], VReg] = {}
    used: dict[Reg, int] = {}
    return function.with_each(
        [
            _rename(block.insts, live.accesses[index], index, dict(entries[index]), sets, names, used)
            for index, block in enumerate(function.blocks)
        ]
    )


def _virtual(registers: Iterable[Reg]) -> list[VReg]:
    return [r for r in registers if isinstance(r, VReg)]


def _tied(inst: Inst, register: Reg) -> bool:
    """Return True if one field both reads and writes the register."""
    both = set(inst.row.effects.reads) & set(inst.row.effects.writes)
    return register in inst.registers(tuple(sorted(both)))


def _reaching(function: Function, live: Liveness) -> list[Reaching]:
    """Return the reaching definitions of the registers that are live into each block."""
    entries: list[Reaching] = [{} for _ in function.blocks]
    entries[0] = {r: frozenset({(0, -1)}) for r in live.live_in[0]}
    last: list[Reaching] = []
    for index, block in enumerate(live.accesses):
        last.append({r: frozenset({(index, p)}) for p, (_, written) in enumerate(block) for r in written})
    changed = True
    while changed:
        changed = False
        for index in range(len(function.blocks)):
            leaving = {**entries[index], **last[index]}
            for successor in function.successors(index):
                for register in live.live_in[successor]:
                    before = entries[successor].get(register, frozenset())
                    after = before | leaving.get(register, frozenset())
                    if after != before:
                        entries[successor][register] = after
                        changed = True
    return entries


def _rename(
    insts: Sequence[Inst],
    accesses: Accesses,
    index: int,
    at: Reaching,
    sets: _Sets,
    names: dict[tuple[Reg, Definition], VReg],
    used: dict[Reg, int],
) -> list[Inst]:
    def name(register: VReg, definitions: frozenset[Definition]) -> VReg:
        web = sets.find((register, min(definitions)))
        if web not in names:
            used[register] = used.get(register, 0) + 1
            number = used[register]
            names[web] = register if number == 1 else VReg(register.file, f"{register.name}~{number}")
        return names[web]

    renamed: list[Inst] = []
    for position, (inst, (reads, writes)) in enumerate(zip(insts, accesses, strict=True)):
        read: dict[Reg, Reg] = {r: name(r, at[r]) for r in _virtual(reads)}
        written: dict[Reg, Reg] = {}
        for register in _virtual(writes):
            at[register] = frozenset({(index, position)})
            written[register] = name(register, at[register])
        new = any(old != name for names in (read, written) for old, name in names.items())
        renamed.append(inst.renamed(read, written) if new else inst)
    return renamed

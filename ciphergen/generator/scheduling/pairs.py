"""Pairing: two loads or two stores of neighbouring words become one instruction, where the target has one for both.

A load moves up to the first of its pair, a store down to the second, past instructions that do not touch what it
touches. Only pairs that stand close together are joined, so that no register is held for long.
"""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Target
from ciphergen.generator.machine import Block, Function, Inst, Reg

_NEAR = 48  # instructions between the two


def pair(function: Function, target: Target, rows: Mapping[str, str]) -> Function:
    """Return the function with adjacent loads and stores of every block joined to paired accesses. rows: see
    `Idioms.pairs`."""
    return function.with_insts(lambda block: _Pairs(block, target, rows).run()) if rows else function


class _Pairs:
    """The pairing of a block."""

    def __init__(self, block: Block, target: Target, rows: Mapping[str, str]) -> None:
        self.target, self.rows = target, rows
        self.insts: list[Inst | None] = list(block.insts)

    def run(self) -> list[Inst]:
        """Return the instructions with paired accesses."""
        for at in range(len(self.insts)):
            inst = self.insts[at]
            if (
                inst is not None
                and inst.row.name in self.rows
                and isinstance(inst.operands[inst.row.access.offset], int)
            ):
                self._join(at, inst)
        return [inst for inst in self.insts if inst is not None]

    def _join(self, at: int, inst: Inst) -> None:
        """Pair an access with a neighbour in memory that can move beside it."""
        near = self._near(at, inst)
        size, here = inst.row.effects.size, _offset(inst)
        low = here
        while low - size in near:
            low -= size
        # Of a run of neighbours the pairs are counted from its lowest, so that at most one is left alone.
        other = here + size if (here - low) // size % 2 == 0 else here - size
        if other in near:
            self._put(at, near[other])

    def _near(self, at: int, inst: Inst) -> dict[int, int]:
        """Return, by offset, the indices of accesses that can be paired with this one: no instruction between conflicts
        with the move."""
        found: dict[int, int] = {}
        access, stores, size = inst.row.access, inst.row.effects.stores, inst.row.effects.size
        base = inst.operands[access.base]
        seen: set[Reg] = set()  # registers that a load cannot pass
        for k in range(at + 1, min(at + _NEAR, len(self.insts))):
            other = self.insts[k]
            if other is None:
                continue
            effects, like = other.row.effects, other.row is inst.row and other.operands[access.base] == base
            if like and base not in other.writes and isinstance(other.operands[access.offset], int):
                apart = abs(_offset(other) - _offset(inst)) >= size and other.memory == inst.memory
                if apart and (stores or seen.isdisjoint(other.writes)):
                    found.setdefault(_offset(other), k)
                elif stores:
                    break
            elif (effects.stores or (stores and effects.loads)) and inst.memory != "ks":
                break
            seen.update((*other.reads, *other.writes))
            if effects.jumps or base in other.writes or (stores and not set(inst.reads).isdisjoint(other.writes)):
                break
        return found

    def _put(self, at: int, second: int) -> None:
        a, b = self.insts[at], self.insts[second]
        assert a is not None
        assert b is not None
        low, high = (a, b) if _offset(a) < _offset(b) else (b, a)
        one, row = a.row.access, self.target.rows[self.rows[a.row.name]]
        moved = low.operands[one.data[0]], high.operands[one.data[0]]
        if not _fits(row, _offset(low)) or moved[0] == moved[1]:
            return
        two = row.access
        operands = {two.base: low.operands[one.base], two.offset: _offset(low)}
        operands |= zip(two.data, moved, strict=True)
        joined = Inst(row, {name: operands[name] for name in row.operands}, a.memory, passage=a.passage)
        self.insts[at], self.insts[second] = (None, joined) if a.row.effects.stores else (joined, None)


def _offset(inst: Inst) -> int:
    offset = inst.operands[inst.row.access.offset]
    assert isinstance(offset, int)
    return offset


def _fits(row: Row, offset: int) -> bool:
    smallest, largest, step = row.limits(row.access.offset)
    return smallest <= offset <= largest and offset % step == 0

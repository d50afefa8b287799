"""Graph colouring on live ranges: copies are coalesced, then each range gets a register.

Registers joined by a copy become one where their ranges do not overlap, so that the state of a loop is
renamed, not moved. Ranges without holes are coloured in order of their start, which needs no more
registers than the largest number of values live at once; those that were joined, or that span blocks,
are placed first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from functools import cache

from ciphergen.backends.machine.target import Register, Target
from ciphergen.generator.allocation.next_use import NEVER
from ciphergen.generator.allocation.place_use import PlaceUse
from ciphergen.generator.liveness import Segment, analyse, join, overlap, ranges, tracked
from ciphergen.generator.machine import Function, Reg, VReg, run_of


class Classes:
    """Registers that will share a place, and the range of each class. groups: as the function `groups` returns them."""

    def __init__(self, found: Mapping[Reg, list[Segment]], groups: Sequence[tuple[VReg, ...]], strict: bool) -> None:
        self.registers, self.ranges, self.groups, self.strict = list(found), dict(found), groups, strict
        self._parent: dict[Reg, Reg] = {}
        self.positions: dict[Reg, int] = {r: i for group in groups for i, r in enumerate(group)}

    def find(self, register: Reg) -> Reg:
        while register in self._parent:
            register = self._parent[register]
        return register

    def merge(self, a: Reg, b: Reg) -> None:
        """Merge two classes if their live ranges and their positions in register groups allow it. If `strict`, keep
        members of groups in classes of their own, which have short ranges; else merge members of two groups with the
        same position, so that both groups may share their registers."""
        a, b = self.find(a), self.find(b)
        if isinstance(b, Register):
            a, b = b, a
        fixed = isinstance(a, Register) and (isinstance(b, Register) or b in self.positions)
        placed = [self.positions[r] for r in (a, b) if r in self.positions]
        apart = bool(placed) if self.strict else len(set(placed)) > 1
        if a == b or a.file != b.file or fixed or apart or overlap(self.ranges[a], self.ranges[b]):
            return
        self._parent[b] = a
        self.ranges[a] = join([*self.ranges[a], *self.ranges.pop(b)])
        if b in self.positions:
            self.positions.setdefault(a, self.positions[b])


def groups(function: Function) -> list[tuple[VReg, ...]]:
    """Return the groups of virtual registers that an instruction needs in consecutive registers."""
    found: dict[tuple[VReg, ...], None] = {}
    for inst in function.instructions():
        for value in inst.operands.values():
            if run := run_of(value):
                found[tuple(r for r in run if isinstance(r, VReg))] = None
    return [group for group in found if group]


def coalesced(function: Function, target: Target) -> Callable[[bool], Classes]:
    """Return what makes the classes after coalescing copies, those in the most frequent blocks first, by `strict` (see
    `Classes.merge`). What both ways share is made once, and each of them once."""
    live, grouped = ranges(analyse(function, target)), groups(function)
    copies = [
        (-block.weight, index, inst) for index, block in enumerate(function.blocks) for inst in block.insts if inst.move
    ]
    copies.sort(key=lambda copy: copy[:2])

    @cache
    def coalesce(strict: bool) -> Classes:
        classes = Classes(live, grouped, strict)
        for _, _, inst in copies:
            source, into = inst.copied
            if tracked(source, target):
                classes.merge(into, source)
        return classes

    return coalesce


def color(
    function: Function,
    classes: Classes,
    order: Mapping[str, Sequence[Register]],
    retries: int = 0,
    *,
    rested: bool = False,
) -> dict[Reg, Register] | None:
    """Return a physical register for each virtual one by colouring, in the preference of `order`; None if colouring
    fails.

    retries: how often a class without a register may be placed before all others. rested: whether a loaded value takes
    the register idle longest, so that the scheduler can move the load up.
    """
    loaded = _loaded(function, classes) if rested else frozenset[Reg]()
    waiting = [register for register in classes.ranges if not isinstance(register, Register)]
    waiting.sort(key=lambda r: (len(classes.ranges[r]) == 1, classes.ranges[r][0]))
    urgent: set[Reg] = set()
    for _ in range(1 + retries):
        first = [register for register in waiting if register in urgent]
        chosen, without = _attempt(function, classes, order, [*first, *waiting], loaded)
        if without is None:
            return {r: chosen[classes.find(r)] for r in classes.registers}
        if without in urgent:
            return None
        urgent.add(without)
    return None


def _loaded(function: Function, classes: Classes) -> frozenset[Reg]:
    """Return the classes that contain a load and have a live range of one segment."""
    found = {classes.find(r) for i in function.instructions() if i.row.effects.loads for r in i.writes}
    return frozenset(c for c in found if len(classes.ranges[c]) == 1)


def _rank(idle: int | None, function: Function) -> int:
    """Return the rank of an idle register: the longest idle comes first. A register that was never used comes last,
    since it would have to be saved. Where values are spilled, a register without a value before comes first."""
    unused = -1 if function.slots else NEVER
    return unused if idle is None else idle


def _attempt(
    function: Function,
    classes: Classes,
    order: Mapping[str, Sequence[Register]],
    waiting: Sequence[Reg],
    loaded: Set[Reg],
) -> tuple[dict[Reg, Register], Reg | None]:
    """Return registers assigned class by class, and the class that gets none, or None. waiting: virtual classes in the
    order in which they are placed, some of them twice; loaded: classes for which the longest idle register is best."""
    places, chosen = PlaceUse[Register](), dict[Reg, Register]()
    for register, held in classes.ranges.items():
        if isinstance(register, Register):
            chosen[register] = register
            places.take(register, held)
    for group in classes.groups:
        members = tuple(classes.find(r) for r in group)
        if not _place_group(members, classes, places, chosen, order):
            return chosen, members[0]
    for register in waiting:
        if register not in chosen:
            held = classes.ranges[register]
            found = places.all_free(order[register.file], held)
            if register in loaded:
                free = min(found, key=lambda p: _rank(places.idle(p, held[0][0]), function), default=None)
            else:
                free = next(found, None)
            if free is None:
                return chosen, register
            chosen[register] = free
            places.take(free, classes.ranges[register])
    return chosen, None


def _place_group(
    group: tuple[Reg, ...],
    classes: Classes,
    places: PlaceUse[Register],
    chosen: dict[Reg, Register],
    order: Mapping[str, Sequence[Register]],
) -> bool:
    """Assign consecutive registers to a group, some of which may have theirs already; return False if there are
    none."""
    allowed = order[group[0].file]
    # Whole multiples first, so that groups do not leave gaps that are too small for the next.
    for first in sorted(allowed, key=lambda r: r.number % len(group) != 0):
        run = [Register(first.file, first.number + i) for i in range(len(group))]
        if all(
            r in allowed and (chosen.get(c) == r or (c not in chosen and places.free(r, classes.ranges[c])))
            for r, c in zip(run, group, strict=True)
        ):
            for register, member in zip(run, group, strict=True):
                if member not in chosen:
                    chosen[member] = register
                    places.take(register, classes.ranges[member])
            return True
    return False

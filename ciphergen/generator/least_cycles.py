"""Bound the cycles of a call from below, before its code is scheduled and allocated.

Control flow depends on public arguments alone, so that a walk through the function finds how often each block runs.
What runs takes at least what the core's width and each kind of pipe allow, in whatever order and registers: allocation
leaves out what `stays` says, else it adds, and so does every step behind it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.instruction_row import Cost
from ciphergen.backends.machine.target import Register, Target
from ciphergen.backends.timing.out_of_order import kind, usable
from ciphergen.dsl.term import Term, const, var
from ciphergen.generator.least_bytes import stays
from ciphergen.generator.machine import Function, Inst, Operand, Reg, VReg, run_of

_MOST_BLOCKS = 100_000  # that a call of the longest message runs through, many times over
Demand = tuple[str, Cost]


class Unknown(Exception):
    """Report that control depends on what is not known, or on another function: an error."""


class LeastCycles:
    """Bound the cycles of calls of one function on a core from below. rows: in virtual registers."""

    def __init__(self, rows: Function, target: Target, core: Core) -> None:
        self._rows, self._target, self._core = rows, target, core
        behind = {second for _, second in core.fused}  # which may start together with what stands before
        self._demands = [
            Counter((kind(i.row, core), i.row.cost[core.name]) for i in found if i.row.name not in behind)
            for found in stays(rows)
        ]
        self._deciding = deciding(rows)

    def call(self, arguments: Sequence[int]) -> float:
        """Return how many cycles a call takes at least.

        Raises:
            Unknown: where control goes is not known.
        """
        return self._least(self._executed(arguments))

    def longer(self, fewer: Sequence[int], more: Sequence[int]) -> float:
        """Return how many cycles the second call takes more than the first, at least, where it only runs more turns of
        loops that the first runs. At their ends the calls differ by less than what is in flight.

        Raises:
            Unknown: where control goes is not known.
        """
        short, long = self._executed(fewer), self._executed(more)
        slowest = max(spent.latency for _, spent in long)
        flight = self._core.window / self._core.issue_width + slowest
        return max(0.0, self._least(long - short) - flight)

    def _executed(self, arguments: Sequence[int]) -> Counter[Demand]:
        """Return how often a call has instructions of each kind and cost."""
        found: Counter[Demand] = Counter()
        for block, times in visits(self._rows, self._target, arguments, self._deciding).items():
            for demand, count in self._demands[block].items():
                found[demand] += times * count
        return found

    def _least(self, demands: Counter[Demand]) -> float:
        """Return the cycles that the width of the core and its pipes take for the instructions."""
        if self._core.issue_width == 1:
            streams = self._core.pipeline is not None and self._core.pipeline.streams
            return sum(count * _slots(*demand, streams=streams) for demand, count in demands.items())
        issued = sum(demands.values()) / self._core.issue_width
        return max([issued, *(_pipes(demands, kind) for kind in dict.fromkeys(kind for kind, _ in demands))])


def _slots(kind: str, spent: Cost, *, streams: bool) -> int:
    """Return the fewest cycles until the next instruction of a core that starts one in a cycle: a branch may not be
    taken, and an access may stand behind a load. streams: as in `Pipeline`."""
    return 1 if kind == "jump" else max(1, round(spent.throughput) - (streams and kind == "load"))


def _pipes(demands: Counter[Demand], kind: str) -> float:
    """Return how long the pipes of a kind take. Instructions that need one of the first few pipes share these."""
    taken: dict[int, float] = {}
    longest = 1.0
    for (of, spent), count in demands.items():
        if of == kind:
            longest = max(longest, spent.throughput)
            first = usable(spent.throughput)
            taken[first] = taken.get(first, 0.0) + count * max(1.0, spent.throughput)
    pipes = sorted(taken)
    together = accumulate(taken[count] for count in pipes)
    # The last one's pipe may be busy behind the end.
    return max(busy / count - (longest - 1) for count, busy in zip(pipes, together, strict=True))


def deciding(rows: Function) -> list[list[Inst]]:
    """Return the instructions of each block on which jumps depend, and these."""
    needed: set[Reg] = set()
    found: set[int] = set()
    more = True
    while more:
        before = len(found)
        for inst in rows.instructions():
            if id(inst) not in found and (inst.row.effects.jumps or not needed.isdisjoint(inst.writes)):
                found.add(id(inst))
                needed.update(inst.reads)
        more = len(found) > before
    return [[inst for inst in block.insts if id(inst) in found] for block in rows.blocks]


def visits(rows: Function, target: Target, arguments: Sequence[int], insts: Sequence[Sequence[Inst]]) -> Counter[int]:
    """Return how often a call runs through each block, by the numbers of blocks. insts: as `deciding` has them.

    Raises:
        Unknown: where control goes is not known.
    """
    places = {block.label: number for number, block in enumerate(rows.blocks)}
    known = _KnownRegisters(dict(zip(target.abi.arguments, arguments, strict=False)))
    found: Counter[int] = Counter()
    at: int | None = 0
    while at is not None:
        found[at] += 1
        if found[at] > _MOST_BLOCKS or rows.blocks[at].back:
            raise Unknown(f"{rows.name}: {rows.blocks[at].label}")
        jump = next((inst for inst in insts[at] if known.run(inst)), None)
        if jump is None and not rows.blocks[at].falls:
            raise Unknown(f"{rows.name}: {rows.blocks[at].label} ends")
        at = at + 1 if jump is None else places[jump.label] if jump.label is not None else None
    return found


class _KnownRegisters:
    """Run instructions where some registers are known, and memory is not: a `Machine`."""

    def __init__(self, values: dict[Reg, int]) -> None:
        self._values = values

    def run(self, inst: Inst) -> bool:
        """Run an instruction; return whether it jumps.

        Raises:
            Unknown: that depends on what is not known.
        """
        if inst.called is not None:
            raise Unknown(f"{inst.called} is called")
        self._inst, self._jumps = inst, False
        inst.row.meaning(self)
        return self._jumps

    def _register(self, name: str, plus: int) -> Reg | None:
        """Return the register of a field, None for one that is always zero."""
        value = self._inst.operands[name]
        register = run[plus] if (run := run_of(value)) else value
        assert isinstance(register, (VReg, Register)), f"{self._inst.row.name}: {name}"
        zero = self._inst.row.operands[name].zero
        return None if isinstance(register, Register) and register.number == zero else register

    def read(self, name: str, plus: int = 0) -> Term:
        register, bits = self._register(name, plus), self._inst.row.operands[name].bits
        value = 0 if register is None else self._values.get(register)
        return var(f"{name}{plus}", bits) if value is None else const(value, bits)

    def write(self, name: str, value: Term, plus: int = 0) -> None:
        register = self._register(name, plus)
        if register is None:
            return
        # What stands for a place, in a frame that is not there yet or behind the code, is no number.
        if value.is_const and all(_is_number(operand) for operand in self._inst.operands.values()):
            self._values[register] = value.value
        else:
            self._values.pop(register, None)

    def value(self, name: str) -> int:
        operand = self._inst.operands[name]
        return operand if isinstance(operand, int) else 0

    def pc(self) -> Term:
        return var("pc", self._inst.row.xlen)

    def load(self, address: Term, size: int) -> Term:
        return var("loaded", 8 * size)

    def store(self, address: Term, value: Term) -> None:
        """Ignore the store: memory is unknown."""

    def branch(self, condition: Term, target: Term) -> None:
        if not condition.is_const:
            raise Unknown(f"{self._inst.row.name} depends on {condition}")
        self._jumps = bool(condition.value)

    def jump(self, target: Term) -> None:
        self._jumps = True

    def meet(self, barrier: int) -> None:
        """Ignore it: other threads are in no bound."""

    def sign(self) -> None:
        """Ignore it: the return address is unknown."""

    def authenticate(self) -> None:
        """Ignore it: the return address is unknown."""


def _is_number(operand: Operand) -> bool:
    """Return True if an operand is a register or a number."""
    return isinstance(operand, (int, VReg, Register)) or bool(run_of(operand))

"""Every path of a function, from a start to returns and cut points.

Paths part at branches on public conditions; both sides are followed wherever both can happen, so the
paths together cover everything. Loops whose number of turns is known run turn by turn; a branch that
parts a path twice shows a loop that needs a cut.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ciphergen.verify.machine import Context, SymbolicMachine
from ciphergen.verify.memory import Bytes
from ciphergen.verify.state import Instruction, State
from ciphergen.verify.verdict import Broken, Property, Verdict

MOST_STEPS = 200_000  # of a path
MOST_PATHS = 256


class NeedsCut(Exception):
    """A loop with a public but unknown number of turns begins at `head`."""

    def __init__(self, head: int) -> None:
        super().__init__(f"loop at {head:#x}")
        self.head = head


@dataclass
class Ends:
    """Where the paths of a segment end: at the return to the caller, or at cut points (`state.pc`)."""

    returned: list[State] = field(default_factory=list)
    arrived: list[State] = field(default_factory=list)


def explore(context: Context, code: Mapping[int, Instruction], start: State, cuts: frozenset[int]) -> Ends:
    """Follow every path from a state.

    Raises:
        Broken: some path breaks a rule.
        NeedsCut: a loop was found that has no cut yet.
    """
    ends, waiting, paths = Ends(), [start], 0
    while waiting:
        state = waiting.pop()
        paths += 1
        if paths > MOST_PATHS:
            text = f"parts into more than {MOST_PATHS} paths before this instruction"
            raise Broken(Property.CONTROL, state.pc, text, Verdict.UNDECIDED)
        watch = _Repeats()
        for _ in range(MOST_STEPS):
            here = state.pc
            successors = _step(context, code, state, ends)
            if not successors:
                break
            state = successors[0]
            waiting.extend(s for s in successors[1:] if not _arrived(s, cuts, ends))
            if _arrived(state, cuts, ends):
                break
            if state.pc <= here:
                watch.check(state, here)
        else:
            text = f"has not ended after {MOST_STEPS} instructions"
            raise Broken(Property.CONTROL, state.pc, text, Verdict.UNDECIDED)
    return ends


def _arrived(state: State, cuts: frozenset[int], ends: Ends) -> bool:
    if state.pc in cuts:
        ends.arrived.append(state)
        return True
    return False


class _Repeats:
    """Notices a path that is where it was before with nothing changed (Brent: the state that is kept is
    renewed after 1, 2, 4, ... backward jumps)."""

    def __init__(self) -> None:
        self._kept: tuple[int, dict[object, object], Bytes] | None = None
        self._turns, self._limit = 0, 1

    def check(self, state: State, address: int) -> None:
        if self._kept is not None and self._kept == (state.pc, state.registers, state.memory):
            raise Broken(Property.CONTROL, address, "loops for ever")
        self._turns += 1
        if self._turns == self._limit:
            self._kept = (state.pc, dict(state.registers), state.memory.copy())
            self._turns, self._limit = 0, 2 * self._limit


def _step(context: Context, code: Mapping[int, Instruction], state: State, ends: Ends) -> list[State]:
    """Execute one instruction; the states that it can lead to."""
    instruction = code.get(state.pc)
    if instruction is None:
        raise Broken(Property.CONTROL, state.pc, "no instruction that is known stands here")
    context.executed.add(state.pc)
    machine = SymbolicMachine(context, state, instruction)
    machine.run()
    control, following = machine.control, state.pc + 4
    if control is None:
        state.pc = following
        return [state]
    if control.target is None:
        ends.returned.append(state)
        return []
    condition = control.condition
    if condition is None or condition.is_const:
        taken = condition is None or condition.value == 1
        return [_go(state, control.target if taken else following)]
    if context.holds(state, condition):
        return [_go(state, control.target)]
    if context.holds(state, ~condition):
        return [_go(state, following)]
    _check_fork(state)
    other = state.copy()
    for side in (state, other):
        side.forks[instruction.address] = []
    state.conditions += (context.normal(~condition),)
    other.conditions += (condition,)
    return [_go(state, following), _go(other, control.target)]


def _go(state: State, target: int) -> State:
    if target <= state.pc:
        jump = (state.pc, target)
        for jumps in state.forks.values():
            if jump not in jumps:
                jumps.append(jump)
    state.pc = target
    return state


def _check_fork(state: State) -> None:
    """A branch at which this path has parted before is in a loop; its head needs a cut."""
    here = state.pc
    if here not in state.forks:
        return
    for source, target in state.forks[here]:
        if target <= here <= source:
            raise NeedsCut(target)
    raise Broken(Property.CONTROL, here, "loops in a way that the prover cannot follow", Verdict.UNSUPPORTED)

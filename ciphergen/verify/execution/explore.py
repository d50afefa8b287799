"""Path exploration: every path of a function, from a start to returns and cut points.

Paths part at branches on public conditions; both sides are followed wherever both can happen, so the
paths together cover everything. Loops whose number of turns is known, or bounded by a small number, run turn
by turn; a branch that parts a path again when blocks were done since shows a loop that needs a cut.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ciphergen.verify.execution.bounds import assume
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.loop_heads import head_of
from ciphergen.verify.execution.machine import SymbolicMachine
from ciphergen.verify.execution.paths import Ends
from ciphergen.verify.execution.repeats import Repeats
from ciphergen.verify.execution.state import Control, Fork, Instruction, State
from ciphergen.verify.execution.stretches import SPAN
from ciphergen.verify.verdict import Broken, Property, Verdict

MOST_STEPS = 1_000_000  # of a path
MOST_PATHS = 1000
# Of all paths of a function, with those that are followed for guesses: nine times what the longest committed one takes.
MOST_STEPS_OF_ALL = 1_000_000
AGAIN = 8  # so many steps that are known already count as one
# How often a branch may part a path while no block is done: loops over the bytes of a block.
MOST_TURNS = 20


def spend(context: Context, steps: int, address: int, *, again: bool = False) -> None:
    """Count steps of the proof of a function against its bound. again: this proof knows what they do, and does not
    execute them.

    Raises:
        Broken: the proof of the function took too many steps.
    """
    if context.count_steps(-(-steps // AGAIN) if again else steps) > MOST_STEPS_OF_ALL:
        text = f"the prover gave up after {MOST_STEPS_OF_ALL:,} instructions over all paths"
        raise Broken(Property.CONTROL, address, text, Verdict.UNDECIDED)


class NeedsCut(Exception):
    """An error: a loop with a public but unknown number of turns begins at `head`."""

    def __init__(self, head: int) -> None:
        super().__init__(f"loop at {head:#x}")
        self.head = head


def explore(context: Context, code: Mapping[int, Instruction], start: State, cuts: frozenset[int]) -> Ends:
    """Follow every path from a state to returns and cut points.

    Raises:
        Broken: some path breaks a rule.
        NeedsCut: a loop was found that has no cut yet.
    """
    ends, waiting, paths = Ends(), [start], 0
    while waiting:
        paths += 1
        if paths > MOST_PATHS:
            text = f"parts into more than {MOST_PATHS} paths before this instruction"
            raise Broken(Property.CONTROL, waiting[-1].pc, text, Verdict.UNDECIDED)
        if context.joins is not None:
            context.joins.join(context, waiting)
        _follow(context, code, waiting, cuts, ends)
    return ends


def arrivals(
    context: Context, code: Mapping[int, Instruction], start: State, cuts: frozenset[int], *, through: bool = False
) -> Iterator[State]:
    """Yield the states in which paths reach cut points, as they are found, up to a bound on paths. Use them for guesses
    only: the list may be incomplete. through: follow loops without a cut for few turns.

    Raises:
        Broken: some path breaks a rule.
        NeedsCut: a loop was found that has no cut yet (not `through`).
    """
    waiting = [start]
    for _ in range(MOST_PATHS):
        if not waiting:
            return
        ends = Ends()
        try:
            _follow(context, code, waiting, cuts, ends)
        except NeedsCut:
            if not through:
                raise
            continue  # not further along this path
        yield from ends.arrived


def _follow(
    context: Context, code: Mapping[int, Instruction], waiting: list[State], cuts: frozenset[int], ends: Ends
) -> None:
    """Follow one waiting path to its end; append the paths that fork from it to `waiting`."""
    state, last = waiting.pop(), context.steps + MOST_STEPS
    watch = Repeats(context)
    stops = cuts if context.calls is None else cuts | context.calls.entries
    meeting = frozenset[int]()
    while context.steps < last:
        if _straight(context, code, state, stops | meeting, last):
            if _arrived(context, state, cuts, ends):
                return
            if state.pc in meeting:
                waiting.append(state)
                return
        here = state.pc
        spend(context, 1, here)
        following = successors(context, code, state, ends, cuts)
        if not following:
            return
        if context.joins is not None and state.tail is None and len(following) > 1:
            for side in following:
                _over_jump(context, code, side, cuts)
            following.sort(key=lambda side: side.pc)  # where paths meet is behind all that leads there
            meeting = context.joins.places([*waiting, *following[1:]])
        state = following[0]
        waiting.extend(s for s in following[1:] if not _arrived(context, s, cuts, ends))
        if _arrived(context, state, cuts, ends):
            return
        if state.pc <= here:
            watch.check(state, here)
    text = f"a path has not ended after {MOST_STEPS:,} instructions"
    raise Broken(Property.CONTROL, state.pc, text, Verdict.UNDECIDED)


def _over_jump(context: Context, code: Mapping[int, Instruction], state: State, cuts: frozenset[int]) -> None:
    """Follow a jump that is taken, if the path is at one: a branch that does not reach as far goes around it."""
    instruction = None if state.pc in cuts else code.get(state.pc)
    if instruction is None or not instruction.row.effects.jumps or instruction.link is not None:
        return
    control = _execute(context, state, instruction)
    if control is not None and control.condition is None and control.target is not None:
        there = code.get(control.target)
        if there is not None and there.base == control.base:
            state.go(control.target)


def _straight(context: Context, code: Mapping[int, Instruction], state: State, cuts: frozenset[int], last: int) -> bool:
    """Execute instructions that do not jump, up to one that may, to a cut point, or to the number of steps `last`.
    Return False if there are none."""
    begin, here = state.pc, -1
    if context.calls is not None and begin in context.calls.entries:
        return False
    while here != state.pc and context.steps < last:
        here = state.pc
        _straight_on(context, code, state, cuts, last, again=here != begin)
        if state.pc in cuts:
            break
    return state.pc != begin


def _straight_on(
    context: Context, code: Mapping[int, Instruction], state: State, cuts: frozenset[int], last: int, *, again: bool
) -> None:
    """Execute some of the instructions that do not jump, if there are any. again: the path did so just before; then
    what follows is executed in general only if it was before."""
    here = state.pc
    if here in context.heads_of(code):
        state.come_to(here, _blocks(context, state))
    if not again or context.general.begins(here):
        steps = context.general.follow(context, code, state, cuts, _step)
        if steps:
            spend(context, steps, here, again=True)
            return
    # What called functions wrote is checked at each access, and not kept with a stretch.
    known = None if state.strings else context.stretches.find(state, cuts)
    if known is not None:
        spend(context, known.steps, here, again=True)
        known.apply(context, state)
    elif _executes(code, here):
        with context.stretches.watched(context, state):
            _execute_straight(context, code, state, cuts, last)


def _execute_straight(
    context: Context, code: Mapping[int, Instruction], state: State, cuts: frozenset[int], last: int
) -> None:
    instruction: Instruction | None = code[state.pc]
    stops = cuts | context.heads_of(code)
    while instruction is not None and not instruction.row.effects.jumps:
        _step(context, state, instruction)
        ends = state.pc in stops or state.pc % SPAN < instruction.row.size or context.general.begins(state.pc)
        if ends or context.steps >= last:
            return
        instruction = code.get(state.pc)


def _step(context: Context, state: State, instruction: Instruction) -> None:
    """Execute an instruction that does not jump, and go to the next one."""
    spend(context, 1, state.pc)
    _execute(context, state, instruction)
    state.go(state.pc + instruction.row.size)


def _executes(code: Mapping[int, Instruction], address: int) -> bool:
    """Return True if an instruction stands at an address and does not jump."""
    instruction = code.get(address)
    return instruction is not None and not instruction.row.effects.jumps


def _arrived(context: Context, state: State, cuts: frozenset[int], ends: Ends) -> bool:
    """Record the state and return True if the path is at a cut point. Return False inside a partial block: where blocks
    may be short, such a path is in the last block or writes selects."""
    if state.pc not in cuts or state.tail is not None:
        return False
    row = context.contract.row
    if row is not None and context.contract.short_tail and _written(context, state) % row.block:
        return False
    ends.arrived.append(state)
    return True


def _blocks(context: Context, state: State) -> int:
    """Return the number of whole blocks that the path has done, 0 where there is no row of blocks."""
    row = context.contract.row
    return _written(context, state) // row.block if row is not None else 0


def _written(context: Context, state: State) -> int:
    """Return the number of bytes of the row of blocks that the path wrote, or read where none are written."""
    row = context.contract.row
    return len(state.memory.reached(row)) if row is not None else 0


def successors(
    context: Context,
    code: Mapping[int, Instruction],
    state: State,
    ends: Ends,
    cuts: frozenset[int] = frozenset(),
) -> list[State]:
    """Execute one instruction and return the successor states. cuts: where paths end.

    Raises:
        Broken: the instruction breaks a rule.
        NeedsCut: it shows a loop that has no cut yet.
    """
    instruction = code.get(state.pc)
    if instruction is None:
        raise Broken(Property.CONTROL, state.pc, "no instruction that is known stands here")
    if context.calls is not None and state.pc in context.calls.entries:
        machine = SymbolicMachine(context, state, instruction)
        machine.call_proved(context.calls)
        assert machine.control is not None
        return _taken(state, machine.control, ends)
    control, following = _execute(context, state, instruction), state.pc + instruction.row.size
    if control is None:
        return [_go(state, following)]
    there = None if control.target is None else code.get(control.target)
    if there is not None and there.base != control.base:
        text = "jumps to another section by a distance that only a linker knows"
        raise Broken(Property.CONTROL, state.pc, text)
    condition = control.condition
    if condition is None or condition.is_const:
        taken = condition is None or condition.value == 1
        return _taken(state, control, ends) if taken else [_go(state, following)]
    if context.holds(state, condition):
        return _taken(state, control, ends)
    if context.holds(state, ~condition):
        return [_go(state, following)]
    _part(context, state, instruction.address, head_of(code, instruction), cuts)
    other = state.copy()
    assume(context, state, context.normal(~condition))
    assume(context, other, condition)
    return [_go(state, following), *_taken(other, control, ends)]


def _taken(state: State, control: Control, ends: Ends) -> list[State]:
    """Return the state behind a jump that is taken; none behind a return, which may depend on a condition, too."""
    if control.target is None:
        ends.returned.append(state)
        return []
    return [_go(state, control.target)]


def _execute(context: Context, state: State, instruction: Instruction) -> Control | None:
    context.trace.executed.add(state.pc)
    machine = (context.machine or SymbolicMachine)(context, state, instruction)
    machine.run()
    return machine.control


def _go(state: State, target: int) -> State:
    state.go(target)
    return state


def _part(
    context: Context, state: State, here: int, head: int | None = None, cuts: frozenset[int] = frozenset()
) -> None:
    """Note that the path forks here. For a repeated fork raise `NeedsCut` with the loop's head, except for few turns
    without a block: a loop over the bytes of a block. head: of the loop that goes on on one side. Where the path came
    by it and has done blocks since, another turn would say no more."""
    blocks = _blocks(context, state)
    if head is not None and head not in cuts and state.heads.get(head, blocks) < blocks:
        context.note_early_cut()
        raise NeedsCut(head)
    before = state.forks.get(here)
    again = 0 if before is None or before.blocks < blocks else before.again + 1
    most = MOST_TURNS if context.joins is None else max(MOST_TURNS, context.contract.unit)
    if before is not None and (before.blocks < blocks or again > most):
        for source, target in before.jumps:
            if target <= here <= source:
                raise NeedsCut(target)
        raise Broken(Property.CONTROL, here, "loops in a way that the prover cannot follow", Verdict.UNSUPPORTED)
    state.part(here, Fork([], blocks, again))

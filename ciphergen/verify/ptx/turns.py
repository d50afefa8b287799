"""The paths of a thread. A kernel is straight, or a loop over blocks, in which a thread takes every so-manieth block.

A loop over rounds is followed turn by turn: in each of them it is known whether there is another, so that nothing is
cut, and terms are as those of straight code. Such loops stand in kernels without one over blocks, and in front of the
barrier, where they make tables. What is known there of a turn is known of every thread, whatever its number: so all
threads take the same turns, come to the barrier on one way, and none waits there for another (`PtxMachine.meet` refuses
a barrier on a way that only some take). What a thread stores in a turn is judged as in straight code: the place is a
number of that turn, and no two threads write the same.

The loop over blocks is cut at its head. What a thread has there in its first turn is a function of its number in the
launch; in a later one it is the same of another number, which is as many higher as the launch has threads. That is
shown: the state at the head is that of the first arrival, with any number i in place of the thread's, and whoever comes
back to the head has that state with i and the number of threads, and has written block i. So the turns of all threads
part the blocks among them, whatever the launch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from ciphergen.backends.machine.platform import Register
from ciphergen.dsl.term import Term, const, substitute, ult, variables, zext
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.execution.explore import NeedsCut, spend, successors
from ciphergen.verify.execution.memory import Bytes
from ciphergen.verify.execution.paths import Ends
from ciphergen.verify.execution.state import State
from ciphergen.verify.ptx.launch import BARRIER, Launch
from ciphergen.verify.ptx.module import Kernel, PtxInstruction
from ciphergen.verify.ptx.share import first_thread
from ciphergen.verify.variables import input_offset, symbol
from ciphergen.verify.verdict import Broken, Property, Verdict

_BYTES, _THREADS = 63, 41  # bits: of the bytes of a buffer, and of a thread's number
_STRAIGHT = "is in a loop, and the code of a thread is straight"
_UNKNOWN = "comes back or goes on, which is not known: of a loop over rounds the number of turns is"
_NO_HEAD = -1
MOST_TURNS = 256  # of a loop over rounds


def ends(launch: Launch, kernel: Kernel) -> list[State]:
    """Return the states in which a thread has done its block, or the block of a turn: where it ends, and where it comes
    back to the head of the loop.

    Raises:
        Broken: a path breaks a rule, or there is a loop of another kind.
    """
    head = _head(kernel) if launch.context.share.loops else _NO_HEAD
    returned, arrived = _follow(launch, kernel, launch.entry, head)
    if not arrived:
        for state in returned if launch.context.share.loops else ():
            _check_last(launch, state)
        return returned
    if len(arrived) > 1 or launch.context.share.blocks > 1:
        raise Broken(Property.CONTROL, arrived[0].pc, _STRAIGHT, Verdict.UNSUPPORTED)
    (first,) = arrived
    loop = _BlockLoop(launch, kernel, first)
    again, back = _follow(launch, kernel, loop.begin(), head)
    for state in back:
        loop.check_back(state)
    for state in again:
        _check_last(launch, state)
    for state in returned:
        if state.memory.written.get(launch.output.name):
            raise Broken(Property.BLOCKS, state.pc, "writes in front of the loop over blocks", Verdict.UNSUPPORTED)
    return [*returned, *again, *back]


def _head(kernel: Kernel) -> int:
    """Return the number of the instruction behind its barrier to which a kernel with tables jumps back, `_NO_HEAD` if
    it does not. Whether that is the head of a loop over blocks is shown of the paths; they are cut nowhere else.

    Raises:
        Broken: there are several.
    """
    jumps = [(number, _distance(instruction)) for number, instruction in kernel.code.items()]
    barrier = min(number for number, instruction in kernel.code.items() if instruction.row.name == BARRIER)
    back = (number + distance for number, distance in jumps if distance is not None and distance <= 0)
    heads = {head for head in back if head > barrier}
    if len(heads) > 1:
        raise Broken(Property.CONTROL, max(heads), _STRAIGHT, Verdict.UNSUPPORTED)
    return heads.pop() if heads else _NO_HEAD


def _distance(instruction: PtxInstruction) -> int | None:
    """Return how far an instruction jumps, None if it does not."""
    distance = (instruction.operands or {}).get("t") if instruction.row.effects.jumps else None
    return distance if isinstance(distance, int) else None


def _follow(launch: Launch, kernel: Kernel, start: State, head: int) -> tuple[list[State], list[State]]:
    """Return the states in which paths end, and in which they come to the head of the loop over blocks.

    Raises:
        Broken: a path breaks a rule, or a loop over rounds has an unknown number of turns, or too many.
    """
    waiting, found, arrived, begins = [start], Ends(), list[State](), True
    turns = Counter[int]()
    while waiting:
        state = waiting.pop()
        if state.pc == head and not begins:
            arrived.append(state)
            continue
        begins = False
        spend(launch.context, 1, state.pc)
        here = state.pc
        try:
            following = successors(launch.context, kernel.code, state, found)
        except NeedsCut:
            raise Broken(Property.CONTROL, here, _UNKNOWN, Verdict.UNSUPPORTED) from None
        for back in (each for each in following if each.pc <= here and each.pc != head):
            _check_turn(back, here, turns, known=len(following) == 1)
        waiting += following
    return found.returned, arrived


def _check_turn(back: State, here: int, turns: Counter[int], *, known: bool) -> None:
    """Check that a loop over rounds has a known number of turns, and count one. here: the number of the instruction
    that jumps back; known: whether it is known to do so.

    Raises:
        Broken: it has not, or very many.
    """
    turns[here] += 1
    if not known:
        raise Broken(Property.CONTROL, here, _UNKNOWN, Verdict.UNSUPPORTED)
    if turns[here] > MOST_TURNS:
        text = f"comes back to the same instruction more than {MOST_TURNS} times"
        raise Broken(Property.CONTROL, back.pc, text, Verdict.UNSUPPORTED)


@dataclass(frozen=True)
class _BlockLoop:
    """A loop over blocks. first: the state in which a thread comes to its head."""

    launch: Launch
    kernel: Kernel
    first: State

    @cached_property
    def number(self) -> Term:
        """Return i, the number of the block of a turn."""
        return symbol("turn", 64, Secrecy.PUBLIC, "block")

    @cached_property
    def changed(self) -> set[Register]:
        """Return the registers that a turn may write: what stands behind the head may be executed in it."""
        return _written(self.kernel, self.first.pc) & self.first.registers.keys()

    def begin(self) -> State:
        """Return the state at the head in any turn.

        Raises:
            Broken: something was done of a block before, or a register holds data, which bears the name that data of
                the turn's block has.
        """
        first, output = self.first, self.launch.output.name
        for register, value in sorted(first.registers.items()):
            if any(input_offset(v) is not None for v in variables([value])):
                text = f"comes to a loop with data in %{register.file}{register.number}"
                raise Broken(Property.CONTROL, first.pc, text, Verdict.UNSUPPORTED)
        if first.memory.written.get(output):
            raise Broken(Property.CONTROL, first.pc, _STRAIGHT, Verdict.UNSUPPORTED)
        return replace(
            first.copy(),
            registers={**first.registers, **self._registers(self.number)},
            memory=Bytes({name: content for name, content in first.memory.written.items() if name != output}),
            done=Linear.of(self.launch.context.normal(self.number)),
            conditions=tuple(self._conditions(self.number)),
            forks={},
            heads={},
        )

    def _of(self, terms: list[Term], number: Term) -> list[Term]:
        """Return terms of the first turn with another number in place of the thread's."""
        group = self.launch.context.share.turns
        assert group is not None
        start = number - zext(group.thread, 64)
        return [self.launch.context.normal(t) for t in substitute(terms, {first_thread(): start})]

    def _registers(self, number: Term) -> Mapping[Register, Term]:
        changed = sorted(self.changed)
        return dict(zip(changed, self._of([self.first.registers[r] for r in changed], number), strict=True))

    def _conditions(self, number: Term) -> list[Term]:
        # What a buffer can hold, and as many threads on as there can be.
        most = const((1 << _BYTES) // self.launch.output.block + (1 << _THREADS), 64)
        return [*self._of([*self.first.conditions], number), ult(number, most)]

    def check_back(self, state: State) -> None:
        """Check that a thread comes back to the head with the state of the next turn, a whole block written.

        Raises:
            Broken: it may not.
        """
        context, normal = self.launch.context, self.launch.context.normal
        following = self.number + context.share.stride
        for register, wanted in self._registers(following).items():
            if normal(state.registers[register]) is not wanted:
                text = f"comes back with another %{register.file}{register.number} than as many blocks on as threads"
                raise Broken(Property.CONTROL, state.pc, text, Verdict.UNSUPPORTED)
        if not all(context.holds(state, condition) for condition in self._conditions(following)):
            text = "comes back where the condition of the loop is not known to hold"
            raise Broken(Property.CONTROL, state.pc, text, Verdict.UNSUPPORTED)
        if len(state.memory.written.get(self.launch.output.name, {})) != self.launch.output.block:
            raise Broken(Property.BLOCKS, state.pc, "comes back without having written a whole block")


def _check_last(launch: Launch, state: State) -> None:
    """Check that no block is left for a thread that has done one and ends.

    Raises:
        Broken: one may be.
    """
    context, written = launch.context, state.memory.written.get(launch.output.name, {})
    behind = Linear.of(context.normal(context.normal.sum(state.done) + context.share.stride))
    if written and not context.holds(state, ~context.at_least(behind, 1)):
        raise Broken(Property.BLOCKS, state.pc, "may end where a later block of the thread is left")


def _written(kernel: Kernel, start: int) -> set[Register]:
    """Return the registers that instructions from a number on may write."""
    found = set[Register]()
    for number, instruction in kernel.code.items():
        if number >= start and instruction.operands is not None:
            for name, plus in instruction.row.effects.writes:
                value = instruction.operands[name]
                register = value[plus] if isinstance(value, tuple) and not isinstance(value, Register) else value
                if isinstance(register, Register):
                    found.add(register)
    return found

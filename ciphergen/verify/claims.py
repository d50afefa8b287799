"""Claims about a loop head: what each register and each word of the stack holds there, turn by turn.

A place is a register or a word of the stack (by its offset from the stack pointer at entry). Its value in
turn i is a term over i, or it is forgotten: a free, secret variable.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ciphergen.backends.target import Register
from ciphergen.dsl.term import Term, concat, eq, make, substitute, ult, variables
from ciphergen.verify.explore import explore
from ciphergen.verify.linear import Linear
from ciphergen.verify.machine import Context
from ciphergen.verify.memory import Bytes
from ciphergen.verify.roles import input_byte
from ciphergen.verify.state import Instruction, State, forgotten, public
from ciphergen.verify.verdict import Broken, Property, Verdict

Spot = Register | int


class Weakened(Exception):
    """A claim about a loop head did not hold and was weakened."""


@dataclass
class Head:
    """What is claimed of a loop head. turn: the variable i. step: blocks a turn. values: of registers and
    words of the stack, by turn; those in `forgotten` are free variables. ahead: at least so many blocks are
    still to be done. conditions: public facts that hold at every turn."""

    pc: int
    turn: Term
    step: int
    values: dict[Spot, Term]
    ahead: int
    conditions: list[Term]
    forgotten: set[Spot] = field(default_factory=set)

    def state(self, context: Context) -> State:
        """A state in any turn."""
        done = Linear(self.turn.width, 0, {self.turn: self.step})
        stack: dict[int, Term] = {}
        for spot, value in self.values.items():
            if isinstance(spot, int):
                stack |= {spot + i: context.normal.extract(value, 8 * i + 7, 8 * i) for i in range(value.width // 8)}
        memory = Bytes({context.contract.stack.name: stack})
        registers = {spot: value for spot, value in self.values.items() if isinstance(spot, Register)}
        return State(registers, memory, self.pc, done, (*self.conditions, *self.facts(context)))

    def facts(self, context: Context) -> list[Term]:
        """turn <= blocks (so that step * turn does not wrap), and step * turn + ahead <= blocks."""
        blocks = context.contract.blocks
        assert blocks is not None
        done = Linear(self.turn.width, self.ahead, {self.turn: self.step})
        return [~ult(blocks, self.turn), ~ult(blocks, context.normal.sum(done))]


def _spots(context: Context, state: State) -> dict[Spot, Term]:
    """All registers, and the words of the stack that were written whole."""
    stack = state.memory.written.get(context.contract.stack.name, {})
    size = context.target.xlen // 8
    found: dict[Spot, Term] = dict(state.registers.items())
    for offset in sorted(stack):
        if offset % size == 0 and all(offset + i in stack for i in range(size)):
            found[offset] = context.normal(concat(*(stack[offset + i] for i in reversed(range(size)))))
    return found


def blocks_written(context: Context, state: State) -> int:
    """How many whole blocks the path wrote since its start."""
    for region in context.contract.regions:
        if region.block and region.writable:
            offsets = state.memory.written.get(region.name, {})
            count = -(-len(offsets) // region.block)
            if set(offsets) != set(range(count * region.block)):
                text = f"has written only a part of a block of {region.name} where a block should be done"
                raise Broken(Property.BLOCKS, state.pc, text, Verdict.UNSUPPORTED)
            return count
    text = "loops an unknown number of times though it has no blocks to work on"
    raise Broken(Property.BLOCKS, state.pc, text, Verdict.UNSUPPORTED)


def restart(context: Context, state: State) -> State:
    """The same state, with memory and input bytes counted from the blocks that are done now."""
    fresh = state.copy()
    fresh.done = blocks_done(context, state)
    stack = state.memory.written.get(context.contract.stack.name, {})
    values = _counted_from_now(context, state, [*state.registers.values(), *stack.values()])
    fresh.registers = dict(zip(state.registers, values, strict=False))
    fresh.memory = Bytes({context.contract.stack.name: dict(zip(stack, values[len(state.registers) :], strict=True))})
    fresh.forks = {}
    return fresh


def _counted_from_now(context: Context, state: State, values: Sequence[Term]) -> list[Term]:
    """Input bytes are named from the first block that is not done: with each block done, what was byte j
    becomes byte j - (bytes of a block); those below 0 belong to blocks that are done."""
    now = sum(region.block for region in context.contract.regions if region.writable) * blocks_written(context, state)
    if not now:
        return list(values)
    new = {v: input_byte(int(v.name.removeprefix("in.")) - now) for v in variables(values) if v.name.startswith("in.")}
    return [context.normal(v) for v in substitute(values, new)]


def blocks_done(context: Context, state: State) -> Linear:
    """Blocks done when the path is at its end."""
    return state.done.plus(Linear(state.done.width, blocks_written(context, state), {}))


def _divided(done: Linear, step: int) -> Linear | None:
    if done.constant % step or any(c % step for c in done.terms.values()):
        return None
    return Linear(done.width, done.constant // step, {a: c // step for a, c in done.terms.items()})


def guess(context: Context, code: Mapping[int, Instruction], first: State, cuts: frozenset[int]) -> Head | None:
    """Claims from two arrivals, one turn apart; None if the head is not reached again from the first.

    Raises:
        Broken: a turn does no countable number of blocks.
    """
    ends = explore(context, code, first.copy(), cuts)
    end = next((s for s in ends.arrived if s.pc == first.pc), None)
    if end is None:
        return None
    step = blocks_written(context, end)
    turns = _divided(first.done, step) if step else None
    if turns is None:
        text = f"a turn of the loop does {step} blocks, which cannot be counted from its start"
        raise Broken(Property.BLOCKS, first.pc, text, Verdict.UNSUPPORTED)
    turn = public(f"turn.{first.pc:x}", first.done.width)
    head = Head(first.pc, turn, step, {}, 0, [c for c in first.conditions if not _turns_in([c])])
    again = _spots(context, restart(context, end))
    for spot, value in _spots(context, first).items():
        claimed = _by_turn(context, head, value, again[spot], turns, first) if spot in again else None
        if claimed is None:
            _forget(head, spot, value.width)
        else:
            head.values[spot] = claimed
    head.ahead = _most_ahead(context, first, 64)
    return head


def _turns_in(terms: Sequence[Term]) -> list[Term]:
    return [v for v in variables(terms) if v.name.startswith("@turn.")]


def _by_turn(context: Context, head: Head, first: Term, second: Term, turns: Linear, state: State) -> Term | None:
    """A value as a function of the turn, None if it is not understood."""
    if first.width != head.turn.width:
        return first if second is first and not _turns_in([first]) else None
    change = Linear.of(second).plus(Linear.of(first).times(-1))
    if change.terms:
        return None
    by_turn = Linear(head.turn.width, 0, {head.turn: change.constant} if change.constant else {})
    # What is left to do, counted down, is said by the number of blocks: another loop that comes before may
    # have left it in another form.
    blocks = context.contract.blocks
    assert blocks is not None
    left = eq(first, context.normal.sum(Linear.of(blocks).plus(turns.times(change.constant))))
    if change.constant and context.secrecy.is_public(first) and context.holds(state, left):
        return context.normal.sum(Linear.of(blocks).plus(by_turn))
    constant = Linear.of(first).plus(turns.times(-change.constant))
    if _turns_in([context.normal.sum(constant)]):
        return None
    return context.normal.sum(constant.plus(by_turn))


def _forget(head: Head, spot: Spot, width: int) -> None:
    """A free, secret variable for something whose value at the head is not known."""
    name = f"{spot.file}{spot.number}" if isinstance(spot, Register) else f"stack{spot}"
    head.forgotten.add(spot)
    head.values[spot] = forgotten(name, head.pc, width)


def _most_ahead(context: Context, state: State, limit: int) -> int:
    """The largest number of blocks up to `limit` that are certainly still to be done."""
    blocks = context.contract.blocks
    assert blocks is not None
    for ahead in _descending(limit):
        if context.holds(state, ~ult(blocks, context.normal.sum(state.done) + ahead)):
            return ahead
    return 0


def _descending(limit: int) -> list[int]:
    """All numbers that a batch could have, the rarer large ones left out."""
    return [n for n in (64, 48, 32, 24, 20, 16, *range(12, 0, -1)) if n <= limit]


def check(context: Context, head: Head, state: State) -> None:
    """An arrival must fit the claims.

    Raises:
        Weakened: it did not fit some; those are weakened.
        Broken: the number of blocks done cannot be counted in turns, or is not bounded.
    """
    turns = _divided(state.done, head.step)
    if turns is None:
        text = f"arrives at the loop with a number of blocks done that {head.step} does not divide"
        raise Broken(Property.BLOCKS, state.pc, text, Verdict.UNSUPPORTED)
    here = context.normal.sum(turns)
    weakened = False
    found = _spots(context, state)
    for spot, claimed in list(head.values.items()):
        if spot not in found:
            del head.values[spot]
            weakened = True
        elif spot not in head.forgotten and not _fits(context, head, state, claimed, found[spot], here):
            _forget(head, spot, claimed.width)
            weakened = True
    kept = [c for c in head.conditions if context.holds(state, c)]
    ahead = _most_ahead(context, state, head.ahead)
    weakened |= len(kept) < len(head.conditions) or ahead < head.ahead
    head.conditions, head.ahead = kept, ahead
    if weakened:
        raise Weakened
    blocks = context.contract.blocks
    assert blocks is not None
    if not context.holds(state, ~ult(blocks, here)):
        text = "the number of turns of the loop is not bounded by the number of blocks"
        raise Broken(Property.BLOCKS, state.pc, text)


def _fits(context: Context, head: Head, state: State, claimed: Term, value: Term, turn: Term) -> bool:
    expected = context.normal(substitute([claimed], {head.turn: turn})[0])
    if expected is value:
        return True
    if not (context.secrecy.is_public(expected) and context.secrecy.is_public(value)):
        return False
    return context.holds(state, make("eq", (expected, value), 1))

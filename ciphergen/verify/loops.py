"""Loops over a number of blocks that is not known, by induction.

A loop is cut at its head. In turn i of the loop, counted from 0, `step * i` blocks are done. What each
register holds at the head is found by running one turn: equal before and after, or changed by a constant
each turn, or forgotten. That guess is then proved: on entry, and from turn i to turn i + 1; what fails is
forgotten and the proof starts again. Nothing is taken from the generator.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ciphergen.backends.target import Register
from ciphergen.dsl.term import Term, const, eq, make, substitute, ult, variables
from ciphergen.verify.explore import Ends, NeedsCut, explore
from ciphergen.verify.linear import Linear
from ciphergen.verify.machine import Context
from ciphergen.verify.memory import Bytes
from ciphergen.verify.roles import input_byte
from ciphergen.verify.state import Instruction, State, forgotten, public
from ciphergen.verify.verdict import Broken, Property, Verdict

MOST_ROUNDS = 40


@dataclass
class Head:
    """What is claimed of a loop head. turn: the variable i. step: blocks a turn. registers and stack: by
    turn, forgotten ones are free variables. ahead: at least so many blocks are still to be done.
    conditions: public facts that hold at every turn."""

    pc: int
    turn: Term
    step: int
    registers: dict[Register, Term]
    stack: dict[int, Term]
    ahead: int
    conditions: list[Term]
    forgotten: set[object] = field(default_factory=set)

    def state(self, context: Context) -> State:
        """A state in any turn."""
        done = Linear(self.turn.width, 0, {self.turn: self.step})
        memory = Bytes({context.contract.stack.name: dict(self.stack)})
        return State(dict(self.registers), memory, self.pc, done, (*self.conditions, *self.facts(context)))

    def facts(self, context: Context) -> list[Term]:
        """turn <= blocks (so that step * turn does not wrap), and step * turn + ahead <= blocks."""
        blocks = context.contract.blocks
        assert blocks is not None
        done = Linear(self.turn.width, self.ahead, {self.turn: self.step})
        return [~ult(blocks, self.turn), ~ult(blocks, context.normal.sum(done))]


@dataclass(frozen=True)
class Segment:
    """A start (the entry, or a loop head) and where its paths end."""

    head: Head | None
    ends: Ends


class _Weakened(Exception):
    """A claim about a loop head did not hold and was weakened."""


def segments(context: Context, code: Mapping[int, Instruction], entry: State) -> list[Segment]:
    """All segments of a function, with claims at the loop heads that are proved.

    Raises:
        Broken: a rule is broken, or no claim could be found that holds.
    """
    heads: dict[int, Head | None] = {}
    for _ in range(MOST_ROUNDS):
        try:
            return _attempt(context, code, entry, heads)
        except NeedsCut as found:
            heads = dict.fromkeys([*heads, found.head])
        except _Weakened:
            pass
    raise Broken(Property.BLOCKS, entry.pc, "no invariant was found for its loops", Verdict.UNDECIDED)


def _attempt(
    context: Context, code: Mapping[int, Instruction], entry: State, heads: dict[int, Head | None]
) -> list[Segment]:
    """Explore with the claims as they are; an arrival that does not fit weakens them and raises."""
    cuts = frozenset(heads)
    done: list[Segment] = []
    waiting: list[tuple[Head | None, State]] = [(None, entry.copy())]
    begun: set[int] = set()
    while waiting:
        head, start = waiting.pop()
        ends = explore(context, code, start, cuts)
        done.append(Segment(head, ends))
        for state in ends.arrived:
            _check_progress(context, head, state)
            arrival = _restart(context, state)
            claim = heads[state.pc]
            if claim is None:
                claim = heads[state.pc] = _guess(context, code, arrival, cuts)
            _check(context, claim, arrival)
            if claim.pc not in begun:
                begun.add(claim.pc)
                waiting.append((claim, claim.state(context)))
    return done


def _check_progress(context: Context, head: Head | None, state: State) -> None:
    """Loops end: between cut points a block is done, or the path only went on in the code."""
    if head is not None and state.pc <= head.pc and blocks_written(context, state) == 0:
        raise Broken(Property.BLOCKS, state.pc, "a turn of the loop does no block, so it may never end")


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


def _restart(context: Context, state: State) -> State:
    """The same state, with memory and input bytes counted from the blocks that are done now."""
    fresh = state.copy()
    fresh.done = _done(context, state)
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


def _done(context: Context, state: State) -> Linear:
    """Blocks done when the path is at its end."""
    return state.done.plus(Linear(state.done.width, blocks_written(context, state), {}))


def _divided(done: Linear, step: int) -> Linear | None:
    if done.constant % step or any(c % step for c in done.terms.values()):
        return None
    return Linear(done.width, done.constant // step, {a: c // step for a, c in done.terms.items()})


def _guess(context: Context, code: Mapping[int, Instruction], first: State, cuts: frozenset[int]) -> Head:
    """Claims from two arrivals, one turn apart."""
    ends = explore(context, code, first.copy(), cuts)
    end = next((s for s in ends.arrived if s.pc == first.pc), None)
    if end is None:
        raise Broken(Property.BLOCKS, first.pc, "loops in a way that the prover cannot follow", Verdict.UNSUPPORTED)
    step, again = blocks_written(context, end), _restart(context, end)
    turns = _divided(first.done, step) if step else None
    if turns is None:
        text = f"a turn of the loop does {step} blocks, which cannot be counted from its start"
        raise Broken(Property.BLOCKS, first.pc, text, Verdict.UNSUPPORTED)
    turn = public(f"turn.{first.pc:x}", first.done.width)
    head = Head(first.pc, turn, step, {}, {}, 0, [c for c in first.conditions if not _turns_in([c])])
    stack = context.contract.stack.name
    for register, value in first.registers.items():
        head.registers[register] = _by_turn(context, head, register, value, again.registers[register], turns, first)
    before, after = first.memory.written.get(stack, {}), again.memory.written.get(stack, {})
    for offset, value in before.items():
        if after.get(offset) is value and not _turns_in([value]):
            head.stack[offset] = value
        else:
            _forget(head, offset, 8)
    head.ahead = _most_ahead(context, first, 64)
    return head


def _turns_in(terms: Sequence[Term]) -> list[Term]:
    return [v for v in variables(terms) if v.name.startswith("@turn.")]


def _by_turn(
    context: Context, head: Head, register: Register, first: Term, second: Term, turns: Linear, state: State
) -> Term:
    """A register as a function of the turn, or a free variable."""
    change = Linear.of(second).plus(Linear.of(first).times(-1))
    if first.width != head.turn.width:
        if second is first and not _turns_in([first]):
            return first
        return _forget(head, register, first.width)
    if not change.terms:
        by_turn = Linear(head.turn.width, 0, {head.turn: change.constant} if change.constant else {})
        # What is left to do, counted down, is said by the number of blocks: another loop that comes before
        # may have left it in another form.
        blocks = context.contract.blocks
        assert blocks is not None
        left = eq(first, context.normal.sum(Linear.of(blocks).plus(turns.times(change.constant))))
        if change.constant and context.secrecy.is_public(first) and context.holds(state, left):
            return context.normal.sum(Linear.of(blocks).plus(by_turn))
        constant = Linear.of(first).plus(turns.times(-change.constant))
        if not _turns_in([context.normal.sum(constant)]):
            return context.normal.sum(constant.plus(by_turn))
    return _forget(head, register, first.width)


def _forget(head: Head, what: Register | int, width: int) -> Term:
    """A free, secret variable for something whose value at the head is not known."""
    head.forgotten.add(what)
    name = f"{what.file}{what.number}" if isinstance(what, Register) else f"stack{what}"
    unknown = forgotten(name, head.pc, width)
    if isinstance(what, Register):
        head.registers[what] = unknown
    else:
        head.stack[what] = unknown
    return unknown


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


def _check(context: Context, head: Head, state: State) -> None:
    """An arrival must fit the claims; claims that it does not fit are weakened."""
    turns = _divided(state.done, head.step)
    if turns is None:
        text = f"arrives at the loop with a number of blocks done that {head.step} does not divide"
        raise Broken(Property.BLOCKS, state.pc, text, Verdict.UNSUPPORTED)
    here = context.normal.sum(turns)
    weakened = False
    stack = state.memory.written.get(context.contract.stack.name, {})
    for register, claimed in list(head.registers.items()):
        if register not in head.forgotten and not _fits(context, head, state, claimed, state.registers[register], here):
            _forget(head, register, claimed.width)
            weakened = True
    for offset, claimed in list(head.stack.items()):
        if offset in stack and offset not in head.forgotten and stack[offset] is not claimed:
            _forget(head, offset, 8)
            weakened = True
        elif offset not in stack:
            del head.stack[offset]
            weakened = True
    kept = [c for c in head.conditions if context.holds(state, c)]
    ahead = _most_ahead(context, state, head.ahead)
    weakened |= len(kept) < len(head.conditions) or ahead < head.ahead
    head.conditions, head.ahead = kept, ahead
    if weakened:
        raise _Weakened
    blocks = context.contract.blocks
    assert blocks is not None
    if not context.holds(state, ~ult(blocks, here)):
        raise Broken(
            Property.BLOCKS, state.pc, "the number of turns of the loop is not bounded by the number of blocks"
        )


def _fits(context: Context, head: Head, state: State, claimed: Term, value: Term, turn: Term) -> bool:
    expected = context.normal(substitute([claimed], {head.turn: turn})[0])
    if expected is value:
        return True
    if not (context.secrecy.is_public(expected) and context.secrecy.is_public(value)):
        return False
    return context.holds(state, make("eq", (expected, value), 1))


def all_done(context: Context, state: State) -> bool:
    """Whether, at a return, exactly the given number of blocks is done."""
    blocks = context.contract.blocks
    if blocks is None:
        return True
    done = context.normal.sum(_done(context, state))
    return context.holds(state, eq(done, blocks))


def zero_blocks(width: int) -> Linear:
    """No block done: the entry."""
    return Linear.of(const(0, width))

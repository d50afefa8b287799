"""Loop invariants: what each register and each word of the stack holds at a loop head, turn by turn.

A spot is a register or some bytes of the memory that is kept from turn to turn (the stack, the mode's state).
Its value is claimed as a term over the number of turns and the bytes of the mode's state when the head is
reached, or it is forgotten: a free, secret variable.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from math import gcd

from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import Term, concat, const, eq, substitute, ult, variables
from ciphergen.dsl.term import replace as replace_known
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.memory import Bytes
from ciphergen.verify.execution.state import State
from ciphergen.verify.induction.congruence import Congruence
from ciphergen.verify.variables import forgotten

_BATCH = 256  # blocks of a turn of a loop, at most


@dataclass(frozen=True)
class Cell:
    """A place of bytes: a region and the offset of the first."""

    region: str
    offset: int


Spot = Register | Cell


class Weakened(Exception):
    """An error: a claim about a loop head did not hold and was weakened."""


@dataclass
class Head:
    """The invariant of a loop head.

    turn: the variable for the number of turns. step: blocks a turn; `step * turn` blocks are done. now:
    variables for the bytes of the mode's state. values: by spot, over these; those in `forgotten` are free
    variables. spare: other values that a spot could have, if the claimed one fails. ahead: how much is still to
    be done at least, as the contract counts. conditions: public facts that hold at every turn.
    """

    pc: int
    turn: Term
    step: int
    now: tuple[Term, ...]
    values: dict[Spot, Term]
    ahead: int
    conditions: list[Term]
    forgotten: set[Spot] = field(default_factory=set)
    spare: dict[Spot, list[Term]] = field(default_factory=dict)

    def copy(self) -> Head:
        """Return a copy of the claims that can be weakened."""
        spare = {spot: list(values) for spot, values in self.spare.items()}
        values, conditions, gone = dict(self.values), list(self.conditions), set(self.forgotten)
        return replace(self, values=values, conditions=conditions, forgotten=gone, spare=spare)

    def state(self, context: Context) -> State:
        """Return the state at the loop head in an arbitrary turn."""
        kept: dict[str, dict[int, Term]] = {region.name: {} for region in context.contract.kept}
        for spot, value in self.values.items():
            if isinstance(spot, Cell):
                parts = (context.normal.extract(value, i + 7, i) for i in range(0, value.width, 8))
                kept[spot.region] |= {spot.offset + i: part for i, part in enumerate(parts)}
        registers = {spot: value for spot, value in self.values.items() if isinstance(spot, Register)}
        conditions = (*self.conditions, *self.facts(context, self.turn))
        return State(registers, Bytes(kept), self.pc, self.done(self.turn), conditions, mode_state=self.now)

    def done(self, turn: Term) -> Linear:
        """Return the number of blocks done after `turn` turns, as a linear combination."""
        return Linear.of(turn).times(self.step)

    def facts(self, context: Context, turn: Term) -> list[Term]:
        """Return bounds on the turn: blocks done do not wrap, are at most the count, and leave at least `ahead`."""
        contract = context.contract
        assert contract.count is not None
        turns = ((1 << turn.width) - 1) // (contract.unit * self.step)
        done = self.done(turn)
        counted = context.normal.sum(done.times(contract.unit))
        facts = [~ult(const(turns, turn.width), turn), ~ult(contract.count, counted)]
        return [*facts, context.at_least(done, self.ahead)] if self.ahead else facts

    def claim(self, spot: Spot, value: Term, forms: Iterable[Term]) -> None:
        """Take the first of some forms of a spot's value as its claim, and have the others to spare."""
        self.values[spot], self.spare[spot] = value, list(dict.fromkeys(forms))
        self.forget(spot)

    def drop(self, spot: Spot) -> None:
        """Remove the claim of a spot, which is not there in every turn."""
        del self.values[spot]
        self.forgotten.discard(spot)

    def forget(self, spot: Spot) -> None:
        """Weaken the claim of a spot: take its next spare value, else a free, secret variable."""
        spare = self.spare.get(spot)
        if spare:
            self.values[spot] = spare.pop(0)
            return
        name = f"{spot.file}{spot.number}" if isinstance(spot, Register) else f"{spot.region}{spot.offset}"
        self.forgotten.add(spot)
        self.values[spot] = forgotten(name, self.pc, self.values[spot].width)

    def narrow(self, conditions: list[Term], ahead: int) -> bool:
        """Keep these conditions only, and so much ahead; return True if more was claimed before."""
        less = len(conditions) < len(self.conditions) or ahead < self.ahead
        self.conditions, self.ahead = conditions, ahead
        return less

    def rescale(self, context: Context, step: int) -> None:
        """Count in turns of `step` blocks, of which a turn so far has several; adapt or weaken the claims."""
        times = self.step // step
        for spot, value in self.values.items():
            claimed = Linear.of(value)
            change = signed(claimed.terms.get(self.turn, 0), value.width)
            if change % times:
                self.forget(spot)
            elif change:
                apart = claimed.plus(Linear(value.width, 0, {self.turn: change // times - change}))
                self.values[spot] = context.normal.sum(apart)
        self.conditions = [c for c in self.conditions if self.turn not in variables([c])]
        self.spare.clear()
        self.step = step


def signed(value: int, width: int) -> int:
    """Return a number modulo 2**width as a signed integer."""
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


def spots(context: Context, state: State) -> dict[Spot, Term]:
    """Return the values of all spots: registers, words of the stack (bytes for words not fully written), bytes of the
    mode's state."""
    contract, size = context.contract, context.target.xlen // 8
    found: dict[Spot, Term] = dict(state.registers.items())
    stack = state.memory.written.get(contract.stack.name, {})
    whole = [o for o in sorted(stack) if o % size == 0 and all(o + i in stack for i in range(size))]
    for o in whole:
        found[Cell(contract.stack.name, o)] = context.normal(concat(*(stack[o + i] for i in reversed(range(size)))))
    for o in sorted(set(stack) - {o + i for o in whole for i in range(size)}):
        found[Cell(contract.stack.name, o)] = stack[o]
    region = contract.mode_state
    for i in range(len(state.mode_state)):
        byte = state.memory.get(region, i) if region is not None else None
        assert region is not None
        assert byte is not None
        found[Cell(region.name, i)] = byte
    return found


def divided(done: Linear, step: int) -> Linear | None:
    """Return a number of blocks in turns, None if it is no whole number of turns."""
    if done.constant % step or any(c % step for c in done.terms.values()):
        return None
    return Linear(done.width, done.constant // step, {a: c // step for a, c in done.terms.items()})


def common_step(step: int, done: Linear) -> int:
    """Return the greatest number of blocks that divides both the step and the blocks done."""
    return gcd(step, done.constant, *done.terms.values())


def most_ahead(context: Context, state: State, limit: int | None = None) -> int:
    """Return a lower bound on what is left to do, in blocks or (where the last block may be short) in bytes; at most
    `limit` and a batch of blocks."""
    contract = context.contract

    def certain(ahead: int) -> bool:
        return (limit is None or ahead <= limit) and context.holds(state, context.at_least(state.done, ahead))

    blocks = bisect_left(range(1, _BATCH + 1), True, key=lambda n: not certain(n * contract.unit))
    return blocks * contract.unit or int(contract.short_tail and certain(1))


def check(context: Context, head: Head, state: State) -> None:
    """Check that an arrival fits the claims of the head.

    Raises:
        Weakened: the arrival did not fit some claims, which are weakened now.
    """
    turns = divided(state.done, head.step)
    if turns is None:
        head.rescale(context, common_step(head.step, state.done))
        raise Weakened
    here = arrival(context, head, turns, state)
    found = spots(context, state)
    missing = [spot for spot in head.values if spot not in found]
    for spot in missing:
        head.drop(spot)
    wrong = [spot for spot in _misfits(context, head, state, found, here) if spot not in head.forgotten]
    for spot in wrong:
        head.forget(spot)
    kept = [
        condition
        for condition, there in zip(head.conditions, substitute(head.conditions, here), strict=True)
        if context.holds(state, there)
    ]
    ahead = most_ahead(context, state, head.ahead)
    if head.narrow(kept, ahead) or missing or wrong:
        raise Weakened


def bounded(context: Context, head: Head, state: State) -> bool:
    """Return True if the number of turns at a fitting arrival is bounded by the count of blocks or bytes."""
    turns = divided(state.done, head.step)
    return turns is not None and all(
        context.holds(state, fact) for fact in head.facts(context, context.normal.sum(turns))
    )


def arrival(context: Context, head: Head, turns: Linear, state: State) -> dict[Term, Term]:
    """Return the values of the head's variables at an arrival."""
    return {head.turn: context.normal.sum(turns), **dict(zip(head.now, state.mode_state, strict=True))}


def _misfits(
    context: Context, head: Head, state: State, found: Mapping[Spot, Term], here: Mapping[Term, Term]
) -> Iterator[Spot]:
    """Yield the spots whose value does not match the claim. Ask the solver about public values in different forms, all
    in one question first."""
    claimed = [spot for spot in head.values if spot not in head.forgotten]
    expected = [context.normal(t) for t in substitute([head.values[spot] for spot in claimed], here)]
    both = {spot: _said(context, head, spot, e, found[spot]) for spot, e in zip(claimed, expected, strict=True)}
    of_bytes = context.normal.of_bytes
    stored = {spot: (of_bytes(a), of_bytes(b)) for spot, (a, b) in both.items() if a is not b}
    differ = {spot: pair for spot, pair in stored.items() if pair[0] is not pair[1]}
    public = {spot: eq(a, b) for spot, (a, b) in differ.items() if _comparable(context, a, b)}
    secret = {spot: pair for spot, pair in differ.items() if spot not in public}
    open_yet = [spot for spot in secret if not (_of_chain(head, spot) and context.alike(*secret[spot]))]
    congruent = Congruence(context, state)
    yield from (spot for spot in open_yet if not congruent(*secret[spot]))
    if public and not context.holds(state, reduce(lambda a, b: a & b, public.values())):
        yield from (spot for spot, same in public.items() if not context.holds(state, same))


def left_high(head: Head, register: Register, width: int) -> Term:
    """Return the variable of the high bits of a register of which a claim says the low bits alone: each turn finds
    others there, so that no other place is claimed to hold the same."""
    return forgotten(f"high {register.file}{register.number}", head.pc, width)


def _said(context: Context, head: Head, spot: Spot, claim: Term, value: Term) -> tuple[Term, Term]:
    """Return a claim and a value as far as the claim says something: not of high bits that are `left_high`. Other free
    variables may stand in several places, which are claimed to hold the same then."""
    if claim.op != "concat" or not isinstance(spot, Register):
        return claim, value
    if claim.args[0] is not left_high(head, spot, claim.args[0].width):
        return claim, value
    high = claim.width - claim.args[0].width - 1
    return context.normal.extract(claim, high, 0), context.normal.extract(value, high, 0)


def _of_chain(head: Head, spot: Spot) -> bool:
    """Return True if what is claimed of a spot is made of the mode's state."""
    return not set(head.now).isdisjoint(variables([head.values[spot]]))


def carried_pairs(context: Context, head: Head, state: State) -> list[tuple[Term, Term]]:
    """Return what has to be proved of an arrival that fits the claims, where the mode's state is a chain: pairs of what
    a spot holds, and of what the text makes of the chain there. That they are equal was tried only."""
    turns = divided(state.done, head.step)
    assert turns is not None, "see `check`"
    here, found, claimed = arrival(context, head, turns, state), spots(context, state), _chained(head)
    expected = [context.normal(t) for t in substitute([head.values[spot] for spot in claimed], here)]
    return [(found[spot], e) for spot, e in zip(claimed, expected, strict=True) if e is not found[spot]]


def carried_bytes(context: Context, head: Head, state: State) -> list[tuple[Term, Term]]:
    """Return what registers, and bytes of memory, hold at an arrival that is not counted anew yet, and the claims that
    are made of the mode's state there, over the head's variables."""
    pairs: list[tuple[Term, Term]] = []
    for spot in _chained(head):
        if isinstance(spot, Register):
            pairs.append((state.registers[spot], head.values[spot]))
            continue
        content, claim = state.memory.written[spot.region], head.values[spot]
        places = range(0, claim.width, 8)
        pairs += [(content[spot.offset + i // 8], context.normal.extract(claim, i + 7, i)) for i in places]
    return pairs


def _chained(head: Head) -> list[Spot]:
    """Return the spots of which something is claimed that is made of the mode's state."""
    return [spot for spot in head.values if spot not in head.forgotten and _of_chain(head, spot)]


def _comparable(context: Context, a: Term, b: Term) -> bool:
    return a.width == b.width and context.secrecy.is_public(a) and context.secrecy.is_public(b)


class Fitting:
    """Compares values at an arrival with claimed terms. here: values of a head's variables there."""

    def __init__(self, context: Context, state: State, here: Mapping[Term, Term]) -> None:
        self._context, self._congruent = context, Congruence(context, state)
        self._there = dict(here)

    def __call__(self, claimed: Term, value: Term) -> bool:
        """Return True if a value equals the claimed term."""
        context = self._context
        expected = context.normal(replace_known([claimed], self._there)[0])
        if expected is value:
            return True
        a, b = map(context.normal.of_bytes, (expected, value))
        return a is b or context.alike(a, b) or self._congruent(a, b)


def foreign(context: Context, head: Head, terms: Sequence[Term]) -> bool:
    """Return True if terms have turn or mode variables of another head."""
    own = {head.turn, *head.now}
    return any(not context.secrecy.of_heads(term) <= own for term in terms)

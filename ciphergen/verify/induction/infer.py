"""Inference of loop invariants from two arrivals at a loop head. A wrong guess can only make a proof fail."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import Term, concat, eq, rebuild, remake, substitute, topological
from ciphergen.dsl.term import replace as replace_known
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.explore import arrivals
from ciphergen.verify.execution.state import Instruction, State
from ciphergen.verify.induction.blocks import blocks_written, restart
from ciphergen.verify.induction.dead import perhaps_dead, used, with_values
from ciphergen.verify.induction.invariant import (
    Fitting,
    Head,
    Spot,
    arrival,
    common_step,
    divided,
    foreign,
    left_high,
    most_ahead,
    signed,
    spots,
)
from ciphergen.verify.variables import carried, now, turn
from ciphergen.verify.verdict import Broken, Property, Verdict

_TRIES = 2  # turns with free variables in the places of dead values; in the second, only of those that were dead


def guess(context: Context, code: Mapping[int, Instruction], first: State, cuts: frozenset[int]) -> Head | None:
    """Guess the claims of a loop head from two arrivals, one turn apart; return None if no path leads from the first
    back to the head.

    Raises:
        Broken: a turn does no block.
    """
    first, end = _without_dead(context, code, first, cuts)
    if end is None:
        return None
    blocks = blocks_written(context, end)
    if blocks == 0:
        text = "a turn of the loop does 0 blocks, which cannot be counted from its start"
        raise Broken(Property.BLOCKS, first.pc, text, Verdict.UNSUPPORTED)
    step = common_step(blocks, first.done)
    name = carried if context.contract.chain else now
    names = tuple(name(first.pc, i) for i in range(len(first.mode_state)))
    head = Head(first.pc, turn(first.pc, first.done.width), step, names, {}, 0, [])
    second = restart(context, end)
    before, after = divided(first.done, step), divided(second.done, step)
    assert before is not None
    assert after is not None
    then = arrival(context, head, after, second)
    return _Guess(context, head, first, second, before, then).made(blocks // step)


def _without_dead(
    context: Context, code: Mapping[int, Instruction], first: State, cuts: frozenset[int]
) -> tuple[State, State | None]:
    """Return an arrival, with free variables in place of dead values, and the next one."""
    dead = perhaps_dead(context, first)
    for _ in range(_TRIES if dead else 0):
        blind = with_values(context, first, dead)
        try:
            end = _again(context, code, blind, cuts)
        except Broken:  # by a free variable, perhaps: it is the value in its place that has to be judged
            break
        live = used(context, end, dead) if end is not None else set[Spot]()
        if not live:
            return (first if end is None else blind), end
        dead = {spot: variable for spot, variable in dead.items() if spot not in live}
    return first, _again(context, code, first, cuts)


def _again(context: Context, code: Mapping[int, Instruction], first: State, cuts: frozenset[int]) -> State | None:
    """Return the next arrival at the head, None if there is none. Go through inner loops if all paths meet one
    first."""
    elsewhere, idle = False, None
    for state in arrivals(context, code, first.copy(), cuts):
        if state.pc != first.pc:
            elsewhere = True
        elif blocks_written(context, state):
            return state
        else:
            idle = idle or state
    if idle is not None or not elsewhere:
        return idle
    found = arrivals(context, code, first.copy(), frozenset({first.pc}), through=True)
    return next((state for state in found if blocks_written(context, state)), None)


@dataclass(frozen=True)
class _Number:
    """A counter in the mode's state: bytes that are one number, at a head `own`, at an arrival `there` and `added`."""

    own: tuple[Term, ...]
    there: tuple[Term, ...]
    added: int


@dataclass(frozen=True)
class _Guess:
    """A guessed invariant: two arrivals at a head, both counted anew. turns: done before the first; then: values of the
    head's variables at the second."""

    context: Context
    head: Head
    first: State
    second: State
    turns: Linear
    then: Mapping[Term, Term]

    def made(self, turns: int) -> Head:
        """Return the head with its claims; the second arrival is `turns` turns after the first."""
        head, context = self.head, self.context
        again, fits = spots(context, self.second), Fitting(context, self.second, self.then)
        for spot, value in spots(context, self.first).items():
            forms = list(self._forms(value, again[spot], turns)) if spot in again else []
            fitting = [f for f in forms if fits(f, again[spot])]
            # Where the second arrival is written too differently to say, later arrivals decide.
            low = self._low(spot, value, again[spot]) if spot in again else ()
            head.claim(spot, value, [*(fitting or forms), *low])
        return replace(head, conditions=self._conditions(), ahead=most_ahead(context, self.first))

    def _low(self, spot: Spot, first: Term, second: Term) -> Iterator[Term]:
        """Yield what a register holds where a function that is called keeps its low bits alone."""
        context = self.context
        if context.calls is None or not isinstance(spot, Register) or spot not in context.target.abi.callee_saved:
            return
        bits = context.target.abi.callee_saved_bits.get(spot.file, first.width)
        if bits < first.width:
            low, then = (context.normal.extract(value, bits - 1, 0) for value in (first, second))
            if low is then and not foreign(context, self.head, [low]):
                yield context.normal.concat([left_high(self.head, spot, first.width - bits), low])

    @cached_property
    def renamed(self) -> dict[Term, Term]:
        """Return the first arrival's variables for the mode's state and turns, as terms over the head's own. If a byte
        there is s + 2, s is the head's byte - 2."""
        head, renamed = self.head, dict[Term, Term]()
        for own, byte in zip(head.now, self.first.mode_state, strict=True):
            there = Linear.of(byte)
            if list(there.terms.values()) == [1]:
                (name,) = there.terms
                if name.op == "var":
                    renamed[name] = self.context.normal(own - there.constant)
        if self.number is not None:
            here = self.context.normal(concat(*self.number.own) - self.number.added)
            places = reversed(range(0, here.width, 8))
            for part, at in zip(self.number.there, places, strict=True):
                renamed[part] = self.context.normal.extract(here, at + 7, at)
        if head.now and list(self.turns.terms.values()) == [1]:
            (name,) = self.turns.terms
            renamed[name] = self.context.normal(head.turn - self.turns.constant)
        return renamed

    @cached_property
    def number(self) -> _Number | None:
        """Return the longest integer that trailing bytes of the mode's state form at the first arrival, None if there
        is none."""
        for size in range(len(self.head.now), 1, -1):
            there = Linear.of(self.context.normal(concat(*self.first.mode_state[-size:])))
            if list(there.terms.values()) == [1] and there.constant:
                (number,) = there.terms
                if number.op == "concat" and len(number.args) == size and all(p.op == "var" for p in number.args):
                    return _Number(self.head.now[-size:], number.args, there.constant)
        return None

    @cached_property
    def _has_renamed(self) -> dict[Term, bool]:
        """Return which terms have variables of `renamed`, as far as that is known."""
        return {}

    @cached_property
    def _renaming(self) -> dict[Term, Term]:
        """Return what terms are over the head's variables, as far as that is known."""
        return dict(self.renamed)

    def _own(self, term: Term) -> Term | None:
        """Return a term of the first arrival over the head's variables, None if it has other variables or none."""
        for t in missing(term, self._has_renamed):
            self._has_renamed[t] = t in self.renamed or any(self._has_renamed[a] for a in t.args)
        if not self._has_renamed[term]:
            return None
        own = self.context.normal(replace_known([term], self._renaming)[0])
        return None if foreign(self.context, self.head, [own]) else own

    def _conditions(self) -> list[Term]:
        plain = [c for c in self.first.conditions if not foreign(self.context, self.head, [c])]
        if not self.head.now:
            return plain
        own = [self._own(c) for c in self.first.conditions]
        counted = [c for c in map(self._counted, self.first.conditions) if not foreign(self.context, self.head, [c])]
        return list(dict.fromkeys([*plain, *(c for c in own if c is not None), *counted]))

    def _counted(self, condition: Term) -> Term:
        """Return a condition with wider counters, which advance with the mode's counter, written over the head's
        variables."""
        wide = {t: next(self._carried(t), t) for t in topological([condition]) if t.op == "add"}
        return rebuild([condition], lambda t, args: wide[t] if wide.get(t, t) is not t else remake(t, args))[0]

    def _forms(self, first: Term, second: Term, turns: int) -> Iterator[Term]:
        """Yield candidate forms of a value as a function of the mode's state and the turn."""
        own = self._own(first) if self.head.now else None
        if own is not None:
            yield own
            yield from self._carried(first)
        by_turn = self._by_turn(first, second, turns)
        if by_turn is not None:
            yield by_turn

    def _carried(self, first: Term) -> Iterator[Term]:
        """Yield a wider counter, which advances with the mode's counter, over the head's variables."""
        number = self.number
        if number is not None and first.width > 8 * len(number.own):
            before = self.context.normal(first - number.added)
            carried = self.context.normal(substitute([before], dict(zip(number.there, number.own, strict=True)))[0])
            if not foreign(self.context, self.head, [carried]):
                yield carried

    def _by_turn(self, first: Term, second: Term, turns: int) -> Term | None:
        """Return a value as a linear function of the turn, None if it is not linear."""
        context, head = self.context, self.head
        if first.width != head.turn.width:
            return first if second is first and not foreign(self.context, head, [first]) else None
        difference = Linear.of(second).plus(Linear.of(first).times(-1))
        change = signed(difference.constant, first.width)
        if difference.terms or change % turns:
            return None
        change //= turns
        by_turn = Linear.of(head.turn).times(change)
        # What is left to do, counted down, is said by the count: another loop that comes before may have left
        # it in another form.
        assert context.contract.count is not None
        count = Linear.of(context.contract.count)
        left = eq(first, context.normal.sum(count.plus(self.turns.times(change))))
        if change and context.secrecy.is_public(first) and context.holds(self.first, left):
            return context.normal.sum(count.plus(by_turn))
        constant = Linear.of(first).plus(self.turns.times(-change))
        if foreign(self.context, head, [context.normal.sum(constant)]):
            return None
        return context.normal.sum(constant.plus(by_turn))

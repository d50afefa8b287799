"""Proofs of loops over an unknown number of blocks, by induction.

A loop is cut at its head. In turn i of the loop, counted from 0, `step * i` blocks are done. What registers
and stack hold at the head is guessed from one turn and then proved: on entry, and from one arrival to the
next, through other loops if there are some; what fails is forgotten and the proof starts again
(`ciphergen.verify.induction.invariant`). Nothing is taken from the generator.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.explore import NeedsCut, explore, spend
from ciphergen.verify.execution.paths import Segment
from ciphergen.verify.execution.state import Instruction, State
from ciphergen.verify.induction.blocks import blocks_written, restart
from ciphergen.verify.induction.infer import guess
from ciphergen.verify.induction.invariant import Head, Weakened, bounded, check
from ciphergen.verify.verdict import Broken, Property, Verdict

MOST_ROUNDS = 60
Heads = dict[int, Head | None]  # by place; None where a loop takes one turn only


@dataclass(frozen=True)
class _Start:
    """The start of an exploration, and its cut points. pc: of the cut point where it starts, -1 for the entry."""

    pc: int
    state: State
    cuts: frozenset[int]

    @property
    def key(self) -> tuple[object, ...]:
        """Return everything besides the code that determines where the paths from this start end."""
        s = self.state
        memory = ((name, *content.items()) for name, content in s.memory.written.items())
        done = (s.done.constant, *s.done.terms.items())
        return (s.pc, self.cuts, *s.registers.items(), *memory, *done, s.conditions, s.mode_state)


class _Explorer:
    """An explorer of paths, which does not follow those from an equal start again."""

    def __init__(self, context: Context, code: Mapping[int, Instruction]) -> None:
        self.context, self.code = context, code
        self._followed = set[tuple[object, ...]]()

    def __call__(self, start: _Start) -> Segment:
        """Return the segment of the paths from a start; reuse the segment of an equal start.

        Raises:
            Broken: some path breaks a rule.
            NeedsCut: a loop was found that has no cut yet.
        """
        paths, key = self.context.paths, (self.context.late, self.context.joins is None, *start.key)
        known = paths.find(key, self.code)
        if known is None:
            begun = self.context.steps
            with self.context.traced() as trace:
                came = self._follow(start)
            known = paths.note(key, came, trace, self.code, self.context.steps - begun)
        else:
            self.context.trace.add(known.trace)
            # The first time as if it was not known from another proof, which must make no difference.
            spend(self.context, known.steps, start.state.pc, again=key in self._followed)
        self._followed.add(key)
        if isinstance(known.came, int):
            raise NeedsCut(known.came)
        if self.context.joins is not None:
            self.context.joins.note(known.came.ends.returned)
        return known.came

    def _follow(self, start: _Start) -> Segment | int:
        try:
            ends = explore(self.context, self.code, start.state.copy(), start.cuts)
        except NeedsCut as found:
            return found.head
        return Segment(start.pc, ends, tuple(restart(self.context, state) for state in ends.arrived))


def segments(
    context: Context, code: Mapping[int, Instruction], entry: State, like: Heads
) -> tuple[list[Segment], Heads]:
    """Return all segments of a function, with claims at the loop heads that are proved by induction.

    Args:
        like: claims that were proved of a similar function, to be tried first. Claims of the first such
            function are noted there. Not where loops are cut late: they are of loops that may need no cut.

    Raises:
        Broken: a rule is broken, or no claim could be found that holds.
    """
    try:
        return _segments(context, code, entry, {} if context.late else like)
    except Broken:
        if not context.cut_early:
            raise
    context.cut_late()  # A second turn says what is wrong better than what is claimed of any turn.
    context.forget_steps()
    return _segments(context, code, entry, {})


def _segments(
    context: Context, code: Mapping[int, Instruction], entry: State, like: Heads
) -> tuple[list[Segment], Heads]:
    """Return what `segments` does, with cuts as early, or as late, as the context has them."""
    explorer = _Explorer(context, code)
    if like:
        try:
            heads = {pc: head and head.copy() for pc, head in like.items()}
            return _attempt(explorer, entry, heads), heads
        except (Broken, NeedsCut, Weakened):
            context.forget_steps()  # Nothing is known then: the function may be right, with other claims.
    heads = {}
    for _ in range(MOST_ROUNDS):
        try:
            found = _attempt(explorer, entry, heads)
            like.update(() if like else heads)
            return found, heads
        except NeedsCut as found:
            heads = dict.fromkeys([*heads, found.head])
        except Weakened:
            pass
    raise Broken(Property.BLOCKS, entry.pc, "no invariant was found for its loops", Verdict.UNDECIDED)


def _attempt(explorer: _Explorer, entry: State, heads: Heads) -> list[Segment]:
    """Explore with the given claims and return the segments; an arrival that does not fit weakens the claims and
    raises."""
    context = explorer.context
    cuts = frozenset(heads)
    done: list[Segment] = []
    waiting = [_Start(-1, entry, cuts)]
    once: list[State] = []  # arrivals at a head without a claim, from which the loop takes one turn only
    begun: set[int] = set()
    progress = _Progress()
    while waiting:
        start = waiting.pop()
        segment = explorer(start)
        done.append(segment)
        for state, arrival in zip(segment.ends.arrived, segment.restarted, strict=True):
            progress.note(start.pc, state.pc, blocks_written(context, state))
            if heads[state.pc] is None:
                heads[state.pc] = guess(context, explorer.code, arrival, cuts)
            claim = heads[state.pc]
            if claim is None:
                once.append(arrival)
                continue
            _check(context, claim, arrival)
            if claim.pc not in begun:
                begun.add(claim.pc)
                waiting.append(_Start(claim.pc, claim.state(context), cuts))
        if not waiting:
            # By now other arrivals may have given a claim. Where none did, the path just goes on.
            waiting = [_Start(a.pc, a, cuts - {a.pc}) for a in once if not _fits_claim(context, heads[a.pc], a)]
            once = []
    return done


def _fits_claim(context: Context, claim: Head | None, arrival: State) -> bool:
    """Return True if there is a claim and the arrival fits; raise after weakening a claim that does not fit."""
    if claim is not None:
        _check(context, claim, arrival)
    return claim is not None


def _check(context: Context, claim: Head, arrival: State) -> None:
    """Check that an arrival fits the claim and that its number of turns is bounded; raise otherwise."""
    check(context, claim, arrival)
    if not bounded(context, claim, arrival):
        text = "the number of turns of the loop is not bounded by the number of blocks"
        raise Broken(Property.BLOCKS, arrival.pc, text)


class _Progress:
    """The termination proof of loops: a path that comes to a cut point again and again does a block on every way
    around."""

    def __init__(self) -> None:
        self._idle: dict[int, set[int]] = {}  # from cut point to cut point without a block

    def note(self, source: int, target: int, blocks: int) -> None:
        """Note a path between cut points and the number of blocks that it does.

        Raises:
            Broken: the path closes a cycle on which no block is done.
        """
        if blocks:
            return
        self._idle.setdefault(source, set()).add(target)
        reached, edge = {target}, [target]
        while edge:
            edge = [t for s in edge for t in self._idle.get(s, ()) if t not in reached]
            reached.update(edge)
        if source in reached:
            raise Broken(Property.BLOCKS, target, "a turn of the loop does no block, so it may never end")

"""Loops over a number of blocks that is not known, by induction.

A loop is cut at its head. In turn i of the loop, counted from 0, `step * i` blocks are done. What registers
and stack hold at the head is guessed from one turn and then proved: on entry, and from turn i to turn i + 1;
what fails is forgotten and the proof starts again (`ciphergen.verify.claims`). Nothing is taken from the
generator.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ciphergen.dsl.term import eq
from ciphergen.verify.claims import Head, Weakened, blocks_done, blocks_written, check, guess, restart
from ciphergen.verify.explore import Ends, NeedsCut, explore
from ciphergen.verify.machine import Context
from ciphergen.verify.state import Instruction, State
from ciphergen.verify.verdict import Broken, Property, Verdict

MOST_ROUNDS = 40


@dataclass(frozen=True)
class Segment:
    """Where the paths from a start (the entry, or a loop head) end."""

    ends: Ends


@dataclass(frozen=True)
class _Start:
    """Where to explore from, up to which cut points. pc: of the cut point where it starts, -1 for the entry."""

    pc: int
    state: State
    cuts: frozenset[int]


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
        except Weakened:
            pass
    raise Broken(Property.BLOCKS, entry.pc, "no invariant was found for its loops", Verdict.UNDECIDED)


def _attempt(
    context: Context, code: Mapping[int, Instruction], entry: State, heads: dict[int, Head | None]
) -> list[Segment]:
    """Explore with the claims as they are; an arrival that does not fit weakens them and raises."""
    cuts = frozenset(heads)
    done: list[Segment] = []
    waiting = [_Start(-1, entry.copy(), cuts)]
    once: list[State] = []  # arrivals at a head without a claim, from which the loop takes one turn only
    begun: set[int] = set()
    while waiting:
        start = waiting.pop()
        ends = explore(context, code, start.state, start.cuts)
        done.append(Segment(ends))
        for state in ends.arrived:
            _check_progress(context, start.pc, state)
            arrival = restart(context, state)
            if heads[state.pc] is None:
                heads[state.pc] = guess(context, code, arrival, cuts)
            claim = heads[state.pc]
            if claim is None:
                once.append(arrival)
                continue
            check(context, claim, arrival)
            if claim.pc not in begun:
                begun.add(claim.pc)
                waiting.append(_Start(claim.pc, claim.state(context), cuts))
        if not waiting:
            # By now other arrivals may have given a claim. Where none did, the path just goes on.
            waiting = [_Start(a.pc, a, cuts - {a.pc}) for a in once if not _fits_claim(context, heads[a.pc], a)]
            once = []
    return done


def _fits_claim(context: Context, claim: Head | None, arrival: State) -> bool:
    """Whether there is a claim; an arrival that does not fit it weakens it and raises."""
    if claim is not None:
        check(context, claim, arrival)
    return claim is not None


def _check_progress(context: Context, source: int, state: State) -> None:
    """Loops end: from a cut point on, a block is done, or the path only went on in the code."""
    if state.pc <= source and blocks_written(context, state) == 0:
        raise Broken(Property.BLOCKS, state.pc, "a turn of the loop does no block, so it may never end")


def all_done(context: Context, state: State) -> bool:
    """Whether, at a return, exactly the given number of blocks is done."""
    blocks = context.contract.blocks
    if blocks is None:
        return True
    done = context.normal.sum(blocks_done(context, state))
    return context.holds(state, eq(done, blocks))

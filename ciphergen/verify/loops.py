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
    """A start (the entry, or a loop head) and where its paths end."""

    head: Head | None
    ends: Ends


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
    waiting: list[tuple[Head | None, State]] = [(None, entry.copy())]
    begun: set[int] = set()
    while waiting:
        head, start = waiting.pop()
        ends = explore(context, code, start, cuts)
        done.append(Segment(head, ends))
        for state in ends.arrived:
            _check_progress(context, head, state)
            arrival = restart(context, state)
            claim = heads[state.pc]
            if claim is None:
                claim = heads[state.pc] = guess(context, code, arrival, cuts)
            check(context, claim, arrival)
            if claim.pc not in begun:
                begun.add(claim.pc)
                waiting.append((claim, claim.state(context)))
    return done


def _check_progress(context: Context, head: Head | None, state: State) -> None:
    """Loops end: between cut points a block is done, or the path only went on in the code."""
    if head is not None and state.pc <= head.pc and blocks_written(context, state) == 0:
        raise Broken(Property.BLOCKS, state.pc, "a turn of the loop does no block, so it may never end")


def all_done(context: Context, state: State) -> bool:
    """Whether, at a return, exactly the given number of blocks is done."""
    blocks = context.contract.blocks
    if blocks is None:
        return True
    done = context.normal.sum(blocks_done(context, state))
    return context.holds(state, eq(done, blocks))

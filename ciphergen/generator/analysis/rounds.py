"""The loop over rounds in the steps of a cipher.

The longest run of steps that are alike (`alike.py`) becomes a loop whose body is several steps composed; what stands
before and after stays straight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import lcm

from ciphergen.dsl.cipher import Step
from ciphergen.dsl.term import Term, substitute
from ciphergen.generator.analysis.alike import PeriodicRun, longest_run


@dataclass(frozen=True)
class Piece:
    """Consecutive steps composed: outputs as terms over inputs and round keys. between: the outputs of
    every step, in the order in which the terms are best computed. steps: those that were composed. shares: how many
    terms of `between` belong to each; empty if all have as many."""

    inputs: tuple[Term, ...]
    outputs: tuple[Term, ...]
    between: tuple[Term, ...]
    steps: tuple[Step, ...] = ()
    shares: tuple[int, ...] = ()


@dataclass(frozen=True)
class RoundLoop:
    """Rounds rolled into a loop: before, then `count` times body, then after. shift: by how many round keys the body's
    keys move from one iteration to the next; the body's terms name the keys of the first iteration. fixed: the round
    keys that do not move. No loop: count is 0. turns: for each step of the body the names of those that it stands for,
    one an iteration. rest: how many of the steps after are alike with the first of the body."""

    before: Piece | None
    body: Piece | None
    count: int
    shift: int
    after: Piece | None
    turns: tuple[tuple[str, ...], ...] = ()
    fixed: frozenset[int] = frozenset()
    rest: int = 0


def compose(steps: Sequence[Step]) -> Piece | None:
    """Return the composition of the steps; None if there are none."""
    if not steps:
        return None
    inputs = steps[0].inputs
    state: Sequence[Term] = inputs
    between: list[Term] = []
    for step in steps:
        places = _in_place(tuple(step.inputs), tuple(step.outputs))
        found = substitute([*step.order, *step.outputs], dict(zip(step.inputs, state, strict=True)))
        between += found[: len(step.order)]
        state = found[len(step.order) :]
        between += [state[i] for i in places]
    return Piece(tuple(inputs), tuple(state), tuple(between), tuple(steps))


@lru_cache(maxsize=32)  # most steps of a text are alike
def _in_place(inputs: tuple[Term, ...], outputs: tuple[Term, ...]) -> tuple[int, ...]:
    """Return an order in which the outputs of a step can be computed in place: each, where possible, at the last use of
    an input, in the input's register. Outputs read by other outputs come first."""
    uses = _uses(inputs, outputs)
    users: dict[Term, set[int]] = {}
    for i, used in enumerate(uses):
        for term in used:
            users.setdefault(term, set()).add(i)
    made = Counter(output for output in outputs if output.args)
    waiting = [sum(term in made for term in used) for used in uses]
    freed = [sum(len(users[term]) == 1 for term in used) for used in uses]
    left = dict.fromkeys(range(len(uses)))
    order: list[int] = []
    while left:
        best = max(left, key=lambda i: (not waiting[i], freed[i]))
        del left[best]
        order.append(best)
        for term in uses[best]:
            users[term].remove(best)
            if len(users[term]) == 1:
                freed[min(users[term])] += 1
        output = outputs[best]
        if output in made:
            made[output] -= 1
            for i in users.get(output, ()) if not made[output] else ():
                waiting[i] -= 1
    return tuple(order)


def _uses(inputs: tuple[Term, ...], outputs: tuple[Term, ...]) -> list[set[Term]]:
    """Return for each output the inputs and computed outputs that it depends on directly."""
    found: list[set[Term]] = []
    every = {*inputs, *(t for t in outputs if t.args)}
    for output in outputs:
        ends = every - {output} if output.args else every
        used, seen, left = set[Term](), set[Term](), [output]
        while left:
            term = left.pop()
            if term in ends:
                used.add(term)
            elif term not in seen:
                seen.add(term)
                left += term.args
        found.append(used)
    return found


@dataclass(frozen=True)
class LoopSteps:
    """The steps of a loop: the number of the first, how many an iteration has, and how many iterations there are."""

    first: int
    size: int
    count: int

    @property
    def end(self) -> int:
        """Return the number of the first step behind the loop."""
        return self.first + self.size * self.count


def loop_steps(run: PeriodicRun, unroll: int, *, late: bool = False) -> LoopSteps | None:
    """Return the steps of a run that become a loop, as `roll` says; None without a loop."""
    size = lcm(run.period, unroll) if unroll else 1
    count = run.length // size if unroll else 0
    rest = run.length % size if late else 0
    return LoopSteps(run.first + rest, size, count) if count > 1 else None


def roll(steps: Sequence[Step], unroll: int, straight: int = 0, *, late: bool = False) -> RoundLoop:
    """Return the plan with the longest run of equal steps as a loop of `unroll` steps an iteration, rounded up to a
    whole number of periods; a plan without a loop if unroll is 0, or if every run is too short for two iterations.

    Args:
        straight: number of final steps to keep out of the loop.
        late: whether what is left of the run stands before the loop, not behind it.
    """
    return _plan(tuple(steps), unroll, straight, late)


@lru_cache(maxsize=32)  # functions for one block and for many have the same loop
def _plan(steps: tuple[Step, ...], unroll: int, straight: int, late: bool) -> RoundLoop:
    run = longest_run(steps[: len(steps) - straight]) if unroll else PeriodicRun()
    loop = loop_steps(run, unroll, late=late)
    if loop is None:
        return RoundLoop(compose(steps), None, 0, 0, None)
    first, size = loop.first, loop.size
    return RoundLoop(
        compose(steps[:first]),
        compose(steps[first : first + size]),
        loop.count,
        run.distance * (size // run.period),
        compose(steps[loop.end :]),
        tuple(tuple(steps[i].name for i in range(first + j, loop.end, size)) for j in range(size)),
        run.fixed,
        run.first + run.length - loop.end,
    )

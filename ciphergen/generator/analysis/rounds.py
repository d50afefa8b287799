"""The loop over rounds in the steps of a cipher.

Two steps are alike if renaming the round keys of one (rk.i.j to rk.{i+d}.j) gives the other's terms; with
shared terms that is a comparison of objects. The longest run of alike steps becomes a loop whose body is
several steps composed; what stands before and after stays straight.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import lcm

from ciphergen.dsl.cipher import Step
from ciphergen.dsl.term import Term, substitute, variables
from ciphergen.generator.analysis.keys import key_position, key_variable

_LONGEST_PERIOD = 8


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
class PeriodicRun:
    """A periodic run of steps: the first, how many, the period in steps, and by how many round keys those of a period
    are shifted in the next."""

    first: int = 0
    length: int = 0
    period: int = 1
    distance: int = 0


@dataclass(frozen=True)
class RoundLoop:
    """Rounds rolled into a loop: before, then `count` times body, then after. shift: by how many round keys the body's
    keys move from one iteration to the next; the body's terms name the keys of the first iteration. No loop: count is
    0. turns: for each step of the body the names of those that it stands for, one an iteration."""

    before: Piece | None
    body: Piece | None
    count: int
    shift: int
    after: Piece | None
    turns: tuple[tuple[str, ...], ...] = ()


def compose(steps: Sequence[Step]) -> Piece | None:
    """Return the composition of the steps; None if there are none."""
    if not steps:
        return None
    inputs = steps[0].inputs
    state: Sequence[Term] = inputs
    between: list[Term] = []
    for step in steps:
        order = _in_place(step)
        state = substitute(step.outputs, dict(zip(step.inputs, state, strict=True)))
        between += [state[i] for i in order]
    return Piece(tuple(inputs), tuple(state), tuple(between), tuple(steps))


def _in_place(step: Step) -> list[int]:
    """Return an order in which the outputs of a step can be computed in place: each, where possible, at the last use of
    an input, in the input's register. Outputs read by other outputs come first."""
    uses = _uses(step)
    left = list(range(len(uses)))
    order: list[int] = []
    while left:

        def freed(i: int) -> tuple[bool, int]:
            others = set[Term]().union(*(uses[j] for j in left if j != i))
            waits = any(step.outputs[j].args and step.outputs[j] in uses[i] for j in left if j != i)
            return not waits, len(uses[i] - others)

        best = max(left, key=freed)
        left.remove(best)
        order.append(best)
    return order


def _uses(step: Step) -> list[set[Term]]:
    """Return for each output the inputs and computed outputs that it depends on directly."""
    found: list[set[Term]] = []
    computed = [t for t in step.outputs if t.args]
    for output in step.outputs:
        ends = {*step.inputs, *computed} - ({output} if output.args else set())
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


def roll(steps: Sequence[Step], unroll: int, straight: int = 0) -> RoundLoop:
    """Return the plan with the longest run of equal steps as a loop of `unroll` steps an iteration, rounded up to a
    whole number of periods. Return a plan without a loop if unroll is 0, if every run is too short for two iterations,
    or if each turn reads the same round keys. straight: number of final steps to keep out of the loop."""
    return _plan(tuple(steps), unroll, straight)


@lru_cache(maxsize=32)  # functions for one block and for many have the same loop
def _plan(steps: tuple[Step, ...], unroll: int, straight: int) -> RoundLoop:
    run = longest_run(steps[: len(steps) - straight]) if unroll else PeriodicRun()
    first, period, distance = run.first, run.period, run.distance
    size = lcm(period, unroll) if unroll else 1
    count = run.length // size
    keyed = any(_rounds(step) for step in steps[first : first + size])
    if count < 2 or (keyed and distance == 0):
        return RoundLoop(compose(steps), None, 0, 0, None)
    end = first + count * size
    return RoundLoop(
        compose(steps[:first]),
        compose(steps[first : first + size]),
        count,
        distance * (size // period),
        compose(steps[end:]),
        tuple(tuple(steps[i].name for i in range(first + j, end, size)) for j in range(size)),
    )


def longest_run(steps: Sequence[Step], alike: Callable[[Step, Step, int], bool] | None = None) -> PeriodicRun:
    """Return the longest periodic run. Of equal lengths the shortest period wins. alike: whether two steps are equal,
    the round keys of one shifted by a distance."""
    same, best = alike or _alike, PeriodicRun()
    for period in range(1, min(_LONGEST_PERIOD, len(steps) // 2) + 1):
        first = 0
        while first + period < len(steps):
            distance = _distance(steps[first], steps[first + period])
            length = period
            while first + length < len(steps) and same(steps[first + length - period], steps[first + length], distance):
                length += 1
            if length > period and length > best.length:
                best = PeriodicRun(first, length, period, distance)
            first += max(1, length - period)
    return best


def _rounds(step: Step) -> list[int]:
    """Return the numbers of the round keys that a step reads."""
    return [at[0] for v in variables(step.outputs) if (at := key_position(v)) is not None]


def lowest_key(step: Step) -> int:
    """Return the lowest number of the round keys that a step reads, 0 for a step without round keys."""
    return min(_rounds(step), default=0)


def _distance(a: Step, b: Step) -> int:
    return lowest_key(b) - lowest_key(a)


def _alike(a: Step, b: Step, distance: int) -> bool:
    """Return True if the first step with its round keys shifted by the distance equals the second."""
    if a.inputs != b.inputs:
        return False
    moved = {
        v: key_variable(at[0] + distance, at[1], v.width)
        for v in variables(a.outputs)
        if (at := key_position(v)) is not None
    }
    return tuple(substitute(a.outputs, moved)) == tuple(b.outputs)

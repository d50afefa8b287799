"""Steps that are alike: the same terms, but for the numbers of their round keys, and for constants where it is asked.

Where steps repeat with a period, each round key that a step reads either moves by the same distance from period to
period, or is fixed: the same one in all (a cipher that adds its whole key every few rounds).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ciphergen.dsl.cipher import Step
from ciphergen.dsl.term import Kind, Term
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.generator.analysis.keys import key_position, without_constant

_LONGEST_PERIOD = 16


@dataclass(frozen=True)
class PeriodicRun:
    """A periodic run of steps: the first, how many, the period in steps, and by how many round keys those of a period
    are shifted in the next. fixed: the round keys that are the same in each period."""

    first: int = 0
    length: int = 0
    period: int = 1
    distance: int = 0
    fixed: frozenset[int] = frozenset()


def longest_run(steps: Sequence[Step], *, constants: bool = False) -> PeriodicRun:
    """Return the longest periodic run of two periods and more. Of equal lengths the shortest period wins. constants:
    whether steps that differ in constants are alike, where words in their place cost nothing."""
    best = PeriodicRun()
    for period in range(1, min(_LONGEST_PERIOD, len(steps) // 2) + 1):
        first = 0
        while first + max(period, best.length) < len(steps):
            run = _run(steps, first, period, constants=constants)
            if run.length >= 2 * period and run.length > best.length:
                best = run
            first += max(1, run.length - period)
    return best


def _run(steps: Sequence[Step], first: int, period: int, *, constants: bool) -> PeriodicRun:
    """Return the run with a period that begins at a step, as long as steps are alike. A round key is fixed or moves; a
    step that reads one both ways ends the run."""
    length, distances, fixed, moving = period, set[int](), set[int](), set[int]()
    while first + length < len(steps):
        found = _key_pairs(steps[first + length - period], steps[first + length], constants=constants)
        if found is None:
            break
        moved = {(i, j) for i, j in found if i != j}
        stay = fixed | {i for i, j in found if i == j}
        both = distances | {j - i for i, j in moved}
        rows = moving.union(*moved)
        if len(both) > 1 or stay & rows:
            break
        length, distances, fixed, moving = length + 1, both, stay, rows
    return PeriodicRun(first, length, period, next(iter(distances), 0), frozenset(fixed))


def _key_pairs(a: Step, b: Step, *, constants: bool) -> frozenset[tuple[int, int]] | None:
    """Return the numbers of round keys that stand at the same places of two steps; None if the steps are not alike."""
    if a.inputs != b.inputs or len(a.outputs) != len(b.outputs):
        return None
    return _pairs_of(a.outputs, b.outputs, constants)


@lru_cache(maxsize=256)  # steps without round keys are often the same terms, a thousand times
def _pairs_of(
    outputs: tuple[Term, ...], others: tuple[Term, ...], constants: bool
) -> frozenset[tuple[int, int]] | None:
    """Return what `_key_pairs` does, of steps with these outputs."""
    seen, found = set[tuple[Term, Term]](), set[tuple[int, int]]()
    left = [*zip(outputs, others, strict=True)]
    while left:
        pair = left.pop()
        if pair in seen:
            continue
        seen.add(pair)
        x, y = bases(pair) if constants else pair
        one, other = key_position(x), key_position(y)
        if one is not None and other is not None and one[1] == other[1]:
            found.add((one[0], other[0]))
        elif (x.op, x.width, len(x.args)) != (y.op, y.width, len(y.args)):
            return None
        elif x.is_const and constants:
            continue
        elif x.param != y.param:
            return None
        else:
            below = list(zip(x.args, y.args, strict=True))
            if any(c.is_const and c is not d for c, d in below) and not takes_words(x):
                return None
            left += below
    return frozenset(found)


def bases(terms: Sequence[Term]) -> list[Term]:
    """Return the terms without the constants that are added to them by exclusive or, if these differ."""
    split = [without_constant(term) for term in terms]
    same = len({constant for _, constant in split}) == 1
    return list(terms) if same else [base for base, _ in split]


def takes_words(term: Term) -> bool:
    """Return True for an operation that is as fast on a word as on a constant; shifts and products are not."""
    return term.kind is Kind.BITWISE or bool(OPERATIONS[term.op].factors)

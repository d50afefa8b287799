"""The choice among strategies: candidates for a closer look, and the default. Pure: the same on every machine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, fsum, log

from ciphergen.interface.role import Role
from ciphergen.interface.table import ROLES, for_one_block
from ciphergen.tune.figures import Strategy

# What is this much slower than the fastest is as good: less than the noise of a branch predictor is not worth code.
SLACK = 0.01
# What one variant in one mode says of a strategy's place among others is taken to be true of all but for this much.
MARGIN = 0.01
# How many strategies are predicted, by their bounds the fastest, before others are ruled out by them: more only keep
# more workers busy.
_AT_ONCE = 4


def cost(strategy: Strategy, lengths: Sequence[str]) -> float:
    """Return the cost in cycles: the geometric mean over variants, functions and predicted lengths, all with equal
    weight; 0 if there is nothing.

    Only `V_encrypt`, `V_decrypt` and `V_ctr` count at one block, and not the functions for blocks. A key is set once
    for many messages, so its schedule does not count.
    """
    found = [
        log(f.cycles[length])
        for f in strategy.functions
        for length in lengths
        if length in f.cycles and _counts(ROLES[f.role], length)
    ]
    return exp(fsum(found) / len(found)) if found else 0.0


def _counts(role: Role, length: str) -> bool:
    """Return True if the cycles of a function at a length count in the cost of a strategy."""
    return not role.expands and (length != "1" or for_one_block(role) is role)


def promising(strategies: Iterable[Strategy], lengths: Sequence[str], most: int) -> tuple[Strategy, ...]:
    """Return the strategies that may be chosen once all variants and modes are known, in their order.

    Such a strategy is, by what is known, nearly as fast as `fast` asks, and no strategy at least as fast is smaller by
    more than `MARGIN`; or its size is within `MARGIN` of the smallest. most: as in `fast`.
    """
    possible = [s for s in strategies if not s.refused]
    if not possible:
        return ()
    near = _fastest(possible, lengths, most, SLACK + MARGIN)
    least = min(s.bytes for s in possible) * (1 + MARGIN)
    return tuple(s for s in possible if s.bytes <= least or (s in near and not _beaten(s, near, lengths)))


def chosen_without_larger(strategies: Iterable[Strategy], most: int) -> bool:
    """Return True if strategies with a function of more than `most` bytes change neither what is promising nor what is
    chosen: of these strategies some can be made without, and all code of the smallest is smaller than that function."""
    sizes = [s.bytes for s in strategies if not s.refused and s.largest <= most]
    return min(sizes, default=most) * (1 + MARGIN) < most


def possible(least: Strategy, known: Iterable[Strategy], lengths: Sequence[str], most: int) -> bool:
    """Return False if a strategy with at least these figures changes nothing of what is promising among the known ones
    and others. Of others so ruled out none changes that either: what is slower than the fastest known, or larger than
    the smallest known, makes nothing else less promising. most: as in `fast`."""
    made = [s for s in known if not s.refused]
    near = [s for s in made if s.largest <= most]
    if least.refused or not near or least.bytes <= min(s.bytes for s in made) * (1 + MARGIN):
        return True
    if least.largest > most:
        return False
    for counted in _counted(lengths):
        best = min(cost(s, counted) for s in near)
        if cost(least, counted) > best * (1 + SLACK + MARGIN):
            return False
        if cost(least, counted) < best:  # it may make others slow
            return True
        near = [s for s in near if cost(s, counted) <= best * (1 + SLACK + MARGIN)]
    return True


def predicted_next(
    least: Iterable[Strategy], known: Iterable[Strategy], lengths: Sequence[str], most: int
) -> list[str]:
    """Return the names of the strategies to predict next, of those with at least these figures: the smallest and the
    fastest few of those that are possible; none if the known ones rule out all. most: as in `fast`."""
    known = tuple(known)
    left = [s for s in least if possible(s, known, lengths, most)]
    fastest = sorted(left, key=lambda s: cost(s, lengths))[:_AT_ONCE]
    return list(dict.fromkeys(s.name for s in (*sorted(left, key=lambda s: s.bytes)[:1], *fastest)))


def fast(strategies: Sequence[Strategy], lengths: Sequence[str], most: int) -> Strategy | None:
    """Return the smallest of the strategies fastest in long messages among those fastest in the mean, without large
    functions where possible; None if there is none.

    Fastest are all within 1 % of the fastest; long are the last of the lengths. Large is more than
    `most` bytes: code that shares the instruction cache with its caller's does not stay there. Where every strategy has
    such a large function, those of the smallest such function stay.
    """
    if not strategies:
        return None
    return min(_fastest(strategies, lengths, most, SLACK), key=lambda s: (s.bytes, cost(s, lengths), s.stack))


def _fastest(strategies: Sequence[Strategy], lengths: Sequence[str], most: int, slack: float) -> list[Strategy]:
    limit = max(most, min(s.largest for s in strategies))
    near = [s for s in strategies if s.largest <= limit]
    for counted in _counted(lengths):
        best = min(cost(s, counted) for s in near)
        near = [s for s in near if cost(s, counted) <= best * (1 + slack)]
    return near


def _counted(lengths: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Return the lengths to compare at: all lengths, then the last."""
    return lengths, lengths[-1:]


def _beaten(strategy: Strategy, others: Iterable[Strategy], lengths: Sequence[str]) -> bool:
    return any(
        other.bytes * (1 + MARGIN) < strategy.bytes
        and all(cost(other, counted) <= cost(strategy, counted) for counted in _counted(lengths))
        for other in others
    )


def small(strategies: Sequence[Strategy], lengths: Sequence[str]) -> Strategy | None:
    """Return the strategy with the fewest bytes of code, the fastest of equal ones; None if there is none."""
    return min(strategies, key=lambda s: (s.bytes, cost(s, lengths), s.stack), default=None)

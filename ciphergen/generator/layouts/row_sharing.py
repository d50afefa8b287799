"""Common subexpression elimination for linear layers: replaces pairs of summands that sums share, up to a permutation
of words, by one item, pair after pair.

Which pair comes first decides what the sums cost, and no rule is the best for all: of AES, one rule finds the fewest
moves for MixColumns, the other for its inverse. Both are tried, with random choices between what is alike to them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from functools import lru_cache, partial
from itertools import combinations
from random import Random

Permutation = tuple[int, ...]  # by place, the place that a word comes from
Item = int  # what has a bit for each word: a bit number of look-ups, of a state, of a round key, or a sum of such
Part = tuple[Item, Permutation]
Sum = frozenset[Part]
# Two items and how the second is moved against the first: what pairs are that one sum can stand for.
Kind = tuple[Item, Item, Permutation]
Made = Mapping[Item, tuple[Part, Part]]  # by name, the parts of what sums share
# What is shared next, of sums that are left and what they share already; None where nothing is worth it.
Choose = Callable[[Sequence[Sum], Made], Kind | None]

_TRIES = 12  # random choices of each rule
_WORK = 60_000  # pairs of all tries of a rule: more would take seconds
_NOISE = (0.0, 0.1, 0.3, 0.6)  # parts of a gain that are drawn at random


def shared(sums: Sequence[Sum], price: Callable[[Permutation], int], unit: int) -> Iterator[tuple[list[Sum], Made]]:
    """Yield ways to share: (sums of fewer parts, the parts of what they share). price: of a move, where an addition
    costs `unit`."""
    tries = min(_TRIES, 1 + _WORK // (1 + sum(len(each) ** 2 for each in sums)))
    for seed in range(tries):
        for turned in (False, True):
            choice = Random(seed)
            yield _shared(sums, partial(_most_frequent, choice, turned=turned), choice)
        choice = Random(seed)
        yield _shared(sums, partial(_most_saving, choice, price, unit, _NOISE[seed % len(_NOISE)]), choice)


def _shared(sums: Sequence[Sum], choose: Choose, choice: Random) -> tuple[list[Sum], Made]:
    left, made = [*sums], dict[Item, tuple[Part, Part]]()
    name = 1 + max(item for each in sums for item, _ in each)
    while (kind := choose(left, made)) is not None:
        first, second, between = kind
        made[name] = (first, _unmoved(between)), (second, between)
        moved = {part for parts in made.values() for part in parts}
        left = [_replaced(each, kind, name, moved, choice) for each in left]
        name += 1
    return left, made


def _most_frequent(choice: Random, left: Sequence[Sum], made: Made, *, turned: bool) -> Kind | None:
    """Return a kind of pairs that most sums have. turned: whether the other part of a pair is moved."""
    counts: Counter[Kind] = Counter()
    for each in left:
        counts.update(_kinds(each))
    most = max(counts.values(), default=0)
    if most < 2:
        return None
    first, second, between = choice.choice([kind for kind, count in counts.items() if count == most])
    return (second, first, _between(between, _unmoved(between))) if turned else (first, second, between)


def _most_saving(
    choice: Random, price: Callable[[Permutation], int], unit: int, noise: float, left: Sequence[Sum], made: Made
) -> Kind | None:
    """Return the kind of pairs that saves most, where each sum with a moved part pays its part of the move."""
    uses = Counter(part for parts in (*left, *made.values()) for part in parts)
    pairs: dict[Kind, list[Part]] = {}  # the first parts of all pairs of a kind
    for each in left:
        for kind, first in _pairs(each):
            pairs.setdefault(kind, []).append(first)
    best: tuple[float, Kind | None] = 0, None
    for kind, firsts in pairs.items():
        if len(firsts) < 2:
            continue
        seconds = [(kind[1], _after(kind[2], first[1])) for first in firsts]
        saved = sum(price(part[1]) / uses[part] for part in (*firsts, *seconds)) + (len(firsts) - 1) * unit
        saved -= sum(map(price, sorted({first[1] for first in firsts})))
        saved -= price(kind[2]) if kind[1:] not in uses else 0
        saved *= 1 + noise * choice.random()
        best = max(best, (saved, kind), key=lambda each: each[0])
    return best[1]


def _replaced(each: Sum, kind: Kind, name: Item, moved: Set[Part], choice: Random) -> Sum:
    """Return a sum with pairs of a kind replaced by what is made of them, those first that leave the fewest parts to be
    moved for this sum only. moved: parts that are moved anyway."""
    left, own = each, _unmoved(kind[2])
    while True:
        seconds = [(part, (kind[1], _after(kind[2], part[1]))) for part in sorted(left) if part[0] == kind[0]]
        pairs = [(first, second) for first, second in seconds if second in left and second != first]
        if not pairs:
            return left
        ways = [left - {first, second} | {(name, first[1])} for first, second in pairs]
        costs = [sum(part[1] != own and part not in moved for part in way) for way in ways]
        left = choice.choice([way for way, cost in zip(ways, costs, strict=True) if cost == min(costs)])


def _unmoved(permutation: Permutation) -> Permutation:
    """Return the permutation of as many words that moves none."""
    return tuple(range(len(permutation)))


# Every try begins with the same sums, and most steps leave most of them as they are.
@lru_cache(maxsize=1 << 10)
def _kinds(each: Sum) -> list[Kind]:
    """Return the kinds of the pairs of a sum."""
    return sorted({_kind(a, b) for a, b in combinations(sorted(each), 2)})


@lru_cache(maxsize=1 << 10)
def _pairs(each: Sum) -> list[tuple[Kind, Part]]:
    """Return the kinds of pairs that a sum has, each with the first part of those that have no common part."""
    found, seen = list[tuple[Kind, Part]](), set[tuple[Kind, Part]]()
    for a, b in combinations(sorted(each), 2):
        kind = _kind(a, b)
        first, second = (a, b) if (a[0], b[0], _between(a[1], b[1])) == kind else (b, a)
        if (kind, first) not in seen and (kind, second) not in seen:
            seen |= {(kind, first), (kind, second)}
            found.append((kind, first))
    return found


@lru_cache(maxsize=1 << 16)
def _kind(a: Part, b: Part) -> Kind:
    """Return a pair up to a permutation of both."""
    return min((a[0], b[0], _between(a[1], b[1])), (b[0], a[0], _between(b[1], a[1])))


@lru_cache(maxsize=1 << 14)
def _between(a: Permutation, b: Permutation) -> Permutation:
    """Return the permutation of what is moved by `a` then that moves it as `b` does."""
    back = {source: place for place, source in enumerate(a)}
    return tuple(b[back[i]] for i in range(len(a)))


@lru_cache(maxsize=1 << 14)
def _after(first: Permutation, then: Permutation) -> Permutation:
    """Return the permutation that moves as one and then another do, the inverse of `_between`."""
    return tuple(first[i] for i in then)

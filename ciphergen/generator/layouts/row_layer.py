"""Linear layers on rows whose words are all treated alike: sums of registers that are moved by the same permutation of
words, shared up to such permutations.

Why: where registers hold whole blocks, moves are most of what a layer costs. Moved sums are sums of what is moved, so
that two moves of a sum do the work of more of its parts:

    before  y = x + T(x) + T(z) + T(T(z)) + T(T(T(z)))
    after   s = z + T(z): y = x + T(x) + T(z) + T(T(s)), with the moves T(z) and T(T(s)) of z
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from operator import xor

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term
from ciphergen.generator.layouts.row_map import RowMap
from ciphergen.generator.layouts.row_moves import RowMoves, row_moves
from ciphergen.generator.layouts.row_sharing import Item, Made, Part, Permutation, Sum, shared

# For each place, the bits added there: each an item and the place of its bit.
Edges = Sequence[frozenset[tuple[Item, int]]]

_MOST = 64  # permutations that are composed of those found


def alike_sums(outputs: Sequence[Edges], families: Mapping[Item, Hashable]) -> list[Sum] | None:
    """Return each output as a sum of items moved by permutations; None where words are not treated alike. families: of
    items whose bits belong to the same words."""
    edges: dict[Hashable, dict[tuple[int, int], set[tuple[int, Item]]]] = {}
    for number, output in enumerate(outputs):
        for place, bits in enumerate(output):
            for item, source in bits:
                found = edges.setdefault(families[item], {}).setdefault((place, source), set())
                found.add((number, item))
    kinds: dict[frozenset[tuple[int, Item]], set[tuple[int, int]]] = {}
    for pairs in edges.values():
        for pair, kind in pairs.items():
            kinds.setdefault(frozenset(kind), set()).add(pair)
    count = len(outputs[0])
    known = {p for pairs in kinds.values() if (p := _permutation(pairs, count)) is not None}
    composed = _composed(sorted(known), count)
    sums: list[set[tuple[Item, Permutation]]] = [set() for _ in outputs]
    for parts, left in kinds.items():
        for permutation in _split(left, composed):
            for number, item in parts:
                sums[number].add((item, permutation))
        if left:
            return None
    return [frozenset(each) for each in sums]


def _permutation(pairs: Iterable[tuple[int, int]], count: int) -> Permutation | None:
    found = dict(pairs)
    return tuple(found[i] for i in range(count)) if len({*found.values()}) == len({*pairs}) == count else None


def _composed(known: Sequence[Permutation], count: int) -> list[Permutation]:
    """Return permutations composed of those known, and their inverses."""
    found = dict.fromkeys([tuple(range(count)), *known])
    waiting = [*found]
    while waiting and len(found) < _MOST:
        each = waiting.pop(0)
        for other in known:
            new = tuple(each[i] for i in other)
            if new not in found:
                found[new] = None
                waiting.append(new)
    return [*found]


def _split(pairs: set[tuple[int, int]], known: Sequence[Permutation]) -> Iterator[Permutation]:
    """Yield permutations that the pairs are made of, and take them out."""
    for permutation in known:
        own = {*enumerate(permutation)}
        if own <= pairs:
            pairs -= own
            yield permutation


class RowLayer:
    """The registers of sums. registers: of each item, one a group."""

    def __init__(self, rules: RuleSet, rows: RowMap, registers: Mapping[Item, Sequence[Term]]) -> None:
        self._rows, self._moves, self._registers = rows, row_moves(rules, rows), registers

    def cheapest(self, sums: Sequence[Sum]) -> list[list[Term]]:
        """Return the registers of each sum, one a group, in the way found that takes the fewest instructions."""
        return self._terms(*_cheapest(self._moves, tuple(sums)))

    def _terms(self, sums: Sequence[Sum], made: Made, first: bool) -> list[list[Term]]:
        """Return the registers of sums. made: what they share; first: whether what is moved alike is added first."""
        known: dict[Item, Sequence[Term]] = dict(self._registers)
        for name, parts in made.items():
            known[name] = self._sum(parts, known, first=first)
        return [self._sum(sorted(each), known, first=first) for each in sums]

    def _sum(self, parts: Iterable[Part], known: Mapping[Item, Sequence[Term]], *, first: bool) -> list[Term]:
        together: dict[tuple[Permutation, Item | None], list[Sequence[Term]]] = {}
        for item, permutation in parts:
            together.setdefault((permutation, None if first else item), []).append(known[item])
        groups = range(self._rows.groups)
        total: list[Term] = []
        for (permutation, _), registers in together.items():
            whole = dict(enumerate(reduce(xor, each) for each in zip(*registers, strict=True)))
            moved = [self._moves.moved(whole, permutation, group) for group in groups]
            total = [a ^ b for a, b in zip(total, moved, strict=True)] if total else moved
        return total


@lru_cache(maxsize=256)  # most rounds of a cipher have the same sums
def _cheapest(moves: RowMoves, sums: tuple[Sum, ...]) -> tuple[list[Sum], Made, bool]:
    """Return (sums of fewer parts, the parts of what they share, whether what is moved alike is added first)."""
    ways = [(*way, first) for way in shared(sums, moves.price, moves.unit) for first in (False, True)]
    return min(ways, key=lambda way: _price(moves, *way))


def _price(moves: RowMoves, sums: Sequence[Sum], made: Made, first: bool) -> int:
    """Return about how many instructions sums take, for as many bits as a word has."""
    moved, added = set[tuple[frozenset[Item], Permutation]](), 0
    for parts in (*made.values(), *sums):
        together: dict[Permutation, list[Item]] = {}
        for item, permutation in parts:
            together.setdefault(permutation, []).append(item)
        added += len(parts) - 1
        for permutation, items in together.items():
            own = [frozenset(items)] if first else [frozenset([item]) for item in items]
            moved.update((each, permutation) for each in own)
    return added * moves.unit + sum(moves.price(permutation) for _, permutation in moved)

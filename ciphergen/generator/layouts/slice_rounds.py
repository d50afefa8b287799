"""Rounds in slices, written out: gates on planes, in an order in which look-ups come as soon as their indices are
there, with the sums of linear layers shared.

In counter mode most of the state before the first rounds is the same for all blocks. What is added to it varies in few
values, so that a sum is one kept value and these few.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_, xor

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, replace, topological, var, variables
from ciphergen.dsl.term.sums import summands
from ciphergen.generator import passes
from ciphergen.generator.analysis.pressure_order import in_order
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.layouts.linear_stages import MOST, sharing
from ciphergen.generator.layouts.round_planes import RoundPlanes
from ciphergen.generator.layouts.slice_counter import spread
from ciphergen.generator.passes import linear_layers
from ciphergen.generator.passes.complements import Noted, as_it_is
from ciphergen.generator.passes.planes import looked_up
from ciphergen.generator.passes.slicing import Slicing


@dataclass(frozen=True)
class _LookUp:
    """A look-up: the planes of its index, and those that stand for what it gives."""

    term: Term
    index: Sequence[Noted]
    given: Sequence[Noted]


@lru_cache(maxsize=8)  # encryption is asked for more than once
def on_planes(
    variant: Variant, bits: int, piece: Piece, unroll: int, varying: tuple[bool, ...] = (), *, packs: bool = False
) -> Piece:
    """Return rounds on words as rounds on planes of so many bits.

    Args:
        unroll: rounds in the body of a loop, 0 without one.
        varying: which planes of the state before them are not the same for all blocks, where others are; none where
            that is not known.
        packs: whether look-ups that are the same for all blocks are done at once.
    """
    around = RoundPlanes.of(variant, bits, piece, unroll)
    differ = {plane for plane, varies in zip(around.state, varying, strict=False) if varies}
    tables, layers, roots = _with_layers(variant, bits, around, piece.outputs, differ, packs=packs)
    made = iter(passes.run([*(plane for group in (*tables, *layers) for plane in group), *roots]))
    groups = [[next(made) for _ in group] for group in (*tables, *layers)]
    outputs = tuple(made)
    between = in_order([*_last_first(groups), outputs], outputs, around.state)
    return Piece(tuple(around.state), outputs, tuple(term for group in between for term in group))


def _with_layers(
    variant: Variant, bits: int, around: RoundPlanes, outputs: Sequence[Term], varying: set[Term], *, packs: bool
) -> tuple[list[list[Term]], list[list[Term]], list[Term]]:
    """Return (planes of each look-up; those outputs that share sums, in groups; planes of all outputs), linear layers
    behind look-ups with sums shared where that takes fewer operations. around: the planes that are read."""
    look_ups, whole = _cut(Slicing(around.gates, variant.circuits, around.known), around.known, outputs, bits)
    wanted = [as_it_is(noted, flip) for noted, flip in zip(whole, around.after, strict=True)]
    terms = passes.run([*(plane for each in look_ups for plane, _ in each.index), *wanted])
    differ = _varying(look_ups, varying)
    sums, groups = _shared(terms, differ)
    first, left = len(terms) - len(wanted), iter(sums)
    indices = {each.term: [next(left) for _ in each.index] for each in look_ups}
    actual, tables = dict[Term, Term](), list[list[Term]]()
    for together in _at_once(look_ups, differ) if packs and varying else [[each] for each in look_ups]:
        given = [
            [*zip(replace(indices[each.term], actual), (flip for _, flip in each.index), strict=True)]
            for each in together
        ]
        index = _packed(given) if len(given) > 1 else given[0]
        found = [plane for plane, _ in looked_up(together[0].term, index, variant.circuits, around.gates)]
        for number, each in enumerate(together):
            own = [spread(plane, number) for plane in found] if len(given) > 1 else found
            actual |= zip((name for name, _ in each.given), own, strict=True)
            tables.append(own)
    roots = replace([*left], actual)
    layers = [[roots[number - first] for number in group if number >= first] for group in groups]
    return tables, [layer for layer in layers if layer], roots


def _cut(
    slicing: Slicing[Noted], known: Mapping[Term, tuple[Noted, ...]], outputs: Sequence[Term], bits: int
) -> tuple[list[_LookUp], list[Noted]]:
    """Return (look-ups, each over variables for what others give; the planes of outputs over these)."""
    slicing.run(outputs)
    names: dict[Term, tuple[Noted, ...]] = {}
    for n, (term, found) in enumerate(zip(slicing.look_ups, slicing.run(slicing.look_ups), strict=True)):
        names[term] = tuple((var(f"looked.{n}.{i}", bits), flip) for i, (_, flip) in enumerate(found))
    behind = slicing.over({**known, **names})
    indices = behind.run([term.args[0] for term in names])
    look_ups = [_LookUp(term, index, names[term]) for term, index in zip(names, indices, strict=True)]
    return look_ups, [noted for word in behind.run(outputs) for noted in word]


def _varying(look_ups: Sequence[_LookUp], varying: set[Term]) -> set[Term]:
    """Return what varies of the state and of look-ups."""
    found = set(varying)
    for each in look_ups:
        if not found.isdisjoint(variables([plane for plane, _ in each.index])):
            found.update(name for name, _ in each.given)
    return found


def _at_once(look_ups: Sequence[_LookUp], varying: set[Term]) -> list[list[_LookUp]]:
    """Return look-ups in groups that are done at once, in an order in which their indices are there: of those that do
    not vary all in one table that need as many others before them. Each of a group takes a bit of planes."""
    depth, bits = dict[Term, int](), 0
    groups: dict[object, list[_LookUp]] = {}
    others = list[list[_LookUp]]()
    for each in look_ups:
        below = max((depth.get(v, 0) for v in variables([plane for plane, _ in each.index])), default=0)
        depth |= dict.fromkeys((name for name, _ in each.given), below + 1)
        if not varying.isdisjoint(name for name, _ in each.given):
            others.append([each])
            continue
        flips = tuple(flip for _, flip in each.index)
        bits = each.index[0][0].width
        own = groups.setdefault((below, each.term.param, each.term.width, flips), [])
        own.append(each)
    parts = [own[i : i + bits] for own in groups.values() for i in range(0, len(own), bits)]
    return [*sorted(parts, key=lambda part: depth[part[0].given[0][0]]), *others]


def _packed(indices: Sequence[Sequence[Noted]]) -> list[Noted]:
    """Return the planes of several indices that are the same for all blocks, bit n of each from those of index n."""
    found = list[Noted]()
    for planes in zip(*indices, strict=True):
        parts = [plane & (1 << n) for n, (plane, _) in enumerate(planes)]
        found.append((reduce(or_, parts), planes[0][1]))
    return found


def _shared(terms: Sequence[Term], varying: set[Term]) -> tuple[list[Term], list[list[int]]]:
    """Return (sums with what they share computed once, where that takes fewer operations; the numbers of those that
    share something, in groups). varying: of values, where others are the same for all blocks; what is the same is added
    by itself."""
    parts: dict[tuple[int, bool], Term] = {}
    for number, term in enumerate(terms):
        parts |= {(number, varies): part for varies, part in _parts(term, varying)}
    groups = list[list[int]]()
    for group in sharing(parts):
        written = [*group.values()]
        made = linear_layers.run(written) if len(group) <= MOST else written
        if made is not written:
            parts |= zip(group, made, strict=True)
            groups.append([number for number, _ in group])
    own = [[parts[at] for varies in (False, True) if (at := (number, varies)) in parts] for number in range(len(terms))]
    return [reduce(xor, each) for each in own], groups


def _parts(term: Term, varying: set[Term]) -> list[tuple[bool, Term]]:
    """Return what is the same for all blocks in a sum, and what varies; the sum where it is one of these."""
    values, flip = summands(term)
    apart: dict[bool, list[Term]] = {}
    for value in topological([term]):
        if value in values:
            apart.setdefault(not varying.isdisjoint(variables([value])), []).append(value)
    if len(apart) < 2:
        return [(True in apart, term)]
    return [(varies, ~reduce(xor, own) if flip and varies else reduce(xor, own)) for varies, own in apart.items()]


def _last_first(groups: Sequence[Sequence[Term]]) -> list[Sequence[Term]]:
    """Return groups of terms in an order in which each comes as soon as all that it needs is there: of those that could
    be next, the one for which that is true since the shortest time."""
    number = {term: i for i, group in enumerate(groups) for term in group}
    below: dict[Term, frozenset[int]] = {}
    for term in topological([term for group in groups for term in group]):
        below[term] = frozenset().union(*({number[a]} if a in number else below[a] for a in term.args))
    users: dict[int, list[int]] = {}
    waiting: list[int] = []
    for i, group in enumerate(groups):
        needs = frozenset().union(*(below[term] for term in group)) - {i}
        waiting.append(len(needs))
        for need in needs:
            users.setdefault(need, []).append(i)
    ready = [i for i, count in reversed([*enumerate(waiting)]) if not count]
    found: list[Sequence[Term]] = []
    while ready:
        i = ready.pop()
        found.append(groups[i])
        for user in reversed(users.get(i, [])):
            waiting[user] -= 1
            if not waiting[user]:
                ready.append(user)
    return found

"""Complements in slices: which masks of round keys and which planes of the state are stored as their complements, so
that rounds compute few complements.

A bit of a round key is chosen where what it is added to is first needed as it is, by a product: the circuit behind it
then begins without complements. What no key takes away stands in the state from step to step.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import pairwise

from ciphergen.circuits.few_gates import MOST_ENTRIES
from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import DECRYPT, DIRECTIONS, ENCRYPT
from ciphergen.dsl.term import Term, topological
from ciphergen.dsl.term.gates import Gates
from ciphergen.generator.analysis.alike import longest_run
from ciphergen.generator.analysis.keys import key_position, keys_of
from ciphergen.generator.analysis.rounds import LoopSteps, loop_steps
from ciphergen.generator.layouts import masks
from ciphergen.generator.passes.slicing import Slicing

Flips = tuple[bool, ...]  # by plane, whether its complement stands there
# What is added to a plane: a set of bits that are to be chosen, each a power of two, with `_ONE` where it is
# complemented.
_Added = int
# Whether a plane is a constant, and what is added to it.
_Plane = tuple[bool, _Added]
_NONE, _ONE = 0, 1


@dataclass(frozen=True)
class SliceFlips:
    """The complements of a variant's slices. keys: round keys and masks, by their numbers, that are complemented;
    steps: of each step, what is complemented of the state before it and after it; of the first, what is so as it comes
    in."""

    keys: frozenset[tuple[int, int]] = frozenset()
    steps: Mapping[Step, tuple[Flips, Flips]] = field(default_factory=dict)

    def of_keys(self, planes: Sequence[Term]) -> Flips:
        """Return what is complemented of the planes of a word of a round key."""
        return tuple(key_position(plane) in self.keys for plane in planes)

    def around(self, steps: Sequence[Step], planes: int) -> tuple[Flips, Flips]:
        """Return what is complemented before and after steps in turn, each of so many planes."""
        if not self.steps:
            return (False,) * planes, (False,) * planes
        return self.steps[steps[0]][0], self.steps[steps[-1]][1]


class Chosen(Gates[_Plane]):
    """Gates on what is added to planes, where a bit is chosen as soon as a product needs a plane to which it is added.
    bits: which may be chosen, of those that are added to a plane the first. cost: the complements that products need
    besides."""

    zero, one = (True, _NONE), (True, _ONE)

    def __init__(self, bits: Iterable[Term] = ()) -> None:
        self._numbers = {bit: 2 << i for i, bit in enumerate(sorted(bits, key=str))}
        self._known = dict[int, _Added]()
        self._chosen = 0  # the bits that are known
        self._flips = dict[_Added, bool]()  # by what is added to a plane; once asked for it stays
        self.cost = 0

    def plane(self, bit: Term) -> _Plane:
        """Return a plane to which a bit is added."""
        return False, self._numbers[bit]

    def invert(self, a: _Plane) -> _Plane:
        return a[0], a[1] ^ _ONE

    def different(self, a: _Plane, b: _Plane) -> _Plane:
        return a[0] and b[0], a[1] ^ b[1]

    def both(self, a: _Plane, b: _Plane) -> _Plane:
        for one, other in ((a, b), (b, a)):
            if one[0]:
                return other if self.flip(one) else self.zero
        return self._product(a, b)

    def either(self, a: _Plane, b: _Plane) -> _Plane:
        for one, other in ((a, b), (b, a)):
            if one[0]:
                return self.one if self.flip(one) else other
        return self._product(a, b)

    def _product(self, a: _Plane, b: _Plane) -> _Plane:
        """Return an and or an or, either of which is the other of complements, complemented."""
        flips = self.flip(a), self.flip(b)
        self.cost += sum(flips) == 1
        return False, _ONE if all(flips) else _NONE

    def flip(self, plane: _Plane) -> bool:
        """Return whether a plane is complemented; choose a bit that is added to it so that it is not."""
        if plane[1] not in self._flips:
            added = self._settled(plane[1])
            free = added & ~_ONE
            if free:
                first = free & -free
                self._known[first] = added ^ first
                self._chosen |= first
            self._flips[plane[1]] = added == _ONE
        return self._flips[plane[1]]

    def value(self, bit: Term) -> bool:
        """Return what is chosen for a bit, 0 where nothing needs it."""
        return bool(self._settled(self._numbers[bit]) & _ONE)

    def _settled(self, added: _Added) -> _Added:
        """Return what is added, over bits that are not chosen."""
        while known := added & self._chosen:
            first = known & -known
            added ^= first ^ self._known[first]
        return added


def best_flips(variant: Variant, inputs: Sequence[Term], outputs: Sequence[Term]) -> Flips:
    """Return which variables of one bit are to be complemented, so that terms over them take few complements."""
    chosen = Chosen(inputs)
    known = {bit: (chosen.plane(bit),) for bit in inputs}
    Slicing(chosen, variant.circuits, known).run(outputs)
    return tuple(map(chosen.value, inputs))


def flips_in(variant: Variant, unroll: int) -> SliceFlips:
    """Return the complements of a variant's slices, none where they do not pay. unroll: as for `slice_flips`."""
    return slice_flips(variant, unroll) if suits(variant) else SliceFlips()


@lru_cache(maxsize=8)
def suits(variant: Variant) -> bool:
    """Return True if complements are worth choosing: where circuits of large tables end in them. Small ones have few,
    and their masks would take more of the key schedule than they save."""
    terms = topological([term for step in variant.steps(ENCRYPT) for term in step.outputs])
    return any(len(t.param) > MOST_ENTRIES for t in terms if t.op == "table" and isinstance(t.param, tuple))


@lru_cache(maxsize=8)  # each plan of a variant asks for them
def slice_flips(variant: Variant, unroll: int) -> SliceFlips:
    """Return the complements with which rounds of both directions compute the fewest. Where a loop would find different
    ones in the same place of its turns, round keys have none, nor has the state of that direction. unroll: rounds in
    the body of a loop, 0 without one."""
    loops, none = _loops(variant, unroll), (False,) * (variant.block_words * variant.word_bits)
    starts = dict.fromkeys(DIRECTIONS, none)
    keys = _chosen(variant, starts)
    ways = [(frozenset[tuple[int, int]](), starts), (keys, starts)]
    begun = [(direction, loop) for direction, loop in loops if not loop.first]
    if begun:  # what comes in is made alike to what later turns begin with
        around = [(direction, loop, _natural(variant, direction, keys, none)) for direction, loop in begun]
        starts = starts | {direction: states[loop.size] for direction, loop, states in around}
        ways.append((_chosen(variant, starts), starts))
    good = [
        way
        for way in ways
        if all(_alike(_of_steps(variant.steps(direction), way[0]), loop) for direction, loop in loops)
    ]
    return min((_with_keys(variant, *way, loops) for way in good), key=lambda way: way[0])[1]


def _chosen(variant: Variant, starts: Mapping[str, Flips]) -> frozenset[tuple[int, int]]:
    """Return the masks of round keys that are complemented so that rounds compute few complements. starts: what is
    complemented of what comes in, by direction."""
    names = masks.key_planes(variant, 1)
    chosen = Chosen({name for own in names.values() for name in own if not name.is_const})
    added = {
        word: tuple(_plane(_NONE) if name.is_const else chosen.plane(name) for name in own)
        for word, own in names.items()
    }
    for direction in DIRECTIONS:
        for plane in _states(variant, direction, added, chosen, starts[direction])[-1]:
            chosen.flip(plane)
    positions = {name: at for own in names.values() for name in own if (at := key_position(name)) is not None}
    return frozenset(at for name, at in positions.items() if chosen.value(name))


def _with_keys(
    variant: Variant,
    keys: frozenset[tuple[int, int]],
    starts: Mapping[str, Flips],
    loops: Sequence[tuple[str, LoopSteps]],
) -> tuple[int, SliceFlips]:
    """Return the complements where those of round keys are known, and how many rounds compute then."""
    cost, around = 0, dict[Step, tuple[Flips, Flips]]()
    for direction in DIRECTIONS:
        own = [loop for name, loop in loops if name == direction]
        ways = [_with_states(variant, direction, keys, start) for start in (starts[direction], None)]
        computed, states = min(way for way in ways if all(_alike(way[1], loop, ends=True) for loop in own))
        cost += computed
        around |= zip(variant.steps(direction), pairwise(states), strict=True)
    return cost, SliceFlips(keys, around)


def _with_states(
    variant: Variant, direction: str, keys: frozenset[tuple[int, int]], start: Flips | None
) -> tuple[int, list[Flips]]:
    """Return how many complements the rounds of a direction compute, and the states before and after all steps. start:
    what is complemented of what comes in; None where no complements stand in states."""
    gates = Chosen()
    found = _states(variant, direction, _added(variant, keys), gates, start)
    states, none = [tuple(map(gates.flip, state)) for state in found], [(False,) * len(state) for state in found]
    if start is not None:
        return gates.cost + sum(start) + sum(states[-1]), [*states[:-1], none[-1]]
    return gates.cost + sum(map(sum, states)), none


def _natural(variant: Variant, direction: str, keys: frozenset[tuple[int, int]], start: Flips) -> list[Flips]:
    """Return what is complemented before the first step of a direction and after each where no complement is computed
    between them."""
    gates = Chosen()
    states = _states(variant, direction, _added(variant, keys), gates, start)
    return [tuple(map(gates.flip, state)) for state in states]


def _added(variant: Variant, keys: frozenset[tuple[int, int]]) -> dict[Term, tuple[_Plane, ...]]:
    """Return what is added to the planes of round keys."""
    return {
        word: tuple(_plane(_ONE if key_position(name) in keys else _NONE) for name in own)
        for word, own in masks.key_planes(variant, 1).items()
    }


def _states(
    variant: Variant,
    direction: str,
    keys: Mapping[Term, tuple[_Plane, ...]],
    gates: Chosen,
    start: Flips | None,
) -> list[list[_Plane]]:
    """Return what is added to the planes before the first step of a direction and after each. keys: to the bits of
    words of round keys; start: what comes in; None where each step begins with nothing added."""
    flips = start or (False,) * (variant.block_words * variant.word_bits)
    before = [_plane(_ONE if flip else _NONE) for flip in flips]
    found = [before]
    for step in variant.steps(direction):
        left = iter([_plane(_NONE)] * len(found[-1]) if start is None else found[-1])
        state = {word: tuple(next(left) for _ in range(word.width)) for word in step.inputs}
        slicing = Slicing(gates, variant.circuits, {**keys, **state})
        found.append([plane for planes in slicing.run(step.outputs) for plane in planes])
        for planes in slicing.run([look_up.args[0] for look_up in slicing.look_ups]):
            for plane in planes:  # a bit that no product of a circuit needs is chosen alike in each round
                gates.flip(plane)
    return found


def _loops(variant: Variant, unroll: int) -> Sequence[tuple[str, LoopSteps]]:
    """Return the loops that are made of steps, each with its direction: of all, and of what counter mode leaves of
    encryption behind the first of them."""
    encrypted = variant.steps(ENCRYPT)
    starts = [(DECRYPT, 0), *((ENCRYPT, first) for first in range(len(encrypted)))]
    found = list[tuple[str, LoopSteps]]()
    for direction, start in starts if unroll else ():
        loop = loop_steps(longest_run(variant.steps(direction)[start:]), unroll, late=True)
        found += [(direction, replace(loop, first=start + loop.first))] if loop else []
    return found


def _of_steps(steps: Sequence[Step], keys: frozenset[tuple[int, int]]) -> list[list[list[int]]]:
    """Return for each step which masks of the round keys that it reads are complemented."""
    return [[sorted(place for i, place in keys if i == key) for key in keys_of(step)] for step in steps]


def _alike(values: Sequence[object], loop: LoopSteps, *, ends: bool = False) -> bool:
    """Return True if what belongs to the steps of a loop is the same in each turn. values: by step; ends: whether they
    belong to what is before each step, and after the last one."""
    own = values[loop.first : loop.end + ends]
    return own[loop.size :] == own[: -loop.size]


def _plane(added: _Added) -> _Plane:
    return False, added

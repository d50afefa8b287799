"""Rounds in slices that are alike but for constants and the order of bits, as a loop: a turn finds both in a list that
is beside the key, which a pointer walks over.

An order of registers that is data goes through memory which is the thread's own: each plane is stored in its place, and
that place is loaded of which the list has the distance. It is the same for all threads, and depends on no data.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from ciphergen.dsl.term import Term, substitute, var
from ciphergen.generator.analysis.ordered_rounds import OrderedRounds, Turn
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import VReg
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref

_POINTER, _MEMORY, _GROUP = "b64", "ks", "own_memory"
LIST, OWN = VReg(_POINTER, "ks"), VReg(_POINTER, "own")  # where the list begins, and the thread's own memory


@dataclass(frozen=True)
class OrderedLoop:
    """The loop over such rounds in a layout in slices. threads: of a group, whose planes lie one beside the other;
    start: bytes of the list that are other loops'."""

    plan: Plan
    layout: Layout
    rounds: OrderedRounds
    threads: int
    start: int = 0

    @property
    def words(self) -> list[int]:
        """Return the list: for each turn masks, and then, if bits are moved, distances of planes in bytes."""
        return [word for turn in self.rounds.turns for word in (*self._masks(turn), *self._distances(turn))]

    def _masks(self, turn: Turn) -> list[int]:
        ones = (1 << self.layout.rules.bits) - 1
        return [ones if inverted else 0 for inverted in turn.added]

    def _distances(self, turn: Turn) -> list[int]:
        return [number * self._distance for number in turn.order] if self.rounds.moves else []

    @property
    def _size(self) -> int:
        """Return the bytes of a word."""
        return self.layout.rules.bits // 8

    @property
    def _distance(self) -> int:
        """Return the bytes from a plane of a thread to the next."""
        return self._size * self.threads

    def run(self, build: Builder, state: Sequence[Ref]) -> list[Ref]:
        """Build all rounds; return the resulting state."""
        rounds, words = self.rounds, self.plan.words
        planes = [build.own(each) for each in self._compute(build, rounds.before, state)]
        walker, left = build.fresh(_POINTER, "rk"), build.fresh(words.file, "turns")
        build.add(LIST, self.start, into=walker)
        build.copy(build.constant(words, len(rounds.turns)), left)
        carried = [build.fresh(plane.file, f"state{i}") for i, plane in enumerate(planes)]
        build.parallel(list(zip(carried, planes, strict=True)))
        head = build.label("rounds")
        with build.turns(head, len(rounds.turns)):
            build.parallel(list(zip(carried, self._turn(build, carried, walker), strict=True)))
            build.add(walker, self._size * len(self.words) // len(rounds.turns), into=walker)
            build.add(left, -1, into=left)
            build.branch("if_not_zero", left, head)
        build.place(build.label("after"))
        given = dict(zip(rounds.after.inputs, rounds.look_ups.outputs, strict=True))
        last = Piece(rounds.look_ups.inputs, tuple(substitute(rounds.after.outputs, given)), ())
        return [build.own(each) for each in self._compute(build, last, carried)]

    def _turn(self, build: Builder, state: Sequence[Ref], walker: Ref) -> list[Ref]:
        """Build a turn; return the state behind it."""
        given = self._compute(build, self.rounds.look_ups, state)
        if self.rounds.moves and self.rounds.first:
            given = self._ordered(build, given, walker)
        mixed = self._compute(build, self.rounds.mixing, given, walker)
        return self._ordered(build, mixed, walker) if self.rounds.moves and not self.rounds.first else mixed

    def _compute(self, build: Builder, piece: Piece, state: Sequence[Ref], walker: Ref | None = None) -> list[Ref]:
        """Build rounds on planes, and the sum with masks where a pointer is given to these."""
        lifted = self.layout.lift(piece)
        masks = {} if walker is None else self._fetched(build, walker, len(lifted.outputs))
        roots = [a ^ b for a, b in zip(lifted.outputs, masks, strict=True)] if masks else lifted.outputs
        known = dict(zip(lifted.inputs, state, strict=True))
        return [*build.rewritten(self.layout.rules, roots, known, masks, order=lifted.between)]

    def _fetched(self, build: Builder, walker: Ref, count: int) -> dict[Term, Fetch]:
        """Return variables for the masks of a turn, with their loads."""

        def load(number: int) -> Ref:
            return build.load(self._size, walker, number * self._size, _MEMORY)

        return {var(f"mask.{i}", self.layout.rules.bits): build.later(partial(load, i)) for i in range(count)}

    def _ordered(self, build: Builder, planes: Sequence[Ref], walker: Ref) -> list[Ref]:
        """Build the planes in the order of a turn."""
        for i, plane in enumerate(planes):
            build.act(_GROUP, "put", OWN, i * self._distance, plane)
        first = len(planes) * self._size  # behind the masks
        places = [build.load(self._size, walker, first + i * self._size, _MEMORY) for i in range(len(planes))]
        return [build.general(_GROUP, "get", OWN, place) for place in places]

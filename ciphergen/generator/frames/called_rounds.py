"""Rounds of which look-ups are calls of routines, on a state that waits in the frame."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ciphergen.dsl.term import Term, topological
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import key_position, round_keys
from ciphergen.generator.analysis.pressure_order import in_order
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.analysis.stages import Cut
from ciphergen.generator.frames.staged import RoutineSet, Staged
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.linear_stages import last_uses
from ciphergen.generator.layouts.slice_columns import AddedMasks
from ciphergen.generator.layouts.sliced_calls import SlicedCalls, rounds_of
from ciphergen.generator.machine import Kept
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref, Sink


class CalledRounds:
    """Pieces of rounds on a state in the frame, where each register has a place of its own."""

    def __init__(self, build: Builder, layout: Layout, calls: SlicedCalls) -> None:
        self._build, self._layout, self._rules, self._calls = build, layout, layout.rules, calls
        self._routines = RoutineSet(build, layout.rules, _ordered)
        self._places: list[Kept] = []

    def load(self, pointer: Ref, *, aligned: bool, added: AddedMasks | None = None) -> list[Ref]:
        """Build the loads of all blocks from `pointer` on; return the state. added: to it, where words of blocks are
        loaded one after the other."""
        columns = self._layout.columns if aligned else None
        if columns is None:
            assert added is None
            return self._layout.load(self._build, pointer, aligned=aligned)
        places = self._of(columns.planes)
        columns.load(self._build, pointer, places, added, self._layout.load_key)
        return [*places]

    def added(self, piece: Piece) -> list[Term] | None:
        """Return the masks that a piece adds, by plane of the state, where that is all it does and words of blocks are
        loaded one after the other."""
        cut, inputs = self._calls.cut(piece), self._calls.state(piece)
        roots = {number: root for stage in cut.stages for number, root in stage.roots.items()}
        masks = [self._mask(roots[number], plane) for number, plane in enumerate(inputs)]
        whole = [mask for mask in masks if mask is not None]
        return whole if self._layout.columns is not None and len(whole) == len(inputs) else None

    def _mask(self, root: Term, plane: Term) -> Term | None:
        """Return the variable of a round key to which a plane is added in a root."""
        others = [arg for arg in root.args if arg is not plane] if root.op == "xor" and plane in root.args else []
        return others[0] if len(others) == 1 and key_position(others[0]) is not None else None

    @property
    def mixes(self) -> bool:
        """Return True if words of blocks are stored one after the other, so that `mix` adds data to them."""
        return self._layout.columns is not None

    def mix(self, source: Ref, target: Ref) -> None:
        """Build the stores of all blocks to `target` on, with the data from `source` on added to them; both pointers
        are aligned."""
        columns = self._layout.columns
        assert columns is not None, "see `mixes`"
        columns.store(self._build, target, self._of(columns.planes), source)

    def store(self, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        """Build the stores of all blocks to `pointer` on."""
        columns = self._layout.columns if aligned else None
        if columns is None:
            self._layout.store(self._build, state, pointer, aligned=aligned)
        else:
            columns.store(self._build, pointer, self._of(columns.planes))

    def keep(self, state: Sequence[Ref]) -> list[Ref]:
        """Build the stores of a state that is in registers; return the state in the frame."""
        places = self._of(len(state))
        for register, place in zip(state, places, strict=True):
            if register != place:
                self._build.keep(register, place)
        return [*places]

    def run(self, piece: Piece, state: Sequence[Ref], key: Callable[[Term], Fetch]) -> list[Ref]:
        """Build a piece; return the state in the frame. key: where a round key comes from."""
        found = list(state)
        for each in rounds_of(piece):
            found = self._round(each, found, key)
        return found

    def _round(self, piece: Piece, state: Sequence[Ref], key: Callable[[Term], Fetch]) -> list[Ref]:
        cut, inputs = self._calls.cut(piece), self._calls.state(piece)
        places = self._of(len(inputs))
        late = self._late(cut, inputs) if any(isinstance(each, Kept) for each in state) else {}
        sources = {v: key(v) for v in round_keys([term for stage in cut.stages for term in stage.terms])}
        known = dict(zip(inputs, state, strict=True))
        sources |= {v: self._build.from_frame(place) for v, place in known.items() if isinstance(place, Kept)}
        there = {v: register for v, register in known.items() if v not in sources}

        def sink(number: int) -> Sink:
            return self._routines.keep(late.get(number, places[number]))

        Staged(self._routines, cut, sink).run(there, sources)
        for number, place in late.items():
            self._build.keep(place, places[number])
            self._routines.give(place)
        return [*places]

    def _late(self, cut: Cut, inputs: Sequence[Term]) -> dict[int, Kept]:
        """Return other places for roots whose own are read when they are computed or later."""
        last = last_uses(cut)
        roots = [(number, i) for number, stage in enumerate(cut.stages) for i in stage.roots]
        return {i: self._routines.take() for number, i in roots if last.get(inputs[i], -1) >= number}

    def _of(self, count: int) -> list[Kept]:
        while len(self._places) < count:
            self._places.append(self._build.place_in_frame(self._rules.file))
        return self._places[:count]


def _ordered(terms: Sequence[Term]) -> tuple[Sequence[Term], Sequence[Term]]:
    """Return terms after all passes, and what is on the way in an order with few values in use: those that share
    something are computed together."""
    made = passes.run([*terms])
    order = in_order(_groups(made), made, (), loads=True)
    return [term for group in order for term in group], made


def _groups(roots: Sequence[Term]) -> list[list[Term]]:
    """Return roots in groups that share no operation."""
    groups: list[tuple[set[Term], list[Term]]] = []
    for root in roots:
        below = {term for term in topological([root]) if term.args}
        together, others = (below, [root]), list[tuple[set[Term], list[Term]]]()
        for terms, members in groups:
            if terms.isdisjoint(together[0]):
                others.append((terms, members))
            else:
                together = terms | together[0], [*members, *together[1]]
        groups = [*others, together]
    return [members for _, members in groups]

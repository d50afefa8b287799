"""Rounds of which look-ups are calls of routines, on a state that waits in the frame, but for what the first call of a
round takes, where rounds have it in registers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl.term import Term, replace, topological, var
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import key_position, round_keys
from ciphergen.generator.analysis.pressure_order import in_order
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.analysis.stages import Cut
from ciphergen.generator.frames.staged import RoutineSet, Staged
from ciphergen.generator.layouts.called_pieces import CalledPieces
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.linear_stages import last_uses
from ciphergen.generator.layouts.slice_columns import AddedMasks, SliceColumns
from ciphergen.generator.layouts.sliced_calls import rounds_of
from ciphergen.generator.machine import Kept, VReg
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref, Sink


@dataclass(frozen=True)
class _LastStage:
    """The last stage of rounds. known: where what its roots are made of comes from."""

    roots: tuple[Term, ...]
    known: Mapping[Term, Ref | Fetch]


class CalledRounds:
    """Pieces of rounds on a state of which each register has a place of its own, in the frame or another register."""

    def __init__(self, build: Builder, layout: Layout, calls: CalledPieces) -> None:
        self._build, self._layout, self._rules, self._calls = build, layout, layout.rules, calls
        self._routines = RoutineSet(build, layout.rules, _ordered)
        self._places: list[Kept | VReg] = []
        self._last: _LastStage | None = None  # of the rounds, which is built as the state is stored

    def load(self, pointer: Ref, *, aligned: bool, added: AddedMasks | None = None) -> list[Ref]:
        """Build the loads of all blocks from `pointer` on; return the state. added: to it, where words of blocks are
        loaded one after the other."""
        columns = self._layout.columns if aligned else None
        if columns is None:
            assert added is None
            return self._layout.load(self._build, pointer, aligned=aligned)
        places = self._in_frame(columns)
        columns.load(self._build, pointer, places, added, self._layout.load_key)
        return [*places]

    def load_through(self, pointer: Ref, piece: Piece, key: Callable[[Term], Fetch]) -> list[Ref] | None:
        """Build the loads of all blocks from an aligned pointer on, with a piece that calls nothing done as each
        register of the state is there; return the state, None where that is not possible. key: where a round key comes
        from."""
        way, stages = self._layout.arriving(), self._calls.cut(piece).stages
        if way is None or self._layout.columns is not None or len(stages) > 1:
            return None
        inputs, unit = self._calls.state(piece), self._rules.bits // 8
        known = {word: self._load(unit, pointer, i * unit, "in") for i, word in enumerate(way.given)}
        known |= {v: key(v) for v in round_keys(stages[0].terms)}
        roots = replace([stages[0].roots[i] for i in range(len(inputs))], dict(zip(inputs, way.made, strict=True)))
        places = self._of(len(inputs))
        self._build.spend(self._rules, roots, known, [*map(self._sink, places)], order=_as_they_come(way.order, roots))
        return [*places]

    def _load(self, size: int, pointer: Ref, offset: int, memory: str) -> Fetch:
        return self._build.later(lambda: self._build.load(size, pointer, offset, memory))

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
        """Return True if words of blocks are stored as they come, so that `mix` adds data to them."""
        return self._layout.columns is not None or self._layout.leaving() is not None

    def mix(self, source: Ref, target: Ref) -> None:
        """Build the stores of all blocks to `target` on, with the data from `source` on added to them; both pointers
        are aligned."""
        if (columns := self._layout.columns) is not None:
            columns.store(self._build, target, self._in_frame(columns), source)
        else:
            self._leave(target, source)

    def store(self, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        """Build the stores of all blocks to `pointer` on."""
        columns = self._layout.columns if aligned else None
        if columns is not None:
            columns.store(self._build, pointer, self._in_frame(columns))
        elif self.mixes and aligned:
            self._leave(pointer)
        else:
            self.finish()
            self._layout.store(self._build, state, pointer, aligned=aligned)

    def _leave(self, pointer: Ref, mixed: Ref | None = None) -> None:
        """Build the last stage of the rounds, and the stores of all blocks to an aligned pointer on. mixed: the pointer
        to data to which they are added, which may be the same."""
        way, unit = self._layout.leaving(), self._rules.bits // 8
        assert way is not None, "see `mixes`"
        last = self._last or _LastStage(way.given, dict(zip(way.given, self._of(len(way.given)), strict=True)))
        roots = dict(zip(way.given, passes.run([*last.roots]), strict=True))
        order, words, known = replace(way.order, roots), replace(way.made, roots), dict(last.known)
        if mixed is not None:
            names = [var(f"given.{i}", self._rules.bits) for i, _ in enumerate(words)]
            known |= {name: self._load(unit, mixed, i * unit, "in") for i, name in enumerate(names)}
            words = [word ^ name for word, name in zip(words, names, strict=True)]

        def sink(number: int) -> Sink:
            return self._build.sink(
                self._rules.file, lambda value: self._build.store(unit, value, pointer, number * unit, "out")
            )

        sinks = [sink(number) for number, _ in enumerate(words)]
        self._build.spend(self._rules, words, known, sinks, order=_as_they_come(order, words))
        self._last = None

    def finish(self) -> None:
        """Build the last stage of the rounds, if it is not built yet."""
        if self._last is not None:
            last, self._last = self._last, None
            order, roots = _ordered(last.roots)
            sinks = [*map(self._sink, self._of(len(roots)))]
            self._build.spend(self._rules, roots, last.known, sinks, order=order)

    def keep(self, state: Sequence[Ref]) -> list[Ref]:
        """Build the moves of a state that is in registers to its places; return these."""
        places = self._of(len(state))
        for register, place in zip(state, places, strict=True):
            if register != place:
                self._move(register, place)
        return [*places]

    def _move(self, register: Ref, place: Kept | VReg) -> None:
        if isinstance(place, Kept):
            self._build.keep(register, place)
        else:
            self._build.copy(register, place)

    def _sink(self, place: Kept | VReg) -> Sink:
        return self._routines.keep(place) if isinstance(place, Kept) else self._routines.into(place)

    def run(
        self, piece: Piece, state: Sequence[Ref], key: Callable[[Term], Fetch], *, stored: bool = False
    ) -> list[Ref]:
        """Build a piece; return the state in the frame. key: where a round key comes from; stored: whether all that is
        done with the state is to store it, with `store` or `mix`, so that the last stage may wait for that."""
        found, rounds = list(state), rounds_of(piece)
        stored = stored and self._layout.columns is None and self._layout.leaving() is not None
        for each in rounds:
            found = self._round(each, found, key, stored=stored and each is rounds[-1])
        return found

    def _round(self, piece: Piece, state: Sequence[Ref], key: Callable[[Term], Fetch], *, stored: bool) -> list[Ref]:
        cut, inputs = self._calls.cut(piece), self._calls.state(piece)
        places = self._of(len(inputs))
        late = self._late(cut, inputs) if any(isinstance(each, Kept) for each in state) else {}
        sources = {v: key(v) for v in round_keys([term for stage in cut.stages for term in stage.terms])}
        known = dict(zip(inputs, state, strict=True))
        sources |= {v: self._build.from_frame(place) for v, place in known.items() if isinstance(place, Kept)}
        there = {v: register for v, register in known.items() if v not in sources}

        def sink(number: int) -> Sink:
            return self._sink(late.get(number, places[number]))

        staged = Staged(self._routines, cut, sink)
        if stored and len(cut.stages[-1].roots) == len(inputs) and not late:
            roots = cut.stages[-1].roots
            self._last = _LastStage(tuple(roots[i] for i in range(len(inputs))), staged.before_last(there, sources))
            return [*places]
        staged.run(there, sources)
        for number, place in late.items():
            self._move(place, places[number])
            self._routines.give(place)
        return [*places]

    def _late(self, cut: Cut, inputs: Sequence[Term]) -> dict[int, Kept]:
        """Return other places for roots whose own are read when they are computed or later."""
        last = last_uses(cut)
        roots = [(number, i) for number, stage in enumerate(cut.stages) for i in stage.roots]
        return {i: self._routines.take() for number, i in roots if last.get(inputs[i], -1) >= number}

    def _of(self, count: int) -> list[Kept | VReg]:
        while (number := len(self._places)) < count:
            file, held = self._rules.file, number in self._calls.held
            place = self._build.fresh(file, f"state{number}") if held else self._build.place_in_frame(file)
            self._places.append(place)
        return self._places[:count]

    def _in_frame(self, columns: SliceColumns) -> list[Kept]:
        """Return the places of slices that are transposed word by word, all of which are in the frame."""
        places = self._of(columns.planes)
        return [place for place in places if isinstance(place, Kept)]


def _ordered(terms: Sequence[Term]) -> tuple[Sequence[Term], Sequence[Term]]:
    """Return terms after all passes, and what is on the way in an order with few values in use: always next is the root
    of which the least is missing."""
    made = passes.run([*terms])
    below = {root: frozenset(topological([root])) for root in made}
    groups, done = list[list[Term]](), frozenset[Term]()
    while below:
        following = min(below, key=lambda root: len(below[root] - done))
        done |= below.pop(following)
        groups.append([following])
    order = in_order(groups, made, (), loads=True)
    return [term for group in order for term in group], made


def _as_they_come(order: Sequence[Term], roots: Sequence[Term]) -> list[Term]:
    """Return terms in their order, with each root as soon as what it is made of is there."""
    at = {term: number for number, term in enumerate(order)}
    last = [max((at.get(term, -1) for term in topological([root])), default=-1) for root in roots]
    return [term for _, term in sorted([*enumerate(order), *zip(last, roots, strict=True)], key=lambda each: each[0])]

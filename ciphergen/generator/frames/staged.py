"""Terms cut at calls, as a shape: what stands between two calls, and a routine for each function that is called.

What is given to a routine, and what it gives, goes through registers of its own, as does the state of a loop. A value
that is needed behind a later call waits in the frame, since a routine has all registers to itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.backends.machine.target import convention_of
from ciphergen.dsl.term import Term
from ciphergen.generator.analysis.stages import CalledFunction, Cut, CutStage
from ciphergen.generator.layouts.linear_stages import last_uses
from ciphergen.generator.machine import Kept, Label, Passage, Reg, VReg
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref, Sink

# What is done with all terms that are computed together, before all passes: to (terms on the way, roots).
Rewrite = Callable[[Sequence[Term]], tuple[Sequence[Term], Sequence[Term]]]


@dataclass(frozen=True)
class RoutineRegisters:
    """The registers of what is given to a routine, and of what it gives."""

    given: tuple[VReg, ...]
    results: tuple[VReg, ...]


@dataclass(frozen=True)
class _Routine(RoutineRegisters):
    """A routine of the function and its registers."""

    label: Label
    link: Reg


class RoutineSet:
    """The routines of a function, each made at its first call, and the places of the frame for what waits."""

    def __init__(self, build: Builder, rules: RuleSet, rewrite: Rewrite) -> None:
        self.build, self.rules, self.rewrite = build, rules, rewrite
        self._made: dict[CalledFunction, _Routine] = {}
        self._weights: dict[_Routine, float] = {}  # how often each runs
        self._free: list[Kept] = []
        build.behind(self._build_all)

    def of(self, function: CalledFunction) -> RoutineRegisters:
        """Return the routine of a function."""
        if function not in self._made:
            self._made[function] = self._routine(function)
        return self._made[function]

    def registers(self, function: CalledFunction, number: int) -> RoutineRegisters:
        """Return new registers for a routine. number: of it."""
        build, file = self.build, self.rules.file
        given = tuple(build.fresh(file, f"given{number}") for _ in function.inputs)
        return RoutineRegisters(given, tuple(build.fresh(file, f"result{number}") for _ in function.outputs))

    def _routine(self, function: CalledFunction) -> _Routine:
        build, own = self.build, self.registers(function, len(self._made))
        routines = build.idioms.routines
        assert routines is not None, "see `Idioms`"
        link = routines.link or build.fresh(convention_of(build.target).return_address.file, "link")
        return _Routine(own.given, own.results, build.label("routine"), link)

    def _build_all(self) -> None:
        """Build the routines, behind all else."""
        build = self.build
        for function, routine in self._made.items():
            back = build.fresh(routine.link.file, "back")
            with build.routine(routine.label, back, self._weights[routine]):
                build.copy(routine.link, back)
                known: dict[Term, Ref | Fetch] = dict(zip(function.inputs, routine.given, strict=True))
                order, outputs = self.rewrite(function.outputs)
                build.spend(self.rules, outputs, known, [self.into(r) for r in routine.results], order=order)

    def call(self, routine: RoutineRegisters) -> list[Ref]:
        """Build a call; return copies of what it gives."""
        build = self.build
        assert isinstance(routine, _Routine), "it is one that `of` returned"
        build.call_routine(routine.label, routine.link)
        self._weights[routine] = self._weights.get(routine, 0.0) + build.weight
        copies = [build.fresh(register.file, "called") for register in routine.results]
        for register, copy in zip(routine.results, copies, strict=True):
            build.copy(register, copy)
        return [*copies]

    def take(self) -> Kept:
        """Return a place of the frame in which nothing waits."""
        return self._free.pop() if self._free else self.build.place_in_frame(self.rules.file)

    def give(self, place: Kept) -> None:
        """Note that nothing waits in a place any more."""
        self._free.append(place)

    def into(self, register: VReg) -> Sink:
        """Return the copy of a value into a register."""
        return self.build.sink(register.file, lambda value: self.build.copy(value, register))

    def keep(self, place: Kept) -> Sink:
        """Return the store of a value in the frame."""
        return self.build.sink(place.file, lambda value: self.build.keep(value, place))


class Staged:
    """Terms cut at calls, being built.

    Args:
        sink: what becomes of a root, by its number.
        passage: the words of the text that a root is for, by its number.
    """

    def __init__(
        self,
        routines: RoutineSet,
        cut: Cut,
        sink: Callable[[int], Sink],
        passage: Callable[[int], Passage | None] = lambda _: None,
    ) -> None:
        self._routines, self._cut = routines, cut
        self._sink, self._passage = sink, passage
        self._last = last_uses(cut)
        self._places: dict[Term, Kept] = {}

    def run(self, known: Mapping[Term, Ref], sources: Mapping[Term, Fetch] | None = None) -> None:
        """Build all stages. known: the registers of what is there before the first; sources: where variables come from
        in any stage."""
        known = self._calls(known, sources or {})
        self._stage(len(self._cut.stages) - 1, self._cut.stages[-1], known, sources or {})

    def before_last(self, known: Mapping[Term, Ref], sources: Mapping[Term, Fetch]) -> dict[Term, Ref | Fetch]:
        """Build all stages but the last; return where what that takes comes from. known, sources: as in `run`."""
        known = self._calls(known, sources)
        return {**known, **sources, **self._fetched()}

    def _calls(self, known: Mapping[Term, Ref], sources: Mapping[Term, Fetch]) -> Mapping[Term, Ref]:
        """Build the stages that end in calls; return the registers of what is there behind them."""
        for number, stage in enumerate(self._cut.stages[:-1]):
            self._stage(number, stage, known, sources)
            assert stage.call is not None
            routine = self._routines.of(self._cut.functions[stage.call.function])
            known = dict(zip(stage.call.results, self._routines.call(routine), strict=True))
        return known

    def _fetched(self) -> dict[Term, Fetch]:
        """Return the loads of what waits in the frame."""
        return {v: self._routines.build.from_frame(place) for v, place in self._places.items()}

    def _stage(self, number: int, stage: CutStage, known: Mapping[Term, Ref], sources: Mapping[Term, Fetch]) -> None:
        routines, build = self._routines, self._routines.build
        waiting = [v for v in known if self._last.get(v, number) > number]
        fetched = self._fetched()
        for v in waiting:
            build.keep(known[v], self._place(v))
        given = routines.of(self._cut.functions[stage.call.function]).given if stage.call else ()
        kept = [v for v in stage.kept if self._last.get(v, number) > number]
        sinks = [
            *(routines.keep(self._place(v)) for v in kept),
            *(self._sink(i) for i in stage.roots),
            *(routines.into(register) for register in given),
        ]
        passages = [None] * len(kept) + [self._passage(i) for i in stage.roots] + [None] * len(given)
        order, terms = routines.rewrite(stage.terms)
        build.spend(routines.rules, terms, {**known, **sources, **fetched}, sinks, order=order, passages=passages)
        for v in [v for v in self._places if self._last[v] <= number]:
            routines.give(self._places.pop(v))

    def _place(self, variable: Term) -> Kept:
        """Return a place of the frame for a value."""
        self._places[variable] = self._routines.take()
        return self._places[variable]

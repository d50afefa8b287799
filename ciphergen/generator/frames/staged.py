"""Terms cut at calls, as a shape: what stands between two calls, and a routine for each function that is called.

What is given to a routine, and what it gives, goes through registers of its own, as does the state of a loop. A value
that is needed behind a later call waits in the frame, since a routine has all registers to itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term, variables
from ciphergen.generator.analysis.stages import CalledFunction, Cut, CutStage
from ciphergen.generator.machine import Kept, Label, Passage, Reg, VReg
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref, Sink

Rewrite = Callable[[Sequence[Term]], list[Term]]


@dataclass(frozen=True)
class _Routine:
    """A routine and its registers."""

    label: Label
    link: Reg
    given: tuple[VReg, ...]
    results: tuple[VReg, ...]


class Staged:
    """Terms cut at calls, being built.

    Args:
        rewrite: what is done with all terms that are computed together, before all passes.
        sink: what becomes of a root, by its number.
        passage: the words of the text that a root is for, by its number.
    """

    def __init__(
        self,
        build: Builder,
        rules: RuleSet,
        cut: Cut,
        rewrite: Rewrite,
        sink: Callable[[int], Sink],
        passage: Callable[[int], Passage],
    ) -> None:
        self._build, self._rules, self._cut, self._rewrite = build, rules, cut, rewrite
        self._sink, self._passage = sink, passage
        self._routines: list[_Routine] = []
        self._last = _last_uses(cut.stages)
        self._places: dict[Term, Kept] = {}
        self._free: list[Kept] = []
        self._count = 0

    def _routine(self, number: int, function: CalledFunction) -> _Routine:
        build, file = self._build, self._rules.file
        given = tuple(build.fresh(file, f"given{number}") for _ in function.inputs)
        results = tuple(build.fresh(file, f"result{number}") for _ in function.outputs)
        routines = build.idioms.routines
        assert routines is not None, "see `Idioms`"
        link = routines.link or build.fresh(build.target.abi.return_address.file, "link")
        return _Routine(build.label("routine"), link, given, results)

    def run(self, known: Mapping[Term, Ref]) -> None:
        """Build all stages. known: the registers of what is there before the first."""
        self._routines = [self._routine(number, function) for number, function in enumerate(self._cut.functions)]
        for number, stage in enumerate(self._cut.stages):
            self._stage(number, stage, known)
            if stage.call is not None:
                known = self._called(stage)

    def functions(self) -> None:
        """Build the routines, behind all else."""
        for number, (function, routine) in enumerate(zip(self._cut.functions, self._routines, strict=True)):
            calls = sum(s.call is not None and s.call.function == number for s in self._cut.stages)
            back = self._build.fresh(routine.link.file, "back")
            with self._build.routine(routine.label, back, calls):
                place = Kept(routine.link.file, self._count)
                self._build.keep(routine.link, place)
                known: dict[Term, Ref | Fetch] = dict(zip(function.inputs, routine.given, strict=True))
                sinks = [self._into(register) for register in routine.results]
                self._build.spend(self._rules, self._rewrite(function.outputs), known, sinks)
                self._build.kept(place, back)

    def _stage(self, number: int, stage: CutStage, known: Mapping[Term, Ref]) -> None:
        build = self._build
        waiting = [v for v in known if self._last.get(v, number) > number]
        fetched = {v: self._fetch(place) for v, place in self._places.items()}
        for v in waiting:
            build.keep(known[v], self._place(v))
        given = self._routines[stage.call.function].given if stage.call else ()
        kept = [v for v in stage.kept if self._last.get(v, number) > number]
        sinks = [
            *(self._keep(self._place(v)) for v in kept),
            *(self._sink(i) for i in stage.roots),
            *(self._into(register) for register in given),
        ]
        passages = [None] * len(kept) + [self._passage(i) for i in stage.roots] + [None] * len(given)
        build.spend(self._rules, self._rewrite(stage.terms), {**known, **fetched}, sinks, passages=passages)
        for v in [v for v in self._places if self._last[v] <= number]:
            self._free.append(self._places.pop(v))

    def _called(self, stage: CutStage) -> dict[Term, Ref]:
        """Build the call of a stage; return copies of what it gives."""
        assert stage.call is not None
        build, routine = self._build, self._routines[stage.call.function]
        build.call_routine(routine.label, routine.link)
        copies = [build.fresh(register.file, "called") for register in routine.results]
        for register, copy in zip(routine.results, copies, strict=True):
            build.copy(register, copy)
        return dict(zip(stage.call.results, copies, strict=True))

    def _place(self, variable: Term) -> Kept:
        """Return a place of the frame for a value."""
        if not self._free:
            self._free.append(Kept(self._rules.file, self._count))
            self._count += 1
        self._places[variable] = self._free.pop()
        return self._places[variable]

    def _fetch(self, place: Kept) -> Fetch:
        return self._build.later(lambda: self._build.kept(place))

    def _keep(self, place: Kept) -> Sink:
        return self._build.sink(self._rules.file, lambda value: self._build.keep(value, place))

    def _into(self, register: VReg) -> Sink:
        return self._build.sink(register.file, lambda value: self._build.copy(value, register))


def _last_uses(stages: Sequence[CutStage]) -> dict[Term, int]:
    """Return the last stage that computes with each variable."""
    return {v: number for number, stage in enumerate(stages) for v in variables(stage.terms)}

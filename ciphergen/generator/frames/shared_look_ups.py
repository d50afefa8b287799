"""Look-ups of a key schedule by the routines that rounds call, too."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import from_bytes, lookup, to_bytes, topological
from ciphergen.generator.analysis.stages import CalledFunction, Cut
from ciphergen.generator.frames.shared_routine import call
from ciphergen.generator.frames.staged import Rewrite, RoutineRegisters, RoutineSet
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.substitution import Table
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref, SharedRoutine


def _table(function: CalledFunction) -> Table | None:
    """Return the table in which a function looks up each byte of a register; None where it does something else."""
    tables = {term.param for term in topological(function.outputs) if term.op == "table"}
    if len(tables) != 1 or len(function.inputs) != 1:
        return None
    (entries,) = tables
    assert isinstance(entries, tuple)
    whole = from_bytes([lookup(entries, byte, 8) for byte in to_bytes(function.inputs[0])])
    return entries if [*function.outputs] == [whole] else None


class SharedLookUps(RoutineSet):
    """The look-ups of a cut by routines of the file. layout: of the rounds."""

    def __init__(self, build: Builder, rules: RuleSet, rewrite: Rewrite, layout: Layout) -> None:
        super().__init__(build, rules, rewrite)
        self._layout = layout
        self._shared: dict[CalledFunction, RoutineRegisters] = {}
        self._routine_of: dict[RoutineRegisters, SharedRoutine] = {}

    @staticmethod
    def of_plan(plan: Plan, build: Builder, rewrite: Rewrite, parts: Cut) -> RoutineSet:
        """Return the routines of a cut: those of rounds, where these have such, else routines of the function."""
        layout = plan.layouts()[-1][0]
        if not layout.calls_routines or any(_table(function) is None for function in parts.functions):
            return RoutineSet(build, plan.words, rewrite)
        return SharedLookUps(build, plan.words, rewrite, layout)

    def of(self, function: CalledFunction) -> RoutineRegisters:
        if function not in self._shared:
            table = _table(function)
            assert table is not None, "see `of_plan`"
            made = self._shared[function] = self.registers(function, len(self._shared))
            self._routine_of[made] = self._layout.routine(table)
        return self._shared[function]

    def call(self, routine: RoutineRegisters) -> list[Ref]:
        shared, given = self._routine_of[routine], routine.given
        # What else is looked up does not matter.
        whole: Sequence[Ref] = [*given, *[given[0]] * (shared.takes - len(given))]
        return call(self.build, shared, whole)[: len(routine.results)]

"""The forms of a variant's functions, each made once: the search for a strategy makes what output needs, too."""

from __future__ import annotations

from typing import Any

from ciphergen.generator.level import Job
from ciphergen.generator.lower import is_long
from ciphergen.generator.pipeline import run
from ciphergen.generator.plan.strategy import Strategy
from ciphergen.interface.role import Role

_Key = tuple[Strategy, bool, int, Role]


class FunctionForms:
    """The forms of functions of one variant, for one target, core and prefix, by plan and function."""

    def __init__(self) -> None:
        self._rows: dict[_Key, dict[str, Any]] = {}
        self._code: dict[tuple[_Key, bool], dict[str, Any]] = {}

    def run(self, job: Job, last: str = "code") -> dict[str, Any]:
        """Return the forms of a function up to rows or code, those that are there already as they are.

        Raises:
            Unsupported, AllocationError: as `pipeline.run`.
        """
        plan = job.plan
        key: _Key = plan.strategy, plan.gathered, plan.held, job.role
        if key not in self._rows:
            self._rows[key] = run(job, "rows")
        rows = self._rows[key]
        if last == "rows":
            return rows
        # Patience changes nothing for a short function.
        exact = key, job.patient or not is_long(rows["rows"], patient=False)
        if exact not in self._code:
            self._code[exact] = run(job, last, rows)
        return self._code[exact]

    def keep(self, strategy: Strategy) -> None:
        """Keep the forms by one strategy only."""
        self._rows = {key: made for key, made in self._rows.items() if key[0] == strategy}
        self._code = {key: made for key, made in self._code.items() if key[0][0] == strategy}

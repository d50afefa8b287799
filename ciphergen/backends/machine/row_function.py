"""Functions that rows compute: a row with its immediates fixed, as a function of its registers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from ciphergen.backends.machine.effects import computed
from ciphergen.backends.machine.emit import Emit
from ciphergen.backends.machine.row import Row
from ciphergen.dsl.term.function import TermFunction


@dataclass(frozen=True)
class RowFunction:
    """A function of registers that one row computes. row: its name; operands: of the row, in the order in which `Emit`
    takes them: the number of an argument, or the value of an immediate."""

    function: TermFunction
    row: str
    operands: tuple[tuple[str, int], ...]

    def emit(self, e: Emit[Any], *arguments: Any) -> Any:
        """Emit the row; return its result."""
        return e(self.row, *(arguments[n] if kind == ARGUMENT else n for kind, n in self.operands))


ARGUMENT, IMMEDIATE = "argument", "immediate"


def function_of(row: Row) -> RowFunction:
    """Return what a row computes that has no other operands than its result and the registers that it reads."""
    does = computed(row)
    assert does is not None
    printed = [name for name in re.findall(r"\{(\w+)\}", row.syntax) if name in does.variables]
    assert len(row.operands) == len(printed) + 1
    function = TermFunction(row.name, tuple(does.variables[name] for name in printed), does.term)
    return RowFunction(function, row.name, tuple((ARGUMENT, number) for number in range(len(printed))))

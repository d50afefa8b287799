"""Functions that rows compute: a row with its immediates fixed, as a function of its registers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ciphergen.backends.machine.emit import Emit
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

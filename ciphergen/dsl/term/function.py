"""Functions that terms apply to arguments: a body over variables, and a name to show.

Each column of the row of the operation that applies them is that of the body, operation by operation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ciphergen.dsl.term.gates import Gates, Word

if TYPE_CHECKING:
    from ciphergen.dsl.term.term import Term

Rows = Mapping[str, Any]  # of operations, by name


@dataclass(frozen=True)
class TermFunction:
    """A function: the value of `body`, in which `inputs` are variables for the arguments, in their order."""

    name: str
    inputs: tuple[Term, ...]
    body: Term

    def __str__(self) -> str:
        return self.name

    @cached_property
    def order(self) -> tuple[Term, ...]:
        """Return every term of the body once, arguments before users."""
        found: dict[Term, None] = {}
        waiting = [self.body]
        while waiting:
            missing = [a for a in waiting[-1].args if a not in found]
            waiting += missing
            if not missing:
                found.setdefault(waiting.pop())
        return tuple(found)

    def value(self, rows: Rows, arguments: Sequence[Any]) -> Any:
        """Return the value of the body on non-negative ints."""

        def made(term: Term, given: Sequence[Any]) -> Any:
            row, widths = rows[term.op], tuple(a.width for a in term.args)
            return row.value(term.width, widths, given, term.param) & (1 << term.width) - 1

        return self._of_each(arguments, lambda term: term.value, made)

    def bits(self, rows: Rows, gates: Gates[Any], arguments: Sequence[Word]) -> Word:
        """Return the body as bits, made of gates."""

        def constant(term: Term) -> Word:
            return tuple(gates.one if term.value >> i & 1 else gates.zero for i in range(term.width))

        def each(term: Term, given: Sequence[Word]) -> Word:
            made: Word = rows[term.op].bits(gates, term.width, given, term.param)
            return made

        found: Word = self._of_each(arguments, constant, each)
        return found

    def smt(self, rows: Rows, arguments: Sequence[str]) -> str:
        """Return the body in SMT-LIB 2."""

        def each(term: Term, given: Sequence[str]) -> str:
            made: str = rows[term.op].smt(term.width, tuple(a.width for a in term.args), term.param, given)
            return made

        found: str = self._of_each(arguments, lambda term: f"(_ bv{term.value} {term.width})", each)
        return found

    def _of_each(
        self, arguments: Sequence[Any], constant: Callable[[Term], Any], made: Callable[[Term, Sequence[Any]], Any]
    ) -> Any:
        found: dict[Term, Any] = dict(zip(self.inputs, arguments, strict=True))
        for term in self.order:
            if term.args:
                found[term] = made(term, [found[a] for a in term.args])
            elif term.is_const:
                found[term] = constant(term)
        return found[self.body]

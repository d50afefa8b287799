"""Straight-line programs: terms lowered to a list of operations, for evaluating the same terms on many inputs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.dsl.term.operation import Param, Widths
from ciphergen.dsl.term.term import Term
from ciphergen.dsl.term.walk import topological

_Value = Callable[[int, Widths, Sequence[Any], Any], Any]


class Program:
    """A straight-line program that computes root terms from variables.

    Args:
        inputs: variables, in the order in which values will be given.
        roots: terms over these variables.

    Raises:
        KeyError: a root reads a variable that is not among the inputs.
    """

    def __init__(self, inputs: Sequence[Term], roots: Sequence[Term]) -> None:
        self._masks = [(1 << t.width) - 1 for t in inputs]
        at = {t: i for i, t in enumerate(inputs)}
        self._constants: list[int] = []
        order = topological(roots)
        for t in order:
            if t.op == "const":
                at[t] = len(inputs) + len(self._constants)
                self._constants.append(t.value)
        self._code: list[tuple[_Value, int, tuple[int, ...], tuple[int, ...], Param, int]] = []
        first = len(inputs) + len(self._constants)
        for t in order:
            if t.args:
                at[t] = first + len(self._code)
                widths = tuple(a.width for a in t.args)
                arguments = tuple(at[a] for a in t.args)
                self._code.append((OPERATIONS[t.op].value, t.width, widths, arguments, t.param, (1 << t.width) - 1))
        self._roots = [at[r] for r in roots]

    @property
    def operations(self) -> int:
        return len(self._code)

    def __call__(self, values: Sequence[int]) -> list[int]:
        """Return the roots' values; take the inputs' values modulo their widths."""
        found = [v & mask for v, mask in zip(values, self._masks, strict=True)]
        found += self._constants
        for value, width, widths, arguments, param, mask in self._code:
            found.append(value(width, widths, tuple([found[a] for a in arguments]), param) & mask)
        return [found[r] for r in self._roots]

"""Straight-line programs: terms lowered to a list of operations, for evaluating the same terms on many inputs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.dsl.term.operation import Param, Widths
from ciphergen.dsl.term.term import Term
from ciphergen.dsl.term.walk import topological

_Value = Callable[[int, Widths, Sequence[Any], Any], Any]


_Arguments = Callable[[Sequence[int]], Sequence[int]]  # of the values of all places
_Operation = tuple[_Value, int, Widths, _Arguments, Param, int]  # with a mask


@dataclass(frozen=True)
class Program:
    """A straight-line program that computes root terms from variables. Values have places: inputs, then constants, then
    what operations compute. masks: of the inputs; code: in order; roots: places of the results."""

    masks: Sequence[int]
    constants: Sequence[int]
    code: Sequence[_Operation]
    roots: Sequence[int]

    @classmethod
    def of(cls, inputs: Sequence[Term], roots: Sequence[Term]) -> Program:
        """Compile terms over variables, whose values will be given in the order of `inputs`.

        Raises:
            KeyError: a root reads a variable that is not among the inputs.
        """
        order, code = topological(roots), list[_Operation]()
        constants = [t for t in order if t.op == "const"]
        at = {t: i for i, t in enumerate((*inputs, *constants))}
        for t in order:
            if t.args:
                widths, places = tuple(a.width for a in t.args), [at[a] for a in t.args]
                # Of one place the value itself would be got.
                arguments: _Arguments = (
                    itemgetter(*places) if len(places) > 1 else itemgetter(slice(places[0], places[0] + 1))
                )
                at[t] = len(inputs) + len(constants) + len(code)
                code.append((OPERATIONS[t.op].value, t.width, widths, arguments, t.param, (1 << t.width) - 1))
        masks = [(1 << t.width) - 1 for t in inputs]
        return cls(masks, [t.value for t in constants], code, [at[r] for r in roots])

    @property
    def operations(self) -> int:
        return len(self.code)

    def __call__(self, values: Sequence[int]) -> list[int]:
        """Return the roots' values; take the inputs' values modulo their widths."""
        found = [v & mask for v, mask in zip(values, self.masks, strict=True)]
        found += self.constants
        for value, width, widths, arguments, param, mask in self.code:
            found.append(value(width, widths, arguments(found), param) & mask)
        return [found[r] for r in self.roots]

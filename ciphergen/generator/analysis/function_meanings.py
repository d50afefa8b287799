"""What functions of registers do, as linear forms: what they only add, and what is linear over GF(2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from ciphergen.dsl.term import Term, variables
from ciphergen.dsl.term.function import TermFunction
from ciphergen.generator.analysis.congruent_forms import CongruentForms, FormOperation, Forms
from ciphergen.generator.analysis.whole_operations import mapped

Matrix = tuple[int, ...]  # by bit of the result, the bits of the argument whose sum it is


@dataclass(frozen=True, eq=False)
class FunctionMeaning:
    """A function with what its meaning shows. body: its forms over the bits of its inputs, the first in bits 1 and up,
    and of its operations; added: the number of an argument that it only adds to the rest, None if there is none;
    matrices: by argument, where it is linear, and `constant` what it adds; () else."""

    function: TermFunction
    body: Forms
    operations: tuple[FormOperation, ...]
    added: int | None
    matrices: tuple[Matrix, ...] = ()
    constant: int = 0

    def of(self, forms: CongruentForms, arguments: Sequence[Forms]) -> Forms:
        """Return the forms of the function's result, those of its arguments being given."""
        values = {0: 1} | dict(enumerate([bit for argument in arguments for bit in argument], 1))
        for each in self.operations:
            given = tuple(tuple(mapped(form, values) for form in word) for word in each.given)
            found = forms.of_operation(each.term, given)
            values |= {bit.bit_length() - 1: form for bit, form in zip(each.result, found, strict=True)}
        return tuple(mapped(form, values) for form in self.body)

    def image(self, argument: int, forms: Forms) -> Forms:
        """Return what a linear function makes of one argument, the others being 0 and without its constant."""
        return tuple(mapped(row, forms) for row in self.matrices[argument])

    @cached_property
    def inverse(self) -> Matrix | None:
        """Return the matrix that undoes a linear function of one argument; None where nothing does."""
        return inverted(self.matrices[0]) if len(self.matrices) == 1 else None


@lru_cache(maxsize=512)
def meaning(function: TermFunction) -> FunctionMeaning:
    """Return what the body of a function shows."""
    forms = CongruentForms()
    for x in function.inputs:
        forms.of(x)
    body = forms.of(function.body)
    made = tuple(forms.operations)
    used = list(dict.fromkeys(leaf for form in body for leaf, _ in forms.parts(form)))
    below = {x for leaf in used if leaf.args for x in variables([leaf])}
    added = next((i for i, x in enumerate(function.inputs) if x not in below and _is_added(forms, body, x)), None)
    if any(leaf.args for leaf in used):
        return FunctionMeaning(function, body, made, added)
    matrices = tuple(_matrix(forms, body, x) for x in function.inputs)
    return FunctionMeaning(function, body, made, added, matrices, sum((form & 1) << i for i, form in enumerate(body)))


def _is_added(forms: CongruentForms, body: Forms, x: Term) -> bool:
    return x.width == len(body) and forms.columns(body, x) == [1 << i for i in range(x.width)]


def _matrix(forms: CongruentForms, body: Forms, x: Term) -> Matrix:
    columns = forms.columns(body, x)
    return tuple(sum((column >> i & 1) << bit for bit, column in enumerate(columns)) for i in range(len(body)))


def inverted(matrix: Sequence[int]) -> Matrix | None:
    """Return the inverse of a square matrix over GF(2), None if there is none."""
    size = len(matrix)
    rows = [(row, 1 << i) for i, row in enumerate(matrix)]
    for bit in range(size):
        at = next((i for i in range(bit, size) if rows[i][0] >> bit & 1), None)
        if at is None:
            return None
        rows[bit], rows[at] = rows[at], rows[bit]
        row, made = rows[bit]
        for i in range(size):
            if i != bit and rows[i][0] >> bit & 1:
                rows[i] = rows[i][0] ^ row, rows[i][1] ^ made
    return tuple(made for _, made in rows)

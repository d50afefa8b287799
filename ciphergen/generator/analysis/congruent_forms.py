"""Linear forms in which leaves that are the same operation on equal forms are one leaf, however they are written.

So a byte that is looked up is the same leaf in a round of a cipher, in the meaning of an instruction, and behind bytes
that were moved. Look-ups of look-ups are one look-up, and an affine table is no leaf: a substitution behind its inverse
is the byte itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ciphergen.dsl.term import Term
from ciphergen.dsl.term.linear_forms import Form, LeafForms
from ciphergen.generator.analysis.whole_operations import mapped

Forms = tuple[Form, ...]
Entries = tuple[int, ...]


@dataclass(frozen=True)
class FormOperation:
    """An operation that is a leaf: on forms, with those of its result. term: a way in which it is written."""

    term: Term
    given: tuple[Forms, ...]
    result: Forms


class CongruentForms(LeafForms):
    """The forms of terms, as the module says. operations: the leaves that are operations, behind those that they are
    of; written: these in every way in which terms write them."""

    def __init__(self) -> None:
        super().__init__()
        self.operations: list[FormOperation] = []
        self.written: set[Term] = set()
        self._known: dict[object, Forms] = {}
        self._tables: dict[Forms, tuple[Entries, Forms]] = {}  # by the form of a look-up, its table and its index
        self._spans: dict[int, Form] = {}  # by the number of a bit of an operation, all bits of that

    def whole(self, bits: Form) -> Form:
        """Return all bits of the operations of which some bits are given; of variables, none."""
        found = 0
        while bits:
            low = bits & -bits
            span = self._spans.get(low.bit_length() - 1, 0)
            found |= span
            bits &= ~(span | low)
        return found

    def of_operation(self, term: Term, given: tuple[Forms, ...]) -> Forms:
        """Return the forms of a term's operation on what has these forms."""
        if term.op == "table" and isinstance(term.param, tuple):
            return self._looked_up(term, term.param, given[0])
        return self._one(term, term.param, given)

    def _is_closed(self, term: Term) -> bool:
        return False

    def _leaf(self, term: Term) -> Forms:
        if not term.args:
            return super()._leaf(term)
        self.written.add(term)
        return self.of_operation(term, tuple(self._forms[a] for a in term.args))

    def _looked_up(self, term: Term, entries: Entries, index: Forms) -> Forms:
        below = self._tables.get(index)
        if below is not None:
            first, index = below
            entries = tuple(entries[value] for value in first)
        if (sums := affine(entries)) is not None:
            constant, columns = sums
            found = [constant >> i & 1 for i in range(term.width)]
            for form, column in zip(index, columns, strict=True):
                found = [old ^ form if column >> i & 1 else old for i, old in enumerate(found)]
            return tuple(found)
        forms = self._one(term, entries, (index,))
        self._tables[forms] = entries, index
        return forms

    def _one(self, term: Term, param: object, given: tuple[Forms, ...]) -> Forms:
        key = term.op, term.width, param, given
        if key not in self._known:
            self._known[key] = forms = super()._leaf(term)
            self._spans |= dict.fromkeys((form.bit_length() - 1 for form in forms), sum(forms))
            self.operations.append(FormOperation(term, given, forms))
        return self._known[key]


@lru_cache(maxsize=256)
def affine(entries: Entries) -> tuple[int, tuple[int, ...]] | None:
    """Return (entry 0, what each bit of the index adds to it) for a table that is affine, None for another."""
    columns = [entries[1 << i] ^ entries[0] for i in range((len(entries) - 1).bit_length())]
    for index, entry in enumerate(entries):
        if entry != entries[0] ^ mapped(index, columns):
            return None
    return entries[0], tuple(columns)

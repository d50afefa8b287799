"""Linear forms: bits of terms as exclusive ors of bits of their leaves.

A leaf is a variable, a look-up, or any other operation that is no exclusive or of bits of its arguments. A form is a
set of bits of leaves as a number; bit 0 stands for the constant 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ciphergen.dsl.term.gates import Gates
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.dsl.term.term import Term

Form = int


class _NotLinear(Exception):
    """An error: an operation is no exclusive or of bits of its arguments."""


class _ExclusiveOrs(Gates[Form]):
    """Gates on forms, as far as these are linear."""

    zero, one = 0, 1

    def invert(self, a: Form) -> Form:
        return a ^ 1

    def different(self, a: Form, b: Form) -> Form:
        return a ^ b

    def both(self, a: Form, b: Form) -> Form:
        return self.choice(a, b, 0)

    def choice(self, condition: Form, then: Form, otherwise: Form) -> Form:
        if condition in (0, 1) or then == otherwise:
            return then if condition else otherwise
        if then ^ otherwise == 1:
            return condition ^ otherwise
        if {then, otherwise} <= {condition, 0}:  # the condition where it is 1, or 0
            return then
        raise _NotLinear


class LeafForms:
    """The forms of terms, each looked at once. leaves: those that were found, in this order."""

    def __init__(self) -> None:
        self.leaves: list[Term] = []
        self._starts: dict[Term, int] = {}
        self._bits: list[tuple[Term, int]] = []
        self._forms: dict[Term, tuple[Form, ...]] = {}

    def of(self, term: Term) -> tuple[Form, ...]:
        """Return the form of each bit of a term, the lowest first."""
        waiting = [term]
        while waiting:
            now = waiting[-1]
            missing = (
                [] if now in self._forms or self._is_closed(now) else [a for a in now.args if a not in self._forms]
            )
            waiting += missing
            if not missing:
                waiting.pop()
                if now not in self._forms:
                    self._forms[now] = self._form(now)
        return self._forms[term]

    def parts(self, form: Form) -> Iterator[tuple[Term, int]]:
        """Yield the leaves of a form, each with the number of its bit."""
        form >>= 1
        while form:
            low = form & -form
            yield self._bits[low.bit_length() - 1]
            form ^= low

    def columns(self, forms: Sequence[Form], leaf: Term) -> list[int]:
        """Return for each bit of a leaf in which of the forms it is, as a number."""
        start = self._starts[leaf]
        return [sum(1 << row for row, form in enumerate(forms) if form >> start + bit & 1) for bit in range(leaf.width)]

    def _form(self, term: Term) -> tuple[Form, ...]:
        if term.is_const:
            return tuple(term.value >> i & 1 for i in range(term.width))
        if term.op not in ("var", "table"):
            words = [self._forms[a] for a in term.args]
            try:
                return tuple(OPERATIONS[term.op].bits(_ExclusiveOrs(), term.width, words, term.param))
            except _NotLinear:
                pass
        return self._leaf(term)

    def _is_closed(self, term: Term) -> bool:
        """Return True for a leaf below which nobody looks."""
        return term.op == "table"

    def _leaf(self, term: Term) -> tuple[Form, ...]:
        self.leaves.append(term)
        start = self._starts[term] = 1 + len(self._bits)
        self._bits += [(term, i) for i in range(term.width)]
        return tuple(1 << start + i for i in range(term.width))

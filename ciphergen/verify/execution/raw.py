"""Raw terms: what object code computes, as its instructions compute it, with nothing rewritten.

The machine keeps the normal form of every value. Beside it stands how the value came about: the term that the
instruction's meaning made of the normal forms that it read. Put into each other, these terms are the program as it
stands, down to the variables that it began with. A certificate holds them, and the solver alone is asked about them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from ciphergen.dsl.term import Term, remake
from ciphergen.verify.equality.parts import missing


class _Made(NamedTuple):
    """A value as an instruction made it, of the normal forms `read`."""

    term: Term
    read: tuple[Term, ...]


class RawTerms:
    """The raw terms of values, by normal form: the first way in which each came about. noted: whether they are; they
    take memory where nobody will ask for them.

    A value is noted after those that it was made of, so that no value is made of itself.
    """

    def __init__(self, *, noted: bool = True) -> None:
        self.noted = noted
        self._made: dict[Term, _Made | None] = {}
        self._raw: dict[Term, Term] = {}

    def note(self, value: Term, made: Term, read: Collection[Term]) -> None:
        """Record that an instruction made `made`, whose normal form is `value`, from the normal forms `read`. A normal
        form read without a record stands for itself from then on."""
        if not self.noted or value in self._made or not value.args:
            return
        for leaf in read:
            self._made.setdefault(leaf, None)
        if value not in self._made:
            self._made[value] = _Made(made, tuple(read))

    def __len__(self) -> int:
        return len(self._made)

    def forget(self, count: int) -> None:
        """Forget all values but the first `count`."""
        while len(self._made) > count:
            self._made.popitem()
        self._raw.clear()

    def __call__(self, value: Term) -> Term:
        """Return the raw term of a normal form; without a record, the normal form itself."""
        assert self.noted
        waiting = [value]
        while waiting:
            v = waiting[-1]
            made = self._made.get(v)
            below = [] if made is None else [leaf for leaf in made.read if leaf not in self._raw]
            if v in self._raw or not below:
                waiting.pop()
                self._raw.setdefault(v, v if made is None else self._one(made))
            else:
                waiting += below
        return self._raw[value]

    def _one(self, made: _Made) -> Term:
        """Return a made term with the normal forms read replaced by their raw terms."""
        known = {leaf: self._raw[leaf] for leaf in made.read}
        for t in missing(made.term, known):
            known[t] = remake(t, tuple(known[a] for a in t.args))
        return known[made.term]

    def all(self, values: Sequence[Term]) -> list[Term]:
        """Return the raw terms of several values."""
        return [self(value) for value in values]

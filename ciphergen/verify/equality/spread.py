"""A second normal form, for what the first leaves open: parts of what bitwise operations give are taken of their
arguments, and the low bits of a product are a product of low bits.

    extract[high:low] (op a b)   is   op (extract[high:low] a) (extract[high:low] b)
    extract[high:low] (mul a b)  is   extract[high:low] (mul (extract[high:0] a) (extract[high:0] b))

Code that has several blocks side by side in one register gathers them part by part and adds a round key to all at
once: the first normal form leaves the register whole, and a part of it shows nothing of the block that it is of. It is
not the first form, since a word whose bits are moved one by one would be computed bit by bit. Registers that are wide
enough for the upper half of a product have the lower half in them, too, which a text multiplies as a word; that is not
the first form, since a product modulo a prime shows by both halves of one integer (`modular`).
"""

from __future__ import annotations

from ciphergen.dsl.term import Kind, Term, ite
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.simulate import is_product


class Spread(Normalizer):
    """A rewriter of terms to normal form in which no part is taken of a bitwise operation or of a choice."""

    def __init__(self, word: int = 0, register: int = 0, others: tuple[int, ...] = ()) -> None:
        super().__init__(word, register, others)
        self._parts: dict[tuple[Term, int, int], Term] = {}

    def extract(self, a: Term, high: int, low: int) -> Term:
        """Return bits high..low of a term in normal form."""
        if high - low + 1 == a.width or not (a.kind in (Kind.BITWISE, Kind.CHOICE) or is_product(a)):
            return super().extract(a, high, low)
        known = self._parts.get((a, high, low))
        if known is None:
            known = self._parts[a, high, low] = self._spread(a, high, low)
        return known

    def _spread(self, a: Term, high: int, low: int) -> Term:
        if a.kind is Kind.CHOICE:
            return self(ite(a.args[0], *(self.extract(x, high, low) for x in a.args[1:])))
        if is_product(a):
            if high == a.width - 1:
                return super().extract(a, high, low)
            x, y = (self.extract(each, high, 0) for each in a.args)
            return self.extract(self(x * y), high, low)
        parts = [self.extract(x, high, low) for x in a.args]
        return self.bitwise(a.op, *parts) if len(parts) == 2 else self(~parts[0])

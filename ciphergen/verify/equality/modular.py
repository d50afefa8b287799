"""Products modulo a prime 2**n + 1 of words of n bits, in which 0 stands for 2**n.

Such words are the units of a field. A text writes their product as a choice where a factor is 0, and else as a
difference of the two halves of an integer product, or in another way; none shows that products may be taken in any
order, and that a word to the power of 2**n is 1. Here a term is recognised as the product of two words. That it is, for
all values of the words, is proved: where one is 0, value by value; elsewhere by the solver, which is told that the
integer product is no multiple of the prime. From then on the term is known by the powers of words that it multiplies,
exponents modulo 2**n, and terms with the same powers are equal.

Source: Fermat's little theorem, x**(p - 1) = 1 modulo a prime p that does not divide x.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from ciphergen.dsl.term import Term, const, eq, extract, ite, replace, var, zext
from ciphergen.verify.equality.parts import places
from ciphergen.verify.equality.simulate import TermSimulator, Values, is_product, word
from ciphergen.verify.equality.smt import Solver

BITS = (2, 4, 8, 16)  # 2**n + 1 is a prime
MOST_NODES = 100  # of a product, down to the words

_Powers = frozenset[tuple[Term, int]]


@dataclass(frozen=True)
class Product:
    """What may be a product modulo a prime: a term over two words and their integer product.

    Attributes:
        result: n bits, over the variables `words` and `integer`.
        words: two variables of n bits; one variable twice for a square.
        integer: a variable of 2n bits or more, which stands for the integer product of the words.
    """

    result: Term
    words: tuple[Term, Term]
    integer: Term

    @property
    def bits(self) -> int:
        """Return n, the number of bits of a word."""
        return self.result.width

    def is_proved(self, solver: Solver) -> bool:
        """Return True if the result is proved to be the product modulo 2**n + 1, for all values of the words."""
        return self._holds_for_zero() and self._holds_for_others(solver)

    def _holds_for_zero(self) -> bool:
        """Return True if the result is right where a word is 0, so that the integer product is 0: for each value of the
        other word."""
        values = np.arange(1 << self.bits, dtype=word(self.bits))
        zero, integer = np.zeros_like(values), np.zeros(len(values), dtype=word(self.integer.width))
        square = self.words[0] is self.words[1]
        for words in ((zero, zero),) if square else ((zero, values), (values, zero)):
            fixed = {self.integer: integer, **dict(zip(self.words, words, strict=True))}
            found = TermSimulator(len(values), fixed=fixed)(self.result)
            modulus = (1 << self.bits) + 1
            if not np.array_equal(self._unit(found), self._unit(words[0]) * self._unit(words[1]) % modulus):
                return False
        return True

    def _unit(self, words: Values) -> Values:
        """Return what words stand for, from 1 to 2**n."""
        return np.where(words == 0, np.uint64(1 << self.bits), words.astype(np.uint64))

    def _holds_for_others(self, solver: Solver) -> bool:
        """Return True if the solver proves the result where no word is 0.

        The integer product P is then no multiple of the prime p, and less than 2**(2n). With h = P >> n it is none of
        (h - 1) p, h p and (h + 1) p; and where P less what the result stands for is one of these, the result is right.
        Two bits more than P has hold them all, and their differences.
        """
        wide = self.integer.width + 2
        integer = zext(self.integer, wide)
        stands_for = ite(eq(self.result, const(0, self.bits)), const(1 << self.bits, wide), zext(self.result, wide))
        quotient = integer >> self.bits
        multiples = [(quotient + more) * ((1 << self.bits) + 1) for more in (-1, 0, 1)]
        given = [~eq(x, const(0, self.bits)) for x in dict.fromkeys(self.words)]
        given.append(eq(integer >> 2 * self.bits, const(0, wide)))
        given += [~eq(integer, multiple) for multiple in multiples]
        wrong = [~eq(integer - stands_for, multiple) for multiple in multiples]
        return solver.unsatisfiable([solver.translate(t) == 1 for t in (*given, *wrong)]) is True


class ModularProducts:
    """The terms that are products modulo a prime, by their powers of words. What is proved of a product is remembered
    for all that are written in the same way."""

    def __init__(self, normal: Callable[[Term], Term], solver: Solver) -> None:
        self._normal, self._solver = normal, solver
        self._powers: dict[Term, _Powers] = {}
        self._first: dict[tuple[int, _Powers], Term] = {}
        self._proved: dict[Product, bool] = {}

    def __call__(self, term: Term) -> Term:
        """Return the first term with the same powers if a term, in normal form, is a product: a word, or 1, where no
        more is left of it. Return other terms as they are."""
        words = next(self._words(term), None) if term.width in BITS else None
        if words is None:
            return term
        powers, order = Counter[Term](), 1 << term.width
        for factor in words:
            powers.update(dict(self._powers.get(factor, frozenset({(factor, 1)}))))
        left = frozenset((factor, power % order) for factor, power in powers.items() if power % order)
        if not left:
            return const(1, term.width)
        (factor, power), *more = left
        first = self._first.setdefault((term.width, left), term if more or power > 1 else factor)
        if first is term:
            self._powers[term] = left
        return first

    def _words(self, term: Term) -> Iterator[tuple[Term, Term]]:
        """Yield the two words of which a term is proved to be the product."""
        for integer in _integer_products(term):
            parts = [self._extended(factor, term.width) for factor in integer.args]
            if parts[0] is None or parts[1] is None or integer.width < 2 * term.width:
                continue
            words = (parts[0], parts[1])
            product = self._over_variables(term, words, integer)
            if product is not None:
                if product not in self._proved:
                    self._proved[product] = product.is_proved(self._solver)
                if self._proved[product]:
                    yield words

    def _over_variables(self, term: Term, words: tuple[Term, Term], integer: Term) -> Product | None:
        """Return a term with variables for two words and their integer product, None if it is made of more than
        these."""
        named = {x: var(f"product.{i}", term.width) for i, x in enumerate(words)}
        known = _known_parts(term, named, integer)
        if known is None:
            return None
        variable = known[integer]
        result = self._normal(replace([term], known)[0])
        return Product(result, (named[words[0]], named[words[1]]), variable)

    def _extended(self, factor: Term, bits: int) -> Term | None:
        """Return the word of which a factor is the zero extension, None for other factors."""
        low = self._normal(extract(factor, bits - 1, 0))
        return low if factor.width > bits and self._normal(zext(low, factor.width)) is factor else None


def _integer_products(term: Term) -> list[Term]:
    """Return the products of unknown factors that are met first on the ways down from a term, the nearest first."""
    found: list[Term] = []
    seen, edge = {term}, deque([term])
    while edge and len(seen) < MOST_NODES:
        t = edge.popleft()
        if is_product(t):
            found.append(t)
        else:
            new = [a for a in t.args if a not in seen]
            seen.update(new)
            edge += new
    return found


def _known_parts(term: Term, words: Mapping[Term, Term], integer: Term) -> dict[Term, Term] | None:
    """Return what every way down from a term ends with, by what stands for it: constants, words and bits of them, by
    the variables given, and their integer product; None if there is more, or the ways are long."""
    known = {integer: var("product", integer.width)}
    seen, edge = {term}, [term]
    while edge:
        t = edge.pop()
        standing = (
            t if t.is_const else next((bits for bits in (_bits(t, *each) for each in words.items()) if bits), None)
        )
        if t is integer:
            continue
        if standing is not None:
            known[t] = standing
        elif not t.args or is_product(t) or len(seen) > MOST_NODES:
            return None
        else:
            new = [a for a in t.args if a not in seen]
            seen.update(new)
            edge += new
    return known


def _bits(t: Term, whole: Term, variable: Term) -> Term | None:
    """Return the bits of a variable that a term is of the word which the variable stands for, None for other terms."""
    base, low = (t.args[0], t.number) if t.op == "extract" else (t, 0)
    for part, _, place in places(whole) if whole.op == "concat" and t is not whole else [(whole, 0, 0)]:
        of, start = (part.args[0], part.number) if part.op == "extract" else (part, 0)
        if part is t or (of is base and start <= low and low + t.width <= start + part.width):
            first = place + (low - start if part is not t else 0)
            return extract(variable, first + t.width - 1, first)
    return None

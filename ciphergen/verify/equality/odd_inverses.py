"""Inverses of odd words modulo 2**n, which Newton's iteration makes: what is multiplied by a word and by its inverse is
what it was.

An odd word a has a * a = 1 modulo 8, so that a is its own inverse in three bits. Where r is the inverse of a in k bits,
a * r = 1 + e * 2**k, and r * (2 - a * r) is the inverse in 2k bits: a times that is 1 - e**2 * 2**(2k). The terms of
the iteration are recognised as they come, and each is known by the word and by the bits in which it is the inverse. A
product in which a word and its inverse in all bits are multiplied one after the other loses both.

Source: T. Granlund and P. L. Montgomery, "Division by Invariant Integers using Multiplication", 1994.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ciphergen.dsl.term import Term, const, extract
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.simulate import is_product

OWN_BITS = 3  # in which an odd word is its own inverse


class OddInverses:
    """The products that are inverses of odd words. normal: makes the normal form of a term."""

    def __init__(self, normal: Callable[[Term], Term]) -> None:
        self._normal = normal
        self._known: dict[Term, tuple[Term, int]] = {}  # of what a term is the inverse, and in how many bits

    def __call__(self, term: Term) -> Term:
        """Return what is left of a product, in normal form, without a word and its inverse; other terms as they are.
        Record a step of the iteration."""
        if not is_product(term):
            return term
        for known, factor in _both_ways(term):
            self._note(term, known, factor)
        for product, factor in _both_ways(term):
            if self._are_inverse(product, factor):
                return const(1, term.width)
            for left, last in _both_ways(product):
                if self._are_inverse(last, factor):
                    return left
        return term

    def _note(self, term: Term, known: Term, factor: Term) -> None:
        """Record a term r * (2 - a * r) as the inverse of a in twice the bits of r. known: r; factor: the other."""
        linear = Linear.of(factor)
        minus_one = (1 << term.width) - 1
        if linear.constant != 2 or list(linear.terms.values()) != [minus_one]:
            return
        (product,) = linear.terms
        for of, again in _both_ways(product):
            bits = self._bits(of, known) if again is known else 0
            if bits:
                self._known[term] = of, min(2 * bits, term.width)

    def _bits(self, of: Term, term: Term) -> int:
        """Return in how many bits a term is the inverse of another one, 0 if that is not known."""
        if term is of:
            odd = self._normal(extract(of, 0, 0)) is const(1, 1)
            return min(OWN_BITS, of.width) if odd else 0
        word, bits = self._known.get(term, (None, 0))
        return bits if word is of else 0

    def _are_inverse(self, a: Term, b: Term) -> bool:
        """Return True if one of two terms is known as the inverse of the other in all bits."""
        return any(self._known.get(x) == (y, y.width) for x, y in ((a, b), (b, a)))


def _both_ways(term: Term) -> Iterator[tuple[Term, Term]]:
    """Yield the factors of a product in both orders, nothing of other terms."""
    if is_product(term):
        left, right = term.args
        yield left, right
        yield right, left

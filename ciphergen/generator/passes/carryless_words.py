"""Carry-less words: a product in a field by instructions that give both halves of a product of two words.

Why: Karatsuba's way leaves 9 products of words of 32 bits of the 16 of two operands of 128, or 3 of words of 64. What
is above x^n is multiplied by the short rest of the polynomial by the same instructions.

    before  128 times: a bit of x chooses y or zeros, exclusive or; y times x
    after   9 times: clmul and clmulh of a sum of words of x and of one of y; 4 times: of a word and a constant

Where the highest bit of a word is the coefficient of 1, the product of two words stands one place too low. So the
operand that stands alone is divided by x once, in the field, and the short polynomial as well.

Ends: products are replaced once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import pairwise
from operator import xor

from ciphergen.backends.machine.carryless import CarrylessProducts
from ciphergen.dsl.term import Term, concat, const, extract, make
from ciphergen.generator.analysis.field_products import WORD, FieldProduct
from ciphergen.generator.passes.lanes_product import FieldWords, combined, splits

Pair = tuple[Term, Term]


def made(product: FieldProduct, by: CarrylessProducts) -> FieldWords | None:
    """Return the words of a product; None for a polynomial by which one cannot divide, or for words of another size."""
    found = _Product(product, by)
    if found.width % WORD or len(product.second) % found.count or (product.reverse and 0 not in product.taps):
        return None
    return found.made()


class _Product:
    """The product being made. Registers have the words of lower degrees first, and so do pairs of them."""

    def __init__(self, product: FieldProduct, by: CarrylessProducts) -> None:
        self._product, self._by = product, by
        self.width = by.low.function.body.width
        self.count = self.width // WORD  # words of 32 bits in a register

    def made(self) -> FieldWords:
        product = self._product
        first = [reduce(xor, words) for words in zip(*product.first, strict=True)]
        second = self._divided(product.second) if product.reverse else list(product.second)
        ones, others = (splits(self._registers(words)) for words in (first, second))
        words = combined([self._times(a, b) for a, b in zip(ones, others, strict=True)])
        found = [word for register in self._remainder(words) for word in self._words(register)]
        return FieldWords(found, tuple(dict.fromkeys(others)), ())

    def _registers(self, words: Sequence[Term]) -> list[Term]:
        """Return registers of words of 32 bits."""
        way = 1 if self._product.reverse else -1
        groups = [words[i : i + self.count] for i in range(0, len(words), self.count)]
        return [concat(*group[::way]) if self.count > 1 else group[0] for group in groups]

    def _words(self, register: Term) -> list[Term]:
        found = [extract(register, at + WORD - 1, at) for at in range(0, self.width, WORD)]
        return found[::-1] if self._product.reverse else found

    def _times(self, a: Term, b: Term) -> Pair:
        """Return the product of two registers; of turned words, times x."""
        low, high = (make("apply", (a, b), self.width, each.function) for each in (self._by.low, self._by.high))
        return (high, low) if self._product.reverse else (low, high)

    def _remainder(self, words: Sequence[Term]) -> list[Term]:
        """Return a product of twice as many words modulo the polynomial."""
        found, count = list(words), len(words) // 2
        taps, reverse = self._product.taps, self._product.reverse
        number = sum(1 << (self.width - tap if reverse else tap) for tap in taps if tap or not reverse)
        for place in range(2 * count - 1, count - 1, -1):
            low, high = self._times(found[place], const(number, self.width))
            found[place - count] ^= low ^ found[place] if reverse else low
            found[place - count + 1] ^= high
        return found[:count]

    def _divided(self, words: Sequence[Term]) -> list[Term]:
        """Return an operand of turned words divided by x."""
        one = -(words[0] >> WORD - 1)  # the coefficient of 1, in all bits: with it the polynomial is added first
        found = [a << 1 | b >> WORD - 1 for a, b in pairwise(words)]
        found.append(words[-1] << 1 | one & const(1, WORD))
        for tap in self._product.taps:
            if tap:
                word, bit = divmod(tap - 1, WORD)
                found[word] ^= one & const(1 << WORD - 1 - bit, WORD)
        return found

"""Carry-less product: a product in a field of 2^128 elements by instructions that multiply halves of vector registers.

Why: where the bits of a register are coefficients, that of 1 the lowest, four products of halves are the whole product
of two registers, and two or three more take it modulo x^128 + q(x), since q is short.

    before  128 times: a bit of x chooses y or zeros, exclusive or; y times x
    after   with x = x1 x0, h = h1 h0 and s = h0 h1, which has its halves exchanged:
            high = x1 h1, low = x0 h0, middle = x0 h1 + x1 h0 + (upper half of high) q,
            low + middle x^64 + (upper half of middle) q + (lower half of high) q

The last two sums are equal to one product of the sum of both halves, which takes two steps more that wait for each
other. Where the highest bit of a word is the coefficient of 1, words are turned around before and behind: `TURNED`,
which a layout that keeps blocks as coefficients leaves out.

Ends: products are replaced once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import xor

from ciphergen.backends.machine.carryless import CarrylessProducts
from ciphergen.backends.machine.row_function import RowFunction
from ciphergen.dsl.term import Term, concat, const, extract, ite, make, rotl, var
from ciphergen.dsl.term.function import TermFunction
from ciphergen.generator.analysis.field_products import WORD, WideProduct, wide_product
from ciphergen.generator.analysis.rounds import Piece

BITS, _HALF = 128, 64
_SWAPS = {16: 0x0000FFFF, 8: 0x00FF00FF, 4: 0x0F0F0F0F, 2: 0x33333333, 1: 0x55555555}


@lru_cache(maxsize=1)
def turned() -> TermFunction:
    """Return the function that turns a word of 128 bits around: its highest bit becomes the lowest."""
    word = var("word", BITS)
    return TermFunction("turned", (word,), concat(*(extract(word, i, i) for i in range(BITS))))


def product_of(piece: Piece) -> WideProduct | None:
    """Return the product in a field of 2^128 elements that rounds are, or else leave their state as it was; None for
    other rounds."""
    if len(piece.outputs) != 1 or piece.outputs[0].width != BITS:
        return None
    (root,) = piece.outputs
    return wide_product(root.args[1] if root.op == "ite" else root, piece.inputs) or (
        wide_product(root.args[2], piece.inputs) if root.op == "ite" else None
    )


def with_planes(piece: Piece, by: CarrylessProducts) -> tuple[Piece, tuple[Term, ...]]:
    """Return rounds that are a product, or a choice of one, as instructions make it, and the words of 32 bits of the
    coefficients of the operand that stands alone, the lowest first; the rounds themselves and none where they are no
    product."""
    product = product_of(piece)
    if product is None:
        return piece, ()
    (root,) = piece.outputs
    planes = _coefficients(product.second, reverse=product.reverse)
    made = _product(product, concat(*reversed(planes)), by)
    if root.op == "ite":
        condition, then, otherwise = root.args
        made = ite(condition, *((made, otherwise) if then not in piece.inputs else (then, made)))
    return dataclasses.replace(piece, outputs=(made,), between=(), shares=()), planes


def _product(product: WideProduct, other: Term, by: CarrylessProducts) -> Term:
    """Return the word of a product. other: the coefficients of the operand that stands alone."""

    def low(a: Term, b: Term) -> Term:
        return make("apply", (a, b), BITS, by.low.function)

    def high(a: Term, b: Term) -> Term:
        return make("apply", (a, b), BITS, by.high.function)

    def around(word: Term) -> Term:
        return make("apply", (word,), BITS, turned()) if product.reverse else word

    one = reduce(xor, [around(word) for word in product.first])
    swapped = rotl(other, _HALF)
    between = low(one, swapped) ^ high(one, swapped)
    return around(_remainder(low(one, other), between, high(one, other), product.taps, by))


def _remainder(bottom: Term, between: Term, top: Term, taps: Sequence[int], by: CarrylessProducts) -> Term:
    """Return bottom + between x^64 + top x^128 modulo the polynomial of these taps."""
    short = sum(1 << tap for tap in taps)
    modulus = const(short | short << _HALF, BITS)
    middle = between ^ _of_rows(by.high, top, modulus)
    beside = bottom ^ _of_rows(by.low, top, modulus) ^ (middle << _HALF)
    return beside ^ _of_rows(by.high, middle, modulus)


def _of_rows(row: RowFunction, a: Term, b: Term) -> Term:
    return make("apply", (a, b), BITS, row.function)


@dataclasses.dataclass(frozen=True)
class HalfRegister:
    """A half of a register. upper: which one."""

    register: Term
    upper: bool

    def times(self, other: HalfRegister, by: CarrylessProducts) -> Term:
        """Return the product with a half of another register, which stands in the same place."""
        assert self.upper is other.upper, "rows multiply halves of one kind"
        return _of_rows(by.high if self.upper else by.low, self.register, other.register)


@dataclasses.dataclass(frozen=True)
class Factor:
    """Coefficients by halves, and the sum of both halves, wherever these stand."""

    low: HalfRegister
    high: HalfRegister
    sums: HalfRegister

    @staticmethod
    def pair(words: tuple[Term, Term], sums: tuple[Term, Term]) -> tuple[Factor, Factor]:
        """Return the factors of two registers of coefficients. sums: registers with that of the first one's halves in
        its lower half, and that of the second one's in its upper half."""
        first, second = (
            Factor(HalfRegister(word, False), HalfRegister(word, True), HalfRegister(both, upper))
            for word, both, upper in zip(words, sums, (False, True), strict=True)
        )
        return first, second

    @staticmethod
    def dealt(lows: Term, highs: Term, sums: Term | None = None) -> tuple[Factor, Factor]:
        """Return the factors whose lower halves are in one register, and the upper ones in another. sums: of both; made
        of them if it is None."""
        registers = lows, highs, lows ^ highs if sums is None else sums
        first, second = (Factor(*(HalfRegister(each, upper) for each in registers)) for upper in (False, True))
        return first, second


def by_halves(a: Term, b: Term, by: CarrylessProducts) -> tuple[Term, Term]:
    """Return the lower halves of two registers in one, and their upper halves, the first one's lower."""
    assert by.lower is not None, "see `multiplies_pairs`"
    assert by.upper is not None, "see `multiplies_pairs`"
    return _of_rows(by.lower, a, b), _of_rows(by.upper, a, b)


def multiplies_pairs(by: CarrylessProducts | None) -> bool:
    """Return True if there are rows for `Products` and `by_halves`."""
    return by is not None and by.halves and by.lower is not None and by.upper is not None


@dataclasses.dataclass(frozen=True)
class Products:
    """A sum of products before its remainder is taken: of the lower halves, of the upper ones, and of the sums of both
    halves.

    Karatsuba's way: what stands between is the product of the sums of halves, less the two other products.

        before  x_1 h_1 + ... + x_n h_n: n products, n remainders
        after   3 n products of halves, in three sums; one remainder
    """

    bottom: Term
    top: Term
    sums: Term

    @staticmethod
    def of(ones: Sequence[Factor], others: Sequence[Factor], by: CarrylessProducts) -> Products:
        """Return the sum of the products of factors with others."""
        pairs = list(zip(ones, others, strict=True))
        return Products(
            reduce(xor, [one.low.times(other.low, by) for one, other in pairs]),
            reduce(xor, [one.high.times(other.high, by) for one, other in pairs]),
            reduce(xor, [one.sums.times(other.sums, by) for one, other in pairs]),
        )

    def __add__(self, other: Products) -> Products:
        return Products(self.bottom ^ other.bottom, self.top ^ other.top, self.sums ^ other.sums)

    def remainder(self, taps: Sequence[int], by: CarrylessProducts) -> Term:
        """Return the sum modulo the polynomial of these taps."""
        return _remainder(self.bottom, self.sums ^ self.top ^ self.bottom, self.top, taps, by)


def _coefficients(word: Term, *, reverse: bool) -> tuple[Term, ...]:
    """Return the coefficients of a word of 128 bits, in words of 32 bits, the lowest first."""
    words = [extract(word, at + WORD - 1, at) for at in range(0, BITS, WORD)]
    return tuple(_turned(each) for each in reversed(words)) if reverse else tuple(words)


def _turned(word: Term) -> Term:
    """Return a word of 32 bits turned around, by exchanges of parts that are half as long from one to the next."""
    for distance, number in _SWAPS.items():
        mask = const(number, WORD)
        word = ((word >> distance) & mask) | ((word & mask) << distance)
    return word

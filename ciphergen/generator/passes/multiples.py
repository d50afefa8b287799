"""Multiples of a polynomial over GF(2), modulo another one, in tables: how these lie, and what words stand there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ciphergen.dsl.term import Term, const, from_bytes, to_bytes
from ciphergen.generator.analysis.field_products import WORD, FieldProduct
from ciphergen.generator.passes.lanes_product import remainder


@dataclass(frozen=True)
class Multiples:
    """Tables of multiples by all polynomials of a few coefficients: of the polynomial itself, and of what it becomes as
    it is moved by as many coefficients as the tables before have. Entries of the same index stand side by side.

    width: coefficients of an index; tables: how many there are; words: of an entry of one table."""

    width: int
    tables: int
    words: int

    @property
    def entry(self) -> int:
        """Return the bytes of an entry of one table."""
        return self.words * WORD // 8

    @property
    def row(self) -> int:
        """Return the bytes of the entries of the same index, a power of two."""
        return self.entry * self.tables

    @property
    def bytes(self) -> int:
        """Return the bytes of all tables."""
        return self.row << self.width

    @property
    def step(self) -> int:
        """Return the coefficients of a word that look-ups in all tables take."""
        return self.width * self.tables


def bytes_by_degree(words: Sequence[Term], product: FieldProduct) -> list[Term]:
    """Return the bytes in memory of a block of which the words are the coefficients, the lowest degrees first."""
    return [byte for word in words for byte in to_bytes(word, "big" if product.reverse else "little")]


def words_by_degree(data: Sequence[Term], product: FieldProduct) -> list[Term]:
    """Return the words of coefficients, the lowest degrees first, of the bytes of a block in memory."""
    order, size = "big" if product.reverse else "little", WORD // 8
    return [from_bytes(data[i : i + size], order) for i in range(0, len(data), size)]


def moved(words: Sequence[Term], by: int, product: FieldProduct) -> list[Term]:
    """Return a polynomial times x to a power below that of a word, one word longer. words: by degree."""
    up = [x >> by if product.reverse else x << by for x in words]
    over = [x << WORD - by if product.reverse else x >> WORD - by for x in words]
    return [up[0], *(x | y for x, y in zip(up[1:], over, strict=False)), over[-1]]


def times_x(words: Sequence[Term], product: FieldProduct) -> list[Term]:
    """Return a polynomial times x, modulo the other one."""
    return remainder([*moved(words, 1, product), *[const(0, WORD)] * (len(words) - 1)], product)

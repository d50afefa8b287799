"""The multiples of a polynomial over GF(2), modulo another one, by all polynomials of four coefficients."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, const, from_bytes, to_bytes
from ciphergen.generator.analysis.field_products import WORD, FieldProduct
from ciphergen.generator.passes.lanes_product import remainder

NIBBLE = 4  # coefficients


def bytes_by_degree(words: Sequence[Term], product: FieldProduct) -> list[Term]:
    """Return the bytes in memory of a block of which the words are the coefficients, the lowest degrees first."""
    return [byte for word in words for byte in to_bytes(word, "big" if product.reverse else "little")]


def words_by_degree(data: Sequence[Term], product: FieldProduct) -> list[Term]:
    """Return the words of coefficients, the lowest degrees first, of the bytes of a block in memory."""
    order, size = "big" if product.reverse else "little", WORD // 8
    return [from_bytes(data[i : i + size], order) for i in range(0, len(data), size)]


def multiples(value: Sequence[Term], product: FieldProduct) -> list[Term]:
    """Return the words of all multiples, one multiple behind the other, by the number that four bits of a word are. In
    a word the first coefficient is the highest or the lowest bit. value: the words of the polynomial by degree."""
    moved = [list(value)]
    for _ in range(NIBBLE - 1):
        moved.append(_by_x(moved[-1], product))
    if product.reverse:
        moved.reverse()
    found: list[list[Term]] = [[const(0, WORD)] * len(value)]
    for one in moved:
        found += [[a ^ b for a, b in zip(one, other, strict=True)] for other in found]
    return [word for each in found for word in each]


def _by_x(words: Sequence[Term], product: FieldProduct) -> list[Term]:
    """Return a polynomial times x, modulo the other one."""
    zero, one = const(0, WORD), WORD - 1
    up, over = ([x >> 1 for x in words], [x << one for x in words])
    if not product.reverse:
        up, over = ([x << 1 for x in words], [x >> one for x in words])
    low = [up[0], *(x ^ y for x, y in zip(up[1:], over, strict=False))]
    return remainder([*low, over[-1], *[zero] * (len(words) - 1)], product)

"""Field multiplication: a product in a field by what a target multiplies with, or in lanes where nothing does that.

    before  128 times: a bit of x chooses y or zeros, exclusive or; y times x
    after   what `carryless_product`, `carryless_words` or `lanes_product` says

Ends: each of these does.
"""

from __future__ import annotations

from ciphergen.backends.machine.carryless import CarrylessProducts
from ciphergen.dsl.term import Term
from ciphergen.generator.analysis.field_products import FieldProduct
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.passes import carryless_product, carryless_words, lanes_product
from ciphergen.generator.passes.lanes_product import FieldWords


def run(piece: Piece, by: CarrylessProducts | None) -> Piece:
    """Return rounds on general registers with a product in a field, or a choice of one, made anew. by: what multiplies
    general registers; None for lanes."""
    return with_planes(piece, by)[0]


def with_planes(piece: Piece, by: CarrylessProducts | None) -> tuple[Piece, tuple[Term, ...]]:
    """Return the rounds as `run` does, and what is kept of the operand that stands alone: words of 32 bits, none where
    there is no product. by: what multiplies, in registers of any kind."""
    if by is not None and by.halves:
        return carryless_product.with_planes(piece, by)

    def make(product: FieldProduct) -> FieldWords | None:
        words = None if by is None else carryless_words.made(product, by)
        return words or lanes_product.in_lanes(product)

    return lanes_product.with_planes(piece, make)

"""The variants of a cipher, made of its checked syntax tree."""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.dsl import syntax
from ciphergen.dsl.budget import Budget
from ciphergen.dsl.check import procedure
from ciphergen.dsl.circuits import make_circuits
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.procedures import PROCEDURES
from ciphergen.dsl.unfold import Unfolder
from ciphergen.dsl.values import LIMIT
from ciphergen.dsl.variant import Variant


def make_variants(tree: syntax.CipherText, budget: Budget) -> Mapping[str, Variant]:
    """Return the variants by name, in the order of the text.

    Raises:
        UserError: sizes do not fit, a constant or table is wrong, or the budget does not suffice.
    """
    variants = (make_variant(tree, item, budget) for item in tree.items if isinstance(item, syntax.VariantDecl))
    return {v.name: v for v in variants}


def make_variant(tree: syntax.CipherText, item: syntax.VariantDecl, budget: Budget) -> Variant:
    """Return a variant of a text by its declaration.

    Raises:
        UserError: sizes do not fit, a constant or table is wrong, or the budget does not suffice.
    """
    everything = (*item.items, *tree.items)
    word = next(i for i in everything if isinstance(i, syntax.Word))
    sizes = {i.what: i for i in reversed(everything) if isinstance(i, syntax.Size)}
    for size in sizes.values():
        bits = size.words * word.bits
        if bits % 8 or not 8 <= bits <= LIMIT:
            found = f"a {size.what} of {size.words} words of {word.bits} bits"
            raise UserError(size.place, found, f"a whole number of bytes, {LIMIT // 8} at most")
    settings = {i.name: i.value for i in item.items if isinstance(i, syntax.SettingDecl)}
    block = sizes["block"].words
    unfolder = Unfolder.of(word.bits, block * word.bits, settings, tree.items, budget)
    return Variant(
        cipher=tree.name.lower(),
        title=item.name,
        word_bits=word.bits,
        byte_order=word.order or "big",
        block_words=block,
        key_words=sizes["key"].words,
        settings=settings,
        unfolder=unfolder,
        procedures={kind: procedure(tree, item, kind) for kind in PROCEDURES},
        circuits=make_circuits(tree.items, unfolder),
    )

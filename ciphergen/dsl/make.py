"""From the checked syntax tree of a cipher to its variants."""

from __future__ import annotations

from collections.abc import Mapping

from ciphergen.dsl import syntax
from ciphergen.dsl.errors import Place, UserError
from ciphergen.dsl.unfold import Unfolder
from ciphergen.dsl.variant import Variant

PROCEDURES = ("schedule", "encrypt", "decrypt")


def make_variants(tree: syntax.CipherText) -> Mapping[str, Variant]:
    """The variants by name, in the order of the text.

    Raises:
        UserError: sizes do not fit, or a variant has no procedure of some kind.
    """
    variants = (_variant(tree, item) for item in tree.items if isinstance(item, syntax.VariantDecl))
    return {v.name: v for v in variants}


def _variant(tree: syntax.CipherText, item: syntax.VariantDecl) -> Variant:
    word = next(i for i in (*item.items, *tree.items) if isinstance(i, syntax.Word))
    block = next(i for i in (*item.items, *tree.items) if isinstance(i, syntax.Size) and i.what == "block")
    key = next(i for i in item.items if isinstance(i, syntax.Size) and i.what == "key")
    for size in (block, key):
        if size.words * word.bits % 8 or not size.words:
            found = f"a {size.what} of {size.words} words of {word.bits} bits"
            raise UserError(size.place, found, "a whole number of bytes, 1 or more")
    settings = {i.name: i.value for i in item.items if isinstance(i, syntax.Setting)}
    return Variant(
        cipher=tree.name.lower(),
        title=item.name,
        word_bits=word.bits,
        byte_order=word.order or "big",
        block_words=block.words,
        key_words=key.words,
        settings=settings,
        unfolder=Unfolder(word.bits, block.words * word.bits, settings, tree.items),
        procedures={kind: _procedure(tree, item, kind) for kind in PROCEDURES},
    )


def _procedure(tree: syntax.CipherText, variant: syntax.VariantDecl, kind: str) -> syntax.Procedure:
    """The procedure of a kind that names the variant, or the one that names none."""
    found: dict[bool, syntax.Procedure] = {}
    for item in tree.items:
        if isinstance(item, syntax.Procedure) and item.kind == kind:
            named = variant.name in [n.name for n in item.variants]
            if named or not item.variants:
                if named in found:
                    raise again(item.place, f"'{kind}' for {variant.name}", found[named].place)
                found[named] = item
    if not found:
        raise UserError(variant.place, f"'{variant.name}' has no '{kind}'", "one of each", _EXAMPLES[kind])
    return found[max(found)]


_EXAMPLES = {
    "schedule": "schedule(key) -> rk: word[rounds] { ... }",
    "encrypt": "encrypt(x, rk) -> y { ... }",
    "decrypt": "decrypt(y, rk) -> x { ... }",
}


def again(place: Place, what: str, first: Place) -> UserError:
    """The error for a second declaration of what may be declared once."""
    return UserError(place, f"{what} is declared again", f"once; the first is on line {first.line}")

"""The rules for general registers in which a variant computes: as wide as its words, or wider where it multiplies."""

from __future__ import annotations

from ciphergen.backends.machine.rule import Generation, RuleSet
from ciphergen.dsl.cipher import Variant


def general_rules(variant: Variant, generation: Generation) -> RuleSet:
    """Return the rules for registers of the width of words, or, where words are multiplied that take several of these,
    for the widest registers."""
    rules = generation.words(variant.word_bits)
    widest = max(variant.products.values(), default=0)
    return generation.words(widest) if widest > rules.bits else rules

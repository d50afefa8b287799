"""The rules for general registers in which a variant computes: as wide as its words, or wider where it multiplies."""

from __future__ import annotations

from ciphergen.backends.machine.rule import Generation, RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import topological


def general_rules(variant: Variant, generation: Generation) -> RuleSet:
    """Return the rules for registers of the width of words, or, where words are multiplied that take several of these,
    by words or numbers, for the widest registers."""
    rules = generation.words(variant.word_bits)
    if generation.words(rules.bits + 1) is rules:
        return rules
    steps = (step for direction in variant.directions for step in variant.steps(direction))
    multiples = {t.width for step in steps for t in topological(step.outputs) if t.op == "mul"}
    widest = max({*variant.products.values(), *multiples}, default=0)
    return generation.words(widest) if widest > rules.bits else rules

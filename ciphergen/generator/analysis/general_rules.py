"""The rules for general registers of a variant: those for words, or wider ones where products ask for them."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ciphergen.backends.machine.rule import Generation, RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import topological


def general_rules(variant: Variant, generation: Generation) -> RuleSet:
    """Return the rules for registers of the width of words, or, where words are multiplied that take several of these,
    by words or in a block cipher by numbers, for the widest registers."""
    rules = generation.words(variant.word_bits)
    if generation.words(rules.bits + 1) is rules:
        return rules
    widest = max(0 if variant.entries else _multiple(variant), *variant.products.values(), 0)
    return generation.words(widest) if widest > rules.bits else rules


def on_words(generation: Generation) -> Generation:
    """Return the same with narrower words in registers as those hold a word, not in wider ones: for small code, since
    what is done with each register alike is a loop."""
    return replace(generation, narrow="words")


@lru_cache(maxsize=32)  # asked for by every layout
def _multiple(variant: Variant) -> int:
    """Return the width of the widest product by a number, 0 if there is none."""
    steps = (step for direction in variant.directions for step in variant.steps(direction))
    return max((term.width for step in steps for term in topological(step.outputs) if term.op == "mul"), default=0)

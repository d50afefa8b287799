"""Steps whose look-ups take one bit of each of several words, as circuits on these words.

Standards of bit-sliced ciphers say what an S-box does to a column, whose bits lie in words at the same place. On words
its circuit is one operation for all columns. Where that holds of all look-ups, code is that of a cipher without tables,
on registers of any kind.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ciphergen.backends.machine.rule import Generation
from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import topological
from ciphergen.generator.analysis.changed_steps import with_steps
from ciphergen.generator.analysis.general_rules import general_rules
from ciphergen.generator.layouts.packing import on_words


def with_circuits_on_words(variant: Variant, generation: Generation) -> Variant:
    """Return a variant of a block cipher with circuits on words in place of look-ups; the variant itself where there
    are none, where some look-up takes bits that do not stand at one place of several words, or where words do not fill
    general registers: of narrower words several share one, which is a matter of layouts."""
    fill = not variant.entries and variant.word_bits == general_rules(variant, generation).bits
    return _changed(variant) if fill else variant


@lru_cache(maxsize=32)  # layouts and steps are kept by the variant that they are of
def _changed(variant: Variant) -> Variant:
    steps = [step for name in DIRECTIONS for step in variant.steps(name)]
    if not any(term.op == "table" for step in steps for term in topological(step.outputs)):
        return variant
    changed: dict[str, tuple[Step, ...]] = {}
    for name in DIRECTIONS:
        made = [tuple(on_words(variant, step.outputs)) for step in variant.steps(name)]
        if any(term.width != variant.word_bits for outputs in made for term in topological(outputs)):
            return variant
        pairs = zip(variant.steps(name), made, strict=True)
        changed[name] = tuple(replace(step, outputs=outputs) for step, outputs in pairs)
    return with_steps(variant, changed)

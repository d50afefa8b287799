"""Steps that add what the step before them would add to its outputs last.

Instructions that look up the bytes of a block add a round key before that, and standards mostly say that a round ends
with its key. What a step adds to its outputs, made of round keys and constants only, is added to the inputs of the next
one instead; of the last step it stays. Steps of which nothing is left are dropped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import Term, const, substitute, variables
from ciphergen.dsl.term import replace as replace_terms
from ciphergen.dsl.term.linear_forms import LeafForms
from ciphergen.generator import passes
from ciphergen.generator.analysis.changed_steps import with_steps
from ciphergen.generator.analysis.keys import key_position


@lru_cache(maxsize=32)  # layouts and steps are kept by the variant that they are of
def with_keys_first(variant: Variant) -> Variant:
    """Return a variant of a block cipher whose steps begin with what the steps before them add."""
    return with_steps(variant, {name: tuple(_moved(variant.steps(name))) for name in DIRECTIONS})


def _moved(steps: Sequence[Step]) -> Iterator[Step]:
    """Yield steps with what each adds moved into the next."""
    added: list[Term] = []
    for number, step in enumerate(steps):
        before = added or [const(0, x.width) for x in step.inputs]
        outputs, added = [*step.outputs], []
        if number + 1 < len(steps):
            outputs, added = _parted(step)
        known = {x: x ^ more for x, more in zip(step.inputs, before, strict=True)}
        made = tuple(passes.run(substitute(outputs, known)))
        if made != step.inputs:
            keys = tuple(v for v in variables(made) if key_position(v) is not None)
            yield replace(step, keys=keys, outputs=made)


def _parted(step: Step) -> tuple[list[Term], list[Term]]:
    """Return (the outputs of a step without what it adds, what that is); nothing where an output is no exclusive or of
    bits of look-ups, of the inputs and of round keys."""
    outputs, forms = [*step.outputs], LeafForms()
    for output in outputs:
        forms.of(output)
    zeros = [const(0, output.width) for output in outputs]
    if any(leaf.op not in ("var", "table") for leaf in forms.leaves):
        return outputs, zeros
    tables = {leaf: leaf for leaf in forms.leaves if leaf.op == "table"}
    keys = {v: const(0, v.width) for v in variables(outputs) if v not in step.inputs}
    rest = {v: const(0, v.width) for v in [*step.inputs, *tables]}
    added = passes.run(replace_terms(outputs, dict(rest)))
    constants = passes.run(replace_terms(outputs, {**rest, **keys}))
    left = [
        term ^ constant for term, constant in zip(replace_terms(outputs, {**tables, **keys}), constants, strict=True)
    ]
    return passes.run(left), added

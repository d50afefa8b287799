"""Passes over terms, one a file. `PIPELINE` is their order."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term
from ciphergen.generator.passes import join, rotations, simplify, strength

PIPELINE = (join, simplify, rotations, strength, simplify)


def run(roots: Sequence[Term]) -> list[Term]:
    """The roots after all passes."""
    terms = list(roots)
    for each in PIPELINE:
        terms = each.run(terms)
    return terms

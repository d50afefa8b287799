"""Passes over terms, one a file. `PIPELINE` is the order of those for all terms; `circuits`, then `bundle`, are for
layouts that compute on bits."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term
from ciphergen.generator.passes import join, rotations, simplify, strength

PIPELINE = (join, simplify, rotations, strength, simplify)


def run(roots: Sequence[Term]) -> list[Term]:
    """Return the roots after all passes."""
    terms = list(roots)
    for each in PIPELINE:
        terms = each.run(terms)
    return terms

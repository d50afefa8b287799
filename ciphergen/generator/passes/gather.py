"""Gathering: round-key words that are added to a value one after the other are added to each other first.

Why: in decryption a word has two words of the key added on its way to the next word. Their sum is there long before the
value is, so the way is an operation shorter; blocks share the sum, so it costs them little.

    before  (xor (xor (sub x y) rk.0.1) rk.0.2)
    after   (xor (sub x y) (xor rk.0.1 rk.0.2))

Ends: one walk over the terms, each of which becomes one.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, remake, topological
from ciphergen.generator.analysis.keys import key_position


def run(roots: Sequence[Term]) -> list[Term]:
    """Return the roots with XORs of round-key words gathered."""
    found: dict[Term, Term] = {}
    for term in topological(roots):
        found[term] = _gathered(remake(term, tuple(found[a] for a in term.args)))
    return [found[root] for root in roots]


def _gathered(term: Term) -> Term:
    value, key = _split(term)
    if key is None:
        return term
    inner, before = _split(value)
    return term if before is None else inner ^ (before ^ key)


def _split(term: Term) -> tuple[Term, Term | None]:
    """Return (value, round-key part) of an XOR of the two; the part is a round-key word or an XOR of such words, None
    if there is none."""
    if term.op == "xor":
        a, b = term.args
        for value, key in ((a, b), (b, a)):
            if _is_key(key) and not _is_key(value):
                return value, key
    return term, None


def _is_key(term: Term) -> bool:
    return key_position(term) is not None or (term.op == "xor" and all(map(_is_key, term.args)))

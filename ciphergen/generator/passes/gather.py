"""Gathering: round-key words that are added to a value one after the other are added to each other first, or whatever
else is there before the value.

Why: in decryption a word has two words of the key added on its way to the next word. Their sum is there long before the
value is, so the way is an operation shorter; blocks share the sum, so it costs them little.

    before  (xor (xor (sub x y) rk.0.1) rk.0.2)
    after   (xor (sub x y) (xor rk.0.1 rk.0.2))

Ends: one walk over the terms, each of which becomes one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ciphergen.dsl.term import Term, remake, topological
from ciphergen.generator.analysis.keys import key_position

Early = Callable[[Term], bool]


def _is_key(term: Term) -> bool:
    return key_position(term) is not None


def run(roots: Sequence[Term], early: Early = _is_key) -> list[Term]:
    """Return the roots with XORs of what is there early gathered. early: whether a term is, by itself; so are XORs of
    such terms."""
    found: dict[Term, Term] = {}
    for term in topological(roots):
        found[term] = _gathered(remake(term, tuple(found[a] for a in term.args)), early)
    return [found[root] for root in roots]


def _gathered(term: Term, early: Early) -> Term:
    value, key = _split(term, early)
    if key is None:
        return term
    inner, before = _split(value, early)
    return term if before is None else inner ^ (before ^ key)


def _split(term: Term, early: Early) -> tuple[Term, Term | None]:
    """Return (value, what is added to it early) of an XOR of the two; None if there is no such part."""
    if term.op == "xor":
        a, b = term.args
        for value, key in ((a, b), (b, a)):
            if _is_early(key, early) and not _is_early(value, early):
                return value, key
    return term, None


def _is_early(term: Term, early: Early) -> bool:
    return early(term) or (term.op == "xor" and all(_is_early(each, early) for each in term.args))

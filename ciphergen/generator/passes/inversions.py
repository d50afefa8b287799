"""Inversions: complements move from operands to results, and meet.

Why: vector units have `a & ~b` and `a | ~b`, but no exclusive or with a complement. A complement that comes out of
a round can go into the round key that is added next (`lanes`), and two that meet are none.

    before  (xor (rotl[4] (not x:8)) (not y:8))
    after   (xor (rotl[4] x:8) y:8)

Equations: a complement under `xor` or `rotl` is one of the result; `~a & ~b` is `~(a | b)`, `~a | ~b` is `~(a & b)`;
two in a row are none. What is left are operands of `and` and `or`, one of the two, of other operations, and roots.
Ends: one walk over the terms.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, make, remake, topological

_OTHER = {"and": "or", "or": "and"}
_Signed = tuple[Term, bool]  # a term, and whether its complement is meant


def run(roots: Sequence[Term]) -> list[Term]:
    """Return the roots with complements moved as close to the roots as possible."""
    found: dict[Term, _Signed] = {}
    for term in topological(roots):
        found[term] = _lifted(term, [found[a] for a in term.args])
    return [_whole(found[root]) for root in roots]


def _lifted(term: Term, args: Sequence[_Signed]) -> _Signed:
    bases, signs = tuple(base for base, _ in args), [sign for _, sign in args]
    if term.op == "not":
        return bases[0], not signs[0]
    if term.op in ("xor", "rotl"):
        return make(term.op, bases, term.width, term.param), sum(signs) % 2 == 1
    if term.op in _OTHER and all(signs):
        return make(_OTHER[term.op], bases, term.width), True
    return remake(term, tuple(map(_whole, args))), False


def _whole(signed: _Signed) -> Term:
    return ~signed[0] if signed[1] else signed[0]

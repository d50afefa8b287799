"""One term for all values of an immediate: what differs between them is chosen where it first differs.

What they have in common is so built once. A rotation whose distance an immediate says becomes a rotation by 1, by 2, by
4 and so on, each done or not.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, const, extract, ite, make, rotl


def merged(terms: Sequence[Term], selector: Term) -> Term:
    """Return the term that is `terms[i]` where the selector is i. There are 2**(width of the selector) terms."""
    first = terms[0]
    if all(term is first for term in terms):
        return first
    if any(term.op == "rotl" for term in terms):
        turned = [(term.args[0], term.number) if term.op == "rotl" else (term, 0) for term in terms]
        return _turned(merged([term for term, _ in turned], selector), [distance for _, distance in turned], selector)
    if first.args and all(_alike(first, term) for term in terms):
        arguments = [[term.args[k] for term in terms] for k in range(len(first.args))]
        return make(first.op, tuple(merged(each, selector) for each in arguments), first.width, first.param)
    return _chosen(terms, selector)


def _alike(a: Term, b: Term) -> bool:
    widths = [term.width for term in a.args], [term.width for term in b.args]
    return (a.op, a.width, a.param) == (b.op, b.width, b.param) and widths[0] == widths[1]


def _turned(term: Term, distances: Sequence[int], selector: Term) -> Term:
    for k in range((term.width - 1).bit_length()):
        wanted = [distance >> k & 1 for distance in distances]
        if any(wanted):
            condition = _chosen([const(bit, 1) for bit in wanted], selector)
            term = ite(condition, rotl(term, 1 << k), term)
    return term


def _chosen(terms: Sequence[Term], selector: Term) -> Term:
    """Return one of the terms, by the bits of the selector, the lowest first; those that change nothing are not
    asked."""
    chosen, bit = list(terms), 0
    while len(chosen) > 1:
        pairs = list(zip(chosen[::2], chosen[1::2], strict=True))
        chosen = [_one(extract(selector, bit, bit), one, zero) for zero, one in pairs]
        bit += 1
    return chosen[0]


def _one(condition: Term, one: Term, zero: Term) -> Term:
    if one is zero:
        return one
    if one.is_const and zero.is_const and one.width == 1:
        return condition if one.value else ~condition
    return ite(condition, one, zero)

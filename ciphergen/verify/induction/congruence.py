"""Congruence of secret terms: whether two are equal since they are the same operations on equal public terms.

What a loop computes from a counter is secret, by the key in it, but is the same as the turn before but for the
form in which the counter stands there: `(c + 1) & 255` or a byte that a carry has reached.
"""

from __future__ import annotations

from functools import reduce

from ciphergen.dsl.term import Term, eq
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.state import State


def congruent(context: Context, state: State, a: Term, b: Term) -> bool:
    """Return True if two terms have the same operations down to public terms that are equal under the path's
    conditions. False means not proved."""
    leaves = _leaves(context, a, b)
    if leaves is None:
        return False
    return not leaves or context.holds(state, reduce(lambda x, y: x & y, [eq(x, y) for x, y in leaves]))


def _leaves(context: Context, a: Term, b: Term) -> list[tuple[Term, Term]] | None:
    """Return the pairs of public subterms in which two terms differ, None if other parts differ, too."""
    public, shape = context.secrecy.is_public, context.secrecy.shape
    found: list[tuple[Term, Term]] = []
    waiting, seen = [(a, b)], {(a, b)}
    while waiting:
        x, y = waiting.pop()
        if x is y:
            continue
        if shape(x) != shape(y):
            return None
        if public(x):
            found.append((x, y))
        elif not x.args:
            return None
        else:
            new = [pair for pair in zip(x.args, _matched(context, x, y), strict=True) if pair not in seen]
            seen.update(new)
            waiting += new
    return found


def _matched(context: Context, x: Term, y: Term) -> tuple[Term, ...]:
    """Return the arguments of y in the order that most likely matches those of x."""
    if not x.commutes:
        return y.args
    (p, q), (r, s) = x.args, y.args
    shape = context.secrecy.shape
    if p is s or q is r:
        return s, r
    return (r, s) if (shape(p), shape(q)) == (shape(r), shape(s)) else (s, r)

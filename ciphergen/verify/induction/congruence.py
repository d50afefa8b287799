"""Congruence of secret terms: whether two are equal since they are the same operations on equal public terms.

What a loop computes from a counter is secret, by the key in it, but is the same as the turn before but for the
form in which the counter stands there: `(c + 1) & 255` or a byte that a carry has reached.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce

from ciphergen.dsl.term import Term, eq, make, replace
from ciphergen.verify.equality.parts import by_rank
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.state import ASSOCIATIVE, State

Pair = tuple[Term, Term]


class Congruence:
    """The question whether terms are congruent on a path; questions share what was found out, as terms share most of
    what they are made of."""

    def __init__(self, context: Context, state: State) -> None:
        self._context, self._state = context, state
        self._known: dict[Pair, frozenset[Pair] | None] = {}  # of pairs, what `_leaves` returns
        self._equal = set[Pair]()  # public terms
        self._rewritten: dict[Term, Term] = {}

    def __call__(self, a: Term, b: Term) -> bool:
        """Return True if two terms have the same operations down to public terms that are equal under the path's
        conditions, or if b is a once the mode's state in memory is written as the contract counts it. False means not
        proved."""
        leaves = self._leaves(a, b)
        if leaves is not None:
            asked = sorted(leaves - self._equal, key=lambda pair: (by_rank(pair[0]), by_rank(pair[1])))
            same = not asked or self._all_equal(asked)
            self._equal.update(asked if same else ())
            return same
        if not self._rewritten:
            self._rewritten |= self._counted()
        return bool(self._rewritten) and self._context.normal(replace([b], self._rewritten)[0]) is a

    def _all_equal(self, pairs: Sequence[tuple[Term, Term]]) -> bool:
        return self._context.holds(self._state, reduce(lambda x, y: x & y, [eq(x, y) for x, y in pairs]))

    def _counted(self) -> dict[Term, Term]:
        """Return the public bytes of the mode's state in memory, each with what it is as the contract counts, where
        that is the same on this path in another form. The order of operands in a carry follows from such forms. Numbers
        stay: a 0 elsewhere is none of these bytes. Of a secret state, which is a message's chain, questions to the
        solver would be the whole proof."""
        context, state = self._context, self._state
        region = context.contract.mode_state
        if region is None:
            return {}
        pairs = [(state.memory.get(region, i), context.normal(byte)) for i, byte in enumerate(state.mode_state)]
        public = context.secrecy.is_public
        named = [(x, y) for x, y in pairs if x is not None and not x.is_const]
        different = [(x, y) for x, y in named if x is not y and public(x) and public(y)]
        return {x: y for x, y in different if self._all_equal([(x, y)])}

    def _leaves(self, a: Term, b: Term) -> frozenset[Pair] | None:
        """Return the pairs of public subterms in which two terms differ; None if other parts differ, too."""
        known, below, waiting = self._known, dict[Pair, list[Pair]](), [(a, b)]
        public, shape = self._context.secrecy.is_public, self._context.secrecy.shape
        while waiting:
            pair = x, y = waiting[-1]
            if pair in known:
                waiting.pop()
            elif pair in below:
                found = [known[part] for part in below[pair] if part in known]
                if None in found:
                    known[pair] = None
                elif len(found) < len(below[pair]):
                    waiting.append(next(part for part in below[pair] if part not in known))
                else:
                    known[pair] = _union(filter(None, found))
            elif x is y:
                known[pair] = frozenset()
            elif shape(x) != shape(y) or not (public(x) or x.args):
                known[pair] = None
            elif public(x):
                known[pair] = frozenset({pair})
            else:
                below[pair] = _matched(self._context, x, y)
        return known[a, b]


def _union(sets: Iterable[frozenset[Pair]]) -> frozenset[Pair]:
    """Return the union of sets; one of these where it has all, as most have that terms share."""
    union = frozenset[Pair]()
    for found in sets:
        union = found if union <= found else union if found <= union else union | found
    return union


def _matched(context: Context, x: Term, y: Term) -> list[tuple[Term, Term]]:
    """Return pairs of operands, of two terms of one shape, that most likely are equal; if all are, the terms are."""
    if not x.commutes:
        return [*zip(x.args, y.args, strict=True)]
    (p, q), (r, s) = x.args, y.args
    shape = context.secrecy.shape
    if x.op in ASSOCIATIVE and sorted(map(shape, x.args)) != sorted(map(shape, y.args)):
        return _grouped(context, x, y)
    if p is s or q is r:
        return [(p, s), (q, r)]
    return [(p, r), (q, s)] if (shape(p), shape(q)) == (shape(r), shape(s)) else [(p, s), (q, r)]


def _grouped(context: Context, x: Term, y: Term) -> list[tuple[Term, Term]]:
    """Return pairs of all operands, however they are grouped: those of one shape, and what is made of the public
    ones."""
    (left, own), (right, other) = context.secrecy.operands(x), context.secrecy.operands(y)
    shape, both = context.secrecy.shape, Counter(left) & Counter(right)
    lists = (sorted((Counter(ts) - both).elements(), key=lambda t: (shape(t), by_rank(t))) for ts in (left, right))
    pairs = [*zip(*lists, strict=True)]
    if own:
        pairs.append((_all(context, x.op, own), _all(context, y.op, other)))
    return pairs


def _all(context: Context, op: str, terms: Sequence[Term]) -> Term:
    """Return an associative operation on several terms, in normal form."""
    return reduce(lambda a, b: context.normal(make(op, (a, b), a.width)), terms)

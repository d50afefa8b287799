"""Balance: sums whose parts nobody else needs are added in the order in which what they sum up is there.

Why: a processor with several pipes waits for results, not for pipes, where each operation needs the one before it. A
sum of four parts is three additions one after the other, or two where the first two are beside each other; and what is
there last is added last. No operation more is computed.

    before  (xor (xor (xor (and x:8 y:8) a:8) b:8) c:8)
    after   (xor (xor a:8 b:8) (xor c:8 (and x:8 y:8)))

Ends: each sum is rebuilt once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from heapq import heapify, heappop, heapreplace

from ciphergen.dsl.term import Term, flattened, remake, topological

_SUM = "xor"
# Results that are there after so many times what an addition takes; for all others 1.
_TIMES = {"extract": 0, "concat": 2}  # other orders of bytes


def run(roots: Sequence[Term]) -> list[Term]:
    """Return the roots, balanced. What is a root is computed as it is, whatever else it is part of."""
    order = topological(roots)
    users = Counter(argument for term in order for argument in term.args)
    added = {argument for term in order if term.op == _SUM for argument in term.args}
    inner = {term for term in added if term.op == _SUM and users[term] == 1} - {*roots}
    made, times = dict[Term, Term](), dict[Term, int]()
    for term in order:
        if term.op != _SUM:
            made[term] = remake(term, tuple(made[a] for a in term.args)) if term.args else term
            times[term] = _time(term, [times[a] for a in term.args])
        elif term not in inner:
            parts = [(times[part], number, made[part]) for number, part in enumerate(flattened(term, inner))]
            times[term], _, made[term] = _added(parts)
    return [made[root] for root in roots]


def _time(term: Term, before: Sequence[int]) -> int:
    """Return when the result of an operation is there, by when its arguments are."""
    return max(before) + _TIMES.get(term.op, 1) if before else 0


def _added(parts: list[tuple[int, int, Term]]) -> tuple[int, int, Term]:
    """Return the sum of parts, those that are there first added first. Each is given by when it is there, a number that
    tells it from others, and itself."""
    heapify(parts)
    while len(parts) > 1:
        _, _, first = heappop(parts)
        time, number, second = parts[0]
        heapreplace(parts, (time + 1, number, first ^ second))
    return parts[0]

"""The gates of a term, counted before anything is synthesized: to choose between two terms with the same meaning."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from ciphergen.dsl.term import Term, topological
from ciphergen.dsl.term.gates import Gates
from ciphergen.dsl.term.op import OPERATIONS


class _Counter(Gates[int]):
    """Gates of which each is there once: a bit is twice the number of its gate, and 1 more for the complement."""

    zero, one = 0, 1

    def __init__(self) -> None:
        self.made: dict[Hashable, int] = {}

    def gate(self, key: Hashable) -> int:
        """Return the output of a gate, or of anything else, with this description."""
        return 2 * self.made.setdefault(key, len(self.made) + 1)

    def invert(self, a: int) -> int:
        return a ^ 1

    def both(self, a: int, b: int) -> int:
        a, b = min(a, b), max(a, b)
        if a <= 1:
            return b if a else 0
        if a ^ b <= 1:
            return a if a == b else 0
        return self.gate(("and", a, b))

    def different(self, a: int, b: int) -> int:
        a, b, flip = min(a & ~1, b & ~1), max(a & ~1, b & ~1), (a ^ b) & 1
        if a in (0, b):
            return (b if a == 0 else 0) ^ flip
        return self.gate(("xor", a, b)) ^ flip

    def choice(self, condition: int, then: int, otherwise: int) -> int:
        if then ^ otherwise <= 1:
            return then if then == otherwise else self.different(condition, otherwise)
        if {then, otherwise} & {0, 1} or condition <= 1:
            return super().choice(condition, then, otherwise)
        return self.gate(("choice", condition, then, otherwise))


def gate_count(root: Term) -> int:
    """Return how many gates of two inputs, and choices, a term takes besides its tables."""
    counter, bits = _Counter(), dict[Term, Sequence[int]]()
    others = 0
    for term in topological([root]):
        given = [bits[each] for each in term.args]
        if term.is_const:
            bits[term] = [term.value >> i & 1 for i in range(term.width)]
        elif term.op in ("var", "table"):
            before = len(counter.made)
            bits[term] = [counter.gate((term.op, term.param, *map(tuple, given), i)) for i in range(term.width)]
            others += len(counter.made) - before
        else:
            bits[term] = OPERATIONS[term.op].bits(counter, term.width, [tuple(each) for each in given], term.param)
    return len(counter.made) - others

"""The laws by which terms are equal: bits that are moved, gates bit by bit, sums modulo 2**width.

Every operation has one line here. Two sums are the same where their linear combinations of bits are; products,
comparisons and shifts by a variable are, where their arguments are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from ciphergen.dsl.term import Term, topological
from ciphergen.replay.graph import Bits, Graph, stacked

_LAWS: dict[str, Callable[[BitBlaster, Term, list[Bits]], Bits]] = {
    "const": lambda s, t, a: tuple(t.value >> i & 1 for i in range(t.width)),
    "var": lambda s, t, a: tuple(s.graph.node("input", (t, i), ()) for i in range(t.width)),
    "concat": lambda s, t, a: tuple(bit for part in reversed(a) for bit in part),
    "extract": lambda s, t, a: a[0][t.number : t.number + t.width],
    "zext": lambda s, t, a: a[0] + (0,) * (t.width - len(a[0])),
    "sext": lambda s, t, a: a[0] + a[0][-1:] * (t.width - len(a[0])),
    "rotl": lambda s, t, a: a[0][t.width - t.number :] + a[0][: t.width - t.number],
    "not": lambda s, t, a: tuple(e ^ 1 for e in a[0]),
    "and": lambda s, t, a: tuple(map(s.graph.both, *a)),
    "or": lambda s, t, a: tuple(s.graph.both(x ^ 1, y ^ 1) ^ 1 for x, y in zip(*a, strict=True)),
    "xor": lambda s, t, a: tuple(map(s.graph.differ, *a)),
    "ite": lambda s, t, a: tuple(s.graph.choice(a[0][0], x, y) for x, y in zip(*a[1:], strict=True)),
    "table": lambda s, t, a: s.table(t, a[0]),
    "add": lambda s, t, a: s.sum(t.width, (1, a[0]), (1, a[1])),
    "sub": lambda s, t, a: s.sum(t.width, (1, a[0]), (-1, a[1])),
    "neg": lambda s, t, a: s.sum(t.width, (-1, a[0])),
    "mul": lambda s, t, a: s.product(t.width, *a),
    **dict.fromkeys(("shl", "lshr", "ashr"), lambda s, t, a: s.shift(t, a[0], a[1])),
    "eq": lambda s, t, a: s.equal(a[0], a[1]),
    "ult": lambda s, t, a: (0,) if a[0] == a[1] or not any(a[1]) else s.op("ult", 1, (a[0], 0), (a[1], 1)),
    "slt": lambda s, t, a: (0,) if a[0] == a[1] else s.op("slt", 1, (a[0], 0), (a[1], 1)),
}


class BitBlaster:
    """The bits of terms, in a graph without merges. chains: a sum is put into another one only where two words and a
    carry are added up then, so that each sum has one chain of carries, whatever the width of registers."""

    def __init__(self, chains: bool = False) -> None:
        self.graph: Graph = Graph()
        self._chains = chains
        self._bits: dict[Term, Bits] = {}
        self._sums: dict[int, tuple[Bits, int, dict[int, int]]] = {}  # by the lowest bit's edge
        self._tables: dict[Bits, tuple[Sequence[int], Bits]] = {}

    def __call__(self, terms: Sequence[Term]) -> Bits:
        """Return the edges of the bits of terms, one after the other."""
        for t in topological(terms, self._bits):
            self._bits[t] = _LAWS[t.op](self, t, [self._bits[a] for a in t.args])
            assert len(self._bits[t]) == t.width
            self.graph.spend(t.width)
        return tuple(bit for t in terms for bit in self._bits[t])

    def op(self, name: object, width: int, *words: tuple[Bits, int]) -> Bits:
        """Return the bits of an operation on words, each with a factor or a place; sort the words, so that any order
        gives one node."""
        shape = tuple((len(bits), tag) for bits, tag in sorted(words))
        operation = self.graph.node("op", (name, width, shape), tuple(e for bits, _ in sorted(words) for e in bits))
        return tuple(self.graph.node("bit", i, (operation,)) for i in range(width))

    def shift(self, t: Term, bits: Bits, amount: Bits) -> Bits:
        """Return a shift: moved bits if the distance is a constant, else an operation's bits."""
        if any(e > 1 for e in amount):
            return self.op(t.op, t.width, (bits, 0), (amount, 1))
        step = min(t.width, _number(amount))
        if t.op == "shl":
            return (0,) * step + bits[: t.width - step]
        return bits[step:] + (bits[-1] if t.op == "ashr" else 0,) * step

    def table(self, t: Term, index: Bits) -> Bits:
        """Return a table look-up; compose it with the inner one if the index is a whole look-up."""
        inner, index = self._tables.get(index, (range(1 << len(index)), index))
        assert isinstance(t.param, tuple)
        entries = tuple(t.param[v] for v in inner)
        if entries == tuple(range(1 << len(index))):
            return (index + (0,) * t.width)[: t.width]
        bits = self.op(("table", entries), t.width, (index, 0))
        self._tables[bits] = entries, index
        return bits

    def equal(self, a: Bits, b: Bits) -> Bits:
        """Return the bit a = b: a constant if the difference of the words is one."""
        constant, factors = self._linear(len(a), (1, a), (-1, b))
        return self.op("eq", 1, (a, 0), (b, 0)) if factors else (int(constant == 0),)

    def product(self, width: int, a: Bits, b: Bits) -> Bits:
        """Return a product: a sum if a factor is a constant."""
        c, x = sorted((a, b), key=max)
        return self.op("mul", width, (a, 0), (b, 0)) if max(c) > 1 else self.sum(width, (_number(c), x))

    def sum(self, width: int, *parts: tuple[int, Bits]) -> Bits:
        """Return a linear combination of words; its lowest bits are wires while at most one 1 stands in a column."""
        (constant, factors), low = (self._chain if self._chains else self._linear)(width, *parts), list[int]()
        while len(low) < width and len(ones := [2 * n for n, f in factors.items() if f & 1] + [1] * (constant & 1)) < 2:
            low += ones or [0]
            constant, factors = constant >> 1, {n: f >> 1 for n, f in factors.items() if f > 1}
        if len(low) == width:
            return tuple(low)
        high = self.op(("sum", constant), width - len(low), *(((2 * n,), f) for n, f in factors.items()))
        self._sums[high[0]] = high, constant, factors
        return (*low, *high)

    def _chain(self, width: int, *parts: tuple[int, Bits]) -> tuple[int, dict[int, int]]:
        """Return what `_linear` does, having looked into as many of the words as leave two words and a carry to add up;
        a constant is a word and no carry. From the highest place nothing is carried."""
        words, found = range(len(parts)), (0, dict[int, int]())
        most = 3 if all(max(bits) > 1 for _, bits in parts) else 2
        for opaque in ((), *((i,) for i in words), words):
            constant, factors = found = self._linear(width, *parts, opaque=opaque)
            first, *others = map(len, stacked(width, constant, factors.values(), factors))
            if first <= most and all(height <= 2 for height in others[:-1]):
                break
        return found

    def _linear(self, width: int, *parts: tuple[int, Bits], opaque: Collection[int] = ()) -> tuple[int, dict[int, int]]:
        """Return a sum of words, each with a factor, as a constant and a factor of each node, modulo 2**width. opaque:
        words that are not looked into, by number."""
        constant, factors, mask = 0, dict[int, int](), (1 << width) - 1
        for number, (times, bits) in enumerate(parts):
            for k, edge in enumerate(bits):
                run, more, terms = self._sums.get(edge & -2, ((), 0, {}))
                whole = number not in opaque and run and bits[k:] == tuple(e ^ edge & 1 for e in run[: width - k])
                # The bits of a sum, down from the most significant one, are its terms. ~x is 1 - x; of a sum, -1 - x.
                sign = -times if edge & 1 else times
                constant += (edge & 1) * (-times if whole else times) << k
                constant += sign * more << k if whole else 0
                for node, factor in (terms if whole else {edge >> 1: 1}).items():
                    factors[node] = factors.get(node, 0) + (sign * factor << k) & mask
                if whole:
                    break
        self.graph.spend(4 * len(factors))
        return constant & mask, {node: factor for node, factor in factors.items() if node and factor}


def _number(bits: Bits) -> int:
    return sum(e << i for i, e in enumerate(bits))

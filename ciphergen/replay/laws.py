"""The laws by which a rewrite is right: bits that are moved, gates bit by bit, sums modulo 2**width.

Every operation has one line here, in two readings. In the first, sums and comparisons are opaque: two of them are the
same where their linear combinations (or arguments) are. In the second (`adders`), they are gates down to the inputs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ciphergen.dsl.term import Term
from ciphergen.replay.graph import Graph

Bits = tuple[int, ...]  # edges, the least significant first
Linear = tuple[int, Mapping[Bits, int]]  # a constant, and a factor for each atom; modulo 2**width
SUMS = frozenset({"add", "sub", "neg", "mul"})


def below(term: Term, known: Mapping[Term, Any]) -> Iterator[Term]:
    """Yield the terms at and below a term that are not known when their turn comes, arguments first."""
    waiting = [term]
    while waiting:
        missing = [a for a in waiting[-1].args if a not in known]
        if waiting[-1] in known:
            waiting.pop()
        elif missing:
            waiting += missing
        else:
            yield waiting[-1]


class Laws:
    """Bits and linear combinations of terms."""

    def __init__(self, graph: Graph, *, adders: bool = False) -> None:
        self.graph, self.adders = graph, adders
        self._bits: dict[Term, Bits] = {}
        self._sums: dict[Bits, Linear] = {}
        self._linear: dict[Term, Linear] = {}
        self._tables: dict[Bits, tuple[tuple[int, ...], Bits]] = {}

    def equal(self, a: Term, b: Term) -> bool:
        """True if a law says that two terms are equal for all values of their variables."""
        return a.width == b.width and (self(a) == self(b) or self.linear(a) == self.linear(b))

    def __call__(self, term: Term) -> Bits:
        """Return the edges of a term's bits."""
        for t in below(term, self._bits):
            self._bits[t] = self._one(t)
            assert len(self._bits[t]) == t.width
        return self._bits[term]

    def _one(self, t: Term) -> Bits:
        a, g, w = [self._bits[x] for x in t.args], self.graph, t.width
        match t.op:
            case "const":
                return tuple(t.value >> i & 1 for i in range(w))
            case "var":
                return tuple(g.node("input", t, i) for i in range(w))
            case "concat":
                return tuple(bit for part in reversed(a) for bit in part)
            case "extract":
                return a[0][t.number : t.number + w]
            case "zext":
                return a[0] + (0,) * (w - len(a[0]))
            case "sext":
                return a[0] + a[0][-1:] * (w - len(a[0]))
            case "rotl":
                return a[0][w - t.number :] + a[0][: w - t.number]
            case "shl" | "lshr" | "ashr":
                return self._shift(t, a[0], a[1])
            case "not":
                return tuple(e ^ 1 for e in a[0])
            case "and":
                return tuple(map(g.both, *a))
            case "or":
                return tuple(g.both(x ^ 1, y ^ 1) ^ 1 for x, y in zip(*a, strict=True))
            case "xor":
                return tuple(map(g.differ, *a))
            case "ite":
                return tuple(g.choice(a[0][0], x, y) for x, y in zip(*a[1:], strict=True))
            case "table":
                return self._table(t, a[0])
            case _:
                return self._by_adders(t, a) if self.adders else self._opaque_sum(t, a)

    def _opaque(self, name: object, width: int, *args: tuple[Bits, int]) -> Bits:
        """An operation on bits, each with a factor or its place; those in any order stand at one place."""
        return tuple(self.graph.node("op", (name, width, frozenset(args)), i) for i in range(width))

    def _shift(self, t: Term, bits: Bits, amount: Bits) -> Bits:
        fill = bits[-1] if t.op == "ashr" else 0
        for i, e in enumerate(amount):
            step = min(1 << i, t.width)
            moved = (0,) * step + bits[: t.width - step] if t.op == "shl" else bits[step:] + (fill,) * step
            if e > 1 and not self.adders:
                return self._opaque(t.op, t.width, (self._bits[t.args[0]], 0), (amount, 1))
            bits = tuple(self.graph.choice(e, x, y) for x, y in zip(moved, bits, strict=True)) if e else bits
        return bits

    def _table(self, t: Term, index: Bits) -> Bits:
        assert isinstance(t.param, tuple)
        entries = t.param
        if self.adders:
            columns = (sum((v >> i & 1) << k for k, v in enumerate(entries)) for i in range(t.width))
            return tuple(self.graph.look_up(column, index) for column in columns)
        if index in self._tables:  # a table of a table's whole output is one table
            inner, index = self._tables[index]
            entries = tuple(entries[v] for v in inner)
        if len(set(entries)) == 1:
            return tuple(entries[0] >> i & 1 for i in range(t.width))
        if entries == tuple(range(1 << len(index))):
            return (index + (0,) * t.width)[: t.width]
        bits = self._opaque(("table", entries), t.width, (index, 0))
        self._tables[bits] = entries, index
        return bits

    def _opaque_sum(self, t: Term, a: list[Bits]) -> Bits:
        if t.op == "eq":
            constant, atoms = self._plus(t.args[0].width, (1, self.linear(t.args[0])), (-1, self.linear(t.args[1])))
            return self._opaque("eq", 1, (a[0], 0), (a[1], 0)) if atoms else (int(constant == 0),)
        if t.op in ("ult", "slt"):
            never = a[0] == a[1] or (t.op == "ult" and not any(a[1]))
            return (0,) if never else self._opaque(t.op, 1, (a[0], 0), (a[1], 1))
        if t.op == "mul" and not any(x.is_const for x in t.args):
            return self._opaque("mul", t.width, (a[0], 0), (a[1], 0))
        constant, atoms = self.linear(t)
        if t.op == "add" and all(0 in pair for pair in zip(*a, strict=True)):
            return tuple(map(self.graph.differ, *a))  # disjoint bits: no carry
        if not atoms:
            return tuple(constant >> i & 1 for i in range(t.width))
        (bits, factor), *more = atoms.items()
        if not (more or constant or factor & (factor - 1)):
            k = factor.bit_length() - 1
            return (0,) * k + bits[: t.width - k]
        bits = self._opaque(("sum", constant), t.width, *atoms.items())
        self._sums[bits] = constant, atoms
        return bits

    def linear(self, t: Term) -> Linear:
        """Return a term as a linear combination of bits that are no sums."""
        parts, width = [(1, t)], t.width
        found: list[tuple[int, Linear]] = []
        while parts:
            factor, x = parts.pop()
            if x in self._linear:  # sums of sums are worked out once
                found.append((factor, self._linear[x]))
            elif x.op in ("add", "sub"):
                parts += [(factor, x.args[0]), (-factor if x.op == "sub" else factor, x.args[1])]
            elif x.op == "neg":
                parts.append((-factor, x.args[0]))
            elif x.op == "mul" and any(y.is_const for y in x.args):
                y, c = x.args if x.args[1].is_const else x.args[::-1]
                parts.append((factor * c.value, y))
            elif x.op == "concat":
                top, *low = x.args
                shift = x.width - top.width
                if top.op == "add" and top.args[1].is_const:  # (h + c) : low = (h : low) + c * 2**shift
                    found.append((factor * top.args[1].value << shift, (1, {})))
                    top = top.args[0]
                if _low_bits_of(top, width) and all(y.is_const and not y.value for y in low):
                    parts.append((factor << shift, top.args[0]))
                else:
                    found.append((factor, self._atom(tuple(e for y in (*low[::-1], top) for e in self(y)))))
            else:
                found.append((factor, self._atom(self(x))))
        self._linear[t] = self._plus(width, *found)
        return self._linear[t]

    def _atom(self, bits: Bits) -> Linear:
        """Bits as a combination: a sum's own, else what is left of them without the ones, and these as a number."""
        if bits in self._sums:
            return self._sums[bits]
        ones, rest = sum((e == 1) << i for i, e in enumerate(bits)), tuple(0 if e == 1 else e for e in bits)
        return ones, {rest: 1} if any(rest) else {}

    def _plus(self, width: int, *parts: tuple[int, Linear]) -> Linear:
        mask, total = (1 << width) - 1, 0
        atoms: dict[Bits, int] = {}
        for factor, (constant, some) in parts:
            total += factor * constant
            for bits, times in some.items():
                atoms[bits] = atoms.get(bits, 0) + factor * times & mask
        return total & mask, {bits: times for bits, times in atoms.items() if times}

    def _by_adders(self, t: Term, a: list[Bits]) -> Bits:
        zero: Bits = (0,) * t.args[0].width
        match t.op:
            case "add":
                return self._add(a[0], a[1], 0)[0]
            case "sub":
                return self._add(a[0], _not(a[1]), 1)[0]
            case "neg":
                return self._add(zero, _not(a[0]), 1)[0]
            case "mul":
                total = zero
                for i, e in enumerate(a[1]):
                    row = (0,) * i + tuple(self.graph.both(e, x) for x in a[0][: t.width - i])
                    total = self._add(total, row, 0)[0]
                return total
            case "eq":
                same = 1
                for k, (x, y) in enumerate(zip(*a, strict=True)):
                    e = self.graph.differ(x, y) ^ 1
                    same = self.graph.both(same, e) if k else e
                return (same,)
            case "slt":
                a = [(*bits[:-1], bits[-1] ^ 1) for bits in a]
        return (self._add(a[0], _not(a[1]), 1)[1] ^ 1,)

    def _add(self, a: Bits, b: Bits, carry: int) -> tuple[Bits, int]:
        """The sum with the carry in, and the carry out."""
        g, bits = self.graph, []
        for x, y in zip(a, b, strict=True):
            half = g.differ(x, y)
            bits.append(g.differ(half, carry))
            carry = g.both(g.both(x, y) ^ 1, g.both(half, carry) ^ 1) ^ 1
        return tuple(bits), carry


def _not(bits: Bits) -> Bits:
    return tuple(e ^ 1 for e in bits)


def _low_bits_of(x: Term, width: int) -> bool:
    return x.op == "extract" and x.number == 0 and x.args[0].width == width

"""The quadratic form, a third normal form of terms: every bit is a polynomial of degree 2 in opaque bits.

Two ways to multiply polynomials over GF(2), Karatsuba's and the school's, share no inner node, so that no sweep can
meet; but each bit of a product is a sum of products of two bits, whichever way it was computed. The form is canonical:
bits with different forms differ for some values of the opaque bits.

A form is one integer, a square matrix read row by row, in which bit 0 stands for the constant 1. Row 0 has the constant
and the linear part. Below, bits j of row i and i of row j are 1 where the product of bits i and j is in the sum: so the
square of a bit, which is the bit itself, leaves nothing there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ciphergen.dsl.term import Kind, Term, topological
from ciphergen.dsl.term.gates import Gates
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.verify.equality.sparse_quadratic import Form, SparseQuadratic, TooMuch, in_order

# Opaque bits of a comparison: a form takes this number squared, in bits. Three products in GF(2^128) have 768.
MOST_BITS = 1024
MOST_SPARSE = 1 << 15  # of those of which each product has few: twice what 64 products of blocks of 128 bits have
# Multiplications of machine words: of a few seconds, what three products in GF(2^128) take.
MOST_WORK = 1 << 33
_KEPT = 1 << 30  # bits of matrices that are kept for products to come

Bits = tuple[int, ...]  # forms, the least significant bit's first


class NotQuadratic(Exception):
    """An error: terms have a bit of degree 3 or above, depend on too many opaque bits, or take too much work."""


def same_quadratic_form(pairs: Sequence[tuple[Term, Term]]) -> bool:
    """Return True if the terms of each pair have the same bits for all values of what is opaque: of variables, sums,
    look-ups, and whatever else is not made of gates; False if they differ there, or have no quadratic form."""
    roots = [t for pair in pairs for t in pair]
    if opaque_bits(roots) > MOST_BITS:
        return _same_sparse_form(pairs)
    try:
        forms = quadratic_forms(roots)
    except NotQuadratic:
        return False
    return all(left == right for left, right in zip(forms[::2], forms[1::2], strict=True))


def opaque_bits(roots: Sequence[Term]) -> int:
    """Return the number of opaque bits below terms."""
    return sum(t.width for t in topological(roots) if is_opaque(t))


def _same_sparse_form(pairs: Sequence[tuple[Term, Term]]) -> bool:
    """Return True if the terms of each pair have the same bits, as `same_quadratic_form` does, of many more opaque
    bits, if each product has few of them."""
    roots = [t for pair in pairs for t in pair]
    inside, gates = topological(roots), SparseQuadratic()
    if opaque_bits(roots) > MOST_SPARSE or any(is_opaque(t) and t.args for t in inside):
        return False
    known, number = dict[Term, tuple[Form, ...]](), 1
    for t in in_order([t for t in inside if t.op == "var"]):
        known[t] = tuple(gates.variable(number + i) for i in range(t.width))
        number += t.width
    uses = Counter(a for t in inside for a in t.args)
    uses.update(roots)
    try:
        for t in inside:
            if t.op == "const":
                known[t] = tuple(gates.one if t.value >> i & 1 else gates.zero for i in range(t.width))
            elif t.args:
                known[t] = OPERATIONS[t.op].bits(gates, t.width, [known[a] for a in t.args], t.param)
            for a in t.args:
                uses[a] -= 1
                if not uses[a]:
                    del known[a]
    except TooMuch:
        return False
    return all(known[a] == known[b] for a, b in pairs)


def quadratic_forms(roots: Sequence[Term]) -> list[Bits]:
    """Return the forms of the bits of terms, all over the same opaque bits.

    Raises:
        NotQuadratic: a bit below them has a degree above 2, there are more than `MOST_BITS` opaque bits, or forms take
            more than `MOST_WORK`.
    """
    inside, opaque = topological(roots), opaque_bits(roots)
    if opaque > MOST_BITS:
        raise NotQuadratic
    gates = _Quadratic(opaque + 1)
    uses = Counter(a for t in inside for a in t.args)
    uses.update(roots)
    known: dict[Term, Bits] = {}
    for t in inside:
        known[t] = gates.bits(t, [known[a] for a in t.args])
        for a in t.args:  # the forms of all terms at once would take a hundred times the memory
            uses[a] -= 1
            if not uses[a]:
                del known[a]
    return [known[r] for r in roots]


class _Quadratic(Gates[int]):
    """Gates on quadratic forms. stride: the bits of a row."""

    zero, one = 0, 1

    def __init__(self, stride: int) -> None:
        self._stride, self._row = stride, (1 << stride) - 1
        self._count = 1
        self._work = 0
        self._opaque: dict[tuple[object, ...], Bits] = {}
        self._spread: dict[int, int] = {}

    def bits(self, t: Term, args: Sequence[Bits]) -> Bits:
        """Return the forms of a term's bits; what is opaque is told by its operation and its arguments' forms."""
        if t.op == "const":
            return tuple(t.value >> i & 1 for i in range(t.width))
        if not is_opaque(t):
            return OPERATIONS[t.op].bits(self, t.width, args, t.param)
        key = (t.op, t.width, t.param, *args)
        if key not in self._opaque:
            self._opaque[key] = tuple(1 << self._count + i for i in range(t.width))
            self._count += t.width
        return self._opaque[key]

    def invert(self, a: int) -> int:
        """Return the complement of a bit."""
        return a ^ 1

    def different(self, a: int, b: int) -> int:
        """Return the exclusive or of two bits."""
        return a ^ b

    def choice(self, condition: int, then: int, otherwise: int) -> int:
        """Return `then` where the condition is 1, else `otherwise`."""
        return self.both(condition, then ^ otherwise) ^ otherwise

    def both(self, a: int, b: int) -> int:
        """Return the and of two bits.

        Raises:
            NotQuadratic: its degree is above 2, or there were too many products before.
        """
        if a <= 1 or b <= 1:
            return a * b
        if a == b:
            return a
        if a ^ b == 1:
            return 0
        if (a | b) > self._row:
            raise NotQuadratic
        self._work += self._stride**3 >> 12  # a matrix times a row, in words of 64 bits
        if self._work > MOST_WORK:
            raise NotQuadratic
        first, second = a & ~1, b & ~1
        linear = first & second ^ (second if a & 1 else 0) ^ (first if b & 1 else 0)
        products = self._rows(first) * second ^ self._rows(second) * first
        return products ^ linear | a & b & 1

    def _rows(self, linear: int) -> int:
        """Return the matrix with a 1 at the beginning of each row whose bit is in a linear form: times a row, it is
        that row in each of these."""
        rows = self._spread.get(linear)
        if rows is None:
            if len(self._spread) * self._stride**2 > _KEPT:
                self._spread.clear()
            rows = int(("0" * (self._stride - 1)).join(f"{linear:b}"), 2)  # in linear time, as the base is 2
            self._spread[linear] = rows
        return rows


def is_opaque(t: Term) -> bool:
    """Return True for a variable and for an operation that is not made of gates, or shifts by what is no constant."""
    if t.kind is Kind.SHIFT:
        return not t.args[1].is_const
    return t.op in ("var", "table") or t.kind in (Kind.ARITHMETIC, Kind.WHOLE)

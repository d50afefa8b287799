"""Sums of words that lie beside each other in a register, and are added all at once.

Where the top bit of each word is 0 in both summands, no carry leaves a word; where it is 1 in the minuend and 0 in the
subtrahend, no borrow does. So a sum of registers is one of words, of their lower bits. The top bits are added without
carry, by an exclusive or: in a sum modulo 2**n they are summands like any other. With a' the lower bits of a word a,

    (0 a') + (0 b')  ^  (a's top bit ^ b's top bit) shifted up   is   a + b

A sum of two registers is also one of words where the carry into a word is taken away again: it is the bit in which the
sum differs from the exclusive or of the registers. In the lowest bit of all these are the same.

Trusted: every equation is proved for many widths by `tests/verify/test_lanes.py`.
"""

from __future__ import annotations

from collections import Counter
from functools import reduce
from typing import TYPE_CHECKING

from ciphergen.dsl.term import Term, const, make
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.parts import flipped, is_value

if TYPE_CHECKING:
    from ciphergen.verify.equality.normal import Normalizer


class LaneSums:
    """The equations for words of `word` bits of which several fill a register of `register` bits; none for others."""

    def __init__(self, normal: Normalizer, word: int, register: int) -> None:
        self._normal, self._word = normal, word
        self._width = register if 1 < word < register and register % word == 0 else 0

    def runs(self, width: int) -> int:
        """Return the number of runs of equal bits of a mask that cuts each word of a register in two."""
        return 2 * width // self._word if width == self._width else 0

    def apart(self, op: str, a: Term, b: Term) -> list[Term] | None:
        """Return a sum or difference of registers as those of their words, the highest first; None where a word might
        carry into the next."""
        if a.width != self._width or op not in ("add", "sub"):
            return None
        if (pair := self._carried(op, a, b) or (self._carried(op, b, a) if op == "add" else None)) is not None:
            return self._words("sub" if op == "add" else "add", *pair)
        tops = range(self._word - 1, self._width, self._word)
        if not all(self._is_bit(b, at, 0) and self._is_bit(a, at, int(op == "sub")) for at in tops):
            return None
        return self._words(op, a, b)

    def _words(self, op: str, a: Term, b: Term) -> list[Term]:
        """Return the sums or differences of the words of two registers, the highest first."""
        ends = [(at + self._word - 1, at) for at in range(self._width - self._word, -1, -self._word)]
        words = [[self._normal.extract(x, high, low) for x in (a, b)] for high, low in ends]
        return [self._normal(make(op, tuple(pair), self._word)) for pair in words]

    def _carried(self, op: str, total: Term, carry: Term) -> tuple[Term, Term] | None:
        """Return the registers of which `total` is the sum, or the difference for `add`, if there are two words and
        `carry` is what comes into the upper one; None for other terms."""
        if 2 * self._word != self._width or carry.op != "concat" or len(carry.args) != 4:
            return None
        above, bit, below, lowest = carry.args
        if bit.op != "extract" or bit.width != 1 or bit.args[0].op != "xor" or lowest.width != 1:
            return None
        if not (is_value(above, 0) and is_value(below, 0) and lowest is self._normal.extract(bit.args[0], 0, 0)):
            return None
        source = bit.args[0]
        if bit.number != self._word or source.width != self._width or total not in source.args:
            return None
        other = source.args[0] if source.args[1] is total else source.args[1]
        pairs = self._summands(total, -1 if op == "add" else 1)
        return next((pair for pair in pairs if self._normal.bitwise("xor", *pair) is other), None)

    def _summands(self, total: Term, sign: int) -> list[tuple[Term, Term]]:
        """Return the pairs of terms of which one may be the sum, or the difference where the sign is -1. A constant is
        one of them, or part of one."""
        linear, minus = Linear.of(total), (1 << total.width) - 1
        found = sorted(linear.terms.items(), key=lambda of: of[1] == minus)
        atoms, factors = [Linear.of(atom) for atom, _ in found], [factor for _, factor in found]
        constant, zero = (Linear.of(const(value, total.width)) for value in (linear.constant, 0))
        if factors == [1, sign & minus]:
            first, second = atoms
        elif factors == [1]:
            first, second = atoms[0], zero
        elif factors == [minus] and sign < 0:
            first, second = zero, atoms[0]
        else:
            return []
        ways = [(first.plus(constant), second), (first, second.plus(constant.times(sign)))]
        return [(self._normal.sum(a), self._normal.sum(b)) for a, b in ways]

    def _is_bit(self, a: Term, at: int, value: int) -> bool:
        return is_value(self._normal.extract(a, at, at), value)

    def with_top(self, a: Term, b: Term) -> Term | None:
        """Return the exclusive or of a sum of lower bits with one of top bits as the sum of the words; None for other
        terms."""
        if a.width != self._word or not self._width:
            return None
        for total, top in ((a, b), (b, a)):
            if top.op == "concat" and top.args[0].width == 1 and is_value(top.args[-1], 0) and len(top.args) == 2:
                whole = self._joined(Linear.of(total), top.args[0])
                if whole is not None:
                    return self._normal.sum(whole)
        return None

    def _joined(self, total: Linear, top: Term) -> Linear | None:
        """Return a sum in which each summand without its top bit has it, if these are the bits of which `top` is the
        exclusive or. A flip of the top bit goes where others are flipped, else to the constant."""
        terms: dict[Term, int] = {}
        wanted: dict[Term, tuple[Term, int]] = {}
        flips = 0
        for atom, factor in total.terms.items():
            first, *rest = atom.args if atom.op == "concat" else (atom,)
            above = self._above(rest[0]) if rest and first.is_const and first.width == 1 else None
            if above is None or above in wanted or not factor & 1:
                terms[atom] = factor
                continue
            flips ^= first.value
            wanted[above] = (self._normal.concat([above, *rest]), factor)
        bits, flip = self._bits(top, wanted)
        if not wanted or Counter(bits) != Counter(wanted.keys()):
            return None
        highest = const((flips ^ flip) << self._word - 1, self._word)
        flipped_already = [above for above, (whole, _) in wanted.items() if flipped(whole)]
        if highest.value and flipped_already:
            whole, factor = wanted[flipped_already[0]]
            wanted[flipped_already[0]] = (self._normal.bitwise("xor", whole, highest), factor)
            highest = const(0, self._word)
        known = Linear(self._word, total.constant, terms).plus(Linear.of(highest))
        return reduce(Linear.plus, (Linear.of(whole).times(factor) for whole, factor in wanted.values()), known)

    def _above(self, part: Term) -> Term | None:
        """Return the bit above a part of a longer term, of its highest the lowest as in a rotation; None for other
        terms."""
        bits, _ = flipped(part) or (part, part)
        if bits.op != "extract":
            return None
        at = (bits.number + bits.width) % bits.args[0].width
        return self._normal.extract(bits.args[0], at, at)

    def _bits(self, top: Term, wanted: dict[Term, tuple[Term, int]]) -> tuple[list[Term], int]:
        """Return (the bits of which one is the exclusive or, cut no further than wanted, and whether it is flipped)."""
        found: list[Term] = []
        rest, flips = [top], 0
        while rest:
            bit = rest.pop()
            if bit in wanted or bit.is_const:
                flips ^= bit.value if bit.is_const else 0
                found += [] if bit.is_const else [bit]
            elif pair := flipped(bit):
                rest.append(pair[0])
                flips ^= pair[1].value
            elif bit.op == "xor":
                rest += bit.args
            elif bit.op == "extract" and bit.args[0].op == "xor":
                rest += [self._normal.extract(x, bit.number, bit.number) for x in bit.args[0].args]
            else:
                found.append(bit)
        return found, flips

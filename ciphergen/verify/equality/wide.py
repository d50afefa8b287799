"""Sums and bitwise operations on words that registers do not fit: of several registers each, or narrower ones.

A text's word of 64 bits is a pair of registers on a 32-bit target: what is added there carries from one to the other.
A narrower word stands in a register with bits above it that do not matter. In both cases the text's operation is cut at
the registers' bits, so that it is the code's.

Trusted: every equation is proved for many widths by `tests/verify/test_normal.py`.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING

from ciphergen.dsl.term import Kind, Term, const, make, ult, zext
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.parts import by_rank, missing

if TYPE_CHECKING:
    from ciphergen.verify.equality.normal import Normalizer


class Widths:
    """The equations for words of `word` bits in registers of `register` bits; none for equal widths."""

    def __init__(self, normal: Normalizer, word: int, register: int) -> None:
        self._normal, self._word, self._register = normal, word, register
        # The bits of the last register of a word, where these are not all.
        self._narrow = word % register if register else 0
        self._low: dict[Term, Term] = {}
        self._secret: dict[Term, bool] = {}

    def spans(self, width: int) -> bool:
        """Return True for the width of words that take several registers, and for that of their upper ones."""
        return self._register < width <= self._word and (self._word - width) % self._register == 0

    @property
    def cuts(self) -> bool:
        """Return True if registers may have bits above those of a word."""
        return self._narrow != 0

    def halves(self, a: Term) -> tuple[Term, Term]:
        """Return the lowest register of a word, and the upper ones."""
        split = self._register
        return self._normal.extract(a, split - 1, 0), self._normal.extract(a, a.width - 1, split)

    def bitwise(self, op: str, a: Term, b: Term) -> Term:
        """Return a bitwise operation as that on each register."""
        low, high = (self._normal.bitwise(op, x, y) for x, y in zip(self.halves(a), self.halves(b), strict=True))
        return self._normal.concat([high, low])

    def arithmetic(self, factors: tuple[int, ...], args: tuple[Term, ...]) -> Term:
        """Return a sum or difference by the factors of its arguments, register by register, each with the carry of the
        one below: x + y < y, or x < y, where it is 1."""
        a, b = args if len(args) == 2 else (const(0, args[0].width), *args)
        parts: list[Term] = []
        carry: Term | None = None
        for x, y in zip(self._registers(a), self._registers(b), strict=True):
            before = None if carry is None else zext(carry, x.width)
            part, carry = self._added(x, y, before, subtracts=factors[-1] < 0)
            parts.insert(0, part)
        return self._normal.concat(parts)

    def _added(self, x: Term, y: Term, carry: Term | None, *, subtracts: bool) -> tuple[Term, Term]:
        """Return a register of a sum or difference, with the carry of the one below, and its own."""
        half = self._normal(x - y if subtracts else x + y)
        first = ult(x, y) if subtracts else ult(half, y)
        if carry is None:
            return half, first
        whole = half - carry if subtracts else half + carry
        return self._normal(whole), first | (ult(half, carry) if subtracts else ult(whole, carry))

    def _registers(self, a: Term) -> list[Term]:
        """Return the registers of a word, the lowest first."""
        places = range(0, a.width, self._register)
        return [self._normal.extract(a, min(low + self._register, a.width) - 1, low) for low in places]

    def compared(self, a: Term, b: Term) -> tuple[Term, Term]:
        """Return what to compare in place of a < b: where that can be a carry, s + t < t is s + t < s too, and the
        first is taken."""
        if not a.width == self._register < self._word:
            return a, b
        other = self._normal.sum(Linear.of(a).plus(Linear.of(b).times(-1)))
        return a, min(b, other, key=by_rank)

    def cut(self, a: Term, high: int) -> Term | None:
        """Return the bits of a register's operation that are a narrow word, or all that a word has in its last
        register, and of which the bits up to `high` are part, as an operation on so many bits; None for other terms."""
        narrow = self._narrow
        if not high < narrow < a.width <= self._register or not _computes(a) or not self._is_secret(a):
            return None
        cone = _cone(a, self._low)
        if self._word > self._register and not self._is_last(a, cone):
            return None
        for t in cone:
            args = tuple(self._low[x] if x in self._low else self._part(x) for x in t.args)
            self._low[t] = self._normal(make(t.op, args, narrow))
        return self._low[a]

    def masked(self, a: Term, mask: Term) -> Term:
        """Return the first argument of an `and` with a mask without the bits above those of the mask, where these are
        the bits above a word in its register; else as it is."""
        top, source = mask.value.bit_length(), a.args[0] if a.op == "extract" else a
        number = a.number if a.op == "extract" else 0
        if not number + top <= self._narrow < number + a.width:
            return a
        low = self._normal.extract(a, top - 1, 0)
        return a if low.args[0] is source else self._normal.concat([const(0, a.width - top), low])

    def joined(self, above: Term, below: Term) -> Term | None:
        """Return bits of a sum, and those next below, which can be of a narrower sum, as bits of the first sum; None
        if they are something else."""
        if not self.cuts or above.op != "extract" or above.args[0].kind is not Kind.ARITHMETIC:
            return None
        low, whole = above.number - below.width, above.args[0]
        if low < 0 or self._normal.extract(whole, above.number - 1, low) is not below:
            return None
        return self._normal.extract(whole, above.number + above.width - 1, low)

    def _is_last(self, a: Term, cone: Sequence[Term]) -> bool:
        """Return True if a term is in the last register of a word: a carry comes into it, or belongs to what is cut."""
        if a in self._low or any(map(_carries, cone)):
            return True
        return any(x in self._low for t in cone for x in t.args)

    def _is_secret(self, a: Term) -> bool:
        """Return True if a term depends on more than public values. A counter or a pointer is no word of the text."""
        for t in missing(a, self._secret):
            public = isinstance(t.param, Symbol) and t.symbol.secrecy is Secrecy.PUBLIC
            self._secret[t] = any(self._secret[x] for x in t.args) if t.args else t.op == "var" and not public
        return self._secret[a]

    def _part(self, a: Term) -> Term:
        return self._normal.extract(a, self._narrow - 1, 0)


def _computes(a: Term) -> bool:
    """Return True for an operation of whose low bits only low bits of its arguments decide. Products of two words stay
    whole, since their upper bits may be asked for too."""
    return a.kind is Kind.BITWISE or a.op in ("add", "sub", "neg") or (a.op == "mul" and a.args[1].is_const)


def _carries(a: Term) -> bool:
    """Return True for a term to whose arguments a carry belongs, in normal form."""
    return any(x.op == "concat" and x.args[-1].op == "ult" for x in a.args)


def _cone(root: Term, known: Container[Term]) -> list[Term]:
    """Return what is computed below a term from what is known, or moved, arguments first."""
    order: list[Term] = []
    seen: set[Term] = set()
    stack = [(root, False)]
    while stack:
        t, done = stack.pop()
        if done:
            order.append(t)
        elif t not in seen and t not in known and _computes(t):
            seen.add(t)
            stack.append((t, True))
            stack.extend((a, False) for a in t.args)
    return order

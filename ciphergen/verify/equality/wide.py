"""Sums and bitwise operations on words that registers do not fit: of several registers each, or narrower ones.

A text's word of 64 bits is a pair of registers on a 32-bit target: what is added there carries from one to the other.
A narrower word stands in a register with bits above it that do not matter. In both cases the text's operation is cut at
the registers' bits, so that it is the code's.

Trusted: every equation is proved for many widths by `tests/verify/test_normal.py`.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence
from typing import TYPE_CHECKING

from ciphergen.dsl.term import Kind, Term, const, make, ult, zext
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.verify.equality.carries import carry_out
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.parts import by_rank, missing
from ciphergen.verify.equality.turns import stays_below

if TYPE_CHECKING:
    from ciphergen.verify.equality.normal import Normalizer


class Widths:
    """The equations for words of `word` bits, the widest, and of other widths in registers of `register` bits; none for
    equal widths."""

    def __init__(self, normal: Normalizer, word: int, register: int, others: Collection[int] = ()) -> None:
        self._normal, self._word, self._register = normal, word, register
        # The bits of the last register of a word, where these are not all; of words that one register holds, their own.
        lasts = {width % register for width in (word, *others)} if register else set[int]()
        self._narrow = sorted(lasts - {0})
        self._single = {width for width in (word, *others) if width < register}
        self._low: dict[int, dict[Term, Term]] = {narrow: {} for narrow in self._narrow}
        self._secret: dict[Term, bool] = {}
        self._carries: dict[Term, Term | None] = {}

    def spans(self, width: int) -> bool:
        """Return True for the width of words that take several registers, and for that of their upper ones."""
        return self._register < width <= self._word

    @property
    def cuts(self) -> bool:
        """Return True if registers may have bits above those of a word."""
        return bool(self._narrow)

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
        one below: x + y < y, or x < y, where it is 1. What takes a constant away adds its negative."""
        a, b = args if len(args) == 2 else (const(0, args[0].width), *args)
        if b.is_const and factors[-1] < 0:
            b, factors = const(-b.value, b.width), (1, 1)
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

    def product(self, a: Term, b: Term) -> Term | None:
        """Return a product of words of several registers as a sum of those of each register of one word with each of
        the other: their lower halves, and above these their upper halves; None for other words."""
        if not self.spans(a.width) or self._register % 2:
            return None
        x, y = self._registers(a), self._registers(b)
        total = const(0, a.width)
        for i, each in enumerate(x):
            if each is const(0, each.width):
                continue
            for above in (0, 1):
                parts = [const(0, of.width) for of in y[: i + above]]
                for of, other in zip(y[i + above :], y, strict=False):
                    whole = _upper(each, other) if above else self._part_of(each, of) * self._part_of(other, of)
                    parts.append(self._part_of(self._normal(whole), of))
                total = self._normal(total + self._normal.concat(parts[::-1]))
        return total

    def multiple(self, a: Term, factor: int) -> Term | None:
        """Return a product of a word of several registers by a constant as the sum of shifted words, for the digits 1
        and -1 of the constant's form that has no two neighbours, those that are added first; None for other words."""
        width = a.width
        if not self.spans(width):
            return None
        total: Term | None = None
        for place, sign in sorted(_digits(factor, width), key=lambda digit: -digit[1]):
            zeros = [const(0, place)] if place else []
            part = self._normal.concat([self._normal.extract(a, width - 1 - place, 0), *zeros])
            if total is None:
                total = part if sign > 0 else self._normal(-part)
            else:
                total = self._normal(total + part if sign > 0 else total - part)
        return const(0, width) if total is None else total

    def _part_of(self, a: Term, register: Term) -> Term:
        """Return as many bits of a term as a register has that can be the narrower, last one of a word."""
        return self._normal.extract(a, register.width - 1, 0) if register.width < a.width else a

    def _registers(self, a: Term) -> list[Term]:
        """Return the registers of a word, the lowest first."""
        places = range(0, a.width, self._register)
        return [self._normal.extract(a, min(low + self._register, a.width) - 1, low) for low in places]

    def carry(self, a: Term) -> Term | None:
        """Return the top bit of a register as comparisons, where it is a carry or a borrow of a word of several; None
        for others."""
        if not a.width == self._register < self._word:
            return None
        if a not in self._carries:
            self._carries[a] = None  # while it is looked for: words put together again can ask for a part of themselves
            self._carries[a] = carry_out(self._normal, a)
        return self._carries[a]

    def compared(self, a: Term, b: Term) -> tuple[Term, Term]:
        """Return what to compare in place of a < b: where that can be a carry of a word of several registers, or is one
        of a sum of two, s + t < t is s + t < s too, and the first is taken."""
        if a.width == self._register < self._word:
            other = self._normal.sum(Linear.of(a).plus(Linear.of(b).times(-1)))
            return a, min(b, other, key=by_rank)
        is_carry = a.op == "add" and b in a.args and not a.args[1].is_const
        return a, min(a.args, key=by_rank) if is_carry else b

    def cut(self, a: Term, high: int) -> Term | None:
        """Return the bits of a register's operation that are a narrow word, or all that a word has in its last
        register, and of which the bits up to `high` are part, as an operation on so many bits; None for other terms."""
        narrow = next((narrow for narrow in self._narrow if high < narrow < a.width), 0)
        several = narrow not in self._single
        if not narrow or not a.width <= self._register or not _computes(a, several, narrow) or not self._is_secret(a):
            return None
        low = self._low[narrow]
        cone = _cone(a, low, several, narrow)
        if several and not self._is_last(a, cone, low):
            return None
        for t in cone:
            args = tuple(low[x] if x in low else self._normal.extract(x, narrow - 1, 0) for x in t.args)
            low[t] = self._normal(make(t.op, args, narrow))
        return low[a]

    def masked(self, a: Term, mask: Term) -> Term:
        """Return the first argument of an `and` with a mask without the bits above those of the mask, where these are
        the bits above a word in its register; else as it is."""
        top, source = mask.value.bit_length(), a.args[0] if a.op == "extract" else a
        number = a.number if a.op == "extract" else 0
        if not any(number + top <= narrow < number + a.width for narrow in self._narrow):
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

    def _is_last(self, a: Term, cone: Sequence[Term], low: Container[Term]) -> bool:
        """Return True if a term is in the last register of a word: a carry comes into it, or belongs to what is cut.
        low: what is."""
        if a in low or any(map(_carries, cone)):
            return True
        return any(x in low for t in cone for x in t.args)

    def _is_secret(self, a: Term) -> bool:
        """Return True if a term depends on more than public values. A counter or a pointer is no word of the text."""
        for t in missing(a, self._secret):
            public = isinstance(t.param, Symbol) and t.symbol.secrecy is Secrecy.PUBLIC
            self._secret[t] = any(self._secret[x] for x in t.args) if t.args else t.op == "var" and not public
        return self._secret[a]


def _digits(factor: int, width: int) -> list[tuple[int, int]]:
    """Return places and signs of powers of two whose sum is a factor modulo 2**width, no two places side by side; in
    the last one signs are the same."""
    found = []
    for place in range(width):
        if factor >> place & 1:
            sign = 2 - (factor >> place & 3) if place < width - 1 else 1
            found.append((place, sign))
            factor -= sign << place
    return found


def _upper(x: Term, y: Term) -> Term:
    """Return the upper half of the product of two registers, by products of their halves."""
    half = x.width // 2
    mask = (1 << half) - 1
    (x0, x1), (y0, y1) = ((each & mask, each >> half) for each in (x, y))
    first = x1 * y0 + (x0 * y0 >> half)
    second = x0 * y1 + (first & mask)
    return x1 * y1 + (first >> half) + (second >> half)


def _computes(a: Term, products: bool, narrow: int) -> bool:
    """Return True for an operation of whose `narrow` low bits only so many low bits of its arguments decide. products:
    those of two words count too, of which otherwise the upper bits may be asked for."""
    if a.op == "shl":
        return stays_below(a.args[1], narrow)
    if a.op == "mul":
        return products or a.args[1].is_const
    return a.kind is Kind.BITWISE or a.op in ("add", "sub", "neg")


def _carries(a: Term) -> bool:
    """Return True for a term to whose arguments a carry belongs, in normal form: a comparison, or one of two."""
    lowest = [x.args[-1] for x in a.args if x.op == "concat"]
    return any(x.op == "ult" or (x.op == "or" and all(y.op == "ult" for y in x.args)) for x in lowest)


def _cone(root: Term, known: Container[Term], products: bool, narrow: int) -> list[Term]:
    """Return what is computed below a term from what is known, or moved, arguments first. narrow: bits that are."""
    order: list[Term] = []
    seen: set[Term] = set()
    stack = [(root, False)]
    while stack:
        t, done = stack.pop()
        if done:
            order.append(t)
        elif t not in seen and t not in known and _computes(t, products, narrow):
            seen.add(t)
            stack.append((t, True))
            stack.extend((a, False) for a in t.args)
    return order

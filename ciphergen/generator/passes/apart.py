"""Apart: values whose bits are apart are added, not combined by XOR, and a value moved to several places is multiplied.

Why: where products by constants have a pipe of their own, and what is added to a product costs nothing more, they take
work from the pipe of shifts and XORs, which has more to do.

    before  (xor (zext[32] x:8) (shl (zext[32] y:8) 0x8:32))
    after   (add (mul (zext[32] y:8) 0x100:32) (zext[32] x:8))

    before  (xor (and x:32 0x1010101:32) (shl (and x:32 0x1010101:32) 0x4:32))
    after   (mul (and x:32 0x1010101:32) 0x11:32)

Equation: where no bit is 1 in two of several values, nothing is carried, so that sum and XOR are the same. Ends: each
XOR is rebuilt once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_, xor

from ciphergen.dsl.term import Kind, Term, flattened, remake, topological
from ciphergen.dsl.term.op import apply

_XOR = "xor"


@dataclass(frozen=True)
class _Addend:
    """A value that an XOR takes: a word times a number. bits: those that can be 1; alone: nothing else takes it."""

    word: Term
    times: int
    bits: int
    alone: bool

    @property
    def is_product(self) -> bool:
        """Return True if it is more than a word."""
        return self.times > 1

    @property
    def term(self) -> Term:
        """Return its value."""
        lowest = self.times.bit_length() - 1
        if not self.is_product:
            return self.word
        return self.word << lowest if self.times == 1 << lowest else self.word * self.times


def run(roots: Sequence[Term]) -> list[Term]:
    """Return the roots with sums and products. What is used twice is computed once, whatever it is part of."""
    order = topological(roots)
    users = Counter([*roots, *(argument for term in order for argument in term.args)])
    inner = {a for term in order if term.op == _XOR for a in term.args if a.op == _XOR and users[a] == 1}
    made, bits = dict[Term, Term](), dict[Term, int]()

    def part(term: Term) -> _Addend:
        by = term.args[1].value if term.op == "shl" and term.args[1].is_const else 0
        moved = 0 < by < term.width
        return _Addend(made[term.args[0] if moved else term], 1 << by if moved else 1, bits[term], users[term] == 1)

    for term in order:
        bits[term] = _bits(term, [bits[a] for a in term.args])
        if term.op == _XOR and term not in inner:
            made[term] = _joined([part(leaf) for leaf in flattened(term, inner)])
        else:
            made[term] = remake(term, tuple(made[a] for a in term.args)) if term.args else term
    return [made[root] for root in roots]


def _bits(term: Term, given: Sequence[int]) -> int:
    """Return the bits of a term that can be 1, by those of its arguments."""
    if term.is_const:
        return term.value
    if isinstance(term.param, tuple):  # the entries of a table
        return reduce(or_, term.param)
    widths = tuple(a.width for a in term.args)
    if term.op == _XOR:
        return apply("or", term.width, widths, given, None)
    # Of these results a bit can be 1 only if it is where all bits of the arguments are that can be 1.
    moved = term.kind is Kind.WIRING or (term.kind is Kind.SHIFT and term.args[1].is_const)
    if moved or (term.kind is Kind.BITWISE and term.op != "not"):
        return apply(term.op, term.width, widths, given, term.param)
    return (1 << term.width) - 1


def _joined(parts: Sequence[_Addend]) -> Term:
    """Return the XOR of parts, with products and sums in it."""
    waiting, total = _multiplied(parts), list[Term]()
    while waiting:
        now = waiting.pop(0)
        while (at := next((i for i, other in enumerate(waiting) if _is_sum(now, other)), None)) is not None:
            now = _sum(now, waiting.pop(at))
        total.append(now.term)
    return _by_threes(total)


def _by_threes(parts: Sequence[Term]) -> Term:
    """Return the XOR of parts, each that is masked with another one first: where one operation takes three words, a
    constant among them, a mask costs nothing so."""
    masked = [part for part in parts if _is_masked(part)]
    others = [part for part in parts if not _is_masked(part)]
    pairs = [a ^ b for a, b in zip(masked, others, strict=False)]
    return reduce(xor, [*pairs, *masked[len(pairs) :], *others[len(pairs) :]])


def _is_masked(part: Term) -> bool:
    return part.op in ("and", "mul") and any(a.is_const for a in part.args)


def _multiplied(parts: Iterable[_Addend]) -> list[_Addend]:
    """Return parts, of which those of one word that are apart have become a product."""
    found = list[_Addend]()
    for part in parts:
        same = (i for i, other in enumerate(found) if other.word is part.word and not other.bits & part.bits)
        at = next(same, None)
        if at is None:
            found.append(part)
        else:
            found[at] = _Addend(part.word, found[at].times + part.times, found[at].bits | part.bits, alone=True)
    return found


def _is_sum(a: _Addend, b: _Addend) -> bool:
    """Return True if the sum of two parts is one operation with a product in it that nothing else needs."""
    return not a.bits & b.bits and any(each.is_product and each.alone for each in (a, b))


def _sum(a: _Addend, b: _Addend) -> _Addend:
    product, other = (b, a) if b.is_product and b.alone else (a, b)
    return _Addend(product.word * product.times + other.term, 1, a.bits | b.bits, alone=True)

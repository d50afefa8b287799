"""Carries and borrows in normal form, as code computes them where no instruction compares.

The carry out of s = x + y + c, where c is 0 or 1, is the top bit of (x & y) | ((x | y) & ~s), and the borrow out of
s = x - y - c that of (~x & y) | (~(x ^ y) & s). In both cases it is what two comparisons say: x + y < y, or s < c;
x < y, or x - y < c.

Trusted: every equation is proved for many widths by `tests/verify/test_normal.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ciphergen.dsl.term import Term, const, ult
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.parts import is_value

if TYPE_CHECKING:
    from ciphergen.verify.equality.normal import Normalizer

Candidate = tuple[Term, Term, Term]  # x, y, and c; the second and the last can be 0


def carry_out(normal: Normalizer, a: Term) -> Term | None:
    """Return the top bit of a term as comparisons, where it is a carry or a borrow; None for others."""
    for whole in _sums(a):
        for x, y, c in _summands(normal, a, whole):
            if normal((x & y) | ((x | y) & ~whole)) is a:
                return _either(normal, ult(normal(x + y), y), whole, c)
    for whole in _differences(a):
        for x, y, c in _operands(normal, a, whole):
            if normal((~x & y) | (~(x ^ y) & whole)) is a:
                return _either(normal, ult(x, y), normal(x - y), c)
    return None


def _either(normal: Normalizer, first: Term, number: Term, c: Term) -> Term:
    return first if is_value(c, 0) else normal(first | ult(number, c))


def _sums(a: Term) -> Iterator[Term]:
    """Yield the sums, multiples among them, whose complement is a factor of a term, or of what is joined in it."""
    joined = a.args if a.op == "or" else ()
    factors = [x for part in (a, *joined) for x in (part.args if part.op == "and" else (part,))]
    yield from (x.args[0] for x in factors if x.op == "not" and x.args[0].op in ("add", "sub", "mul"))


def _differences(a: Term) -> Iterator[Term]:
    """Yield the differences that are a factor of a term, or of what is joined in it."""
    for part in (a, *(a.args if a.op == "or" else ())):
        if part.op == "and":
            yield from (x for x in part.args if x.op in ("add", "sub", "neg"))


def _summands(normal: Normalizer, a: Term, whole: Term) -> Iterator[Candidate]:
    """Yield ways to see a sum as two words and a carry: by the words that a term has an `and` of, by the one beside 0
    or -1, by its constant, or by its own."""
    pairs = [part.args for part in (a.args if a.op == "or" else ()) if part.op == "and" and not _has_not(part)]
    pairs += [(x, const(0, a.width)) for x in (a.args if a.op == "and" else ())]
    pairs += [(x, const(-1, a.width)) for x in (a.args if a.op == "or" else ())]
    for x, y in pairs:
        rest = _rest(normal, whole, x, y, 1)
        if rest is not None:
            yield x, y, rest
    linear = Linear.of(whole)
    if linear.constant:
        constant = const(linear.constant, a.width)
        yield normal(whole - constant), constant, const(0, a.width)
    yield from _own(whole, 1)


def _operands(normal: Normalizer, a: Term, whole: Term) -> Iterator[Candidate]:
    """Yield ways to see a difference as one of two words and a borrow."""
    pairs = [part.args for part in a.args if part.op == "and" and whole not in part.args]
    pairs += [(y, x) for x, y in pairs]
    pairs += [(x, const(0, a.width)) for x in (a.args if a.op == "and" else ()) if x is not whole]
    for flipped, y in pairs:
        x = normal(~flipped)
        rest = _rest(normal, whole, x, y, -1)
        if rest is not None:
            yield x, y, rest
    yield from _own(whole, -1)


def _rest(normal: Normalizer, whole: Term, x: Term, y: Term, sign: int) -> Term | None:
    """Return the carry that is added to x + y, or taken from x - y, 0 if there is none; None for something else."""
    left = Linear.of(whole).plus(Linear.of(x).times(-1)).plus(Linear.of(y).times(-sign))
    if any(not factor & 1 for factor in left.terms.values()):  # twice a word says nothing of its top bit
        left = Linear.of(normal.sum(left))
    once = sign % (1 << whole.width)
    (c, factor), *others = left.terms.items() or [(const(0, whole.width), once)]
    return c if not others and not left.constant and factor == once and _is_bit(c) else None


def _own(whole: Term, sign: int) -> Iterator[Candidate]:
    """Yield the summands of a sum, or of a difference, that are two words at most and a carry."""
    linear = Linear.of(whole)
    zero, minus = const(0, whole.width), (1 << whole.width) - 1
    added = [atom for atom, factor in linear.terms.items() if factor == 1]
    taken = [atom for atom, factor in linear.terms.items() if factor == minus]
    if len(added) + len(taken) < len(linear.terms):
        return
    constant = const(linear.constant, whole.width)
    words, bits = (added, added) if sign > 0 else (taken, taken)
    for c in (zero, *filter(_is_bit, bits)):
        rest = [atom for atom in words if atom is not c]
        if sign > 0 and not taken:
            if linear.constant and len(rest) == 1:
                yield rest[0], constant, c
            elif not linear.constant and len(rest) == 2:
                yield rest[0], rest[1], c
            elif not linear.constant and len(rest) == 1:
                yield rest[0], zero, c
        if sign < 0 and len(added) <= 1 and len(rest) <= 1 and (added or rest):
            if not linear.constant:
                yield (added or [zero])[0], (rest or [zero])[0], c
            elif not rest:
                yield (added or [zero])[0], const(-linear.constant & minus, whole.width), c
            elif not added:
                yield constant, rest[0], c


def _has_not(a: Term) -> bool:
    return any(x.op == "not" for x in a.args)


def _is_bit(a: Term) -> bool:
    """Return True for a number that is 0 or 1."""
    return is_value(a, 0) or (a.op == "concat" and len(a.args) == 2 and a.args[1].width == 1 and is_value(a.args[0], 0))

"""Sums in normal form.

Trusted: every equation is proved by `tests/verify/test_normal.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ciphergen.dsl.term import Term, const, make
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.parts import by_rank, cuts

if TYPE_CHECKING:
    from ciphergen.verify.equality.normal import Normalizer


def sum_of(normal: Normalizer, linear: Linear) -> Term:
    """Return the one term for a linear combination: its parts in a fixed order, then the constant."""
    result: Term | None = None
    parts: list[tuple[Term, bool]] = []
    for atom, coefficient in linear.terms.items():
        negative = coefficient > 1 << (linear.width - 1)
        size = (1 << linear.width) - coefficient if negative else coefficient
        parts.append((_multiple(normal, atom, size), negative))
    for part, negative in sorted(parts, key=lambda of: by_rank(of[0])):
        if result is not None:
            result = make("sub" if negative else "add", (result, part), linear.width)
        else:
            result = make("neg", (part,), linear.width) if negative else part
    if result is None:
        return const(linear.constant, linear.width)
    return result if linear.constant == 0 else _plus(normal, result, linear.constant)


def _plus(normal: Normalizer, a: Term, constant: int) -> Term:
    """Return a + constant. Bits of a concat to which zeros are added stay, since no carry reaches them."""
    zeros = (constant & -constant).bit_length() - 1
    at = max(low for low in cuts(a) if low <= zeros)
    if at == 0:
        return a + constant
    top = Linear.of(normal.extract(a, a.width - 1, at))
    sum_of_tops = sum_of(normal, top.plus(Linear.of(const(constant >> at, top.width))))
    return normal.concat([sum_of_tops, normal.extract(a, at - 1, 0)])


def _multiple(normal: Normalizer, atom: Term, factor: int) -> Term:
    """Return factor * atom; for a power of two, a shift as a concat."""
    if factor == 1:
        return atom
    shift = factor.bit_length() - 1
    if factor == 1 << shift:
        return normal.concat([normal.extract(atom, atom.width - 1 - shift, 0), const(0, shift)])
    return make("mul", (atom, const(factor, atom.width)), atom.width)

"""Multiples in sums that no extract shows: of a word that is put together of others, a shift has lost some, so that
`linear` takes it for another term. Products by constants are such sums in code.

Trusted: the equations are proved by `tests/verify/test_normal.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ciphergen.dsl.term import Term, const
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.parts import is_value

if TYPE_CHECKING:
    from ciphergen.verify.equality.normal import Normalizer


def joined(normal: Normalizer, linear: Linear) -> Linear:
    """Return a combination in which a term that ends in zeros, above which it has the low bits of another, is counted
    as a multiple of that one, and in which the factor of what is multiplied is odd unless its shift shows it."""
    if not any(_zeros(a) or (a.op in ("concat", "rotl", "xor") and not c & 1) for a, c in linear.terms.items()):
        return linear
    terms, before = dict(linear.terms), dict[Term, int]()
    while terms != before:
        before, terms = terms, _once(normal, terms, linear.width)
    shown = Linear(linear.width, linear.constant, {})
    for atom, factor in terms.items():
        shown = shown.plus(Linear.of(atom).times(factor))
    return shown


def _once(normal: Normalizer, terms: Mapping[Term, int], width: int) -> dict[Term, int]:
    """Return the factors of the terms of a sum with each multiple joined to the first summand that has its bits."""
    summands: dict[Term, int] = {}
    for atom, factor in terms.items():
        shifted, odd = _odd(normal, atom, factor)
        summands[shifted] = summands.get(shifted, 0) + odd
    found: dict[Term, int] = {}
    by_lowest: dict[Term, list[Term]] = {}  # so that few are compared as a whole
    for atom in sorted(summands, key=_zeros):
        zeros, factor = _zeros(atom), summands[atom]
        alike = by_lowest.setdefault(normal.extract(atom, zeros, zeros), [])
        bits = normal.extract(atom, width - 1, zeros) if alike else atom
        near = (a for a in alike if (z := _zeros(a)) < zeros and normal.extract(a, width - 1 - zeros + z, z) is bits)
        if (whole := next(near, None)) is not None:
            found[whole] += factor << zeros - _zeros(whole)
        else:
            found[atom] = factor
            alike.append(atom)
    reduced = {atom: _signed(factor, width - _zeros(atom)) & (1 << width) - 1 for atom, factor in found.items()}
    return {atom: factor for atom, factor in reduced.items() if factor}


def _odd(normal: Normalizer, atom: Term, factor: int) -> tuple[Term, int]:
    """Return a summand with an odd factor, zeros in place of what it is multiplied by besides."""
    shift = (factor & -factor).bit_length() - 1
    if atom.op == "concat":
        atom = normal.concat(atom.args)  # `linear` puts a concat together that may be a whole rotation
    shifted = normal.concat([normal.extract(atom, atom.width - 1 - shift, 0), const(0, shift)]) if shift else atom
    return (atom, factor) if shifted.is_const else (shifted, factor >> shift)


def _zeros(a: Term) -> int:
    """Return the number of lowest bits that a concat shows to be 0."""
    return a.args[-1].width if a.op == "concat" and is_value(a.args[-1], 0) else 0


def _signed(factor: int, width: int) -> int:
    """Return a factor modulo 2**width, negative where its highest bit is 1."""
    half = 1 << width - 1
    return (factor + half) % (2 * half) - half

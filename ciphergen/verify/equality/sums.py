"""Sums in normal form.

Trusted: every equation is proved by `tests/verify/test_normal.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from ciphergen.dsl.term import Term, const, make
from ciphergen.verify.equality.comparisons import upper_zeros
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.multiples import joined
from ciphergen.verify.equality.parts import by_rank, cuts, flipped, places

if TYPE_CHECKING:
    from ciphergen.verify.equality.normal import Normalizer

_BYTE = 8  # bits


def sum_of(normal: Normalizer, linear: Linear) -> Term:
    """Return the one term for a linear combination: its parts in a fixed order, then the constant."""
    if any(not coefficient & 1 for coefficient in linear.terms.values()):
        linear = _joined(normal, linear)
    if bit := _taken_away(linear):
        return make("sext", (bit,), linear.width)
    if bits := _bit_masks(normal, linear):
        return bits
    linear = joined(normal, linear)
    result: Term | None = None
    parts: list[tuple[Term, bool]] = []
    for atom, coefficient in linear.terms.items():
        negative = coefficient > 1 << (linear.width - 1)
        size = (1 << linear.width) - coefficient if negative else coefficient
        parts.append((_multiple(normal, atom, size), negative))
    for part, negative in _in_order(normal, parts):
        if result is not None:
            result = make("sub" if negative else "add", (result, part), linear.width)
        else:
            result = make("neg", (part,), linear.width) if negative else part
    if result is None:
        return const(linear.constant, linear.width)
    if len(parts) == 2 and not any(negative for _, negative in parts):
        result = normal.without_carry(parts[0][0], parts[1][0]) or result
    return result if linear.constant == 0 else _plus(normal, result, linear.constant)


def _in_order(normal: Normalizer, parts: Sequence[tuple[Term, bool]]) -> Sequence[tuple[Term, bool]]:
    """Return parts of a sum in a fixed order, with signs. Of several, the first two are not such that each bit is 0 in
    one: who made the form anew from its operations, as with other variables, would take these two for one part."""
    ordered = sorted(parts, key=lambda of: by_rank(of[0]))
    if len(ordered) < 3 or ordered[0][1]:
        return ordered
    first, *others = ordered
    at = next((i for i, of in enumerate(others) if of[1] or normal.without_carry(first[0], of[0]) is None), 0)
    return [first, others.pop(at), *others]


def _taken_away(linear: Linear) -> Term | None:
    """Return the bit of which a combination is the negative, a mask with it in every place; None if there is none."""
    (atom, factor), *others = linear.terms.items() or [(const(0, 1), 0)]
    alone = not others and not linear.constant and factor == (1 << linear.width) - 1
    if not alone or atom.op != "concat" or atom.args[0] is not const(0, linear.width - 1):
        return None
    return atom.args[1]


def _bit_masks(normal: Normalizer, linear: Linear) -> Term | None:
    """Return a combination of the form (w << n) - w, where w has bits at multiples of n only, as masks of n bits with a
    bit of w in each place, which borrow nothing from each other; None for other combinations."""
    minus = (1 << linear.width) - 1
    found = {factor: atom for atom, factor in linear.terms.items()}
    if linear.constant or found.keys() != {1, minus} or len(linear.terms) != 2:
        return None
    up, w = _single_bits(found[1]), _single_bits(found[minus])
    size = min(up) - min(w) if up and w else 0
    if size < 2 or linear.width % size or any(low % size for low in w):
        return None
    if {low + size: bit for low, bit in w.items() if low + size < linear.width} != up:
        return None
    at = reversed(range(0, linear.width, size))
    return normal.concat([make("sext", (w[low],), size) if low in w else const(0, size) for low in at])


def _single_bits(a: Term) -> dict[int, Term]:
    """Return the bits of a concat of single bits and constants by their places, without zeros; none of other terms."""
    found: dict[int, Term] = {}
    for part, _, low in places(a) if a.op == "concat" else ():
        if part.is_const:
            found |= {low + i: const(1, 1) for i in range(part.width) if part.value >> i & 1}
        elif part.width == 1:
            found[low] = part
        else:
            return {}
    return found


def _joined(normal: Normalizer, linear: Linear) -> Linear:
    """Return a combination in which a multiple of 2**n, which says nothing of the upper n bits of a term, is joined to
    a summand of the same lower bits; else the term is one that their shift shows. Only flips above make two of them."""
    if not any(map(_is_top_flipped, linear.terms)):
        return linear
    terms: dict[Term, int] = {}
    for atom, coefficient in sorted(linear.terms.items(), key=lambda of: of[1] & -of[1]):
        same, width = atom, linear.width - (coefficient & -coefficient).bit_length() + 1
        if width < linear.width:
            near = [a for a in terms if _bare(a) == _bare(atom)]
            low = normal.extract(atom, width - 1, 0) if near or _is_top_flipped(atom) else atom
            near = [a for a in near if normal.extract(a, width - 1, 0) is low]
            shifted = normal.concat([low, const(0, linear.width - width)]) if low is not atom else atom
            same = near[0] if near else _multiplied(shifted, coefficient & -coefficient) or atom
        terms[same] = (terms.get(same, 0) + coefficient) & ((1 << linear.width) - 1)
    joined = Linear(linear.width, linear.constant, {a: c for a, c in terms.items() if c})
    return joined if joined.terms == linear.terms else _joined(normal, joined)


def _multiplied(a: Term, factor: int) -> Term | None:
    """Return the atom of which a term is seen to be the multiple by a factor, None if it is not."""
    shown = Linear.of(a)
    ((atom, times),) = shown.terms.items() if len(shown.terms) == 1 else ((a, 0),)
    return atom if times == factor and not shown.constant else None


@lru_cache(maxsize=1 << 16)
def _bare(a: Term) -> tuple[Term, ...]:
    """Return the parts of a term without flips."""
    pairs = [(flipped(part), part) for part in (a.args if a.op == "concat" else (a,))]
    return tuple(flips[0] if flips else part for flips, part in pairs)


@lru_cache(maxsize=1 << 16)
def _is_top_flipped(a: Term) -> bool:
    return flipped(a.args[0] if a.op == "concat" else a) is not None


def _plus(normal: Normalizer, a: Term, constant: int) -> Term:
    """Return a + constant. Bits of a concat, or of a rotated byte, to which zeros are added stay, since no carry
    reaches them. Parts of longer words would hide which words are summed."""
    zeros = (constant & -constant).bit_length() - 1
    parts = {0, a.number} if a.op == "rotl" and a.width <= _BYTE else cuts(a)
    at = max(low for low in parts if low <= zeros)
    if at == 0:
        return a + constant
    top = Linear.of(normal.extract(a, a.width - 1, at))
    sum_of_tops = sum_of(normal, top.plus(Linear.of(const(constant >> at, top.width))))
    return normal.concat([sum_of_tops, normal.extract(a, at - 1, 0)])


def _multiple(normal: Normalizer, atom: Term, factor: int) -> Term:
    """Return factor * atom; for a power of two, a shift as a concat, and for several whose multiples have no bit in
    common, the copies of the atom beside each other, or of its parts between each other."""
    if factor == 1:
        return atom
    shift = factor.bit_length() - 1
    if factor == 1 << shift:
        return normal.concat([normal.extract(atom, atom.width - 1 - shift, 0), const(0, shift)])
    lows = [place for place in range(atom.width) if factor >> place & 1]
    size = atom.width - upper_zeros(atom)
    if all(low + size <= above for low, above in pairwise(lows)):
        return _copies(normal, normal.extract(atom, size - 1, 0), lows, atom.width)
    if atom.op == "concat" and (total := _apart(normal, (_multiple(normal, atom, 1 << low) for low in lows))):
        return total
    return make("mul", (atom, const(factor, atom.width)), atom.width)


def _apart(normal: Normalizer, parts: Iterable[Term]) -> Term | None:
    """Return the sum of parts of which each bit is 0 in all but one, None of other parts."""
    total: Term | None = None
    for part in parts:
        total = part if total is None else normal.without_carry(total, part)
        if total is None:
            return None
    return total


def _copies(normal: Normalizer, a: Term, lows: Sequence[int], width: int) -> Term:
    """Return a word with copies of a narrower term at places that are so far apart, the lowest first, and zeros
    elsewhere."""
    parts, end = list[Term](), 0
    for low in lows:
        size = min(a.width, width - low)
        parts += [const(0, low - end)] if low > end else []
        parts.append(normal.extract(a, size - 1, 0))
        end = low + size
    return normal.concat([*([const(0, width - end)] if end < width else []), *reversed(parts)])

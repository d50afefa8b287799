"""The terms of products side by side: a group of as many products as a register has bits, and their sum.

A register has one coefficient of an operand, of every product of the group. Karatsuba's way splits operands into
chunks of eight coefficients; the chunks and their sums are the *leaves*, 81 of a block of 128 bits, in the order of a
number with a digit for each split: 0 for the lower half, 1 for the upper one, 2 for the sum of both. The products of
leaves are folded to sums over the group at once, of 16 coefficients a word: all behind that is linear, and done once
for a group.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import xor

from ciphergen.dsl.term import Term, const, rotr, var

CHUNK = 8  # coefficients of a leaf
_FIELD = 16  # coefficients of a word of sums
_HALF = CHUNK // 2


@dataclass(frozen=True)
class Ordered:
    """Terms with the order in which they are computed."""

    roots: tuple[Term, ...]
    order: tuple[Term, ...]


def mask(shift: int, width: int) -> Term:
    """Return the constant of the given width in which `shift` ones and as many zeros take turns, ones first."""
    return const(sum(((1 << shift) - 1) << at for at in range(0, width, 2 * shift)), width)


def exchanged(rows: Sequence[Term], distance: int, shift: int) -> list[Term]:
    """Return rows of which those of a pair have exchanged bits: row i its upper bits of each `2 * shift`, row
    i + distance its lower ones."""
    found = list(rows)
    for i in (i for i in range(len(rows)) if not i & distance):
        upper, lower = found[i], found[i + distance]
        change = ((upper >> shift) ^ lower) & mask(shift, upper.width)
        found[i], found[i + distance] = upper ^ (change << shift), lower ^ change
    return found


def leaves(chunks: Sequence[Term]) -> list[Term]:
    """Return one coefficient of all leaves, of that of all chunks, the lowest chunk first."""
    if len(chunks) == 1:
        return list(chunks)
    low, high = chunks[: len(chunks) // 2], chunks[len(chunks) // 2 :]
    return [*leaves(low), *leaves(high), *leaves([a ^ b for a, b in zip(low, high, strict=True)])]


def product_of_leaves(width: int, *, reverse: bool, rotates: bool = False) -> Ordered:
    """Return the sums over a group of what the products of two leaves are. The variables are `a0.0`, `b0.0`, .. of the
    eight registers of each leaf, as they are read first, and `a4.1`, .. of the upper ones as they are read once more.

    Args:
        width: bits of registers.
        reverse: whether the first register has the highest coefficient, and the lowest bit of the result the highest
            coefficient; else the other way.
        rotates: whether a rotation is one instruction.
    """
    order = list[Term]()

    def half(name: str, begin: int, time: int = 0) -> list[Term]:
        return [var(f"{name}{begin + i}.{time}", width) for i in range(_HALF)]

    def both(name: str) -> list[Term]:
        return [kept(a ^ b) for a, b in zip(half(name, 0), half(name, _HALF), strict=True)]

    def kept(term: Term) -> Term:
        order.append(term)
        return term

    # The lower halves, their sums with the upper ones in the same registers, and the upper ones anew: few are in use.
    low = _columns(half("a", 0), half("b", 0), order)
    middle = _columns(both("a"), both("b"), order, [*low[:_HALF], *[None] * (_HALF - 1)])
    fold = _FoldedWords(width, first=int(reverse), rotates=rotates, keep=kept)
    for place in range(_HALF):
        fold.put(place, low[place])
    high = _columns(half("a", _HALF, 1), half("b", _HALF, 1), order)
    for i in range(_HALF - 1):
        shared = kept(low[_HALF + i] ^ high[i])
        fold.put(_HALF + i, kept(shared ^ middle[i]))
        fold.put(CHUNK + i, kept(kept(shared ^ middle[_HALF + i]) ^ high[_HALF + i]))
    fold.put(CHUNK - 1, kept(middle[_HALF - 1] ^ high[_HALF - 1]))
    for i in range(_HALF - 1, CHUNK - 1):
        fold.put(CHUNK + i, high[i])
    return Ordered((fold.result(),), tuple(dict.fromkeys(order)))


def _columns(a: Sequence[Term], b: Sequence[Term], order: list[Term], plus: Sequence[Term | None] = ()) -> list[Term]:
    """Return the coefficients of a product. plus: what is added to each."""
    found = list[Term]()
    for k in range(2 * len(a) - 1):
        made = plus[k] if plus else None
        for i in range(len(a)):
            if 0 <= k - i < len(b):
                part = a[i] & b[k - i]
                order.append(part)
                made = part if made is None else made ^ part
                order.append(made)
        assert made is not None
        found.append(made)
    return found


class _FoldedWords:
    """A fold of 16 registers to sums over groups of neighbouring bits, 16 sums a register. first: the place of the
    first word; put: in any order, which is folded as soon as it can be."""

    def __init__(self, width: int, *, first: int, rotates: bool, keep: Callable[[Term], Term]) -> None:
        self._width, self._first, self._rotates, self._keep = width, first, rotates, keep
        self._there = dict[tuple[int, int], Term | None]()
        self._there[1, 0 if first else _FIELD - 1] = None

    def put(self, number: int, word: Term) -> None:
        self._put(1, number + self._first, word)

    def result(self) -> Term:
        found = self._there[_FIELD, 0]
        assert found is not None
        return found

    def _put(self, shift: int, place: int, word: Term | None) -> None:
        """Put a register of a level, and fold it with its neighbour if that is there."""
        self._there[shift, place] = word
        pair = (shift, place & ~1), (shift, place | 1)
        if shift < _FIELD and all(each in self._there for each in pair):
            a, b = (self._there[each] for each in pair)
            self._put(2 * shift, place // 2, self._folded(a, b, shift))

    def _folded(self, a: Term | None, b: Term | None, shift: int) -> Term:
        keep, ones = self._keep, mask(shift, self._width)
        if a is None and b is not None:
            both = keep(b ^ keep(b << shift))
            return keep(both ^ keep(both & ones))
        assert a is not None
        if b is None:
            return keep(keep(a ^ keep(a >> shift)) & ones)
        if self._rotates:  # what goes to the next place may go around: groups of bits are sums of the same, all of them
            change = keep(keep(a ^ b) & ones)
            return keep(keep(b ^ change) ^ keep(rotr(keep(a ^ change), shift)))
        change = keep(keep(keep(a >> shift) ^ b) & ones)
        return keep(keep(a ^ b) ^ keep(change ^ keep(change << shift)))


def combined(folded: Sequence[Term]) -> list[Term]:
    """Return what stands at each chunk of a product, of the folded products of leaves, which reach into the next."""
    if len(folded) == 1:
        return list(folded)
    third = len(folded) // 3
    low, high, both = (combined(folded[i : i + third]) for i in (0, third, 2 * third))
    # What overlaps of both is added once: it stands in two places of the result.
    count = (len(low) + 1) // 2
    shared = [*(low[count + i] ^ high[i] for i in range(count - 1)), high[count - 1]]
    made = [*low[:count], *(shared[i] ^ low[i] ^ both[i] for i in range(count))]
    made += [shared[i] ^ high[count + i] ^ both[count + i] for i in range(count - 1)]
    return [*made, *high[count - 1 :]]


def product_words(folded: Sequence[Term], *, reverse: bool) -> list[Term]:
    """Return the sum of products by degree, words as wide as registers, the lowest first: of the folded products of
    leaves. reverse: whether the highest bit of a word is its lowest degree."""
    slots, width = [_summed(slot) for slot in combined(folded)], folded[0].width
    chunks = width // CHUNK
    parts: list[list[Term]] = [[] for _ in range((len(slots) + 1) // chunks)]
    for number, slot in enumerate(slots):
        word, chunk = divmod(number, chunks)
        up = width - _FIELD - CHUNK * chunk if reverse else CHUNK * chunk
        parts[word].append(slot << up if up >= 0 else slot >> -up)
        if chunk == chunks - 1:
            over = width - CHUNK
            parts[word + 1].append(slot << over if reverse else slot >> CHUNK)
    return [reduce(xor, part) for part in parts]


def _summed(word: Term) -> Term:
    """Return the sum of all fields of a word, in the lowest bits."""
    shift = word.width // 2
    while shift >= _FIELD:
        word ^= word << shift
        shift //= 2
    return word >> (word.width - _FIELD)

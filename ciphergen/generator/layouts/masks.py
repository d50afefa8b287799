"""The round keys of slices: a byte for each bit, 0 or 255, since a bit of a key is the same for all blocks; or a
register for each bit, where memory is read as fast as registers are.

Bits that are 0 in all round keys have no byte, and none is added.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import lru_cache, reduce
from operator import or_
from random import Random

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, concat, const, evaluate, extract, from_bytes, make, zext
from ciphergen.dsl.variant import Rows
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import key_bytes, key_variable
from ciphergen.generator.passes import planes
from ciphergen.generator.passes.slicing import PlaneGates, Slicing

_TRIED = 32  # keys
_Place = tuple[int, int, int]  # of a bit of a round key: register, bit of it, bits of it that are used


@lru_cache(maxsize=8)  # each plan of a variant asks for them
def rows(variant: Variant, bits: int) -> Sequence[Sequence[Term]]:
    """Return the masks of each round key, as many in a word of `bits` bits as it has bytes."""
    return [[(word << 8) - word for word in row] for row in _ones(variant, bits)]


@lru_cache(maxsize=8)
def in_registers(variant: Variant, bits: int) -> Sequence[Sequence[Term]]:
    """Return the masks of each round key, a word of `bits` bits for each."""
    count, size, top = _count(variant), bits // 8, bits - 1
    return [
        [make("ashr", (row[i // size] << top - 8 * (i % size), const(top, bits)), bits) for i in range(count)]
        for row in _ones(variant, bits)
    ]


def _count(variant: Variant) -> int:
    """Return how many masks a round key has."""
    return sum(place is not None for place in _places(variant))


@lru_cache(maxsize=8)
def _ones(variant: Variant, bits: int) -> Sequence[Sequence[Term]]:
    """Return the bits of each round key, one in each byte of words of `bits` bits."""
    kept, size, found = _places(variant), bits // 8, list[list[Term]]()
    for row in _key_bits(variant):
        masked = [bit for bit, place in zip(row, kept, strict=False) if place is not None]
        groups = [masked[i : i + size] for i in range(0, len(masked), size)]
        found.append([zext(from_bytes([zext(bit, 8) for bit in group]), bits) for group in groups])
    words = iter(planes.run([word for row in found for word in row], variant.circuits, bits))
    return [[word for _, word in zip(row, words, strict=False)] for row in found]


def made(variant: Variant, bits: int) -> list[Term]:
    """Return the masks of a round key as `rows` has them, over registers with the words of round key 0, zeros above
    them; none where round keys are not alike."""
    widths = _widths(variant)
    if len(widths) > 1:
        return []
    places: list[_Place] = []
    first = 0
    for width in next(iter(widths)):
        places += [(first + i // bits, i % bits, min(bits, width - i // bits * bits)) for i in range(width)]
        first += -(-width // bits)
    return _made(variant, bits, places)


@lru_cache(maxsize=8)
def raw(variant: Variant, bits: int) -> tuple[list[list[Term]], list[Term]]:
    """Return (the words of each round key side by side in words of `bits` bits, the masks of a round key as `rows` has
    them over these of round key 0); nothing where round keys are not alike or no whole number of such words."""
    widths = _widths(variant)
    width, *more = {*next(iter(widths))}
    size = sum(next(iter(widths)))
    if len(widths) > 1 or more or bits % width or size % bits:
        return [], []
    words, each = list[list[Term]](), bits // width
    for row in variant.schedule(key_bytes(variant)):
        words.append([concat(*reversed(row[i : i + each])) for i in range(0, len(row), each)])
    return words, _made(variant, bits, [(*divmod(i, bits), bits) for i in range(size)])


def _widths(variant: Variant) -> set[tuple[int, ...]]:
    """Return the widths of the words of round keys, each that there is once."""
    return {tuple(word.width for word in row) for row in variant.key_variables()}


def _made(variant: Variant, bits: int, places: Sequence[_Place]) -> list[Term]:
    """Return the masks of a round key. places: of its bits."""
    masked = [at for at, place in zip(places, _places(variant), strict=True) if place is not None]
    size = bits // 8
    groups = [masked[i : i + size] for i in range(0, len(masked), size)]
    ones = [_bits_in_bytes(group, bits) for group in groups]
    return [(word << 8) - word for word in ones]


def _bits_in_bytes(group: Sequence[_Place], bits: int) -> Term:
    """Return a register with one bit in each byte, from a few bits, each its register, its place there and the number
    of bits that are used there."""
    (number, low, used), count = group[0], len(group)
    register = key_variable(0, number, bits)
    if [at[:2] for at in group] != [(number, low + i) for i in range(count)]:
        single = [((key_variable(0, n, bits) >> i) & 1) << (8 * k) for k, (n, i, _) in enumerate(group)]
        return reduce(or_, single)
    found = register >> low if low else register
    if low + count < used:
        found &= (1 << count) - 1
    step = bits // 16
    while step:  # a half of the bits moves up, then a half of each half
        if step < count:
            kept = sum(((1 << step) - 1) << (8 * i) for i in range(0, bits // 8, step))
            found = (found | (found << (7 * step))) & kept
        step //= 2
    return found


def flips(variant: Variant, bits: int, complemented: Container[tuple[int, int]]) -> list[list[int]]:
    """Return what is added to the words of `rows` where masks are complemented. complemented: round keys and masks, by
    their numbers."""
    size = bits // 8
    return [
        [sum(255 << 8 * k for k in range(size) if (i, size * j + k) in complemented) for j, _ in enumerate(row)]
        for i, row in enumerate(rows(variant, bits))
    ]


def key_planes(variant: Variant, bits: int) -> dict[Term, tuple[Term, ...]]:
    """Return the planes of the words of round keys: variables, whose numbers are the places of the masks."""
    found: dict[Term, tuple[Term, ...]] = {}
    for i, row in enumerate(variant.key_variables()):
        places = iter(_places(variant))
        for word in row:
            at = [next(places) for _ in range(word.width)]
            found[word] = tuple(const(0, bits) if place is None else key_variable(i, place, bits) for place in at)
    return found


@lru_cache(maxsize=8)
def _key_bits(variant: Variant) -> Sequence[Sequence[Term]]:
    """Return the bits of each round key, word by word, the lowest first."""
    return [
        passes.run([extract(word, i, i) for word in row for i in range(word.width)])
        for row in variant.schedule(key_bytes(variant))
    ]


@lru_cache(maxsize=8)
def _places(variant: Variant) -> Sequence[int | None]:
    """Return by the number of a bit in a round key the place of its mask, None if it is 0 in all."""
    key = key_bytes(variant)
    rows = variant.schedule(key)
    used = _seen(rows, key)
    most = max((sum(word.width for word in row) for row in rows), default=0)
    left = {j for j in range(most) if not used >> j & 1}
    bits = {byte: tuple(extract(byte, i, i) for i in range(byte.width)) for byte in key}
    words = Slicing(PlaneGates(1), variant.circuits, bits)
    for row in rows if left else ():
        planes = [bit for word in words.run(row) for bit in word]
        kept = [j for j in left if j < len(planes)]
        made = passes.run([planes[j] for j in kept])
        used |= sum(1 << j for j, bit in zip(kept, made, strict=True) if not (bit.is_const and bit.value == 0))
    found, count = list[int | None](), 0
    for j in range(most):
        found.append(count if used >> j & 1 else None)
        count += used >> j & 1
    return found


def _seen(rows: Rows, key: Sequence[Term]) -> int:
    """Return the bits, by their numbers in round keys, that are 1 in a round key of some key, of a few that are tried:
    almost all, of which nobody has to ask whether they are 0 always."""
    found, source = 0, Random(0)
    for _ in range(_TRIED):
        tried = {byte: source.getrandbits(byte.width) for byte in key}
        values = iter(evaluate([word for row in rows for word in row], tried))
        for row in rows:
            at = 0
            for word in row:
                found |= next(values) << at
                at += word.width
    return found

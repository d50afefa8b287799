"""The round keys of slices: a byte for each bit, 0 or 255, since a bit of a key is the same for all blocks.

Bits that are 0 in all round keys have no byte, and none is added.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, const, extract, from_bytes, zext
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import key_bytes, key_variable
from ciphergen.generator.passes import planes
from ciphergen.generator.passes.slicing import Slicing


def rows(variant: Variant, bits: int) -> list[list[Term]]:
    """Return the masks of each round key, as many in a word of `bits` bits as it has bytes."""
    kept, size, found = _places(variant), bits // 8, list[list[Term]]()
    for row in _key_bits(variant):
        masked = [bit for bit, place in zip(row, kept, strict=False) if place is not None]
        groups = [masked[i : i + size] for i in range(0, len(masked), size)]
        found.append([zext(from_bytes([zext(bit, 8) for bit in group]), bits) for group in groups])
    words = iter(planes.run([word for row in found for word in row], variant.circuits, bits))
    return [[(word << 8) - word for _, word in zip(row, words, strict=False)] for row in found]


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
    bits = {byte: tuple(extract(byte, i, i) for i in range(byte.width)) for byte in key}
    words = Slicing(1, variant.circuits, bits)
    rows = [passes.run([bit for word in words.run(row) for bit in word]) for row in variant.schedule(key)]
    found, count = list[int | None](), 0
    for j in range(max(map(len, rows))):
        used = any(not (row[j].is_const and row[j].value == 0) for row in rows if j < len(row))
        found.append(count if used else None)
        count += used
    return found

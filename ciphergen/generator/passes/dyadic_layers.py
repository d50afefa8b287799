"""Dyadic layers: linear layers that add whole bytes of words, as sums of words of which a few are permuted.

Why: where each byte of the next state is the sum of several looked-up bytes, a table for each register that a byte
goes to is many look-ups. If byte i of one word takes byte j of another by i xor j alone, each pair of words is an
element of the group ring of these permutations: a sum of words with their bytes permuted. A table gives a multiple of
its word by any unit of the ring for nothing; then the coefficients of one permutation are a matrix over bits, and as
many sums of words are permuted as its rank is.

    before  16 bytes, each the sum of seven of 16 looked-up bytes (ARIA)
    after   four sums of words, three of them permuted, and four sums of these

Ends: the ring has as many elements as there are sets of bytes of a word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

from ciphergen.dsl.term import Term, concat, const, extract
from ciphergen.generator.passes import linear_layers

Element = int  # of the ring: the permutations i -> i ^ g as bits g
Layer = Sequence[Sequence[Element]]  # by word of the next state and word of this one


@dataclass(frozen=True)
class Factored:
    """A layer after the tables give `unit` times each word: the words of the next state over those words."""

    unit: Element
    outputs: tuple[Term, ...]


def factored(layer: Layer, words: Sequence[Term], price: Callable[[Sequence[Term]], int]) -> Factored:
    """Return the cheapest form of a layer over variables for the words that tables give. price: of terms."""
    count = words[0].width // 8
    ways = (Factored(unit, _outputs(layer, _inverse(unit, count), words)) for unit in _units(count))
    return min(ways, key=lambda way: price(way.outputs))


def _units(count: int) -> Iterator[Element]:
    """Yield the units of the ring: sums of an odd number of permutations."""
    return (element for element in range(1 << count) if element.bit_count() % 2)


def _inverse(unit: Element, count: int) -> Element:
    """Return the inverse of a unit: the square of each is 1, since that of each permutation is."""
    assert _times(unit, unit, count) == 1
    return unit


def _times(a: Element, b: Element, count: int) -> Element:
    pairs = ((g, h) for g in range(count) if a >> g & 1 for h in range(count) if b >> h & 1)
    return reduce(int.__xor__, (1 << (g ^ h) for g, h in pairs), 0)


def _outputs(layer: Layer, inverse: Element, words: Sequence[Term]) -> tuple[Term, ...]:
    count = words[0].width // 8
    rest = [[_times(element, inverse, count) for element in row] for row in layer]
    sums: list[tuple[int, int]] = []  # (permutation, the words of a sum as bits)
    taken: list[list[int]] = [[] for _ in layer]  # of each output, the numbers of sums
    for g in range(count):
        rows = [sum((element >> g & 1) << r for r, element in enumerate(row)) for row in rest]
        for basis, users in _ranks(rows):
            for j in users:
                taken[j].append(len(sums))
            sums.append((g, basis))
    made = linear_layers.run([_sum([w for r, w in enumerate(words) if basis >> r & 1], words[0]) for _, basis in sums])
    moved = [_permuted(word, g) for (g, _), word in zip(sums, made, strict=True)]
    return tuple(linear_layers.run([_sum([moved[n] for n in numbers], words[0]) for numbers in taken]))


def _ranks(rows: Sequence[int]) -> list[tuple[int, list[int]]]:
    """Return a basis of the rows of a matrix over bits, each with the rows that are sums with it."""
    basis: dict[int, int] = {}
    for row in rows:
        left = reduce(lambda now, at: now ^ basis[at] if now & at else now, basis, row)
        if left:
            low = left & -left
            basis = {at: other ^ left if other & low else other for at, other in basis.items()} | {low: left}
    return [(vector, [j for j, row in enumerate(rows) if row & low]) for low, vector in basis.items()]


def _permuted(word: Term, g: int) -> Term:
    """Return a word whose byte i is byte i ^ g of another."""
    if not g:
        return word
    count = word.width // 8
    return concat(*(extract(word, 8 * (i ^ g) + 7, 8 * (i ^ g)) for i in reversed(range(count))))


def _sum(terms: Sequence[Term], like: Term) -> Term:
    return reduce(Term.__xor__, terms) if terms else const(0, like.width)

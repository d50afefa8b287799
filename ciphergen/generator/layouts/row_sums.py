"""Read bits of a round's words as sums of bits of what the round reads: the same at all places at which a round on rows
is tried."""

from __future__ import annotations

from functools import lru_cache

from ciphergen.dsl.term import Term, var
from ciphergen.dsl.term.sums import summands
from ciphergen.generator import passes
from ciphergen.generator.passes.slicing import PlaneGates, Slicing

# The bits of which a bit is the exclusive or, and whether it is complemented.
BitSum = tuple[frozenset[Term], bool]


def bits_of(word: Term) -> tuple[Term, ...]:
    """Return the variables that stand for the bits of a word."""
    return tuple(var(f"{word.param}@{i}", 1) for i in range(word.width))


@lru_cache(maxsize=64)
def sums_of_bits(words: tuple[Term, ...], known: tuple[Term, ...]) -> list[list[BitSum]]:
    """Return the sums of the bits of words, over the bits of known words."""
    found = Slicing(PlaneGates(1), {}, {word: bits_of(word) for word in known}).run(words)
    flat = iter(passes.run([bit for bits in found for bit in bits]))
    return [[summands(next(flat)) for _ in bits] for bits in found]

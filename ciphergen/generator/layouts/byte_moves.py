"""Permutations of the bytes of a block in the words of memory."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from ciphergen.dsl.term import Term
from ciphergen.generator.layouts.lift import Move

_BYTE = 8


def permuted(words: Sequence[Term], sources: Sequence[int]) -> list[Term]:
    """Return words of a block, the lowest byte of each first, with its bytes permuted. sources: by byte, the number of
    the byte that comes there."""
    bits = words[0].width
    size = bits // _BYTE
    made = list[Term]()
    for first in range(0, len(sources), size):
        moves: dict[tuple[int, int], int] = {}
        for at, source in enumerate(sources[first : first + size]):
            way = source // size, (at - source) % size * _BYTE
            moves[way] = moves.get(way, 0) | (1 << _BYTE) - 1 << at * _BYTE
        made.append(_gathered(words, moves, bits))
    return made


def _gathered(words: Sequence[Term], moves: dict[tuple[int, int], int], bits: int) -> Term:
    """Return a word of bytes that words have after rotations, where masks are 1."""
    if len(moves) == 2 and all(not distance for _, distance in moves):
        # Two words that exchange bytes share what differs in these.
        (a, b), mask = sorted(word for word, _ in moves), min(moves.values())
        kept = next(word for (word, _), own in moves.items() if own != mask)
        return words[kept] ^ ((words[a] ^ words[b]) & mask)
    return reduce(or_, [Move(words[word], distance, mask).masked() for (word, distance), mask in moves.items()])

"""Any round keys in place of the schedule's: a cut between V_key and the functions that use it.

Key expansion leaves bits of the text's round keys in V_key, in some order and perhaps complemented. Where that is
proved, a function that is proved for *any* round keys is proved for those of every key, and its proof holds nothing of
the schedule. What the schedule makes equal stays so: of bits that agree for every key one stands for all.

Which bits agree is a guess from random keys; that they do, for every key, is proved.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np

from ciphergen.dsl.term import Term, concat, const, extract, substitute, topological
from ciphergen.dsl.variant import Rows
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.equality.equal import Equality
from ciphergen.verify.equality.simulate import TermSimulator, packed, word
from ciphergen.verify.variables import input_byte
from ciphergen.verify.verdict import Verdict

KEYS = 1024  # random keys, under which only bits agree by accident that a rare carry tells apart
_ONES = (1 << KEYS) - 1
LARGE = 500  # terms of a schedule; and a third of those of a block, below which the cut saves less than it takes


@dataclass(frozen=True)
class AnyRoundKeys:
    """Round keys of any value, as the words of rows, and the bytes of a V_key that holds these by their places."""

    round_keys: Rows
    key_memory: dict[int, Term]


def any_round_keys(
    specification: Specification, key_memory: Mapping[int, Term], equality: Equality
) -> AnyRoundKeys | None:
    """Return round keys that stand for those of every key, None if V_key is not proved to hold bits of them, or the
    schedule is so small that they save nothing. key_memory: what key expansion leaves, over the bytes of the key."""
    if not _is_large(specification):
        return None
    rows, free = specification.round_keys, specification.variant.key_variables()
    made, places = list(chain.from_iterable(rows)), sorted(key_memory)
    memory = [key_memory[place] for place in places]
    values = iter(TermSimulator(KEYS).in_passing([*made, *memory]))
    bits = _Bits()
    words = [bits.introduced(own, next(values)) for own in chain.from_iterable(free)]
    held = [byte for _ in memory if (byte := bits.known(8, next(values))) is not None]
    if len(held) < len(memory):
        return None
    schedule = dict(zip(chain.from_iterable(free), made, strict=True))
    claimed = substitute([*words, *held], schedule)
    if equality.settle(list(zip([*made, *memory], claimed, strict=True)), alike=True).verdict is not Verdict.PROVED:
        return None
    normal = equality.normal
    left = iter([normal(word) for word in words])
    return AnyRoundKeys(
        tuple(tuple(next(left) for _ in row) for row in rows),
        {place: normal(byte) for place, byte in zip(places, held, strict=True)},
    )


def _is_large(specification: Specification) -> bool:
    """Return True if a proof holds much less without the schedule."""
    variant = specification.variant
    schedule = len(topological([word for row in specification.round_keys for word in row]))
    data = [input_byte(i) for i in range(variant.block_bytes)]
    return schedule >= max(LARGE, len(topological(variant.encrypt(variant.key_variables(), data))) // 3)


class _Bits:
    """Bits of round keys by their values under random keys: the first of those that agree, or are complements, stands
    for all."""

    def __init__(self) -> None:
        """Start with the constants."""
        self._known = {0: const(0, 1), _ONES: const(1, 1)}

    def introduced(self, whole: Term, values: Sequence[int]) -> Term:
        """Return a word of round keys by bits that stand for others; those that are new are its own."""
        for place, column in enumerate(_columns(whole.width, values)):
            if column not in self._known:
                self._known[column] = extract(whole, place, place)
                self._known[column ^ _ONES] = ~self._known[column]
        found = self.known(whole.width, values)
        assert found is not None
        return found

    def known(self, width: int, values: Sequence[int]) -> Term | None:
        """Return a word of bits by those that stand for them, None if one is unknown."""
        bits = [self._known.get(column) for column in _columns(width, values)]
        found = [bit for bit in bits if bit is not None]
        return concat(*reversed(found)) if len(found) == width else None


def _columns(width: int, values: Sequence[int]) -> Iterator[int]:
    """Return the values of each bit of a word, the least significant bit first, as a number with a bit for each key."""
    words = np.array(values, dtype=word(width))
    return (packed(words, place) for place in range(width))

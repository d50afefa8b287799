"""Any round keys in place of the schedule's: a cut between V_key and the functions that use it.

Key expansion leaves bits of the text's round keys in V_key, in some order and perhaps complemented, or exclusive ors of
bits of one round key, as a linear layer makes them. Where that is proved, a function that is proved for *any* round
keys is proved for those of every key, and its proof holds nothing of the schedule. What the schedule makes equal stays
so: of bits that agree for every key one stands for all.

Which bits agree, and which sums, is a guess from random keys; that they do, for every key, is proved.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from itertools import chain

from ciphergen.dsl.term import Term, concat, const, extract, substitute, topological
from ciphergen.dsl.variant import Rows
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.equality.equal import Equality
from ciphergen.verify.equality.simulate import TermSimulator, Values, packed
from ciphergen.verify.variables import input_byte
from ciphergen.verify.verdict import Verdict

KEYS = 1024  # random keys, under which only bits agree by accident that a rare carry tells apart
_ONES = (1 << KEYS) - 1
MOST_BITS = KEYS // 2  # of a round key, below which no sum has the values of another by accident
LARGE = 500  # terms of a schedule; and a third of those of a block, below which the cut saves less than it takes


@dataclass(frozen=True)
class AnyRoundKeys:
    """Round keys of any value, as the words of rows, and the bytes of a V_key that holds these by their places. shown:
    whether that is proved; else V_key has the same values under random keys."""

    round_keys: Rows
    key_memory: dict[int, Term]
    shown: bool = True


def any_round_keys(
    specification: Specification, key_memory: Mapping[int, Term], equality: Equality
) -> AnyRoundKeys | None:
    """Return round keys that stand for those of every key, None if V_key does not seem to hold bits of them, or the
    schedule is so small that they save nothing. key_memory: what key expansion leaves, over the bytes of the key."""
    if not _is_large(specification):
        return None
    rows, free = specification.round_keys, specification.variant.key_variables()
    made, places = list(chain.from_iterable(rows)), sorted(key_memory)
    memory = [key_memory[place] for place in places]
    values = iter(TermSimulator(KEYS).in_passing([*made, *memory]))
    bits, schedule = _Bits(), _Schedule(equality, dict(zip(chain.from_iterable(free), made, strict=True)))
    words = list[Term]()
    for own, term in zip((own for row in free for own in bits.of_row(row)), made, strict=True):
        columns = [*_columns(own.width, next(values))]
        guesses = (introduced(own, columns) for introduced in (bits.introduced, bits.introduced_anew))
        words.append(next((word for word in guesses if word is own or schedule.makes(word, term)), own))
    held = dict[int, Term]()
    for place, term in zip(places, memory, strict=True):
        found = bits.known([*_columns(8, next(values))])
        if not found:
            return None
        held[place] = next((byte for byte in found if schedule.makes(byte, term)), found[-1])
    shown = schedule.settles([(key_memory[place], byte) for place, byte in held.items()])
    left = iter([equality.normal(word) for word in words])
    return AnyRoundKeys(
        tuple(tuple(next(left) for _ in row) for row in rows),
        {place: equality.normal(byte) for place, byte in held.items()},
        shown,
    )


@dataclass(frozen=True)
class _Schedule:
    """The schedule of a text: what the words of round keys stand for. asked: whether pairs are plainly the same."""

    equality: Equality
    words: Mapping[Term, Term]
    asked: dict[tuple[Term, Term], bool] = field(default_factory=dict[tuple[Term, Term], bool])

    def makes(self, claimed: Term, term: Term) -> bool:
        """Return True if a term over words of round keys is plainly the same as one over the key."""
        return self._is_plain(term, substitute([claimed], self.words)[0])

    def _is_plain(self, term: Term, made: Term) -> bool:
        """Return True if two terms are plainly the same; what is not is asked again when all pairs are settled."""
        if (term, made) not in self.asked:
            self.asked[term, made] = self.equality.is_plain(term, made)
        return self.asked[term, made]

    def settles(self, pairs: Sequence[tuple[Term, Term]]) -> bool:
        """Return True if terms over the key are proved equal to those over words of round keys beside them."""
        made = substitute([claimed for _, claimed in pairs], self.words)
        both = [(term, claim) for (term, _), claim in zip(pairs, made, strict=True)]
        rest = [(term, claim) for term, claim in both if not self._is_plain(term, claim)]
        return self.equality.settle(rest, alike=True).verdict is Verdict.PROVED


def _is_large(specification: Specification) -> bool:
    """Return True if a proof holds much less without the schedule."""
    variant = specification.variant
    schedule = len(topological([word for row in specification.round_keys for word in row]))
    data = [input_byte(i) for i in range(variant.block_bytes)]
    return schedule >= max(LARGE, len(topological(variant.encrypt(variant.key_variables(), data))) // 3)


_Reduced = Mapping[int, tuple[int, int]]  # by the lowest key under which a sum is 1, its values, and which bits it adds


@dataclass(frozen=True)
class _SumsOfBits:
    """Sums of some bits, known by their values under random keys."""

    bits: Sequence[Term]
    reduced: _Reduced

    @staticmethod
    def of(bits: Sequence[tuple[int, Term]]) -> _SumsOfBits:
        """Return the sums of bits, each given with its values; a 1 is added to what is complemented."""
        columns, reduced = [*(column for column, _ in bits), _ONES], dict[int, tuple[int, int]]()
        for number, column in enumerate(columns):
            rest, which = _left(reduced, column, 1 << number)
            if rest:
                reduced[rest & -rest] = rest, which
        return _SumsOfBits([*(bit for _, bit in bits), const(1, 1)], reduced)

    def known(self, column: int) -> Term | None:
        """Return the sum that has these values, None if there is none."""
        rest, which = _left(self.reduced, column, 0)
        return None if rest else reduce(operator.xor, (bit for i, bit in enumerate(self.bits) if which >> i & 1))


def _left(reduced: _Reduced, column: int, which: int) -> tuple[int, int]:
    """Return what is left of values when sums are taken off, and which bits were added."""
    for lowest, (values, bits) in reduced.items():
        if column & lowest:
            column, which = column ^ values, which ^ bits
    return column, which


class _Bits:
    """Bits of round keys by their values under random keys: the first of those that agree, or are complements, stands
    for all that are plainly the same, and others beside it for themselves."""

    def __init__(self) -> None:
        """Start with the constants."""
        self._known = {0: [const(0, 1)], _ONES: [const(1, 1)]}
        self._rows: list[_SumsOfBits] = []

    def of_row(self, row: Sequence[Term]) -> Iterator[Term]:
        """Yield the words of a round key; what is introduced meanwhile are its bits, of which sums are known."""
        before = len(self._known)
        yield from row
        own = [(column, bits[0]) for column, bits in self._known.items()][before::2]
        if 0 < len(own) <= MOST_BITS:
            self._rows.append(_SumsOfBits.of(own))

    def introduced(self, whole: Term, columns: Sequence[int]) -> Term:
        """Return a word of round keys by bits that stand for others; those that are new are its own."""
        for place, column in enumerate(columns):
            if column not in self._known:
                self._add(extract(whole, place, place), column)
        return concat(*(self._known[column][0] for column in reversed(columns)))

    def introduced_anew(self, whole: Term, columns: Sequence[int]) -> Term:
        """Return a word of round keys by bits of its own, but for those that seem constant."""
        found = list[Term]()
        for place, column in enumerate(columns):
            own = self._known[column][0] if column in (0, _ONES) else extract(whole, place, place)
            if own not in self._known[column]:
                self._add(own, column)
            found.append(own)
        return concat(*reversed(found))

    def _add(self, bit: Term, column: int) -> None:
        self._known.setdefault(column, []).append(bit)
        self._known.setdefault(column ^ _ONES, []).append(~bit)

    def known(self, columns: Sequence[int]) -> list[Term]:
        """Return words with bits of these values: of those that were introduced first, and last; or of sums of them.
        Empty if one is unknown."""
        found = list[Term]()
        for at in (0, -1):
            bits = [self._known[c][at] if c in self._known else self._sum(c) for c in reversed(columns)]
            known = [bit for bit in bits if bit is not None]
            if len(known) == len(columns):
                found.append(concat(*known))
        return found if len(found) < 2 or found[0] is not found[1] else found[:1]

    def _sum(self, column: int) -> Term | None:
        """Return the sum of bits of one round key that has these values, None if there is none."""
        return next((found for row in self._rows if (found := row.known(column)) is not None), None)


def _columns(width: int, values: Values) -> Iterator[int]:
    """Return the values of each bit of a word, the least significant bit first, as a number with a bit for each key."""
    return (packed(values, place) for place in range(width))

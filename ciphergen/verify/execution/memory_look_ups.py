"""Look-ups in what was made of a key, which a function may only read, where tables are allowed.

An address at the base of such a region, a constant and the bits of an index loads one of the entries that the index can
reach, all of which have to lie in the region. What is loaded is then a choice between these, bit by bit of the index;
where all entries with a bit of the index differ from those without it by the same value, it is the exclusive or with
that value, under the bit as a mask. So a look-up of multiples, or of sums of others, is a sum of products of two bits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ciphergen.dsl.term import Term, const, extract, ite
from ciphergen.verify.equality.anf import XorForm
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.tables import bits_of
from ciphergen.verify.execution.memory import Region

KEY_LOOK_UPS = ", but for those of look-ups in tables that are made of the key"  # of addresses that depend on secrets
MOST_BITS = 8  # of the index of a look-up, of which every entry is read


@dataclass(frozen=True)
class KeyTable:
    """A table: its region, the offsets of the entries in the order of the index, and the index, None if that may have
    more bits than `MOST_BITS`."""

    region: Region
    offsets: range
    index: Term | None


def key_table(normal: Normalizer, address: Linear, regions: Sequence[Region]) -> KeyTable | None:
    """Return the table that an address is in; None where it is in nothing that was made of a key."""
    region = next((r for r in regions if address.terms.get(r.base) == 1), None)
    if region is None or region.writable or not region.of_key:
        return None
    first = address.constant - (address.constant >> (address.width - 1) << address.width)
    distance = normal.sum(Linear(address.width, 0, {t: n for t, n in address.terms.items() if t is not region.base}))
    found = bits_of(normal, distance, MOST_BITS)
    if found is None:
        return KeyTable(region, range(first, first + 1), None)
    index, low = found
    return KeyTable(region, range(first, first + (1 << low + index.width), 1 << low), index)


@dataclass(frozen=True)
class LoadedEntries:
    """A look-up loads one of the entries that it can reach: the word that stands for that. normal: the normal form;
    same: whether two words are proved equal."""

    normal: Normalizer
    same: Callable[[Term, Term], bool]

    @staticmethod
    def of(normal: Normalizer) -> LoadedEntries:
        """Return look-ups that compare differences of entries by their xor form."""
        xors = XorForm()
        return LoadedEntries(normal, lambda a, b: a is b or xors(a) == xors(b))

    def loaded(self, index: Term, words: Sequence[Term]) -> Term:
        """Return the normal form of the word at an index. words: in normal form, one for each value of the index."""
        zero = const(0, words[0].width)
        added = zero
        for number in reversed(range(len(words).bit_length() - 1)):
            there, others = words[1 << number : 2 << number], words[: 1 << number]
            differences = [self.normal(a ^ b) for a, b in zip(there, others, strict=True)]
            if not all(self.same(each, differences[0]) for each in differences[1:]):
                break
            added ^= ite(self.normal.extract(index, number, number), differences[0], zero)
            words = others
        return self.normal(added ^ choice(index, words))


def choice(index: Term, words: Sequence[Term]) -> Term:
    """Return the word at an index as choices by its lowest bits: as many as there are words for."""
    level = list(words)
    for number in range(len(words).bit_length() - 1):
        bit = extract(index, number, number)
        level = [ite(bit, b, a) for a, b in zip(level[::2], level[1::2], strict=True)]
    return level[0]

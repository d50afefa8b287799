"""Tables that are the inversion of a field but for affine maps before and behind it.

AES, ARIA, Camellia, SEED, SM4 and one table of CLEFIA have such S-boxes S(x) = A(1/B(x ^ b)) ^ a with linear maps A and
B; 1/0 is 0. Differences name them where the field has 2^n elements with even n: of all x, 1/x + 1/(x + d) is 1/d for
four, and any other value for two at most. So T, the output difference that four inputs have, is A(1/B(d)), without the
constants, and B is found from its values at two bits: of a scale and a guess all others follow, or contradict (Biryukov
and others, "A Toolbox for Cryptanalysis: Linear and Affine Equivalence Algorithms", EUROCRYPT 2003).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import xor

Map = tuple[int, ...]  # a linear map: the images of single bits, the least significant first


@dataclass(frozen=True)
class Field:
    """A field of 2^bits elements, which are polynomials over GF(2) modulo one of that degree."""

    bits: int
    polynomial: int

    @property
    def size(self) -> int:
        return 1 << self.bits

    @cached_property
    def _powers(self) -> tuple[int, ...]:
        """Return the powers of an element whose powers are all elements but 0, from the power 0 on."""
        for element in range(2, self.size):
            powers = [1]
            while (following := self._product(powers[-1], element)) != 1:
                powers.append(following)
            if len(powers) == self.size - 1:
                return tuple(powers)
        raise AssertionError("no polynomial of a field")

    @cached_property
    def _logarithms(self) -> dict[int, int]:
        return {power: i for i, power in enumerate(self._powers)}

    def _product(self, a: int, b: int) -> int:
        product = reduce(xor, (a << i for i in range(self.bits) if b >> i & 1), 0)
        for i in range(2 * self.bits - 2, self.bits - 1, -1):
            product ^= (self.polynomial << i - self.bits) * (product >> i & 1)
        return product

    def times(self, a: int, b: int) -> int:
        """Return the product."""
        if not (a and b):
            return 0
        return self._powers[(self._logarithms[a] + self._logarithms[b]) % (self.size - 1)]

    def inverse(self, a: int) -> int:
        """Return the inverse, of 0 0."""
        return self._powers[-self._logarithms[a] % (self.size - 1)] if a else 0

    def raised(self, x: int, i: int) -> int:
        """Return x^(2^i), which is linear in x."""
        for _ in range(i):
            x = self.times(x, x)
        return x


@dataclass(frozen=True)
class Layers:
    """The affine maps around an inversion: S(x) = after(1/before(x ^ added)) ^ added_behind."""

    before: Map
    after: Map
    added: int
    added_behind: int


def applied(images: Map, x: int) -> int:
    """Return the value of a linear map."""
    return reduce(xor, (image for i, image in enumerate(images) if x >> i & 1), 0)


def layers(entries: Sequence[int], field: Field) -> Layers | None:
    """Return the affine maps with which a table is the inversion in a field, of an even number of bits; None if there
    are none. All others are made of them by scales and powers of 2 of what is inverted."""
    differences = _differences(entries)
    linear = next(_linear(differences, field), None) if differences is not None else None
    if differences is None or linear is None:
        return None
    added = (d for d in range(field.size) if all(differences[x ^ d] ^ entries[d] == y for x, y in enumerate(entries)))
    found = next(added, None)
    return None if found is None else Layers(*linear, found, entries[found])


def _differences(entries: Sequence[int]) -> tuple[int, ...] | None:
    """Return for each input difference the output difference that four inputs have; None if there is none such or
    several, as there is but for inversions."""
    found = [0]
    for d in range(1, len(entries)):
        counts = Counter(y ^ entries[x ^ d] for x, y in enumerate(entries))
        four = [value for value, count in counts.items() if count > 2]
        if len(four) != 1 or counts[four[0]] != 4:
            return None
        found += four
    return tuple(found) if len(set(found)) == len(entries) else None


def _linear(table: Sequence[int], field: Field) -> Iterator[tuple[Map, Map]]:
    """Yield linear maps (B, A) with table[x] = A(1/B(x)) for all x. B(1) is 1, since a scale of B is one of A."""
    places = {y: x for x, y in enumerate(table)}
    for guess in range(2, field.size):
        before, after = {0: 0, 1: 1, 2: guess, 3: 1 ^ guess}, {0: 0}
        if _completed(table, places, field, before, after):
            units = [1 << i for i in range(field.bits)]
            yield tuple(before[unit] for unit in units), tuple(after[unit] for unit in units)


def _completed(
    table: Sequence[int], places: Mapping[int, int], field: Field, before: dict[int, int], after: dict[int, int]
) -> bool:
    """Follow B and A to all values that they fix; return False if they contradict one another or stay partial."""
    size = 0
    while size < len(before) + len(after) < 2 * field.size:
        size = len(before) + len(after)
        for x, y in [*before.items()]:
            if not _extended(after, field.inverse(y), table[x]):
                return False
        for y, z in [*after.items()]:
            if not _extended(before, places[z], field.inverse(y)):
                return False
    return len(before) == len(after) == field.size


def _extended(known: dict[int, int], x: int, y: int) -> bool:
    """Add an image to a linear map; return False if it has another one."""
    if x in known:
        return known[x] == y
    known |= {a ^ x: b ^ y for a, b in known.items()}
    return True

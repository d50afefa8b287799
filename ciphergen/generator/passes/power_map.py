"""An 8-bit table that is the inversion of a field but for affine layers, as a circuit: about 115 operations.

AES, ARIA, Camellia, SM4 and one table of CLEFIA have such S-boxes S(x) = A(1/B(x ^ b)) ^ a with linear maps A and B;
1/0 is 0. Differences name them: of all x, 1/x + 1/(x + d) is 1/d for four, and any other value for two at most. So
T, the output difference that four inputs have, is A(1/B(d)), without the constants, and B is found from its values at
two bits: of a scale and a guess all others follow, or contradict (Biryukov and others, "A Toolbox for Cryptanalysis:
Linear and Affine Equivalence Algorithms", EUROCRYPT 2003).

The circuit of the inversion has 22 linear forms of its input, 32 and, 30 xor, and 18 products of which the outputs are
sums (Boyar and Peralta, "A Small Depth-16 Circuit for the AES S-Box", ePrint 2011/332). Linear layers around it are
chains of sums of vectors of 8 bits. All x -> c x^(2^i) move from one layer to the other: the shortest of 2040 pairs is
taken, as far as a quick look tells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache, reduce
from operator import xor

from ciphergen.dsl.circuits import Circuit, input_bits
from ciphergen.dsl.term import Term
from ciphergen.generator.passes.chain import Chain, chain, remaining

_POLYNOMIAL = 0x11B
# Of the input, as masks of its bits; of the inverse, as masks of the products: in the field of AES.
_FORMS = (
    0x01, 0x61, 0xE1, 0xE7, 0x71, 0x63, 0x9B, 0x4F, 0x84, 0x90, 0xFA,
    0x4E, 0x96, 0x82, 0x14, 0x9A, 0x2E, 0xB4, 0xAE, 0x7E, 0xDE, 0xAC,
)  # fmt: skip
_INVERSE = (0x28A00, 0x1B0D8, 0x1B173, 0x2BCF5, 0x1B145, 0x1DD5E, 0x2E75E, 0x1B168)
_TRIED = 12  # pairs of layers of which both chains are made

# Of the products, by the sums that are their other factors.
_FACTORS = ((15, 6, 0, 16, 1, 7, 11, 17, 10), (12, 3, 4, 13, 5, 2, 9, 14, 8))

_Map = tuple[int, ...]  # a linear map on 8 bits: the images of single bits, the least significant first


@cache  # where it is needed at all, products are asked for again and again
def _times(a: int, b: int) -> int:
    """Return the product in the field."""
    product = reduce(xor, (a << i for i in range(8) if b >> i & 1), 0)
    for i in range(14, 7, -1):
        product ^= (_POLYNOMIAL << i - 8) * (product >> i & 1)
    return product


@cache
def _inverse(a: int) -> int:
    """Return the inverse in the field, of 0 0."""
    return next((b for b in range(256) if _times(a, b) == 1), 0)


def power_map(entries: tuple[int, ...], width: int) -> Circuit | None:
    """Return a circuit for a table that is an inversion but for affine layers; None for other tables."""
    return _circuit(entries) if len(entries) == 256 and width == 8 else None


@lru_cache(maxsize=16)
def _circuit(entries: tuple[int, ...]) -> Circuit | None:
    difference = _differences(entries)
    layers = next(_layers(difference), None) if difference is not None else None
    if difference is None or layers is None:
        return None
    before, after = _constants(entries, difference)
    top, bottom = _shortest(*layers)
    inputs = input_bits(8)
    forms = top.run([~x if before >> i & 1 else x for i, x in enumerate(inputs)])
    outputs = bottom.transposed(_products(forms))
    return Circuit(inputs, tuple(~y if after >> i & 1 else y for i, y in enumerate(outputs)))


def _differences(entries: Sequence[int]) -> tuple[int, ...] | None:
    """Return for each input difference the output difference that four inputs have; None if the table is none that
    this describes."""
    found = [0]
    for d in range(1, 256):
        counts = Counter(y ^ entries[x ^ d] for x, y in enumerate(entries))
        four = [value for value, count in counts.items() if count > 2]
        if len(four) != 1 or counts[four[0]] != 4:
            return None
        found += four
    return tuple(found) if len(set(found)) == 256 else None


def _constants(entries: Sequence[int], difference: Sequence[int]) -> tuple[int, int]:
    """Return what is added to the input and to the output of the differences' map."""
    return next(
        (before, entries[before])
        for before in range(256)
        if all(difference[x ^ before] ^ entries[before] == y for x, y in enumerate(entries))
    )


def _layers(table: Sequence[int]) -> Iterator[tuple[_Map, _Map]]:
    """Yield linear maps (B, A) with table[x] = A(1/B(x)) for all x. B(1) is 1, since a scale of B is one of A."""
    places = {y: x for x, y in enumerate(table)}
    for guess in range(2, 256):
        before, after = {0: 0, 1: 1, 2: guess, 3: 1 ^ guess}, {0: 0}
        if _completed(table, places, before, after):
            yield tuple(before[1 << i] for i in range(8)), tuple(after[1 << i] for i in range(8))


def _completed(table: Sequence[int], places: Mapping[int, int], before: dict[int, int], after: dict[int, int]) -> bool:
    """Follow B and A to all values that they fix; return False if they contradict one another or stay partial."""
    size = 0
    while size < len(before) + len(after) < 512:
        size = len(before) + len(after)
        for x, y in [*before.items()]:
            if not _extended(after, _inverse(y), table[x]):
                return False
        for y, z in [*after.items()]:
            if not _extended(before, places[z], _inverse(y)):
                return False
    return len(before) == len(after) == 256


def _extended(known: dict[int, int], x: int, y: int) -> bool:
    """Add an image to a linear map; return False if it has another one."""
    if x in known:
        return known[x] == y
    known |= {a ^ x: b ^ y for a, b in known.items()}
    return True


def _shortest(before: _Map, after: _Map) -> tuple[Chain, Chain]:
    """Return the chains for the forms and, transposed, for the outputs, of the best pair of layers found."""
    pairs = [_pair(before, after, c, i) for i in range(8) for c in range(1, 256)]
    pairs.sort(key=lambda pair: sum(map(remaining, pair)))
    chains = [(chain(top), chain(bottom)) for top, bottom in pairs[:_TRIED]]
    return min(chains, key=lambda pair: sum(len(each.sums) for each in pair))


def _pair(before: _Map, after: _Map, c: int, i: int) -> tuple[list[int], list[int]]:
    """Return the vectors (forms over the input, columns of the outputs over the products) of the layers that take
    c x^(2^i) from one into the other: its inverse is that of x, raised and divided by c."""
    forward = tuple(_times(c, _raised(image, i)) for image in before)
    divided = _inverse(c)
    back = {_times(divided, _raised(1 << j, i)): after[j] for j in range(8)}
    known = {0: 0}
    for x, y in back.items():
        _extended(known, x, y)
    images = [known[1 << j] for j in range(8)]
    forms = [sum(((m & image).bit_count() & 1) << j for j, image in enumerate(forward)) for m in _FORMS]
    columns = [
        reduce(xor, (image for m, image in zip(_INVERSE, images, strict=True) if m >> k & 1), 0) for k in range(18)
    ]
    return forms, columns


def _raised(x: int, i: int) -> int:
    for _ in range(i):
        x = _times(x, x)
    return x


def _products(y: Sequence[Term]) -> list[Term]:
    """Return the 18 products from the 22 forms: the inversion over GF(16), and its result times the forms."""
    p, q, r = y[12] & y[15], y[13] & y[16], y[9] & y[11]
    a = (y[3] & y[6]) ^ p ^ ((y[14] & y[17]) ^ r) ^ y[20]
    b = (y[4] & y[0]) ^ p ^ ((y[8] & y[10]) ^ r) ^ y[19]
    c = (y[5] & y[1]) ^ q ^ ((y[14] & y[17]) ^ r) ^ y[21]
    d = (y[2] & y[7]) ^ q ^ ((y[8] & y[10]) ^ r) ^ y[18]
    ac, ab, cd = a & c, a ^ b, c ^ d
    e = d ^ ac
    low = ((b ^ ac) & cd) ^ d
    de = d & (e ^ low)
    high = (ab & e) ^ b
    top = ab ^ (high & (e ^ de))
    bottom = de ^ c ^ low
    sums = low ^ bottom, bottom, low, high ^ top, top, high, high ^ low, high ^ low ^ (top ^ bottom), top ^ bottom
    return [s & y[i] for form in _FACTORS for s, i in zip(sums, form, strict=True)]

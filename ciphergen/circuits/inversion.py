"""A table of 8 bits that is the inversion of a field but for affine layers, as a circuit: about 110 gates.

The circuit of the inversion has 22 linear forms of its input, 32 and, 30 xor, and 18 products of which the outputs are
sums (Boyar and Peralta, "A Small Depth-16 Circuit for the AES S-Box", ePrint 2011/332). Linear layers around it are
chains of sums of vectors of 8 bits: of the forms as they stand, of the outputs transposed, so that the 18 products are
what is wanted. All x -> c x^(2^i) move from one layer to the other: of 2040 pairs of layers one with the fewest sums is
taken. That no pair has fewer is decided, where two vectors more than wanted suffice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from itertools import product

from ciphergen.circuits.chain import Chain, LinearForms, begun
from ciphergen.circuits.equivalence import Field, Layers, applied, layers
from ciphergen.dsl.circuits import Circuit, input_bits
from ciphergen.dsl.gates import GateList
from ciphergen.dsl.term import Term

FIELD = Field(8, 0x11B)
# Of the input, as masks of its bits; of the inverse, as masks of the products: in the field of AES.
_FORMS = (
    0x01, 0x61, 0xE1, 0xE7, 0x71, 0x63, 0x9B, 0x4F, 0x84, 0x90, 0xFA,
    0x4E, 0x96, 0x82, 0x14, 0x9A, 0x2E, 0xB4, 0xAE, 0x7E, 0xDE, 0xAC,
)  # fmt: skip
_INVERSE = (0x28A00, 0x1B0D8, 0x1B173, 0x2BCF5, 0x1B145, 0x1DD5E, 0x2E75E, 0x1B168)
_PRODUCTS = 18
_MOST_OTHERS = 2  # vectors in a chain that are not wanted, of which it is decided whether they suffice

# Of the products, by the sums that are their other factors.
_FACTORS = ((15, 6, 0, 16, 1, 7, 11, 17, 10), (12, 3, 4, 13, 5, 2, 9, 14, 8))


def inversion(entries: tuple[int, ...], width: int) -> Circuit | None:
    """Return a circuit for a table that is an inversion but for affine layers; None for other tables.

    Args:
        entries: values of the table; their number is a power of 2.
        width: width of an entry in bits.
    """
    if len(entries) != FIELD.size or width != FIELD.bits:
        return None
    found = layers(entries, FIELD)
    if found is None:
        return None
    made = (_circuit(found, top, bottom) for top, bottom in _shortest(found))
    return min(made, key=lambda circuit: GateList.of(circuit).depth)


def _circuit(around: Layers, top: Chain, bottom: Chain) -> Circuit:
    inputs = input_bits(FIELD.bits)
    forms = top.run([~x if around.added >> i & 1 else x for i, x in enumerate(inputs)])
    outputs = bottom.transposed(_products(forms))
    return Circuit(inputs, tuple(~y if around.added_behind >> i & 1 else y for i, y in enumerate(outputs)))


@dataclass
class _Side:
    """One of the two layers of a pair. others: how many vectors its chain has at least that are not wanted; found: the
    vectors, where that is the number."""

    forms: LinearForms
    others: int
    found: tuple[int, ...] | None = None

    @property
    def least(self) -> int:
        """Return the number of sums that the chain has, or has at least."""
        return self.forms.least + self.others

    def decide(self) -> None:
        """Look whether the chain has as many sums as it has at least."""
        if self.others <= _MOST_OTHERS:
            self.found = self.forms.others(self.others)
            self.others += self.found is None
        else:
            short = self.forms.short_others()
            self.found, self.others = short, len(short)

    @property
    def chain(self) -> Chain:
        assert self.found is not None
        return self.forms.chain(self.found)


def _shortest(around: Layers) -> Iterator[tuple[Chain, Chain]]:
    """Yield the chains for the forms and, transposed, for the outputs, of the pairs of layers with the fewest sums.

    Of all pairs one that may have the fewest is looked at more closely, until nothing of those is left to decide.
    """
    pairs = [_pair(around, c, i) for i, c in product(range(FIELD.bits), range(1, FIELD.size))]
    done = [begun(side).done for side in zip(*pairs, strict=True)]
    sides = [[_Side(f, int(not d[n])) for f, d in zip(pair, done, strict=True)] for n, pair in enumerate(pairs)]
    waiting = [(sum(side.least for side in pair), n) for n, pair in enumerate(sides)]
    heapify(waiting)
    fewest: int | None = None
    while waiting and waiting[0][0] == (fewest or waiting[0][0]):
        least, n = heappop(waiting)
        open_ = [side for side in sides[n] if side.found is None]
        if not open_:
            fewest = least
            top, bottom = sides[n]
            yield top.chain, bottom.chain
        else:
            open_[0].decide()
            heappush(waiting, (sum(side.least for side in sides[n]), n))


def _pair(around: Layers, c: int, i: int) -> tuple[LinearForms, LinearForms]:
    """Return the vectors (forms over the input, columns of the outputs over the products) of the layers that take
    c x^(2^i) from one into the other: its inverse is that of x, raised and divided by c."""
    forward = tuple(FIELD.times(c, FIELD.raised(image, i)) for image in around.before)
    known = {0: 0}
    for j, image in enumerate(around.after):
        x = FIELD.times(FIELD.inverse(c), FIELD.raised(1 << j, i))
        known |= {a ^ x: b ^ image for a, b in known.items()}
    images = [known[1 << j] for j in range(FIELD.bits)]
    forms = [sum(((m & image).bit_count() & 1) << j for j, image in enumerate(forward)) for m in _FORMS]
    columns = [applied(tuple(images), sum((m >> k & 1) << j for j, m in enumerate(_INVERSE))) for k in range(_PRODUCTS)]
    return LinearForms(FIELD.bits, tuple(forms)), LinearForms(FIELD.bits, tuple(columns))


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

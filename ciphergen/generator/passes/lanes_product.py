"""Lanes of a product: a product of polynomials of 64 or 128 coefficients as 9 or 27 products of 16, side by side.

Why: machines without a multiplication of polynomials take one bit of an operand at a time. Karatsuba's way splits a
product of twice as many coefficients into three, three times over down to 16, and these are the lanes of one product in
which a register has the coefficients of one degree of all of them: as many gates as for a single one.

    before  128 times: a mask of a bit of x, `and` with y, exclusive or; y times x
    after   two transpositions of halves of words, a product of 16 by 16 registers, the way back, the remainder

Ends: products are replaced once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import xor

from ciphergen.dsl.term import Term, concat, const, extract, replace, substitute, topological
from ciphergen.generator.analysis.field_products import SIZES, WORD, FieldProduct, field_product, parts_of
from ciphergen.generator.analysis.rounds import Piece

_HALF = WORD // 2
_LOW = (1 << _HALF) - 1
_MASKS = {8: 0x00FF00FF, 4: 0x0F0F0F0F, 2: 0x33333333, 1: 0x55555555}
_SCHOOL = 4  # coefficients: fewer are multiplied each by each
Row = Term | None  # of a matrix; None for zeros


@dataclass(frozen=True)
class FieldWords:
    """A product as lanes, or instructions, make it.

    planes: of the operand that stands alone, the registers with which others are multiplied; order: what is computed on
    the way, such that few values are in use at a time.
    """

    words: list[Term]
    planes: tuple[Term, ...]
    order: tuple[Term, ...]


Maker = Callable[[FieldProduct], FieldWords | None]


def run(piece: Piece) -> Piece:
    """Return rounds with a product in a field, or a choice of one, as lanes, in an order of their own."""
    return with_planes(piece, in_lanes)[0]


def with_planes(piece: Piece, make: Maker) -> tuple[Piece, tuple[Term, ...]]:
    """Return the rounds with a product as `make` makes it, and the words of the operand that stands alone, of lanes a
    register for each degree; none where there is no product."""
    roots, planes, order = list(piece.outputs), tuple[Term, ...](), tuple[Term, ...]()
    if all(root.op == "ite" for root in roots):
        known: dict[Term, Term] = {}
        for branch in (1, 2):
            inner = [root.args[branch] for root in roots]
            if (found := _of_any_width(inner, piece.inputs, make)) is not None:
                known.update(zip(inner, found.words, strict=True))
                planes, order = found.planes, found.order
        made = replace(roots, known) if known else None
    else:
        found = _of_any_width(roots, piece.inputs, make)
        made, planes, order = (None, (), ()) if found is None else (found.words, found.planes, found.order)
    if made is None:
        return piece, ()
    needed = frozenset(topological(made))
    between = tuple(term for term in order if term in needed)
    return dataclasses.replace(piece, outputs=tuple(made), between=between, shares=()), planes


def _of_any_width(roots: Sequence[Term], inputs: Sequence[Term], make: Maker) -> FieldWords | None:
    """Return roots that are a product as lanes make them: its words, or one wide word of which each operand is one,
    with the lowest bits as the coefficient of 1 or the highest."""
    if len(roots) > 1 or roots[0].width not in [WORD * size for size in SIZES]:
        return _replaced(roots, inputs, make)
    width = roots[0].width
    count, parts = width // WORD, parts_of(inputs, width)
    (whole,) = substitute(roots, {wide: concat(*reversed(words)) for wide, words in parts.items()})
    words = [_part(whole, i) for i in range(count)]
    for way in (1, -1):
        made = _replaced(words[::way], [word for each in parts.values() for word in each[::way]], make)
        if made is not None:
            back = {part: _part(wide, i) for wide, each in parts.items() for i, part in enumerate(each)}
            terms = substitute([*made.words[::way], *made.planes, *made.order], back)
            behind = count + len(made.planes)
            return FieldWords([concat(*reversed(terms[:count]))], tuple(terms[count:behind]), tuple(terms[behind:]))
    return None


def _part(wide: Term, number: int) -> Term:
    """Return a word of a wide one, the lowest first."""
    return extract(wide, WORD * number + WORD - 1, WORD * number)


def _replaced(roots: Sequence[Term], inputs: Sequence[Term], make: Maker) -> FieldWords | None:
    """Return the words of a product as they are made, None if the roots are no product."""
    product = field_product(roots, inputs)
    return None if product is None else make(product)


def in_lanes(product: FieldProduct) -> FieldWords:
    """Return the words of a product as lanes make them."""
    first = [reduce(xor, words) for words in zip(*product.first, strict=True)]
    second, reverse = list(product.second), product.reverse
    if reverse:  # the word with the highest degrees first: its lowest bit is the highest of them
        first, second = first[::-1], second[::-1]
    planes, other, order = _planes(second), _planes(first), list[Term]()
    order += other
    pairs = _products(other, planes, len(first), order, up=reverse)
    order += (word for pair in pairs for word in pair)
    words = combined(pairs)
    # By degrees from here on: the lowest word first.
    made = remainder(words[::-1] if reverse else words, product)
    return FieldWords(made, tuple(dict.fromkeys(_multiplied_with(planes))), tuple(dict.fromkeys(order)))


def splits(words: Sequence[Term]) -> list[Term]:
    """Return the words that are multiplied with those of the other operand: the halves and their sums, in each half."""
    if len(words) == 1:
        return list(words)
    middle = len(words) // 2
    low, high = words[:middle], words[middle:]
    return [word for part in (low, high, _sum(low, high)) for word in splits(part)]


def _planes(words: Sequence[Term]) -> list[Term]:
    """Return a register for each degree below 16, with a bit for each half of the words and of their sums: row r of the
    matrix has two halves of words, behind the words the sums of the halves of two of them."""
    rows = splits(words)
    sums = [row ^ (row >> _HALF) for row in rows]
    for i in range(0, len(sums), 2):
        low = sums[i] & const(_LOW, WORD)
        rows.append(low if i + 1 == len(sums) else low | (sums[i + 1] << _HALF))
    return [_some(plane) for plane in _transposed([*rows, *[None] * (_HALF - len(rows))])]


def _products(
    first: Sequence[Term], second: Sequence[Term], words: int, order: list[Term], *, up: bool
) -> list[tuple[Term, Term]]:
    """Return the products of the words that `splits` makes, each two words. order: to which is added what is computed
    on the way; up: one place higher."""
    count = 3 ** (words.bit_length() - 1)
    planes: list[Row] = [*([None] if up else []), *_multiplied(first, second, order)]
    planes += [None] * (WORD - len(planes))
    low, high = _transposed(planes[:_HALF]), _transposed(planes[_HALF:])
    found = list[tuple[Term, Term]]()
    for i in range(count):
        lower = _halves(_some(low[i]), _some(high[i]))
        upper = _upper(_some(low[i]), _some(high[i]))
        at = count + i // 2
        pick = _upper if i % 2 else _halves
        middle = pick(_some(low[at]), _some(high[at])) ^ lower ^ upper
        found.append((lower ^ (middle << _HALF), upper ^ (middle >> _HALF)))
    return found


def _halves(low: Term, high: Term) -> Term:
    return (low & const(_LOW, WORD)) | (high << _HALF)


def _upper(low: Term, high: Term) -> Term:
    return (low >> _HALF) | (high & const(_LOW << _HALF, WORD))


def combined(products: Sequence[tuple[Term, ...]]) -> list[Term]:
    """Return the product of which the products of `splits` are the parts, the lowest word first."""
    if len(products) == 1:
        return list(products[0])
    third = len(products) // 3
    low, high, both = (combined(products[i : i + third]) for i in (0, third, 2 * third))
    middle, shift = _sum(_sum(low, high), both), len(low) // 2
    made = [*low, *high]
    for i, word in enumerate(middle):
        made[shift + i] ^= word
    return made


def remainder(words: Sequence[Term], product: FieldProduct) -> list[Term]:
    """Return a product modulo the polynomial, words by degree, the lowest first."""
    count, width = len(words) // 2, words[0].width
    low, high = list(words[:count]), list(words[count:])

    def up(word: Term, by: int) -> Term:
        return word >> by if product.reverse else word << by

    def down(word: Term, by: int) -> Term:
        return word << by if product.reverse else word >> by

    over = [down(high[-1], width - tap) for tap in product.taps if tap]
    high[0] = reduce(xor, over, high[0])
    for tap in product.taps:
        for i in range(count):
            low[i] ^= up(high[i], tap) if tap else high[i]
            if tap and i:
                low[i] ^= down(high[i - 1], width - tap)
    return low


def _multiplied(first: Sequence[Term], second: Sequence[Term], order: list[Term]) -> list[Term]:
    """Return the product of two polynomials of which each coefficient is a register. order: as for `_products`."""
    count = len(first)
    if count <= _SCHOOL:
        terms = [[first[i] & second[k - i] for i in range(count) if 0 <= k - i < count] for k in range(2 * count - 1)]
        made = [reduce(xor, each) for each in terms]
        order += made
        return made
    middle = count // 2
    low = _multiplied(first[:middle], second[:middle], order)
    high = _multiplied(first[middle:], second[middle:], order)
    both = _multiplied(_sum(first[:middle], first[middle:]), _sum(second[:middle], second[middle:]), order)
    # What overlaps of both is added once: it stands in two places of the result.
    shared = [*_sum(low[middle:], high[: middle - 1]), high[middle - 1]]
    made = [*low[:middle], *_sum(_sum(shared, low[:middle]), both[:middle])]
    made += _sum(_sum(shared[: middle - 1], both[middle:]), high[middle:])
    made += high[middle - 1 :]
    order += made
    return made


def _multiplied_with(planes: Sequence[Term]) -> list[Term]:
    """Return what `_multiplied` multiplies with of one operand: its registers and sums of them."""
    if len(planes) <= _SCHOOL:
        return list(planes)
    middle = len(planes) // 2
    low, high = planes[:middle], planes[middle:]
    return [word for part in (low, high, _sum(low, high)) for word in _multiplied_with(part)]


def _transposed(rows: Sequence[Row]) -> list[Row]:
    """Return 16 rows of which both halves are transposed: bit i of half h of row j is bit j of half h of row i."""
    found = list(rows)
    for distance, number in _MASKS.items():
        mask = const(number, WORD)
        for i in (i for i in range(_HALF) if not i & distance):
            upper, lower = found[i], found[i + distance]
            if upper is None and lower is None:
                continue
            if lower is None:
                assert upper is not None
                found[i], found[i + distance] = upper & mask, (upper >> distance) & mask
            elif upper is None:
                found[i], found[i + distance] = (lower & mask) << distance, lower & ~mask
            else:
                change = ((upper >> distance) ^ lower) & mask
                found[i], found[i + distance] = upper ^ (change << distance), lower ^ change
    return found


def _sum(first: Sequence[Term], second: Sequence[Term]) -> list[Term]:
    return [a ^ b for a, b in zip(first, second, strict=True)]


def _some(row: Row) -> Term:
    assert row is not None
    return row

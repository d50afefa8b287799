"""Shifts and rotations by words in normal form: by the width or more, the two shifts that are a rotation, whatever the
second distance is written as, and a rotation that is undone.

Trusted: the equations are proved by `tests/verify/test_normal.py`.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ciphergen.dsl.term import Term, ashr, const, make, sext
from ciphergen.verify.equality.comparisons import upper_zeros
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.parts import by_rank

if TYPE_CHECKING:
    from ciphergen.verify.equality.normal import Normalizer


def shifted(normal: Normalizer, op: str, word: Term, distance: Term) -> Term:
    """Return a shift to the right of a word with zeros above it, by less than its width, as one of the word alone; a
    shift by a word that may be the width or more as one by its low bits, and a mask that is 0 where another bit is 1,
    which code has. Others stay: by the rest of a rotation, and of words whose width is no power of two."""
    width, bits = word.width, word.width.bit_length() - 1
    if op == "lshr" and (zeros := upper_zeros(word)) and stays_below(distance, width - zeros):
        alone, by = (normal.extract(each, width - zeros - 1, 0) for each in (word, distance))
        return normal.concat([const(0, zeros), shifted(normal, op, alone, by)])
    below = width - upper_zeros(distance) <= bits or not bits
    if op == "ashr" or width != 1 << bits or below or _is_rest_of_any(normal, distance):
        return normal.lawful(op, (word, distance), width)
    low = normal.concat([const(0, width - bits), normal.extract(distance, bits - 1, 0)])
    mask = normal(ashr((distance >> bits) - 1, width - 1))
    return normal.bitwise("and", normal.lawful(op, (word, low), width), mask)


def stays_below(distance: Term, width: int) -> bool:
    """Return True if the zeros above a distance show that it is below a width."""
    return width > 1 and 1 << distance.width - upper_zeros(distance) <= width


def turned(normal: Normalizer, a: Term, b: Term) -> Term | None:
    """Return (x << n) | (x >> w - n) as (x << n) | (x >> -n mod w), and the same to the right; None for other terms.

    For n below the width w, a power of two, no bit is in both of the first, so | may be ^ or +: of the second only |.
    """
    if a.op == b.op or not (_is_shift(a) and _is_shift(b)) or a.args[0] is not b.args[0]:
        return None
    width = a.width
    for there, back in ((a, b), (b, a)):
        distance, rest = there.args[1], back.args[1]
        if _is_below(distance) and _is_rest(normal, distance, rest):
            pair = there, make(back.op, (back.args[0], _least(normal, distance)), width)
            return make("or", tuple(sorted(pair, key=by_rank)), width)
    return None


def turned_back(normal: Normalizer, there: Term, back: Term) -> Term | None:
    """Return x of (y >> n) | (y << -n mod w) with y = (x << n) | (x >> -n mod w), and the same to the other side; None
    for other terms. Both distances are below the width w, a power of two, so that each pair is a rotation."""
    if there.op == back.op or not (_is_shift(there) and _is_shift(back)):
        return None
    word = there.args[0]
    if word.op != "or" or back.args[0] is not word or not all(map(_is_shift, word.args)):
        return None
    first, second = word.args if word.args[0].op == back.op else word.args[::-1]
    pairs = ((first, back, there), (second, there, back))
    if any(s.op != same.op or s.args[1] is not other.args[1] for s, same, other in pairs):
        return None
    found, other = first.args[0], second.args[0]
    return found if found is other and _is_negative(normal, there.args[1], back.args[1]) else None


def chosen(normal: Normalizer, op: str, a: Term, b: Term) -> Term | None:
    """Return a rotation by a word, of a word of several registers, as a choice for each bit of the distance, which code
    has; None for other terms."""
    if op == "and" or a.op == b.op or not (_is_shift(a) and _is_shift(b)) or a.args[0] is not b.args[0]:
        return None
    turn = turned(normal, a, b)
    if turn is None and op != "or":
        return None
    a, b = (a, b) if turn is None else turn.args
    if _is_negative(normal, a.args[1], b.args[1]):
        return _choices(normal, min(a, b, key=lambda shift: _weight(normal, shift.args[1])))
    return None


def _weight(normal: Normalizer, distance: Term) -> int:
    """Return what is less for a distance than for its negative, as a rule: the sum of its factors."""
    return sum(factor % distance.width for factor in _low_sum(normal, distance).values())


def _choices(normal: Normalizer, there: Term) -> Term:
    """Return a word turned by the distance of a shift, by a choice for each of its bits, in the order of `rotl_by` and
    `rotr_by` at other widths."""
    found, distance = there.args
    sign = 1 if there.op == "shl" else -1
    for i in range(found.width.bit_length() - 1)[::sign]:
        moved = normal.rotl(found, sign * (1 << i) % found.width)
        mask = normal(sext(normal.extract(distance, i, i), found.width))
        found = normal.bitwise("xor", normal.bitwise("and", normal.bitwise("xor", moved, found), mask), found)
    return found


def _least(normal: Normalizer, distance: Term) -> Term:
    """Return the negative of a distance modulo the width, a power of two."""
    bits = distance.width.bit_length() - 1
    return normal.concat([const(0, distance.width - bits), normal.extract(normal(-distance), bits - 1, 0)])


def _is_shift(a: Term) -> bool:
    return a.op in {"shl", "lshr"}


def _is_below(distance: Term) -> bool:
    """Return whether a distance is seen to be below the width, a power of two: the rest of a rotation need not be."""
    width, bits = distance.width, distance.width.bit_length() - 1
    return width == 1 << bits and width - upper_zeros(distance) <= bits


def _is_negative(normal: Normalizer, distance: Term, other: Term) -> bool:
    """Return whether two distances are below the width, a power of two, and their sum is a multiple of it."""
    if not (_is_below(distance) and _is_below(other)):
        return False
    total = _low_sum(normal, distance)
    for term, factor in _low_sum(normal, other).items():
        total[term] += factor
    return not any(factor % distance.width for factor in total.values())


def _low_sum(normal: Normalizer, distance: Term) -> Counter[Term | None]:
    """Return a distance modulo the width, a power of two, as a sum: the factors of terms' low bits, and of None, which
    stands for 1."""
    top = distance.width.bit_length() - 2
    low = normal.extract(distance, top, 0)
    whole = Linear.of(low.args[0] if low.op == "extract" and low.number == 0 else low)
    total = Counter[Term | None]({None: whole.constant})
    for term, factor in whole.terms.items():
        total[normal.extract(term, top, 0)] += factor
    return total


def _is_rest(normal: Normalizer, distance: Term, rest: Term) -> bool:
    """Return whether a distance below the width, and another, are the width together."""
    total = _whole(normal, rest, rest).plus(_whole(normal, distance, rest))
    return not total.terms and total.constant == distance.width


def _is_rest_of_any(normal: Normalizer, rest: Term) -> bool:
    """Return whether a distance is the width less a word."""
    total = _whole(normal, rest, rest)
    return total.constant == rest.width and list(total.terms.values()) == [(1 << total.width) - 1]


def _whole(normal: Normalizer, a: Term, rest: Term) -> Linear:
    """Return as many bits of a distance as it takes to say the width, and as a second one has, as a sum."""
    top = max(rest.width.bit_length(), rest.width - upper_zeros(rest)) - 1
    return Linear.of(normal.extract(a, top, 0))

"""Rotations by words in normal form: the two shifts that are one, whatever the second distance is written as.

Trusted: the equation is proved by `tests/verify/test_normal.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ciphergen.dsl.term import Term, const, make
from ciphergen.verify.equality.comparisons import upper_zeros
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.parts import by_rank

if TYPE_CHECKING:
    from ciphergen.verify.equality.normal import Normalizer


def turned(normal: Normalizer, a: Term, b: Term) -> Term | None:
    """Return (x << n) | (x >> w - n) as (x << n) | (x >> -n mod w), and the same to the right; None for other terms.

    For n below the width w, a power of two, no bit is in both of the first, so | may be ^ or +: of the second only |.
    """
    if a.op == b.op or not (_is_shift(a) and _is_shift(b)) or a.args[0] is not b.args[0]:
        return None
    width, bits = a.width, a.width.bit_length() - 1
    for there, back in ((a, b), (b, a)):
        distance, rest = there.args[1], back.args[1]
        if width == 1 << bits and width - upper_zeros(distance) <= bits and _is_rest(normal, distance, rest):
            least = normal.extract(normal.sum(Linear.of(distance).times(-1)), bits - 1, 0)
            pair = there, make(back.op, (back.args[0], normal.concat([const(0, width - bits), least])), width)
            return make("or", tuple(sorted(pair, key=by_rank)), width)
    return None


def _is_shift(a: Term) -> bool:
    return a.op in {"shl", "lshr"}


def _is_rest(normal: Normalizer, distance: Term, rest: Term) -> bool:
    """Return whether a distance below the width, and another, are the width together: in as many bits as it takes to
    say the width, and as the other has, the sum is the width."""
    width = distance.width
    top = max(width.bit_length(), width - upper_zeros(rest)) - 1
    one, other = (Linear.of(normal.extract(x, top, 0)) for x in (distance, rest))
    total = one.plus(other)
    return not total.terms and total.constant == width

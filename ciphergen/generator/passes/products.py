"""Products of words that take several registers, register by register.

Each register of one word is multiplied by each of the other. Of two registers no target gives more than the lower half
of the product in constant time on all its cores (UMULL of Cortex-M3 ends early), so the upper half is made of products
of half registers, which fit.

    before  (mul x:64 y:64), the words as pairs of registers (x1, x0), (y1, y0)
    after   x0 * y0 and, above it, upper(x0, y0) + x0 * y1 + x1 * y0
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ciphergen.dsl.term import Term, const

Registers = tuple[Term, ...]  # of a word, the lowest first


def words_product(
    x: Sequence[Term], y: Sequence[Term], added: Callable[[Registers, Registers], Registers]
) -> Registers:
    """Return the registers of a product of two words of as many registers. added: makes the sum of two words."""
    total: Registers = ()
    for i, each in enumerate(x):
        if _is_zero(each) and total:
            continue
        low = [_lower(each, other) for other in y[: len(y) - i]]
        high = [_upper(each, other) for other in y[: len(y) - i - 1]]
        total = _added_above(i, total, tuple(low), added)
        total = _added_above(i + 1, total, tuple(high), added)
    return total


def _added_above(start: int, total: Registers, part: Registers, added: Callable[..., Registers]) -> Registers:
    """Return a word with a part added from its register `start` on; the part itself if there is no word yet."""
    if not total:
        return part
    if all(map(_is_zero, part)):
        return total
    return (*total[:start], *added(total[start:], part))


def _lower(x: Term, y: Term) -> Term:
    """Return the lower half of the product of two registers."""
    return const(0, x.width) if _is_zero(x) or _is_zero(y) else x * y


def _upper(x: Term, y: Term) -> Term:
    """Return the upper half of the product of two registers, by products of their halves."""
    if _is_zero(x) or _is_zero(y):
        return const(0, x.width)
    half = x.width // 2
    mask = (1 << half) - 1
    (x0, x1), (y0, y1) = ((each & mask, each >> half) for each in (x, y))
    first = x1 * y0 + (x0 * y0 >> half)
    second = x0 * y1 + (first & mask)
    return x1 * y1 + (first >> half) + (second >> half)


def _is_zero(a: Term) -> bool:
    return a is const(0, a.width)

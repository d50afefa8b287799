"""Comparisons in normal form: of whole words, and as top bits of differences, which is how code without flags compares.

Trusted: every equation is proved by `tests/verify/test_normal.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ciphergen.dsl.term import Kind, Term, concat, const, eq, ult
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.parts import by_rank, is_value

if TYPE_CHECKING:
    from ciphergen.verify.equality.normal import Normalizer


def equal(normal: Normalizer, a: Term, b: Term) -> Term:
    """Return a == b as a constant, where the difference is one, or as a ^ b == 0."""
    difference = normal.sum(Linear.of(a).plus(Linear.of(b).times(-1)))
    if difference.is_const:
        return const(int(difference.value == 0), 1)
    return _is_zero(normal, normal.bitwise("xor", a, b))


def less(normal: Normalizer, a: Term, b: Term) -> Term:
    """Return a < b, unsigned, without zeros above both; a constant beyond all values of the other side decides it, and
    a < 1 is a == 0."""
    if is_value(b, 1):
        return _is_zero(normal, a)
    if a.is_const and a.value >> b.width - upper_zeros(b):
        return const(0, 1)
    if b.is_const and b.value >> a.width - upper_zeros(a):
        return const(1, 1)
    zeros = min(upper_zeros(a), upper_zeros(b), a.width - 1)
    a, b = (normal.extract(x, x.width - 1 - zeros, 0) for x in (a, b))
    return normal.lawful("ult", (a, b), 1)


def sign(a: Term) -> Term | None:
    """Return the top bit of (0:x) - (0:y), or of (0:x) - c for a constant c, as the borrow x < y or x < c, that of
    (0:x) - (0:y) - 1 as x <= y, and that of x | -x as x != 0; None for other terms."""
    if a.op == "or":
        x, y = a.args
        for number, negative in ((x, y), (y, x)):
            if negative.op == "neg" and negative.args[0] is number:
                return ~eq(number, const(0, number.width))
    if pair := _difference(a):
        return ult(*pair) if all(map(upper_zeros, pair)) else None
    if a.op != "add" or not a.args[1].is_const:
        return None
    if pair := _difference(a.args[0]):
        below = is_value(a.args[1], (1 << a.width) - 1) and all(map(upper_zeros, pair))
        return ~ult(*reversed(pair)) if below else None
    number, c = a.args[0], (1 << a.width) - a.args[1].value
    if number.op != "concat" or not upper_zeros(number) or c >> (a.width - 1):
        return None
    x = concat(*number.args[1:])
    return ult(x, const(c, x.width)) if not c >> x.width else const(1, 1)


def carry_above(normal: Normalizer, a: Term, place: int) -> Term | None:
    """Return bit n of (0:x) + (0:y) for words of n bits, however many zeros are above, as the carry x + y < x, where x
    is the one of lower rank; None for other bits and terms."""
    if a.op != "add" or max(a.width - upper_zeros(x) for x in a.args) != place:
        return None
    parts = sorted((normal.extract(x, place - 1, 0) for x in a.args), key=by_rank)
    return None if parts[0].is_const or parts[1].is_const else ult(normal(parts[0] + parts[1]), parts[0])


def _is_zero(normal: Normalizer, a: Term) -> Term:
    """Return a == 0 as that of one concat of the parts of which it asks it, in the order of their sources: code asks it
    of an `or` of registers where a text has a word, and of bytes in another order."""
    parts = sorted((part for part in _parts(a) if not is_value(part, 0)), key=_source)
    if not parts or any(part.is_const for part in parts):
        return const(int(not parts), 1)
    rest = normal.concat(parts)
    return eq(rest, const(0, rest.width))


def _parts(a: Term) -> set[Term]:
    """Return the terms that have to be 0 each where a term, put together of them, is 0."""
    found, left = set[Term](), [a]
    while left:
        term = left.pop()
        if term not in found:
            found.add(term)
            left.extend(term.args if _is_put_together(term) else ())
    return {term for term in found if not _is_put_together(term)}


def _is_put_together(term: Term) -> bool:
    """Return True for an operation that is 0 only where all bits of its arguments are: an extract leaves some out."""
    return term.op == "or" or (term.kind is Kind.WIRING and term.op != "extract")


def _source(part: Term) -> tuple[int, int, int]:
    """Return the rank of the term of which a part is bits, and which bits: those of one term adjoin, the most
    significant first."""
    whole, low = (part.args[0], part.number) if part.op == "extract" else (part, 0)
    return whole.rank, -low, part.width


def _difference(a: Term) -> tuple[Term, Term] | None:
    """Return (x, y) for x - y, in whichever order the normal form has it; None for other terms."""
    if a.op == "sub":
        return a.args[0], a.args[1]
    if a.op == "add" and a.args[0].op == "neg" and not a.args[1].is_const:
        return a.args[1], a.args[0].args[0]
    return None


def upper_zeros(a: Term) -> int:
    """Return the number of highest bits of a term that are seen to be 0."""
    if a.is_const:
        return a.width - a.value.bit_length()
    return a.args[0].width if a.op == "concat" and is_value(a.args[0], 0) else 0

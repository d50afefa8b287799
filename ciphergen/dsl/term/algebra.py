"""Constructors of terms for operations that no Python operator stands for."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term.term import Term, like, make


def rotl(a: Term, distance: int) -> Term:
    """Return x rotated left by a constant, taken modulo the width."""
    distance %= a.width
    return a if distance == 0 else make("rotl", (a,), a.width, distance)


def rotr(a: Term, distance: int) -> Term:
    """Return x rotated right by a constant, taken modulo the width."""
    return rotl(a, -distance)


def rotl_by(a: Term, distance: Term) -> Term:
    """Return x rotated left by a word of any width, taken modulo the width of x."""
    return _rotated(a, distance, 1)


def rotr_by(a: Term, distance: Term) -> Term:
    """Return x rotated right by a word of any width, taken modulo the width of x."""
    return _rotated(a, distance, -1)


def _rotated(a: Term, distance: Term, sign: int) -> Term:
    """Return x rotated by a word to the left (sign 1) or to the right (-1).

    Where the width is a power of two, two shifts say it, as in the rows of instructions that rotate by a register.
    Elsewhere each bit of the distance is a choice, since no operation gives a remainder: the lowest first to the left,
    last to the right, so that each choice undoes the one next to it where a rotation is undone.
    """
    width = a.width
    if distance.is_const:
        return rotl(a, sign * distance.value)
    if width & (width - 1):
        for i in range(distance.width)[::sign]:
            a = ite(extract(distance, i, i), rotl(a, sign * pow(2, i, width)), a)
        return a
    by = extract(distance, width - 1, 0) if distance.width > width else zext(distance, width)
    there, back = by & (width - 1), -by & (width - 1)
    return (a << there) | (a >> back) if sign > 0 else (a >> there) | (a << back)


def ashr(a: Term, amount: Term | int) -> Term:
    """Return the arithmetic shift right; amounts of the width or more give the sign in every bit."""
    return make("ashr", (a, like(a, amount)), a.width)


def concat(*parts: Term) -> Term:
    """Return the concatenation of parts, the most significant first."""
    return parts[0] if len(parts) == 1 else make("concat", parts, sum(p.width for p in parts))


def extract(a: Term, high: int, low: int) -> Term:
    """Return bits high..low, both included."""
    width = high - low + 1
    return a if width == a.width and low == 0 else make("extract", (a,), width, low)


def zext(a: Term, width: int) -> Term:
    """Return the term zero-extended to `width` bits."""
    return a if width == a.width else make("zext", (a,), width)


def sext(a: Term, width: int) -> Term:
    """Return the term sign-extended to `width` bits."""
    return a if width == a.width else make("sext", (a,), width)


def eq(a: Term, b: Term) -> Term:
    """Return a = b as 1 bit."""
    return make("eq", (a, b), 1)


def ult(a: Term, b: Term) -> Term:
    """Return a < b, unsigned, as 1 bit."""
    return make("ult", (a, b), 1)


def slt(a: Term, b: Term) -> Term:
    """Return a < b, two's complement, as 1 bit."""
    return make("slt", (a, b), 1)


def ite(condition: Term, then: Term, otherwise: Term) -> Term:
    """Return `then` if the 1-bit condition is 1, else the other term."""
    return make("ite", (condition, then, otherwise), then.width)


def lookup(entries: Sequence[int], index: Term, width: int) -> Term:
    """Return entries[index], from a table of 2**index.width entries of `width` bits."""
    return make("table", (index,), width, tuple(entries))


def to_bytes(a: Term, order: str = "little") -> list[Term]:
    """Return the bytes of a term whose width is a multiple of 8, in memory order."""
    parts = [extract(a, i + 7, i) for i in range(0, a.width, 8)]
    return parts if order == "little" else parts[::-1]


def from_bytes(parts: Sequence[Term], order: str = "little") -> Term:
    """Return the word that bytes in memory order form."""
    return concat(*(reversed(parts) if order == "little" else parts))

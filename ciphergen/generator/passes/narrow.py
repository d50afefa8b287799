"""Narrowing: a rotation of a register that repeats a word becomes one shift where nobody needs all copies any more.

Why: a rotation is three instructions where a target has none for it. In the last rounds of one block the result is
the lowest copy only; each shift brings in bits of the copy beside it, and there are as many as there were copies.

    before  (rotl[3] x:32)      x repeats a word of 8 bits, and bits 0 to 7 of the result are needed
    after   (lshr x:32 0x5:32)  bits 5 to 12 of x are needed

Ends: each term is looked at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ciphergen.dsl.term import Kind, Term, rebuild, remake, topological


def run(terms: Sequence[Term], roots: Iterable[Term], word_bits: int) -> list[Term]:
    """Return the terms with intermediate operations narrowed to the bits that the roots need. Each variable repeats a
    word of `word_bits` bits, and the lowest word of each root is needed."""
    order = topological(terms)
    needed = dict.fromkeys(order, 0)
    needed |= dict.fromkeys(roots, (1 << word_bits) - 1)
    shifts: dict[Term, int] = {}
    for term in reversed(order):
        bits, every = needed[term], (1 << term.width) - 1
        if term.op == "rotl":
            assert isinstance(term.param, int)
            shift = _shift(term.param, bits, term.width, word_bits)
            if shift is None:
                bits = _rotated(bits, term.width - term.param, term.width)
            else:
                shifts[term] = shift
                bits = bits << shift if shift > 0 else bits >> -shift
        elif bits and term.kind is not Kind.BITWISE:
            bits = every
        for argument in term.args:
            needed[argument] |= bits

    def step(term: Term, args: tuple[Term, ...]) -> Term:
        if term not in shifts:
            return remake(term, args)
        shift = shifts[term]
        return args[0] >> shift if shift > 0 else args[0] << -shift

    return rebuild(terms, step)


def _shift(distance: int, bits: int, width: int, word_bits: int) -> int | None:
    """Return the right shift (left if below 0) that can replace a left rotation; None if a needed bit would be lost, or
    if no bit is needed. A right shift is preferred."""
    right, left = -distance % word_bits, distance % word_bits
    if not bits or not right:
        return None
    if bits << right < 1 << width:
        return right
    return -left if not bits & ((1 << left) - 1) else None


def _rotated(bits: int, distance: int, width: int) -> int:
    return (bits << distance | bits >> (width - distance)) & ((1 << width) - 1)

"""Sums of words that lie whole beside each other in a register: no carry goes from one word to the next.

With H the top bits of all words and L the other bits,

    a + b   is   ((a & L) + (b & L)) ^ ((a ^ b) & H)
    a - b   is   ((a | H) - (b & L)) ^ ((a ^ ~b) & H)

since the lower bits of two words carry into the top bit at most, and borrow from one that is 1; what the top bits are
beside that carry is an exclusive or. Where two words fill a register, one carry comes from a word into the other. It is
the bit in which the sum differs from the exclusive or; C has the lowest bit of both words, since masks that repeat are
immediates on some targets, and into the lowest bit nothing carries:

    a + b   is   s - ((s ^ (a ^ b)) & C)  with  s = a + b
    a - b   is   s + ((s ^ (a ^ b)) & C)  with  s = a - b
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, const


def lifted(op: str, args: Sequence[Term], word_bits: int) -> Term:
    """Return a sum, a difference or a negation of the words of registers."""
    if op == "add":
        return added(args[0], args[1], word_bits)
    a = args[0] if len(args) == 2 else const(0, args[0].width)
    return subtracted(a, args[-1], word_bits)


def added(a: Term, b: Term, word_bits: int) -> Term:
    """Return the sum of the words of two registers."""
    if a.width == 2 * word_bits:
        total = a + b
        return total - ((total ^ (a ^ b)) & (1 << word_bits | 1))
    top, low = _masks(a.width, word_bits)
    return ((a & low) + (b & low)) ^ ((a ^ b) & top)


def subtracted(a: Term, b: Term, word_bits: int) -> Term:
    """Return the difference of the words of two registers."""
    if a.width == 2 * word_bits:
        total = a - b
        return total + ((total ^ (a ^ b)) & (1 << word_bits | 1))
    top, low = _masks(a.width, word_bits)
    return ((a | top) - (b & low)) ^ ((a ^ ~b) & top)


def _masks(width: int, word_bits: int) -> tuple[Term, Term]:
    """Return (the top bits of all words, the other bits)."""
    top = const(sum(1 << at for at in range(word_bits - 1, width, word_bits)), width)
    return top, ~top

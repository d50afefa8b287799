"""Bundle: the same operation on bits side by side becomes one operation on words.

Why: a bit-sliced S-box is defined on columns of a state whose rows are words; as a circuit it is one operation on
each bit of a row, and a machine does all bits of a row at once.

    before  (concat (and (extract[1:1] x:2) (extract[1:1] y:2)) (and (extract[0:0] x:2) (extract[0:0] y:2)))
    after   (and x:2 y:2)

A concat is cut into bits, and the same is asked of the bits' first arguments, their second, and so on, down to bits
that stand side by side in one word (the word, a part of it, or the word rotated) or are constants. Where that does not
come out even, the concat stays as it is. Ends: every concat is replaced by operations on words that are below it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Kind, Term, concat, const, extract, make, rebuild, remake, rotl
from ciphergen.generator.passes.join import cut

_Bits = tuple[Term, ...]
_Words = dict[_Bits, Term | None]


def run(roots: Sequence[Term]) -> list[Term]:
    """Return the roots with operations on single bits bundled into operations on words. Roots with common bits share
    words."""
    words: _Words = {}

    def step(term: Term, args: tuple[Term, ...]) -> Term:
        if term.op == "concat":
            whole = concat(*args)
            bundled = _word(tuple(cut(whole, 1, i) for i in range(whole.width)), words)
            return whole if bundled is None else bundled
        return remake(term, args)

    return rebuild(roots, step)


def _word(bits: _Bits, words: _Words) -> Term | None:
    """Return the word of these bits, the least significant first; None if they are no bundle."""
    stack = [bits]
    while stack:
        top = stack[-1]
        columns = _columns(top)
        missing = [c for c in columns if c not in words]
        if missing and top not in words:
            stack += missing
            continue
        stack.pop()
        args = [word for c in columns if (word := words[c]) is not None]
        if columns and len(args) == len(columns):
            words[top] = make(top[0].op, tuple(args), len(top))
        else:
            words[top] = _neighbours(top)
    return words[bits]


def _neighbours(bits: Sequence[Term]) -> Term | None:
    """Return constants as one constant, adjacent bits of a word as an extract, all bits of a word as a rotation; None
    for other bits."""
    if all(b.is_const for b in bits):
        return const(sum(b.value << i for i, b in enumerate(bits)), len(bits))
    if any(b.op != "extract" or b.args != bits[0].args for b in bits):
        return None
    source, first = bits[0].args[0], bits[0].number
    positions = [b.number for b in bits]
    if positions == list(range(first, first + len(bits))):
        return extract(source, first + len(bits) - 1, first)
    if len(bits) == source.width and positions == [(first + i) % source.width for i in range(source.width)]:
        return rotl(source, -first)
    return None


def _columns(bits: _Bits) -> list[_Bits]:
    """Return the columns of arguments if one bitwise operation makes all bits: first arguments, second arguments, and
    so on; else an empty list."""
    op = bits[0].op
    if bits[0].kind is not Kind.BITWISE or any(b.op != op for b in bits):
        return []
    return list(zip(*(b.args for b in bits), strict=True))

"""Abreast: the same operation on neighbouring parts of words becomes one operation on the words.

Why: ciphers are defined on bytes, and several bytes share a register; where they only pass from one function to the
next, they need not be taken apart.

    before  (concat (xor (extract[15:8] x:16) (extract[15:8] y:16)) (xor (extract[7:0] x:16) (extract[7:0] y:16)))
    after   (xor x:16 y:16)

Equation: a concat of one bitwise operation is that operation on concats of the first arguments, of the second, and so
on; where parts have constants added (exclusive or), so has the whole. Ends: it is used only where each of these concats
is a part of one word, a rotation of one, or such an operation again, so that operations get fewer.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Kind, Term, concat, const, make, rebuild, remake, rotr
from ciphergen.generator.analysis.keys import without_constant
from ciphergen.generator.passes.join import cut, put

_DEEP = 32  # operations over each other
# Words by their parts; None for parts that are no word.
_Known = dict[tuple[Term, ...], Term | None]


def run(roots: Sequence[Term]) -> list[Term]:
    """Return the roots with operations on parts of words joined to operations on words."""

    known: _Known = {}

    def step(term: Term, args: tuple[Term, ...]) -> Term:
        if term.op == "extract":
            return cut(args[0], term.width, term.number)
        if term.op == "concat":
            return _whole(args, _DEEP, known) or put(args)
        return remake(term, args)

    return rebuild(roots, step)


def _whole(parts: tuple[Term, ...], deep: int, known: _Known) -> Term | None:
    """Return a concat as a part of one word, as a rotation of one, or as one operation on such words; None if it is
    none of these. known: what has been found, to which this is added."""
    if parts not in known:
        known[parts] = _joined(parts, deep, known)
    return known[parts]


def _joined(parts: tuple[Term, ...], deep: int, known: _Known) -> Term | None:
    joined = put(parts)
    if joined.op != "concat":
        return joined
    if (turned := _turned(joined)) is not None:
        return turned
    split = [without_constant(part) for part in parts]
    if any(constant for _, constant in split):
        whole = _whole(tuple(base for base, _ in split), deep, known)
        added = concat(*(const(constant, base.width) for base, constant in split))
        return None if whole is None else whole ^ added
    columns = _columns(parts)
    if not columns or not deep:
        return None
    args = [whole for column in columns if (whole := _whole(column, deep - 1, known)) is not None]
    return make(parts[0].op, tuple(args), joined.width) if len(args) == len(columns) else None


def _turned(joined: Term) -> Term | None:
    """Return a concat of the two parts of a word as a rotation of it, None for another."""
    if len(joined.args) != 2 or any(part.op != "extract" for part in joined.args):
        return None
    (low, _), (word, at) = ((part.args[0], part.number) for part in joined.args)
    whole = low is word and word.width == joined.width and at == joined.args[0].width and not joined.args[0].number
    return rotr(word, at) if whole else None


def _columns(parts: Sequence[Term]) -> list[tuple[Term, ...]]:
    """Return the arguments of one bitwise operation of two arguments that all parts are, the first ones, then the
    second ones, those of one word together; an empty list if it is none."""
    op = parts[0].op
    if parts[0].kind is not Kind.BITWISE or any(part.op != op or len(part.args) != 2 for part in parts):
        return []
    first = _word(parts[0].args[0])
    pairs = [part.args if _word(part.args[0]) is first else part.args[::-1] for part in parts]
    return list(zip(*pairs, strict=True)) if parts[0].commutes else list(zip(*(p.args for p in parts), strict=True))


def _word(part: Term) -> Term:
    """Return the word that a part is cut from, the first where operations made it."""
    while part.args and (part.op == "extract" or part.kind is Kind.BITWISE):
        part = part.args[0]
    return part

"""Join: bytes that are cut from a word and put together again are the word.

Why: ciphers are defined on bytes in memory; where a target loads whole words, the bytes of the definition
are cut from them, and a word of the cipher is the word that was loaded.

    before  (concat (extract[31:24] x:32) (extract[23:16] x:32) (extract[15:8] x:32) (extract[7:0] x:32))
    after   x:32

Equations (widths as they come): extract of extract is one extract; extract of concat is an extract of the
part it lies in; neighbouring extracts in a concat are one extract; a whole extract is the term. Ends: each
makes the term smaller.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, concat, extract, rebuild, remake


def cut(a: Term, width: int, low: int) -> Term:
    """Return bits [low + width - 1 : low] of a, taken from the part of a concat that holds them."""
    if a.op == "extract":
        return cut(a.args[0], width, low + a.number)
    if a.op == "concat":
        at = 0
        for part in reversed(a.args):
            if at <= low and low + width <= at + part.width:
                return cut(part, width, low - at)
            at += part.width
    return extract(a, low + width - 1, low)


def _source(part: Term) -> tuple[Term, int]:
    return (part.args[0], part.number) if part.op == "extract" else (part, 0)


def put(parts: Sequence[Term]) -> Term:
    """Return the concat of the parts, with adjacent cuts of one word joined."""
    joined: list[Term] = []
    for part in (p for whole in parts for p in (whole.args if whole.op == "concat" else (whole,))):
        word, low = _source(part)
        before, at = _source(joined[-1]) if joined else (part, -1)
        if joined and before is word and at == low + part.width:
            joined[-1] = extract(word, at + joined[-1].width - 1, low)
        else:
            joined.append(part)
    return concat(*joined)


def run(roots: Sequence[Term]) -> list[Term]:
    """Return the roots with cut words joined."""

    def step(term: Term, args: tuple[Term, ...]) -> Term:
        if term.op == "extract":
            return cut(args[0], term.width, term.number)
        if term.op == "concat":
            return put(args)
        return remake(term, args)

    return rebuild(roots, step)

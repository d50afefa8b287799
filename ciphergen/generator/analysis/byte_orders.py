"""Words that are the bytes of another word in another order."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, extract, from_bytes

_BYTE = 8


def reordered(word: Term, sources: Sequence[int]) -> Term:
    """Return a word with its bytes in another order. sources: by byte, the lowest first, the number of the byte that
    comes there."""
    return from_bytes([extract(word, _BYTE * source + _BYTE - 1, _BYTE * source) for source in sources])


def byte_order(term: Term) -> tuple[Term, tuple[int, ...]] | None:
    """Return (a word, by byte of the term the number of the word's byte that comes there), None for a term that is no
    concatenation of all bytes of one word as wide."""
    if term.op != "concat" or any(part.op != "extract" for part in term.args):
        return None
    (word, *others) = {part.args[0] for part in term.args}
    if others or word.width != term.width or any((part.number | part.width) % _BYTE for part in term.args):
        return None
    bits = [part.number + at for part in reversed(term.args) for at in range(0, part.width, _BYTE)]
    return word, tuple(bit // _BYTE for bit in bits)

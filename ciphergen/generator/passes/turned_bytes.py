"""Turned bytes: a linear layer that treats the bytes of a word alike, on the whole word.

Why: a column of AES is multiplied by a matrix whose rows are one row, turned. What byte i of the next column takes of
the others are multiples by elements of a field; a doubling of all bytes of a word is a few operations on the word, and
bytes that change places are a rotation.

    before  byte i of y is 2 x[i] ^ 3 x[i + 1] ^ x[i + 2] ^ x[i + 3], for i from 0 to 3 (mod 4)
    after   a = (xor x (rotr[8] x)): (xor (doubled a) (rotr[8] x) (rotr[16] a)), on words

Equation: by Horner's rule, the multiples of all turns with one power of the doubling are added before it; a sum of
turns that holds another, turned, is made of it. That the result is the layer is checked on each bit. Ends: there are at
most eight powers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import reduce
from operator import xor

from ciphergen.dsl.term import Term, const, evaluate, rotr, substitute
from ciphergen.dsl.term.linear_forms import LeafForms
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import key_position

_BYTE, _WORD = 8, 32
_TURNS = _WORD // _BYTE
_Matrix = tuple[int, ...]  # by bit of what is taken, the bits of the byte that it changes


def run(roots: Sequence[Term], derive: Callable[[Term], Term]) -> list[Term] | None:
    """Return words of 32 bits, each linear in one variable of 32 bits and added to words of round keys, as operations
    on words; None if they are no such layer. derive: makes of a term over round-key words a variable of a register."""
    made = [_turned(root, derive) for root in roots]
    return [term for term in made if term is not None] if all(term is not None for term in made) else None


def _turned(root: Term, derive: Callable[[Term], Term]) -> Term | None:
    forms = LeafForms()
    bits = forms.of(root)
    words = [leaf for leaf in forms.leaves if key_position(leaf) is None]
    if len(words) != 1 or any(leaf.op != "var" for leaf in forms.leaves) or {words[0].width, root.width} != {_WORD}:
        return None
    (word,) = words
    columns = forms.columns(bits, word)
    rows = [tuple(columns[_BYTE * turn + bit] & 0xFF for bit in range(_BYTE)) for turn in range(_WORD // _BYTE)]
    layer = _horner(word, rows)
    if layer is None or not _same(layer, word, columns):
        return None
    (added,) = passes.run(substitute([root], {word: const(0, _WORD)}))
    if added.is_const:
        return layer ^ added if added.value else layer
    return layer ^ derive(added)


def _same(layer: Term, word: Term, columns: Sequence[int]) -> bool:
    """Return True if bit by bit a word is taken to the columns of a matrix."""
    return all(evaluate([layer], {word: 1 << bit}) == [column] for bit, column in enumerate(columns))


def _horner(word: Term, rows: Sequence[_Matrix]) -> Term | None:
    """Return the sum of all turns of a word, each multiplied. rows: by turn, the matrix by which byte 0 takes it."""
    for feedback in range(1, 1 << _BYTE):
        powers = _powers(feedback)
        wanted = [_as_powers(matrix, powers) for matrix in rows]
        if all(found is not None for found in wanted):
            sums = _sums(word, [[t for t, n in enumerate(wanted) if n and n >> k & 1] for k in range(_BYTE)])
            total: Term | None = None
            for each in reversed(sums):
                doubled = None if total is None else _doubled(total, feedback)
                total = each if doubled is None else doubled if each is None else each ^ doubled
            return total
    return None


def _sums(word: Term, wanted: Sequence[Sequence[int]]) -> list[Term | None]:
    """Return the sum of some turns of a word for each that is wanted, None for the sum of none. One is another, turned,
    and what is missing, where that takes fewer operations than its turns one by one; the last is made first."""
    found, made = dict[frozenset[int], Term](), {0: word}

    def turned(turn: int) -> Term:
        return made.setdefault(turn, rotr(word, _BYTE * turn))

    def cost(way: tuple[frozenset[int], int, frozenset[int]]) -> int:
        base, by, rest = way
        return (by != 0) + len(rest - made.keys()) + len(rest) - (not base)

    for turns in reversed([*map(frozenset, wanted)]):
        if turns and turns not in found:
            near = ((base, by, _turns_by(base, by) ^ turns) for base in found for by in range(_TURNS))
            base, by, rest = min([(frozenset[int](), 0, turns), *near], key=cost)
            known = [rotr(found[base], _BYTE * by) if by else found[base]] if base else []
            found[turns] = reduce(xor, [*known, *map(turned, sorted(rest))])
    return [found.get(frozenset(turns)) for turns in wanted]


def _turns_by(turns: Collection[int], by: int) -> frozenset[int]:
    return frozenset((turn + by) % _TURNS for turn in turns)


def _doubled(word: Term, feedback: int) -> Term:
    """Return a word with each of its bytes doubled: moved up by a bit, the highest of which adds `feedback`."""
    ones = 0x01010101
    doubled, carried = (word << 1) & 0xFE * ones, (word >> _BYTE - 1) & ones
    for place in range(_BYTE):  # no sum, which would carry for all that a proof sees of it
        if feedback >> place & 1:
            doubled = doubled ^ (carried << place if place else carried)
    return doubled


def _powers(feedback: int) -> list[_Matrix]:
    """Return the powers of a doubling as matrices."""
    found = [tuple(1 << bit for bit in range(_BYTE))]
    for _ in range(_BYTE - 1):
        found.append(tuple((image << 1) & 0xFF ^ (feedback if image >> 7 else 0) for image in found[-1]))
    return found


def _as_powers(matrix: _Matrix, powers: Sequence[_Matrix]) -> int | None:
    """Return the powers that add up to a matrix as bits of a number; None if none do. Power k takes bit 0 to bit k."""
    number = matrix[0]
    for bit in range(_BYTE):
        image = 0
        for k in range(_BYTE):
            image ^= powers[k][bit] if number >> k & 1 else 0
        if image != matrix[bit]:
            return None
    return number

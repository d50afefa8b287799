"""Splits two pieces on the same state into what both begin with, and what each does behind that.

The last round of a cipher is often a round of the loop that lacks something: in AES it looks up bytes and moves them,
but does not mix them. So a loop that is left in the middle of a turn has no need of other code for that.
"""

from __future__ import annotations

from dataclasses import dataclass

from ciphergen.dsl.term import Term, replace, topological, var
from ciphergen.generator.analysis.rounds import Piece


@dataclass(frozen=True)
class Parted:
    """Two pieces as what both begin with and what each does behind that, on what the beginning makes and on the
    state."""

    beginning: Piece
    rests: tuple[Piece, Piece]


def parted(one: Piece, other: Piece) -> Parted | None:
    """Return two pieces with their common beginning apart; None where they have none that leaves no more values than
    the state has."""
    assert one.inputs == other.inputs
    common = _operations(one) & _operations(other)
    left = _left(one, common) | _left(other, common)
    while again := {term for term in left & common if all(arg.is_const or arg in left for arg in term.args)}:
        common -= again  # what follows from values that are left anyway is computed behind the beginning
        left = _left(one, common) | _left(other, common)
    names = {
        term: var(f"common.{i}", term.width) for i, term in enumerate(topological(one.outputs)) if term in common & left
    }
    if not names or len(left) > len(one.inputs) or {term.width for term in names} - {term.width for term in one.inputs}:
        return None
    between = tuple(term for term in one.between if term in common)
    return Parted(Piece(one.inputs, tuple(names), between), (_rest(one, names, common), _rest(other, names, common)))


def _operations(piece: Piece) -> set[Term]:
    return {term for term in topological(piece.outputs) if term.args}


def _left(piece: Piece, common: set[Term]) -> set[Term]:
    """Return the common terms, and inputs, that the rest of a piece needs."""
    there = common.union(piece.inputs)
    others = [term for term in topological(piece.outputs) if term not in common]
    return {arg for term in others for arg in term.args if arg in there} | there.intersection(piece.outputs)


def _rest(piece: Piece, names: dict[Term, Term], common: set[Term]) -> Piece:
    known = dict(names)
    between = replace([term for term in piece.between if term not in common], known)
    return Piece((*names.values(), *piece.inputs), tuple(replace(piece.outputs, known)), tuple(between))

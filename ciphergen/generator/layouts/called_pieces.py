"""Rounds whose look-ups are calls of routines: what layouts give to the frame that builds them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from ciphergen.dsl.term import Term
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.analysis.stages import Cut


class CalledPieces(Protocol):
    """The pieces of rounds, cut at calls. held: the numbers of the registers of a state that stay registers between
    pieces, where all others wait in the frame."""

    @property
    def held(self) -> Collection[int]: ...

    def state(self, piece: Piece) -> Sequence[Term]:
        """Return the registers of a piece's inputs, in their order."""

    def cut(self, piece: Piece) -> Cut:
        """Return a piece cut at calls. Its roots are the registers of its outputs."""

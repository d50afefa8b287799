"""The planes of what rounds in slices read: of the state before them, and of round keys, with their complements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, var, variables
from ciphergen.dsl.term.gates import Gates
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.layouts import masks
from ciphergen.generator.layouts.slice_flips import Flips, SliceFlips, flips_in
from ciphergen.generator.passes.complements import Noted, NotedGates, PlainGates, noted


@dataclass(frozen=True)
class RoundPlanes:
    """The planes of a piece of rounds. state: before it, in the order of registers; known: of each word that it reads;
    after: which planes of its outputs are complemented; gates: on planes, which note complements where some are
    stored."""

    state: Sequence[Term]
    known: Mapping[Term, tuple[Noted, ...]]
    after: Flips
    gates: Gates[Noted]

    @staticmethod
    def of(variant: Variant, bits: int, piece: Piece, unroll: int) -> RoundPlanes:
        """Return the planes of a piece, each of so many bits; none is complemented of what is no steps of the text.
        unroll: rounds in the body of a loop, 0 without one."""
        flips, read = flips_in(variant, unroll) if piece.steps else SliceFlips(), {*variables(piece.outputs)}
        state = [tuple(var(f"{word.name}@{i}", bits) for i in range(word.width)) for word in piece.inputs]
        before, after = flips.around(piece.steps, sum(map(len, state)))
        left = iter(before)
        known = {
            word: noted(planes, [next(left) for _ in planes]) for word, planes in zip(piece.inputs, state, strict=True)
        }
        known |= {
            word: noted(planes, flips.of_keys(planes))
            for word, planes in masks.key_planes(variant, bits).items()
            if word in read
        }
        gates = NotedGates(bits) if flips.steps else PlainGates(bits)
        return RoundPlanes([plane for planes in state for plane in planes], known, after, gates)

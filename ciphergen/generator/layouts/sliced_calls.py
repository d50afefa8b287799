"""Rounds in slices as calls: look-ups with long circuits are routines, each written once, and the state waits in the
frame.

Why: in slices a round has a circuit for each look-up, 16 of more than a hundred gates in AES, which would fill the
instruction cache; and its state, a register a bit, fits no registers anyway. What is given to a routine and what it
gives is a plane a bit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl.call_form import CallForm
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, extract, var, variables
from ciphergen.generator.analysis.keys import key_position
from ciphergen.generator.analysis.look_ups import Forms, one_by_one
from ciphergen.generator.analysis.rounds import Piece, RoundLoop, compose
from ciphergen.generator.analysis.stages import CalledFunction, Cut, CutCall, CutStage, cut_at
from ciphergen.generator.layouts import masks
from ciphergen.generator.layouts.linear_stages import together
from ciphergen.generator.passes import planes
from ciphergen.generator.passes.slicing import Slicing

LONG = 40  # operations of a circuit: shorter ones are written out
SAVED = 1000  # operations of all code that a routine has to save


@dataclass(frozen=True)
class SlicedCalls:
    """The look-ups of rounds that are calls. forms: of what is called; known: what pieces of the rounds have looked up
    before, so that all share one form."""

    variant: Variant
    bits: int
    forms: tuple[CallForm, ...]
    known: Forms

    @staticmethod
    def of(variant: Variant, bits: int, loop: RoundLoop) -> SlicedCalls | None:
        """Return the calls of rounds; None if no routine would save enough. bits: of a plane."""
        known: Forms = {}
        counts: Counter[CallForm] = Counter()
        gates: dict[CallForm, int] = {}
        pieces = [each for piece in (loop.before, loop.body, loop.after) if piece for each in rounds_of(piece)]
        for piece in pieces:
            for call in one_by_one(piece.outputs, known):
                counts[call.form] += 1
                gates[call.form] = planes.operations(call.form.results[0], variant.circuits)
        forms = [f for f, count in counts.items() if gates[f] >= LONG and (count - 1) * gates[f] >= SAVED]
        return SlicedCalls(variant, bits, tuple(forms), known) if forms else None

    def state(self, piece: Piece) -> list[Term]:
        """Return the planes of a piece's inputs, in the order of registers."""
        return [plane for word in piece.inputs for plane in self._planes(word)]

    def cut(self, piece: Piece) -> Cut:
        """Return a piece cut at calls, on planes. Its roots are the planes of its outputs."""
        roots = [extract(word, i, i) for word in piece.outputs for i in range(word.width)]
        found = cut_at(roots, one_by_one(piece.outputs, self.known), self.forms, 1)
        keys = masks.key_planes(self.variant, self.bits)
        read = {word: keys[word] for word in variables(piece.outputs) if key_position(word) is not None}
        own = {word: self._planes(word) for word in piece.inputs}
        return together(_Sliced(self.variant, self.bits, own | read).cut(found), self.state(piece))

    def _planes(self, word: Term) -> tuple[Term, ...]:
        return tuple(var(f"{word.name}@{i}", self.bits) for i in range(word.width))


def rounds_of(piece: Piece) -> list[Piece]:
    """Return the steps of a piece, each by itself: its layers are shared within a round, which the next is no part of.
    Return the piece where it is not the composition of its steps."""
    whole = compose(piece.steps)
    if whole is None or (whole.inputs, whole.outputs) != (piece.inputs, piece.outputs):
        return [piece]
    return [Piece(tuple(step.inputs), tuple(step.outputs), (), (step,)) for step in piece.steps]


class _Sliced:
    """A cut on bits being put on planes. known: the planes of words."""

    def __init__(self, variant: Variant, bits: int, known: Mapping[Term, tuple[Term, ...]]) -> None:
        self._variant, self._bits, self._known = variant, bits, dict(known)

    def cut(self, found: Cut) -> Cut:
        """Return a cut on planes."""
        functions = tuple(
            CalledFunction(self._variables(f.inputs), self._terms(f.outputs, f.inputs)) for f in found.functions
        )
        bits = [v for stage in found.stages for v in (*stage.kept, *(stage.call.results if stage.call else ()))]
        return Cut(functions, tuple(self._stage(stage, bits) for stage in found.stages))

    def _stage(self, stage: CutStage, bits: Sequence[Term]) -> CutStage:
        made = iter(self._terms(stage.terms, bits))
        kept = {plane: next(made) for plane in self._variables(tuple(stage.kept))}
        roots = {number: next(made) for number in stage.roots}
        call = stage.call
        ended = call and CutCall(call.function, tuple(made), self._variables(call.results))
        return CutStage(roots, kept, ended)

    def _terms(self, terms: Sequence[Term], bits: Sequence[Term]) -> tuple[Term, ...]:
        """Return the planes of terms of one bit. bits: variables that stand for planes themselves."""
        known = self._known | {bit: (plane,) for bit, plane in zip(bits, self._variables(bits), strict=True)}
        return tuple(plane for (plane,) in Slicing(self._bits, self._variant.circuits, known).run(terms))

    def _variables(self, bits: Sequence[Term]) -> tuple[Term, ...]:
        return tuple(var(bit.name, self._bits) for bit in bits)

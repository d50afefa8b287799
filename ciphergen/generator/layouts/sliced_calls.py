"""Rounds in slices as calls: look-ups with long circuits are routines, each written once, and the state waits in the
frame.

Why: in slices a round has a circuit for each look-up, 16 of more than a hundred gates in AES, which would fill the
instruction cache; and its state, a register a bit, fits no registers anyway. What is given to a routine and what it
gives is a plane a bit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl.call_form import CallForm
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, extract, var
from ciphergen.generator.analysis.look_ups import Forms, one_by_one
from ciphergen.generator.analysis.rounds import Piece, RoundLoop, compose
from ciphergen.generator.analysis.stages import CalledFunction, Cut, CutCall, CutStage, cut_at
from ciphergen.generator.layouts.linear_stages import together
from ciphergen.generator.layouts.round_planes import RoundPlanes
from ciphergen.generator.layouts.slice_flips import Flips, best_flips
from ciphergen.generator.passes import planes
from ciphergen.generator.passes.complements import Noted, NotedGates, as_it_is, noted
from ciphergen.generator.passes.slicing import Slicing

LONG = 40  # operations of a circuit: shorter ones are written out
SAVED = 1000  # operations of all code that routines have to save


@dataclass(frozen=True)
class SlicedCalls:
    """The look-ups of rounds that are calls. forms: of what is called; known: what pieces of the rounds have looked up
    before, so that all share one form."""

    variant: Variant
    bits: int
    forms: tuple[CallForm, ...]
    known: Forms
    unroll: int

    @staticmethod
    def of(variant: Variant, bits: int, loop: RoundLoop, unroll: int) -> SlicedCalls | None:
        """Return the calls of rounds; None if routines would not save enough. bits: of a plane; unroll: rounds in the
        body of a loop, 0 without one."""
        known: Forms = {}
        counts: Counter[CallForm] = Counter()
        gates: dict[CallForm, int] = {}
        pieces = [each for piece in (loop.before, loop.body, loop.after) if piece for each in rounds_of(piece)]
        for piece in pieces:
            for call in one_by_one(piece.outputs, known):
                counts[call.form] += 1
                gates[call.form] = planes.operations(call.form.results[0], variant.circuits)
        forms = [form for form, count in counts.items() if gates[form] >= LONG and count > 1]
        if sum((counts[form] - 1) * gates[form] for form in forms) < SAVED:
            return None
        return SlicedCalls(variant, bits, tuple(forms), known, unroll) if forms else None

    @property
    def held(self) -> Collection[int]:
        """Return none: all planes wait in the frame, where words of blocks are transposed one after the other."""
        return ()

    def state(self, piece: Piece) -> Sequence[Term]:
        """Return the planes of a piece's inputs, in the order of registers."""
        return RoundPlanes.of(self.variant, self.bits, piece, self.unroll).state

    def cut(self, piece: Piece) -> Cut:
        """Return a piece cut at calls, on planes. Its roots are the planes of its outputs."""
        roots = [extract(word, i, i) for word in piece.outputs for i in range(word.width)]
        found = cut_at(roots, one_by_one(piece.outputs, self.known), self.forms, 1)
        around = RoundPlanes.of(self.variant, self.bits, piece, self.unroll)
        return together(_SlicedCut(self.variant, self.bits, around).cut(found), around.state)


def rounds_of(piece: Piece) -> list[Piece]:
    """Return the steps of a piece, each by itself: its layers are shared within a round, which the next is no part of.
    Return the piece where it is not the composition of its steps."""
    whole = compose(piece.steps)
    if whole is None or (whole.inputs, whole.outputs) != (piece.inputs, piece.outputs):
        return [piece]
    return [Piece(tuple(step.inputs), tuple(step.outputs), (), (step,)) for step in piece.steps]


class _SlicedCut:
    """A cut on bits being put on planes. around: what the rounds read, and how their outputs stand in the state."""

    def __init__(self, variant: Variant, bits: int, around: RoundPlanes) -> None:
        self._variant, self._bits, self._around = variant, bits, around
        self._known = dict(around.known)
        self._given, self._results = list[Flips](), list[Flips]()  # of functions, which planes are complemented

    def cut(self, found: Cut) -> Cut:
        """Return a cut on planes."""
        functions = tuple(map(self._function, found.functions))
        return Cut(functions, tuple(map(self._stage, found.stages)))

    def _function(self, function: CalledFunction) -> CalledFunction:
        """Return a function on planes that are complemented as it takes the fewest operations."""
        given = best_flips(self._variant, function.inputs, function.outputs)
        inputs = self._planes(function.inputs, given)
        outputs = self._run(function.outputs, dict(zip(function.inputs, inputs, strict=True)))
        self._given.append(given)
        self._results.append(tuple(flip for _, flip in outputs))
        return CalledFunction(tuple(plane for plane, _ in inputs), tuple(plane for plane, _ in outputs))

    def _stage(self, stage: CutStage) -> CutStage:
        made = iter(self._run(stage.terms, {}))
        kept = {bit: next(made) for bit in stage.kept}
        names = self._planes([*kept], [flip for _, flip in kept.values()])
        self._known |= {bit: (name,) for bit, name in zip(kept, names, strict=True)}
        roots = {number: as_it_is(next(made), self._around.after[number]) for number in stage.roots}
        planes = {name: plane for (name, _), (plane, _) in zip(names, kept.values(), strict=True)}
        return CutStage(roots, planes, stage.call and self._call(stage.call, [*made]))

    def _call(self, call: CutCall, words: Sequence[Noted]) -> CutCall:
        given = tuple(as_it_is(*each) for each in zip(words, self._given[call.function], strict=True))
        results = self._planes(call.results, self._results[call.function])
        self._known |= {bit: (name,) for bit, name in zip(call.results, results, strict=True)}
        return CutCall(call.function, given, tuple(plane for plane, _ in results))

    def _planes(self, bits: Sequence[Term], flips: Sequence[bool]) -> tuple[Noted, ...]:
        """Return the planes of variables of one bit."""
        return noted([var(bit.name, self._bits) for bit in bits], flips)

    def _run(self, terms: Sequence[Term], inputs: Mapping[Term, Noted]) -> list[Noted]:
        """Return the planes of terms of one bit."""
        known = self._known | {bit: (plane,) for bit, plane in inputs.items()}
        return [plane for (plane,) in Slicing(NotedGates(self._bits), self._variant.circuits, known).run(terms)]

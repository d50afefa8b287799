"""Rounds on rows as calls: what several registers look up in turn a routine does, and the state waits in the frame.

Why: where words are told apart by registers, a round has the same circuit for each row of them, with a state that fits
no registers beside it. Written once, the circuit has all registers to itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import Term, topological, var
from ciphergen.generator import passes
from ciphergen.generator.analysis.rounds import Piece, RoundLoop
from ciphergen.generator.analysis.stages import CalledFunction, Cut, CutCall, CutStage
from ciphergen.generator.layouts.linear_stages import last_uses, together
from ciphergen.generator.layouts.row_look_up import RowLookUp
from ciphergen.generator.layouts.row_map import RowMap
from ciphergen.generator.layouts.row_places import row_places
from ciphergen.generator.layouts.row_rounds import RowRound
from ciphergen.generator.layouts.sliced_calls import LONG, rounds_of
from ciphergen.generator.passes import layer_squares, planes
from ciphergen.generator.passes.complements import NotedGates, noted


@dataclass(frozen=True)
class RowCalls:
    """The look-ups of rounds on rows that are calls. period: rounds after which words are at the same places again;
    held: the registers of the state that the first look-up of a round in the loop takes, and nothing behind it."""

    variant: Variant
    rules: RuleSet
    rows: RowMap
    period: int
    held: tuple[int, ...] = ()

    @staticmethod
    def of(variant: Variant, rules: RuleSet, rows: RowMap, period: int, loop: RoundLoop) -> RowCalls | None:
        """Return the calls of rounds; None where look-ups are written out."""
        if not looks_up_apart(variant, rows):
            return None
        calls = RowCalls(variant, rules, rows, period)
        if loop.body is None:
            return calls
        first, *_ = rounds_of(loop.body)
        last = last_uses(calls.cut(first))
        held = (number for number, register in enumerate(calls.state(first)) if last.get(register) == 0)
        return replace(calls, held=tuple(held))

    def state(self, piece: Piece) -> Sequence[Term]:
        """Return the registers of a piece's inputs."""
        return self.rows.variables("x")

    def cut(self, piece: Piece) -> Cut:
        """Return a piece cut at calls. Its roots are the registers of its outputs."""
        return _cut(self, piece)


@lru_cache(maxsize=32)
def looks_up_apart(variant: Variant, rows: RowMap) -> bool:
    """Return True if look-ups on rows are calls: words do not all share registers, and circuits are long."""
    outputs = [term for direction in DIRECTIONS for step in variant.steps(direction) for term in step.outputs]
    tables = {term.param: term for term in topological(outputs) if term.op == "table"}
    gates = [planes.operations(table, variant.circuits) for table in tables.values()]
    return rows.groups > 1 and min(gates, default=0) >= LONG


@lru_cache(maxsize=32)  # functions for many blocks and of counter mode have the same rounds
def _cut(calls: RowCalls, piece: Piece) -> Cut:
    places = row_places(calls.variant, calls.rules, calls.rows, calls.period)
    (before, _), (_, after) = places.steps[piece.steps[0]], places.steps[piece.steps[-1]]
    state = calls.state(piece)
    made = RowRound.of(calls.variant, calls.rules, calls.rows, piece, state, before, places.keys, apart=True)
    results = [register for each in made.apart for register, _ in each.given]
    roots = made.outputs(after)
    if len(results) == len(roots):
        roots = layer_squares.run(passes.run(roots), results)
    functions = dict[CalledFunction, int]()
    stages = list[CutStage]()
    for each in made.apart:
        number = functions.setdefault(_function(calls, each), len(functions))
        given = tuple(register for register, _ in each.index)
        stages.append(CutStage({}, {}, CutCall(number, given, tuple(register for register, _ in each.given))))
    stages.append(CutStage(dict(enumerate(roots)), {}, None))
    return together(Cut(tuple(functions), tuple(stages)), state)


def _function(calls: RowCalls, each: RowLookUp) -> CalledFunction:
    """Return the routine of a look-up: those of the same table and the same complements are one."""
    bits = calls.rules.bits
    inputs = [var(f"given.{i}", bits) for i, _ in enumerate(each.index)]
    index = noted(inputs, [flip for _, flip in each.index])
    found = planes.looked_up(each.table, index, calls.variant.circuits, NotedGates(bits))
    return CalledFunction(tuple(inputs), tuple(passes.run([register for register, _ in found])))

"""Fault localisation: the first instruction whose value leaves the specification.

A value that a path computed is known if it agrees, on all random vectors, with some value of the
specification or its complement; of a register wider than the cipher's words, the low bits count. The rest are either
temporaries on the way to known values, or wrong. The first value that is neither known, nor public, nor
leads to a known value is where the code leaves. This only explains a refusal; no verdict depends on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ciphergen.dsl.term import Term, topological
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.equality.simulate import TermSimulator
from ciphergen.verify.execution.state import Definition, Instruction, State
from ciphergen.verify.variables import is_kind


def first_wrong(
    states: Sequence[State],
    specification: Sequence[Term],
    simulator: TermSimulator,
    code: Mapping[int, Instruction],
    word_bits: int,
) -> int | None:
    """Return the offset of the first instruction on a path whose value leaves the specification.

    Return None if no value leaves it: then values are right but stored at wrong places.

    Args:
        states: the ends of the paths of what was run one after the other: key expansion, the function.
        specification: the terms that should have been written. word_bits: of the cipher's words.
    """
    wanted = topological(specification)
    known = {simulator.signature(t) for t in wanted}
    known |= {simulator.signature(~t) for t in wanted if t.width == word_bits}
    steps = _newest_first(states)
    useful: set[int] = set()
    computed: dict[Term, bool] = {}
    for s in steps:  # newest first: users before what they use
        fine = (
            id(s) in useful
            or not _computed(s.value, computed)
            or bool(_readings(s.value, simulator, word_bits) & known)
        )
        if fine:
            useful.add(id(s))
            useful.update(id(source) for source in s.sources)
    for s in reversed(steps):
        if id(s) not in useful:
            return _culprit(s, steps, useful, known, simulator, code).address
    return None


def _newest_first(states: Sequence[State]) -> list[Definition]:
    steps: list[Definition] = []
    for state in reversed(states):
        step = state.history
        while step is not None:
            steps.append(step)
            step = step.before
    return steps


def _readings(value: Term, simulator: TermSimulator, word_bits: int) -> set[tuple[int, ...]]:
    """Return the signatures of a value and of its low word."""
    whole = simulator.signature(value)
    return {whole, tuple(v & (1 << word_bits) - 1 for v in whole)} if value.width > word_bits else {whole}


def _computed(value: Term, known: dict[Term, bool]) -> bool:
    """Return True if a value depends on the key or the input, unlike addresses and saved registers. known: results so
    far, by term."""
    for t in missing(value, known):
        known[t] = any(known[a] for a in t.args) or is_kind(t, "key", "in")
    return known[value]


def _culprit(
    first: Definition,
    steps: Sequence[Definition],
    useful: set[int],
    known: set[tuple[int, ...]],
    simulator: TermSimulator,
    code: Mapping[int, Instruction],
) -> Definition:
    """Return the wrong one of two halves that an `or` joins: the half whose bits are in no known value. Skip constants,
    which may contain the few bits of any half."""
    join = next((s for s in reversed(steps) if first in s.sources), None)
    if join is None or len(join.sources) < 2 or code[join.address].row.effects.operation != "or":
        return first
    wholes = [value for value in known if len(set(value)) > 1]
    halves = [s for s in join.sources if id(s) not in useful]
    for half in sorted(halves, key=lambda s: s.address):
        bits = simulator.signature(half.value)
        if any(bits) and not any(_within(bits, whole) for whole in wholes):
            return half
    return first


def _within(part: tuple[Any, ...], whole: tuple[Any, ...]) -> bool:
    return all(p & ~w == 0 for p, w in zip(part, whole, strict=True))

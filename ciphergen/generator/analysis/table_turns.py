"""Tables that a key makes, as turns of a loop: entries that are alike but for the places of their words of round keys,
where those of each turn stand as far from those of the turn before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ciphergen.dsl.term import Term, substitute, var
from ciphergen.generator.analysis.keys import KeyPlaces, key_position, round_keys


@dataclass(frozen=True)
class TableTurns:
    """Entries as turns of a loop. entries: those of the first turn, over its round keys; count: of turns; step: bytes
    from the round keys of a turn to those of the next."""

    entries: tuple[Term, ...]
    count: int
    step: int


def table_turns(entries: Sequence[Term], places: KeyPlaces) -> TableTurns:
    """Return the shortest turns of which entries are several, else one turn of all of them. places: of round keys."""
    starts = [min(map(places.of, round_keys([entry]))) for entry in entries]
    for size in (n for n in range(1, len(entries) // 2 + 1) if len(entries) % n == 0):
        first, steps = starts[::size], {b - a for a, b in zip(starts, starts[size:], strict=False)}
        turns = [_by_place(entries[n * size : (n + 1) * size], places, start) for n, start in enumerate(first)]
        if len(steps) == 1 and all(turn == turns[0] for turn in turns):
            return TableTurns(tuple(entries[:size]), len(turns), steps.pop())
    return TableTurns(tuple(entries), 1, 0)


def _by_place(entries: Sequence[Term], places: KeyPlaces, start: int) -> list[Term]:
    """Return entries over variables for what stands at distances from a place in front of their round keys."""
    known = dict[Term, Term]()
    for key in round_keys(entries):
        at = key_position(key)
        assert at is not None
        known[key] = var(f"at.{places.of(key) - start}", key.width) ^ places.differs.get(at, 0)
    return substitute(entries, known)

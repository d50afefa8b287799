"""The layout of `V_key`: which round-key words are kept, and where.

The schedule is unfolded over key variables. Words of a round key that are the same term in every round
(LEA-128 uses t[1] three times) share a place; each round has the same number of places, so that a loop
over rounds steps by a constant. Where words are spread over registers, these are kept as they are needed: each once
for all rounds if no loop walks over them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, var
from ciphergen.generator.placement import Placement
from ciphergen.generator.spread import round_keys

WHOLE = "words"  # the name under which layouts with whole words in registers find their round keys


def key_variable(i: int, j: int, width: int) -> Term:
    """Word j of round key i, as `Step.keys` names it."""
    return var(f"rk.{i}.{j}", width)


def key_position(term: Term) -> tuple[int, int] | None:
    """(i, j) of a round-key variable, None for another term."""
    parts = term.name.split(".") if term.op == "var" else []
    return (int(parts[1]), int(parts[2])) if len(parts) == 3 and parts[0] == "rk" else None


@dataclass(frozen=True)
class Places:
    """Where one way of working on blocks finds its round keys.

    at: offset in bytes of word j of round key i; if words are spread over registers, of register j; stride: bytes
    from one round key to the next, for a loop over rounds; 0 if words that are equal share a place, whatever
    their rounds.
    """

    at: Mapping[tuple[int, int], int]
    stride: int


@dataclass(frozen=True)
class KeyLayout:
    """Where round keys are in memory.

    key: the user's key as 8-bit variables in memory order; places: by the name of the layout that reads them; words: by
    offset, the term to store there; word_bytes; size: of the whole, in bytes. Words lie in the target's byte
    order, least significant byte first.
    """

    key: tuple[Term, ...]
    places: Mapping[str, Places]
    words: Mapping[int, Term]
    word_bytes: int
    size: int

    @property
    def declaration(self) -> str:
        """The member of the C struct."""
        return f"uint{8 * self.word_bytes}_t rk[{self.size // self.word_bytes}];"


Rows = Sequence[Sequence[Term]]


def lay_out(variant: Variant, placed: Sequence[tuple[Placement, bool]] = ()) -> KeyLayout:
    """The key layout of a variant.

    Args:
        variant: whose.
        placed: how words of blocks are spread over registers, and whether a loop walks over the rounds; empty: they
            are not.

    Raises:
        Unsupported: a word of the key schedule cannot be computed in a placement.
    """
    key = tuple(var(f"k.{b}", 8) for b in range(variant.key_bytes))
    if not placed:
        return _joined(key, [(WHOLE, variant.schedule(key), True)])
    looped = {placement.name for placement, loops in placed if loops}
    rows = {placement.name: round_keys(variant, placement, key) for placement, _ in placed}
    return _joined(key, [(name, found, name in looped) for name, found in rows.items()])


def _joined(key: tuple[Term, ...], all_rows: Sequence[tuple[str, Rows, bool]]) -> KeyLayout:
    """The round keys of several layouts one after the other, first those that loops walk over."""
    places: dict[str, Places] = {}
    words: dict[int, Term] = {}
    word_bytes = all_rows[0][1][0][0].width // 8
    for name, rows, _ in (found for found in all_rows if found[2]):
        slots = _slots(rows)
        start = max(words, default=-word_bytes) + word_bytes
        stride = word_bytes * (max(slots) + 1)
        at = {
            (i, j): start + i * stride + slots[j] * word_bytes for i, row in enumerate(rows) for j, _ in enumerate(row)
        }
        words.update((at[i, j], term) for i, row in enumerate(rows) for j, term in enumerate(row))
        places[name] = Places(at, stride)
    known = {term: offset for offset, term in reversed(words.items())}
    for name, rows, _ in (found for found in all_rows if not found[2]):
        for term in (term for row in rows for term in row):
            if term not in known:
                known[term] = max(words, default=-word_bytes) + word_bytes
                words[known[term]] = term
        places[name] = Places({(i, j): known[t] for i, row in enumerate(rows) for j, t in enumerate(row)}, 0)
    return KeyLayout(key, places, words, word_bytes, max(words) + word_bytes)


def _slots(round_keys: Rows) -> list[int]:
    """For each position in a round key its place: positions that agree in every round share one."""
    known: list[tuple[Term, ...]] = []
    slots: list[int] = []
    for j in range(max(map(len, round_keys))):
        column = tuple(round_key[min(j, len(round_key) - 1)] for round_key in round_keys)
        whole = all(len(round_key) > j for round_key in round_keys)
        if not (whole and column in known):
            known.append(column)
        slots.append(known.index(column) if whole else len(known) - 1)
    return slots

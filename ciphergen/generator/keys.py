"""The layout of `V_key`: which round-key words are kept, and where.

The schedule is unfolded over key variables. Words of a round key that are the same term in every round
(LEA-128 uses t[1] three times) share a place; each round has the same number of places, so that a loop
over rounds steps by a constant.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, var


def key_variable(i: int, j: int, width: int) -> Term:
    """Word j of round key i, as `Step.keys` names it."""
    return var(f"rk.{i}.{j}", width)


def key_position(term: Term) -> tuple[int, int] | None:
    """(i, j) of a round-key variable, None for another term."""
    parts = term.name.split(".") if term.op == "var" else []
    return (int(parts[1]), int(parts[2])) if len(parts) == 3 and parts[0] == "rk" else None


@dataclass(frozen=True)
class KeyLayout:
    """Where round keys are in memory.

    key: the user's key as 8-bit variables in memory order; places: offset in bytes of word j of round key
    i; words: by offset, the term to store there; stride: bytes from one round key to the next; word_bytes;
    size: of the whole, in bytes. Words lie in the target's byte order, least significant byte first.
    """

    key: tuple[Term, ...]
    places: Mapping[tuple[int, int], int]
    words: Mapping[int, Term]
    stride: int
    word_bytes: int
    size: int

    @property
    def declaration(self) -> str:
        """The member of the C struct."""
        return f"uint{8 * self.word_bytes}_t rk[{self.size // self.word_bytes}];"


def lay_out(variant: Variant) -> KeyLayout:
    """The key layout of a variant."""
    key = tuple(var(f"k.{b}", 8) for b in range(variant.key_bytes))
    round_keys = variant.schedule(key)
    word_bytes = round_keys[0][0].width // 8
    slots = _slots(round_keys)
    stride = word_bytes * (max(slots) + 1)
    places: dict[tuple[int, int], int] = {}
    words: dict[int, Term] = {}
    for i, round_key in enumerate(round_keys):
        for j, term in enumerate(round_key):
            places[i, j] = i * stride + slots[j] * word_bytes
            words[places[i, j]] = term
    return KeyLayout(key, places, words, stride, word_bytes, max(places.values()) + word_bytes)


def _slots(round_keys: tuple[tuple[Term, ...], ...]) -> list[int]:
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

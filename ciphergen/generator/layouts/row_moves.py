"""Moves of words on rows: a permutation of words as shifts, masks and rotations of registers, and what it costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, reduce
from operator import or_

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term, rotl, topological, var
from ciphergen.generator.analysis.byte_orders import reordered
from ciphergen.generator.cover import instructions
from ciphergen.generator.layouts.lift import Move
from ciphergen.generator.layouts.row_map import RowMap
from ciphergen.generator.layouts.row_sharing import Permutation


def price(roots: Sequence[Term], rules: RuleSet, times: int = 1) -> int:
    """Return about how many instructions compute terms, where a mask is made once. times: of how many terms like each
    of the roots, which share nothing but masks."""
    masks = [term for term in topological(roots) if term.is_const]
    made = [instructions([mask], (), rules) for mask in masks]
    return times * instructions(roots, masks, rules) + sum(count for count in made if count > 1)


@lru_cache(maxsize=32)
def row_moves(rules: RuleSet, rows: RowMap) -> RowMoves:
    """Return the moves on a row map, with what is known of their costs already."""
    return RowMoves(rules, rows)


class RowMoves:
    """Moves of words in registers that hold a bit of each, as cheap as they are found."""

    def __init__(self, rules: RuleSet, rows: RowMap) -> None:
        self._rules, self._rows = rules, rows
        self._prices: dict[Permutation, int] = {}
        self._turns: dict[tuple[tuple[int, int], ...], tuple[int, bool]] = {}

    @property
    def unit(self) -> int:
        """Return the price of an addition."""
        return self._rows.groups * self._rows.word_bits

    def price(self, permutation: Permutation) -> int:
        """Return about how many instructions a move takes, of all bits of a word: they share its masks."""
        if permutation not in self._prices:
            state = {g: var(f"x.{g}", self._rows.register_bits) for g in range(self._rows.groups)}
            moved = [self.moved(state, permutation, group) for group in state]
            self._prices[permutation] = price(moved, self._rules, self._rows.word_bits)
        return self._prices[permutation]

    def moved(self, registers: Mapping[int, Term], permutation: Permutation, group: int) -> Term:
        """Return the register of a group, moved. registers: by group."""
        if self._rules.reorder is not None:
            return reordered(registers[group], self._sources(permutation))
        moves: dict[tuple[int, int], int] = {}
        for slot in range(self._rows.slots):
            source, at = self._rows.place(permutation[self._rows.word(group, slot)])
            way = source, (slot - at) % self._rows.slots
            moves[way] = moves.get(way, 0) | 1 << slot
        sources = {source for source, _ in moves}
        if len(sources) > 1:
            return reduce(or_, [self._move(registers[s], distance, slots) for (s, distance), slots in moves.items()])
        (source,) = sources
        own = {distance: slots for (_, distance), slots in moves.items()}
        return self._cheapest_move(registers[source], own)

    def _sources(self, permutation: Permutation) -> list[int]:
        """Return, by byte of a register that holds all words, the byte that a move brings there."""
        rows, size = self._rows, self._rows.field // 8
        slots = [rows.place(permutation[rows.word(0, slot)])[1] for slot in range(rows.slots)]
        return [slot * size + byte for slot in slots for byte in range(size)]

    def _cheapest_move(self, register: Term, moves: Mapping[int, int]) -> Term:
        """Return a register whose words are moved, directly or with a rotation of all behind that."""
        key = tuple(sorted(moves.items()))
        if key not in self._turns:
            x, times = var("x", self._rows.register_bits), self._rows.word_bits
            turns = [(turn, swap) for turn in range(self._rows.slots) for swap in (False, True)]
            ways = {turn: way for turn in turns if (way := self._turned(x, moves, *turn)) is not None}
            self._turns[key] = min(ways, key=lambda turn: price([ways[turn]], self._rules, times))
        found = self._turned(register, moves, *self._turns[key])
        assert found is not None
        return found

    def _turned(self, register: Term, moves: Mapping[int, int], turn: int, swap: bool) -> Term | None:
        """Return a register moved, the last rotation by a turn; None where it is no exchange. swap: whether what is
        before that is an exchange of words at one distance."""
        slots, bits = self._rows.slots, self._rows.register_bits
        everything = (1 << slots) - 1
        own = {
            (distance - turn) % slots: (where >> turn | where << (slots - turn)) & everything
            for distance, where in moves.items()
        }
        if swap:
            whole = self._exchanged(register, own)
        else:
            whole = reduce(or_, [self._move(register, distance, where) for distance, where in own.items()])
        return rotl(whole, turn * self._rows.field % bits) if turn and whole is not None else whole

    def _exchanged(self, register: Term, moves: Mapping[int, int]) -> Term | None:
        """Return a register some words of which are exchanged with those a distance higher, which takes one mask."""
        slots = self._rows.slots
        up = min((distance for distance in moves if distance), default=0)
        low = moves.get(slots - up, 0)
        if not up or {*moves} - {0, up, slots - up} or moves[up] != low << up or low >> (slots - up):
            return None
        distance = up * self._rows.field
        changed = (register ^ (register >> distance)) & self._mask(low)
        return register ^ changed ^ (changed << distance)

    def _move(self, register: Term, distance: int, slots: int) -> Term:
        return Move(register, distance * self._rows.field % self._rows.register_bits, self._mask(slots)).masked()

    def _mask(self, slots: int) -> int:
        return sum(self._rows.mask(slot) for slot in range(self._rows.slots) if slots >> slot & 1)

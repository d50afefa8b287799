"""The layout of rows: registers that hold one bit of several words of several blocks.

For ciphers of look-ups and linear layers on narrow words: a circuit is computed on whole registers, for all words of a
few blocks, and what moves words rotates registers. Slices are for as many blocks as a register has bits only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, reduce
from operator import or_

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import Term, const, from_bytes, substitute
from ciphergen.generator.analysis.keys import KeyLayout, KeyPlaces, Wanted, key_bytes, key_variable
from ciphergen.generator.analysis.rounds import Piece, RoundLoop, compose
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts import slice_counter
from ciphergen.generator.layouts.byte_moves import permuted
from ciphergen.generator.layouts.layout import Layout, Way
from ciphergen.generator.layouts.row_calls import RowCalls, looks_up_apart
from ciphergen.generator.layouts.row_counter import lift_counters
from ciphergen.generator.layouts.row_map import RowMap, row_maps
from ciphergen.generator.layouts.row_moves import price
from ciphergen.generator.layouts.row_places import on_rows, row_places
from ciphergen.generator.layouts.row_rounds import RowRound, as_they_are
from ciphergen.generator.layouts.transposed import Transposed

WORD = 8  # bits of a word: memory has its bits where a row map's labels say
_PERIOD = 4  # rounds without a loop after which words are at their places again


class Rows(Transposed):
    """A layout by a row map, as the module says. words: the rules for words of key memory; unroll: rounds in the body
    of a loop, after which words are at their places again; 0 without a loop; direction: of what is done with blocks,
    since what is encrypted is brought into order in the words of memory."""

    def __init__(
        self, variant: Variant, rules: RuleSet, words: RuleSet, blocks: int, unroll: int, direction: str = ENCRYPT
    ) -> None:
        super().__init__(variant, rules, words, blocks)
        self._unroll, self._direction = unroll, direction
        self._period = unroll or _PERIOD
        # A round key is the same for all blocks: in registers with as many words it lies as for more blocks.
        self.name = f"rows of {min(variant.block_words, rules.bits // blocks)} words, {self._period} rounds"

    @property
    def shares(self) -> bool:
        return True

    @property
    def most_moving(self) -> int:
        return self._rows.slots if looks_up_apart(self.variant, self._rows) else 0

    @property
    def leaves_turns(self) -> bool:
        return not looks_up_apart(self.variant, self._rows)

    @property
    def _rows(self) -> RowMap:
        return _cheapest(self.variant, self.rules, self.blocks, self._period)

    def check(self) -> None:
        bits, words = self._words.bits, self.variant.block_words
        if self.variant.word_bits != WORD or words & (words - 1):
            raise Unsupported(f"rows are for blocks of 2, 4, 8, ... words of {WORD} bits")
        if self.variant.block_bytes % (bits // 8):
            raise Unsupported(f"a block of {words} bytes is not a whole number of {bits // 8}-byte words")
        if any(len(row) != words for row in self.variant.key_variables()):
            raise Unsupported(f"rows are for round keys of as many words as a block has, {words}")

    def wanted(self, *, loops: bool) -> Wanted:
        raw, changed = _key_words(self.variant, self.rules, self._rows, self._period, self._words.bits)
        names = [key_variable(0, j, self._words.bits) for j in range(len(raw[0]))]
        made = self._key_planes(self._key_rows.arrive([names] * self.blocks)[0])
        known = [dict(zip(names, row, strict=True)) for row in raw]
        there = [substitute(each or names, words) for each, words in zip(changed, known, strict=True)]
        rows = [substitute(made, dict(zip(names, row, strict=True))) for row in there]
        return Wanted(self.name, rows, loops=True, together=self._together, made=made, raw=raw, changed=changed)

    @property
    def _together(self) -> int:
        """Return how many words of key memory are read as one register."""
        return self.rules.bits // self._words.bits

    @property
    def _key_rows(self) -> RowMap:
        """Return how round keys lie in words of key memory."""
        return self._rows

    def _key_planes(self, planes: Sequence[Term]) -> list[Term]:
        """Return the words of a round key in the order of key memory."""
        return [*planes]

    def places(self, keys: KeyLayout) -> KeyPlaces:
        return keys.places[self.name]

    def toward(self, direction: str) -> Layout:
        return Rows(self.variant, self.rules, self._words, self.blocks, self._unroll, direction)

    def has_rounds_of(self, one: Layout) -> bool:
        return one.name == self.name

    def calls(self, loop: RoundLoop) -> RowCalls | None:
        return RowCalls.of(self.variant, self.rules, self._rows, self._period, loop)

    def lift(self, piece: Piece) -> Piece:
        return _lifted(self.variant, self.rules, self._rows, piece, self._period)

    def lift_varying(self, piece: Piece, varying: Sequence[bool]) -> Piece:
        if looks_up_apart(self.variant, self._rows):
            return lift_counters(self.variant, self.rules, self._rows, piece, self._period)
        return self.lift(piece)

    def of_counters(self, words: Sequence[Term], last: Term) -> list[Term] | None:
        """Return the state of counters: what all blocks share comes from one, and the last byte is added to it."""
        state, moved = self._counters(words, last)
        group, slot = self._rows.place(self._rows.words - 1)
        for bit, plane in enumerate(moved):
            state[group * WORD + bit] |= plane & self._rows.mask(slot)
        return state

    def of_counters_apart(self, words: Sequence[Term], last: Term) -> list[Term] | None:
        if not looks_up_apart(self.variant, self._rows):
            return None
        state, moved = self._counters(words, last)
        return [*state, *moved]

    def _counters(self, words: Sequence[Term], last: Term) -> tuple[list[Term], list[Term]]:
        """Return (the state of counters but for the last byte, that byte in all places)."""
        rows, bits = self._rows, self.rules.bits
        state, _ = rows.arrive([_memory([*words[:-1], const(0, bits)], bits)] * self.blocks)
        numbers = slice_counter.numbers([rows.block(position) for position in range(bits)])
        byte = [slice_counter.mask(last, bit) for bit in range(WORD)]
        return state, slice_counter.last_bytes(byte, [const(number, bits) for number in numbers])

    def _from_memory(self, blocks: Sequence[Sequence[Term]]) -> tuple[list[Term], list[Term]]:
        if self._direction == ENCRYPT:
            return self._rows.arrive(blocks)
        coded = self._coded
        back = sorted(range(len(coded)), key=lambda word: coded[word])
        moved = [permuted(block, back) for block in blocks]
        state, made = self._rows.arrive(moved)
        return state, [*(word for block in moved for word in block), *made]

    def _to_memory(self) -> Way:
        registers = self._rows.variables("out")
        data, made = self._rows.leave(registers)
        if self._direction == ENCRYPT:
            count = len(data) // self.blocks
            data = [word for i in range(0, len(data), count) for word in permuted(data[i : i + count], self._coded)]
        return Way(tuple(registers), tuple(data), tuple(made))

    @property
    def _coded(self) -> Sequence[int]:
        """Return the places of the ciphertext; a permutation of bytes that moves none leaves the terms as they are."""
        return row_places(self.variant, self.rules, self._rows, self._period).coded


@lru_cache(maxsize=32)
def suits(variant: Variant, rules: RuleSet) -> bool:
    """Return True if rows are worth trying for a variant: a round looks up all words in one table, and treats all of
    them alike."""
    try:
        Rows(variant, rules, rules, 1, 1).check()
        piece = compose(variant.steps(ENCRYPT)[1:2])
        if piece is None:
            return False
        own = as_they_are(variant.block_words)
        rows = row_maps(WORD, variant.block_words, rules.bits, 1)[0]
        round_ = RowRound.of(variant, rules, rows, piece, rows.variables("x"), own, {})
        return bool(round_.found) and round_.alike(own) is not None
    except Unsupported:
        return False


@lru_cache(maxsize=32)  # functions for one block and for many have the same rounds
def _lifted(variant: Variant, rules: RuleSet, rows: RowMap, piece: Piece, period: int) -> Piece:
    return on_rows(variant, rules, rows, piece, period)


@lru_cache(maxsize=8)
def _cheapest(variant: Variant, rules: RuleSet, blocks: int, period: int) -> RowMap:
    """Return the row map on which the first rounds take the fewest instructions, as many as a period has."""

    def cost(rows: RowMap) -> int:
        piece = compose(variant.steps(ENCRYPT)[: 1 + period])
        assert piece is not None
        return price(_lifted(variant, rules, rows, piece, period).outputs, rules)

    whole = max(1, rules.bits // variant.block_words)  # blocks that fill registers
    if blocks < whole:
        return replace(_cheapest(variant, rules, whole, period), blocks=blocks)
    ways = row_maps(WORD, variant.block_words, rules.bits, blocks)
    return min(ways, key=cost)


def _key_words(
    variant: Variant, rules: RuleSet, rows: RowMap, period: int, bits: int
) -> tuple[list[list[Term]], list[list[Term]]]:
    """Return (the words of memory of each round key over the key's bytes, for each what brings its bytes to their
    places, over the variables of round key 0; none where nothing does). bits: of these words."""
    held, own = row_places(variant, rules, rows, period).keys, as_they_are(variant.block_words)
    size = bits // WORD
    raw, changed = list[list[Term]](), list[list[Term]]()
    for i, row in enumerate(variant.schedule(key_bytes(variant))):
        words, firsts = held.get(i, own), range(0, len(row), size)
        at = sorted(range(len(row)), key=lambda word: words.places[word])  # the word at each place
        flips = bytes(words.flips[word] for word in at)
        raw.append([from_bytes(row[first : first + size]) for first in firsts])
        memory = [key_variable(0, j, bits) for j in range(len(firsts))]
        added = [int.from_bytes(flips[first : first + size], "little") for first in firsts]
        moved = [each ^ flip if flip else each for each, flip in zip(permuted(memory, at), added, strict=True)]
        changed.append([] if moved == memory else moved)
    return raw, changed


def _memory(words: Sequence[Term], bits: int) -> list[Term]:
    """Return words, each in a register with zeros above it, side by side as in memory."""
    size = bits // WORD
    groups = [words[i : i + size] for i in range(0, len(words), size)]
    return [reduce(or_, [word << WORD * i if i else word for i, word in enumerate(group)]) for group in groups]

"""First rounds of counter mode on rows, in which few words move: these are looked up in registers of their own.

Why: of a register with words of all blocks a few words may move where all others are the same for an epoch. A state is
the sum of two: one that is fixed, which rounds compute as any other, and what moves, of which as many words share
registers as those have room for. Of AES with four words in a register, the second round looks up one register for each
bit instead of four, since one column moves; what a call would look up in four is fixed but for that.

    fixed     look-ups of what is fixed, with nothing at the places of what moves
    moving    look-ups of the sum, at the places to which most of what follows adds them: nothing turns a register
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import xor

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, substitute, var
from ciphergen.generator.analysis.pressure_order import in_order
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.layouts.lift import Move
from ciphergen.generator.layouts.row_map import RowMap
from ciphergen.generator.layouts.row_places import row_places
from ciphergen.generator.layouts.row_rounds import HeldWords, RowRound
from ciphergen.generator.layouts.sliced_calls import rounds_of
from ciphergen.generator.passes import planes
from ciphergen.generator.passes.complements import Noted, NotedGates, noted

_ALL = -1  # in place of the number of a slot: a register has a word in all slots
# What moves of a bit: the sum of bits in registers, each by the number of its register and its slot.
_Parts = frozenset[tuple[int, int]]
Moving = Mapping[int, Sequence[_Parts]]  # the bits of words that move, by the number of the word


def lift_counters(variant: Variant, rules: RuleSet, rows: RowMap, piece: Piece, period: int) -> Piece:
    """Return rounds on registers of a state of which the last word moves. Its inputs are the registers of what is
    fixed, with zeros in place of that word, and one for each bit of that word, which has it in all slots.

    Raises:
        Unsupported: as `RowRound`.
    """
    places = row_places(variant, rules, rows, period)
    inputs = rows.variables("x")
    moved = [var(f"moved.{bit}", rows.register_bits) for bit in range(rows.word_bits)]
    state: Sequence[Term] = inputs
    registers, groups = [*moved], list[Sequence[Term]]()
    moving: Moving = {rows.words - 1: [frozenset([(bit, _ALL)]) for bit in range(rows.word_bits)]}
    for each in rounds_of(piece):
        (before, _), (_, after) = places.steps[each.steps[0]], places.steps[each.steps[-1]]
        plain = _MovingRound(variant, rules, rows, {}, {}, 0)
        plain.done(each, inputs, before, places.keys)
        names = {each.inputs[word]: bits for word, bits in moving.items()}
        made = _MovingRound(variant, rules, rows, names, plain.landing(after), len(registers))
        made.done(each, inputs, before, places.keys)
        known = dict(zip(inputs, state, strict=True)) | {_name(n, rows): term for n, term in enumerate(registers)}
        left = made.outputs(after)
        groups += [substitute(group, known) for group in (*made.found, left)]
        registers += substitute(made.looked, known)
        state, moving = groups[-1], made.moves()
    added = _added(rows, after, moving, registers)
    state = [term if each is None else term ^ each for term, each in zip(state, added, strict=True)]
    groups.append(state)
    ordered = (term for group in in_order(groups, state, [*inputs, *moved]) for term in group)
    return Piece((*inputs, *moved), tuple(state), tuple(ordered))


class _MovingRound(RowRound):
    """A round on what is fixed, with nothing in place of look-ups of what moves. looked: the registers of these, over
    `_name` of those before them.

    Args:
        moving: by words of the round's inputs.
        landing: to which slots what is looked up is added, by its words.
        first: the number of the first register that is looked up.
    """

    def __init__(
        self, variant: Variant, rules: RuleSet, rows: RowMap, moving: Mapping[Term, Sequence[_Parts]],
        landing: Mapping[Term, Counter[int]], first: int,
    ) -> None:  # fmt: skip
        super().__init__(variant, rules, rows)
        self._given, self._landing, self._first = moving, landing, first
        self._moving: dict[Term, _Parts] = {}  # by bits of words
        self.looked = list[Term]()

    def _read(self, outputs: Sequence[Term]) -> None:
        for word, parts in self._given.items():
            self._moving |= zip(self._bits[word], parts, strict=True)
        super()._read(outputs)

    def landing(self, after: HeldWords) -> dict[Term, Counter[int]]:
        """Return to how many bits in which slots of the outputs the bits of each word are added."""
        word_of = {bit: word for word, bits in self._bits.items() for bit in bits}
        found = {word: Counter[int]() for word in self._bits}
        for place, bits in zip(after.places, self._sums_of_outputs, strict=True):
            for value in (value for values, _ in bits for value in values):
                found[word_of[value]][self._rows.place(place)[1]] += 1
        return found

    def moves(self) -> Moving:
        """Return what moves of the outputs."""
        found = {word: [self._parts(values) for values, _ in bits] for word, bits in enumerate(self._sums_of_outputs)}
        return {word: bits for word, bits in found.items() if any(bits)}

    def _parts(self, values: frozenset[Term]) -> _Parts:
        return reduce(xor, (self._moving.get(value, frozenset()) for value in values), frozenset())

    def _look_up(self, level: Sequence[Term], words: Sequence[Term]) -> Iterator[list[Term]]:
        yield from super()._look_up(level, words)
        sums = self._sums([term.args[0] for term in level])
        tables: dict[object, list[int]] = {}
        for i, term in enumerate(level):
            if any(self._parts(values) for values, _ in sums[i]):
                tables.setdefault(term.param, []).append(i)
        for members in tables.values():
            for first in range(0, len(members), self._rows.slots):
                own = members[first : first + self._rows.slots]
                slots = dict(zip(own, self._slots([words[i] for i in own]), strict=True))
                entries = self._together(level[own[0]], {slot: sums[i] for i in own for slot in slots[i]})
                self._note(words, {words[i]: slots[i] for i in own}, entries)
                yield [plane for plane, _ in entries]

    def _slots(self, words: Sequence[Term]) -> list[list[int]]:
        """Return the slots in which words are looked up together: one word in all of them."""
        if len(words) == 1:
            return [[*range(self._rows.slots)]]
        wanted = [slot for word in words for slot, _ in self._landing[word].most_common(1)]
        return [[slot] for slot in (wanted if len({*wanted}) == len(words) else [*range(len(words))])]

    def _together(self, table: Term, sums: Mapping[int, Sequence[tuple[frozenset[Term], bool]]]) -> Sequence[Noted]:
        """Return what is looked up of indices by slots, in registers."""
        rows = self._rows
        bits = [{rows.word(0, slot): each[bit] for slot, each in sums.items()} for bit in range(rows.word_bits)]
        index = list[Term]()
        for bit, fixed in enumerate(self._layer(bits)):
            parts = {slot: self._parts(each[bit][0]) for slot, each in sums.items()}
            moved = _at_slots(rows, parts, [_name(n, rows) for n in range(self._first + len(self.looked))])
            index.append(fixed if moved is None else fixed ^ moved)
        gates = NotedGates(rows.register_bits)
        return planes.looked_up(table, noted(index, [False] * len(index)), self._variant.circuits, gates)

    def _note(self, words: Sequence[Term], own: Mapping[Term, Sequence[int]], entries: Sequence[Noted]) -> None:
        """Note what moves of looked-up words, and that nothing else stands in place of these. own: their slots."""
        rows, first = self._rows, self._first + len(self.looked)
        self.looked += [plane for plane, _ in entries]
        clear, ones = Counter[Term](), Counter[Term]()
        for word, slots in own.items():
            slot = slots[0] if len(slots) == 1 < rows.slots else _ALL
            for number, (bit, (_, flip)) in enumerate(zip(self._bits[word], entries, strict=True), first):
                self._moving[bit] = frozenset([(number, slot)])
                held = self._held[bit]
                mask = rows.mask(rows.place(held.place)[1])
                clear[held.register] |= mask
                ones[held.register] |= mask if flip != held.flip else 0
        full = (1 << rows.register_bits) - 1
        for word in words:
            there = [self._held[bit] for bit in self._bits[word]]
            at = [(each.register, each.flip) for each in there]
            own_bits = [(register & (full ^ clear[register]) | ones[register], flip) for register, flip in at]
            self._hold_bits(word, there[0].place, own_bits)


def _name(number: int, rows: RowMap) -> Term:
    """Return the variable of a register that moves."""
    return var(f"moving.{number}", rows.register_bits)


def _added(rows: RowMap, after: HeldWords, moving: Moving, registers: Sequence[Term]) -> list[Term | None]:
    """Return what is added to each register of a state."""
    slots = [[dict[int, _Parts]() for _ in range(rows.word_bits)] for _ in range(rows.groups)]
    for word, bits in moving.items():
        group, slot = rows.place(after.places[word])
        for bit, parts in enumerate(bits):
            slots[group][bit][slot] = parts
    return [_at_slots(rows, own, registers) for group in slots for own in group]


def _at_slots(rows: RowMap, slots: Mapping[int, _Parts], registers: Sequence[Term]) -> Term | None:
    """Return a register with sums at its slots, those of the same mask added first; None where nothing is."""
    moves: dict[tuple[int, int], int] = {}
    for slot, parts in slots.items():
        for number, own in parts:
            distance = 0 if own == _ALL else (slot - own) * rows.field % rows.register_bits
            moves[number, distance] = moves.get((number, distance), 0) | rows.mask(slot)
    together: dict[tuple[int, int], list[Term]] = {}
    for (number, distance), mask in sorted(moves.items()):
        together.setdefault((distance, mask), []).append(registers[number])
    terms = [Move(reduce(xor, own), *way).masked() for way, own in together.items()]
    return reduce(xor, terms) if terms else None

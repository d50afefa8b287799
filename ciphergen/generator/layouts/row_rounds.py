"""Rounds on row maps: look-ups as circuits on whole registers, and what is linear between them as moved registers.

Between look-ups each bit of a word is the exclusive or of bits of look-ups, of the state and of round keys. Those of
all words of a register that come from one register over one distance are that register, rotated or shifted, and masked
where only some words have it. Where look-ups are moved to other words before they are added, that is done first, if
it makes what follows shorter: of AES, ShiftRows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import xor

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, const, remake, replace, var, variables
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import key_position, key_variable
from ciphergen.generator.analysis.look_ups import levels
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.lift import Move
from ciphergen.generator.layouts.row_layer import RowLayer, alike_sums
from ciphergen.generator.layouts.row_look_up import RowLookUp
from ciphergen.generator.layouts.row_map import RowMap
from ciphergen.generator.layouts.row_moves import price, row_moves
from ciphergen.generator.layouts.row_sums import BitSum, bits_of, sums_of_bits
from ciphergen.generator.passes import linear_layers, planes
from ciphergen.generator.passes.complements import Noted, NotedGates, noted

_MOST = 6000  # of all bits of a state: AES decrypts with a half of that, dense layers are for slices


@dataclass(frozen=True)
class _HeldBit:
    """A bit of a word in a register, which holds that bit of other words too. place: the number of the word at whose
    place it stands; flip: whether its complement stands there."""

    register: Term
    place: int
    flip: bool = False


@dataclass(frozen=True)
class HeldWords:
    """A state or a round key in registers. places: by word, the number of the word at whose place it stands; flips: by
    word, what is added to it there."""

    places: Sequence[int]
    flips: Sequence[int]


def as_they_are(words: int) -> HeldWords:
    """Return words at the places of their own numbers, with nothing added."""
    return HeldWords(tuple(range(words)), (0,) * words)


class RowRound:
    """A round on rows. found: the registers of what is looked up, circuit by circuit; apart: look-ups that are done
    elsewhere, where variables stand for what they give."""

    def __init__(self, variant: Variant, rules: RuleSet, rows: RowMap, *, apart: bool = False) -> None:
        self._variant, self._rules, self._rows = variant, rules, rows
        self._apart, self.apart = apart, list[RowLookUp]()
        self._held: dict[Term, _HeldBit] = {}  # where the bits of words are, by variables of one bit
        self._bits: dict[Term, tuple[Term, ...]] = {}  # these variables, by words
        self.found, self._last = list[list[Term]](), list[Term]()  # last: words for what was looked up last
        self._sums_of_outputs: list[list[BitSum]] = []

    @staticmethod
    def of(
        variant: Variant, rules: RuleSet, rows: RowMap, piece: Piece, state: Sequence[Term],
        before: HeldWords, keys: Mapping[int, HeldWords], *, apart: bool = False,
    ) -> RowRound:  # fmt: skip
        """Return a round on rows, with its bits at their places and its look-ups done there.

        Args:
            state: the registers before the round.
            before: how its words stand in them.
            keys: round keys whose words do not stand as they are at the places of their own numbers.
            apart: whether look-ups are done elsewhere.

        Raises:
            Unsupported: the round does more than look-ups of whole words and exclusive ors.
        """
        made = RowRound(variant, rules, rows, apart=apart)
        made.done(piece, state, before, keys)
        return made

    def done(self, piece: Piece, state: Sequence[Term], before: HeldWords, keys: Mapping[int, HeldWords]) -> None:
        """Do the round, with arguments as those of `of`."""
        for word, place, flips in zip(piece.inputs, before.places, before.flips, strict=True):
            self._hold(word, place, state, flips)
        for word, (i, j) in ((v, at) for v in variables(piece.outputs) if (at := key_position(v)) is not None):
            place, flips = (keys[i].places[j], keys[i].flips[j]) if i in keys else (j, 0)
            self._hold(word, place, self._keys(i), flips)
        self._read(piece.outputs)

    def _read(self, outputs: Sequence[Term]) -> None:
        names = dict[Term, Term]()
        for level in levels(outputs):
            indices = replace([term.args[0] for term in level], names)
            self._last = [var(f"look.{len(names) + i}", term.width) for i, term in enumerate(level)]
            self.found += self._look_up([remake(t, (i,)) for t, i in zip(level, indices, strict=True)], self._last)
            names |= zip(level, self._last, strict=True)
        self._sums_of_outputs = self._sums(replace(outputs, names))

    def _keys(self, i: int) -> list[Term]:
        """Return the registers of a round key, as `RowMap.variables` has those of a state."""
        return [key_variable(i, j, self._rows.register_bits) for j in range(self._rows.groups * self._rows.word_bits)]

    def _hold(self, word: Term, place: int, registers: Sequence[Term], flips: int = 0) -> None:
        """Note that a word is at a place in the registers of a state. flips: what is added to it there."""
        first, count = self._rows.place(place)[0] * self._rows.word_bits, self._rows.word_bits
        own = registers[first : first + count]
        self._hold_bits(word, place, [(register, bool(flips >> i & 1)) for i, register in enumerate(own)])

    def _hold_bits(self, word: Term, place: int, registers: Sequence[Noted]) -> None:
        bits = self._bits.setdefault(word, bits_of(word))
        self._held |= {bit: _HeldBit(each, place, flip) for bit, (each, flip) in zip(bits, registers, strict=True)}

    def _sums(self, words: Sequence[Term]) -> list[list[BitSum]]:
        """Return the sums of the bits of words."""
        sums = [[self._checked(*each) for each in bits] for bits in sums_of_bits((*words,), (*self._bits,))]
        if sum(len(values) for bits in sums for values, _ in bits) > _MOST:
            raise Unsupported(f"rows are for rounds with at most {_MOST} bits to add")
        return sums

    def _checked(self, values: frozenset[Term], flip: bool) -> BitSum:
        if any(value not in self._held and not value.is_const for value in values):
            raise Unsupported("rows are for rounds of look-ups of whole words and exclusive ors")
        ones = sum(value.value if value.is_const else self._held[value].flip for value in values)
        return frozenset(value for value in values if not value.is_const), flip ^ bool(ones & 1)

    def _look_up(self, level: Sequence[Term], words: Sequence[Term]) -> Iterator[list[Term]]:
        """Note where what is looked up is held; yield its registers, circuit by circuit."""
        rows, width = self._rows, self._rows.word_bits
        if len(level) > rows.words or any({term.width, term.args[0].width} != {width} for term in level):
            raise Unsupported(f"rows are for look-ups of whole words of {width} bits, at most one a word at a time")
        sums = self._sums([term.args[0] for term in level])
        places = self._places(sums)
        circuits: dict[tuple[object, int], list[int]] = {}
        for i, term in enumerate(level):
            circuits.setdefault((term.param, rows.place(places[i])[0]), []).append(i)
        for members in circuits.values():
            own = {places[i]: sums[i] for i in members}
            bits = [{place: each[bit] for place, each in own.items()} for bit in range(width)]
            index = self._noted(bits)
            gates = NotedGates(rows.register_bits)
            entries = planes.looked_up(level[members[0]], index, self._variant.circuits, gates)
            if self._apart:
                entries = self._elsewhere(level[members[0]], index, [flip for _, flip in entries])
            for i in members:
                self._hold_bits(words[i], places[i], entries)
            yield passes.run([plane for plane, _ in entries])

    def _elsewhere(self, table: Term, index: Sequence[Noted], flips: Sequence[bool]) -> tuple[Noted, ...]:
        """Note a look-up that is done elsewhere; return what stands for what it gives. flips: of that."""
        name, bits = f"looked.{len(self.apart)}", self._rows.register_bits
        given = noted([var(f"{name}.{i}", bits) for i, _ in enumerate(flips)], flips)
        self.apart.append(RowLookUp(table, tuple(index), given))
        return given

    def _noted(self, wanted: Sequence[Mapping[int, BitSum]]) -> list[Noted]:
        """Return registers with bits at places of one group each; with whether all of them are complemented."""
        flips = [all(flip for _, flip in bits.values()) for bits in wanted]
        as_they_are = [
            {place: (values, flip ^ all_flip) for place, (values, flip) in bits.items()}
            for bits, all_flip in zip(wanted, flips, strict=True)
        ]
        return [*zip(self._layer(as_they_are), flips, strict=True)]

    def _places(self, sums: Sequence[Sequence[BitSum]]) -> list[int]:
        """Return for each look-up the place where it is done: that of the one word of which its index is made, but for
        round keys, where these are all different."""
        found = list[int]()
        for bits in sums:
            places = {self._held[bit].place for values, _ in bits for bit in values}
            found += places if len(places) == 1 else ()
        return found if len(set(found)) == len(sums) else [*range(len(sums))]

    def outputs(self, after: HeldWords) -> list[Term]:
        """Return the registers of the outputs, with what was looked up last moved to other places first if that makes
        them cheaper. after: how words are to stand in them."""
        ways = [self._added(after)]
        if [*after.places] == [*range(self._rows.words)]:  # else look-ups are where they need not move
            before = dict(self._held)
            for moved in self._moves():
                self._move(self._last, [after.places[word] for word in moved])
                ways.append(self._added(after))
                self._held = dict(before)
        return min(ways, key=lambda way: price(way, self._rules))

    def _added(self, after: HeldWords) -> list[Term]:
        if (shared := self.alike(after)) is not None:
            return shared
        rows, sums = self._rows, self._flipped(after.flips)
        where: list[dict[int, int]] = [{} for _ in range(rows.groups)]
        for word, place in enumerate(after.places):
            where[rows.place(place)[0]][place] = word
        return self._layer(
            [{p: sums[w][bit] for p, w in group.items()} for group in where for bit in range(rows.word_bits)]
        )

    def alike(self, after: HeldWords) -> list[Term] | None:
        """Return the registers of the outputs, with moves shared by all words; None where words are not alike."""
        rows, wanted = self._rows, self._flipped(after.flips)
        at = sorted(range(rows.words), key=lambda word: after.places[word])  # the word at each place
        items: dict[tuple[str, int], dict[int, Term]] = {}  # by family and bit, the registers of all groups
        names: dict[Term, tuple[str, int]] = {}
        for word in self._bits:
            at_key = key_position(word)
            family = str(word.param).rpartition(".")[0] if at_key is None else f"rk.{at_key[0]}"
            for bit, variable in enumerate(self._bits[word]):
                held, names[variable] = self._held[variable], (family, bit)
                group = rows.place(held.place)[0]
                if items.setdefault((family, bit), {}).setdefault(group, held.register) is not held.register:
                    return None
        numbers = {name: i for i, name in enumerate(items)}
        edges = [
            [frozenset((numbers[names[value]], self._held[value].place) for value in wanted[w][bit][0]) for w in at]
            for bit in range(rows.word_bits)
        ]
        flips = [{bits[number][1] for bits in wanted} for number in range(rows.word_bits)]
        sums = alike_sums(edges, {i: family for (family, _), i in numbers.items()})
        if sums is None or any(len(each) > 1 for each in flips):
            return None
        registers = {
            numbers[n]: [each[g] for g in range(rows.groups)] for n, each in items.items() if len(each) == rows.groups
        }
        made = RowLayer(self._rules, rows, registers).cheapest(sums)
        made = [[~each for each in own] if True in flip else own for own, flip in zip(made, flips, strict=True)]
        return [made[bit][group] for group in range(rows.groups) for bit in range(rows.word_bits)]

    def flips(self) -> list[int]:
        """Return what is added to each word of the outputs beside values."""
        return [sum(flip << i for i, (_, flip) in enumerate(bits)) for bits in self._sums_of_outputs]

    def adds(self, key: int) -> bool:
        """Return True if the last that is done is to add each word of a round key to the same word of the outputs."""
        words = [self._bits.get(key_variable(key, j, self._variant.word_bits), ()) for j in range(self._rows.words)]
        known = {bit for bits in words for bit in bits}
        return all(
            [values & known for values, _ in bits] == [{bit} for bit in own]
            for own, bits in zip(words, self._sums_of_outputs, strict=True)
        )

    def _flipped(self, flips: Sequence[int]) -> list[list[BitSum]]:
        """Return the sums of the outputs with something added to each word."""
        return [
            [(values, flip ^ bool(own >> i & 1)) for i, (values, flip) in enumerate(bits)]
            for own, bits in zip(flips, self._sums_of_outputs, strict=True)
        ]

    def follow(self) -> list[tuple[int, ...]]:
        """Return places of the outputs at which what is looked up stays: by word; none where that is no permutation.
        Of several that differ by a turn of what is mixed, the first: they cost the same in the rounds to come."""
        places = [self._held[self._bits[word][0]].place for word in self._last]
        return [tuple(place for _, place in sorted(zip(way, places, strict=True))) for way in self._moves()[:1]]

    def _moves(self) -> list[list[int]]:
        """Return ways to take look-ups to outputs: where the same bits of each are added to the same bits of an output,
        and of no two to one."""
        found: dict[object, dict[int, int]] = {}
        number = {bit: (i, j) for i, word in enumerate(self._last) for j, bit in enumerate(self._bits[word])}
        for output, bits in enumerate(self._sums_of_outputs):
            parts: dict[int, set[tuple[int, int]]] = {}
            for j, (values, _) in enumerate(bits):
                for i, k in (number[value] for value in values if value in number):
                    parts.setdefault(i, set()).add((j, k))
            for i, part in parts.items():
                found.setdefault(frozenset(part), {})[i] = output
        count = self._rows.words
        whole = [ways for ways in found.values() if len({*ways.values()}) == len(ways) == len(self._last) == count]
        return sorted([ways[i] for i in range(count)] for ways in whole)

    def _move(self, words: Sequence[Term], places: Sequence[int]) -> None:
        """Move words, one from each place, to other places."""
        rows = self._rows
        groups: dict[int, dict[int, Term]] = {}
        for word, place in zip(words, places, strict=True):
            groups.setdefault(rows.place(place)[0], {})[place] = word
        sources = {place: self._held[self._bits[word][0]].place for word, place in zip(words, places, strict=True)}
        moves, permutation = row_moves(self._rules, rows), tuple(sources[place] for place in range(rows.words))
        moved = [list[Term]() for _ in groups]
        for bit in range(rows.word_bits):
            held = [self._held[self._bits[word][bit]] for word in words]
            at = {rows.place(each.place)[0]: each.register for each in held}
            whole = all(at[rows.place(each.place)[0]] is each.register for each in held)
            for group, own in groups.items():
                one = {place: (frozenset([self._bits[word][bit]]), False) for place, word in own.items()}
                moved[group] += [moves.moved(at, permutation, group)] if whole else self._layer([one])
        for word, place in zip(words, places, strict=True):
            flips = [self._held[bit].flip for bit in self._bits[word]]
            self._hold_bits(word, place, [*zip(moved[rows.place(place)[0]], flips, strict=True)])

    def _layer(self, wanted: Sequence[Mapping[int, BitSum]]) -> list[Term]:
        """Return registers with bits at places of one group each; what stands elsewhere in them is not said."""
        return linear_layers.run(passes.run([self._register(bits) for bits in wanted]))

    def _register(self, bits: Mapping[int, BitSum]) -> Term:
        rows, width = self._rows, self._rows.register_bits
        moves: dict[tuple[Term, int], int] = {}
        ones, asked = 0, 0
        for place, (values, flip) in bits.items():
            slot = rows.place(place)[1]
            mask = rows.mask(slot)
            asked |= mask
            ones |= mask if flip else 0
            for value in sorted(values, key=str):
                held = self._held[value]
                distance = (slot - rows.place(held.place)[1]) * rows.field % width
                moves[held.register, distance] = moves.get((held.register, distance), 0) ^ mask
        everything = (1 << width) - 1
        if self._rules.reorder is not None:
            terms = self._reordered(bits)
        else:
            terms = [Move(*way, everything if mask == asked else mask).masked() for way, mask in moves.items() if mask]
        terms += [const(everything if ones == asked else ones, width)] if ones else []
        return reduce(xor, terms) if terms else const(0, width)

    def _reordered(self, bits: Mapping[int, BitSum]) -> list[Term]:
        """Return summands of a register with bits at places, each a register with its words in another order.

        Raises:
            Unsupported: not all of the places have as many bits of a register.
        """
        sources: dict[Term, dict[int, list[int]]] = {}
        for place, (values, _) in bits.items():
            for value in sorted(values, key=str):
                held = self._held[value]
                sources.setdefault(held.register, {}).setdefault(place, []).append(held.place)
        terms = list[Term]()
        for register, own in sources.items():
            if len(own) < len(bits) or len({*map(len, own.values())}) > 1:
                raise Unsupported("rows of vectors are for rounds that add as many words to each")
            moves = row_moves(self._rules, self._rows)
            for turn in zip(*own.values(), strict=True):
                there = dict(zip(own, turn, strict=True))
                order = tuple(there.get(place, place) for place in range(self._rows.words))
                terms.append(moves.moved({0: register}, order, 0))
        return terms

"""Rounds that are alike but for constants and the order of bits, as those of one key: look-ups, which are the same in
each, and between them a sum of bits, which is one for all but for the order of what it adds, or of what it makes.

So all of them can be turns of one loop, whose order and constants are data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.term import Term, evaluate, remake, replace, substitute, topological, var, variables
from ciphergen.generator.analysis.rounds import Piece

_TRIED = 4  # random values for which sums of bits are compared with what is computed


@dataclass(frozen=True)
class Turn:
    """A turn of the loop has an order of bits and a constant of its own. order: by place, the number of the bit that
    comes there; added: by bit that is mixed, whether it is inverted behind that."""

    order: tuple[int, ...]
    added: tuple[bool, ...]


@dataclass(frozen=True)
class OrderedRounds:
    """The rounds of a direction: before, then for each turn look-ups and mixing, then look-ups and after. first:
    whether bits are put in order before they are mixed, not behind. Bits are numbered from the lowest of the first word
    on."""

    before: Piece
    look_ups: Piece
    mixing: Piece
    after: Piece
    turns: tuple[Turn, ...]
    first: bool

    @property
    def moves(self) -> bool:
        """Return True if bits have another order in some turn."""
        return any(turn.order != tuple(range(len(turn.order))) for turn in self.turns)


@lru_cache(maxsize=8)
def ordered_rounds(variant: Variant, direction: str) -> OrderedRounds | None:
    """Return the rounds of a direction, None where they are not of this kind."""
    state, parts = (
        tuple(var(f"x.{i}", variant.word_bits) for i in range(variant.block_words)),
        _parts(variant, direction),
    )
    if parts is None or len(parts.between) < 4:
        return None
    before, *between, after = parts.between
    sums = [_Sums.of(each, state) for each in between]
    known = [each for each in sums if each is not None]
    if len(known) < len(sums):
        return None
    for first in (True, False):
        turns = [each.turn(known[0], first=first) for each in known]
        found = tuple(turn for turn in turns if turn is not None)
        if len(found) == len(turns):
            look_ups, mixing = _piece(state, parts.look_ups), _piece(state, between[0])
            return OrderedRounds(_piece(state, before), look_ups, mixing, _piece(state, after), found, first)
    return None


def _piece(state: tuple[Term, ...], outputs: tuple[Term, ...]) -> Piece:
    return Piece(state, outputs, ())


@dataclass(frozen=True)
class _Parts:
    """A direction cut at its look-ups, over the same variables in front of each. look_ups: the words that they give;
    between: what is before the first of them, between two, and behind the last."""

    look_ups: tuple[Term, ...]
    between: tuple[tuple[Term, ...], ...]


def _parts(variant: Variant, direction: str) -> _Parts | None:
    """Return a direction cut at its look-ups; None where these are not as many as words, in the same tables each time,
    or where one waits for another."""
    steps = variant.steps(direction)
    names = tuple(var(f"x.{i}", variant.word_bits) for i in range(variant.block_words))
    state, between, layers = tuple(steps[0].inputs), list[tuple[Term, ...]](), set[tuple[Term, ...]]()
    for step, tables in zip(steps, _in_place(steps), strict=True):
        made = substitute([*(t.args[0] for t in tables), *step.outputs], dict(zip(step.inputs, state, strict=True)))
        indices, outputs = tuple(made[: len(tables)]), made[len(tables) :]
        if tables:
            if [t.width for t in (*tables, *indices)] != [variant.word_bits] * (2 * len(names)):
                return None
            if any(term.op == "table" for term in topological(indices)):
                return None
            between.append(indices)
            layers.add(tuple(remake(table, (name,)) for table, name in zip(tables, names, strict=True)))
            given = {remake(table, (index,)): name for table, index, name in zip(tables, indices, names, strict=True)}
            outputs = replace(outputs, given)
        state = tuple(outputs)
    return _Parts(layers.pop(), (*between, state)) if len(layers) == 1 else None


def _in_place(steps: Sequence[Step]) -> list[list[Term]]:
    """Return the look-ups of each step in the order of the words that they look up, where each has one of its own; else
    of what they give."""
    tables = [[term for term in topological(step.outputs) if term.op == "table"] for step in steps]
    found = list[list[Term]]()
    for step, own in zip(steps, tables, strict=True):
        by_word = {words[0]: table for table in own if len(words := [*variables([table.args[0]])]) == 1}
        if own and by_word.keys() != set(step.inputs):
            return tables
        found.append([by_word[word] for word in step.inputs] if own else [])
    return found


@dataclass(frozen=True)
class _Sums:
    """Sums of bits, of words as one number. columns: by bit that is added, the bits to which it is; constant: which are
    inverted."""

    columns: tuple[int, ...]
    constant: int

    @staticmethod
    def of(terms: Sequence[Term], state: Sequence[Term]) -> _Sums | None:
        """Return what terms are; None where they are no sums of bits."""
        bits, random = sum(word.width for word in state), Random(1)
        constant = _value(terms, state, 0)
        columns = tuple(_value(terms, state, 1 << bit) ^ constant for bit in range(bits))
        found = _Sums(columns, constant)
        tried = (random.getrandbits(bits) for _ in range(_TRIED))
        return found if all(found.value(each) == _value(terms, state, each) for each in tried) else None

    def value(self, number: int) -> int:
        """Return the sums of a number's bits."""
        made = self.constant
        for bit, column in enumerate(self.columns):
            made ^= column if number >> bit & 1 else 0
        return made

    @property
    def rows(self) -> tuple[int, ...]:
        """Return by sum the bits that it adds."""
        count = len(self.columns)
        return tuple(sum((column >> row & 1) << bit for bit, column in enumerate(self.columns)) for row in range(count))

    def turn(self, one: _Sums, *, first: bool) -> Turn | None:
        """Return how these are made of others; None where not by an order of bits. first: whether of what is added."""
        places = _places(one.columns, self.columns) if first else _places(self.rows, one.rows)
        if places is None:
            return None
        count = range(len(places))
        if first:
            inverted = self.constant ^ one.constant
            return Turn(places, tuple(bool(inverted >> bit & 1) for bit in count))
        moved = {number: self.constant >> place & 1 for place, number in enumerate(places)}
        return Turn(places, tuple(bool(moved[bit] ^ one.constant >> bit & 1) for bit in count))


def _places(wanted: Sequence[int], there: Sequence[int]) -> tuple[int, ...] | None:
    """Return by place of one list the place in the other where the same stands; None where they are not the same in
    another order, or have something twice."""
    places: Mapping[int, int] = {each: place for place, each in enumerate(there)}
    if len(places) < len(there) or places.keys() != set(wanted):
        return None
    return tuple(places[each] for each in wanted)


def _value(terms: Sequence[Term], state: Sequence[Term], number: int) -> int:
    """Return the value of words, of which the first is lowest, as one number. number: that of the state's words."""
    values, low = dict[Term, int](), 0
    for word in state:
        values[word] = number >> low & (1 << word.width) - 1
        low += word.width
    made, low = 0, 0
    for term, value in zip(terms, evaluate(terms, values), strict=True):
        made |= value << low
        low += term.width
    return made

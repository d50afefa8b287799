"""The layout of `V_key`: which round-key words are kept, and where.

The schedule is unfolded over key variables. Words of a round key that are the same term in every round
(LEA-128 uses t[1] three times) share a place; each round has the same number of places, so that a loop
over rounds steps by a constant. Where words are spread over registers, these are kept as they are needed: each once
for all rounds if no loop walks over them. What all lanes of a vector read stands in memory as often as it has lanes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, variables
from ciphergen.generator.analysis.key_registers import made_registers
from ciphergen.generator.analysis.keys import (
    WHOLE,
    Groups,
    KeyLayout,
    KeyPlaces,
    MadeWords,
    Wanted,
    key_bytes,
    key_position,
    key_variable,
    without_constant,
)

Row = TypeVar("Row", bound=Hashable)


def lay_out(variant: Variant, wanted: Sequence[Wanted] = ()) -> KeyLayout:
    """Return the memory layout of the round keys of a variant.

    Args:
        variant: variant of the cipher.
        wanted: what the layouts of blocks read; empty: words as the schedule gives them.
    """
    key = key_bytes(variant)
    memory = _Memory()
    for each in sorted(wanted, key=lambda w: (-w.copies, not w.loops)):
        memory.add(each)
    if not wanted:
        memory.add(Wanted(WHOLE, variant.schedule(key), loops=True))
    size, made, before = memory.word_bytes, list[MadeWords](), dict[int, tuple[int, Term]]()
    # What several layouts read is made once: in the same memory nothing raw is left for a second time.
    for each in {id(memory.places[each.name]): each for each in wanted}.values():
        # Words that are equal in all round keys share places: then there may be no room for the raw ones.
        room = memory.places[each.name].stride - size * len(each.raw[0]) if each.raw else -1
        if room >= 0 and each.of not in memory.places and not (each.of and each.unwalked):
            over = _made_over(each, memory.places[each.name], size)
            start, stride = min(over.read.values()), over.read_stride
            made += [*_changed(each, over.read, stride), over, *_flipped(each, memory.places[each.name])]
            for i, row in enumerate(each.raw):
                before |= {start + i * stride + j * size: (i, term) for j, term in enumerate(row)}
        elif each.of == each.name:
            made += _made_inside(each, memory.places[each.name])
        elif (found := _made(each, memory.places)) is not None:
            made += [found, *_flipped(each, memory.places[each.name])]
    filled, places = frozenset(memory.filled), memory.places
    registers = tuple(found for each in wanted for found in made_registers(each.derived, places[each.name].at))
    wide = max((size * each.together for each in wanted if each.derived), default=0)
    return KeyLayout(key, places, memory.words, filled, size, memory.end, tuple(made), before, registers, wide)


def _made_over(wanted: Wanted, places: KeyPlaces, size: int) -> MadeWords:
    """Return the words that a loop makes of others, which stand at the end of the same memory: each round key is made
    before its words reach those of the next."""
    first, count, read_stride = min(places.at.values()), len(wanted.rows), size * len(wanted.raw[0])
    start, made = first + count * (places.stride - read_stride), wanted.of_raw or wanted.made
    read = {term: start + size * at[1] for term in variables(made) if (at := key_position(term)) is not None}
    each = wanted.together  # words that share a place
    words = {places.at[0, j // each] + j % each * size: term for j, term in enumerate(made)}
    return MadeWords(words, read, places.stride, read_stride, count, over=True)


def _changed(wanted: Wanted, read: Mapping[Term, int], stride: int) -> Iterator[MadeWords]:
    """Yield the words that come in place of raw ones: those of round keys that are changed alike and lie equally far
    apart are made by one loop. read: the offsets of the variables of round key 0; stride: to those of the next."""
    offsets = sorted(read.values())
    for row, first, step, count in _alike([tuple(row) for row in wanted.changed]):
        if row:
            there = {term: offset + first * stride for term, offset in read.items()}
            words = {offset + first * stride: term for offset, term in zip(offsets, row, strict=True)}
            yield MadeWords(words, there, step * stride, step * stride, count, over=True)


def _flipped(wanted: Wanted, places: KeyPlaces) -> Iterator[MadeWords]:
    """Yield the words to which something is added once they are made: those of round keys to which the same is added
    and that lie equally far apart by one loop."""
    for row, first, step, count in _alike([tuple(row) for row in wanted.flips[wanted.unwalked :]]):
        at = {j: places.at[wanted.unwalked + first, j] for j, flip in enumerate(row) if flip}
        names = {j: key_variable(0, j, wanted.rows[0][j].width) for j in at}
        if at:
            words = {offset: names[j] ^ row[j] for j, offset in at.items()}
            stride = step * places.stride
            yield MadeWords(words, {names[j]: offset for j, offset in at.items()}, stride, stride, count)


def _alike(rows: Sequence[Row]) -> Iterator[tuple[Row, int, int, int]]:
    """Yield the rows that are equal and equally far apart: one of them, the number of the first, the distance, and how
    many there are."""
    numbers: dict[Row, list[int]] = {}
    for i, row in enumerate(rows):
        numbers.setdefault(row, []).append(i)
    for row, equal in numbers.items():
        yield from ((row, *each) for each in _progressions(equal))


def _progressions(numbers: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield (first, step, count) of the arithmetic progressions that rising numbers are made of."""
    start = 0
    while start < len(numbers):
        first, *others = numbers[start:]
        step = others[0] - first if others else 1
        count = next(n for n in range(1, len(others) + 2) if others[n - 1 : n] != [first + n * step])
        yield first, step, count
        start += count


def _made(wanted: Wanted, known: Mapping[str, KeyPlaces]) -> MadeWords | None:
    """Return the words that a loop can make of those of another layout, None without such a layout."""
    places, others, first = known[wanted.name], known.get(wanted.of), wanted.unwalked
    if others is None or not wanted.made or not places.stride or not others.stride:
        return None
    words = {places.at[first, j]: term for j, term in enumerate(wanted.made)}
    needed = variables(wanted.made)
    read = {term: others.at[first, at[1]] for term in needed if (at := key_position(term)) is not None}
    return MadeWords(words, read, places.stride, others.stride, len(wanted.rows) - first)


def _made_inside(wanted: Wanted, places: KeyPlaces) -> Iterator[MadeWords]:
    """Yield the last words of rows, which are made of the words before them, by loops over the rows that have most
    words; nothing where rows lie in no order."""
    if not places.stride or not wanted.made:
        return
    most = max(map(len, wanted.rows))
    first = most - len(wanted.made)
    for start, step, count in _progressions([i for i, row in enumerate(wanted.rows) if len(row) == most]):
        words = {places.at[start, first + j]: term for j, term in enumerate(wanted.made)}
        needed = variables(wanted.made)
        read = {term: places.at[start, at[1]] for term in needed if (at := key_position(term)) is not None}
        yield MadeWords(words, read, step * places.stride, step * places.stride, count)


class _Memory:
    """The round keys of several layouts one after the other."""

    def __init__(self) -> None:
        self.places: dict[str, KeyPlaces] = {}
        self.words: dict[int, Term] = {}
        self.filled: set[int] = set()
        self.end = self.word_bytes = 0
        self._walked: list[tuple[Groups, KeyPlaces]] = []

    def add(self, wanted: Wanted) -> None:
        """Place the words of one layout in memory; words that are there already are reused where possible."""
        if not wanted.rows:
            self.places[wanted.name] = KeyPlaces({}, 0)
            return
        self.word_bytes = wanted.rows[0][0].width // 8
        size, rows = self.word_bytes * wanted.copies * wanted.together, wanted.groups
        walked = next((places for others, places in self._walked if wanted.loops and others == rows), None)
        if wanted.fly:
            self.places[wanted.name] = self._on_the_fly(wanted, size)
        else:
            self.places[wanted.name] = walked or (
                self._strided(rows, size, wanted.unwalked) if wanted.loops else self._scattered(rows, size, wanted.read)
            )
        if wanted.loops:
            self._walked.append((rows, self.places[wanted.name]))

    def _strided(self, rows: Groups, size: int, unwalked: int) -> KeyPlaces:
        """Return a layout with a constant stride between round keys; those over which no loop walks stand before."""
        before = [(i, j) for i, row in enumerate(rows[:unwalked]) for j, _ in enumerate(row)]
        at = {position: self.end + n * size for n, position in enumerate(before)}
        slots, start = _slots(rows[unwalked:]), self.end + len(before) * size
        stride = size * (max(slots) + 1)
        for i, row in enumerate(rows[unwalked:]):
            at |= {(unwalked + i, j): start + i * stride + slots[j] * size for j, _ in enumerate(row)}
        for place, term in ((at[i, j], term) for i, row in enumerate(rows) for j, term in enumerate(row)):
            self._put(place, term, size)
        return KeyPlaces(at, stride)

    def _scattered(self, rows: Groups, size: int, read: Sequence[tuple[int, int]]) -> KeyPlaces:
        """Return a layout in which equal words share a place. For vectors, words read in turn by the same rounds are
        adjacent, so that one instruction can load two."""
        kept = reversed(self.words.items())
        known: dict[tuple[Term, ...], int] = {
            (t,): at for at, t in kept if size == self.word_bytes or at in self.filled
        }
        last = [rows[i][j] for i, j in reversed(read)]
        terms = list(dict.fromkeys((*last, *(term for row in rows for term in row))))
        if size > self.word_bytes:
            terms.sort(key=lambda term: [i for i in reversed(range(len(rows))) if term in rows[i]])
        for term in terms:
            if term not in known:
                known[term] = self.end
                self._put(self.end, term, size)
        return KeyPlaces({(i, j): known[t] for i, row in enumerate(rows) for j, t in enumerate(row)}, 0)

    def _on_the_fly(self, wanted: Wanted, size: int) -> KeyPlaces:
        """Return a layout with one place for all words that differ by constants only. The place holds the form most
        used by rounds; `differs` has the constants of the other words."""
        bits = 8 * self.word_bytes
        split = [[without_constant(term) for term in row] for row in wanted.rows]
        forms: dict[Term, Counter[int]] = {}
        for base, constant in (found for row in split for found in row):
            forms.setdefault(base, Counter())[constant] += 1
        usual = {base: found.most_common(1)[0][0] for base, found in forms.items()}
        kept = [[base ^ usual[base] if usual[base] else base for base, _ in row] for row in split]
        places = self._scattered(replace(wanted, rows=kept).groups, size, wanted.read)
        differs: dict[tuple[int, int], int] = {}
        for i, row in enumerate(split):
            words = [constant ^ usual[base] for base, constant in row]
            for j in range(0, len(words), wanted.together):
                group = words[j : j + wanted.together] * wanted.copies
                if any(group):
                    differs[i, j // wanted.together] = sum(word << (bits * n) for n, word in enumerate(group))
        return KeyPlaces(places.at, 0, differs)

    def _put(self, at: int, terms: tuple[Term, ...], size: int) -> None:
        self.words.update((at + i * self.word_bytes, term) for i, term in enumerate(terms))
        self.end = max(self.end, at + size)
        if size > self.word_bytes * len(terms):
            self.filled.add(at)


def _slots(round_keys: Groups) -> list[int]:
    """Return the slot of each position in a round key: positions with equal words in every round share one."""
    known: list[tuple[tuple[Term, ...], ...]] = []
    slots: list[int] = []
    for j in range(max(map(len, round_keys))):
        column = tuple(round_key[min(j, len(round_key) - 1)] for round_key in round_keys)
        whole = all(len(round_key) > j for round_key in round_keys)
        if not (whole and column in known):
            known.append(column)
        slots.append(known.index(column) if whole else len(known) - 1)
    return slots

"""The layout of `V_key`: which round-key words are kept, and where.

The schedule is unfolded over key variables. Words of a round key that are the same term in every round
(LEA-128 uses t[1] three times) share a place; each round has the same number of places, so that a loop
over rounds steps by a constant. Where words are spread over registers, these are kept as they are needed: each once
for all rounds if no loop walks over them. What all lanes of a vector read stands in memory as often as it has lanes.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, substitute, var, variables
from ciphergen.dsl.term.symbol import Secrecy, Symbol

WHOLE = "words"  # the name under which layouts with whole words in registers find their round keys


def key_variable(i: int, j: int, width: int) -> Term:
    """Return the variable for word j of round key i, as named in `Step.keys`."""
    return var(Symbol("rk", (i, j), Secrecy.SECRET), width)


def key_position(term: Term) -> tuple[int, int] | None:
    """Return (i, j) for the variable of word j of round key i, None for another term."""
    if not isinstance(term.param, Symbol) or term.param.kind != "rk":
        return None
    i, j = term.param.index
    assert isinstance(i, int)
    assert isinstance(j, int)
    return i, j


@dataclass(frozen=True)
class KeyPlaces:
    """The places of the round keys that one layout reads.

    at: offset in bytes of word j of round key i; if words are spread over registers, of register j; stride: bytes
    from one round key to the next, for a loop over rounds; 0 if words that are equal share a place, whatever
    their rounds. differs: what is to be added (exclusive or) to what stands there, where that is not the word itself.
    """

    at: Mapping[tuple[int, int], int]
    stride: int
    differs: Mapping[tuple[int, int], int] = field(default_factory=dict)

    def of(self, key: Term) -> int:
        """Return the offset of a round-key variable."""
        at = key_position(key)
        assert at is not None
        return self.at[at]


@dataclass(frozen=True)
class MadeWords:
    """Words of round keys that a loop makes, alike for each, of other words in memory.

    words: by offset in the first of these round keys, the term over variables of round key 0; read: the offsets of
    these variables; stride, read_stride: bytes to the next round key; count: of round keys; over: whether they may be
    stored over what is read, so that all that a round key is made of is read first.
    """

    words: Mapping[int, Term]
    read: Mapping[Term, int]
    stride: int
    read_stride: int
    count: int
    over: bool = False

    @property
    def offsets(self) -> frozenset[int]:
        """Return the offsets of all words that are made."""
        return frozenset(offset + i * self.stride for offset in self.words for i in range(self.count))


@dataclass(frozen=True)
class KeyLayout:
    """The layout of all round keys in memory.

    key: the user's key as 8-bit variables in memory order; places: by the name under which layouts read them; words:
    by offset, the term to store there; filled: the offsets from which on a word stands several times, as often as
    vectors have words; word_bytes; size: of the whole, in bytes; made: those of `words` that a loop can make; before:
    by offset, the number of a round key and a word that stands there until others are made of it. Words lie in the
    target's byte order, least significant byte first.
    """

    key: tuple[Term, ...]
    places: Mapping[str, KeyPlaces]
    words: Mapping[int, Term]
    filled: frozenset[int]
    word_bytes: int
    size: int
    made: tuple[MadeWords, ...] = ()
    before: Mapping[int, tuple[int, Term]] = field(default_factory=dict)

    @property
    def stored(self) -> dict[int, tuple[int, Term]]:
        """Return, by offset, the words that no loop makes, those that stand there only until one has read them too,
        each with the first round key that needs it."""
        made = frozenset[int]().union(*(words.offsets for words in self.made))
        rounds = self.rounds()
        return {at: (rounds[at], term) for at, term in self.words.items() if at not in made} | {**self.before}

    def declaration(self, alignment: int) -> str:
        """Return the declaration of the round-key array in the C struct, aligned to at least `alignment` bytes."""
        unit = max(alignment, self.word_bytes)
        return f"uint{8 * unit}_t rk[{-(-self.size // unit)}];"

    def rounds(self) -> dict[int, int]:
        """Return, by the offset of each word, the first round key that uses it."""
        starts: dict[int, int] = {}
        for places in self.places.values():
            for (i, _), offset in places.at.items():
                starts[offset] = min(i, starts.get(offset, i))
        known = sorted(starts)
        return {offset: starts[known[bisect_right(known, offset) - 1]] for offset in self.words}


Rows = Sequence[Sequence[Term]]
Groups = Sequence[Sequence[tuple[Term, ...]]]


@dataclass(frozen=True)
class Wanted:
    """Round keys as a layout reads them.

    name: under which it finds them; rows: by round key, its words, over the key's bytes; loops: whether a loop walks
    over the rounds; copies: how often each word stands in memory, one beside the other; together: how many words of a
    row stand side by side and are read as one, the places being those of such groups; read: their positions in the
    order in which rounds read them, if it is another; fly: words that differ by a constant stand there once, and rounds
    add the constant; unwalked: the number of round keys before those over which loops walk; made: the words of a row
    over the variables of round key 0 as the layout named `of` has it, where they are the same for each row; raw: words
    in place of that layout's, by round key, which need no memory of their own and are no more than those of a row;
    changed: what comes in their place before others are made of them, by round key, over the variables of round key 0;
    () where they stay.
    """

    name: str
    rows: Rows
    loops: bool
    copies: int = 1
    together: int = 1
    read: Sequence[tuple[int, int]] = ()
    fly: bool = False
    unwalked: int = 0
    of: str = ""
    made: Sequence[Term] = ()
    raw: Rows = ()
    changed: Rows = ()

    @property
    def groups(self) -> Groups:
        """Return the rows cut into groups of words that are loaded together."""
        return [[tuple(row[i : i + self.together]) for i in range(0, len(row), self.together)] for row in self.rows]


def key_bytes(variant: Variant) -> tuple[Term, ...]:
    """Return the cipher key as 8-bit variables in memory order."""
    return tuple(var(f"k.{b}", 8) for b in range(variant.key_bytes))


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
        if each.raw:
            over = _made_over(each, memory.places[each.name], size)
            start, stride = min(over.read.values()), over.read_stride
            made += [*_changed(each, over.read, stride), over]
            for i, row in enumerate(each.raw):
                before |= {start + i * stride + j * size: (i, term) for j, term in enumerate(row)}
        elif (found := _made(each, memory.places)) is not None:
            made.append(found)
    return KeyLayout(key, memory.places, memory.words, frozenset(memory.filled), size, memory.end, tuple(made), before)


def _made_over(wanted: Wanted, places: KeyPlaces, size: int) -> MadeWords:
    """Return the words that a loop makes of others, which stand at the end of the same memory: each round key is made
    before its words reach those of the next."""
    first, count, read_stride = min(places.at.values()), len(wanted.rows), size * len(wanted.raw[0])
    start = first + count * (places.stride - read_stride)
    read = {term: start + size * at[1] for term in variables(wanted.made) if (at := key_position(term)) is not None}
    words = {places.at[0, j]: term for j, term in enumerate(wanted.made)}
    return MadeWords(words, read, places.stride, read_stride, count, over=True)


def _changed(wanted: Wanted, read: Mapping[Term, int], stride: int) -> Iterator[MadeWords]:
    """Yield the words that come in place of raw ones: those of round keys that are changed alike and lie equally far
    apart are made by one loop. read: the offsets of the variables of round key 0; stride: to those of the next."""
    alike: dict[tuple[Term, ...], list[int]] = {}
    for i, row in enumerate(wanted.changed):
        alike.setdefault(tuple(row), []).append(i)
    offsets = sorted(read.values())
    for row, numbers in alike.items():
        for first, step, count in _progressions(numbers if row else ()):
            there = {term: offset + first * stride for term, offset in read.items()}
            words = {offset + first * stride: term for offset, term in zip(offsets, row, strict=True)}
            yield MadeWords(words, there, step * stride, step * stride, count, over=True)


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


def without_constant(term: Term) -> tuple[Term, int]:
    """Return (base, constant) with base ^ constant equal to the term."""
    constant = 0
    while term.op in ("xor", "not"):
        if term.op == "not":
            constant ^= (1 << term.width) - 1
            term = term.args[0]
        elif any(a.is_const for a in term.args):
            term, known = sorted(term.args, key=lambda a: a.is_const)
            constant ^= known.value
        else:
            break
    return term, constant


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


def one_place(terms: Sequence[Term], places: KeyPlaces, across: bool = True) -> list[Term]:
    """Return the terms with one variable for all round-key words in the same place of memory, XOR the constant by which
    each differs. across: merge words of different rounds too; else each round loads its own."""
    first: dict[tuple[int, int], Term] = {}
    same: dict[Term, Term] = {}
    for term in variables(terms):
        at = key_position(term)
        if at is not None:
            there = first.setdefault((places.at[at], 0 if across else at[0]), term)
            differs = places.differs.get(at, 0) & ((1 << term.width) - 1)
            same[term] = there ^ differs if differs else there
    return substitute(terms, same)


def round_keys(terms: Sequence[Term]) -> list[Term]:
    """Return the round-key variables below the terms."""
    return [v for v in variables(terms) if key_position(v) is not None]

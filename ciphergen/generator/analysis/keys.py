"""The types that describe the round keys in `V_key`: words that layouts read, and words that loops make of others.

`key_memory` assigns the offsets.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.term import Term, substitute, var, variables
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.generator.analysis.key_registers import KeyRegister, MadeRegister

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


def keys_of(step: Step) -> list[int]:
    """Return the numbers of the round keys of which a step reads words."""
    return list(dict.fromkeys(at[0] for at in map(key_position, step.keys) if at is not None))


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

    key: the user's key as 8-bit variables in memory order; places: by the name under which layouts read them;
    words: by offset, the term to store there; filled: the offsets from which on a word stands several times, as
    often as vectors have words; word_bytes; size: of the whole, in bytes; made: those of `words` that a loop can
    make; before: by offset, the number of a round key and a word that stands there until others are made of it;
    registers: those that rows make of others, of so many bytes each. Words lie in the target's byte order, least
    significant byte first.
    """

    key: tuple[Term, ...]
    places: Mapping[str, KeyPlaces]
    words: Mapping[int, Term]
    filled: frozenset[int]
    word_bytes: int
    size: int
    made: tuple[MadeWords, ...] = ()
    before: Mapping[int, tuple[int, Term]] = field(default_factory=dict)
    registers: tuple[MadeRegister, ...] = ()
    register_bytes: int = 0

    @property
    def stored(self) -> dict[int, tuple[int, Term]]:
        """Return, by offset, the words that are not made of others in memory, those that stand there only until a loop
        has read them too, each with the first round key that needs it."""
        registers = (range(each.at, each.at + self.register_bytes, self.word_bytes) for each in self.registers)
        made = frozenset[int]().union(*(words.offsets for words in self.made), *registers)
        rounds = self.rounds()
        return {at: (rounds[at], term) for at, term in self.words.items() if at not in made} | {**self.before}

    def declaration(self, alignment: int) -> str:
        """Return the declaration of the round-key array in the C struct, aligned to at least `alignment` bytes."""
        unit = max(alignment, self.word_bytes)
        return f"uint{8 * unit}_t rk[{self.bytes_in_c(alignment) // unit}];"

    def bytes_in_c(self, alignment: int) -> int:
        """Return the bytes of that array."""
        unit = max(alignment, self.word_bytes)
        return -(-self.size // unit) * unit

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
    over the variables of round key 0 as the layout named `of` has it, where they are the same for each row; where that
    is the layout itself, the last words of the rows that have most, over those before them; raw: words
    in place of that layout's where there is none, by round key, which need no memory of their own and are no more than
    those of a row; of_raw: the words of a row over the variables of these of round key 0, where they are not `made`;
    changed: what comes in their place before others are made of them, by round key, over the variables of round key 0;
    () where they stay; flips: what is added to the words of each round key once they are made; derived: by position,
    what rows make of other words that are read as one.
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
    of_raw: Sequence[Term] = ()
    changed: Rows = ()
    flips: Sequence[Sequence[int]] = ()
    derived: Mapping[tuple[int, int], KeyRegister] = field(default_factory=dict)

    @property
    def groups(self) -> Groups:
        """Return the rows cut into groups of words that are loaded together."""
        return [[tuple(row[i : i + self.together]) for i in range(0, len(row), self.together)] for row in self.rows]


def key_bytes(variant: Variant) -> tuple[Term, ...]:
    """Return the cipher key as 8-bit variables in memory order."""
    return tuple(var(f"k.{b}", 8) for b in range(variant.key_bytes))


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

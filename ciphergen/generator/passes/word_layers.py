"""Word layers: linear layers on bytes as operations on the words that hold them.

Why: a byte of the next state is a sum of multiples of several bytes; where the bytes of a word are made alike, of bytes
that follow in turn, the word is made at once of one gathered word: turned words are added, and each byte is multiplied
by x in five operations or more for a whole word.

    before  bytes 2 a + 3 b + c + d, 2 b + 3 c + d + a, ... of bytes a, b, c, d (AES, MixColumns)
    after   t = w ^ (w >>> 8), then x t ^ (w >>> 8) ^ (t >>> 16), where x multiplies all bytes of a word

Multiplications are found in the bits: each block of 8 by 8 has to be a polynomial in one companion matrix. Ends: each
word is made once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, reduce
from operator import or_, xor

from ciphergen.dsl.term import Term, concat, const, rotl, var, variables
from ciphergen.generator.analysis.keys import key_position
from ciphergen.generator.cover import Unsupported

BYTE = 8
Block = tuple[int, ...]  # what each bit of a byte adds to another
Vector = tuple[int, ...]  # what each bit of a byte adds to a word


@dataclass(frozen=True)
class SourceByte:
    """A byte from which words are made. word, place: where it stands, the lowest place 0; None for a byte of a round
    key, which is derived as it is needed. byte: its term."""

    word: Term | None
    place: int
    byte: Term


@dataclass(frozen=True)
class MadeWord:
    """A word that is wanted: what each byte of a source adds to it, and a constant."""

    parts: Sequence[tuple[SourceByte, Vector]]
    constant: int


@dataclass
class _Gathered:
    """A word with bytes of sources in its places, and what is made of it: blocks by how far the word is turned."""

    base: Vector
    slots: list[tuple[SourceByte, int]] = field(default_factory=list)

    def take(self, source: SourceByte, slot: int) -> None:
        """Put a source in a place."""
        self.slots.append((source, slot))

    def is_plain(self, bits: int) -> bool:
        """Return True if the word is added as it is."""
        return self.base[0] == 1 and _unit(self.base, bits) == 0


@dataclass(frozen=True)
class AlikeWords:
    """A layer that does the same with each of some words. gathered: these words; alike: what is done with each, over
    the variable `each`; outputs: the words of the layer over variables for what it gives, `made`."""

    gathered: list[Term]
    alike: Term
    made: list[Term]
    outputs: list[Term]


def run(words: Sequence[MadeWord], bits: int, derived: Callable[[Term], Term]) -> list[Term]:
    """Return words of `bits` bits. derived: makes of bytes of one round key what the key schedule stores.

    Raises:
        Unsupported: bytes are not multiplied by polynomials.
    """
    gathered, layer = _layer(words, bits, derived)
    return [layer.word(word, own) for word, own in zip(words, gathered, strict=True)]


def alike(words: Sequence[MadeWord], bits: int, derived: Callable[[Term], Term]) -> AlikeWords | None:
    """Return a layer as one that does the same with each of its words and adds to what that gives; None where it is
    none.

    Raises:
        Unsupported: as `run`.
    """
    gathered, layer = _layer(words, bits, derived)
    mixed = [[each for each in own if not each.is_plain(bits)] for own in gathered]
    if any(len(own) != 1 for own in mixed) or len({own[0].base for own in mixed}) > 1:
        return None
    made = [var(f"alike.{i}", bits) for i in range(len(words))]
    rest = [[each for each in own if each.is_plain(bits)] for own in gathered]
    outputs = [layer.word(word, own, [m]) for word, own, m in zip(words, rest, made, strict=True)]
    base = mixed[0][0].base
    each = var("each", bits)
    return AlikeWords([layer.whole(own[0], 0) for own in mixed], layer.multiplied(base, each), made, outputs)


def _layer(
    words: Sequence[MadeWord], bits: int, derived: Callable[[Term], Term]
) -> tuple[list[list[_Gathered]], _Layer]:
    gathered = [_gathered(word, bits) for word in words]
    blocks = frozenset(block for each in gathered for one in each for block in _blocks(one.base, bits))
    return gathered, _Layer(bits, _polynomial(blocks), derived)


def _gathered(word: MadeWord, bits: int) -> list[_Gathered]:
    """Return the words of whose bytes a word is made, each byte in the place that makes all of them alike."""
    count = bits // BYTE
    found: dict[Vector, _Gathered] = {}
    for source, vector in word.parts:
        base = min(_turned(vector, turn, bits) for turn in range(count))
        slots = [turn for turn in range(count) if _turned(base, turn, bits) == vector]
        slot = source.place if source.place in slots else slots[0]
        found.setdefault(base, _Gathered(base)).take(source, slot)
    return [_in_place(each, bits) for each in found.values()]


def _in_place(each: _Gathered, bits: int) -> _Gathered:
    """Return a gathered word turned so that most bytes stand where they come from."""
    count = bits // BYTE
    stay = Counter((source.place - slot) % count for source, slot in each.slots if source.word is not None)
    (turn, _), *_ = stay.most_common(1) or [(_unit(each.base, bits), 0)]
    slots = [(source, (slot + turn) % count) for source, slot in each.slots]
    return _Gathered(_turned(each.base, -turn, bits), slots)


def _unit(base: Vector, bits: int) -> int:
    """Return the turn with which a base is that of bytes that are added as they are; 0 where it is of none."""
    unit = tuple(1 << i for i in range(BYTE))
    return next((turn for turn in range(bits // BYTE) if _turned(base, -turn, bits) == unit), 0)


def _turned(vector: Vector, turn: int, bits: int) -> Vector:
    by = turn * BYTE % bits
    return tuple((column << by | column >> bits - by) & ((1 << bits) - 1) for column in vector)


def _blocks(base: Vector, bits: int) -> list[Block]:
    return [tuple(column >> low & 0xFF for column in base) for low in range(0, bits, BYTE)]


@lru_cache(maxsize=256)
def _polynomial(blocks: frozenset[Block]) -> int:
    """Return what x to the 8 is, so that each block is a polynomial in x; 0 where there are but zeros and ones."""
    for polynomial in range(1 << BYTE):
        powers = _powers(polynomial)
        if all(block == _combined(powers, block[0]) for block in blocks):
            return polynomial
    raise Unsupported("bytes are multiplied by what are no polynomials")


@lru_cache(maxsize=1 << BYTE)
def _powers(polynomial: int) -> list[list[int]]:
    """Return the powers of x, as what each bit of a byte becomes."""
    values = [1]
    for _ in range(2 * BYTE - 2):
        values.append(values[-1] << 1 ^ (polynomial | 1 << BYTE if values[-1] >> BYTE - 1 else 0))
    return [values[k : k + BYTE] for k in range(BYTE)]


def _combined(powers: Sequence[Sequence[int]], coefficients: int) -> Block:
    chosen = [columns for k, columns in enumerate(powers) if coefficients >> k & 1]
    return tuple(reduce(xor, (columns[i] for columns in chosen), 0) for i in range(BYTE))


class _Layer:
    """The words of a layer being made. polynomial: what x to the 8 is."""

    def __init__(self, bits: int, polynomial: int, derived: Callable[[Term], Term]) -> None:
        self._bits, self._polynomial, self._derived = bits, polynomial, derived

    def word(self, word: MadeWord, gathered: Sequence[_Gathered], there: Sequence[Term] = ()) -> Term:
        """Return a word as the sum of what is made of gathered ones, and of terms that are there."""
        terms = list(there)
        left = word.constant
        for each in gathered:
            plain = each.is_plain(self._bits)
            terms.append(self.multiplied(each.base, self.whole(each, left if plain else 0)))
            left = 0 if plain and any(source.word is None for source, _ in each.slots) else left
        terms += [const(left, self._bits)] if left else []
        return reduce(xor, terms) if terms else const(0, self._bits)

    def whole(self, each: _Gathered, constant: int) -> Term:
        """Return a gathered word. constant: what is added to it where it has bytes of round keys."""
        count, moves = self._bits // BYTE, Counter[tuple[Term, int, int]]()
        keys = [const(0, BYTE)] * count
        known = False
        for source, slot in each.slots:
            if source.word is None:
                keys[slot] = keys[slot] ^ source.byte if known and not keys[slot].is_const else source.byte
                known = True
            else:
                moves[source.word, (slot - source.place) % count, slot] += 1
        masks: dict[tuple[Term, int], int] = {}
        for (register, turn, slot), times in moves.items():
            mask = (0xFF if times % 2 else 0) << BYTE * slot
            masks[register, turn] = masks.get((register, turn), 0) | mask
        everything = (1 << self._bits) - 1
        moved = ((rotl(register, BYTE * turn), mask) for (register, turn), mask in masks.items())
        pieces = [term if mask == everything else term & mask for term, mask in moved]
        apart = sum(mask.bit_count() for mask in masks.values()) == reduce(or_, masks.values(), 0).bit_count()
        found = [reduce(or_ if apart else xor, pieces)] if pieces else []
        if len({at[0] for v in variables(keys) if (at := key_position(v)) is not None}) > 1:
            raise Unsupported("words of several round keys are added at once")
        if known:
            whole = concat(*reversed(keys))
            found.append(self._derived(whole ^ constant if constant else whole))
        return reduce(xor, found)

    def multiplied(self, base: Vector, whole: Term) -> Term:
        """Return the sum of a word's turns, each with all bytes multiplied."""
        factors = [block[0] for block in _blocks(base, self._bits)]
        sums = [[turn for turn, factor in enumerate(factors) if factor >> k & 1] for k in range(BYTE)]
        while len(sums) > 1 and not sums[-1]:
            sums.pop()
        made = _shared(whole, sums)
        total = made[-1]
        for term in reversed(made[:-1]):
            assert total is not None
            total = self._times_x(total) if term is None else self._times_x(total) ^ term
        assert total is not None, "no byte adds nothing"
        return total

    def _times_x(self, word: Term) -> Term:
        """Return a word with all bytes multiplied by x."""
        ones = int.from_bytes(b"\x01" * (self._bits // BYTE), "little")
        over, doubled = word >> BYTE - 1 & ones, word << 1 & ~ones & ((1 << self._bits) - 1)
        return reduce(xor, (doubled, *_spread(over, self._polynomial)))


def _spread(over: Term, polynomial: int) -> Iterator[Term]:
    """Yield what, added, is a polynomial in each byte in place of a 1."""
    for a in range(1, BYTE):
        for b in range(a + 1, BYTE):
            if (1 ^ 1 << a ^ 1 << b ^ 1 << a + b) == polynomial:
                twice = over ^ over << a
                yield twice ^ twice << b
                return
    yield from (over << i if i else over for i in range(BYTE) if polynomial >> i & 1)


def _shared(word: Term, sums: Sequence[Sequence[int]]) -> list[Term | None]:
    """Return the sums of a word's turns, with sums of two that several have, turned alike, made once; None for a sum of
    nothing."""
    values, left = [word], [[(0, turn) for turn in each] for each in sums]
    count = word.width // BYTE
    while True:
        pairs = Counter(pair for each in left for pair in _pairs(each, count))
        best = max(pairs, key=lambda pair: (pairs[pair], _standing(left, pair, count), -pair[2]), default=None)
        if best is None or pairs[best] < 2:
            break
        first, second, distance = best
        values.append(values[first] ^ _turn(values[second], distance))
        left = [_with(each, best, len(values) - 1, count) for each in left]
    made = [[_turn(values[number], turn) for number, turn in each] for each in left]
    return [reduce(xor, each) if each else None for each in made]


def _turn(word: Term, turn: int) -> Term:
    return rotl(word, BYTE * turn) if turn else word


Item = tuple[int, int]  # the number of a value, and how far it is turned
Pair = tuple[int, int, int]  # numbers of two values, and how much further the second is turned


def _pairs(items: Sequence[Item], count: int) -> list[Pair]:
    """Return the pairs in a sum, each as often as it can be taken."""
    found: dict[Pair, set[Item]] = {}
    times = list[Pair]()
    for a in items:
        for b in items:
            if a != b and a[0] <= b[0]:
                pair = a[0], b[0], (b[1] - a[1]) % count
                taken = found.setdefault(pair, set())
                if taken.isdisjoint((a, b)):
                    taken |= {a, b}
                    times.append(pair)
    return times


def _standing(sums: Sequence[Sequence[Item]], pair: Pair, count: int) -> int:
    """Return how many sums have a pair whose first value is not turned."""
    first, second, distance = pair
    return sum((first, 0) in each and (second, distance % count) in each for each in sums)


def _with(items: Sequence[Item], pair: Pair, number: int, count: int) -> list[Item]:
    """Return a sum in which a value stands for each pair."""
    left = list(items)
    for first in items:
        second = pair[1], (first[1] + pair[2]) % count
        if first[0] == pair[0] and first in left and second in left and first != second:
            left = [item for item in left if item not in (first, second)] + [(number, first[1])]
    return left

"""The state before the first round of counter mode, as terms over the counter.

Each word of the counter is a variable in the form in which one block has it: itself, or repeated in its register
where words are narrower. What is fixed is the same variable for all blocks, so what is made of it is one term for
all of them. The words that move are others in each block. There are two ways to count: the word in which the last
byte lies moves by a step from block to block, or, where blocks share a register, by additions within its bytes, each
of them whole for itself (here); or all of a word or more is a number (`counter_number`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, permutations

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, const, evaluate, extract, var, variables
from ciphergen.generator.layouts.bit_map import BitMap
from ciphergen.generator.layouts.delta_swaps import Terms, route
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.masked_counters import MaskedCounters
from ciphergen.generator.layouts.packing import Words, data_bytes, place_of
from ciphergen.generator.passes import join, legalise

BYTE = 8
EPOCH = 256  # the values of the last byte


@dataclass(frozen=True)
class Moving:
    """The word of a block that holds the counter's last byte. index: of the word, None for a register of its own, from
    which words take the byte's bits where no word has them side by side; shift: of the byte in it; width: of the word;
    bits: of its register, in which it is repeated."""

    index: int | None
    shift: int
    width: int
    bits: int

    @property
    def on_top(self) -> bool:
        """Return True if the byte is the word's most significant one, so that it orders the words."""
        return self.shift == self.width - 8

    def repeated(self, byte: int) -> int:
        """Return the constant whose copies of the word have the byte value at the counter byte, and 0 elsewhere."""
        return sum(byte << at for at in range(self.shift, self.bits, self.width))


def moving_words(words: Words, size: int) -> frozenset[int]:
    """Return the indices of the words in which bits of a block's last byte stand."""
    found = join.run(words([*[const(0, 8)] * (size - 1), var("last", 8)]))
    return frozenset(i for i, word in enumerate(found) if variables([word]))


def moving_in(layout: Layout) -> Moving:
    """Return the place of the last byte of a block in the registers of a layout."""
    words, size, bits = layout.words, layout.variant.block_bytes, layout.rules.bits
    index, shift = place_of(words, size, 0)
    data = data_bytes(size)
    *_, last = data
    whole = evaluate(words(data), {b: 255 * (b is last) for b in data})
    if [value for value in whole if value] != [255 << shift]:
        return Moving(None, 0, bits, bits)
    return Moving(index, shift, bits if layout.parts_of_words else layout.variant.word_bits, bits)


@dataclass(frozen=True)
class CounterTerms:
    """The state before the first round. layout: of these blocks; fixed: the variables of the words that do not move, by
    index (None for those that do); now: of what moves; steps: of what it moves by, with the value of each; state: the
    registers of all blocks, as `Layout.lift` names its inputs; after: what moves, behind the last block; nothing where
    that is counted elsewhere; made: what the variables of the state stand for, in registers that no general register
    fills; apart: what `Layout.lift_varying` takes in place of the state, if it does."""

    layout: Layout
    fixed: tuple[Term | None, ...]
    now: tuple[Term, ...]
    steps: tuple[tuple[Term, int], ...]
    state: tuple[Term, ...]
    after: tuple[Term, ...]
    made: MaskedCounters | None = None
    apart: tuple[Term, ...] = ()


def by_last_byte(variant: Variant, layout: Layout) -> CounterTerms:
    """Return the initial state of a layout as terms, if only the last counter byte changes."""
    if layout.counter_layout is not layout:
        return _in_masks(layout)
    bits = layout.rules.bits
    place = moving_in(layout)
    fixed = fixed_words(layout.registers_of_a_block, bits, set() if place.index is None else {place.index})
    now, step = var("now", bits), var("step", bits)
    steps = ((step, place.repeated(1)),)
    last = now >> place.shift if place.shift else now
    words = [now if word is None else word for word in fixed]
    sliced, apart = layout.of_counters(words, last), layout.of_counters_apart(words, last)
    if sliced is not None:
        behind = (now + place.repeated(layout.blocks),)
        return CounterTerms(layout, fixed, (now,), steps, tuple(sliced), behind, apart=tuple(apart or ()))
    if layout.bit_map is not None and layout.blocks > 1:
        spread = [spread_word(layout.bit_map, _moved(place, now) if word is None else same(word)) for word in fixed]
        placed = tuple(register for word in spread for register in word)
        return CounterTerms(layout, fixed, (now,), steps, placed, (now + place.repeated(layout.blocks),))
    state: list[Term] = []
    after = now
    for _ in range(layout.blocks):
        if place.index is None:
            state += with_last_byte(layout, fixed, after)
        else:
            state += [after if word is None else word for word in fixed]
        after = after + step
    return CounterTerms(layout, fixed, (now,), steps, tuple(state), (after,))


def of_whole_blocks(layout: Layout) -> CounterTerms:
    """Return the initial state of blocks that fill a vector register each, as terms over one of its bytes: each block
    is the one before and a step, which is 0 but in the last byte."""
    now, step = var("now", BYTE), var("step", BYTE)
    state = list(accumulate([step] * layout.blocks, initial=now))
    return CounterTerms(layout, (), (now,), ((step, 1),), tuple(state[:-1]), (state[-1],))


def _in_masks(layout: Layout) -> CounterTerms:
    """Return the initial state of a layout in vectors whose counter is in general registers."""
    one = layout.counter_layout
    bits, place = one.rules.bits, moving_in(one)
    fixed = fixed_words(one.registers_of_a_block, bits, set() if place.index is None else {place.index})
    now = var("now", bits)
    words = [now if word is None else word for word in fixed]
    made = layout.of_masks(words, now >> place.shift if place.shift else now)
    moving = tuple(mask for mask, term in made.masks if now in variables([term]))
    return CounterTerms(layout, fixed, moving, (), made.state, (), made)


def with_last_byte(layout: Layout, fixed: Sequence[Term | None], register: Term) -> list[Term]:
    """Return the registers of a block from those in which the bits of the last byte are 0, and one with that byte."""
    data = [const(0, 8)] * (layout.variant.block_bytes - 1)
    bits = legalise.run(layout.words([*data, extract(register, 7, 0)]), layout.rules)
    return [word if bit.is_const else word | bit for word, bit in zip(fixed, bits, strict=True) if word is not None]


def fixed_words(count: int, bits: int, moves: set[int]) -> tuple[Term | None, ...]:
    """Return a variable for each fixed word of `count` in a register of so many bits, None for each word that moves."""
    return tuple(None if i in moves else var(f"x.{i}", bits) for i in range(count))


# What stands in a register of which each copy of the word belongs to the block with that number.
Copies = Callable[[Sequence[int]], Term]


def same(word: Term) -> Copies:
    """Return the same term for the copies of all blocks."""
    return lambda blocks: word


def spread_word(where: BitMap, word: Copies) -> list[Term]:
    """Return the registers of one word of all blocks, from registers that hold copies of the word."""
    ways = [(start, free, route(start, where.positions)) for start, free in _lanes(where)]
    start, free, exchanges = min(ways, key=lambda way: len(way[2]))
    bank = Terms(start, {})
    for number in range(1 << len(free)):
        ones = frozenset(label for i, label in enumerate(free) if number >> i & 1)
        bank.put(ones, word(_blocks(start, ones, where)))
    bank.run(exchanges)
    return [bank.registers[where.labels(part)] for part in range(where.parts)]


def _lanes(where: BitMap) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """Yield (labels of the positions of a register with copies of words, block labels left for register numbers): the
    block labels take the copies in every order, as far as there are copies."""
    columns = tuple(f"c{i}" for i in range(where.word_bits.bit_length() - 1))
    blocks = [f"b{i}" for i in range(where.blocks.bit_length() - 1)]
    copies = where.register_bits.bit_length() - 1 - len(columns)
    shared = any(label in where.positions for label in blocks)
    for taken in permutations(blocks, min(copies, len(blocks)) if shared else 0):
        stars = tuple(f"*{i}" for i in range(copies - len(taken)))
        yield (*columns, *taken, *stars), [label for label in blocks if label not in taken]


def _blocks(start: Sequence[str], ones: frozenset[str], where: BitMap) -> list[int]:
    """Return the block number of each copy in a register."""
    low = where.word_bits.bit_length() - 1
    found = []
    for copy in range(where.register_bits // where.word_bits):
        here = ones | {label for i, label in enumerate(start[low:]) if copy >> i & 1}
        found.append(sum(1 << int(label[1:]) for label in here if label[0] == "b"))
    return found


def _moved(place: Moving, word: Term) -> Copies:
    """Return the word as a function of block numbers, which are added at the counter byte of each copy."""

    def moved(blocks: Sequence[int]) -> Term:
        if not any(blocks):
            return word
        added = sum(
            number << at for number, at in zip(blocks, range(place.shift, place.bits, place.width), strict=True)
        )
        return apart(word, added, place.repeated(0x80))

    return moved


def apart(word: Term, added: Term | int, tops: int) -> Term:
    """Return the sum of packed fields, each modulo its size, without carries between fields. tops: the top bit of each
    field, which must be 0 in `added`."""
    low = word & ~tops
    return (low + added) ^ (low ^ word)

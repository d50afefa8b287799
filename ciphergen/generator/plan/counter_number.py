"""The state before the first round of counter mode, over the counter's last bytes as a number: its low part.

The number is as wide as a word of the cipher, and two bytes at least, so that it wraps rarely. Written with digits
as wide as words, each digit makes one word of the state; in between bytes change their order. Blocks in vector lanes
have their own digits, which move on lane by lane.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, rotl, var
from ciphergen.generator.layouts.layout import Group, Layout
from ciphergen.generator.layouts.packing import place_of
from ciphergen.generator.plan.counter_terms import (
    Copies,
    CounterTerms,
    apart,
    fixed_words,
    same,
    spread_word,
)


@dataclass(frozen=True)
class LowPart:
    """The low part of a counter. width: bits of a digit; words: for each digit, the lowest first, the index of the word
    that it makes; shifts: and where each of its bytes, the lowest first, stands there."""

    width: int
    words: tuple[int, ...]
    shifts: tuple[tuple[int, ...], ...]

    @property
    def size(self) -> int:
        """Return the size of the low part in bytes."""
        return self.width // 8 * len(self.words)

    def repeated(self, value: int, bits: int) -> int:
        """Return the constant with the value in each field of a register."""
        return sum(value << at for at in range(0, bits, self.width))

    def digits(self, number: Term) -> list[Term]:
        """Return the digits of a number in a register, each repeated in every field."""
        found: list[Term] = []
        for at in range(0, 8 * self.size, self.width):
            digit = number >> at if at else number
            reach = self.width
            if reach < number.width:
                digit = digit & ((1 << reach) - 1)
            while reach < number.width:
                digit = digit | (digit << reach)
                reach *= 2
            found.append(digit)
        return found

    def add(self, digits: Sequence[Term], added: Term | int) -> list[Term]:
        """Return the digits plus an addend below half of a digit in each field, with carries from digit to digit."""
        bits, found = digits[0].width, list[Term]()
        tops = self.repeated(1 << (self.width - 1), bits)
        for digit in digits:
            new = digit + added if bits == self.width else apart(digit, added, tops)
            carried = digit & ~new
            found.append(new)
            added = (carried if bits == self.width else carried & tops) >> (self.width - 1)
        return found

    def word(self, digits: Sequence[Term], index: int) -> Term:
        """Return a word of the state made from its digit, in each field."""
        number = self.words.index(index)
        digit, bits = digits[number], digits[number].width
        masks: dict[int, int] = {}
        for at, shift in enumerate(self.shifts[number]):
            distance = (shift - 8 * at) % bits if bits == self.width else shift - 8 * at
            masks[distance] = masks.get(distance, 0) | self.repeated(0xFF << shift, bits)
        if set(masks) == {0}:
            return digit
        first, *rest = (_moved(digit, distance, bits == self.width) & mask for distance, mask in masks.items())
        for part in rest:
            first = first | part
        return first


def _moved(digit: Term, distance: int, whole: bool) -> Term:
    if whole:
        return rotl(digit, distance)
    return digit << distance if distance >= 0 else digit >> -distance


def low_part(variant: Variant) -> LowPart:
    """Return the low part of a variant's counter."""
    size = variant.word_bits // 8
    words: list[int] = []
    shifts: list[tuple[int, ...]] = []
    for first in range(0, max(2, size), size):
        places = [place_of(variant.words, variant.block_bytes, first + i) for i in range(size)]
        assert len({index for index, _ in places}) == 1  # words are whole bytes that stand beside each other
        words.append(places[0][0])
        shifts.append(tuple(shift for _, shift in places))
    return LowPart(variant.word_bits, tuple(words), tuple(shifts))


def by_number(variant: Variant, layout: Layout, first: int, total: int) -> CounterTerms:
    """Return the initial state of a layout that works on blocks `first`, `first` + 1, ... of `total` blocks at a
    time."""
    low, bits = low_part(variant), layout.rules.bits
    fixed = fixed_words(variant.block_words, bits, set(low.words))
    if layout.group is not None:
        return _in_lanes(low, fixed, layout, layout.group, total)
    now = var("now", bits)
    if layout.bit_map is not None and layout.blocks > 1:
        digits = low.digits(now + first if first else now)
        words = [
            spread_word(layout.bit_map, _copies(low, digits, i) if word is None else same(word))
            for i, word in enumerate(fixed)
        ]
        return CounterTerms(layout, fixed, (now,), (), tuple(register for word in words for register in word), ())
    state: list[Term] = []
    for block in range(first, first + layout.blocks):
        digits = low.digits(now + block if block else now)
        block_of = [low.word(digits, i) if word is None else word for i, word in enumerate(fixed)]
        state += [word & ((1 << low.width) - 1) for word in block_of] if layout.clear else block_of
    return CounterTerms(layout, fixed, (now,), (), tuple(state), ())


def _copies(low: LowPart, digits: Sequence[Term], index: int) -> Copies:
    """Return the state word as a function of block numbers, which are added to the counter."""

    def copies(blocks: Sequence[int]) -> Term:
        added = sum(number << i * low.width for i, number in enumerate(blocks))
        return low.word(low.add(digits, added) if added else digits, index)

    return copies


def _in_lanes(low: LowPart, fixed: Sequence[Term | None], layout: Layout, lanes: Group, total: int) -> CounterTerms:
    """Return the initial state in lanes, group after group; behind the last group come the blocks of other parts."""
    bits = layout.rules.bits
    now = [var(f"count.{i}", bits) for i in range(len(low.words))]
    step, last = var("step", bits), var("step.last", bits)
    behind = total - layout.blocks + len(lanes.blocks)
    state: list[Term] = []
    digits = list(now)
    for group in range(lanes.count):
        state += [low.word(digits, i) if word is None else word for i, word in enumerate(fixed)]
        more = group < lanes.count - 1 or behind == len(lanes.blocks)
        digits = low.add(digits, step if more else last)
    steps = [(step, len(lanes.blocks)), (last, behind)]
    used = [(term, value) for term, value in steps if term is step or behind != len(lanes.blocks)]
    return CounterTerms(layout, tuple(fixed), tuple(now), tuple(used), tuple(state), tuple(digits))

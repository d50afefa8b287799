"""The layout in slices: bit i of as many blocks as a register has bits in register i, for words of any width.

Rounds on words become gates on planes, in an order in which look-ups come as soon as their indices are there, so that
few planes wait on the stack. Blocks come from memory as words, each of which is transposed with its like of the other
blocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.circuits.few_gates import MOST_ENTRIES
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term, const, topological, var
from ciphergen.generator.analysis.keys import KeyLayout, KeyPlaces, Wanted
from ciphergen.generator.analysis.rounds import Piece, RoundLoop
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts import masks, slice_counter
from ciphergen.generator.layouts.bit_map import BitMap, columns
from ciphergen.generator.layouts.delta_swaps import arrive, leave
from ciphergen.generator.layouts.layout import Layout, Way
from ciphergen.generator.layouts.limbs import adds, fits
from ciphergen.generator.layouts.slice_columns import SliceColumns
from ciphergen.generator.layouts.slice_flips import Flips, flips_in
from ciphergen.generator.layouts.slice_order import memory_order
from ciphergen.generator.layouts.slice_rounds import on_planes
from ciphergen.generator.layouts.sliced_calls import SlicedCalls
from ciphergen.generator.layouts.transposed import Transposed
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

_ENTRIES = 256  # of tables that slices are tried for, in place of code for one block after the other


class Slices(Transposed):
    """A layout with one register a bit, as the module says. words: the rules for words of key memory; unroll: rounds in
    the body of a loop, 0 without one; direction: of what is done with blocks, which come in with complements."""

    _spread = staticmethod(slice_counter.spread)  # how a bit of a word becomes a mask
    _packs = True  # whether what is the same for all blocks is looked up at once, bit n of planes for one of them

    def __init__(
        self, variant: Variant, rules: RuleSet, words: RuleSet, blocks: int, unroll: int, direction: str = ENCRYPT
    ) -> None:
        super().__init__(variant, rules, words, blocks)
        self._unroll, self._direction = unroll, direction
        self.name = f"slices, {unroll} rounds" if unroll else "slices"
        self._where = columns(rules.bits, rules.bits, blocks)
        # The counter is in a register of words, or in masks of it.
        self.counted = rules.bits == words.bits or self.counter_layout is not self

    @property
    def bit_map(self) -> BitMap:
        return self._where

    @property
    def slices(self) -> bool:
        return True

    def check(self) -> None:
        bits, block = self.rules.bits, self.variant.block_bytes
        if self.blocks != bits:
            raise Unsupported(f"slices of registers of {bits} bits are {bits} blocks, not {self.blocks}")
        if 8 * block % bits:
            raise Unsupported(f"a block of {block} bytes is not a whole number of {bits // 8}-byte words")

    def wanted(self, *, loops: bool) -> Wanted:
        bits = self._words.bits
        rows, made = masks.rows(self.variant, bits), masks.made(self.variant, bits)
        flips = masks.flips(self.variant, bits, flips_in(self.variant, self._unroll).keys)
        rows = [[word ^ flip for word, flip in zip(*each, strict=True)] for each in zip(rows, flips, strict=True)]
        raw, of_raw = masks.raw(self.variant, bits)
        one = self._one.name
        return Wanted(self.name, rows, loops=True, of=one, made=made, raw=raw, of_raw=of_raw, flips=flips)

    def toward(self, direction: str) -> Layout:
        return type(self)(self.variant, self.rules, self._words, self.blocks, self._unroll, direction)

    @property
    def late(self) -> bool:
        """Return True where the first round begins without complements, so that turns of a loop are alike."""
        return bool(flips_in(self.variant, self._unroll).steps)

    @property
    def _incoming(self) -> Flips:
        """Return which planes of the state come in as their complements."""
        planes = self.variant.block_words * self.variant.word_bits
        return flips_in(self.variant, self._unroll).around(self.variant.steps(self._direction)[:1], planes)[0]

    def places(self, keys: KeyLayout) -> KeyPlaces:
        """Return the places of the masks."""
        words, size = keys.places[self.name], self._words.bits // 8
        at = {(i, size * j + k): place + k for (i, j), place in words.at.items() for k in range(size)}
        return KeyPlaces(at, words.stride)

    def calls(self, loop: RoundLoop) -> SlicedCalls | None:
        return SlicedCalls.of(self.variant, self.rules.bits, loop, self._unroll)

    @property
    def columns(self) -> SliceColumns | None:
        return SliceColumns.of(self._where, self.rules, memory_order(self.variant), self._incoming)

    def lift(self, piece: Piece) -> Piece:
        return on_planes(self.variant, self.rules.bits, piece, self._unroll)

    def lift_varying(self, piece: Piece, varying: Sequence[bool]) -> Piece:
        return on_planes(self.variant, self.rules.bits, piece, self._unroll, tuple(varying), packs=self._packs)

    def of_counters(self, words: Sequence[Term], last: Term) -> list[Term] | None:
        bits = self.rules.bits
        planes = [const(number, bits) for number in slice_counter.numbers(range(self.blocks))]
        return self._planes_of([slice_counter.mask(last, bit) for bit in range(8)], self._masks(words), planes)

    def of_spaced_counters(self, words: Sequence[Term], first: int) -> list[Term] | None:
        state = slice_counter.spaced(memory_order(self.variant), range(self.blocks), words, first)
        return [~plane if flip else plane for plane, flip in zip(state, self._incoming, strict=True)]

    def _masks(self, words: Sequence[Term]) -> list[Term]:
        """Return the bits of a block's words as masks. words: as `words` has them."""
        bits, width = words[0].width, self.variant.word_bits
        parts = -(-width // bits)
        places = (divmod(i, width) for i in range(8 * self.variant.block_bytes))
        return [self._spread(words[word * parts + bit // bits], bit % bits) for word, bit in places]

    def _planes_of(self, byte: Sequence[Term], masks: Sequence[Term], planes: Sequence[Term]) -> list[Term]:
        """Return the state of counters. byte: the masks of the last byte of the first; masks: of all bits of its words;
        planes: of the numbers of blocks."""
        moved, last = slice_counter.last_bytes(byte, planes), self.variant.block_bytes - 1
        numbered = zip(memory_order(self.variant), masks, strict=True)
        state = [moved[number % 8] if number // 8 == last else mask for number, mask in numbered]
        return [~plane if flip else plane for plane, flip in zip(state, self._incoming, strict=True)]

    def load_key(self, build: Builder, pointer: Ref, offset: int) -> Ref:
        return build.load_mask(self.rules.file, pointer, offset)

    def _from_memory(self, blocks: Sequence[Sequence[Term]]) -> tuple[list[Term], list[Term]]:
        found, made = arrive(self._where, blocks, selects=self.rules.selects)
        state = [found[bit] for bit in memory_order(self.variant)]
        return [~plane if flip else plane for plane, flip in zip(state, self._incoming, strict=True)], made

    def _to_memory(self) -> Way:
        order = memory_order(self.variant)
        registers = [var(f"out.{bit}", self.rules.bits) for bit in range(len(order))]
        words, made = leave(self._where, registers, selects=self.rules.selects)
        return Way(tuple(registers[bit] for bit in order), tuple(words), tuple(made))


@lru_cache(maxsize=32)
def suits(variant: Variant, rules: RuleSet) -> bool:
    """Return True if slices are worth trying for a variant: registers do not fit its words, and it has look-ups, all of
    at most 8 bits, and no sums beside those of more than 4 bits, which together take the prover long; or it has neither
    look-ups nor sums. In slices such texts take a tenth of the operations that they take block by block, or less."""
    size, summed = entries(variant), adds(variant)
    return (size > 0 or not summed) and size <= (MOST_ENTRIES if summed else _ENTRIES) and not fits(variant, rules)


def entries(variant: Variant) -> int:
    """Return the size of the largest table in which rounds look up, 0 where they do not."""
    terms = topological([t for d in (ENCRYPT, DECRYPT) for step in variant.steps(d) for t in step.outputs])
    return max((len(t.param) for t in terms if t.op == "table" and isinstance(t.param, tuple)), default=0)

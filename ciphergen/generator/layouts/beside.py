"""The layout of narrow words that are added: words of several blocks whole beside each other in a register.

Sums are those of `lane_sums`. A single block has a register for each word (`Limbs`), where a sum is one instruction.
Both read the same round keys, each word of which is repeated in its register; a single block takes the lowest one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term
from ciphergen.generator.analysis.keys import KeyLayout, KeyPlaces, Wanted
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.layouts.bit_map import BitMap
from ciphergen.generator.layouts.bitslice import Bitslice
from ciphergen.generator.layouts.layout import side_by_side
from ciphergen.generator.layouts.limbs import Limbs, key_rows, on_limbs
from ciphergen.generator.layouts.packing import place_of

_KEYS = "repeated"


class OneBeside(Limbs):
    """A layout of single blocks on round keys that are repeated. lanes: whether other blocks are in lanes of
    vectors."""

    def __init__(self, variant: Variant, rules: RuleSet, blocks: int = 1, *, lanes: bool = False) -> None:
        super().__init__(variant, rules, blocks)
        self.clear, self.parts_of_words = lanes, not lanes

    def wanted(self, *, loops: bool) -> Wanted:
        return repeated_keys(self.variant, self.rules.bits)

    def places(self, keys: KeyLayout) -> KeyPlaces:
        return keys.places[_KEYS]

    def lift(self, piece: Piece) -> Piece:
        return side_by_side(on_limbs(self.variant, self.rules, piece, self.rules.bits), self.blocks)


class Beside(Bitslice):
    """A layout of blocks whose words lie whole beside each other, as the module says."""

    def __init__(self, variant: Variant, rules: RuleSet, where: BitMap) -> None:
        super().__init__(variant, rules, replace(where, adds=True))
        self._one = OneBeside(variant, rules)
        self.parts_of_words = self._one.parts_of_words

    def words(self, data: Sequence[Term]) -> Sequence[Term]:
        """Return what registers hold of a single block: counter mode counts there."""
        return self._one.words(data)

    @property
    def registers_of_a_block(self) -> int:
        return self._one.registers_of_a_block

    def wanted(self, *, loops: bool) -> Wanted:
        return repeated_keys(self.variant, self.rules.bits)

    def places(self, keys: KeyLayout) -> KeyPlaces:
        return keys.places[_KEYS]

    def of_counters(self, words: Sequence[Term], last: Term) -> list[Term]:
        """Return the words of all blocks: those of the first repeated, with the number of each block added where the
        last byte stands."""
        where = self.bit_map
        index, shift = place_of(self.words, self.variant.block_bytes, 0)
        starts = range(0, where.register_bits, where.word_bits)
        found: list[Term] = []
        for i, word in enumerate(words):
            once = repeated(word, where.word_bits)
            for part in range(where.parts):
                numbers = sum(where.bit(part, at)[0] << at + shift for at in starts) if i == index else 0
                found.append(once + numbers if numbers else once)
        return found


def repeated_keys(variant: Variant, bits: int) -> Wanted:
    """Return the round keys that single blocks share with blocks beside each other."""
    return Wanted(_KEYS, repeated_rows(variant, bits), loops=True)


def repeated_rows(variant: Variant, bits: int) -> list[list[Term]]:
    """Return the words of round keys, each as often in its register as it fits."""
    return [[repeated(word, variant.word_bits) for word in row] for row in key_rows(variant, bits)]


def repeated(word: Term, width: int) -> Term:
    """Return a register with copies of the word of so many bits that stands in it with zeros above."""
    while width < word.width:
        word, width = word | (word << width), 2 * width
    return word

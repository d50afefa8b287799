"""Layouts whose registers hold bits of several words or blocks, which exchanges of bits bring there from memory."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, var
from ciphergen.generator.layouts.access import load_in_order, store_in_order
from ciphergen.generator.layouts.layout import Layout, Way
from ciphergen.generator.layouts.limbs import Limbs
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


class Transposed(Layout):
    """A layout of blocks that are transposed on their way from memory, and back. words: the rules for words of key
    memory."""

    keeps_keys = adds_constants = False
    follows = one_byte = True

    def __init__(self, variant: Variant, rules: RuleSet, words: RuleSet, blocks: int) -> None:
        super().__init__(variant, rules, blocks)
        self._words, self._one = words, Limbs(variant, words, 1)
        self.parts_of_words = self._one.parts_of_words

    @abstractmethod
    def _from_memory(self, blocks: Sequence[Sequence[Term]]) -> tuple[list[Term], list[Term]]:
        """Return (the state over the words of memory of each block, terms on the way to it)."""

    @abstractmethod
    def _to_memory(self) -> Way:
        """Return the way from the state to the words of memory."""

    def words(self, data: Sequence[Term]) -> Sequence[Term]:
        """Return what registers hold of one block that is not transposed: counter mode counts there."""
        return self._one.words(data)

    @property
    def registers_of_a_block(self) -> int:
        return self._one.registers_of_a_block

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        way, size = self.arriving(), self.rules.bits // 8
        return load_in_order(build, self.rules, way.given, way.made, way.order, pointer, size, aligned=aligned)

    def arriving(self) -> Way:
        count = self.variant.block_bytes * 8 // self.rules.bits
        data = [var(f"in.{i}", self.rules.bits) for i in range(self.blocks * count)]
        state, made = self._from_memory([data[i : i + count] for i in range(0, len(data), count)])
        return Way(tuple(data), tuple(state), tuple(made))

    def leaving(self) -> Way:
        return self._to_memory()

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        way, size = self._to_memory(), self.rules.bits // 8
        known = dict(zip(way.given, state, strict=True))
        store_in_order(build, self.rules, known, way.made, way.order, pointer, size, aligned=aligned)

    def in_memory_order(self, build: Builder, state: Sequence[Ref]) -> tuple[list[Ref], int]:
        way = self._to_memory()
        known = dict(zip(way.given, state, strict=True))
        return [*build.rewritten(self.rules, way.made, known, order=way.order)], self.rules.bits // 8

"""The layout of blocks in vector registers beside blocks in general registers, worked on together.

A core that works on vectors and on words in different pipes does both at the same time.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.generator.analysis.keys import KeyLayout, KeyPlaces, Wanted
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.layouts.lanes import Lanes, on_kept_keys
from ciphergen.generator.layouts.layout import Layout, Words
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


class WordsOfLanes(Words):
    """A layout of blocks in general registers on the round keys of lanes, of each the first of the places in which it
    stands."""

    def __init__(self, lanes: Lanes, rules: RuleSet, blocks: int) -> None:
        super().__init__(lanes.variant, rules, blocks)
        self._lanes, self.name = lanes, lanes.name

    def wanted(self, *, loops: bool) -> Wanted:
        return self._lanes.wanted(loops=loops)

    def places(self, keys: KeyLayout) -> KeyPlaces:
        return self._lanes.places(keys)

    def lift(self, piece: Piece) -> Piece:
        return super().lift(on_kept_keys(self.variant, piece))


class Mixed(Layout):
    """A layout of two parts; in memory those in vector registers come first."""

    def __init__(self, vectors: Layout, words: Layout) -> None:
        super().__init__(vectors.variant, vectors.rules, vectors.blocks + words.blocks)
        self.name, self._vectors, self._words = vectors.name, vectors, words

    @property
    def parts(self) -> tuple[Layout, ...]:
        return (self._vectors, self._words)

    def check(self) -> None:
        for part in self.parts:
            part.check()

    def places(self, keys: KeyLayout) -> KeyPlaces:
        return self._vectors.places(keys)

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        first = self._vectors.load(build, pointer, aligned=self._vectors.aligned)
        return [*first, *self._words.load(build, self._second(build, pointer), aligned=self._words.aligned)]

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        files = [part.rules.file for part in self.parts]
        vectors, words = ([register for register in state if register.file == file] for file in files)
        self._vectors.store(build, vectors, pointer, aligned=self._vectors.aligned)
        self._words.store(build, words, self._second(build, pointer), aligned=self._words.aligned)

    def load_key(self, build: Builder, pointer: Ref, offset: int) -> Ref:
        return self._vectors.load_key(build, pointer, offset)

    def _second(self, build: Builder, pointer: Ref) -> Ref:
        """Return the address at which the blocks in words begin."""
        return build.add(pointer, self._vectors.blocks * self.variant.block_bytes)

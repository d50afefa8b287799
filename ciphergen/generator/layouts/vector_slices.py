"""The layout in slices of vector registers: bit i of as many blocks as a vector has bits in register i."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.bit_map import in_memory
from ciphergen.generator.layouts.delta_swaps import ones_of
from ciphergen.generator.layouts.slices import Slices, order
from ciphergen.generator.layouts.transposition import Transposition
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


class VectorSlices(Slices):
    """A layout with one vector register a bit. Blocks are transposed whole, so that their size is a power of two."""

    counted = False  # the counter is in general registers

    def check(self) -> None:
        size = self.variant.block_bytes
        if size & (size - 1):
            raise Unsupported(f"vectors hold slices of blocks of 2, 4, 8, ... bytes, not of {size}")

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        return _way(self.variant, self.rules).load(build, pointer)

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        _way(self.variant, self.rules).store(build, state, pointer)


def _way(variant: Variant, rules: RuleSet) -> Transposition:
    size = variant.block_bytes * 8
    blocks = tuple(f"b{i}" for i in range(rules.bits.bit_length() - 1))
    return Transposition(rules, in_memory(size, size) + blocks, blocks, [ones_of("c", bit) for bit in order(variant)])

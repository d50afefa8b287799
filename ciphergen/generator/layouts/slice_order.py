"""The order of planes: which bit of a block in memory stands in each, where words follow one another, bit by bit."""

from __future__ import annotations

from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import const, var
from ciphergen.generator.passes.slicing import PlaneGates, Slicing


def memory_order(variant: Variant) -> list[int]:
    """Return for each bit of a block's words, word by word, the lowest first, its number in memory."""
    data = [var(f"b.{i}", 8) for i in range(variant.block_bytes)]
    numbers = {byte: tuple(const(8 * i + bit, 16) for bit in range(8)) for i, byte in enumerate(data)}
    return [bit.value for word in Slicing(PlaneGates(16), {}, numbers).run(variant.words(data)) for bit in word]

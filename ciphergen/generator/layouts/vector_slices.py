"""The layout in slices of vector registers: bit i of as many blocks as a vector has bits in register i."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, const, var, variables
from ciphergen.generator.analysis.rounds import RoundLoop
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts import slice_counter
from ciphergen.generator.layouts.bit_map import in_memory
from ciphergen.generator.layouts.delta_swaps import ones_of
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.masked_counters import MaskedCounters
from ciphergen.generator.layouts.slice_order import memory_order
from ciphergen.generator.layouts.sliced_calls import SlicedCalls
from ciphergen.generator.layouts.slices import Slices
from ciphergen.generator.layouts.transposition import Transposition
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


class VectorSlices(Slices):
    """A layout with one vector register a bit. Blocks are transposed whole, so that their size is a power of two."""

    numbered = False
    _spread = staticmethod(slice_counter.mask)
    _packs = False  # no shift moves a bit of a vector to all others

    def check(self) -> None:
        size = self.variant.block_bytes
        if size & (size - 1):
            raise Unsupported(f"vectors hold slices of blocks of 2, 4, 8, ... bytes, not of {size}")

    def calls(self, loop: RoundLoop) -> SlicedCalls | None:
        """Return None: a circuit by itself keeps few pipes busy, and in straight code the next one begins beside it (of
        AES-128 on Neoverse N1 a byte takes 11.2 cycles by routines, and 9.5 without)."""
        return None

    @property
    def counter_layout(self) -> Layout:
        return self._one

    def of_counters(self, words: Sequence[Term], last: Term) -> list[Term] | None:
        return None

    def of_masks(self, words: Sequence[Term], last: Term) -> MaskedCounters:
        bits, way = self.rules.bits, _way(self.variant, self.rules)
        byte, masks = [slice_counter.mask(last, bit) for bit in range(8)], self._masks(words)
        known = {term: var(f"mask.{i}", bits) for i, term in enumerate((*byte, *masks))}
        values = slice_counter.numbers(way.blocks())
        planes = [var(f"number.{i}", bits) if value else const(0, bits) for i, value in enumerate(values)]
        state = self._planes_of([known[term] for term in byte], [known[term] for term in masks], planes)
        needed = set(variables(state))
        shown = tuple((mask, term) for term, mask in known.items() if mask in needed)
        numbered = tuple((plane, value) for plane, value in zip(planes, values, strict=True) if plane in needed)
        return MaskedCounters(tuple(state), shown, numbered)

    def in_memory_order(self, build: Builder, state: Sequence[Ref]) -> tuple[list[Ref], int]:
        return _way(self.variant, self.rules).in_order(build, state), self.rules.bits // 8

    def load_part(self, build: Builder, size: int, pointer: Ref, offset: int, memory: str) -> Ref:
        (found,) = build.vector("load", size, pointer, offset, memory=memory)
        return found

    def store_part(self, build: Builder, size: int, value: Ref, pointer: Ref, offset: int, memory: str) -> None:
        build.vector("store", size, value, pointer, offset, memory=memory, count=0)

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        loaded = _way(self.variant, self.rules).load(build, pointer)
        names = [var(f"in.{i}", self.rules.bits) for i, _ in enumerate(loaded)]
        own = [~name if flip else name for name, flip in zip(names, self._incoming, strict=True)]
        return [*build.rewritten(self.rules, own, dict(zip(names, loaded, strict=True)))]

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        _way(self.variant, self.rules).store(build, state, pointer)


def _way(variant: Variant, rules: RuleSet) -> Transposition:
    size = variant.block_bytes * 8
    blocks = tuple(f"b{i}" for i in range(rules.bits.bit_length() - 1))
    return Transposition(
        rules, in_memory(size, size) + blocks, blocks, [ones_of("c", bit) for bit in memory_order(variant)]
    )

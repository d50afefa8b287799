"""A group of blocks of which instructions multiply each with a power of its own, and the remainder of the sum is taken
once: straight code in vector registers.

What is kept of the powers are registers, by pairs: those of two blocks side by side, and the sums of their halves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term, var
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.layouts.derived_keys import DerivedKeys
from ciphergen.generator.layouts.field_registers import FieldRegisters
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import VReg
from ciphergen.generator.passes.carryless_product import (
    BITS,
    RegisterPair,
    multiplies_pairs,
    product_of,
    sum_of_products,
)
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref

_BYTES = BITS // 8
_GROUPS = 16, 4  # blocks at once: with more, the steps behind the products are less of the time; the rest by few
_KEPT = 3 * _BYTES // 2  # bytes that are kept of a power


@dataclass(frozen=True)
class ProductFold:
    """A fold of which groups of blocks are taken at once. layout: of a block; taps: of the polynomial; at: where in
    V_key the powers lie, behind what single blocks read."""

    layout: FieldRegisters
    taps: tuple[int, ...]
    rules: RuleSet
    at: int

    @staticmethod
    def of(plan: Plan, units: DerivedKeys) -> ProductFold | None:
        """Return the fold of code over what is derived from a key; None where code is to be small, where the fold is no
        product of blocks, or where no instructions multiply pairs."""
        layout = FieldRegisters.of_entry(plan.variant, units.entry.name, plan.generation)
        if not plan.bulk or layout is None or not multiplies_pairs(layout.rules.polynomials):
            return None
        (value,), (step, *_) = *units.base.ready_keys(units.entry.name), units.base.steps(units.entry.name)
        product = product_of(Piece((value, *step.inputs), step.outputs, ()))
        assert product is not None, "see `FieldRegisters`"
        return ProductFold(layout, product.taps, plan.words, units.key_layout(plan.words.bits).size)

    @property
    def blocks(self) -> int:
        """Return the blocks of the largest group, which is how many powers there are."""
        return max(_GROUPS)

    @property
    def bytes(self) -> int:
        """Return the bytes of the largest group."""
        return _BYTES * self.blocks

    @property
    def end(self) -> int:
        """Return the bytes of all that is kept of a key."""
        return self.at + _KEPT * self.blocks

    def spread(self, build: Builder, source: Ref, ks: Ref) -> None:
        """Build what is kept of the powers, which lie behind a pointer, the highest first. ks: to what is kept of the
        key."""
        fetched, pairs = _pairs(build, self, self.blocks, source, "stack")
        terms = [term for pair in pairs for term in (*pair.words, pair.sums)]
        for place, value in enumerate(build.compute(self.layout.rules, terms, {}, fetched)):
            build.vector("store", _BYTES, value, ks, self.at + _BYTES * place, memory="ks", count=0)

    def groups(self, build: Builder, part: Layout) -> list[ProductGroup]:
        """Return what builds groups of blocks, the largest first. part: the chain in registers."""
        return [ProductGroup(build, self, blocks) for blocks in _GROUPS]


def _pairs(
    build: Builder, fold: ProductFold, count: int, source: Ref, memory: str, chain: Sequence[Term] = ()
) -> tuple[dict[Term, Fetch], list[RegisterPair]]:
    """Return variables for a group of blocks with their loads, and its pairs. chain: what is added to the first."""
    by = fold.layout.rules.polynomials
    assert by is not None
    words = [var(f"block.{i}", BITS) for i in range(count)]
    blocks = [fold.layout.coefficients(word) for word in words]
    for each in chain:
        blocks[0] ^= each
    pairs = [RegisterPair.of(a, b, by) for a, b in zip(blocks[::2], blocks[1::2], strict=True)]
    return {word: _load(build, source, _BYTES * i, memory) for i, word in enumerate(words)}, pairs


def _load(build: Builder, pointer: Ref, offset: int, memory: str) -> Fetch:
    return build.later(lambda: build.vector("load", _BYTES, pointer, offset, memory=memory)[0])


@dataclass(frozen=True)
class ProductGroup:
    """A group of blocks. blocks: how many."""

    build: Builder
    fold: ProductFold
    blocks: int

    @property
    def bytes(self) -> int:
        """Return the bytes of a group."""
        return _BYTES * self.blocks

    def take(self, chain: Sequence[VReg], source: Ref, ks: Ref) -> None:
        """Build what a group of blocks makes of the chain. source: pointer to the blocks; ks: to what is kept of the
        key."""
        fold, rules, y = self.fold, self.fold.layout.rules, var("y", BITS)
        assert rules.polynomials is not None
        fetched, blocks = _pairs(self.build, fold, self.blocks, source, "in", [y])
        begin = fold.at + _KEPT * (fold.blocks - self.blocks)
        names = [var(f"power.{i}", BITS) for i in range(3 * self.blocks // 2)]
        powers = [RegisterPair((a, b), sums) for a, b, sums in zip(*(names[i::3] for i in range(3)), strict=True)]
        fetched |= {name: _load(self.build, ks, begin + _BYTES * i, "ks") for i, name in enumerate(names)}
        made = sum_of_products(blocks, powers, fold.taps, rules.polynomials)
        (old,) = chain
        (new,) = self.build.compute(rules, [made], {y: old}, fetched)
        self.build.copy(new, old)

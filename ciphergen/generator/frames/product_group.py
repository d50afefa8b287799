"""A group of blocks of which instructions multiply each with a power of its own, and the remainder of the sum is taken
once: straight code in vector registers.

Blocks are taken by pairs, and three registers are kept of two powers, as the halves of blocks and the sums of their
halves stand in registers. How these come there depends on the core, since the pipes that multiply are what is scarce:

    dealt   loads deal the halves of two blocks among two registers, whose sum is that of their halves: on cores whose
            vector pipes have nothing to do with that
    apart   blocks are loaded whole, and once more by halves into general registers, where the halves are added
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from ciphergen.backends.machine.carryless import CarrylessProducts
from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term, const, var
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.frames.blocks import ONCE
from ciphergen.generator.layouts.derived_keys import DerivedKeys
from ciphergen.generator.layouts.field_registers import FieldRegisters
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import VReg
from ciphergen.generator.passes.carryless_product import (
    BITS,
    Factor,
    Products,
    by_halves,
    multiplies_pairs,
    product_of,
)
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref

_BYTES = BITS // 8
_GROUPS = 48, 16, 4  # blocks at once: with more, the steps behind the products are less of the time; the rest by few
_KEPT = 3 * _BYTES // 2  # bytes that are kept of a power
_Y = var("y", BITS)  # the chain
_SUMS = Products(*(var(name, BITS) for name in ("bottom", "top", "sums")))  # of the pairs before


@dataclass(frozen=True)
class ProductFold:
    """A fold of which groups of blocks are taken at once. layout: of a block; taps: of the polynomial; rules, halves:
    for general registers, and for those that are half as wide as a block; at: where in V_key the powers lie, behind
    what single blocks read; dealt: how blocks come into registers, as the module says."""

    layout: FieldRegisters
    by: CarrylessProducts
    taps: tuple[int, ...]
    rules: RuleSet
    halves: RuleSet
    at: int
    dealt: bool

    @staticmethod
    def of(plan: Plan, units: DerivedKeys) -> ProductFold | None:
        """Return the fold of code over what is derived from a key; None where code is to be small, where the fold is no
        product of blocks, or where no instructions multiply pairs."""
        layout = FieldRegisters.of_entry(plan.variant, units.entry.name, plan.generation)
        by = None if layout is None else layout.rules.polynomials
        if not plan.bulk or layout is None or by is None or not multiplies_pairs(by) or not layout.byte_by_byte:
            return None
        (value,), (step, *_) = *units.base.ready_keys(units.entry.name), units.base.steps(units.entry.name)
        product = product_of(Piece((value, *step.inputs), step.outputs, ()))
        assert product is not None, "see `FieldRegisters`"
        halves = replace(plan.generation.words(BITS // 2), functions=by.turned_half)
        at = units.key_layout(plan.words.bits).size
        return ProductFold(layout, by, product.taps, plan.words, halves, at, plan.split_loads)

    @property
    def single(self) -> float:
        """Return how often the code for single blocks runs, by block of data: for one a call, since groups are small,
        too."""
        return ONCE

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
        powers = [var(f"power.{i}", BITS) for i in range(self.blocks)]
        words = [self.layout.coefficients(power) for power in powers]
        fetched = {power: _load(build, _BYTES, source, _BYTES * i, "stack") for i, power in enumerate(powers)}
        terms = [term for a, b in zip(words[::2], words[1::2], strict=True) for term in self._kept(a, b)]
        for place, value in enumerate(build.compute(self.layout.rules, terms, {}, fetched)):
            build.vector("store", _BYTES, value, ks, self.at + _BYTES * place, memory="ks", count=0)

    def _kept(self, a: Term, b: Term) -> tuple[Term, Term, Term]:
        """Return what is kept of two powers."""
        lows, highs = by_halves(a, b, self.by)
        return (lows, highs, lows ^ highs) if self.dealt else (a, b, lows ^ highs)

    def powers(self, kept: tuple[Term, Term, Term]) -> tuple[Factor, Factor]:
        """Return two powers of what is kept of them."""
        first, second, sums = kept
        return Factor.dealt(first, second, sums) if self.dealt else Factor.pair((first, second), (sums, sums))

    def groups(self, build: Builder, part: Layout) -> list[ProductGroup]:
        """Return what builds groups of blocks, the largest first. part: the chain in registers."""
        return [ProductGroup(build, self, blocks) for blocks in _GROUPS]


def _load(build: Builder, size: int, pointer: Ref, offset: int, memory: str) -> Fetch:
    return build.later(lambda: build.vector("load", size, pointer, offset, memory=memory)[0])


@dataclass(frozen=True)
class _BlockPair:
    """Two blocks in registers. known, fetched: the values of variables, and what loads them."""

    factors: tuple[Factor, Factor]
    known: dict[Term, Ref]
    fetched: dict[Term, Fetch]


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

    def take(self, chain: list[VReg], source: Ref, ks: Ref) -> None:
        """Build what a group of blocks makes of the chain. source: pointer to the blocks; ks: to what is kept of the
        key. The pair to which the chain is added is the last one: who waits for the chain waits for few steps."""
        fold, build, rules = self.fold, self.build, self.fold.layout.rules
        (y,), sums = chain, dict[Term, Ref]()
        for number in reversed(range(self.blocks // 2)):
            pair = (self._dealt if fold.dealt else self._apart)(source, number)
            factors, kept = self._powers(ks, number)
            made = Products.of(pair.factors, factors, fold.by)
            made = _SUMS + made if sums else made
            known = {**pair.known, **sums, **({} if number else {_Y: y})}
            values = build.compute(rules, (made.bottom, made.top, made.sums), known, pair.fetched | kept)
            sums = dict(zip((_SUMS.bottom, _SUMS.top, _SUMS.sums), values, strict=True))
        (new,) = build.compute(rules, [_SUMS.remainder(fold.taps, fold.by)], sums)
        build.copy(new, y)

    def _powers(self, ks: Ref, number: int) -> tuple[tuple[Factor, Factor], dict[Term, Fetch]]:
        """Return the powers of a pair of blocks, with their loads."""
        begin = self.fold.at + _KEPT * (self.fold.blocks - self.blocks + 2 * number)
        first, second, sums = names = tuple(var(f"power.{i}", BITS) for i in range(3))
        fetched = {name: _load(self.build, _BYTES, ks, begin + _BYTES * i, "ks") for i, name in enumerate(names)}
        return self.fold.powers((first, second, sums)), fetched

    def _dealt(self, source: Ref, number: int) -> _BlockPair:
        """Return a pair of blocks that a load deals."""
        build, names = self.build, [var(name, BITS) for name in ("lows", "highs")]
        at = build.add(source, 2 * _BYTES * number) if number else source
        values = build.vector("deal", BITS // 2, 2, at, memory="in", count=2)
        lows, highs = map(self.fold.layout.coefficients, names)
        if not number:
            low, high = by_halves(_Y, const(0, BITS), self.fold.by)
            lows, highs = lows ^ low, highs ^ high
        return _BlockPair(Factor.dealt(lows, highs), dict(zip(names, values, strict=True)), {})

    def _apart(self, source: Ref, number: int) -> _BlockPair:
        """Return a pair of blocks whose halves general registers add."""
        build, fold, at = self.build, self.fold, 2 * _BYTES * number
        names, sums = ([var(f"{name}.{i}", BITS) for i in range(2)] for name in ("block", "sum"))
        fetched = {name: _load(build, _BYTES, source, at + _BYTES * i, "in") for i, name in enumerate(names)}
        fetched |= {name: build.later(partial(self._sum, source, at + _BYTES * i)) for i, name in enumerate(sums)}
        first, second = map(fold.layout.coefficients, names)
        both: list[Term] = [*sums]
        if not number:
            low, high = by_halves(_Y, _Y, fold.by)
            first, both[0] = first ^ _Y, both[0] ^ low ^ high
        return _BlockPair(Factor.pair((first, second), (both[0], both[1])), {}, fetched)

    def _sum(self, source: Ref, at: int) -> Ref:
        """Build the sum of a block's halves, in both halves of a register."""
        build, fold = self.build, self.fold
        a, b = (var(name, BITS // 2) for name in "ab")
        known = {half: build.load(_BYTES // 2, source, at + _BYTES // 2 * i, "in") for i, half in enumerate((a, b))}
        return build.vector("fill", BITS // 2, build.one(fold.halves, fold.layout.half(a ^ b), known))[0]

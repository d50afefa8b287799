"""A fold that multiplies blocks by what is derived from the key, with the multiples of that in tables of the key.

A block is taken a few coefficients of each word at a time, those of highest degree first: for each word a multiple is
added where the word stands, then all is moved by as many coefficients. What comes out is a product of twice the words,
of which the remainder is the chain. Addresses depend on the block and on the chain: the code is not constant time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term, const, var
from ciphergen.generator import passes
from ciphergen.generator.analysis.field_products import WORD, FieldProduct
from ciphergen.generator.layouts.derived_keys import DerivedKeys, with_derived_keys
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import VReg
from ciphergen.generator.passes.lanes_product import remainder
from ciphergen.generator.passes.multiples import Multiples, bytes_by_degree, moved
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref

_REGISTERS = 24  # that a product, a block and pointers need
_BYTES = WORD // 8
# Coefficients of an index, and tables: 256 bytes for what is derived of 128 bits, and 8 KiB. On Rocket's Verilog a byte
# of 1 KB takes 37.4 and 18.4 cycles; one table of bytes, 4 KiB, would take 21.2, four 17.5.
_FEW, _MANY = (4, 1), (8, 2)


def kept_derived(plan: Plan, name: str = "") -> DerivedKeys:
    """Return the form in which code keeps what a mode derives from the key: with tables where these are allowed, the
    fold is a product of blocks, and the target has registers for it. name: of the fold, if for its code."""
    units = with_derived_keys(plan.variant, name, plan.generation.polynomials)
    fits = plan.words.bits == WORD and len(plan.target.files[plan.words.file].names) >= _REGISTERS
    if not plan.tables or not fits or units.product is None:
        return units
    return units.with_multiples(*(_MANY if plan.bulk else _FEW))


def table_bytes(plan: Plan) -> int:
    """Return the bytes of the tables of a key, 0 where there are none."""
    multiples = kept_derived(plan).multiples
    return 0 if multiples is None else multiples.bytes


@dataclass(frozen=True)
class TableFold:
    """The fold of blocks by tables. product: that of a block; rules: of registers; order: the numbers of a block's
    registers, of which each is a word of coefficients, by degree."""

    build: Builder
    product: FieldProduct
    multiples: Multiples
    rules: RuleSet
    order: tuple[int, ...]

    @staticmethod
    def of(plan: Plan, name: str, build: Builder, part: Layout) -> TableFold | None:
        """Return the fold of a name over what is derived from a key, None where there is no table. part: the layout of
        a block."""
        units = kept_derived(plan, name)
        if units.multiples is None or units.product is None:
            return None
        product, rules = units.product, plan.words
        words = [var(f"word.{i}", WORD) for i in range(len(product.second))]
        registers = passes.run(part.words(bytes_by_degree(words, product)))
        assert sorted(registers, key=words.index) == words, "bytes stand in the order of degrees: see `DerivedKeys`"
        return TableFold(build, product, units.multiples, rules, tuple(map(registers.index, words)))

    def take(self, chain: Sequence[VReg], block: Sequence[Ref], ks: Ref) -> None:
        """Build what a block makes of the chain. ks: pointer to the tables."""
        build, rules, bits = self.build, self.rules, self.rules.bits
        a, b = var("a", bits), var("b", bits)
        factor = [build.one(rules, a ^ b, {a: chain[i], b: block[i]}) for i in self.order]
        made: list[Ref] = []
        for low in reversed(range(0, WORD, self.multiples.step)):
            made = self._added(made, factor, low, ks)
        found = _numbered("sum", len(made), bits)
        whole = [*found, *[const(0, bits)] * (2 * len(factor) - len(made))]
        left = build.rewritten(rules, remainder(whole, self.product), dict(zip(found, made, strict=True)))
        build.parallel([(chain[i], word) for i, word in zip(self.order, left, strict=True)])

    def _added(self, made: Sequence[Ref], factor: Sequence[Ref], low: int, ks: Ref) -> list[Ref]:
        """Build the product so far, moved, and with the multiples by some coefficients of each word of a factor. low:
        the lowest of these."""
        bits, count = self.rules.bits, len(factor)
        known = dict[Term, Ref](zip(_numbered("sum", len(made), bits), made, strict=True))
        found = [*moved([*known], self.multiples.step, self.product)[: 2 * count]] if made else []
        terms: list[Term | None] = [*found, *[None] * (2 * count - 1 - len(found))]
        fetched = dict[Term, Fetch]()
        for number, word in enumerate(factor):
            for table in range(self.multiples.tables):
                entry = self._entry(word, low + table * self.multiples.width, ks)
                for i in range(count):
                    variable = var(f"entry.{number}.{table}.{i}", bits)
                    fetched[variable] = self._load(entry, table * self.multiples.entry + _BYTES * i)
                    before = terms[number + i]
                    terms[number + i] = variable if before is None else before ^ variable
        return [*self.build.rewritten(self.rules, [term for term in terms if term is not None], known, fetched)]

    def _entry(self, word: Ref, low: int, ks: Ref) -> Ref:
        """Build the address of the multiples by some coefficients of a word. low: the lowest of these."""
        x, base, size = var("x", self.rules.bits), var("base", self.rules.bits), self.multiples.row
        first = WORD - low - self.multiples.width if self.product.reverse else low
        move = first - (size.bit_length() - 1)
        placed = x >> move if move > 0 else x << -move if move else x
        distance = placed & (((1 << self.multiples.width) - 1) * size)
        return self.build.one(self.rules, base + distance, {x: word, base: ks})

    def _load(self, entry: Ref, offset: int) -> Fetch:
        return self.build.later(lambda: self.build.load(_BYTES, entry, offset, "ks"))


def _numbered(name: str, count: int, bits: int) -> list[Term]:
    return [var(f"{name}.{i}", bits) for i in range(count)]

"""A fold that multiplies blocks by what is derived from the key, with the multiples of that in a table of the key.

A block is taken four coefficients at a time, those of highest degree of each word first: for each word the multiple is
added where the word stands, then all is moved by four. What comes out is a product of twice the words, of which the
remainder is the chain. Addresses depend on the block and on the chain: the code is not constant time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term, var
from ciphergen.generator import passes
from ciphergen.generator.analysis.field_products import WORD, FieldProduct
from ciphergen.generator.layouts.derived_keys import DerivedKeys, with_derived_keys
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import VReg
from ciphergen.generator.passes.lanes_product import remainder
from ciphergen.generator.passes.multiples import NIBBLE, bytes_by_degree
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref

_REGISTERS = 24  # that a product, a block and pointers need
_BYTES = WORD // 8


def kept_derived(plan: Plan, name: str = "") -> DerivedKeys:
    """Return the form in which code keeps what a mode derives from the key: with tables where these are allowed, the
    fold is a product of blocks, and the target has registers for it. name: of the fold, if for its code."""
    units = with_derived_keys(plan.variant, name, plan.generation.polynomials)
    fits = plan.words.bits == WORD and len(plan.target.files[plan.words.file].names) >= _REGISTERS
    return units.with_multiples if plan.tables and fits and units.product is not None else units


def table_bytes(plan: Plan) -> int:
    """Return the bytes of the table of a key, 0 where there is none."""
    units = kept_derived(plan)
    return _BYTES * len(units.planes) if units.multiples else 0


@dataclass(frozen=True)
class TableFold:
    """The fold of blocks by a table. product: that of a block; rules: of registers; order: the numbers of a block's
    registers, of which each is a word of coefficients, by degree."""

    build: Builder
    product: FieldProduct
    rules: RuleSet
    order: tuple[int, ...]

    @staticmethod
    def of(plan: Plan, name: str, build: Builder, part: Layout) -> TableFold | None:
        """Return the fold of a name over what is derived from a key, None where there is no table. part: the layout of
        a block."""
        units = kept_derived(plan, name)
        if not units.multiples or units.product is None:
            return None
        product, rules = units.product, plan.words
        words = [var(f"word.{i}", WORD) for i in range(len(product.second))]
        registers = passes.run(part.words(bytes_by_degree(words, product)))
        assert sorted(registers, key=words.index) == words, "bytes stand in the order of degrees: see `DerivedKeys`"
        return TableFold(build, product, rules, tuple(map(registers.index, words)))

    def take(self, chain: Sequence[VReg], block: Sequence[Ref], ks: Ref) -> None:
        """Build what a block makes of the chain. ks: pointer to the table."""
        build, rules, bits = self.build, self.rules, self.rules.bits
        a, b = var("a", bits), var("b", bits)
        factor = [build.one(rules, a ^ b, {a: chain[i], b: block[i]}) for i in self.order]
        count = len(factor)
        made: list[Ref] = []
        for step in reversed(range(bits // NIBBLE)):
            terms, known = self._moved(made), dict[Term, Ref](zip(_numbered("sum", len(made), bits), made, strict=True))
            fetched = dict[Term, Fetch]()
            terms += [None] * (2 * count - 1 - len(terms))
            for number, word in enumerate(factor):
                entry = self._entry(word, step, ks)
                for i in range(count):
                    variable = var(f"entry.{number}.{i}", bits)
                    fetched[variable] = self._load(entry, i)
                    before = terms[number + i]
                    terms[number + i] = variable if before is None else before ^ variable
            made = [*build.rewritten(rules, [term for term in terms if term is not None], known, fetched)]
        found = _numbered("sum", 2 * count, bits)
        left = build.rewritten(rules, remainder(found, self.product), dict(zip(found, made, strict=True)))
        build.parallel([(chain[i], word) for i, word in zip(self.order, left, strict=True)])

    def _moved(self, made: Sequence[Ref]) -> list[Term | None]:
        """Return the product so far moved by four coefficients, as terms over variables for its registers."""
        words = _numbered("sum", len(made), self.rules.bits)
        if not words:
            return []
        up = [x >> NIBBLE if self.product.reverse else x << NIBBLE for x in words]
        over = [x << WORD - NIBBLE if self.product.reverse else x >> WORD - NIBBLE for x in words]
        above = [over[-1]] if len(words) < 2 * len(self.order) else []
        return [up[0], *(x | y for x, y in zip(up[1:], over, strict=False)), *above]

    def _entry(self, word: Ref, step: int, ks: Ref) -> Ref:
        """Build the address of the multiple by four coefficients of a word. step: those before it."""
        x, base, size = var("x", self.rules.bits), var("base", self.rules.bits), len(self.order) * _BYTES
        low = WORD - NIBBLE * (step + 1) if self.product.reverse else NIBBLE * step
        move = low - (size.bit_length() - 1)
        distance = (x >> move if move >= 0 else x << -move) & (((1 << NIBBLE) - 1) * size)
        return self.build.one(self.rules, base + distance, {x: word, base: ks})

    def _load(self, entry: Ref, number: int) -> Fetch:
        return self.build.later(lambda: self.build.load(_BYTES, entry, _BYTES * number, "ks"))


def _numbered(name: str, count: int, bits: int) -> list[Term]:
    return [var(f"{name}.{i}", bits) for i in range(count)]

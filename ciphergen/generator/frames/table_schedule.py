"""Key expansion of a mode makes tables of the multiples of what the mode derives from the key, by loops.

    table    for each table: zeros are its first entry
    power    for each coefficient of an index, the lowest first: what is derived, times one power of x more each time
    entry    for each entry that is there: its sum with the power is the entry with that coefficient, too

All addresses are public.
"""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.term import Term, var
from ciphergen.generator.analysis.field_products import WORD, FieldProduct
from ciphergen.generator.analysis.keys import key_bytes
from ciphergen.generator.layouts.access import load_terms
from ciphergen.generator.layouts.derived_keys import DerivedKeys
from ciphergen.generator.machine import VReg
from ciphergen.generator.passes.multiples import Multiples, times_x, words_by_degree
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

_BYTES = WORD // 8


def table_schedule(plan: Plan, build: Builder, units: DerivedKeys, ks: VReg, key: VReg) -> None:
    """Build the tables of a key, and the return. key: pointer to what is derived."""
    assert units.product is not None
    assert units.product.reverse, "a block of a mode is the big-endian number of its bytes"
    assert units.multiples is not None
    _Tables(plan, build, units.product, units.multiples, ks).run(units, key)


class _Tables:
    """The function being built. base: the table that is made; half: bytes from an entry to that with a coefficient
    more."""

    def __init__(self, plan: Plan, build: Builder, product: FieldProduct, multiples: Multiples, ks: VReg) -> None:
        self.build, self.rules, self.product, self.multiples = build, plan.words, product, multiples
        self.base, self.half, self.at = (build.fresh(ks.file, hint) for hint in ("base", "half", "at"))
        self.power: list[VReg] = []
        build.copy(ks, self.base)
        self.end = build.add(ks, multiples.row)

    def run(self, units: DerivedKeys, key: VReg) -> None:
        """Build the whole function."""
        build, multiples = self.build, self.multiples
        words = words_by_degree(key_bytes(units), self.product)
        self.power = load_terms(build, self.rules, key_bytes(units), words, key, "key", any_address=True)
        table, power = build.label("table"), build.label("power")
        with build.turns(table, multiples.tables):
            for offset in range(0, multiples.entry, _BYTES):
                build.store(_BYTES, self._constant(0), self.base, offset, "ks")
            build.copy(self._constant(multiples.bytes // 2), self.half)
            with build.turns(power, multiples.width):
                self._entries()
                x, half = self._variables(), var("half", self.rules.bits)
                more = build.rewritten(self.rules, times_x(x, self.product), dict(zip(x, self.power, strict=True)))
                build.parallel([*zip(self.power, more, strict=True)])
                build.copy(build.one(self.rules, half >> 1, {half: self.half}), self.half)
                build.branch("if_different", self.half, self._constant(multiples.row // 2), power)
            build.place(build.label("next"))
            build.add(self.base, multiples.entry, into=self.base)
            build.branch("if_different", self.base, self.end, table)
        build.place(build.label("made"))
        build.leave()

    def _entries(self) -> None:
        """Build the entries with one coefficient more. The first coefficient is the highest bit of an index, so that
        entries stand already at all multiples of twice the distance."""
        build, a, b = self.build, var("a", self.rules.bits), var("b", self.rules.bits)
        build.copy(self.base, self.at)
        end = build.add(self.base, self.multiples.bytes)
        entry = build.label("entry")
        with build.turns(entry, (1 << self.multiples.width) // self.multiples.width):
            before: list[Ref] = [build.load(_BYTES, self.at, _BYTES * i, "ks") for i in range(len(self.power))]
            to = self._sum(self.at, self.half)
            for i, (word, power) in enumerate(zip(before, self.power, strict=True)):
                build.store(_BYTES, build.one(self.rules, a ^ b, {a: word, b: power}), to, _BYTES * i, "ks")
            build.copy(self._sum(to, self.half), self.at)
            build.branch("if_different", self.at, end, entry)
        build.place(build.label("whole"))

    def _variables(self) -> Sequence[Term]:
        return [var(f"power.{i}", self.rules.bits) for i in range(self.multiples.words)]

    def _constant(self, value: int) -> Ref:
        return self.build.constant(self.rules, value)

    def _sum(self, pointer: Ref, distance: Ref) -> Ref:
        a, b = var("pointer", self.rules.bits), var("distance", self.rules.bits)
        return self.build.one(self.rules, a + b, {a: pointer, b: distance})

"""Treats what an entry point makes once of a key as round keys: of the entry points that take it, and of its maker.

It lies in memory as the text's words do. So code reads and writes it in units, which are words of the target or bytes
and as large as its alignment allows: they stand for round keys, and the text's words are made of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property, lru_cache

from ciphergen.dsl.call_form import TextCall
from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.entry import Entry, Port
from ciphergen.dsl.errors import SourceLocation
from ciphergen.dsl.term import Term, from_bytes, substitute, to_bytes, variables, zext
from ciphergen.generator.analysis.keys import (
    WHOLE,
    KeyLayout,
    KeyPlaces,
    key_bytes,
    key_position,
    key_variable,
)


@dataclass(frozen=True, eq=False)
class UnitKeys(Variant):
    """A variant for the code of one entry point, whose round keys are units in memory. base: what the text says; unit:
    their size in bytes; entry: the entry point; port: what it takes or makes."""

    base: Variant
    unit: int
    entry: Entry
    port: Port

    @cached_property
    def products(self) -> Mapping[SourceLocation, int]:
        """Return what the text multiplies."""
        return self.base.products

    @property
    def row_bytes(self) -> int:
        """Return the size of a round key."""
        return self.port.bytes // len(self._rows)

    @property
    def _rows(self) -> range:
        """Return the numbers of the round keys: one has it all where they are no whole numbers of bytes."""
        sizes = self.port.shape.sizes
        return range(sizes[0] if sizes and self.port.bytes % sizes[0] == 0 else 1)

    def key_variables(self) -> tuple[tuple[Term, ...], ...]:
        """Return the units as variables."""
        count = range(self.row_bytes // self.unit)
        return tuple(tuple(key_variable(i, j, 8 * self.unit) for j in count) for i in self._rows)

    def steps(self, name: str) -> tuple[Step, ...]:
        """Return the steps of the entry point over units."""
        memory = [byte for units in self.key_variables() for unit in units for byte in to_bytes(unit)]
        words = [word for row in self.base.ready_keys(name) for word in row]
        known = dict(zip(words, self.words(memory), strict=True))
        return tuple(_on_units(step, known) for step in self.base.steps(name))

    def schedule(self, key: Sequence[Term]) -> tuple[tuple[Term, ...], ...]:
        """Return the units that the entry point makes, of the bytes of its inputs."""
        left = iter(key)
        given = {port.name: [next(left) for _ in range(port.bytes)] for port in self.entry.inputs}
        made = self.base.call(self.entry.name, given)[self.port.name]
        units = tuple(from_bytes(made[i : i + self.unit]) for i in range(0, len(made), self.unit))
        count = self.row_bytes // self.unit
        return tuple(units[i * count : (i + 1) * count] for i in self._rows)

    def schedule_calls(self, key: Sequence[Term]) -> tuple[TextCall, ...]:
        """Return the calls in the entry point, which are parts of its terms."""
        self.schedule(key)
        return self.unfolder.calls

    def key_layout(self, bits: int, name: str = WHOLE) -> KeyLayout:
        """Return where units lie. bits: of registers; name: under which a layout reads them."""
        count = self.row_bytes // self.unit
        at = {(i, j): i * self.row_bytes + j * self.unit for i in self._rows for j in range(count)}
        places, key = {name: KeyPlaces(at, self.row_bytes)}, key_bytes(self)
        made = self.schedule(key) if self.entry.expands else ()
        words = {at[i, j]: zext(term, bits) for i, row in enumerate(made) for j, term in enumerate(row)}
        return KeyLayout(key, places, words, frozenset(), self.unit, self.port.bytes)


def _on_units(step: Step, words: dict[Term, Term]) -> Step:
    outputs = tuple(substitute(step.outputs, words))
    keys = [v for v in variables(outputs) if key_position(v) is not None]
    return replace(step, outputs=outputs, keys=tuple(sorted(keys, key=lambda v: key_position(v) or (0, 0))))


@lru_cache(maxsize=32)  # layouts and steps are kept by the variant that they are of
def with_units(variant: Variant, name: str, bits: int) -> UnitKeys | None:
    """Return a variant for the code of an entry point, None where it neither takes nor makes what is made of a key.
    bits: of registers."""
    entry = variant.entries[name]
    port = entry.outputs[0] if entry.expands else entry.ready
    if port is None:
        return None
    given = {field.name: getattr(variant, field.name) for field in fields(variant)}
    size = sum(each.words for each in entry.inputs) if entry.expands else 0
    unit = min(port.alignment, bits // 8)
    made = UnitKeys(**{**given, "key_words": size}, base=variant, unit=unit, entry=entry, port=port)
    return replace(made, unit=1) if made.row_bytes % unit else made

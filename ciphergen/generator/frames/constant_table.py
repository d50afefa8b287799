"""The rounds of an entry point, with loops that walk over tables of constants.

The tables stand in the function's frame, where its beginning writes them: so no memory is read but what the caller
gives, and code may stand in memory that can only be executed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ciphergen.generator.analysis.entry_loops import LoopPart, loop_parts, straight
from ciphergen.generator.analysis.keys import KeyLayout, KeyPlaces
from ciphergen.generator.analysis.ready import UnitKeys
from ciphergen.generator.frames.round_loop import Rounds
from ciphergen.generator.layouts.derived_keys import with_keys_in_memory
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import Kept, VReg
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

_MOST = 1024  # bytes of all tables of a function: all targets reach so far from the stack pointer, with spilled values
Use = tuple[str, int]  # an entry point, and the number of steps in the bodies of its loops


def _keys_in_memory(plan: Plan, name: str) -> UnitKeys | None:
    """Return a variant for the code of an entry point, None where it reads no key from memory as rounds do."""
    return with_keys_in_memory(plan.variant, name, plan.words.bits, plan.generation.polynomials)


@dataclass(frozen=True)
class Tables:
    """The tables of a function's entry points. parts: by their uses; words: of all tables, each in a place of the frame
    that is as wide as a register; at: where each table begins among these."""

    plan: Plan
    build: Builder
    parts: Mapping[Use, tuple[LoopPart, ...]]
    words: tuple[int, ...]
    at: Mapping[tuple[int, ...], int]

    @staticmethod
    def of(plan: Plan, build: Builder, uses: Sequence[Use]) -> Tables:
        """Build the stores of all tables that the uses need, and return these. Rounds whose table finds no room stay
        straight code."""
        room = _MOST * 8 // plan.target.files[plan.words.file].bits
        words: list[int] = []
        at: dict[tuple[int, ...], int] = {}
        parts: dict[Use, tuple[LoopPart, ...]] = {}
        for name, unroll in uses:
            if _keys_in_memory(plan, name) is not None:
                continue  # rounds that walk over what is made of a key
            found = list(loop_parts(plan.variant, name, unroll, plan.words.bits))
            for number, part in enumerate(found):
                start = _place(words, part.table.words)
                if start + len(part.table.words) > room:
                    found[number] = straight(plan.variant, part)
                    continue
                words[start:] = [*part.table.words, *words[start + len(part.table.words) :]]
                at[part.table.words] = start
            parts[name, unroll] = tuple(found)
        tables = Tables(plan, build, parts, tuple(words), at)
        tables.write()
        return tables

    def write(self) -> None:
        """Build the stores of all tables. A basic block begins behind them: within one, loads from a table could come
        before them."""
        if not self.words:
            return
        before: tuple[int, Ref] | None = None
        for number, word in enumerate(self.words):
            if before is None or before[0] != word:
                before = word, self.build.constant(self.plan.words, word)
            self.build.keep(before[1], Kept(self.plan.words.file, number))
        self.build.place(self.build.label("tables"))

    def rounds(self, layout: Layout, name: str, unroll: int, ks: VReg | None = None) -> TableRounds:
        """Return the rounds of an entry point on a layout. ks: what the entry point takes that is made of a key."""
        units = _keys_in_memory(self.plan, name)
        if units is not None:
            plan = replace(self.plan, variant=units, keys=units.key_layout(self.plan.words.bits, layout.name))
            return TableRounds(self.build, (_Part(Rounds.of(plan, self.build, layout.of(units), name, unroll), ks),))
        return TableRounds(self.build, tuple(self._part(layout, part) for part in self.parts[name, unroll]))

    def _part(self, layout: Layout, part: LoopPart) -> _Part:
        """Return the rounds of a part, which find their constants as others find round keys."""
        size, table = self.plan.target.files[self.plan.words.file].bits // 8, part.table
        row = size * len(table.columns)
        places = {
            (number, limb): number * row + size * column
            for number in range(len(table.rows))
            for limb, column in table.columns.items()
        }
        keys = KeyLayout((), {layout.name: KeyPlaces(places, row)}, {}, frozenset(), size, 0)
        plan = replace(self.plan, variant=part.variant, keys=keys)
        rounds = Rounds(plan, self.build, layout.of(part.variant), part.loop)
        return _Part(rounds, Kept(self.plan.words.file, self.at[table.words]) if table.words else None)


def _place(words: Sequence[int], table: Sequence[int]) -> int:
    """Return where a table stands among words already, or else their end."""
    starts = range(len(words) - len(table) + 1)
    return next((at for at in starts if list(words[at : at + len(table)]) == list(table)), len(words))


@dataclass(frozen=True)
class _Part:
    """The rounds of a part, and where what they walk over begins: their table, or what is made of a key; None where
    they walk over nothing."""

    rounds: Rounds
    table: Kept | VReg | None


@dataclass(frozen=True)
class TableRounds:
    """The rounds of an entry point."""

    build: Builder
    parts: tuple[_Part, ...]

    def load(self, pointer: Ref, *, aligned: bool) -> list[Ref]:
        """Build the loads of all blocks from `pointer` on; return the state."""
        return self.parts[0].rounds.load(pointer, aligned=aligned)

    def store(self, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        """Build the stores of all blocks to `pointer` on."""
        self.parts[-1].rounds.store(state, pointer, aligned=aligned)

    def run(self, state: Sequence[Ref]) -> list[Ref]:
        """Build all rounds; return the resulting state."""
        for part in self.parts:
            table = self.build.frame_address(part.table) if isinstance(part.table, Kept) else part.table
            part.rounds.set_up(table)
            state = part.rounds.run(table, state)
        return list(state)

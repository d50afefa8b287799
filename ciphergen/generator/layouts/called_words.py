"""The layout of small code for look-ups: one block in registers as in memory, and a shared routine for each table.

A routine looks up all words of a few registers at once, and every function of a file calls the same. What is linear
between look-ups is done on whole registers (`passes.word_layers`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Kind, Term, concat, substitute, to_bytes, var
from ciphergen.dsl.term.linear_forms import LeafForms
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import key_position
from ciphergen.generator.analysis.look_ups import groups, levels
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.access import load_through_frame, store_through_frame
from ciphergen.generator.layouts.layout import Layout, Stage
from ciphergen.generator.layouts.substitution import Table, substitution
from ciphergen.generator.layouts.tabled import MemoryRounds, Tabled
from ciphergen.generator.passes import legalise, word_layers
from ciphergen.generator.passes.word_layers import BYTE, MadeWord, SourceByte
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import AlikeStage, Ref, RoutineStage, RoutineTerms, SharedRoutine

_MOST = 4  # registers of which words are looked up at once


class CalledWords(Tabled):
    """A layout of one block in registers as in memory, as the module says."""

    name = "words of memory, by routines"

    def check(self) -> None:
        if self.variant.word_bits % BYTE:
            raise Unsupported("routines look up bytes")
        if self.variant.block_bytes * BYTE % self.rules.bits:
            raise Unsupported(f"a block of {self.variant.block_bytes} bytes is not a whole number of registers")

    @property
    def shares(self) -> bool:
        return True

    @property
    def calls_routines(self) -> bool:
        return True

    def routine(self, table: Table) -> SharedRoutine:
        return self.rounds.routine(table)

    @property
    def rounds(self) -> CalledSteps:
        return _steps(self.variant, self.rules)

    def has_rounds_of(self, one: Layout) -> bool:
        return one.name == self.name

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        if aligned:
            return super().load(build, pointer, aligned=aligned)
        return load_through_frame(build, self.rules, self.registers_of_a_block, pointer)

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        if aligned:
            super().store(build, state, pointer, aligned=aligned)
        else:
            store_through_frame(build, self.rules, state, pointer)

    def lift(self, piece: Piece) -> Piece:
        raise Unsupported("counter mode has to call rounds that look up by routines")

    def stages(self, piece: Piece) -> list[Stage]:
        found: list[Stage] = []
        for step in piece.steps:
            found += self.rounds.stages[step]
        return found


@lru_cache(maxsize=8)  # every function of a variant asks for it
def _steps(variant: Variant, rules: RuleSet) -> CalledSteps:
    found = CalledSteps(variant, rules)
    found.add(ENCRYPT)
    found.add(DECRYPT)
    return found


@dataclass(frozen=True)
class _Call:
    """A call of a routine. look_ups: those of a table, one register's after another's; registers: how many."""

    table: Table
    look_ups: Sequence[Term]
    registers: int


class CalledSteps(MemoryRounds):
    """The steps of a variant as stages: words of what is looked up, calls, and words of the next state."""

    def __init__(self, variant: Variant, rules: RuleSet) -> None:
        super().__init__(variant, rules, lambda roots, _: roots)
        self.stages: dict[Step, list[Stage]] = {}
        self._tables: dict[Table, str] = {}
        self._routines: dict[Table, dict[int, SharedRoutine]] = {}

    def _made(self, step: Step) -> list[Term]:
        variant, bits = self.variant, self.rules.bits
        bytes_ = [byte for register in self.state for byte in to_bytes(register)]
        data = variant.bytes(substitute(step.outputs, dict(zip(step.inputs, variant.words(bytes_), strict=True))))
        size = bits // BYTE
        roots = [concat(*reversed(data[i : i + size])) for i in range(0, len(data), size)]
        self.stages[step] = [*self._of(roots)]
        return []

    def _of(self, roots: Sequence[Term]) -> list[Stage]:
        """Return the stages of registers behind a step, over those before it.

        Raises:
            Unsupported: look-ups of look-ups, of other words than bytes, or what is not linear beside them.
        """
        found = levels(roots)
        if len(found) > 1:
            raise Unsupported("routines are for rounds that look up once")
        calls = self._calls(found[0]) if found else []
        forms, state = LeafForms(), [*self.state]
        there = {register: register for register in state}
        if not calls:
            return self._piece(state, self._layer(forms, roots, there, {}))
        indices = [word for call in calls for word in self._words(call)]
        stands = any(leaf in state for root in roots for leaf in _leaves(forms, root))
        given = self._layer(forms, indices, there, {}) + (state if stands else [])
        stages, first, looked = self._piece(state, given), 0, dict[Term, tuple[Term, int]]()
        results = [var(f"looked.{i}", self.rules.bits) for i in range(len(indices))]
        for call in calls:
            stages.append(RoutineStage(self.routine(call.table, call.registers), first))
            size = self.rules.bits // BYTE
            looked |= {term: (results[first + i // size], i % size) for i, term in enumerate(call.look_ups)}
            first += call.registers
        behind = results + (state if stands else [])
        words = self._made_words(forms, roots, there if stands else {}, looked)
        return stages + self._behind(behind, words)

    def _behind(self, registers: Sequence[Term], words: Sequence[MadeWord]) -> list[Stage]:
        """Return the stages of a layer behind calls: what is done with all words alike is there once."""
        bits = self.rules.bits
        found = word_layers.alike(words, bits, self.derived)
        if found is None:
            return self._piece(registers, self._legal(word_layers.run(words, bits, self.derived)))
        each, given = var("each", bits), self._piece(registers, self._legal(found.gathered))
        loop = AlikeStage(RoutineTerms((each,), tuple(self._legal([found.alike]))))
        return [*given, loop, *self._piece(found.made, self._legal(found.outputs))]

    def _legal(self, terms: Sequence[Term]) -> list[Term]:
        return passes.run(legalise.run(passes.run(terms), self.rules))

    def _calls(self, found: Sequence[Term]) -> list[_Call]:
        """Return look-ups as calls, each of as many registers as are filled."""
        size, calls = self.rules.bits // BYTE, list[_Call]()
        if any({term.width, term.args[0].width} != {BYTE} for term in found):
            raise Unsupported("routines look up bytes")
        for group in groups(found):
            group.sort(key=lambda term: _place(term.args[0], self.state))
            for start in range(0, len(group), size * _MOST):
                part = group[start : start + size * _MOST]
                count = 1 << (-(-len(part) // size) - 1).bit_length()
                table = part[0].param
                assert isinstance(table, tuple)
                calls.append(_Call(table, part, count))
        return calls

    def _words(self, call: _Call) -> list[Term]:
        """Return the registers of a call, with zeros where nothing is looked up."""
        size = self.rules.bits // BYTE
        indices = [term.args[0] for term in call.look_ups]
        indices += [indices[0]] * (call.registers * size - len(indices))
        return [concat(*reversed(indices[i : i + size])) for i in range(0, len(indices), size)]

    def routine(self, table: Table, count: int = 0) -> SharedRoutine:
        """Return the routine that looks up all words of so many registers in a table; 0 for as many as there is a
        routine for already, or one."""
        name = self._tables.setdefault(table, f"look_up{len(self._tables)}")
        known = self._routines.setdefault(table, {})
        count = count or next(iter(known), 1)
        if count not in known:
            known[count] = substitution(self.rules, self.variant.circuits, table, name, count)
        return known[count]

    def _layer(
        self,
        forms: LeafForms,
        roots: Sequence[Term],
        state: Mapping[Term, Term],
        looked: Mapping[Term, tuple[Term, int]],
    ) -> list[Term]:
        """Return registers that are linear in bytes. state: registers by variables; looked: where look-ups are."""
        words = self._made_words(forms, roots, state, looked)
        return self._legal(word_layers.run(words, self.rules.bits, self.derived))

    def _made_words(
        self,
        forms: LeafForms,
        roots: Sequence[Term],
        state: Mapping[Term, Term],
        looked: Mapping[Term, tuple[Term, int]],
    ) -> list[MadeWord]:
        """Return words as the sums of bytes that they are."""
        words = list[MadeWord]()
        for root in roots:
            bits = forms.of(root)
            parts: list[tuple[SourceByte, word_layers.Vector]] = []
            for leaf in _leaves(forms, root):
                columns = tuple(forms.columns(bits, leaf))
                for low in range(0, leaf.width, BYTE):
                    vector = columns[low : low + BYTE]
                    if any(vector):
                        parts.append((self._source(leaf, low, state, looked), vector))
            constant = sum((form & 1) << i for i, form in enumerate(bits))
            words.append(MadeWord(parts, constant))
        return words

    @staticmethod
    def _source(
        leaf: Term, low: int, state: Mapping[Term, Term], looked: Mapping[Term, tuple[Term, int]]
    ) -> SourceByte:
        if leaf in looked:
            return SourceByte(*looked[leaf], leaf)
        if leaf in state:
            return SourceByte(state[leaf], low // BYTE, leaf)
        if key_position(leaf) is None or leaf.width % BYTE:
            raise Unsupported("routines are for rounds of look-ups and exclusive ors")
        return SourceByte(None, low // BYTE, to_bytes(leaf)[low // BYTE])

    def _piece(self, inputs: Sequence[Term], outputs: Sequence[Term]) -> list[Stage]:
        """Return a stage that computes terms, none where it would compute nothing."""
        return [] if [*inputs] == [*outputs] else [Piece(tuple(inputs), tuple(outputs), ())]


def _place(index: Term, state: Sequence[Term]) -> tuple[int, int]:
    """Return (the number of the register, the lowest bit) where an index stands in a state; behind all others where it
    is no part of a register, but for what is added to it."""
    while index.kind is Kind.BITWISE and index.args:
        index = index.args[0]
    whole = index.op == "extract" and index.args[0] in state
    return (state.index(index.args[0]), index.number) if whole else (len(state), 0)


def _leaves(forms: LeafForms, root: Term) -> list[Term]:
    """Return the leaves of which a word is made."""
    return list(dict.fromkeys(leaf for form in forms.of(root) for leaf, _ in forms.parts(form)))


@lru_cache(maxsize=32)
def suits(variant: Variant, rules: RuleSet) -> bool:
    """Return True if a variant can be made in this layout, and looks something up."""
    try:
        layout = CalledWords(variant, rules, 1)
        layout.check()
        return any(isinstance(stage, RoutineStage) for stages in layout.rounds.stages.values() for stage in stages)
    except Unsupported:
        return False

"""The layout for look-ups in tables that a key makes: a block in registers as in memory, and rounds in stages.

A function of a byte and of round-key words becomes a look-up in a table of its own, which is made of the key before the
blocks (`KeyTables`). Where the key chooses the order of the bytes, they are taken from registers by an idiom, with
numbers that the key schedule leaves. All else of a round is terms, with merged tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from random import Random

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term, concat, const, extract, make, replace, substitute, to_bytes, var, variables, zext
from ciphergen.generator import passes
from ciphergen.generator.analysis.key_choices import choices, made_of_keys
from ciphergen.generator.analysis.keys import Wanted, key_position
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.layouts.layout import Stage
from ciphergen.generator.layouts.tabled import MemoryRounds, Tabled, merging
from ciphergen.generator.passes import legalise, turned_bytes
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

_BYTE, _ENTRIES, _WORD = 8, 256, 32
NUMBER = var("number", _WORD)  # of an entry


@dataclass(frozen=True)
class KeyTables:
    """The tables that a key makes for a direction. stand_ins: entries that stand for each where it is looked up, which
    no pass knows anything of; contents: what each holds at `NUMBER`, over round-key words."""

    stand_ins: list[tuple[int, ...]] = field(default_factory=list)
    contents: list[Term] = field(default_factory=list)

    def add(self, content: Term) -> tuple[int, ...]:
        """Add a table, and return its stand-in."""
        entries = tuple(Random(len(self.contents)).sample(range(_ENTRIES), _ENTRIES))
        self.stand_ins.append(entries)
        self.contents.append(content)
        return entries

    @property
    def in_key_order(self) -> KeyTables:
        """Return the tables in the order of the round keys that they are made of, in which a loop makes them."""
        pairs = zip(self.stand_ins, self.contents, strict=True)
        found = sorted(pairs, key=lambda pair: min(filter(None, map(key_position, variables([pair[1]])))))
        return KeyTables([stand_in for stand_in, _ in found], [content for _, content in found])


class KeyMade(Tabled):
    """A layout of one block in registers as in memory, as the module says."""

    name = "words of memory, tables of the key"

    def wanted(self, *, loops: bool) -> Wanted:
        return Wanted(self.name, rounds_with_key_tables(self.variant, self.rules).rows(), loops=False)

    def stages(self, piece: Piece) -> list[Stage]:
        found = rounds_with_key_tables(self.variant, self.rules)
        return [stage for step in piece.steps for stage in found.stages(step)]

    def entries(self, direction: str) -> Piece:
        contents = tuple(zext(content, self.rules.bits) for content in self.tables(direction).contents)
        return Piece((NUMBER,), contents, contents)

    def stand_ins(self, direction: str) -> Sequence[tuple[int, ...]]:
        return self.tables(direction).stand_ins

    def tables(self, direction: str) -> KeyTables:
        """Return the tables of a direction."""
        return rounds_with_key_tables(self.variant, self.rules).tables[direction].in_key_order


def has_key_tables(variant: Variant) -> bool:
    """Return True if a key makes tables of a variant's rounds."""
    return key_table_step(variant) is not None


@lru_cache(maxsize=8)
def key_table_step(variant: Variant) -> Step | None:
    """Return the first step that looks up in a table that a key makes, None if there is none."""
    if variant.word_bits != _BYTE:
        return None
    steps = (step for direction in (ENCRYPT, DECRYPT) for step in variant.steps(direction))
    return next((s for s in steps if made_of_keys(s.outputs, frozenset(s.inputs).__contains__)), None)


@lru_cache(maxsize=8)
def rounds_with_key_tables(variant: Variant, rules: RuleSet) -> _KeyMadeRounds:
    """Return the rounds of a variant, with the tables that a key makes."""
    found = _KeyMadeRounds(variant, rules)
    for direction in (ENCRYPT, DECRYPT):
        found.add(direction)
    return found


class _KeyMadeRounds(MemoryRounds):
    """The rounds of a variant as stages, by their steps."""

    def __init__(self, variant: Variant, rules: RuleSet) -> None:
        super().__init__(variant, rules, merging(rules))
        self.tables: dict[str, KeyTables] = {}
        self._stages: dict[Step, list[Stage]] = {}

    def add(self, direction: str) -> None:
        self.begin()
        tables = self.tables[direction] = KeyTables()
        for step in self.variant.steps(direction):
            if step not in self._stages:
                self._stages[step] = self._of(step, tables)

    def stages(self, step: Step) -> list[Stage]:
        """Return the stages of a step."""
        return self._stages[step]

    def _of(self, step: Step, tables: KeyTables) -> list[Stage]:
        """Return a step as stages: what is before the bytes change places, that, and what is behind."""
        data = [byte for register in self.state for byte in to_bytes(register)]
        outputs = substitute(step.outputs, dict(zip(step.inputs, self.variant.words(data), strict=True)))
        found = choices(outputs)
        if not found:
            return [self._piece(self._words(outputs), self.state, step, tables)]
        (leaves,) = {choice.leaves for choice in found.values()}
        count = len(self.state)
        indices = [choice.index for choice in found.values()]
        numbers = [number for c in range(count) for number in _numbers(indices[4 * c : 4 * c + 4])]
        before = self._piece(self._words(leaves), self.state, step, tables, more=[self.derived(n) for n in numbers])
        behind = tuple(var(f"t.{c}", _WORD) for c in range(count))
        places = [byte for register in behind for byte in to_bytes(register)]
        rest = replace(outputs, dict(zip(found, places, strict=True)))
        return [before, partial(_taken, count), self._piece(self._words(rest), behind, step, tables)]

    def _words(self, data: Sequence[Term]) -> list[Term]:
        size = self.rules.bits // _BYTE
        bytes_ = self.variant.bytes(data)
        return [concat(*reversed(bytes_[i : i + size])) for i in range(0, len(bytes_), size)]

    def _piece(
        self, roots: Sequence[Term], inputs: tuple[Term, ...], step: Step, tables: KeyTables, more: Sequence[Term] = ()
    ) -> Piece:
        """Return terms over registers as a piece. more: words of round keys that it leaves, too."""
        state = {byte for register in inputs for byte in to_bytes(register)}
        made = made_of_keys(roots, state.__contains__)
        names = {term: var(f"made.{i}", _BYTE) for i, (term, _) in enumerate(made)}
        merged = turned_bytes.run(passes.run(replace(roots, dict(names))), self.derived) if not made else None
        if merged is None:
            merged = [*self.rewrite(replace(roots, dict(names)), self.derived)]
        known: dict[Term, Term] = {}
        for term, byte in made:
            number = extract(NUMBER, _BYTE - 1, 0)
            content = replace([term], {byte: number})[0]
            keys = [v for v in variables([content]) if key_position(v) is not None]
            kept = {key: extract(self.derived(key), key.width - 1, 0) for key in keys}
            entries = tables.add(substitute([content], kept)[0])
            known[names[term]] = make("table", (byte,), _BYTE, entries)
        terms = passes.run(legalise.run(passes.run(substitute(merged, known)), self.rules))
        outputs = (*terms, *more)
        return Piece(inputs, outputs, outputs, (step,))


def _numbers(indices: Sequence[Term]) -> tuple[Term, Term]:
    """Return, for a word of chosen bytes, the numbers by which these are taken of two words, and those that choose
    between what was taken of the first two words and of the last two."""
    near = [concat(const(0, 1), extract(index, 2, 0)) for index in indices]
    which = [concat(const(0, 1), extract(index, 3, 3), const(i, 2)) for i, index in enumerate(indices)]
    return tuple(zext(concat(*reversed(nibbles)), _WORD) for nibbles in (near, which))  # type: ignore[return-value]


def _taken(count: int, build: Builder, given: Sequence[Ref]) -> list[Ref]:
    """Build the bytes that a key chooses. given: words of all bytes, and the numbers for each word."""
    words, numbers, made = given[:count], given[count:], list[Ref]()
    for c in range(count):
        near, which = numbers[2 * c : 2 * c + 2]
        halves = [build.general("byte_choice", "bytes_of", words[i], words[i + 1], near) for i in (0, 2)]
        made.append(build.general("byte_choice", "bytes_of", halves[0], halves[1], which))
    return made

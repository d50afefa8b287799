"""The layout for look-ups in memory: one block in registers as it stands in memory, with merged tables.

What rounds read of round keys is made by the key schedule: for each round what is added to the state, as the state lies
in registers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term, concat, const, from_bytes, substitute, to_bytes, var, variables, zext
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import (
    KeyLayout,
    KeyPlaces,
    Wanted,
    key_bytes,
    key_position,
    key_variable,
    round_keys,
)
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.cover import instructions
from ciphergen.generator.layouts.access import load_terms, store_words
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.limbs import on_limbs
from ciphergen.generator.passes import legalise, merged_tables
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

Derive = Callable[[Term], Term]
Rewrite = Callable[[Sequence[Term], Derive], Sequence[Term]]


class Tabled(Layout):
    """A layout of one block in registers as in memory, as the module says."""

    name = "words of memory"
    parts_of_words = True

    def words(self, data: Sequence[Term]) -> Sequence[Term]:
        size = self.rules.bits // 8
        return [from_bytes(data[i : i + size]) for i in range(0, len(data), size)]

    @property
    def registers_of_a_block(self) -> int:
        return self.variant.block_bytes * 8 // self.rules.bits

    def check(self) -> None:
        pass

    def wanted(self, *, loops: bool) -> Wanted:
        return Wanted(self.name, self.rounds.rows(), loops=True)

    def places(self, keys: KeyLayout) -> KeyPlaces:
        return keys.places[self.name]

    @property
    def rounds(self) -> MemoryRounds:
        """Return the rounds on registers, which both directions share."""
        return _with_tables(self.variant, self.rules)

    def lift(self, piece: Piece) -> Piece:
        found, state = self.rounds, registers(self.variant, self.rules.bits)
        now, between = state, list[Term]()
        for step in piece.steps:
            now = tuple(substitute(found.step(step), dict(zip(state, now, strict=True))))
            between += now
        return Piece(state, tuple(now), tuple(between), piece.steps)

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        data = [var(f"b.{i}", 8) for i in range(self.variant.block_bytes)]
        return [*load_terms(build, self.rules, data, self.words(data), pointer, "in", aligned=aligned)]

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        store_words(build, self.rules, state, pointer, aligned=aligned)

    def in_memory_order(self, build: Builder, state: Sequence[Ref]) -> tuple[list[Ref], int]:
        return [*state], self.rules.bits // 8


def registers(variant: Variant, bits: int) -> tuple[Term, ...]:
    """Return variables for the registers of a block."""
    return tuple(var(f"m.{i}", bits) for i in range(variant.block_bytes * 8 // bits))


@lru_cache(maxsize=8)  # every function of a variant asks for it
def _with_tables(variant: Variant, rules: RuleSet) -> MemoryRounds:
    return MemoryRounds.of(variant, rules, merging(rules))


def merging(rules: RuleSet) -> Rewrite:
    """Return what makes look-ups in merged tables of the registers behind a step."""

    def price(terms: Sequence[Term]) -> int:
        return instructions(passes.run(legalise.run(passes.run(terms), rules)), (), rules)

    few = rules.look_ups is not None and rules.look_ups.few
    return lambda roots, derived: merged_tables.run(passes.run(roots), derived, rules.bits, price, few=few)


@lru_cache(maxsize=32)
def is_faster(variant: Variant, rules: RuleSet) -> bool:
    """Return True if rounds on registers as in memory take fewer instructions than on registers for each word: by a
    round in the middle of each direction."""
    if variant.block_bytes * 8 % rules.bits or rules.look_ups is None:
        return False
    merged, words = 0, 0
    for direction in (ENCRYPT, DECRYPT):
        steps = variant.steps(direction)
        step = steps[len(steps) // 2]
        piece = on_limbs(variant, rules, Piece(step.inputs, step.outputs, (), (step,)))
        words += instructions(piece.outputs, (), rules) + len(round_keys(piece.outputs))
        found = _with_tables(variant, rules).step(step)
        merged += instructions(found, (), rules) + len(round_keys(found))
    return merged < words


class MemoryRounds:
    """The rounds of a variant on registers, by their steps, and the words of round keys that these read: first those of
    encryption, behind them those of decryption. rewrite: makes of registers behind a step, over the bytes of those
    before it and of round keys, what is to be computed; what is made of one round key alone it may ask to be derived by
    the key schedule."""

    def __init__(self, variant: Variant, rules: RuleSet, rewrite: Rewrite) -> None:
        self.variant, self.rules, self.rewrite = variant, rules, rewrite
        self.state = registers(variant, rules.bits)
        self._steps: dict[Step, list[Term]] = {}
        self._read: list[dict[int, dict[Term, int]]] = []  # by direction and round key, the words that are read
        self._first = 0  # the number of the first word of a round key that the last direction reads

    @staticmethod
    def of(variant: Variant, rules: RuleSet, rewrite: Rewrite) -> MemoryRounds:
        """Return the rounds of both directions."""
        found = MemoryRounds(variant, rules, rewrite)
        found.add(ENCRYPT)
        found.add(DECRYPT)
        return found

    def begin(self) -> None:
        """Begin another direction: the words that it reads stand behind those of the last one."""
        self._first = max((len(words) for read in self._read for words in read.values()), default=0)
        self._read.append({})

    def add(self, direction: str) -> None:
        """Add the rounds of a direction."""
        self.begin()
        for step in self.variant.steps(direction):
            if step not in self._steps:
                self._steps[step] = self._made(step)

    def step(self, step: Step) -> list[Term]:
        """Return the registers behind a step, over those before it and over words of round keys."""
        return self._steps[step]

    def rows(self) -> list[list[Term]]:
        """Return the words that are read of each round key, over the bytes of the key."""
        bits, words = self.rules.bits, self.variant.schedule(key_bytes(self.variant))
        pairs = zip(self.variant.key_variables(), words, strict=True)
        known = {variable: word for names, row in pairs for variable, word in zip(names, row, strict=True)}
        found: list[list[Term]] = []
        for i in range(len(words)):
            encrypt, decrypt = ([*read.get(i, {})] for read in self._read)
            zeros = [const(0, bits)] * (self._first - len(encrypt))
            found.append(substitute([*encrypt, *zeros, *decrypt], known))
        return found

    def _made(self, step: Step) -> list[Term]:
        variant, bits = self.variant, self.rules.bits
        bytes_ = [byte for register in self.state for byte in to_bytes(register)]
        known = dict(zip(step.inputs, variant.words(bytes_), strict=True))
        data = variant.bytes(substitute(step.outputs, known))
        size = bits // 8
        roots = [concat(*reversed(data[i : i + size])) for i in range(0, len(data), size)]
        made = self.rewrite(roots, self.derived)
        return passes.run(legalise.run(passes.run(made), self.rules))

    def derived(self, term: Term) -> Term:
        """Return the variable of a word that is made of one round key."""
        bits = self.rules.bits
        (row,) = {at[0] for leaf in variables([term]) if (at := key_position(leaf)) is not None}
        read = self._read[-1].setdefault(row, {})
        number = read.setdefault(zext(term, bits), len(read))
        return key_variable(row, self._first + number, bits)

"""The layout of blocks in vector registers as they stand in memory: into lanes in every round, and back.

Round keys are added to the state where it lies as in memory, so that they need no place of their own in each lane:
`V_key` holds them as bytes in a row, and is small. This is the first of the two forms in which PIPO was published for
64-bit ARM processors.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.procedures import DIRECTIONS
from ciphergen.dsl.term import Term, from_bytes, rebuild, remake, substitute, to_bytes, var, variables
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import Wanted, key_bytes, key_position, key_variable, without_constant
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts import packing
from ciphergen.generator.layouts.lanes import Lanes, inverted, kept_rows
from ciphergen.generator.layouts.layout import Stage, side_by_side
from ciphergen.generator.passes import inversions
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

_KEY_BITS = 32  # of a word of key memory


@dataclass(frozen=True)
class _Parted:
    """A step without its round key. key: the number of the round key, -1 for none; first: whether it is added to the
    state before the rest, else after it."""

    outputs: list[Term]
    key: int
    first: bool


class LanesPerRound(Lanes):
    """A layout as in memory, with blocks in lanes within a round only."""

    name = "each round"
    counted = adds_constants = False

    def __init__(self, variant: Variant, rules: RuleSet, blocks: int) -> None:
        super().__init__(variant, rules, blocks)
        self._register = rules.bits * rules.lanes // 8

    def check(self) -> None:
        super().check()
        if self._register % self.variant.block_bytes:
            raise Unsupported(f"blocks of {self.variant.block_bytes} bytes do not fill registers of {self._register}")
        for step in (step for direction in DIRECTIONS for step in self.variant.steps(direction)):
            part(step)

    def wanted(self, *, loops: bool) -> Wanted:
        """Return each round key as words in the order of memory."""
        rows: list[list[Term]] = []
        for row in kept_rows(self.variant, self.variant.schedule(key_bytes(self.variant))):
            data = [without_constant(byte) for word in row for byte in passes.run(to_bytes(word))]
            size = _KEY_BITS // 8
            groups = [data[i : i + size] for i in range(0, len(data), size)]
            bases = passes.run([from_bytes([base for base, _ in group]) for group in groups])
            constants = [int.from_bytes(bytes(constant for _, constant in group), "little") for group in groups]
            words = [base ^ constant if constant else base for base, constant in zip(bases, constants, strict=True)]
            rows.append(words)
        return Wanted(self.name, rows, loops, together=len(rows[0]))

    def stages(self, piece: Piece) -> list[Stage]:
        found: list[Stage] = []
        for step in piece.steps:
            parted = part(step)
            if parted.first:
                found.append(self._add(step, parted.key))
            if parted.outputs != list(step.inputs):
                found += [self._exchange_all(self._into_lanes), self._rest(step, parted)]
                found.append(self._exchange_all(self._out_of_lanes))
            if parted.key >= 0 and not parted.first:
                found.append(self._add(step, parted.key))
        return found

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        return [self._load(build, pointer, i) for i in range(self.groups * self._count)]

    def load_key(self, build: Builder, pointer: Ref, offset: int) -> Ref:
        size = self.variant.block_bytes
        once = self.load_part(build, size, pointer, offset, "ks")
        return once if size == self._register else build.vector("repeat", 8 * size, once)[0]

    def in_memory_order(self, build: Builder, state: Sequence[Ref]) -> tuple[list[Ref], int]:
        return list(state), self._bytes

    def _add(self, step: Step, key: int) -> Piece:
        """Return the addition of a round key to all registers as a piece."""
        bits = self.rules.bits
        state = tuple(var(f"m.{i}", bits) for i in range(self.groups * self._count))
        outputs = tuple(x ^ key_variable(key, 0, bits) for x in state)
        return Piece(state, outputs, outputs, (step,))

    def _rest(self, step: Step, parted: _Parted) -> Piece:
        """Return the rest of a step, without its round key, in lanes. Complement the state wherever the stored key word
        is a complement."""
        outputs = parted.outputs
        kept = {j for (i, j) in inverted(self.variant) if i == parted.key}
        if parted.first:
            outputs = substitute(outputs, {x: ~x for j, x in enumerate(step.inputs) if j in kept})
        elif kept:
            outputs = [~term if j in kept else term for j, term in enumerate(outputs)]
        terms = tuple(inversions.run(packing.on_words(self.variant, outputs)))
        return side_by_side(Piece(tuple(step.inputs), terms, terms, (step,)), self.groups)

    def _exchange_all(self, of_group: Callable[[Builder, Sequence[Ref]], list[Ref]]) -> Stage:
        """Return a stage that permutes each group's registers by the given exchange."""

        def run(build: Builder, state: Sequence[Ref]) -> list[Ref]:
            groups = [state[i : i + self._count] for i in range(0, len(state), self._count)]
            return [register for group in groups for register in of_group(build, group)]

        return run


def part(step: Step) -> _Parted:
    """Return a step split into the addition of its round key and the rest.

    Raises:
        Unsupported: a step does more with its round key than to add all its words to the state, first or last.
    """
    numbers = {at[0] for v in variables(step.outputs) if (at := key_position(v)) is not None}
    if not numbers:
        return _Parted(list(step.outputs), -1, first=False)
    if len(numbers) == 1:
        key = numbers.pop()
        words = [key_variable(key, j, x.width) for j, x in enumerate(step.inputs)]
        ends = [_added(term, word) for term, word in zip(step.outputs, words, strict=True)]
        after = [end for end in ends if end is not None]
        if len(after) == len(ends) and not any(map(key_position, variables(after))):
            return _Parted(after, key, first=False)
        before = _without(step, dict(zip(step.inputs, words, strict=True)))
        if not any(map(key_position, variables(before))):
            return _Parted(before, key, first=True)
    raise Unsupported(f"{step.name} does more with its round key than to add it to the state at its beginning or end")


def _added(term: Term, word: Term) -> Term | None:
    """Return the other operand of an XOR with `word`, None if the term is no such XOR."""
    return next((a for a, b in (term.args, term.args[::-1]) if b is word), None) if term.op == "xor" else None


def _without(step: Step, words: dict[Term, Term]) -> list[Term]:
    """Return the outputs with each (state word XOR its round-key word) replaced by the state word. Return them
    unchanged if a state word also stands elsewhere."""
    alone: set[Term] = set()

    def one(old: Term, args: tuple[Term, ...]) -> Term:
        if old.op == "xor" and any(b is words.get(a) for a, b in (old.args, old.args[::-1])):
            return next(a for a in old.args if a in words)
        alone.update(a for a in old.args if a in words)
        return remake(old, args)

    found = rebuild(step.outputs, one)
    return list(step.outputs) if alone or any(term in words for term in step.outputs) else found

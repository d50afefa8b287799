"""The layout of words of any width: each in as many general registers as it takes, the lowest bits first.

Look-ups become circuits on planes, and all else what `legalise` makes of it. Blocks lie one beside the other, each in
registers of its own. Round keys stand in memory as rounds read them, a word of the target for each register.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term, concat, extract, from_bytes, substitute, topological, var, variables, zext
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import KeyLayout, KeyPlaces, Wanted, key_bytes, key_position, key_variable
from ciphergen.generator.analysis.ready import UnitKeys
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts import packing
from ciphergen.generator.layouts.access import load_terms, store_bytes
from ciphergen.generator.layouts.bitslice import bit_map, on_registers
from ciphergen.generator.layouts.layout import Layout, side_by_side
from ciphergen.generator.passes import field_multiplication, planes
from ciphergen.generator.passes.legalise import Legaliser, is_legal, widened
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref, Sink

MOST_REGISTERS = 16  # registers of a word


class Limbs(Layout):
    """A layout with as many registers a word as it takes, as the module says."""

    name = "limbs"

    def __init__(self, variant: Variant, rules: RuleSet, blocks: int) -> None:
        super().__init__(variant, rules, blocks)
        self.by_bytes = bool(variant.block_bytes % (rules.bits // 8))
        self.aligned = blocks > 1 and not self.by_bytes
        self.parts_of_words = variant.word_bits != rules.bits
        self.numbered = blocks == 1  # more are not proved in the time that a proof may take

    def check(self) -> None:
        count = -(-self.variant.word_bits // self.rules.bits)
        if count > MOST_REGISTERS:
            raise Unsupported(
                f"words of {self.variant.word_bits} bits take {count} registers, more than {MOST_REGISTERS}"
            )

    def wanted(self, *, loops: bool) -> Wanted:
        return Wanted(self.name, key_rows(self.variant, self.rules.bits), loops=True)

    def places(self, keys: KeyLayout) -> KeyPlaces:
        return keys.places[self.name]

    def words(self, data: Sequence[Term]) -> Sequence[Term]:
        return [part for word in self.variant.words(data) for part in _cut(word, self.rules.bits)]

    @property
    def registers_of_a_block(self) -> int:
        return self.variant.block_words * -(-self.variant.word_bits // self.rules.bits)

    def lift(self, piece: Piece) -> Piece:
        return _lifted(self.variant, self.rules, piece, self.blocks)

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        size = self.variant.block_bytes
        data = [var(f"b.{i}", 8) for i in range(size * self.blocks)]
        parts = [part for i in range(0, len(data), size) for part in self.words(data[i : i + size])]
        if not self.by_bytes:
            return [*load_terms(build, self.rules, data, parts, pointer, "in", aligned=aligned)]

        def load(offset: int) -> Fetch:
            return build.later(lambda: build.load(1, pointer, offset, "in"))

        return [*build.rewritten(self.rules, parts, {}, {byte: load(i) for i, byte in enumerate(data)})]

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        known, data = self._to_memory(state)
        if not self.by_bytes:
            store_bytes(build, self.rules, known, data, pointer, aligned=aligned)
            return

        def sink(offset: int) -> Sink:
            return build.sink(self.rules.file, lambda value: build.store(1, value, pointer, offset, "out"))

        build.spend(self.rules, data, known, [sink(i) for i in range(len(data))])

    def load_key(self, build: Builder, pointer: Ref, offset: int) -> Ref:
        size = self.variant.unit if isinstance(self.variant, UnitKeys) else self.rules.bits // 8
        return build.load(size, pointer, offset, "ks")

    def in_memory_order(self, build: Builder, state: Sequence[Ref]) -> tuple[list[Ref], int]:
        known, data = self._to_memory(state)
        size = 1 if self.by_bytes else self.rules.bits // 8
        groups = [from_bytes(data[i : i + size]) for i in range(0, len(data), size)]
        return [*build.rewritten(self.rules, groups, known)], size

    def _to_memory(self, state: Sequence[Ref]) -> tuple[Mapping[Term, Ref], list[Term]]:
        """Return (registers of the state by the variables that stand for them, the bytes of all blocks)."""
        count, width, bits = self.variant.block_words, self.variant.word_bits, self.rules.bits
        words = [parts_of(var(f"x.{i}", width), bits) for i in range(count * self.blocks)]
        known = dict(zip([part for parts in words for part in parts], state, strict=True))
        whole = [concat(*reversed(parts)) for parts in words]
        data = [byte for i in range(0, len(whole), count) for byte in self.variant.bytes(whole[i : i + count])]
        return known, data


def key_rows(variant: Variant, bits: int) -> list[list[Term]]:
    """Return the words of each round key as the parts that registers take, with zeros above them."""
    words = variant.schedule(key_bytes(variant))
    return [[zext(part, bits) for word in row for part in _cut(word, bits)] for row in words]


def parts_of(variable: Term, bits: int) -> tuple[Term, ...]:
    """Return variables for the parts of a word that registers of `bits` bits take, the lowest first."""
    if variable.width <= bits:
        return (variable,)
    starts = range(0, variable.width, bits)
    return tuple(var(f"{variable.name}@{i}", min(bits, variable.width - at)) for i, at in enumerate(starts))


def _cut(word: Term, bits: int) -> list[Term]:
    """Return the parts of a word that registers take, the lowest first."""
    return [extract(word, min(at + bits, word.width) - 1, at) for at in range(0, word.width, bits)]


@lru_cache(maxsize=8)  # functions for one block and for many have the same rounds
def _lifted(variant: Variant, rules: RuleSet, piece: Piece, blocks: int) -> Piece:
    return side_by_side(on_limbs(variant, rules, piece), blocks)


@lru_cache(maxsize=8)  # encryption is asked for more than once
def on_limbs(variant: Variant, rules: RuleSet, piece: Piece, key_bits: int = 0) -> Piece:
    """Return rounds on words as rounds on registers. The parts of the words of a round key are numbered through.
    key_bits: of the registers in which these stand with other bits above them; 0 if there are zeros."""
    bits = rules.bits
    piece = field_multiplication.run(piece, rules.polynomials)
    inputs = [parts_of(x, bits) for x in piece.inputs]
    known = {x: concat(*reversed(parts)) for x, parts in zip(piece.inputs, inputs, strict=True)}
    terms = [*piece.between, *piece.outputs]
    known |= _keys(terms, variant, bits, key_bits)
    terms = passes.run(substitute(terms, known))
    if rules.look_ups is None:
        terms = passes.run(planes.run(terms, variant.circuits, bits))
    to = Legaliser(rules)
    terms = list(to.translated(terms))
    count = len(piece.between)
    between = [register for term in terms[:count] for register in to.limbs(term)]
    outputs = [register for term in terms[count:] for register in to.clean(term)]
    made = passes.run([*between, *outputs])
    state = tuple(widened(part, bits) for parts in inputs for part in parts)
    return Piece(state, tuple(made[len(between) :]), tuple(made[: len(between)]), piece.steps)


def _keys(terms: Sequence[Term], variant: Variant, bits: int, key_bits: int) -> dict[Term, Term]:
    """Return each word of a round key in terms of the parts that registers take, or of registers of `key_bits`."""
    found: dict[Term, Term] = {}
    widths = [[word.width for word in row] for row in variant.key_variables()]
    for term in variables(terms):
        at = key_position(term)
        if at is not None:
            i, j = at
            first = sum(-(-width // bits) for width in widths[i][:j])
            starts = range(0, term.width, bits)
            widths_of = [key_bits or min(bits, term.width - start) for start in starts]
            parts = [key_variable(i, first + n, width) for n, width in enumerate(widths_of)]
            found[term] = extract(concat(*reversed(parts)), term.width - 1, 0)
    return found


@lru_cache(maxsize=32)
def fits(variant: Variant, rules: RuleSet) -> bool:
    """Return True if a variant can do without limbs: its words are as wide as registers, or are spread over these, and
    no operation needs more than one register."""
    bits, size = rules.bits, rules.bits // 8
    if variant.word_bits < bits and adds(variant):
        return False
    if variant.key_bytes % size or (variant.block_bytes % size and variant.word_bits == bits):
        return False
    try:
        if variant.word_bits == bits:
            terms = [t for d in (ENCRYPT, DECRYPT) for step in variant.steps(d) for t in step.outputs]
            return variant.byte_order == "little" and is_legal(passes.run([*terms]), rules)
        where = bit_map(variant, bits, 1, "")
        for direction in (ENCRYPT, DECRYPT):
            for step in variant.steps(direction):
                on_registers(where, Piece(tuple(step.inputs), tuple(packing.on_words(variant, step.outputs)), ()))
        packing.round_keys(variant, where, key_bytes(variant))
    except Unsupported:
        return False
    return True


@lru_cache(maxsize=32)
def adds(variant: Variant) -> bool:
    """Return True if a variant adds words, in its rounds or in its key schedule."""
    rounds = [term for d in (ENCRYPT, DECRYPT) for step in variant.steps(d) for term in step.outputs]
    keys = [word for row in variant.schedule(key_bytes(variant)) for word in row]
    return any(OPERATIONS[t.op].factors for t in topological([*rounds, *keys]) if t.args)

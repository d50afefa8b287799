"""The layout of words narrower than registers: several blocks share registers as a bit map says.

Rounds on words of the cipher become rounds on registers: tables become circuits, bits side by side operations on
whole words, and these operations on registers. Blocks come from memory by an exchange network; one block,
whose words are repeated in their registers, byte by byte.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, var, variables
from ciphergen.generator.analysis.keys import KeyLayout, KeyPlaces, Wanted, key_bytes, key_position, key_variable
from ciphergen.generator.analysis.pressure_order import in_order
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts import bit_map as bit_maps
from ciphergen.generator.layouts import packing, slice_counter
from ciphergen.generator.layouts.access import load_in_order, store_in_order
from ciphergen.generator.layouts.bit_map import BitMap
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.lift import Lift
from ciphergen.generator.layouts.slice_order import memory_order
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

# How blocks share registers, by the word that stands before their number in a strategy's name.
ARRANGEMENTS: Mapping[str, Callable[[int, int, int], BitMap]] = {
    "columns": bit_maps.columns,
    "lanes": bit_maps.lanes,
    "slices": bit_maps.columns,
}


def bit_map(variant: Variant, bits: int, blocks: int, arrangement: str) -> BitMap:
    """Return the bit map of `blocks` blocks in registers of `bits` bits; arrangement: empty for blocks side by side,
    each with registers of its own.

    Raises:
        Unsupported: there is no such bit_map.
    """
    width = variant.word_bits
    if width & (width - 1) or width > bits or width < 8:
        raise Unsupported(f"words of {width} bits do not fill registers of {bits} bits")
    if blocks & (blocks - 1):
        raise Unsupported(f"{blocks} blocks of {width}-bit words do not go together: take 2, 4 or another power of 2")
    if arrangement == "slices" and blocks != bits:
        raise Unsupported(f"slices of registers of {bits} bits are {bits} blocks, not {blocks}")
    if arrangement:
        if arrangement not in ARRANGEMENTS:
            raise Unsupported("only vectors are brought into lanes in every round")
        return ARRANGEMENTS[arrangement](width, bits, blocks)
    single = bit_maps.lanes(width, bits, 1)
    return BitMap("single" if blocks == 1 else f"single{blocks}", width, bits, blocks, single.positions)


@lru_cache(maxsize=8)  # encryption is asked for twice: for its code, and for the order of its round keys
def on_registers(where: BitMap, piece: Piece) -> Piece:
    """Return rounds on words without tables as rounds on registers. Word j of round key i becomes words j * k, j * k +
    1, ... for its k registers."""
    parts, inputs = where.key_parts, packing.state(where, piece.inputs)
    terms = [*piece.between, *piece.outputs]
    known = dict(zip(piece.inputs, inputs, strict=True))
    for term in variables(terms):
        at = key_position(term)
        if at is not None:
            registers = tuple(key_variable(at[0], parts * at[1] + part, where.register_bits) for part in range(parts))
            known[term] = registers * (where.parts // parts)
    found = Lift(where, known).run(terms)
    count, size = len(piece.between), len(piece.inputs)
    state = tuple(register for registers in inputs for register in registers)
    outputs = tuple(term for registers in found[count:] for term in registers)
    rounds = [[t for registers in found[i : i + size] for t in registers] for i in range(0, count, size)]
    groups = in_order(rounds, outputs, state)
    shares = tuple(map(len, groups)) if len(groups) == len(piece.steps) else ()
    return Piece(state, outputs, tuple(t for group in groups for t in group), piece.steps if shares else (), shares)


class Bitslice(Layout):
    """A layout of blocks in registers as a bit map says."""

    name = "placed"

    def __init__(self, variant: Variant, rules: RuleSet, where: BitMap, *, counted: bool = True) -> None:
        super().__init__(variant, rules, where.blocks)
        self._where = where
        self.name = where.name
        self.by_bytes = not any(label[0] == "b" for label in where.positions)
        self.aligned = not self.by_bytes
        # Counter mode of several blocks whose words are repeated is undecided by the prover: one at a time then.
        self.counted = counted and (not self.by_bytes or where.blocks == 1)

    @property
    def bit_map(self) -> BitMap:
        return self._where

    @property
    def slices(self) -> bool:
        return all(label[0] == "b" for label in self.bit_map.positions)

    def check(self) -> None:
        size = self.rules.bits // 8
        if self.variant.key_bytes % size:
            raise Unsupported(f"a key of {self.variant.key_bytes} bytes is not a whole number of {size}-byte words")
        block = self.variant.block_bytes
        whole = block % size == 0 or (size % block == 0 and self.blocks * block % size == 0)
        if not whole and not self.by_bytes:
            raise Unsupported(
                f"a block of {self.variant.block_bytes} bytes is not a whole number of {size}-byte words: "
                "take a strategy with one block at a time"
            )

    def wanted(self, *, loops: bool) -> Wanted:
        rows = packing.round_keys(self.variant, self.bit_map, key_bytes(self.variant))
        return Wanted(self.bit_map.name, rows, loops)

    def places(self, keys: KeyLayout) -> KeyPlaces:
        return keys.places[self.bit_map.name]

    def lift(self, piece: Piece) -> Piece:
        """Return the rounds on registers, by `on_registers`."""
        terms = packing.on_words(self.variant, [*piece.between, *piece.outputs])
        count = len(piece.between)
        return on_registers(self.bit_map, Piece(piece.inputs, tuple(terms[count:]), tuple(terms[:count]), piece.steps))

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        size = 1 if self.by_bytes else self.rules.bits // 8
        data = [var(f"in.{i}", self.rules.bits) for i in range(self.blocks * self.variant.block_bytes // size)]
        if self.by_bytes:
            registers, made = packing.from_bytes_of_memory(self.variant, self.bit_map, data), list[Term]()
        else:
            registers, made = packing.from_memory(self.variant, self.bit_map, data, selects=self.rules.selects)
        free = self.by_bytes or aligned
        return load_in_order(build, self.rules, data, registers, made, pointer, size, aligned=free)

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        size, known, data, made = self._to_memory(state)
        free = self.by_bytes or aligned
        store_in_order(build, self.rules, known, data, made, pointer, size, aligned=free)

    def in_memory_order(self, build: Builder, state: Sequence[Ref]) -> tuple[list[Ref], int]:
        size, known, data, made = self._to_memory(state)
        return [*build.rewritten(self.rules, data, known, order=made)], size

    def of_spaced_counters(self, words: Sequence[Term], first: int) -> list[Term] | None:
        if not self.slices:
            return None
        blocks = [self.bit_map.bit(0, at)[0] for at in range(self.blocks)]
        return slice_counter.spaced(memory_order(self.variant), blocks, words, first)

    def _to_memory(self, state: Sequence[Ref]) -> tuple[int, dict[Term, Ref], list[Term], list[Term]]:
        """Return (bytes of a register in memory order, registers of the state, those registers as terms, terms on the
        way to them)."""
        registers = [var(f"out.{i}", self.rules.bits) for i in range(len(state))]
        known = dict(zip(registers, state, strict=True))
        if self.by_bytes:
            return 1, known, packing.to_bytes_of_memory(self.variant, self.bit_map, registers), []
        words, made = packing.to_memory(self.variant, self.bit_map, registers, selects=self.rules.selects)
        return self.rules.bits // 8, known, words, made

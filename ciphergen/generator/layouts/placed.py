"""The layout of words narrower than registers: several blocks share registers as a placement says.

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
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import KeyLayout, Places, Wanted, key_bytes, key_position, key_variable
from ciphergen.generator.analysis.order import in_order
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.code import Code
from ciphergen.generator.layouts import placement as placements
from ciphergen.generator.layouts import spread
from ciphergen.generator.layouts.access import load_words, store_words
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.layouts.placement import Placement
from ciphergen.generator.layouts.translate import Translation
from ciphergen.generator.machine import Reg, VReg
from ciphergen.generator.select import Source, Unsupported, select

# How blocks share registers, by the word that stands before their number in a strategy's name.
ARRANGEMENTS: Mapping[str, Callable[[int, int, int], Placement]] = {
    "columns": placements.columns,
    "lanes": placements.lanes,
    "slices": placements.columns,
}


def placement(variant: Variant, bits: int, blocks: int, arrangement: str) -> Placement:
    """Return the placement of `blocks` blocks in registers of `bits` bits; arrangement: empty for blocks side by side,
    each with registers of its own.

    Raises:
        Unsupported: there is no such placement.
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
    single = placements.lanes(width, bits, 1)
    return Placement("single" if blocks == 1 else f"single{blocks}", width, bits, blocks, single.positions)


@lru_cache(maxsize=8)  # encryption is asked for twice: for its code, and for the order of its round keys
def on_registers(where: Placement, piece: Piece) -> Piece:
    """Return rounds on words without tables as rounds on registers. Word j of round key i becomes words j * k, j * k +
    1, ... for its k registers."""
    parts, inputs = where.key_parts, spread.state(where, piece.inputs)
    terms = [*piece.between, *piece.outputs]
    known = dict(zip(piece.inputs, inputs, strict=True))
    for term in variables(terms):
        at = key_position(term)
        if at is not None:
            registers = tuple(key_variable(at[0], parts * at[1] + part, where.register_bits) for part in range(parts))
            known[term] = registers * (where.parts // parts)
    found = Translation(where, known).run(terms)
    count, size = len(piece.between), len(piece.inputs)
    state = tuple(register for registers in inputs for register in registers)
    outputs = tuple(term for registers in found[count:] for term in registers)
    rounds = [[t for registers in found[i : i + size] for t in registers] for i in range(0, count, size)]
    groups = in_order(rounds, outputs, state)
    shares = tuple(map(len, groups)) if len(groups) == len(piece.steps) else ()
    return Piece(state, outputs, tuple(t for group in groups for t in group), piece.steps if shares else (), shares)


class Placed(Layout):
    """Blocks in registers as a placement says."""

    name = "placed"

    def __init__(self, variant: Variant, rules: RuleSet, where: Placement) -> None:
        super().__init__(variant, rules, where.blocks)
        self.placement = where
        self.name = where.name
        self.by_bytes = not any(label[0] == "b" for label in where.positions)
        self.aligned = not self.by_bytes
        # Counter mode of several blocks whose words are repeated is undecided by the prover: one at a time then.
        self.counted = not self.by_bytes or where.blocks == 1

    def check(self) -> None:
        size = self.rules.bits // 8
        if self.variant.key_bytes % size:
            raise Unsupported(f"a key of {self.variant.key_bytes} bytes is not a whole number of {size}-byte words")
        if self.variant.block_bytes % size and not self.by_bytes:
            raise Unsupported(
                f"a block of {self.variant.block_bytes} bytes is not a whole number of {size}-byte words: "
                "take a strategy with one block at a time"
            )

    def wanted(self, *, loops: bool) -> Wanted:
        rows = spread.round_keys(self.variant, self.placement, key_bytes(self.variant))
        return Wanted(self.placement.name, rows, loops)

    def places(self, keys: KeyLayout) -> Places:
        return keys.places[self.placement.name]

    def spread(self, piece: Piece) -> Piece:
        """Return the rounds on registers, by `on_registers`."""
        terms = spread.on_words(self.variant, [*piece.between, *piece.outputs])
        count = len(piece.between)
        return on_registers(
            self.placement, Piece(piece.inputs, tuple(terms[count:]), tuple(terms[:count]), piece.steps)
        )

    def load(self, code: Code, pointer: Reg) -> list[VReg]:
        size = 1 if self.by_bytes else self.rules.bits // 8
        data = [var(f"in.{i}", self.rules.bits) for i in range(self.blocks * self.variant.block_bytes // size)]
        if self.by_bytes:
            registers, made = spread.from_bytes_of_memory(self.variant, self.placement, data), list[Term]()
        else:
            registers, made = spread.from_memory(self.variant, self.placement, data)
        terms = passes.run([*made, *registers])
        known: dict[Term, Reg] = {}
        if self.anywhere:
            known = dict(zip(data, load_words(code, self.rules, len(data), pointer, "in"), strict=True))
        sources: dict[Term, Source] = {word: self._load(code, size, pointer, i * size) for i, word in enumerate(data)}
        found = select(code, self.rules, terms[len(made) :], known, sources, order=terms[: len(made)])
        return [register for register in found if isinstance(register, VReg)]

    def store(self, code: Code, state: Sequence[Reg], pointer: Reg) -> None:
        size = 1 if self.by_bytes else self.rules.bits // 8
        registers = [var(f"out.{i}", self.rules.bits) for i in range(len(state))]
        if self.by_bytes:
            data, made = spread.to_bytes_of_memory(self.variant, self.placement, registers), list[Term]()
        else:
            data, made = spread.to_memory(self.variant, self.placement, registers)
        terms = passes.run([*made, *data])
        known = dict(zip(registers, state, strict=True))
        if self.anywhere:
            words = select(code, self.rules, terms[len(made) :], known, {}, order=terms[: len(made)])
            store_words(code, self.rules, words, pointer)
            return
        sinks: dict[Term, Callable[[Reg], None]] = {}
        for i, term in enumerate(terms[len(made) :]):
            sinks[term] = self._store(code, size, pointer, i * size)
        select(code, self.rules, terms[len(made) :], known, {}, sinks, order=terms[: len(made)])

    def in_memory_order(self, code: Code, state: Sequence[Reg]) -> tuple[list[Reg], int]:
        registers = [var(f"y.{i}", self.rules.bits) for i in range(len(state))]
        made: list[Term] = []
        if self.by_bytes:
            data, unit = spread.to_bytes_of_memory(self.variant, self.placement, registers), 1
        else:
            (data, made), unit = spread.to_memory(self.variant, self.placement, registers), self.rules.bits // 8
        terms = passes.run([*made, *data])
        known: dict[Term, Reg] = dict(zip(registers, state, strict=True))
        return select(code, self.rules, terms[len(made) :], known, {}, order=terms[: len(made)]), unit

    @property
    def anywhere(self) -> bool:
        """Return True if words are accessed at addresses that must be aligned and are not known to be."""
        return not (self.by_bytes or self.aligned)

    def load_key(self, code: Code, pointer: Reg, offset: int) -> Reg:
        found: Reg = code.idioms.load(code, self.rules.bits // 8, pointer, offset, memory="ks")
        return found

    def _load(self, code: Code, size: int, pointer: Reg, offset: int) -> Source:
        return lambda: code.idioms.load(code, size, pointer, offset, memory="in")

    def _store(self, code: Code, size: int, pointer: Reg, offset: int) -> Callable[[Reg], None]:
        return lambda register: code.idioms.store(code, size, register, pointer, offset, memory="out")

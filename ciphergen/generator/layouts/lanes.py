"""The layout of blocks in lanes of vector registers: word i of each block in a lane of register i.

With more blocks than lanes there are several such groups side by side, with fewer the upper lanes are not used. From
memory, where the words of a block stand one beside the other, each register takes as many words as it has blocks;
then bits of a word's position in its register are exchanged with bits of the register's number, one after the other:
a transposition of lanes for each pair of registers. The same exchanges bring words back.

Words whose most significant byte comes first are turned in their lanes.

Every round-key word stands in memory as often as a vector has such words, so that one load gives it to all lanes. Lanes
narrower than the words of key memory hold the word several times.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.procedures import DIRECTIONS, ENCRYPT
from ciphergen.dsl.term import from_bytes, substitute, to_bytes, topological, var, variables
from ciphergen.generator import passes
from ciphergen.generator.analysis.keys import KeyLayout, KeyPlaces, Rows, Wanted, key_bytes, key_position
from ciphergen.generator.analysis.pressure_order import in_order
from ciphergen.generator.analysis.rounds import Piece, compose
from ciphergen.generator.analysis.summed_keys import SummedKeys
from ciphergen.generator.cover import NoRule, Unsupported, cover
from ciphergen.generator.layouts import bit_map, packing
from ciphergen.generator.layouts.beside import repeated_rows
from ciphergen.generator.layouts.layout import Group, Layout, side_by_side
from ciphergen.generator.layouts.limbs import adds
from ciphergen.generator.machine import VReg
from ciphergen.generator.passes import inversions, linear_layers
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

_KEY_BITS, _BYTE = 32, 8  # of a word of key memory


class Lanes(Layout):
    """A layout with the words of several blocks in lanes, as the module says."""

    name = "lanes"
    keeps_keys = False

    def __init__(self, variant: Variant, rules: RuleSet, blocks: int) -> None:
        super().__init__(variant, rules, blocks)
        self.in_group = min(blocks, rules.lanes)
        self.groups = blocks // self.in_group
        # A register from memory: bytes, and how many of them a group takes.
        self._bytes = self.in_group * variant.word_bits // 8
        self._count = variant.block_words

    def check(self) -> None:
        v, bits = self.variant, self.rules.bits
        if self.in_group & (self.in_group - 1) or self.blocks % self.in_group:
            raise Unsupported(
                f"vector lanes hold 2, 4, ... {self.rules.lanes} blocks or several times {self.rules.lanes}, "
                f"not {self.blocks}"
            )
        if v.word_bits != bits or not fills_lanes(v):
            raise Unsupported(
                f"vector lanes hold blocks of 2, 4, 8, ... words of {bits} bits, "
                f"not of {v.block_words} words of {v.word_bits} bits"
            )

    def wanted(self, *, loops: bool) -> Wanted:
        copies = self.rules.bits * self.rules.lanes // _KEY_BITS
        if looks_up(self.variant, self.rules):
            made = linear_layers.run(self.variant.made()) if isinstance(self.variant, SummedKeys) else ()
            return Wanted(self.name, repeated_rows(self.variant, _KEY_BITS), loops, copies, of=self.name, made=made)
        rows = _rows(self.variant)
        return Wanted(self.name, kept_rows(self.variant, rows), loops, copies)

    def places(self, keys: KeyLayout) -> KeyPlaces:
        return keys.places[self.name]

    def lift(self, piece: Piece) -> Piece:
        """Return the rounds of all groups together, on round keys in their stored form."""
        lifted = _with_shared_sums if looks_up(self.variant, self.rules) else partial(on_kept_keys, self.variant)
        return side_by_side(lifted(piece), self.groups)

    @property
    def shares(self) -> bool:
        return looks_up(self.variant, self.rules)  # of other rounds all that is the same for each turn is round keys

    @property
    def sums_keys(self) -> bool:
        return looks_up(self.variant, self.rules)

    def has_rounds_of(self, one: Layout) -> bool:
        return one.name == self.name and one.rules is self.rules and self.groups == 1

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        found: list[Ref] = []
        for group in range(self.groups):
            at = group * self._count
            if self._is_dealt(build):
                address = self._at(build, pointer, at)
                found += build.vector("deal", self.rules.bits, self._count, address, memory="in", count=self._count)
                continue
            found += self._into_lanes(build, [self._load(build, pointer, at + i) for i in range(self._count)])
        return self._turned(build, found)

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        if self._is_dealt(build):
            state = self._turned(build, state)
            for at in range(0, len(state), self._count):
                words = tuple(self._copied(build, word) for word in state[at : at + self._count])
                address = self._at(build, pointer, at)
                build.vector("collect", self.rules.bits, words, address, memory="out", count=0)
            return
        registers, size = self.in_memory_order(build, state)
        for i, register in enumerate(registers):
            build.vector("store", size, register, pointer, i * size, memory="out", count=0)

    def in_memory_order(self, build: Builder, state: Sequence[Ref]) -> tuple[list[Ref], int]:
        state = self._turned(build, state)
        groups = [state[i : i + self._count] for i in range(0, len(state), self._count)]
        return [register for group in groups for register in self._out_of_lanes(build, group)], self._bytes

    def _turned(self, build: Builder, words: Sequence[Ref]) -> list[Ref]:
        """Return words with their bytes in the other order, where that of the cipher is not that of the lanes."""
        if self.variant.byte_order == "little" or self.rules.bits == _BYTE:
            return list(words)
        known = {var(f"turned.{i}", self.rules.bits): word for i, word in enumerate(words)}
        return [*build.rewritten(self.rules, [from_bytes(to_bytes(word), "big") for word in known], known)]

    def _is_dealt(self, build: Builder) -> bool:
        """Return True if one instruction deals words to lanes, and another one collects them."""
        return self.in_group == self.rules.lanes and self._count in build.vectors.dealt

    def _at(self, build: Builder, pointer: Ref, number: int) -> Ref:
        """Return the address of a register in memory."""
        return build.add(pointer, number * self._bytes) if number else pointer

    def _copied(self, build: Builder, word: Ref) -> VReg:
        """Return a copy of a word, in a register that can be consecutive to others."""
        beside = build.fresh(self.rules.file)
        build.copy(word, beside)
        return beside

    def _load(self, build: Builder, pointer: Ref, number: int) -> Ref:
        """Load a register in the order of memory."""
        (found,) = build.vector("load", self._bytes, pointer, number * self._bytes, memory="in")
        return found

    def _into_lanes(self, build: Builder, group: Sequence[Ref]) -> list[Ref]:
        """Return the words of a group, transposed from its registers in memory order."""
        registers = list(group)
        for position, bit in self._exchanges():
            self._exchange(build, registers, position, bit)
        return [registers[self._number(word)] for word in range(self._count)]

    def _out_of_lanes(self, build: Builder, words: Sequence[Ref]) -> list[Ref]:
        """Return the registers of a group in memory order, transposed back from its words."""
        registers = list(words)
        for word, register in enumerate(words):
            registers[self._number(word)] = register
        for position, bit in reversed(self._exchanges()):
            self._exchange(build, registers, position, bit)
        return registers

    def load_part(self, build: Builder, size: int, pointer: Ref, offset: int, memory: str) -> Ref:
        (found,) = build.vector("load", size, pointer, offset, memory=memory)
        return found

    def store_part(self, build: Builder, size: int, value: Ref, pointer: Ref, offset: int, memory: str) -> None:
        build.vector("store", size, value, pointer, offset, memory=memory, count=0)

    def load_key(self, build: Builder, pointer: Ref, offset: int) -> Ref:
        return self.load_part(build, self.rules.bits * self.rules.lanes // 8, pointer, offset, "ks")

    @property
    def group(self) -> Group:
        """Return the lanes: in what order the exchanges bring blocks there, and how many groups there are."""
        positions, in_block = self.in_group.bit_length() - 1, self._count.bit_length() - 1
        exchanged = dict(self._exchanges())
        bits = [positions + exchanged[k] if k in exchanged else k for k in range(positions)]  # of the place in memory
        lanes = range(self.in_group)
        return Group(
            tuple(sum(1 << bit - in_block for k, bit in enumerate(bits) if lane >> k & 1) for lane in lanes),
            self.groups,
        )

    def _exchanges(self) -> list[tuple[int, int]]:
        """Return (bit of the position in a register, bit of the register number) pairs to exchange for the
        transposition. In memory order the lowest bits of a word's index tell words of a block apart, those above tell
        blocks apart."""
        positions, numbers = self.in_group.bit_length() - 1, self._count.bit_length() - 1
        in_block = self._count.bit_length() - 1
        return [(k, max(0, in_block - positions) + k) for k in range(min(positions, numbers))]

    def _number(self, word: int) -> int:
        """Return the number of the register in which a cipher word ends."""
        bits = self._exchanges()
        high = word >> len(bits)
        low = sum(1 << number for k, (_, number) in enumerate(bits) if word >> k & 1)
        free = [b for b in range(self._count.bit_length() - 1) if b not in {number for _, number in bits}]
        return low + sum(1 << b for k, b in enumerate(free) if high >> k & 1)

    def _exchange(self, build: Builder, registers: list[Ref], position: int, bit: int) -> None:
        """Exchange one bit of the position with one bit of the register number, in all registers of a group."""
        for i in range(len(registers)):
            if not i >> bit & 1:
                a, b = registers[i], registers[i | 1 << bit]
                even, odd = build.vector("transpose", self.rules.bits << position, a, b, count=2)
                registers[i], registers[i | 1 << bit] = even, odd


class OneInLanes(Lanes):
    """A layout of single blocks in the lowest lanes, for rounds of other layouts in lanes."""

    one_byte = True  # counters are counted in the frame, where their last bytes are

    def __init__(self, variant: Variant, rules: RuleSet) -> None:
        super().__init__(variant, rules, 1)

    def in_general(self, build: Builder, words: Sequence[Ref], unit: int) -> tuple[list[Ref], int]:
        size = _KEY_BITS // 8
        return [build.general("vectors", "word", register, i) for register in words for i in range(unit // size)], size


def fills_lanes(variant: Variant) -> bool:
    """Return True if the words of a block can be transposed to lanes: 2, 4, 8, ... of them, or one."""
    return not variant.block_words & (variant.block_words - 1)


@lru_cache(maxsize=32)
def looks_up(variant: Variant, rules: RuleSet) -> bool:
    """Return True if rules look up what the rounds of a variant do, in tables of words, and compute all else."""
    if rules.byte_look_ups is None:
        return False
    roots = [term for direction in DIRECTIONS for step in variant.steps(direction) for term in step.outputs]
    terms = passes.run(roots)
    if not any(term.op == "table" for term in topological(terms)):
        return False
    try:
        cover(terms, lambda term: term.op == "var", rules)
    except NoRule:
        return False
    return True


@lru_cache(maxsize=32)
def has_rules(variant: Variant, rules: RuleSet) -> bool:
    """Return True if rules for lanes compute all rounds of a variant but for look-ups that they do not have, which
    become circuits: vectors lack some operations of general registers, such as products and shifts by a word."""
    if looks_up(variant, rules):
        return True
    for step in (step for direction in DIRECTIONS for step in variant.steps(direction)):
        outputs = on_kept_keys(variant, Piece(tuple(step.inputs), tuple(step.outputs), ())).outputs
        try:
            cover(passes.run(outputs), lambda term: term.op in ("var", "table"), rules)
        except NoRule:
            return False
    return True


def _with_shared_sums(piece: Piece) -> Piece:
    """Return rounds whose linear layers, which follow look-ups, are computed with sums shared."""
    steps = [replace(step, outputs=tuple(linear_layers.run(passes.run(step.outputs)))) for step in piece.steps]
    plain, shared = compose(piece.steps), compose(steps)
    found = piece if shared is None or plain is None or plain.outputs != piece.outputs else shared
    count, size = len(found.between), len(found.inputs)
    terms = passes.run([*found.between, *found.outputs])
    groups = in_order([terms[i : i + size] for i in range(0, count, size)], terms[count:], found.inputs)
    return Piece(found.inputs, tuple(terms[count:]), tuple(term for group in groups for term in group))


def on_kept_keys(variant: Variant, piece: Piece) -> Piece:
    """Return the piece with round keys in their stored form: some words are complements."""
    terms = packing.on_words(variant, [*piece.between, *piece.outputs])
    complements = inverted(variant)
    kept = {v: ~v for v in variables(terms) if key_position(v) in complements}
    terms = inversions.run(substitute(terms, kept))
    count = len(piece.between)
    return Piece(piece.inputs, tuple(terms[count:]), tuple(terms[:count]), piece.steps)


def kept_rows(variant: Variant, rows: Rows, parts: int = 1) -> Rows:
    """Return the rows of round keys with some words complemented, as `inverted` says. parts: places of a row for each
    word."""
    kept = inverted(variant)
    return [[~term if (i, j // parts) in kept else term for j, term in enumerate(row)] for i, row in enumerate(rows)]


def _rows(variant: Variant) -> Rows:
    """Return the words of each round key in the order of memory, over the key's bytes."""
    if variant.word_bits == _KEY_BITS:
        return variant.schedule(key_bytes(variant))
    if adds(variant):
        return repeated_rows(variant, _KEY_BITS)
    return packing.round_keys(variant, bit_map.lanes(variant.word_bits, _KEY_BITS, 1), key_bytes(variant))


@lru_cache(maxsize=8)
def inverted(variant: Variant) -> frozenset[tuple[int, int]]:
    """Return the round-key words to store as complements, so that they cancel the complement of an XOR in
    encryption."""
    found: set[tuple[int, int]] = set()
    for step in variant.steps(ENCRYPT):
        for root in inversions.run(packing.on_words(variant, step.outputs)):
            if root.op == "not" and root.args[0].op == "xor":
                found.update(at for at in map(key_position, root.args[0].args) if at is not None)
    return frozenset(found)

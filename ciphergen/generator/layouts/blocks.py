"""The layout of blocks in registers: each block whole in one vector register, as it stands in memory.

For targets with instructions that do steps of rounds on whole blocks. What these read of round keys is made by the key
schedule: registers for each round key, of which some are others behind a linear map.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.procedures import DECRYPT, ENCRYPT
from ciphergen.dsl.term import Term, from_bytes, substitute, to_bytes, variables
from ciphergen.generator.analysis.key_registers import KeyRegister
from ciphergen.generator.analysis.keys import (
    KeyLayout,
    KeyPlaces,
    Wanted,
    key_bytes,
    key_position,
    key_variable,
)
from ciphergen.generator.analysis.rounds import Piece
from ciphergen.generator.analysis.whole_operations import BlockOperation, BlockStage
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.block_rounds import derived, operations
from ciphergen.generator.layouts.layout import Layout, Stage
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref


class Blocks(Layout):
    """A layout of blocks in registers, as the module says. words: the rules for words of key memory."""

    name = "blocks"
    parts_of_words = one_byte = whole = True

    def __init__(self, variant: Variant, rules: RuleSet, words: RuleSet, blocks: int) -> None:
        super().__init__(variant, rules, blocks)
        self._words = words

    def words(self, data: Sequence[Term]) -> Sequence[Term]:
        return [from_bytes(data)]

    @property
    def registers_of_a_block(self) -> int:
        return 1

    def check(self) -> None:
        size = self.rules.bits // 8
        if self.variant.block_bytes != size:
            raise Unsupported(f"whole blocks in registers have {size} bytes, not {self.variant.block_bytes}")
        _keys(self.variant, self.rules)

    def wanted(self, *, loops: bool) -> Wanted:
        bits, keys = self._words.bits, _keys(self.variant, self.rules)
        return Wanted(self.name, keys.rows(bits), loops, together=self.rules.bits // bits, derived=keys.derived())

    def places(self, keys: KeyLayout) -> KeyPlaces:
        return keys.places[self.name]

    def stages(self, piece: Piece) -> list[Stage]:
        keys = _keys(self.variant, self.rules)
        found = [each for step in piece.steps for each in operations(self.variant, self.rules, step)]
        return [BlockStage(tuple(keys.named(each) for each in found))]

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        size = self.rules.bits // 8
        return [self.load_part(build, size, pointer, i * size, "in") for i in range(self.blocks)]

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        size = self.rules.bits // 8
        for i, register in enumerate(state):
            self.store_part(build, size, register, pointer, i * size, "out")

    def in_memory_order(self, build: Builder, state: Sequence[Ref]) -> tuple[list[Ref], int]:
        return [*state], self.rules.bits // 8

    def in_general(self, build: Builder, words: Sequence[Ref], unit: int) -> tuple[list[Ref], int]:
        size = self._words.bits // 8
        return [build.general("vectors", "word", register, i) for register in words for i in range(unit // size)], size

    def load_part(self, build: Builder, size: int, pointer: Ref, offset: int, memory: str) -> Ref:
        (found,) = build.vector("load", size, pointer, offset, memory=memory)
        return found

    def store_part(self, build: Builder, size: int, value: Ref, pointer: Ref, offset: int, memory: str) -> None:
        build.vector("store", size, value, pointer, offset, memory=memory, count=0)

    def load_key(self, build: Builder, pointer: Ref, offset: int) -> Ref:
        return self.load_part(build, self.rules.bits // 8, pointer, offset, "ks")


@lru_cache(maxsize=32)  # every function of a variant asks for them
def _keys(variant: Variant, rules: RuleSet) -> _BlockKeys:
    """Return the registers of round keys that both directions read."""
    found = _BlockKeys(variant, rules)
    for direction in (ENCRYPT, DECRYPT):
        for step in variant.steps(direction):
            for each in operations(variant, rules, step):
                found.named(each)
    return found


class _BlockKeys:
    """The registers of round keys that operations read, by the round key of which each is."""

    def __init__(self, variant: Variant, rules: RuleSet) -> None:
        self._variant, self._rules = variant, rules
        self._read: dict[int, dict[Term, int]] = {}  # by round key, its registers with their numbers

    def named(self, operation: BlockOperation) -> BlockOperation:
        """Return an operation with a variable for the round-key register that it reads."""
        key = operation.key
        if key is None or key.is_const:
            return operation
        rows = {at[0] for leaf in variables([key]) if (at := key_position(leaf)) is not None}
        if len(rows) != 1:
            raise Unsupported(f"a round adds words of {len(rows)} round keys at once to whole blocks, not of one")
        (row,) = rows
        numbers = self._read.setdefault(row, {})
        return BlockOperation(operation.rows, key_variable(row, numbers.setdefault(key, len(numbers)), key.width))

    def rows(self, bits: int) -> list[list[Term]]:
        """Return the words of `bits` bits of each round key's registers, over the bytes of the key."""
        pairs = zip(self._variant.key_variables(), self._variant.schedule(key_bytes(self._variant)), strict=True)
        known = {variable: word for names, row in pairs for variable, word in zip(names, row, strict=True)}
        found: list[list[Term]] = []
        for i in range(len(self._variant.key_shape)):
            bytes_ = [byte for key in self._read.get(i, {}) for byte in to_bytes(key)]
            size = bits // 8
            found.append(substitute([from_bytes(bytes_[k : k + size]) for k in range(0, len(bytes_), size)], known))
        return found

    def derived(self) -> dict[tuple[int, int], KeyRegister]:
        """Return which registers rows make of others of the same round key."""
        found: dict[tuple[int, int], KeyRegister] = {}
        for i, numbers in self._read.items():
            keys = [*numbers]
            for j, key in enumerate(keys):
                ways = (
                    (k, derived(key, other, self._rules)) for k, other in enumerate(keys[:j]) if (i, k) not in found
                )
                made = next(((k, rows) for k, rows in ways if rows), None)
                if made is not None:
                    found[i, j] = KeyRegister((i, made[0]), made[1])
        return found

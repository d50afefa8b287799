"""How blocks sit in registers, and how they get there from memory and back.

A layout turns the cipher's words into values of registers. `words`: one register for each word of each
block, several blocks one beside the other. `lanes`: register i holds word i of several blocks, one a lane.
What a layout does with the rounds, `spread`, is to repeat them for each block that has registers of its
own. Words narrower than registers are in `placed`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from ciphergen.backends.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import substitute, var
from ciphergen.generator.access import load_terms, store_bytes
from ciphergen.generator.code import Code
from ciphergen.generator.keys import WHOLE, KeyLayout, Places
from ciphergen.generator.machine import Reg, VReg
from ciphergen.generator.rounds import Piece
from ciphergen.generator.select import Unsupported

_LANE_WORDS = 4  # what structured loads and stores (LD4, ST4) spread over registers


class Layout(ABC):
    """One way to keep `blocks` blocks in registers, for one variant."""

    name: str

    def __init__(self, variant: Variant, rules: RuleSet, blocks: int) -> None:
        self.variant, self.rules, self.blocks = variant, rules, blocks
        # Whether pointers are known to be aligned where the target cannot do without. For several blocks they
        # must be: a path by bytes would be long.
        self.aligned = blocks > 1
        # Whether memory is read and written byte by byte, at any address.
        self.by_bytes = False

    def check(self) -> None:
        """Raises `Unsupported` if the layout cannot hold blocks of the variant."""
        size = self.rules.bits // 8
        for what, count in (("key", self.variant.key_bytes), ("block", self.variant.block_bytes)):
            if count % size:
                raise Unsupported(f"a {what} of {count} bytes is not a whole number of {size}-byte words")

    def places(self, keys: KeyLayout) -> Places:
        """Where it finds its round keys."""
        return keys.places[WHOLE]

    def spread(self, piece: Piece) -> Piece:
        """Rounds on cipher words as rounds on registers."""
        return piece

    @abstractmethod
    def load(self, code: Code, pointer: Reg) -> list[VReg]:
        """Emits the loads of all blocks from `pointer` on; the registers of the state."""

    @abstractmethod
    def store(self, code: Code, state: Sequence[Reg], pointer: Reg) -> None:
        """Emits the stores of all blocks to `pointer` on."""

    @abstractmethod
    def load_key(self, code: Code, pointer: Reg, offset: int) -> Reg:
        """Emits the load of a round-key word."""


def _side_by_side(piece: Piece, count: int) -> Piece:
    """The rounds of several states together, output by output, so that they share what they load."""
    copies = [{x: var(f"{x.name}@{number}", x.width) for x in piece.inputs} for number in range(count)]
    return Piece(
        tuple(copy[x] for copy in copies for x in piece.inputs),
        tuple(term for copy in copies for term in substitute(piece.outputs, copy)),
        tuple(
            term for group in zip(*(substitute(piece.between, copy) for copy in copies), strict=True) for term in group
        ),
    )


class Words(Layout):
    """One register a word; of several blocks, all words of the first come first."""

    name = "words"

    def spread(self, piece: Piece) -> Piece:
        return _side_by_side(piece, self.blocks)

    def load(self, code: Code, pointer: Reg) -> list[VReg]:
        size = self.variant.block_bytes
        data = [var(f"b.{i}", 8) for i in range(size * self.blocks)]
        words = [word for i in range(0, len(data), size) for word in self.variant.words(data[i : i + size])]
        return load_terms(code, self.rules, data, words, pointer, "in", aligned=self.aligned)

    def store(self, code: Code, state: Sequence[Reg], pointer: Reg) -> None:
        words = [var(f"x.{i}", self.variant.word_bits) for i in range(len(state))]
        count = self.variant.block_words
        data = [byte for i in range(0, len(words), count) for byte in self.variant.bytes(words[i : i + count])]
        known = dict(zip(words, state, strict=True))
        store_bytes(code, self.rules, known, data, pointer, aligned=self.aligned)

    def load_key(self, code: Code, pointer: Reg, offset: int) -> Reg:
        found: Reg = code.idioms.load(code, self.rules.bits // 8, pointer, offset, memory="ks")
        return found


class Lanes(Layout):
    """Word i of each block in a lane of register i; with more blocks than lanes there are several such groups, side
    by side. Memory must hold words as the machine does.

    Loads and stores work on consecutive registers; copies between those and the state leave the allocator
    free to place both, and go where they are the same. Round keys are loaded a vector at a time and each word
    is spread over the lanes where it is used, once for all groups.
    """

    name = "lanes"

    def __init__(self, variant: Variant, rules: RuleSet, blocks: int) -> None:
        super().__init__(variant, rules, blocks)
        self.groups, self.in_group = (1, 1) if blocks == 1 else (blocks // rules.lanes, rules.lanes)
        # By block, pointer and offset: a vector of round keys that is in a register.
        self._loaded: dict[tuple[str, Reg, int], Reg] = {}

    def check(self) -> None:
        super().check()
        v, bits = self.variant, self.rules.bits
        if self.blocks != self.groups * self.in_group:
            raise Unsupported(
                f"vector lanes hold {self.rules.lanes} blocks or several times as many, not {self.blocks}"
            )
        if (v.word_bits, v.block_words, v.byte_order) != (bits, _LANE_WORDS, "little"):
            raise Unsupported(
                f"vector lanes hold blocks of {_LANE_WORDS} little-endian words of {bits} bits, "
                f"not of {v.block_words} {v.byte_order}-endian words of {v.word_bits} bits"
            )

    def spread(self, piece: Piece) -> Piece:
        return _side_by_side(piece, self.groups)

    def load(self, code: Code, pointer: Reg) -> list[VReg]:
        words = self.variant.block_words
        state = [code.fresh(self.rules.file, f"in{i}") for i in range(words * self.groups)]
        for number in range(self.groups):
            found = code.idioms.load_lanes(code, words, self.in_group, self._at(code, pointer, number), memory="in")
            for register, copied in zip(found, state[words * number : words * (number + 1)], strict=True):
                code.copy(register, copied)
        return state

    def store(self, code: Code, state: Sequence[Reg], pointer: Reg) -> None:
        words = self.variant.block_words
        for number in range(self.groups):
            values = state[words * number : words * (number + 1)]
            group = tuple(code.fresh(self.rules.file, f"out{i}") for i in range(words))
            code.parallel(list(zip(group, values, strict=True)))
            code.idioms.store_lanes(code, group, self.in_group, self._at(code, pointer, number), memory="out")

    def _at(self, code: Code, pointer: Reg, number: int) -> Reg:
        """Where a group of blocks begins."""
        distance = number * self.in_group * self.variant.block_bytes
        found: Reg = code.idioms.add(code, pointer, distance) if distance else pointer
        return found

    def load_key(self, code: Code, pointer: Reg, offset: int) -> Reg:
        size = self.rules.bits // 8
        first = offset - offset % (size * self.rules.lanes)
        key = (code.block.label, pointer, first)
        if key not in self._loaded:
            self._loaded[key] = code.idioms.load_vector(code, pointer, first, memory="ks")
        found: Reg = code.idioms.broadcast(code, self._loaded[key], (offset - first) // size)
        return found


LAYOUTS: dict[str, type[Layout]] = {layout.name: layout for layout in (Words, Lanes)}

"""The layout of blocks in registers, and the way there from memory and back.

A layout turns the cipher's words into values of registers. `words`: one register for each word of each
block, several blocks one beside the other. What a layout does with the rounds, `lift`, is to repeat them for each
block that has registers of its own. Words narrower than registers are in `bitslice`, those in lanes of vector
registers in `lanes`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, from_bytes, substitute, var
from ciphergen.generator.analysis.keys import WHOLE, KeyLayout, KeyPlaces, Wanted, key_bytes
from ciphergen.generator.analysis.rounds import Piece, RoundLoop
from ciphergen.generator.analysis.whole_operations import BlockStage
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.layouts.access import load_terms, store_bytes
from ciphergen.generator.layouts.bit_map import BitMap
from ciphergen.generator.layouts.called_pieces import CalledPieces
from ciphergen.generator.layouts.masked_counters import MaskedCounters
from ciphergen.generator.layouts.slice_columns import SliceColumns
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import AlikeStage, Ref, RoutineStage, SharedRoutine

# Rounds on registers, calls of routines, or instructions that move what is in registers.
Stage = Piece | BlockStage | RoutineStage | AlikeStage | Callable[[Builder, Sequence[Ref]], list[Ref]]


@dataclass(frozen=True)
class Group:
    """The lanes in which blocks lie. blocks: for each lane the number of its block in the group; count: of groups
    side by side."""

    blocks: tuple[int, ...]
    count: int


@dataclass(frozen=True)
class Way:
    """The way from memory to registers, or back: what is given, as variables; what is made of that, and terms on the
    way in an order to compute them in."""

    given: tuple[Term, ...]
    made: tuple[Term, ...]
    order: tuple[Term, ...]


class Layout(ABC):
    """A layout of `blocks` blocks in registers, for one variant.

    aligned: whether the caller's pointers must be aligned where the target cannot do without; for several blocks a path
    by bytes would be long. by_bytes: whether memory is read and written byte by byte, at any address. keeps_keys:
    whether a round-key word that several rounds use may stay in a register from one to the next. adds_constants:
    whether what it reads as a round key may be one but for a constant, which it adds. follows: whether the rounds
    behind a loop read their keys from where its pointer ends: they are too far from the first. counted: whether counter
    mode can count blocks in these registers; else it leaves them to the strategy's other loops. numbered: whether
    it can also where it counts a number of several bytes. one_byte: whether only the counter's last byte can be counted
    in these registers. parts_of_words: whether a register may hold a part of a
    word, or one with zeros above it. clear: whether a narrow word of a single block has zeros above it where vectors
    count blocks; else it is repeated. whole: whether each block is in one vector register, as in memory.
    by_frame: whether fewer bytes than a block come to registers by way of the frame.
    """

    name: str
    by_bytes = False
    keeps_keys = True
    adds_constants = True
    follows = False
    counted = True
    numbered = True
    one_byte = False
    parts_of_words = False
    clear = False
    whole = False
    by_frame = False

    def __init__(self, variant: Variant, rules: RuleSet, blocks: int) -> None:
        self.variant, self.rules, self.blocks = variant, rules, blocks
        self.aligned = blocks > 1

    def of(self, variant: Variant) -> Layout:
        """Return the same layout of blocks of another variant."""
        return type(self)(variant, self.rules, self.blocks)

    def of_port(self, words: int) -> Layout | None:
        """Return the layout of so many words that an entry point takes or makes; None for words in general
        registers."""
        return None

    def of_memory(self, build: Builder, word: Ref) -> Ref:
        """Return a register of the layout, of one as it stands in memory."""
        raise NotImplementedError(self.name)  # only layouts with `by_frame` are asked

    def toward(self, direction: str) -> Layout:
        """Return the layout as it is for blocks in a direction, by default the same; without this it is for those that
        are encrypted."""
        return self

    def has_rounds_of(self, one: Layout) -> bool:
        """Return True if a layout of one block has the same rounds, on registers with that block as often."""
        return False

    def words(self, data: Sequence[Term]) -> Sequence[Term]:
        """Return what registers hold of one block, from its bytes."""
        return self.variant.words(data)

    @property
    def registers_of_a_block(self) -> int:
        """Return the number of registers that hold one block, as `words` says."""
        return self.variant.block_words

    @property
    def bit_map(self) -> BitMap | None:
        """Return how words narrower than registers lie in these; None for words as wide."""
        return None

    @property
    def slices(self) -> bool:
        """Return True if a register holds one bit of as many blocks as it has bits."""
        return False

    @property
    def shares(self) -> bool:
        """Return True if several words, or words of several blocks, share registers."""
        return self.bit_map is not None

    @property
    def sums_keys(self) -> bool:
        """Return True if key expansion makes the sums of words of a round key that rounds add."""
        return False

    @property
    def group(self) -> Group | None:
        """Return the lanes in which blocks lie; None if words have registers of their own."""
        return None

    @property
    def parts(self) -> tuple[Layout, ...]:
        """Return the parts of the layout, each with blocks and a kind of registers of its own."""
        return (self,)

    def check(self) -> None:
        """Raise `Unsupported` if the layout cannot hold blocks of the variant."""
        size = self.rules.bits // 8
        for what, count in (("key", self.variant.key_bytes), ("block", self.variant.block_bytes)):
            if count % size:
                raise Unsupported(f"a {what} of {count} bytes is not a whole number of {size}-byte words")

    @property
    def most_moving(self) -> int:
        """Return how many words may move in rounds of which counter mode keeps what is fixed; where more do, it goes
        on as for any blocks. 0 where it keeps whatever is fixed."""
        return 0

    @property
    def leaves_turns(self) -> bool:
        """Return True if the loop over rounds may be left in the middle of a turn."""
        return False

    @property
    def late(self) -> bool:
        """Return True if rounds that fill no turn of a loop come before it, not behind it."""
        return False

    def wanted(self, *, loops: bool) -> Wanted:
        """Return the round keys in the form that the layout reads. loops: whether a loop walks over them.

        Raises:
            Unsupported: a word of the key schedule cannot be computed as the layout needs.
        """
        return Wanted(WHOLE, self.variant.schedule(key_bytes(self.variant)), loops=True)

    def places(self, keys: KeyLayout) -> KeyPlaces:
        """Return the places of the layout's round keys in memory."""
        return keys.places[WHOLE]

    def lift(self, piece: Piece) -> Piece:
        """Return rounds on cipher words as rounds on registers."""
        return piece

    def lift_varying(self, piece: Piece, varying: Sequence[bool]) -> Piece:
        """Return rounds as `lift` does, where some registers of the state are the same for all blocks. varying: by
        register, whether it is not."""
        return self.lift(piece)

    def calls(self, loop: RoundLoop) -> CalledPieces | None:
        """Return the look-ups of rounds that are calls of routines; None where all are written out."""
        return None

    @property
    def calls_routines(self) -> bool:
        """Return True if rounds look up by routines that the functions of a file share."""
        return False

    def routine(self, table: tuple[int, ...]) -> SharedRoutine:
        """Return the routine that looks up in a table, for layouts that call such."""
        raise NotImplementedError(self.name)  # layouts that call no routines are not asked: `calls_routines`

    @property
    def columns(self) -> SliceColumns | None:
        """Return how words of blocks become slices in the frame one after the other; None for other layouts."""
        return None

    def arriving(self) -> Way | None:
        """Return the way from the words of memory to the state; None for layouts that load in another way."""
        return None

    def leaving(self) -> Way | None:
        """Return the way from the state to the words of memory; None for layouts that store in another way."""
        return None

    def stand_ins(self, direction: str) -> Sequence[tuple[int, ...]]:
        """Return what stands for the entries of tables that a key makes for a direction, where such are looked up."""
        return ()

    def entries(self, direction: str) -> Piece:
        """Return an entry of each of these tables, in a register each, over its number."""
        raise NotImplementedError(self.name)  # layouts without such tables have none

    def stages(self, piece: Piece) -> list[Stage]:
        """Return rounds on cipher words as stages on registers, in order."""
        return [self.lift(piece)]

    @abstractmethod
    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        """Build the loads of all blocks from `pointer` on; return the state. aligned: whether the pointer is known to
        be."""

    @abstractmethod
    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        """Build the stores of all blocks to `pointer` on."""

    def in_memory_order(self, build: Builder, state: Sequence[Ref]) -> tuple[list[Ref], int]:
        """Return (registers with the bytes of all blocks in the order of memory, number of bytes in each); bits above
        those bytes are ignored. Only layouts that are `counted` have such registers."""
        raise NotImplementedError(self.name)

    def of_counters(self, words: Sequence[Term], last: Term) -> list[Term] | None:
        """Return the state of blocks that are counters one after the other; None where registers of words are counted
        up. words: of the first, but for its last byte, which is the lowest byte of `last`."""
        return None

    def of_counters_apart(self, words: Sequence[Term], last: Term) -> list[Term] | None:
        """Return what `lift_varying` takes of such counters; None where that is their state."""
        return None

    def of_spaced_counters(self, words: Sequence[Term], first: int) -> list[Term] | None:
        """Return the state of blocks that are counters, of which bits from number `first` on count the blocks; None for
        layouts that are not slices. words: of the first block as memory has them, with zeros in these bits."""
        return None

    @property
    def counter_layout(self) -> Layout:
        """Return the layout of one block in which counter mode counts by a byte."""
        return self

    def of_masks(self, words: Sequence[Term], last: Term) -> MaskedCounters:
        """Return the state of counters in registers that no general register fills. words, last: as for `of_counters`,
        of `counter_layout`. Only layouts in vectors with another `counter_layout` have such masks."""
        raise NotImplementedError(self.name)

    def in_general(self, build: Builder, words: Sequence[Ref], unit: int) -> tuple[list[Ref], int]:
        """Return (general registers with the bytes of registers in the order of memory, number of bytes in each).
        words, unit: as `in_memory_order` has them."""
        return [*words], unit

    def load_part(self, build: Builder, size: int, pointer: Ref, offset: int, memory: str) -> Ref:
        """Build the load of `size` bytes into a register of the layout's kind."""
        return build.load(size, pointer, offset, memory)

    def store_part(self, build: Builder, size: int, value: Ref, pointer: Ref, offset: int, memory: str) -> None:
        """Build the store of the low `size` bytes of such a register."""
        build.store(size, value, pointer, offset, memory)

    def load_key(self, build: Builder, pointer: Ref, offset: int) -> Ref:
        """Build the load of a round-key word; return its register."""
        return build.load(self.rules.bits // 8, pointer, offset, "ks")


def side_by_side(piece: Piece, count: int) -> Piece:
    """Return the rounds of several states together, output by output, so that common loads are shared."""
    copies = [{x: var(f"{x.name}@{number}", x.width) for x in piece.inputs} for number in range(count)]
    return Piece(
        tuple(copy[x] for copy in copies for x in piece.inputs),
        tuple(term for copy in copies for term in substitute(piece.outputs, copy)),
        tuple(
            term for group in zip(*(substitute(piece.between, copy) for copy in copies), strict=True) for term in group
        ),
        piece.steps,
    )


class Words(Layout):
    """A layout with one register a word; of several blocks, all words of the first come first."""

    name = "words"

    def lift(self, piece: Piece) -> Piece:
        return side_by_side(piece, self.blocks)

    def load(self, build: Builder, pointer: Ref, *, aligned: bool) -> list[Ref]:
        size = self.variant.block_bytes
        data = [var(f"b.{i}", 8) for i in range(size * self.blocks)]
        words = [word for i in range(0, len(data), size) for word in self.variant.words(data[i : i + size])]
        return [*load_terms(build, self.rules, data, words, pointer, "in", aligned=aligned)]

    def store(self, build: Builder, state: Sequence[Ref], pointer: Ref, *, aligned: bool) -> None:
        words = [var(f"x.{i}", self.variant.word_bits) for i in range(len(state))]
        count = self.variant.block_words
        data = [byte for i in range(0, len(words), count) for byte in self.variant.bytes(words[i : i + count])]
        known = dict(zip(words, state, strict=True))
        store_bytes(build, self.rules, known, data, pointer, aligned=aligned)

    def in_memory_order(self, build: Builder, state: Sequence[Ref]) -> tuple[list[Ref], int]:
        words = [var(f"y.{i}", self.variant.word_bits) for i in range(len(state))]
        count, size = self.variant.block_words, self.rules.bits // 8
        data = [byte for i in range(0, len(words), count) for byte in self.variant.bytes(words[i : i + count])]
        terms = [from_bytes(data[i : i + size]) for i in range(0, len(data), size)]
        return [*build.rewritten(self.rules, terms, dict(zip(words, state, strict=True)))], size

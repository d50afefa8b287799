"""A group of blocks that are multiplied side by side, as many as a register has bits: Y becomes the sum of the products
of all blocks of the group, to the first of which Y was added, each with a power of its own.

Everything lies in the frame, in one table: the leaves of the operand (see `sliced_product`), a row of eight registers
each. A group is five loops:

    rows       the blocks, transposed by the upper halves of a register's bits, to rows of the last leaves
    chunks     the lower halves, so that each row is a chunk: eight coefficients of all blocks
    sums       the leaves, of the chunks, one coefficient a turn
    products   a leaf a turn, with that of the powers; what is folded of it takes the place of its first register
    words      straight code: the leaves to the product, its remainder, Y
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.term import Term, const, rotl, to_bytes, var
from ciphergen.generator.analysis.field_products import FieldProduct
from ciphergen.generator.cover import instructions
from ciphergen.generator.layouts.access import copy_bytes
from ciphergen.generator.layouts.derived_keys import DerivedKeys
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import VReg
from ciphergen.generator.passes.lanes_product import remainder
from ciphergen.generator.passes.sliced_product import CHUNK, exchanged, leaves, product_of_leaves, product_words
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref, Sink

BLOCK = 16  # bytes
_LEAVES = len(leaves([const(0, 1)] * BLOCK))
_REGISTERS = 24  # that products of leaves need, with pointers and masks


@dataclass(frozen=True)
class SlicedFold:
    """A fold of which whole groups of blocks are taken at once. product: that of a block; rules: of registers; at:
    where in V_key the leaves of the powers lie, behind what short messages read."""

    product: FieldProduct
    rules: RuleSet
    at: int

    @staticmethod
    def of(plan: Plan, units: DerivedKeys) -> SlicedFold | None:
        """Return the fold of code over what is derived from a key; None where code is to be small, where the fold is no
        product of blocks, or where the target has too few registers."""
        rules = plan.words
        if not plan.bulk or units.multiples is not None or units.product is None:
            return None
        if len(plan.target.files[rules.file].names) < _REGISTERS:
            return None
        unit, before = rules.bits // 8, units.key_layout(rules.bits).size
        return SlicedFold(units.product, rules, before + -before % unit)

    @property
    def single(self) -> float:
        """Return how often the code for single blocks runs, by block of data: as if there were no groups, since what
        they leave takes longer than they do."""
        return 1.0

    @property
    def blocks(self) -> int:
        """Return the blocks of a group."""
        return self.rules.bits

    @property
    def bytes(self) -> int:
        """Return the bytes of a group."""
        return BLOCK * self.blocks

    @property
    def row(self) -> int:
        """Return the bytes of a leaf."""
        return CHUNK * self.rules.bits // 8

    @property
    def table(self) -> int:
        """Return the bytes of the leaves of an operand."""
        return _LEAVES * self.row

    @property
    def end(self) -> int:
        """Return the bytes of all that is kept of a key."""
        return self.at + self.table

    def spread(self, build: Builder, source: Ref, ks: Ref) -> None:
        """Build what is kept of the powers, which lie behind a pointer, the highest first. ks: to what is kept of the
        key."""
        BlockSpread(build, self, "ks").run(source, "stack", build.add(ks, self.at))

    def groups(self, build: Builder, part: Layout) -> list[BlockGroup]:
        """Return what builds groups of blocks, the largest first. part: the chain in registers."""
        return [BlockGroup(build, self, part)]


class BlockSpread:
    """The way of blocks to leaves, in a table somewhere. memory: what the table is a part of."""

    def __init__(self, build: Builder, fold: SlicedFold, memory: str) -> None:
        self.build, self.fold, self.memory = build, fold, memory
        self.rules, self.row = fold.rules, fold.row
        self.unit = self.rules.bits // 8
        self.words = BLOCK // self.unit  # of a block
        self.chunks = _LEAVES // 3 * 2 * self.row  # where chunks wait to become leaves

    def run(self, source: Ref, read: str, base: Ref, chain: Sequence[VReg] = ()) -> None:
        """Build the leaves from `base` on of a group of blocks behind a pointer. read: the memory of these; chain: what
        is added to the first block, words as they stand in memory."""
        self._rows(source, read, base, chain)
        self._to_chunks(base)
        self._sums(base)

    def _own(self, value: Ref, hint: str) -> VReg:
        found = self.build.fresh(self.rules.file, hint)
        self.build.copy(value, found)
        return found

    def _thirds(self, base: Ref) -> Sequence[Ref]:
        """Return pointers to the thirds of the leaves: so far instructions reach."""
        second = self.build.add(base, self.chunks // 2)
        return base, second, self.build.add(second, self.chunks // 2)

    def _rows(self, source: Ref, read: str, base: Ref, chain: Sequence[VReg]) -> None:
        """Build the upper halves of transpositions. The chain is there in the first turn, and zeros later."""
        build, bits = self.build, self.rules.bits
        rows = [var(f"row{i}", bits) for i in range(self.rules.bits // CHUNK)]
        here, there = self._own(source, "source"), self._own(build.add(base, self.chunks), "there")
        with _Turns(build, "rows", CHUNK, there, self.unit):
            for j in range(self.words):
                known: dict[Term, Ref | Fetch] = {
                    row: self._load(here, i * CHUNK * BLOCK + j * self.unit, read) for i, row in enumerate(rows)
                }
                found, distance = list(rows), len(rows) // 2
                if chain:
                    known[y := var("y", bits)] = chain[j]
                    found[0] ^= y
                while distance:
                    found = exchanged(found, distance, CHUNK * distance)
                    distance //= 2
                self._store(found, known, [(there, (i * self.words + j) * self.row) for i in range(len(rows))])
            for word in chain:
                build.copy(build.constant(self.rules, 0), word)
            build.add(here, BLOCK, into=here)

    def _to_chunks(self, base: Ref) -> None:
        """Build the lower halves of transpositions."""
        rows = [var(f"row{i}", self.rules.bits) for i in range(CHUNK)]
        here = self._own(self.build.add(base, self.chunks), "here")
        with _Turns(self.build, "chunks", BLOCK, here, self.row):
            known = {row: self._load(here, i * self.unit, self.memory) for i, row in enumerate(rows)}
            found, distance = list(rows), CHUNK // 2
            while distance:
                found = exchanged(found, distance, distance)
                distance //= 2
            self._store(found, known, [(here, i * self.unit) for i in range(CHUNK)])

    def _sums(self, base: Ref) -> None:
        """Build the leaves of chunks."""
        build, here = self.build, self._own(base, "here")
        chunks = [var(f"chunk{i}", self.rules.bits) for i in range(BLOCK)]
        of_word = BLOCK // self.words
        with _Turns(build, "sums", CHUNK, here, self.unit):
            thirds = self._thirds(here)
            known: dict[Term, Ref | Fetch] = {}
            for i, chunk in enumerate(chunks):  # all are read before one is written over
                word, at = divmod(i, of_word)
                known[chunk] = build.load(self.unit, thirds[2], (at * self.words + word) * self.row, self.memory)
            third = _LEAVES // 3
            places = [(thirds[i // third], i % third * self.row) for i in range(_LEAVES)]
            self._store(leaves(chunks), known, places)

    def _load(self, pointer: Ref, offset: int, memory: str) -> Fetch:
        return self.build.later(lambda: self.build.load(self.unit, pointer, offset, memory))

    def _store(
        self,
        terms: Sequence[Term],
        known: Mapping[Term, Ref | Fetch],
        places: Sequence[tuple[Ref, int]],
        order: Sequence[Term] = (),
    ) -> None:
        build = self.build

        def sink(pointer: Ref, offset: int) -> Sink:
            use = partial(build.store, self.unit, base=pointer, offset=offset, memory=self.memory)
            return build.sink(self.rules.file, lambda value: use(value=value))

        build.spend(self.rules, terms, known, [sink(*place) for place in places], order=order)


class BlockGroup(BlockSpread):
    """A group of blocks. part: the chain in registers."""

    def __init__(self, build: Builder, fold: SlicedFold, part: Layout) -> None:
        super().__init__(build, fold, "stack")
        self.part, self.blocks, self.bytes = part, fold.blocks, fold.bytes
        self.table = build.buffer_in_frame(self.rules.file, CHUNK * _LEAVES)

    def take(self, chain: Sequence[VReg], source: Ref, ks: Ref) -> None:
        """Build what a group of blocks makes of the chain. source: pointer to the blocks; ks: to what is kept of the
        key."""
        base = self.build.frame_address(self.table[0])
        words, _ = self.part.in_memory_order(self.build, chain)
        self.run(self._aligned(source, base), "in", base, [self._own(word, "chain") for word in words])
        self._products(base, self.build.add(ks, self.fold.at))
        self._to_chain(base, chain)

    def _aligned(self, source: Ref, base: Ref) -> VReg:
        """Return a pointer to the blocks as loads need them: where they are, or in a copy from `base` on, of which only
        the end is written while they are read."""
        build, at = self.build, self._own(source, "at")
        if build.target.unaligned:
            return at
        join = build.label("join")
        build.branch("if_zero", build.low_bits(at, self.unit.bit_length() - 1), join)
        build.place(build.label("misaligned"))
        copy_bytes(build, at, self._own(base, "into"), self.fold.bytes, ("in", "stack"), CHUNK)
        build.place(build.label("copied"))
        build.copy(base, at)
        build.place(join)
        return at

    def _products(self, base: Ref, powers: Ref) -> None:
        """Build the products of leaves."""
        x, bits = var("x", self.rules.bits), self.rules.bits
        rotates = instructions([rotl(x, 1)], [x], self.rules) == 1
        made = product_of_leaves(bits, reverse=self.fold.product.reverse, rotates=rotates)
        here, other = self._own(base, "here"), self._own(powers, "other")
        with _Turns(self.build, "products", _LEAVES, here, self.row):
            known: dict[Term, Ref | Fetch] = {}
            for name, pointer, memory in (("a", here, self.memory), ("b", other, "ks")):
                for i in range(CHUNK):
                    for time in range(2):
                        variable = var(f"{name}{i}.{time}", self.rules.bits)
                        known[variable] = self._load(pointer, i * self.unit, memory)
            self._store(made.roots, known, [(here, 0)], made.order)
            self.build.add(other, self.row, into=other)

    def _to_chain(self, base: Ref, chain: Sequence[VReg]) -> None:
        """Build the way from folded products to the chain."""
        reverse, third = self.fold.product.reverse, _LEAVES // 3
        thirds = self._thirds(base)
        folded = [var(f"leaf{i}", self.rules.bits) for i in range(_LEAVES)]
        known = {
            leaf: self._load(thirds[i // third], i % third * self.row, self.memory) for i, leaf in enumerate(folded)
        }
        words = remainder(product_words(folded, reverse=reverse), self.fold.product)
        data = [byte for word in words for byte in to_bytes(word, "big" if reverse else "little")]
        made = self.build.rewritten(self.rules, self.part.words(data), {}, known)
        self.build.parallel(list(zip(chain, made, strict=True)))


class _Turns:
    """A loop of so many turns, over rows behind a pointer."""

    def __init__(self, build: Builder, hint: str, turns: int, pointer: VReg, step: int) -> None:
        self.build, self.pointer, self.step = build, pointer, step
        self.head = build.label(hint)
        self.end = build.fresh(pointer.file, "end")
        build.copy(build.add(pointer, turns * step), self.end)
        self.loop = build.turns(self.head, turns)

    def __enter__(self) -> None:
        self.loop.__enter__()

    def __exit__(self, *error: object) -> None:
        self.build.add(self.pointer, self.step, into=self.pointer)
        self.build.branch("if_different", self.pointer, self.end, self.head)
        self.loop.__exit__(None, None, None)
        self.build.place(self.build.label("behind"))

"""The exclusive or of key stream and data: whole blocks by words, short blocks and misaligned ones by bytes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import var
from ciphergen.generator.frames.bytes_left import BytesLeft
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import Label, VReg
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref

# So many units, or bytes, of data are loaded before the first is stored: then no load is waited for.
_AT_ONCE = 4


class XorStream:
    """The exclusive or of key stream and data, with the pointers. source, target: pointers to the data that come next.

    Key stream is in registers with `unit` bytes each: a vector, a word, or one byte (what is above it counts for
    nothing).
    """

    def __init__(self, build: Builder, rules: RuleSet, variant: Variant, source: Ref, target: Ref) -> None:
        self.build, self.rules, self.variant = build, rules, variant
        self.source, self.target = source, target
        self.size = variant.block_bytes

    @property
    def registers(self) -> tuple[Ref, Ref]:
        return self.source, self.target

    def use(self, names: Mapping[Ref, Ref]) -> None:
        """Replace the pointer registers."""
        self.source, self.target = names[self.source], names[self.target]

    def mix(self, layout: Layout, states: Sequence[Sequence[Ref]]) -> None:
        """Build the XOR of whole blocks of data and key stream, and its stores to the output. states: of the layout's
        parts."""
        at = 0
        for part, state in zip(layout.parts, states, strict=True):
            words, unit = part.in_memory_order(self.build, state)
            self.mix_words(part, words, unit, at)
            at += part.blocks * self.size

    def mix_words(self, layout: Layout, words: Sequence[Ref], unit: int, at: int = 0) -> None:
        """Build the XOR of the data from `at` on and key stream in registers of the layout's kind, and its stores to
        the output. Load each unit of data before any store to the same place, so that input and output may be the
        same."""
        for first in range(0, len(words), _AT_ONCE):
            places = [at + i * unit for i in range(first, min(first + _AT_ONCE, len(words)))]
            data = [layout.load_part(self.build, unit, self.source, place, "in") for place in places]
            for place, word, register in zip(places, words[first:], data, strict=False):
                mixed = self._mixed(layout.rules, word, register)
                layout.store_part(self.build, unit, mixed, self.target, place, "out")

    def _mixed(self, rules: RuleSet, word: Ref, data: Ref) -> Ref:
        """Return key stream XOR data."""
        key, other = var("key", rules.bits), var("data", rules.bits)
        return self.build.one(rules, key ^ other, {key: word, other: data})

    def mix_bytes(self, words: Sequence[Ref], unit: int, count: int) -> None:
        """Build the XOR of the first `count` bytes of data and key stream, byte by byte, and its stores to the
        output."""
        build, now = self.build, words[0]
        # Where words may be misaligned, only short blocks come here.
        group = 1 if build.target.unaligned else _AT_ONCE
        for first in range(0, count, group):
            now = self._byte(words, unit, first, now)
            places = range(first, min(first + group, count))
            data = [build.load(1, self.source, i, "in") for i in places]
            for i, byte in zip(places, data, strict=True):
                now = now if i == first else self._byte(words, unit, i, now)
                build.store(1, self._mixed(self.rules, now, byte), self.target, i, "out")

    def _mix_memory(self, stream: Ref, unit: int, size: int) -> None:
        """Build the XOR of the first `size` bytes of data and key stream, which is in memory, byte by byte: a loop over
        its words."""
        build, data = self.build, XorStream(self.build, self.rules, self.variant, self.source, self.target)
        own = {pointer: build.fresh(self.rules.file, "next") for pointer in (stream, *self.registers)}
        build.parallel([(fresh, pointer) for pointer, fresh in own.items()])
        data.use(own)
        end, head, walker = build.add(stream, size), build.label("unit"), own[stream]
        with build.loop(head, 0.0):
            data.mix_bytes([build.load(unit, walker, 0, "stack")], unit, unit)
            data.move_on(unit)
            build.add(walker, unit, into=walker)
            build.branch("if_different", walker, end, head)
        build.place(build.label("mixed"))

    def _byte(self, words: Sequence[Ref], unit: int, at: int, before: Ref) -> Ref:
        """Return a register whose lowest byte is byte `at` of the key stream. before: the register of the byte
        before."""
        if not at % unit:
            return words[at // unit]
        word = var("word", self.rules.bits)
        return self.build.one(self.rules, word >> 8, {word: before})

    def mix_anywhere(
        self,
        layout: Layout,
        words: Sequence[Ref],
        unit: int,
        size: int,
        misaligned: Ref | None,
        in_memory: Callable[[], Ref] | None = None,
    ) -> None:
        """Build the XOR of whole blocks of `size` bytes: by words, or by bytes where `misaligned`, if there is one, is
        not 0. in_memory: builds the address of the key stream, if it is in memory."""
        build, join = self.build, self.build.label("join")
        if misaligned is not None and unit > 1:
            slow = build.label("bytes")
            build.branch("if_not_zero", misaligned, slow)
            build.place(build.label("words"))
            with build.cold(slow):
                if in_memory is not None:
                    self._mix_memory(in_memory(), unit, size)
                else:
                    self.mix_bytes(words, unit, size)
                build.jump(join)
        self.mix_words(layout, words, unit)
        build.place(join)

    def mix_last(
        self, layout: Layout, words: Sequence[Ref], unit: int, left: BytesLeft, label: Label, then: Label
    ) -> None:
        """Build at a label the XOR of a short last block, and the jump to what follows with no bytes left."""
        self.build.place(label)
        words, unit = layout.in_general(self.build, words, unit)
        if self.size & (self.size - 1):
            left.fewer(self.size)
        self.short(words, unit, left.count)
        left.none()
        self.build.jump(then)

    def move_on(self, distance: int) -> None:
        """Build the advance of both pointers."""
        for pointer in (self.source, self.target):
            self.build.add(pointer, distance, into=pointer)

    def short(self, words: Sequence[Ref], unit: int, left: Ref) -> None:
        """Build the XOR of a short block: ..., 4, 2 and 1 bytes in turn, for the low bits of `left` that are 1."""
        build, count = self.build, 1 << (self.size - 1).bit_length() - 1
        number = var("left", self.rules.bits)
        rest = [build.fresh(self.rules.file, "rest") for _ in words]
        for word, register in zip(rest, words, strict=True):
            build.copy(register, word)
        while count:
            after = build.label("after")
            build.branch("if_zero", build.one(self.rules, number & count, {number: left}), after)
            build.place(build.label("some"))
            self.mix_bytes(rest, unit, count)
            if count > 1:
                self.move_on(count)
                self._drop(rest, unit, count)
            build.place(after)
            count //= 2

    def _drop(self, words: Sequence[VReg], unit: int, count: int) -> None:
        """Build moves that drop the first `count` bytes of the key stream and keep the `count` bytes behind them, or as
        many as there are; a short block needs no more."""
        whole, part = divmod(count, unit)
        for old, new in zip(words[whole : 2 * whole], words, strict=False):
            self.build.copy(old, new)
        if part:
            word = var("word", self.rules.bits)
            self.build.copy(self.build.one(self.rules, word >> 8 * part, {word: words[0]}), words[0])

"""Key stream by calls of the row of blocks: counters in the frame, encrypted there."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl.procedures import ENCRYPT
from ciphergen.dsl.term import var
from ciphergen.generator.frames.byte_counter import ByteCounter
from ciphergen.generator.frames.called_row import blocks_of_calls, of_frame, symbol
from ciphergen.generator.frames.counter import Counter
from ciphergen.generator.frames.key_stream import Kept, KeyStream
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import VReg
from ciphergen.generator.plan.counter_terms import Moving
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref
from ciphergen.interface.table import row_of_blocks


class CountersInFrame:
    """The counters of the longest call in the frame, and what they are encrypted to, one block behind the other."""

    def __init__(self, plan: Plan, build: Builder, prefix: str) -> None:
        self._build, self._rules, self._size = build, plan.words, plan.variant.block_bytes
        self._row = symbol(prefix, plan.variant.name, row_of_blocks(ENCRYPT).name)
        self.blocks = blocks_of_calls(plan)[0]
        rules = of_frame(plan)
        self.unit, place = rules.bits * rules.lanes // 8, plan.target.files[rules.file].bits // 8
        self._full = self.unit == place
        places = self.blocks * self._size // place
        self._counters, self._encrypted = (build.buffer_in_frame(rules.file, places) for _ in range(2))

    def copy(self, pointer: Ref) -> None:
        """Build a loop that copies the bytes that do not move from the caller's counter to all counters."""
        build = self._build
        source, target = (build.fresh(self._rules.file, hint) for hint in ("from", "to"))
        build.copy(pointer, source)
        build.copy(build.frame_address(self._counters[0]), target)
        end, head = build.add(pointer, self._size - 1), build.label("copy")
        with build.loop(head, 0.0):
            byte = build.load(1, source, 0, "counter")
            for block in range(self.blocks):
                build.store(1, byte, target, block * self._size, "stack")
            build.add(source, 1, into=source)
            build.add(target, 1, into=target)
            build.branch("if_different", source, end, head)
        build.place(build.label("copied"))

    def begin(self, counter: Counter) -> None:
        """Build all counters from where a counter is."""
        self.copy(counter.pointer)
        self.number(counter.last_byte(), self.blocks)

    def number(self, now: Ref, blocks: int) -> None:
        """Build the stores of the last bytes of so many counters, the first of them `now`. They stand there from turn
        to turn, so that whole words do."""
        build, rules = self._build, self._rules
        address, last = build.frame_address(self._counters[0]), var("last", rules.bits)
        for block in range(blocks):
            byte = build.one(rules, last + block, {last: now}) if block else now
            build.store(1, byte, address, (block + 1) * self._size - 1, "stack")

    def encrypt(self, ks: Ref, blocks: int) -> list[Ref]:
        """Build the encryption of so many counters; return its words."""
        build = self._build
        counters, made = (build.frame_address(places[0]) for places in (self._counters, self._encrypted))
        build.call_function(self._row, ks, counters, made, build.constant(self._rules, blocks))
        count = blocks * self._size // self.unit
        if self._full:
            return [build.kept(place) for place in self._encrypted[:count]]
        stream = self.stream()
        return [build.load(self.unit, stream, i * self.unit, "stack") for i in range(count)]

    def stream(self) -> Ref:
        """Build the address of what has been encrypted."""
        return self._build.frame_address(self._encrypted[0])


class FrameCounter(ByteCounter):
    """A counter whose last byte is in a register, and all of it in the frame, in each counter of a batch."""

    def __init__(self, build: Builder, plan: Plan, pointer: Ref, frame: CountersInFrame) -> None:
        super().__init__(build, plan, pointer)
        self.moving, self._frame = Moving(None, 0, self.rules.bits, self.rules.bits), frame

    def load(self) -> list[VReg]:
        """Build the counters of the frame; return nothing, since no word is in a register."""
        self._frame.copy(self.pointer)
        self.now = self._own(self._load(self.size - 1))
        self._frame.number(self.now, self._frame.blocks)
        return []

    def count_up(self) -> None:
        """Build the carry out of the last byte as a loop over the bytes before it, since it seldom runs."""
        build, rules = self.build, self.rules
        byte, carried, total = (var(name, rules.bits) for name in ("byte", "carried", "sum"))
        at, over = build.fresh(rules.file, "at"), build.fresh(rules.file, "over")
        self._put(self._constant(0), self.size - 1)
        build.add(self.pointer, self.size - 1, into=at)
        build.copy(self._constant(1), over)
        head = build.label("count_up")
        with build.loop(head, 0.0):
            build.add(at, -1, into=at)
            new = self._one(byte + carried, {byte: build.load(1, at, 0, "counter"), carried: over})
            build.store(1, new, at, 0, "counter")
            build.copy(self._one(total >> 8, {total: new}), over)
            build.branch("if_different", at, self.pointer, head)
        build.place(build.label("counted"))


class FromCalls(KeyStream):
    """Key stream of so many blocks by a call."""

    def __init__(self, plan: Plan, frame: CountersInFrame, blocks: int) -> None:
        super().__init__(plan, plan.layouts()[-1][0])
        self._frame, self.blocks, self.bytes = frame, blocks, blocks * plan.variant.block_bytes

    def set_up(self, ks: Ref) -> None:
        """Build nothing: what is called sets itself up."""

    def make(
        self, build: Builder, ks: Ref, kept: Kept, words: Sequence[Ref], counter: Counter
    ) -> Sequence[Sequence[Ref]]:
        encrypted = self._frame.encrypt(ks, self.blocks)
        self.in_memory = self._frame.stream
        counter.move_on(self.begins, [[]], self.blocks)
        self._frame.number(counter.last_byte(), self.blocks)
        return [encrypted]

    def in_memory_order(self, build: Builder, part: Layout, state: Sequence[Ref]) -> tuple[Sequence[Ref], int]:
        return state, self._frame.unit

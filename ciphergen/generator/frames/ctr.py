"""The frame of counter mode: `V_ctr`, for any length, any alignment, in place.

Only the counter's last byte changes from block to block, until it wraps: an epoch, 256 blocks at most. What
is fixed in it is computed at its beginning (`plan.invariant`); its word is counted up in a register.

    epoch    the counter's words; what is fixed
    batches  several blocks side by side, while there are that many left, here and in the epoch
    few      what a batch leaves, or where there are fewer blocks than in one, from the words again
    calls    or, where they are encrypted by calls of the row of blocks, some at a time in the frame
    single   one block; the last may be short
    short    a short block, by bytes: 8, 4, 2, 1 of them
    carry    the other bytes of the counter counted up, in memory, then a new epoch
    end      the last byte of the counter, at the next unused block, to memory

Everything that decides control flow is public: pointers, the number of bytes, the counter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ciphergen.dsl.term import Term, var
from ciphergen.generator.frames import counter_planes
from ciphergen.generator.frames.block_counter import BlockCounter
from ciphergen.generator.frames.byte_counter import ByteCounter
from ciphergen.generator.frames.bytes_left import bytes_left
from ciphergen.generator.frames.called_rounds import CalledRounds
from ciphergen.generator.frames.called_row import blocks_of_calls, counts_in_frame, own_batches
from ciphergen.generator.frames.called_stream import CountersInFrame, FrameCounter, FromCalls
from ciphergen.generator.frames.counter import Counter
from ciphergen.generator.frames.key_stream import FromBlocks, FromKept, FromWords, KeyStream, key_loads
from ciphergen.generator.frames.word_counter import WordCounter
from ciphergen.generator.frames.xor_stream import XorStream
from ciphergen.generator.layouts.beside import repeated
from ciphergen.generator.machine import Label, VReg
from ciphergen.generator.plan.counting import countable, counts_number
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Fetch, Ref
from ciphergen.interface.role import Part


def counter_mode(plan: Plan, build: Builder, prefix: str) -> None:
    """Build the function `V_ctr`. Registers left over hold round keys of the first rounds, which are not in the loop
    over rounds. prefix: in front of symbols."""
    _Frame(plan, build, prefix).run()


def _counter(plan: Plan, build: Builder, pointer: VReg, frame: CountersInFrame | None) -> Counter:
    """Return the counter of a function. pointer: to the caller's counter; frame: where counters are encrypted, if they
    are."""
    if frame is not None and not own_batches(plan):
        return FrameCounter(build, plan, pointer, frame)
    if plan.layouts()[-1][0].whole:
        return BlockCounter(build, plan, pointer)
    return (WordCounter if counts_number(plan) else ByteCounter)(build, plan, pointer)


def _key_streams(plan: Plan, build: Builder, frame: CountersInFrame | None) -> tuple[list[FromKept], list[KeyStream]]:
    """Return the key streams that keep something in an epoch, and all of them, that of single blocks last."""
    layouts = countable(plan)
    if frame is not None:
        kept = [FromKept(plan, build, *each, plan.held) for each in layouts[: own_batches(plan)]]
        return kept, [*kept, *(FromCalls(plan, frame, blocks) for blocks in blocks_of_calls(plan))]
    if any(layout.whole for layout, _ in layouts):
        return [], [FromBlocks(plan, build, *each) for each in layouts]
    # Below a batch nothing is worth keeping. A number of several bytes costs more to begin with than that saves.
    by_bytes = any(layout.by_bytes for layout, _ in layouts[:-1])
    few = len(layouts) > 1 and not counts_number(plan) and not by_bytes
    cuts = [
        FromKept(plan, build, layout, unroll, 0 if number else plan.held)
        for number, (layout, unroll) in enumerate(layouts[:-1] if few else layouts)
    ]
    return cuts, [*cuts, *([FromWords(plan, build, *layouts[-1])] if few else [])]


class _Frame:
    """The function `V_ctr` being built."""

    def __init__(self, plan: Plan, build: Builder, prefix: str) -> None:
        self.plan, self.build, self.rules = plan, build, plan.words
        self.frame = CountersInFrame(plan, build, prefix) if counts_in_frame(plan) else None
        self.cuts, self.ways = _key_streams(plan, build, self.frame)
        # Whether there is a way around the loops over batches, for few blocks.
        self.whole = len(self.cuts) > 0 and self.ways[-1] is not self.cuts[-1]
        self.epoch, self.carry, self.end = build.label("epoch"), build.label("carry"), build.label("end")

    def run(self) -> None:
        """Build the whole function."""
        build = self.build
        given = build.arguments()
        self.ks: Ref
        self.ks, pointer, count = given[Part.ROUND_KEYS], given[Part.STATE], given[Part.BYTES]
        source, target = given[Part.SOURCE], given[Part.OUTPUT]
        self.left = bytes_left(build, self.rules, count)
        self.stream = XorStream(build, self.rules, self.plan.variant, source, target)
        done = build.label("done")
        # Whole words stay aligned; of shorter blocks it is asked in every batch.
        self.moves_off = self.plan.variant.block_bytes % (self.rules.bits // 8) > 0
        self.misaligned = None if self.moves_off else self._misaligned()
        build.branch("if_zero", count, done)
        build.place(build.label("some"))
        self.counter = _counter(self.plan, build, pointer, self.frame)
        build.place(self.epoch)
        self.words = self.counter.load()
        carries = self._several() if self.whole else self._loops()
        short = self._single(self.ways[-1])
        build.place(self.end)
        self.counter.store()
        build.place(done)
        build.leave()
        with build.weighing(0.0):
            short()
            carries()
            build.place(self.carry)
            self.counter.count_up()
            if self.whole:
                build.branch("if_zero", self.left.count, self.end)
                build.place(build.label("next"))
            build.jump(self.epoch)

    def _misaligned(self) -> Ref | None:
        """Return a register that is 0 if input and output are aligned; None if alignment does not matter."""
        if self.plan.target.unaligned or all(way.layout.by_bytes for way in self.ways):
            return None
        both = self.build.either(self.stream.source, self.stream.target)
        return self.build.low_bits(both, (self.rules.bits // 8).bit_length() - 1)

    def _loops(self) -> Callable[[], None]:
        """Build the kept values and the loops over batches, which share one `carry`; return a function that emits
        nothing."""
        self._begin_epoch()
        for way in self.ways[:-1]:
            self._batches(way)
        return lambda: None

    def _several(self) -> Callable[[], None]:
        """Build the loops over batches, with a way around them for messages of few blocks. Give the loops copies of the
        shared registers, so that short messages do not pay for spills. Return a function that emits the way from the
        loops to `carry`."""
        build, few, wrapped, carry = self.build, self.build.label("few"), self.build.label("wrapped"), self.carry
        self._if_few(few)
        if self.frame is not None and self.misaligned is not None:  # calls take such data in fewer cycles
            build.branch("if_not_zero", self.misaligned, few)
            build.place(build.label("aligned"))
        shared: list[Ref] = [self.ks, self.left.count, *self.stream.registers, *self.counter.registers]
        shared += [] if self.misaligned is None else [self.misaligned]
        names: dict[Ref, Ref] = {old: build.fresh(old.file, "own") for old in shared}
        for old, own in names.items():
            build.copy(old, own)
        self._use(names)
        self.carry = wrapped
        self._begin_epoch()
        for way in self.cuts:
            self._batches(way)
        self.carry = carry
        self._use({own: old for old, own in names.items()})

        def old_again() -> None:
            for old, own in names.items():
                build.copy(own, old)

        old_again()
        build.branch("if_zero", self.left.count, self.end)
        build.place(build.label("more"))
        if self.frame is None:
            for now, word, fixed in zip(self.counter.words(), self.words, self.ways[-1].begins[0].fixed, strict=True):
                if fixed is not None:
                    build.copy(now, word)
        build.place(few)
        if self.frame is not None:
            self.frame.begin(self.counter)
            for called in self.ways[len(self.cuts) : -1]:
                self._batches(called)

        def carries() -> None:
            build.place(wrapped)
            old_again()

        return carries

    def _use(self, names: Mapping[Ref, Ref]) -> None:
        """Replace the registers that all loops share."""
        self.ks = names[self.ks]
        self.left.use(names[self.left.count])
        if self.misaligned is not None:
            self.misaligned = names[self.misaligned]
        self.stream.use(names)
        self.counter.use(names)

    def _if_few(self, label: Label) -> None:
        """Build a branch to the label if too few bytes are left for a batch."""
        self.left.if_few(min(way.bytes for way in self.cuts), label)

    def _begin_epoch(self) -> None:
        """Build the values kept for an epoch. Layouts with the same round keys share them."""
        words, build = self.words, self.build
        self.kept: dict[tuple[str, str], dict[Term, Ref]] = {}
        every = [pair for way in self.cuts for pair in zip(way.keys, way.prefixes, strict=True)]
        for name in dict.fromkeys(name for name, _ in every):
            prefixes = [prefix for key, prefix in every if key == name]
            first, rules = prefixes[0], prefixes[0].layout.rules
            kept = list(dict.fromkeys(term for prefix in prefixes for term in prefix.split.kept))
            known: dict[Term, Ref] = {x: w for x, w in zip(first.begin.fixed, words, strict=True) if x is not None}
            fetched = key_loads(build, first, self.ks, kept)
            if rules.lanes > 1:
                fetched |= {x: self._filled(word) for x, word in known.items()}
                known = {}
            if (made := first.begin.made) is not None:
                fetched |= counter_planes.masks(build, self.rules, first.begin, made, known)
                known = counter_planes.lanes(build, self.plan, made, self.counter.pointer)
            passages = {term: words for prefix in prefixes for term, words in prefix.passages.items()}
            found = build.compute(rules, kept, known, fetched, passages=passages)
            self.kept[name] = {term: self._constant(register) for term, register in zip(kept, found, strict=True)}

    def _filled(self, word: Ref) -> Fetch:
        """Return the broadcast of a word to all lanes."""
        if self.ways[-1].layout.clear:
            one = var("one", self.rules.bits)
            word = self.build.one(self.rules, repeated(one, self.plan.variant.word_bits), {one: word})
        return self.build.later(lambda: self.build.vector("fill", 32, word)[0])

    def _constant(self, register: Ref) -> VReg:
        """Return a copy of a kept value in a register with no other write. Mark the copy as a constant if blocks
        share registers. Round keys have more uses, so kept values are then spilled first."""
        found = self.build.fresh(register.file, "fixed")
        self.build.copy(register, found)
        if self.plan.shared:
            self.build.constant_in(found)
        return found

    def _stream_of(self, way: KeyStream) -> Sequence[Sequence[Ref]]:
        """Build the key stream of one block or batch and advance the counter; return the states of the layout's
        parts."""
        return way.make(self.build, self.ks, self.kept, self.words, self.counter)

    def _if_wrapped(self) -> None:
        """Build a branch to `carry` if the counter's last bytes have wrapped."""
        self.counter.if_wrapped(self.carry)
        self.build.place(self.build.label("same"))

    def _batches(self, way: KeyStream) -> None:
        """Build the loop over batches of blocks side by side. The last of such loops, with the fewest blocks, takes
        data at any address, and so do all whose key stream is in the frame; the others need aligned pointers."""
        build = self.build
        rest, fewer, head = build.label("rest"), build.label("fewer"), build.label("batch")
        called = self.frame is not None and way not in self.cuts
        anywhere = self.moves_off or way is self.ways[-2] or called
        if self.misaligned is not None and not (way.layout.by_bytes or anywhere):
            build.branch("if_not_zero", self.misaligned, rest)
            build.place(build.label("aligned"))
        way.set_up(self.ks)
        if self.whole and self.cuts == [way]:
            self.left.enough(way.bytes)
        else:
            self.left.if_fewer(way.bytes, fewer)
        self.counter.if_near_end(way.blocks, fewer)
        build.place(build.label("batches"))
        self.counter.enter(way.begins)
        with build.loop(head, 1 / way.blocks if way is self.ways[0] else 0.0):
            if self.moves_off and not way.layout.by_bytes:
                self.misaligned = self._misaligned()
            if called or (self.misaligned is not None and anywhere):
                (state,) = self._stream_of(way)
                (part,) = way.layout.parts
                if way.mixing is not None and self.misaligned is not None:
                    self._mix_words(way, way.mixing, state, self.misaligned)
                else:
                    words, unit = way.in_memory_order(build, part, state)
                    self.stream.mix_anywhere(part, words, unit, way.bytes, self.misaligned, way.in_memory)
            elif way.mixing is not None:
                self._stream_of(way)
                way.mixing.mix(self.stream.source, self.stream.target)
            else:
                self.stream.mix(way.layout, self._stream_of(way))
            self.stream.move_on(way.bytes)
            self.left.took(way.bytes)
            self._if_wrapped()
            self.left.if_fewer(way.bytes, fewer)
            self.counter.if_not_near_end(way.blocks, head)
        if self.moves_off:
            self.misaligned = None
        build.place(fewer)
        self.left.fewer(way.bytes)
        build.place(rest)

    def _mix_words(self, way: KeyStream, rounds: CalledRounds, state: Sequence[Ref], misaligned: Ref) -> None:
        """Build the exclusive or of data and a batch of which words of blocks are stored one after the other; of
        misaligned data by bytes."""
        build = self.build
        slow, join = build.label("bytes"), build.label("join")
        rounds.finish()
        build.branch("if_not_zero", misaligned, slow)
        build.place(build.label("words"))
        with build.cold(slow):
            words, unit = way.layout.in_memory_order(build, state)
            self.stream.mix_bytes(words, unit, way.bytes)
            build.jump(join)
        rounds.mix(self.stream.source, self.stream.target)
        build.place(join)

    def _single(self, way: KeyStream) -> Callable[[], None]:
        """Build the loop over single blocks, by bytes if the pointers are misaligned; return a function that emits the
        last, short block."""
        build = self.build
        head, short, count = (build.label(hint) for hint in ("block", "short", "count"))
        if not self.whole or self.frame is not None:
            build.branch("if_zero", self.left.count, self.end)
            build.place(build.label("one"))
        way.set_up(self.ks)
        with build.loop(head, 1.0 if len(self.ways) == 1 else 0.0):
            (state,) = self._stream_of(way)
            (part,) = way.layout.parts
            words, unit = way.in_memory_order(build, part, state)
            self.left.if_fewer(way.bytes, short)
            self.stream.mix_anywhere(part, words, unit, way.bytes, self.misaligned, way.in_memory)
            self.stream.move_on(way.bytes)
            self.left.took(way.bytes)
            build.place(count)
            self._if_wrapped()
            build.branch("if_not_zero", self.left.count, head)
        return lambda: self.stream.mix_last(part, words, unit, self.left, short, count)

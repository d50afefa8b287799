"""The frame of a message of any number of bytes, any alignment and in place, which an entry point takes into its chain,
or makes of it.

What the blocks share is read once, and so is the chain, which stays in registers.

    empty    what is done with no bytes at all, where the text says that
    block    one whole block, as long as there are any
    last     the block with the bytes that are left, by bytes, with zeros behind them; then the chain to memory. Where
             no bytes would change nothing, nothing is done with none.

Where the text does with the last block what it does with a whole one, and nothing if no bytes are left, the bytes that
are left go through the code of a whole block.

Everything that decides control flow is public: pointers, and the number of bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ciphergen.dsl.entry import Entry, Port, Rate
from ciphergen.dsl.entry_syntax import empty_of, last_of
from ciphergen.dsl.message_mode import MessageMode
from ciphergen.dsl.term import Term, const, var
from ciphergen.generator.frames.blocks import ONCE
from ciphergen.generator.frames.bulk_fold import bulk_fold
from ciphergen.generator.frames.bytes_left import bytes_left
from ciphergen.generator.frames.constant_table import TableRounds, Tables
from ciphergen.generator.frames.entry_point import alone, load_all, read_once, ready_keys, store_all
from ciphergen.generator.frames.table_fold import TableFold, kept_derived
from ciphergen.generator.layouts.field_registers import FieldRegisters
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import Label, VReg
from ciphergen.generator.plan.plan import Plan
from ciphergen.generator.shape.builder import Builder
from ciphergen.generator.shape.node import Ref
from ciphergen.interface.role import Role


def entry_message(plan: Plan, role: Role, build: Builder) -> None:
    """Build the function that takes a message into the chain of an entry point."""
    _MessageFrame(plan, role, build).run()


class _MessageFrame:
    """The function being built. held: the registers of what is read once, by the names of ports."""

    def __init__(self, plan: Plan, role: Role, build: Builder) -> None:
        self.plan, self.build, self.rules = plan, build, plan.words
        self.mode = MessageMode.of(plan.variant, role.direction)
        layout, self.unroll = plan.layouts()[-1]
        self.layout = FieldRegisters.of_entry(plan.variant, self.mode.whole.name, plan.generation) or layout
        self.given = build.ports()
        names = [self.mode.whole.name, last_of(self.mode.whole.name)]
        names += [] if self.mode.empty is None else [empty_of(self.mode.whole.name)]
        self.tables = Tables.of(plan, build, [(name, self.unroll) for name in names])
        self.bytes = self.given[role.lengths[0].name]
        self.source = None if self.mode.taken is None else self.given[role.source.name]
        self.target = None if role.absorbs else self.given[role.output.name]
        self.left = bytes_left(build, self.rules, self.bytes)
        self.size = self.mode.block.bytes
        self.held: dict[str, list[VReg]] = {}

    def run(self) -> None:
        """Build the whole function."""
        build = self.build
        head, last = (build.label(hint) for hint in ("block", "last"))
        self._read_once()
        if self.mode.empty is not None:
            self._unless_empty(self.mode.empty)
        if self.source is not None and self.mode.fills_last(self.plan.variant):
            self._filled(head, self.source)
            return
        with build.loop(head, 1.0):
            self.left.if_fewer(self.size, last)
            self._block()
            self.left.took(self.size)
            build.jump(head)
        with build.weighing(0.0):
            build.place(last)
            self.left.fewer(self.size)
            if self._idles():
                done = build.label("done")
                build.branch("if_zero", self.left.count, done)
                build.place(build.label("rest"))
                self._last()
                build.place(done)
            else:
                self._last()
            self._end()

    def _filled(self, head: Label, source: Ref) -> None:
        """Build the loop where the last block is filled with zeros and taken as any other. The bytes that are left go
        through the same code, which then finds that no more are left."""
        build, mode = self.build, self.mode
        last, filled, end = (build.label(hint) for hint in ("last", "filled", "end"))
        take = self._taker()
        often = self._groups(source)
        with build.loop(head, often):
            build.branch("if_zero", self.left.count, end)
            build.place(build.label("some"))
            self.left.if_fewer(self.size, last)
            words = load_all(build, [(self._alone(mode.block), source)])
            self.left.took(self.size)
            build.place(filled)
            take(words)
            build.add(source, self.size, into=source)
            build.jump(head)
        with build.weighing(0.0):
            build.place(last)
            self.left.fewer(self.size)
            fill = self._bytes_in_frame if self.layout.by_frame else self._bytes_left
            fill(words)
            self.left.none()
            build.jump(filled)
        with build.weighing(ONCE if often < 1.0 else 0.0):
            build.place(end)
            self._end()

    def _taker(self) -> Callable[[list[VReg]], object]:
        """Return what builds the code that takes a block into the chain: by a table of the key, or by rounds."""
        mode, keyed = self.mode, self._keyed()
        if keyed is not None:
            fold = TableFold.of(self.plan, mode.whole.name, self.build, self._alone(mode.chain))
            if fold is not None:
                return partial(fold.take, self.held[mode.chain.name], ks=keyed)
        return lambda words: self._run(self._rounds(mode.whole.name), mode.whole, {mode.block.name: words})

    def _keyed(self) -> VReg | None:
        """Return the pointer to what is made of the key, None where blocks are taken without what a mode derives."""
        takes = self.plan.variant.derived and self.mode.whole.of_rate(Rate.KEY)
        return ready_keys(self.mode.whole, self.given) if takes else None

    def _groups(self, source: Ref) -> float:
        """Build the loop over groups of blocks that are taken at once, if there is such code; return how often the code
        for single blocks runs, by block of data."""
        ks = self._keyed()
        fold = None if ks is None else bulk_fold(self.plan, kept_derived(self.plan, self.mode.whole.name))
        if fold is None or ks is None:
            return 1.0
        build, chain = self.build, self.held[self.mode.chain.name]
        groups = fold.groups(build, self._alone(self.mode.chain))
        behind, many = build.label("behind"), build.label("many")
        self.left.if_few(groups[-1].bytes, behind)
        build.jump(many)
        with build.cold(many):  # short messages neither go around it nor set up what it needs
            for group in groups:
                head, few = build.label("group"), build.label("few")
                with build.loop(head, 1.0 / group.blocks if group is groups[0] else 0.0):
                    self.left.if_fewer(group.bytes, few)
                    group.take(chain, source, ks)
                    build.add(source, group.bytes, into=source)
                    self.left.took(group.bytes)
                    build.jump(head)
                build.place(few)
                self.left.fewer(group.bytes)
            build.jump(behind)
        build.place(behind)
        return fold.single

    def _idles(self) -> bool:
        """Return True if a last block of no bytes changes nothing, so that nothing has to be computed of it."""
        chain = [var(f"chain.{i}", 8) for i in range(self.mode.chain.bytes)]
        fixed = {p.name: [var(f"{p.name}.{i}", 8) for i in range(p.bytes)] for p in self.mode.fixed}
        after, _ = self.mode.step(self.plan.variant, fixed, chain, ())
        return list(after) == chain

    def _unless_empty(self, entry: Entry) -> None:
        """Build what is done with a message of no bytes, and the way around it."""
        some = self.build.label("some")
        self.build.branch("if_not_zero", self.bytes, some)
        with self.build.weighing(0.0):
            self.build.place(self.build.label("empty"))
            self._run(self._rounds(empty_of(entry.name)), entry, {})
            self._end()
        self.build.place(some)

    def _end(self) -> None:
        """Build the store of the chain, and the return."""
        chain = self.mode.chain
        store_all(self.build, self._alone(chain), self.held[chain.name], self.given[chain.name])
        self.build.leave()

    def _rounds(self, name: str) -> TableRounds:
        ks = ready_keys(self.plan.variant.entries[name], self.given)
        return self.tables.rounds(self.layout, name, self.unroll, ks)

    def _alone(self, port: Port) -> Layout:
        return alone(self.layout, port)

    def _read_once(self) -> None:
        """Build the loads of the chain and of what all blocks share."""
        self.held = read_once(self.build, self.layout, [*self.mode.fixed, self.mode.chain], self.given)

    def _block(self) -> None:
        """Build a whole block."""
        build, mode = self.build, self.mode
        words = [] if self.source is None else load_all(build, [(self._alone(mode.block), self.source)])
        made = self._run(self._rounds(mode.whole.name), mode.whole, {mode.block.name: words})
        if mode.made is not None and self.target is not None:
            store_all(build, self._alone(mode.made), made, self.target)
            build.add(self.target, self.size, into=self.target)
        if self.source is not None:
            build.add(self.source, self.size, into=self.source)

    def _last(self) -> None:
        """Build the last block."""
        mode = self.mode
        size = self._alone(mode.block).registers_of_a_block
        words = [self.build.fresh(self.rules.file, "zero") for _ in range(size)]
        count = self._bytes_left(words)
        known = {mode.block.name: words}
        if mode.length is not None:
            more = self._alone(mode.length).registers_of_a_block - 1
            known[mode.length.name] = [count, *(self._zero() for _ in range(more))]
        made = self._run(self._rounds(last_of(mode.last.name)), mode.last, known)
        if mode.made is not None and self.target is not None:
            self._store_bytes(self._alone(mode.made), made, count)

    def _run(self, rounds: TableRounds, entry: Entry, more: dict[str, list[VReg]]) -> list[VReg]:
        """Build an entry point; return what it makes beside the chain, which is replaced."""
        known = {**self.held, **more}
        left = rounds.run([register for port in entry.inputs for register in known.get(port.name, ())])
        chain, made = self.held[self.mode.chain.name], list[VReg]()
        pairs = list[tuple[VReg, Ref]]()
        for port in entry.outputs:
            size = self._alone(port).registers_of_a_block
            words, left = left[:size], left[size:]
            if port.rate is not Rate.CHAIN:
                # What is made may be what the chain was, in its registers.
                made = [self.build.fresh(word.file, "made") for word in words]
            pairs += zip(chain if port.rate is Rate.CHAIN else made, words, strict=True)
        self.build.parallel(pairs)
        return made

    def _zero(self, register: VReg | None = None) -> VReg:
        register = register or self.build.fresh(self.rules.file, "zero")
        self.build.copy(self.build.constant(self.rules, 0), register)
        return register

    def _bytes_left(self, words: Sequence[VReg]) -> VReg:
        """Build the loads of the bytes that are left, fewer than a block, into the words of a block; return a register
        that counts the bytes, on each way a number of its own."""
        build, part, join = self.build, self._alone(self.mode.block), self.build.label("join")
        for word in words:
            self._zero(word)
        count = self._zero()
        for place in range(self.size - 1):
            build.branch("if_zero", self.left.count, join)
            build.place(build.label("byte"))
            if self.source is not None:
                self._put(part, words, place, build.load(1, self.source, place, "in"))
            build.add(count, 1, into=count)
            build.add(self.left.count, -1, into=self.left.count)
        build.place(join)
        return count

    def _bytes_in_frame(self, words: Sequence[VReg]) -> None:
        """Build copies of the bytes that are left, fewer than a block, to zeros in the frame, and the load of all."""
        build, join, source = self.build, self.build.label("join"), self.source
        assert source is not None
        (place,) = build.buffer_in_frame(self.layout.rules.file, 1)
        build.keep(build.zeros(place.file), place)
        at = build.own(build.frame_address(place))
        for number in range(self.size - 1):
            build.branch("if_zero", self.left.count, join)
            build.place(build.label("byte"))
            build.store(1, build.load(1, source, number, "in"), at, number, "stack")
            build.add(self.left.count, -1, into=self.left.count)
        build.place(join)
        build.copy(self.layout.of_memory(build, build.kept(place)), words[0])

    def _put(self, part: Layout, words: Sequence[VReg], place: int, byte: Ref) -> None:
        """Build the XOR of a byte of the block to the register that has it."""
        one = var("byte", 8)
        data: list[Term] = [const(0, 8)] * self.size
        data[place] = one
        for word, register in zip(part.words(data), words, strict=True):
            if not word.is_const:
                before = var("before", word.width)
                found = self.build.rewritten(part.rules, [before ^ word], {one: byte, before: register})
                self.build.copy(found[0], register)

    def _store_bytes(self, part: Layout, made: Sequence[Ref], count: VReg) -> None:
        """Build the stores of as many bytes as there were."""
        build, join = self.build, self.build.label("stored")
        words, unit = part.in_memory_order(build, made)
        now, number = words[0], var("word", self.rules.bits)
        assert self.target is not None
        for place in range(self.size - 1):
            build.branch("if_zero", count, join)
            build.place(build.label("out"))
            now = words[place // unit] if not place % unit else build.one(self.rules, number >> 8, {number: now})
            build.store(1, now, self.target, place, "out")
            build.add(count, -1, into=count)
        build.place(join)

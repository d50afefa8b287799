"""Counter mode: `V_ctr`, for any length, any alignment, in place.

Only the counter's last byte changes from block to block, until it wraps: an epoch, 256 blocks at most. What
is fixed in it is computed at its beginning (`prefix`); its word is counted up in a register.

    epoch    the counter's words; what is fixed
    batches  several blocks side by side, while there are that many left, here and in the epoch
    few      what a batch leaves, or where there are fewer blocks than in one, from the words again
    single   one block; the last may be short
    short    a short block, by bytes: 8, 4, 2, 1 of them
    carry    the other bytes of the counter counted up, in memory, then a new epoch
    end      the last byte of the counter, at the next unused block, to memory

Everything that decides control flow is public: pointers, the number of bytes, the counter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice

from ciphergen.dsl.term import Term
from ciphergen.generator.allocation.allocate import preferred
from ciphergen.generator.allocation.spill import pressure
from ciphergen.generator.code import Code
from ciphergen.generator.frames.counting import counter, counts_last_byte
from ciphergen.generator.frames.ctr_ways import Cut, Way, Whole
from ciphergen.generator.frames.left import left
from ciphergen.generator.frames.stream import Stream
from ciphergen.generator.frames.work import Work
from ciphergen.generator.layouts.layout import Layout
from ciphergen.generator.machine import Function, Label, Reg, VReg
from ciphergen.generator.select import Source, Unsupported, select
from ciphergen.interface.role import Part, Role

# What runs once in a call, counted per block of data: a typical call has this many blocks.
_ONCE = 1 / 64
_SPARE = 4  # registers with which the scheduler fills the time that loads take


def counter_mode(work: Work, role: Role, name: str) -> Function:
    """Return the function `V_ctr`. Registers left over hold round keys of the first rounds, which are not in the loop
    over rounds.

    Raises:
        Unsupported: the bytes of a block are no power of two.
    """
    size = work.variant.block_bytes
    if size & (size - 1):
        raise Unsupported(f"counter mode needs blocks of 2**n bytes, not of {size}")
    found = _function(work, role, name, 0)
    file = countable(work)[0][0].rules.file
    room = len(preferred(work.target)[file]) - pressure(found, work.target, file) - _SPARE
    return _function(work, role, name, room) if room > 0 else found


def countable(work: Work) -> list[tuple[Layout, int]]:
    """Return the layouts in which blocks can be counted; of a layout with parts that cannot count only the part that
    can."""
    found: list[tuple[Layout, int]] = []
    for layout, unroll in work.layouts():
        counted = [part for part in layout.parts if part.counted]
        if counted:
            found.append((layout if len(counted) == len(layout.parts) else counted[0], unroll))
    return found


def _function(work: Work, role: Role, name: str, held: int) -> Function:
    """Return the function with `held` round-key words of the first rounds in registers, in the widest layout."""
    code = Code(work.target, work.generation, name, role.name)
    code.small = work.smallest
    _Frame(work, code, held).run()
    return code.finish()


class _Frame:
    """Writes the function."""

    def __init__(self, work: Work, code: Code, held: int) -> None:
        self.work, self.code, self.rules = work, code, work.words
        layouts = countable(work)
        self.cuts = [
            Cut(work, code, layout, unroll, 0 if number else held) for number, (layout, unroll) in enumerate(layouts)
        ]
        self.ways: list[Way] = [*self.cuts]
        # Below a batch nothing is worth keeping. A number of several bytes costs more to begin with than that saves.
        self.whole = len(layouts) > 1 and counts_last_byte(work) and not any(way.by_bytes for way in self.ways[:-1])
        if self.whole:
            self.cuts.pop()
            self.ways[-1] = Whole(work, code, *layouts[-1])
        self.epoch, self.carry, self.end = code.label("epoch"), code.label("carry"), code.label("end")

    def run(self) -> None:
        """Emit the whole function."""
        code = self.code
        code.weight = code.block.weight = _ONCE
        given = code.arguments()
        self.ks, pointer, count = given[Part.ROUND_KEYS], given[Part.STATE], given[Part.BYTES]
        source, target = given[Part.SOURCE], given[Part.OUTPUT]
        self.left = left(code, self.rules, count)
        self.stream = Stream(code, self.rules, self.work.variant, source, target)
        done = code.label("done")
        self.misaligned = self._misaligned()
        code.idioms.if_zero(code, count, done)
        code.place(code.label("some"))
        self.counter = counter(code, self.work, pointer)
        code.place(self.epoch)
        self.words = self.counter.load()
        carries = self._several() if self.whole else self._loops()
        short = self._single(self.ways[-1])
        code.place(self.end)
        self.counter.store()
        code.place(done)
        code.leave()
        code.weight = 0.0
        short()
        carries()
        code.place(self.carry)
        self.counter.count_up()
        if self.whole:
            code.idioms.if_zero(code, self.left.count, self.end)
            code.place(code.label("next"))
        code.jump(self.epoch)

    def _misaligned(self) -> VReg | None:
        """Return a register that is 0 if input and output are aligned; None if alignment does not matter."""
        if self.work.target.unaligned or all(way.by_bytes for way in self.ways):
            return None
        idioms = self.code.idioms
        both = idioms.either(self.code, self.stream.source, self.stream.target)
        found: VReg = idioms.low_bits(self.code, both, (self.rules.bits // 8).bit_length() - 1)
        return found

    def _loops(self) -> Callable[[], None]:
        """Emit the kept values and the loops over batches, which share one `carry`; return a function that emits
        nothing."""
        self._begin_epoch()
        for way in self.ways[:-1]:
            self._batches(way)
        return lambda: None

    def _several(self) -> Callable[[], None]:
        """Emit the loops over batches, with a way around them for messages of few blocks. Give the loops copies of the
        shared registers, so that short messages do not pay for spills. Return a function that emits the way from the
        loops to `carry`."""
        code, few, wrapped, carry = self.code, self.code.label("few"), self.code.label("wrapped"), self.carry
        self._if_few(few)
        shared = [self.ks, self.left.count, *self.stream.registers, *self.counter.registers]
        shared += [] if self.misaligned is None else [self.misaligned]
        names = {old: code.fresh(old.file, "own") for old in shared}
        for old, own in names.items():
            code.copy(old, own)
        self._use(names)
        self.carry = wrapped
        self._begin_epoch()
        for way in self.ways[:-1]:
            self._batches(way)
        self.carry = carry
        self._use({own: old for old, own in names.items()})

        def old_again() -> None:
            for old, own in names.items():
                code.copy(own, old)

        old_again()
        code.idioms.if_zero(code, self.left.count, self.end)
        code.place(code.label("more"))
        for now, word, fixed in zip(self.counter.words(), self.words, self.ways[-1].begins[0].fixed, strict=True):
            if fixed is not None:
                code.copy(now, word)
        code.place(few)

        def carries() -> None:
            code.place(wrapped)
            old_again()

        return carries

    def _use(self, names: Mapping[VReg, VReg]) -> None:
        """Replace the registers that all loops share."""
        self.ks, self.left.count = names[self.ks], names[self.left.count]
        if self.misaligned is not None:
            self.misaligned = names[self.misaligned]
        self.stream.use(names)
        self.counter.use(names)

    def _if_few(self, label: Label) -> None:
        """Emit a branch to the label if too few bytes are left for a batch."""
        self.left.if_fewer(min(way.bytes for way in self.ways[:-1]), label)

    def _begin_epoch(self) -> None:
        """Emit the values kept for an epoch. Layouts with the same round keys share them."""
        words, code = self.words, self.code
        self.kept: dict[tuple[str, str], dict[Term, Reg]] = {}
        every = [pair for way in self.cuts for pair in zip(way.keys, way.prefixes, strict=True)]
        for name in dict.fromkeys(name for name, _ in every):
            prefixes = [prefix for key, prefix in every if key == name]
            first, rules = prefixes[0], prefixes[0].layout.rules
            kept = list(dict.fromkeys(term for prefix in prefixes for term in prefix.split.kept))
            known = {x: word for x, word in zip(first.begin.fixed, words, strict=True) if x is not None}
            sources = first.loads(code, self.ks, kept)
            if rules.lanes > 1:
                sources |= {x: self._filled(word) for x, word in known.items()}
                known = {}
            passages = {term: words for prefix in prefixes for term, words in prefix.passages.items()}
            found = select(code, rules, kept, known, sources, passages=passages)
            self.kept[name] = {term: self._constant(register) for term, register in zip(kept, found, strict=True)}

    def _filled(self, word: Reg) -> Source:
        """Return a source that broadcasts a word to all lanes."""
        return lambda: self.code.vectors.fill(self.code, word)

    def _constant(self, register: Reg) -> VReg:
        """Return a copy of a kept value in a register with no other write. Mark the copy as a constant if words are
        spread over registers. Round keys have more uses, so kept values are then spilled first."""
        found = self.code.fresh(register.file, "fixed")
        self.code.copy(register, found)
        if self.work.spread:
            self.code.function.constants |= {found}
        return found

    def _stream_of(self, way: Way) -> list[list[VReg]]:
        """Emit the rounds of one block or batch and advance the counter; return the states of the layout's parts."""
        code, counter = self.code, self.counter
        registers: list[VReg] = []
        following: list[list[Reg]] = []
        for state, after in way.start(code, self.ks, self.kept, self.words, counter):
            following.append(after)
            for register in state:
                registers.append(code.fresh(register.file, "state"))
                code.copy(register, registers[-1])
        counter.move_on(way.begins, following, way.blocks)
        found = iter(way.rounds.run(self.ks, registers))
        return [list(islice(found, len(begin.state))) for begin in way.begins]

    def _if_wrapped(self) -> None:
        """Emit a branch to `carry` if the counter's last bytes have wrapped."""
        self.counter.if_wrapped(self.carry)
        self.code.place(self.code.label("same"))

    def _batches(self, way: Way) -> None:
        """Emit the loop over batches of blocks side by side. The last of such loops, with the fewest blocks, takes data
        at any address; the others need aligned pointers."""
        code = self.code
        rest, fewer, head = code.label("rest"), code.label("fewer"), code.label("batch")
        anywhere = way is self.ways[-2]
        if self.misaligned is not None and not (way.by_bytes or anywhere):
            code.idioms.if_not_zero(code, self.misaligned, rest)
            code.place(code.label("aligned"))
        way.rounds.set_up(self.ks)
        if not (self.whole and len(self.cuts) == 1):
            self.left.if_fewer(way.bytes, fewer)
        self.counter.if_near_end(way.blocks, fewer)
        code.place(code.label("batches"))
        self.counter.enter(way.begins)
        code.weight = 1 / way.blocks if way is self.ways[0] else 0.0
        code.place(head)
        if self.misaligned is not None and anywhere:
            (state,) = self._stream_of(way)
            (part,) = way.layout.parts
            self._mix(way, part, *part.in_memory_order(code, state))
        else:
            self.stream.mix(way.layout, self._stream_of(way))
        self.stream.move_on(way.bytes)
        self.left.took(way.bytes)
        self._if_wrapped()
        self.left.if_fewer(way.bytes, fewer)
        self.counter.if_not_near_end(way.blocks, head)
        code.weight = _ONCE
        code.place(fewer)
        self.left.fewer(way.bytes)
        code.place(rest)

    def _single(self, way: Way) -> Callable[[], None]:
        """Emit the loop over single blocks, by bytes if the pointers are misaligned; return a function that emits the
        last, short block."""
        code = self.code
        head, short, count = (code.label(hint) for hint in ("block", "short", "count"))
        if not self.whole:
            code.idioms.if_zero(code, self.left.count, self.end)
            code.place(code.label("one"))
        way.rounds.set_up(self.ks)
        code.weight = 1.0 if len(self.ways) == 1 else 0.0
        code.place(head)
        (state,) = self._stream_of(way)
        (part,) = way.layout.parts
        words, unit = part.in_memory_order(code, state)
        self.left.if_fewer(way.bytes, short)
        self._mix(way, part, words, unit)
        self.stream.move_on(way.bytes)
        self.left.took(way.bytes)
        code.place(count)
        self._if_wrapped()
        code.idioms.if_not_zero(code, self.left.count, head)
        code.weight = _ONCE
        return lambda: self._short(words, unit, short, count)

    def _mix(self, way: Way, part: Layout, words: list[Reg], unit: int) -> None:
        """Emit the XOR of whole blocks of data and key stream: by words, or by bytes if the pointers are misaligned."""
        code, join = self.code, self.code.label("join")
        if self.misaligned is not None and unit > 1:
            slow = code.label("bytes")
            code.idioms.if_not_zero(code, self.misaligned, slow)
            code.place(code.label("words"))
            with code.cold(slow):
                self.stream.mix_bytes(words, unit, way.bytes)
                code.jump(join)
        self.stream.mix_words(part, words, unit)
        code.place(join)

    def _short(self, words: list[Reg], unit: int, label: Label, count: Label) -> None:
        """Emit the XOR of a short last block, and the jump to the counter update with no bytes left."""
        self.code.place(label)
        self.stream.short(words, unit, self.left.count)
        self.left.none()
        self.code.jump(count)

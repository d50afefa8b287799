"""The counter of counter mode in a function: its last bytes in a register, the others in the caller's memory.

An epoch is what the last bytes can count. Memory is counted up only where they wrap, and gets them at the function's
end. Here the register is the whole word of the state in which the last byte lies; see also `low_number`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from ciphergen.backends.machine.rule import Comparisons
from ciphergen.dsl.term import Term, const, var
from ciphergen.generator import passes
from ciphergen.generator.code import Code
from ciphergen.generator.frames.beginning import Beginning, moving
from ciphergen.generator.frames.work import Work
from ciphergen.generator.layouts import spread
from ciphergen.generator.layouts.access import load_terms
from ciphergen.generator.layouts.placed import Placed
from ciphergen.generator.layouts.placement import Placement
from ciphergen.generator.machine import Label, Reg, VReg
from ciphergen.generator.select import Source, select

EPOCH = 256  # the values of the last byte


class Counter(ABC):
    """Emits what the function does with its counter. pointer: to it; moves: how many of its last bytes are in the
    register `now`."""

    now: VReg

    def __init__(self, code: Code, work: Work, pointer: VReg, moves: int) -> None:
        self.code, self.variant, self.pointer, self.moves = code, work.variant, pointer, moves
        self.rules, self.size = work.words, work.variant.block_bytes
        last = work.layouts()[-1][0]
        # How one block has its words repeated in registers, None if they fill them.
        self.single: Placement | None = last.placement if isinstance(last, Placed) else None

    @property
    def registers(self) -> tuple[VReg, ...]:
        """Return the registers that the counter needs besides those that move."""
        return (self.pointer,)

    def use(self, names: Mapping[VReg, VReg]) -> None:
        """Replace the counter's registers."""
        self.pointer = names[self.pointer]

    @abstractmethod
    def load(self) -> list[VReg]:
        """Load the words of one block's state at an epoch's beginning; set the registers that move."""

    @abstractmethod
    def enter(self, begins: Sequence[Beginning]) -> None:
        """Emit the set-up before a loop over blocks in a layout with these beginnings."""

    @abstractmethod
    def known(self, begin: Beginning) -> dict[Term, Reg]:
        """Return the registers of the moving terms and of their steps, for a part of a layout that was entered."""

    @abstractmethod
    def move_on(self, begins: Sequence[Beginning], following: Sequence[Sequence[Reg]], blocks: int) -> None:
        """Emit the advance by so many blocks. following: for each part, the registers of its moving terms behind
        them."""

    @abstractmethod
    def store(self) -> None:
        """Emit the store of the last counter bytes, which memory does not have yet."""

    @abstractmethod
    def if_wrapped(self, label: Label) -> None:
        """Emit a branch to the label if the last counter bytes have wrapped to 0."""

    @abstractmethod
    def if_near_end(self, blocks: int, label: Label) -> None:
        """Emit a branch to the label if fewer than `blocks` blocks are left in the epoch."""

    @abstractmethod
    def if_not_near_end(self, blocks: int, label: Label) -> None:
        """Emit a branch to the label if at least `blocks` blocks are left in the epoch."""

    def count_up(self) -> None:
        """Emit the carry out of the last counter bytes: add one to the bytes before them, and store 0 in the last."""
        byte, carried, total = (var(name, self.rules.bits) for name in ("byte", "carried", "sum"))
        over: Reg | None = None
        for at in reversed(range(self.size - self.moves)):
            value = self._get(at)()
            known: dict[Term, Reg] = {byte: value} if over is None else {byte: value, carried: over}
            new = self._select(byte + 1 if over is None else byte + carried, known)
            self._put(new, at)
            over = self._select(total >> 8, {total: new}) if at else None
        for at in range(self.size - self.moves, self.size):
            self._put(self._constant(0), at)

    def words(self) -> list[VReg]:
        """Load the words of the state in the form of one block."""
        if self.single is None:
            data = [var(f"b.{i}", 8) for i in range(self.size)]
            return load_terms(self.code, self.rules, data, self.variant.words(data), self.pointer, "counter")
        data = [var(f"b.{i}", self.rules.bits) for i in range(self.size)]
        terms = passes.run(spread.from_bytes_of_memory(self.variant, self.single, data))
        sources: dict[Term, Source] = {byte: self._get(i) for i, byte in enumerate(data)}
        found = [self.code.fresh(self.rules.file, "word") for _ in terms]
        for register, word in zip(select(self.code, self.rules, terms, {}, sources), found, strict=True):
            self.code.copy(register, word)
        return found

    def _get(self, at: int) -> Source:
        return lambda: self.code.idioms.load(self.code, 1, self.pointer, at, memory="counter")

    def _put(self, register: Reg, at: int) -> None:
        self.code.idioms.store(self.code, 1, register, self.pointer, at, memory="counter")

    def _constant(self, value: int) -> Reg:
        return self._select(const(value, self.rules.bits), {})

    def _select(self, term: Term, known: Mapping[Term, Reg]) -> Reg:
        found: Sequence[Reg] = select(self.code, self.rules, [term], known, {})
        return found[0]


class LastByte(Counter):
    """The word of the state in which the last byte lies. step: what each block adds to it."""

    step: VReg

    def __init__(self, code: Code, work: Work, pointer: VReg, compare: Comparisons) -> None:
        super().__init__(code, work, pointer, 1)
        self.compare, self.moving = compare, moving(work.variant, self.rules.bits)

    def load(self) -> list[VReg]:
        words = self.words()
        self.now = words[self.moving.index]
        step = self._constant(self.moving.repeated(1))
        assert isinstance(step, VReg), "it is not 0"
        self.step = step
        return words

    @property
    def registers(self) -> tuple[VReg, ...]:
        return (*super().registers, self.step)

    def use(self, names: Mapping[VReg, VReg]) -> None:
        super().use(names)
        self.step = names[self.step]

    def enter(self, begins: Sequence[Beginning]) -> None:
        """Emit nothing, since all layouts count in the same register."""

    def known(self, begin: Beginning) -> dict[Term, Reg]:
        (now,), ((step, _),) = begin.now, begin.steps
        return {now: self.now, step: self.step}

    def move_on(self, begins: Sequence[Beginning], following: Sequence[Sequence[Reg]], blocks: int) -> None:
        ((after,),) = following
        self.code.copy(after, self.now)

    def store(self) -> None:
        now = var("now", self.rules.bits)
        byte = self._select(now >> self.moving.shift, {now: self.now}) if self.moving.shift else self.now
        self._put(byte, self.size - 1)

    def if_wrapped(self, label: Label) -> None:
        if self.moving.on_top:
            self.compare.if_below(self.code, self.now, self.step, label)
        else:
            self.code.idioms.if_zero(self.code, self._last_byte(), label)

    def if_near_end(self, blocks: int, label: Label) -> None:
        self.compare.if_not_below(self.code, self._last_byte(), self._limit(blocks), label)

    def if_not_near_end(self, blocks: int, label: Label) -> None:
        self.compare.if_below(self.code, self._last_byte(), self._limit(blocks), label)

    def _last_byte(self) -> Reg:
        """Return a register with the order of the last byte: its word, if the byte is the most significant one, else
        the byte."""
        if self.moving.on_top:
            return self.now
        now = var("now", self.rules.bits)
        return self._select((now >> self.moving.shift) & (EPOCH - 1), {now: self.now})

    def _limit(self, blocks: int) -> Reg:
        left = EPOCH + 1 - blocks
        return self._constant(self.moving.repeated(left) if self.moving.on_top else left)

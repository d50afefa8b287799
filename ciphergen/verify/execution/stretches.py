"""Straight stretches of code that were executed already, with what they read and what they wrote.

Paths that part at a branch often meet again with the same values: those of a function that loads words or bytes, or of
a turn of a loop that is followed for a guess and then for the proof. A stretch is executed once. Where a later path
comes to its first instruction and all that it reads are the same terms, it writes the same terms: within a contract,
nothing else decides what its instructions do. A stretch is not kept if the path's conditions were asked for, a row of
blocks was accessed (its places depend on the blocks done), or the stack pointer was moved.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import Term
from ciphergen.verify.execution.memory import Bytes, Region, Split
from ciphergen.verify.execution.state import Definition, PathSummary, State

if TYPE_CHECKING:
    from ciphergen.verify.execution.context import Context

# Stretches end at multiples of so many bytes, so that paths which meet within long code have the next one in common.
SPAN = 256
# Stretches that are kept of those that begin at one place with the same registers, the latest ones: a loop without an
# end, which reads what the turn before wrote, has a new one in each turn.
_MOST_ALIKE = 64


@dataclass(frozen=True)
class Read:
    """A value that a stretch read of memory that it had not written. size: bytes; the value was stored as one word if
    more than one."""

    region: Region
    offset: int
    size: int
    value: Term | None

    def now(self, memory: Bytes) -> Term | None:
        """Return what memory has now where it was read, None if it is no word there."""
        if self.size == 1:
            return memory.get(self.region, self.offset)
        return memory.word(self.region, self.offset, self.size)


@dataclass(frozen=True)
class Stored:
    """A value that a stretch wrote to memory: a byte, or a word that `split` takes apart."""

    region: Region
    offset: int
    value: Term
    split: Split | None

    @property
    def size(self) -> int:
        """Return the number of bytes."""
        return 1 if self.split is None else self.value.width // 8


class _History(NamedTuple):
    """The definitions of a stretch by places: first those that stood in `registers` before it, then its own. sources:
    of each; last: of each register that the stretch wrote, None if no definition wrote it."""

    registers: tuple[Register, ...]
    sources: tuple[tuple[int, ...], ...]
    last: Mapping[Register, int | None]


@dataclass(frozen=True)
class Stretch:
    """An executed stretch. end: address of the next instruction. read and loaded: what decided it. definitions: what
    its instructions wrote, oldest first; writers: which register each definition before the stretch stood in."""

    begin: int
    end: int
    steps: int
    read: Mapping[Register, Term]
    loaded: tuple[Read, ...]
    written: Mapping[Register, Term]
    stored: tuple[Stored, ...]
    trace: PathSummary
    definitions: tuple[Definition, ...]
    last: Mapping[Register, Definition | None]
    writers: Mapping[int, Register]

    def fits(self, state: State, cuts: Collection[int]) -> bool:
        """Return True if the stretch does on a path with these registers what it did before, and passes no cut."""
        passed = any(self.begin < cut < self.end for cut in cuts)
        return not passed and all(read.now(state.memory) is read.value for read in self.loaded)

    def apply(self, context: Context, state: State) -> None:
        """Write what the stretch writes."""
        context.trace.add(self.trace)
        for put in self.stored:
            if put.split is None:
                state.memory.put(put.region, put.offset, put.value)
            else:
                state.memory.put_word(put.region, put.offset, put.value, put.split)
        made, newest = [state.writer.get(register) for register in self._history.registers], state.history
        for old, places in zip(self.definitions, self._history.sources, strict=True):
            sources = tuple([step for place in places if (step := made[place]) is not None])
            newest = Definition(old.address, old.value, sources, old.stored, newest)
            made.append(newest)
        if newest is not None:
            state.add_step(newest)
        for register, place in self._history.last.items():
            state.put(register, self.written[register], None if place is None else made[place])
        state.go(self.end)

    @cached_property
    def _history(self) -> _History:
        """Return by whose places the definitions are made again."""
        before = {writer: place for place, writer in enumerate(self.writers)}
        places = before | {id(step): place for place, step in enumerate(self.definitions, len(before))}
        return _History(
            tuple(self.writers.values()),
            tuple([tuple([places[id(s)] for s in step.sources if id(s) in places]) for step in self.definitions]),
            {register: None if writer is None else places[id(writer)] for register, writer in self.last.items()},
        )


class Stretches:
    """The stretches of one function that were executed, by where they begin and by the registers that they read: which
    these are, the code alone says."""

    def __init__(self) -> None:
        self._registers: dict[int, tuple[Register, ...]] = {}
        self._known: dict[tuple[int, tuple[Term, ...]], list[Stretch]] = {}

    def find(self, state: State, cuts: Collection[int]) -> Stretch | None:
        """Return a stretch that begins where a path is and fits it, None if there is none."""
        read = self._registers.get(state.pc)
        if read is None:
            return None
        known = self._known.get((state.pc, tuple([state.registers[r] for r in read])), ())
        return next((s for s in known if s.fits(state, cuts)), None)

    def forget(self) -> None:
        """Forget all stretches: they hold the context, which holds them."""
        self._known.clear()

    def _keep(self, stretch: Stretch) -> None:
        registers = tuple(stretch.read)
        if self._registers.setdefault(stretch.begin, registers) == registers:
            key = stretch.begin, tuple([stretch.read[r] for r in registers])
            known = self._known.setdefault(key, [])
            known.append(stretch)
            del known[:-_MOST_ALIKE]

    @contextmanager
    def watched(self, context: Context, state: State) -> Iterator[None]:
        """Keep what the block executes, from where the path is, as a stretch."""
        watch = Noted(context, state, NotedMemory(state.memory))
        try:
            with context.traced() as trace:
                yield
        finally:
            watch.end(state)
        if watch.tells_all(context):
            self._keep(watch.stretch(context, state, trace))


class Noted:
    """A record that notes what a stretch reads and writes, while it is executed."""

    def __init__(self, context: Context, state: State, memory: NotedMemory) -> None:
        """Begin, with registers and memory that note their use."""
        self._plain = state.memory
        self.registers, self.memory = _NotedRegisters(state.registers), memory
        self.begin, self.steps, self.asked = state.pc, context.steps, context.asked
        self.before, self.writers = state.history, dict(state.writer)
        state.hold(self.registers, self.memory)

    def end(self, state: State) -> None:
        """Give the path plain registers and memory again."""
        state.hold(dict(self.registers), self._plain)

    def tells_all(self, context: Context) -> bool:
        """Return True if what was read decides what is done."""
        return context.asked == self.asked and not self.memory.spoiled

    def stretch(self, context: Context, state: State, trace: PathSummary) -> Stretch:
        """Return the stretch up to where the path is."""
        return Stretch(
            begin=self.begin,
            end=state.pc,
            steps=context.steps - self.steps,
            read=self.registers.read,
            loaded=tuple(self.memory.loaded.values()),
            written={r: state.registers[r] for r in self.registers.written},
            stored=tuple(self.memory.stores),
            trace=trace,
            definitions=tuple(_since(state.history, self.before)),
            last={r: state.writer.get(r) for r in self.registers.written},
            writers={id(writer): register for register, writer in self.writers.items()},
        )


def _since(step: Definition | None, before: Definition | None) -> list[Definition]:
    """Return the steps after one of a path, oldest first."""
    found = []
    while step is not None and step is not before:
        found.append(step)
        step = step.before
    return found[::-1]


class _NotedRegisters(dict[Register, Term]):
    """Registers that note what is read of them before it is written, and what is written."""

    def __init__(self, registers: Mapping[Register, Term]) -> None:
        super().__init__(registers)
        self.read: dict[Register, Term] = {}
        self.written: set[Register] = set()

    def __getitem__(self, register: Register) -> Term:
        value = super().__getitem__(register)
        if register not in self.written:
            self.read[register] = value
        return value

    def __setitem__(self, register: Register, value: Term) -> None:
        self.written.add(register)
        super().__setitem__(register, value)


class NotedMemory(Bytes):
    """Memory that notes what is read of it before it is written, and what is written. spoiled: whether more than that
    was asked for."""

    def __init__(self, memory: Bytes) -> None:
        super().__init__(same=memory)
        self.loaded: dict[tuple[str, int, int], Read] = {}
        self.stores: list[Stored] = []
        self.spoiled = False
        self._own: set[tuple[str, int]] = set()

    @property
    def written(self) -> Mapping[str, Mapping[int, Term]]:
        self.spoiled = True
        return super().written

    def take(self, offsets: Iterable[int]) -> None:
        self.spoiled = True
        super().take(offsets)

    def reached(self, row: Region) -> Collection[int]:
        self.spoiled = True
        return super().reached(row)

    def stored(self) -> int:
        self.spoiled = True
        return super().stored()

    def holds(self, name: str, offsets: Iterable[int]) -> bool:
        self.spoiled = True
        return super().holds(name, offsets)

    def drop_below(self, region: Region, offset: int) -> None:
        self.spoiled = True
        super().drop_below(region, offset)

    def get(self, region: Region, offset: int) -> Term | None:
        value = super().get(region, offset)
        self._note(region, offset, 1, value)
        return value

    def word(self, region: Region, offset: int, size: int) -> Term | None:
        value = super().word(region, offset, size)
        if value is not None:
            self._note(region, offset, size, value)
        return value

    def put(self, region: Region, offset: int, value: Term) -> None:
        super().put(region, offset, value)
        self._noted(Stored(region, offset, value, None), 1)

    def put_word(self, region: Region, offset: int, value: Term, split: Split) -> None:
        super().put_word(region, offset, value, split)
        self._noted(Stored(region, offset, value, split), value.width // 8)

    def _note(self, region: Region, offset: int, size: int, value: Term | None) -> None:
        own = [(region.name, i) in self._own for i in range(offset, offset + size)]
        self.spoiled |= bool(region.block) or (any(own) and not all(own))
        if not any(own):
            self.loaded[region.name, offset, size] = Read(region, offset, size, value)

    def _noted(self, stored: Stored, size: int) -> None:
        self.spoiled |= bool(stored.region.block)
        self._own.update((stored.region.name, i) for i in range(stored.offset, stored.offset + size))
        self.stores.append(stored)

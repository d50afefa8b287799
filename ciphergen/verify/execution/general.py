"""Long straight code that is executed once, for any values of the secrets that it reads.

A circuit of a look-up is some thousand instructions without a branch, in a routine that is called hundreds of times, or
in the rounds of a loop. Such code is executed with free variables in place of all secrets that it reads of registers
and memory (`free_values`); public values stay, and are what it takes to be so again. What it leaves is made of these
variables: in each later run they are replaced by what it reads then. Execution for all values is execution for each, so
that every rule that was kept is kept. That saves something where values depend on few bits, and so are entries of
tables (`equality.few_bits`); all other code is executed each time.

Code is not executed in general if the path's conditions were asked for, a row of blocks was accessed, or the stack
pointer was moved, as with stretches; nor where raw terms are noted, which say what each instruction made.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import Term, remake, topological
from ciphergen.verify.equality.few_bits import FewBits
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.execution.free_values import ANY, AnyPointer, AnyValue, Freed, FreeMemory, ReadPlace
from ciphergen.verify.execution.state import Instruction, PathSummary, State
from ciphergen.verify.execution.stretches import Noted, Read, Stored
from ciphergen.verify.variables import is_kind
from ciphergen.verify.verdict import Broken

if TYPE_CHECKING:
    from ciphergen.verify.execution.context import Context

Step = Callable[["Context", State, Instruction], None]  # executes an instruction that does not jump

FEWEST = 256  # instructions of code that is tried, and after how many it is seen whether its values have few bits
SAVED = 4  # so many instructions for an operation of what is left
MOST_RUNS = 8  # of code from one place on, for other public values and other constant bits


@dataclass(frozen=True)
class GeneralRun:
    """An execution of straight code that holds for any values of what it reads. end: address of the next instruction.
    public and loaded: what has to be in registers and memory again; free: the variables for what else was read, by
    where; pointers: those of them by which memory was read; moved: places whose public values may be any; written and
    stored: what it leaves, of these variables."""

    end: int
    steps: int
    public: Mapping[Register, Term]
    loaded: Sequence[Read]
    free: Sequence[tuple[Register | Read, AnyValue]]
    pointers: Sequence[AnyPointer]
    moved: Collection[ReadPlace]
    written: Mapping[Register, Term]
    stored: Sequence[Stored]
    trace: PathSummary
    few: FewBits

    def fits(self, state: State) -> bool:
        """Return True if the public values that the code read are there again."""
        registers = all(state.registers[register] is value for register, value in self.public.items())
        return registers and all(read.now(state.memory) is read.value for read in self.loaded)

    def others(self, state: State) -> set[ReadPlace]:
        """Return the places of public values that are others on a path."""
        registers = [register for register, value in self.public.items() if state.registers[register] is not value]
        memory = [read for read in self.loaded if read.now(state.memory) is not read.value]
        return {*map(ReadPlace.of, registers), *map(ReadPlace.of, memory)}

    def values(self, context: Context, state: State) -> dict[Term, Term] | None:
        """Return what the variables are on a path; None if a constant bit is another one, a byte is unknown, or a
        pointer leads elsewhere."""
        values, distances = dict[Term, Term](), dict[str, int]()
        for pointer in self.pointers:
            value = _read(context.normal, state, pointer.source)
            distance = None if value is None else pointer.distance(context, value)
            if distance is None:
                return None
            distances[pointer.seen.name] = distance
        seen = {pointer.seen.name: pointer for pointer in self.pointers}
        for source, free in self.free:
            there: Register | Read | None = source
            if isinstance(source, Read) and source.region.name in seen:
                there = seen[source.region.name].there(source, distances[source.region.name])
            value = None if there is None else _read(context.normal, state, there)
            found = None if value is None else free.found(context.normal, value)
            if found is None:
                return None
            values |= found
        return values

    def apply(self, context: Context, state: State, values: dict[Term, Term]) -> None:
        """Do on a path what the code does for these values of the variables."""
        put = _Put(context.normal, values, self.few)
        context.trace.add(self.trace)
        for register, value in self.written.items():
            state.put(register, put(value), None)
        for stored in self.stored:
            if stored.split is None:
                state.memory.put(stored.region, stored.offset, put(stored.value))
            else:
                state.memory.put_later(stored.region, stored.offset, stored.value, stored.split, put)
        state.go(self.end)


class _Put:
    """A rewriter of what code leaves to what it leaves on one path, when somebody asks."""

    def __init__(self, normal: Normalizer, values: dict[Term, Term], few: FewBits) -> None:
        self._normal, self._known, self._few = normal, values, few

    def __call__(self, term: Term) -> Term:
        term = self._few(term)
        for t in missing(term, self._known):
            assert not is_kind(t, ANY)  # each free variable has a value
            made = self._normal(remake(t, tuple([self._known[a] for a in t.args]))) if t.args else t
            self._known[t] = made
        return self._known[term]


def _read(normal: Normalizer, state: State, source: Register | Read) -> Term | None:
    """Return what a path has where code reads, however it was stored; None if that is not known."""
    if isinstance(source, Register):
        return state.registers[source]
    memory, whole = state.memory, source.now(state.memory)
    if whole is not None or source.size == 1:
        return whole
    found = [memory.get(source.region, source.offset + i) for i in range(source.size)]
    known = [byte for byte in found if byte is not None]
    return normal.concat(known[::-1]) if len(known) == len(found) else None


@dataclass
class Generality:
    """Whether straight code is executed in general in the proofs of an object's functions. bits: values of at most so
    many are tables; 0 where nothing is executed in general. used: whether some path did what was so executed."""

    bits: int = 0
    used: bool = False

    def note(self) -> None:
        """Note that a path did what was executed in general."""
        self.used = True

    @contextmanager
    def ruled_out(self) -> Iterator[None]:
        """Have nothing executed in general until the block ends, and forget whether something was."""
        bits, self.bits, self.used = self.bits, 0, False
        try:
            yield
        finally:
            self.bits = bits


class GeneralRuns:
    """The straight code of one function that was executed in general, by where it begins."""

    def __init__(self, generality: Generality) -> None:
        self.generality = generality
        self._known: dict[int, list[GeneralRun]] = {}
        self._closed: set[int] = set()  # where nothing more is tried

    def forget(self) -> None:
        """Forget all runs: they hold terms of the proof of a function."""
        self._known.clear()

    def begins(self, place: int) -> bool:
        """Return True if code from a place on was executed in general."""
        return bool(self._known.get(place))

    def follow(
        self, context: Context, code: Mapping[int, Instruction], state: State, cuts: Collection[int], step: Step
    ) -> int:
        """Do what the straight code does that begins where a path is, if it can be done in general, and return how many
        instructions that are; 0 if it cannot."""
        begin = state.pc
        if not self.generality.bits or context.raw.noted or state.strings:
            return 0
        known = self._known.setdefault(begin, [])
        found = next(self._fitting(context, state), None)
        if found is None and begin not in self._closed:
            run = self._tried(context, code, state, cuts, step)
            if run is not None:
                known.append(run)
                found = next(self._fitting(context, state), None)
            if run is None or len(known) == MOST_RUNS:
                self._closed.add(begin)
        if found is None or any(begin < cut < found[0].end for cut in cuts):
            return 0
        run, values = found
        run.apply(context, state, values)
        self.generality.note()
        return run.steps

    def _fitting(self, context: Context, state: State) -> Iterator[tuple[GeneralRun, dict[Term, Term]]]:
        """Yield what was executed in general from where a path is and fits the path, with the values there."""
        for run in self._known.get(state.pc, ()):
            values = run.values(context, state) if run.fits(state) else None
            if values is not None:
                yield run, values

    def _tried(
        self, context: Context, code: Mapping[int, Instruction], state: State, cuts: Collection[int], step: Step
    ) -> GeneralRun | None:
        """Execute straight code in general; return None if it is short, breaks a rule for some values, or leaves too
        much. What is public but differs from the last time is any value, too."""
        known = self._known[state.pc]
        length, end = _length(code, state.pc, cuts)
        if length < FEWEST or end is None:
            return None
        moved = {place for run in known for place in (*run.moved, *run.others(state))}
        elsewhere = {ReadPlace.of(pointer.source) for run in known if run.fits(state) for pointer in run.pointers}
        execution = _Execution(context, state, Freed(context, moved, elsewhere), step)
        try:
            with context.traced() as trace:
                few = FewBits(context.normal, self.generality.bits)
                if not execution.run(code, length, few):
                    return None
        except Broken:
            return None  # executed with the values that there are, it says where
        return execution.outcome(few, trace)


def _length(code: Mapping[int, Instruction], place: int, cuts: Collection[int]) -> tuple[int, Instruction | None]:
    """Return how many instructions stand from a place on, up to one that may jump or a cut point, and which that is."""
    count = 0
    while (instruction := code.get(place)) is not None and not instruction.row.effects.jumps:
        count, place = count + 1, place + instruction.row.size
        if place in cuts:
            break
    return count, code.get(place)


class _Execution:
    """An execution of straight code with free variables for what `freed` replaces, on a copy of a path's state."""

    def __init__(self, context: Context, state: State, freed: Freed, step: Step) -> None:
        self.context, self._step = context, step
        free = {register: freed.replaced(register, value) for register, value in state.registers.items()}
        self.freed = freed
        self._free = {register: value for register, value in free.items() if value is not None}
        self.state = replace(
            state,
            registers={**state.registers, **self._free},
            memory=state.memory.copy(),
            forks={},
            heads={},
            writer={},
            regions=freed.regions,
        )
        self.memory = FreeMemory(freed, self.state.memory)
        self.noted = Noted(context, self.state, self.memory)
        self.steps = 0

    def run(self, code: Mapping[int, Instruction], length: int, few: FewBits) -> bool:
        """Execute so many instructions. Return False if something else than values decides what they do, or early on
        most values have many bits."""
        for self.steps in range(1, length + 1):
            self._step(self.context, self.state, code[self.state.pc])
            if not self.noted.tells_all(self.context) or (self.steps == FEWEST and not self._few(few)):
                return False
        return True

    def _few(self, few: FewBits) -> bool:
        """Return True if three values in four that instructions wrote depend on few bits."""
        step, count, narrow = self.state.history, 0, 0
        while step is not None and step is not self.noted.before:
            count, narrow, step = count + 1, narrow + few.is_few(step.value), step.before
        return 4 * narrow >= 3 * count

    def outcome(self, few: FewBits, trace: PathSummary) -> GeneralRun | None:
        """Return what was executed, None if too much is left."""
        registers = self.noted.registers
        written = {r: few(self.state.registers[r]) for r in registers.written}
        if SAVED * len(topological(written.values())) > self.steps:
            return None
        return GeneralRun(
            end=self.state.pc,
            steps=self.steps,
            public={r: value for r, value in registers.read.items() if r not in self._free},
            loaded=tuple(self.memory.loaded.values()),
            free=[(source, free) for source, free in self.freed.values if self._is_read(source)],
            pointers=[pointer for pointer in self.freed.pointers if self._is_read(pointer.source)],
            moved=self.freed.moved,
            written=written,
            stored=_last(self.memory.stores),
            trace=trace,
            few=few,
        )

    def _is_read(self, source: Register | Read) -> bool:
        return not isinstance(source, Register) or source in self.noted.registers.read


def _last(stores: Sequence[Stored]) -> list[Stored]:
    """Return the stores of which later ones leave something, in their order."""
    found, over = list[Stored](), set[tuple[str, int]]()
    for put in reversed(stores):
        places = {(put.region.name, i) for i in range(put.offset, put.offset + put.size)}
        if not places <= over:
            found.append(put)
            over |= places
    return found[::-1]

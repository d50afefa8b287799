"""The contract of a function, and the context that all paths of one proof share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.target import Target
from ciphergen.dsl.term import Term, const, eq, extract, ult, variables
from ciphergen.verify.equality.extremes import Extremes
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.simulate import TermSimulator
from ciphergen.verify.equality.smt import Solver
from ciphergen.verify.execution.general import Generality, GeneralRuns
from ciphergen.verify.execution.loop_heads import loop_heads
from ciphergen.verify.execution.memory import Region, ResolvedAddress, resolve
from ciphergen.verify.execution.memory_look_ups import LoadedEntries
from ciphergen.verify.execution.paths import Paths
from ciphergen.verify.execution.raw import RawTerms
from ciphergen.verify.execution.state import Calls, Executor, Instruction, Joins, PathSummary, State, Taint
from ciphergen.verify.execution.stretches import Stretches
from ciphergen.verify.object.literals import Literals

_TRIED = 16  # values of variables


@dataclass(frozen=True)
class Contract:
    """The promises to a function: its regions and the assumptions about public values.

    stack: the region below the stack pointer at entry. count: the number of blocks, or of bytes where the
    last block may be short (`short_tail`); None for functions of one block. unit: what a block adds to it.
    mode_state: the region that holds the mode's state, and `after_block` the state one block after another, given the
    number of the block. chain: whether that state is the chain of a message: secret, and no counter.
    data: input and output, where they are different memory here; the caller may also pass one for both. passed: bytes
    of arguments that stand on the stack, from the stack pointer at entry upwards, to be read only.
    """

    regions: tuple[Region, ...]
    assumptions: tuple[Term, ...]
    stack: Region
    count: Term | None = None
    unit: int = 1
    short_tail: bool = False
    mode_state: Region | None = None
    after_block: Callable[[tuple[Term, ...], int], tuple[Term, ...]] | None = None
    after_blocks: Callable[[tuple[Term, ...], int], tuple[Term, ...]] | None = None
    chain: bool = False
    data: tuple[Region, Region] | None = None
    passed: int = 0

    @property
    def row(self) -> Region | None:
        """Return the row of blocks that a function writes, or else reads, None if there is none."""
        rows = [r for r in self.regions if r.block]
        return next((r for r in rows if r.writable), rows[0] if rows else None)

    @property
    def kept(self) -> tuple[Region, ...]:
        """Return the regions whose written contents are kept at a loop head."""
        return (self.stack,) if self.mode_state is None else (self.stack, self.mode_state)


class Context:
    """The context that all paths of one proof share: target, contract, what they were seen to do, how many steps they
    took, and memories that only save time. literals: what may be read of the code, None if nothing may. asked: how
    often the conditions of a path were asked for. cut_early: whether a loop was cut in its first turn. late: whether
    none is to be. machine: what executes an instruction, where it is no processor's. calls: what stands for
    functions that are proved by themselves, None where every call is followed. joins: what makes one path of several,
    None where each is followed by itself."""

    machine: type[Executor] | None = None

    def __init__(
        self,
        target: Platform,
        contract: Contract,
        normal: Normalizer,
        solver: Solver,
        paths: Paths | None = None,
        raw: RawTerms | None = None,
        literals: Literals | None = None,
    ) -> None:
        self.platform, self.contract, self.normal, self.solver = target, contract, normal, solver
        self.paths = Paths({}) if paths is None else paths
        self.raw = RawTerms() if raw is None else raw
        self.literals = literals
        self.calls: Calls | None = None
        self.joins: Joins | None = None
        self.general = GeneralRuns(Generality())
        self.secrecy, self.entries = Taint(), LoadedEntries.of(normal)
        self._simulators = TermSimulator(_TRIED), Extremes()
        self._variables: dict[Term, frozenset[Term]] = {}
        self._linear: dict[Term, Linear] = {}
        self._places: dict[tuple[Term, int], tuple[Linear, ResolvedAddress | None]] = {}
        self._depths: dict[tuple[Term, Term], int | None] = {}
        self._heads: frozenset[int] | None = None
        self.cut_early, self.late = False, False
        self.stretches = Stretches()
        self.trace = PathSummary()
        self.steps = 0
        self.asked = 0

    def heads_of(self, code: Mapping[int, Instruction]) -> frozenset[int]:
        """Return where loops of the code begin, which is one for all paths; nothing where cuts are `late`."""
        if self._heads is None:
            self._heads = loop_heads(code)
        return self._heads

    def note_early_cut(self) -> None:
        """Note that a loop was cut in its first turn."""
        self.cut_early = True

    def cut_late(self) -> None:
        """Have each loop followed for a second turn before it is cut, which shows what is wrong in it."""
        self._heads, self.late = frozenset(), True

    def join_paths(self, joins: Joins | None) -> None:
        """Have one path stand for several where this makes one of them."""
        self.joins = joins

    def generalize(self, generality: Generality) -> None:
        """Have straight code executed in general, as far as this says."""
        self.general = GeneralRuns(generality)

    @property
    def target(self) -> Target:
        """Return the processor, if it is one: GPUs have no convention that a machine may ask for."""
        assert isinstance(self.platform, Target)
        return self.platform

    def linear(self, address: Term) -> Linear:
        """Return an address in normal form as a linear combination."""
        known = self._linear.get(address)
        if known is None:
            known = self._linear[address] = Linear.of(address)
        return known

    def resolved(self, address: Term, done: Linear) -> ResolvedAddress | None:
        """Return the region and offset of an address in normal form where `done` blocks are done, as `resolve` does."""
        key = address, id(done)  # the number of blocks is kept beside the place, so that no other one takes its id
        if key not in self._places:
            self._places[key] = done, resolve(self.linear(address), self.contract.regions, done)
        return self._places[key][1]

    def below(self, before: Term, pointer: Term) -> int | None:
        """Return how many bytes a pointer is below another one, None if it is not known or above it."""
        key = before, pointer
        if key not in self._depths:
            distance = Linear.of(before).plus(Linear.of(pointer).times(-1))
            outside = distance.terms or distance.constant >> (distance.width - 1)
            self._depths[key] = None if outside else distance.constant
        return self._depths[key]

    def byte_of(self, word: Term, number: int) -> Term:
        """Return a byte of a word in normal form, the least significant first."""
        low = 8 * number
        byte = self.normal.extract(word, low + 7, low)
        self.raw.note(byte, extract(word, low + 7, low), (word,))
        return byte

    @contextmanager
    def traced(self) -> Iterator[PathSummary]:
        """Yield a fresh trace for the block, then add it to the outer trace."""
        before, self.trace = self.trace, PathSummary()
        try:
            yield self.trace
        finally:
            before.add(self.trace)
            self.trace = before

    def count_steps(self, steps: int) -> int:
        """Count steps, and return how many there are now."""
        self.steps += steps
        return self.steps

    def forget_steps(self) -> None:
        """Count the steps of a new attempt from 0 on."""
        self.steps = 0

    def holds(self, state: State, goal: Term) -> bool:
        """Return True if a public 1-bit term is proved 1 under the path's conditions; undecided counts as False."""
        goal = self.normal(goal)
        if goal.is_const:
            return bool(goal.value)
        self.asked += 1
        return self.solver.implied(self._about(goal, (*self.contract.assumptions, *state.conditions)), goal) is True

    def fixed(self, state: State, term: Term) -> int | None:
        """Return the only value, as a signed number, that a public term can have on this path; None if not decided."""
        self.asked += 1
        model = self.solver.model((*self.contract.assumptions, *state.conditions), [term])
        if model is None or not self.holds(state, eq(term, const(model[term], term.width))):
            return None
        return model[term] - (1 << term.width if model[term] >> (term.width - 1) else 0)

    def _about(self, goal: Term, facts: Sequence[Term]) -> list[Term]:
        """Return the facts that share variables with a goal, directly or through other facts. Other facts make a
        question harder and an earlier answer harder to reuse."""
        reached, found, rest = self._below(goal), list[Term](), list(facts)
        while True:
            near = [fact for fact in rest if not reached.isdisjoint(self._below(fact))]
            if not near:
                return found
            found += near
            rest = [fact for fact in rest if reached.isdisjoint(self._below(fact))]
            reached = reached.union(*map(self._below, near))

    def note_read(self, state: State, place: ResolvedAddress, size: int) -> None:
        """Note it if an input byte is read after the output byte at the same offset was written. Offsets
        in both rows are counted from the first block not done; later bytes were not written before. Where no row is
        written, what was read says how far the path has come."""
        if place.region is self.contract.row and not place.region.writable:
            state.memory.take(range(place.offset, place.offset + size))
        source, output = self.contract.data or (None, None)
        reached = range(place.offset, place.offset + size)
        if output is not None and place.region is source and state.memory.holds(output.name, reached):
            self.trace.read_late()

    def alike(self, a: Term, b: Term) -> bool:
        """Return True if two terms of the chain of a message have equal values for random and for extreme values of
        variables: a guess, which `carried_pairs` names for a proof."""
        chain = self.contract.chain and a.width == b.width
        return chain and all(bool((values(a) == values(b)).all()) for values in self._simulators)

    def _below(self, term: Term) -> frozenset[Term]:
        known = self._variables.get(term)
        if known is None:
            known = self._variables[term] = frozenset(variables([term]))
        return known

    def at_least(self, done: Linear, more: int) -> Term:
        """Return the 1-bit term for: at least `more` blocks (bytes, if the last block may be short) are left after
        `done`.

        The difference does not wrap, unlike the sum: nothing is done at entry, a proved claim bounds `done` at a loop
        head, and each block written since was checked to exist."""
        assert self.contract.count is not None
        left = Linear.of(self.contract.count).plus(done.times(-self.contract.unit))
        return ~ult(self.normal.sum(left), const(more, left.width))

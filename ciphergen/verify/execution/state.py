"""The machine's symbolic state on one path: registers, memory, conditions, and how the path came there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

from ciphergen.backends.machine.instruction_row import InstructionRow
from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import Term
from ciphergen.dsl.term.op import OPERATIONS
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.parts import missing
from ciphergen.verify.execution.memory import Bytes, Region
from ciphergen.verify.execution.strings import StringPiece
from ciphergen.verify.object.image import Link
from ciphergen.verify.object.literals import Literal
from ciphergen.verify.variables import input_offset, is_kind, is_secret, of_a_head

if TYPE_CHECKING:
    from ciphergen.verify.execution.context import Context

_Below = tuple[int | None, frozenset[Term]]  # the lowest input byte, and values without a claim
_NONE: frozenset[Term] = frozenset()
MOST_OPERANDS = 12  # of sums of sums and the like, which are compared in any order and grouping
ASSOCIATIVE = frozenset(name for name, row in OPERATIONS.items() if row.laws.associative and row.laws.commutative)


class Taint:
    """Taint analysis: which terms depend on a secret, and on which input; each term is looked at once."""

    def __init__(self) -> None:
        self._public: dict[Term, bool] = {}
        self._below: dict[Term, _Below] = {}
        self._heads: dict[Term, frozenset[Term]] = {}
        self._shapes: dict[Term, int] = {}
        self._numbers: dict[tuple[object, ...], int] = {}

    def is_public(self, term: Term) -> bool:
        """Return True if the term has no secret variable."""
        for t in missing(term, self._public):
            here = t.op != "var" or not is_secret(t)
            self._public[t] = here and all(self._public[a] for a in t.args)
        return self._public[term]

    def first_input(self, term: Term) -> int | None:
        """Return the lowest offset of an input byte that a term depends on, None if it depends on none."""
        return self._variables(term)[0]

    def forgotten(self, term: Term) -> frozenset[Term]:
        """Return the free variables below a term that stand for values without a claim."""
        return self._variables(term)[1]

    def of_heads(self, term: Term) -> frozenset[Term]:
        """Return the variables of loop heads below a term."""
        for t in missing(term, self._heads):
            found = frozenset((t,)) if t.op == "var" and of_a_head(t) else _NONE
            for a in t.args:
                below = self._heads[a]
                found = found if below <= found else below if found <= below else found | below
            self._heads[t] = found
        return self._heads[term]

    def _variables(self, term: Term) -> _Below:
        for t in missing(term, self._below):
            if t.args:
                parts = [self._below[a] for a in t.args]
                first, free = parts[0]
                for other, more in parts[1:]:
                    first = other if first is None or (other is not None and other < first) else first
                    free = free | more if more else free
            else:
                first, free = input_offset(t), frozenset((t,)) if is_kind(t, "forgotten") else _NONE
            # Most are made of the same variables as one of their parts, so that they take no memory.
            self._below[t] = next((p for p in (parts if t.args else ()) if p == (first, free)), (first, free))
        return self._below[term]

    def shape(self, term: Term) -> int:
        """Return a number for the term's shape: terms with one number are the same operations up to public parts, and
        the order and grouping of operands where these make no difference."""
        for t in missing(term, self._shapes):
            if self.is_public(t):
                key: tuple[object, ...] = ("public", t.width)
            elif t.op in ASSOCIATIVE:
                secret, public = self.operands(t)
                key = (t.op, t.width, bool(public), *sorted(self._shapes[a] for a in secret))
            else:
                parts = [self._shapes[a] for a in t.args]
                key = (t.op, t.param, t.width, *(sorted(parts) if t.commutes else parts))
            self._shapes[t] = self._numbers.setdefault(key, len(self._numbers))
        return self._shapes[term]

    def operands(self, term: Term) -> tuple[list[Term], list[Term]]:
        """Return the secret and the public operands of an operation of `ASSOCIATIVE`, with those of the same operation
        below it unless they are many: sums of sums that share some have very many."""
        secret, public, waiting = list[Term](), list[Term](), [*term.args]
        while waiting:
            t = waiting.pop()
            if self.is_public(t):
                public.append(t)
            elif t.op == term.op and len(secret) + len(public) + len(waiting) < MOST_OPERANDS:
                waiting += t.args
            elif t.op == term.op:
                return [a for a in term.args if not self.is_public(a)], [*filter(self.is_public, term.args)]
            else:
                secret.append(t)
        return secret, public


@dataclass(frozen=True)
class Instruction:
    """A decoded instruction: its offset, its row, the values of its fields, the base of its section, and what a linker
    makes it lead to in another one."""

    address: int
    row: InstructionRow
    values: Mapping[str, int]
    base: int = 0
    link: Link | None = None

    @property
    def text(self) -> str:
        """Return the instruction in GNU syntax, with branches as distances."""
        return self.row.text(self.values)


class Executor(Protocol):
    """An executor runs one instruction on a state, and says where it jumps."""

    control: Control | None

    def __init__(self, context: Context, state: State, instruction: Instruction) -> None: ...
    def run(self) -> None: ...


class Calls(Protocol):
    """What stands for calls of functions that are proved by themselves, and says what may be known of a secret.
    entries: where such functions begin."""

    @property
    def entries(self) -> frozenset[int]: ...

    def take(self, context: Context, state: State, instruction: Instruction) -> None:
        """Do on a state what the function does that begins with an instruction, but for the return."""

    def releases(self, context: Context, state: State, instruction: Instruction, condition: Term) -> bool:
        """Return True if a branch may depend on a condition, though that depends on a secret."""


class Joins(Protocol):
    """Join paths that wait at one place, each with another number of bytes of a message, into one path."""

    def places(self, waiting: Sequence[State]) -> frozenset[int]:
        """Return where several paths wait for each other."""
        ...

    def join(self, context: Context, waiting: list[State]) -> None:
        """Replace paths that wait at one place by one that stands for all, where there is such a path."""
        ...

    def note(self, ended: Sequence[State]) -> None:
        """Note that paths that an earlier proof followed have ended."""
        ...


@dataclass(frozen=True)
class Control:
    """A jump of an instruction: to `target` (an offset in the text, None for the return to the caller) if `condition`
    is 1 (always, if None). base: of the section that `target` was found to be in."""

    condition: Term | None
    target: int | None
    base: int = 0


@dataclass(eq=False, slots=True)  # identity: comparing by content would walk the whole history
class Definition:
    """A value that an instruction wrote, on the way that a path came (newest first). sources: the steps
    that wrote the registers it read. stored: whether it went to memory."""

    address: int
    value: Term
    sources: tuple[Definition, ...]
    stored: bool
    before: Definition | None


@dataclass
class PathSummary:
    """The observations on all paths, whatever state they end in. executed: addresses of instructions. written:
    registers. reads_late: whether some path read a byte of the input after it had written the same byte of the output.
    stack: how many bytes the stack pointer was below that at entry, at most. literals: what was read of the code.
    looks_up: what is said of look-ups in memory, and of those of called functions, at addresses that may depend on
    secrets."""

    executed: set[int] = field(default_factory=set)
    written: set[Register] = field(default_factory=set)
    reads_late: bool = False
    stack: int = 0
    literals: set[Literal] = field(default_factory=set)
    looks_up: set[str] = field(default_factory=set)

    def look_up(self, *said: str) -> None:
        """Note that memory was read at an address that may depend on secrets. said: of such addresses."""
        self.looks_up.update(said)

    def read_late(self) -> None:
        """Note that a byte of the input was read after the same byte of the output was written."""
        self.reads_late = True

    def use_stack(self, depth: int) -> None:
        """Note that the stack pointer was so many bytes below that at entry."""
        self.stack = max(self.stack, depth)

    def add(self, other: PathSummary) -> None:
        """Add what other paths did to this trace."""
        self.executed |= other.executed
        self.written |= other.written
        self.reads_late |= other.reads_late
        self.use_stack(other.stack)
        self.literals |= other.literals
        self.looks_up |= other.looks_up


@dataclass
class Fork:
    """A branch at which a path parted: the backward jumps since (source, target), the number of whole blocks
    that were written by then, and how often it parted there before with no more of them."""

    jumps: list[tuple[int, int]]
    blocks: int
    again: int


@dataclass(frozen=True)
class Tail:
    """Hold the last bytes of a message, fewer than a block, of which a path stands for all numbers at once.

    blocks: whole blocks that the path has done before. number: of the bytes, a term. data: a term for each byte of a
    whole block, zeros behind the last one. taken: whether the path has read them, so that they are done.
    """

    blocks: int
    number: Term
    data: tuple[Term, ...]
    taken: bool


@dataclass
class State:
    """The state of a path: registers (whole width), memory, and how the path came here.

    conditions: 1-bit public terms that are 1 on this path. forks: addresses of branches where paths
    parted. heads: by where loops begin, the blocks that were done when the path last came there. done: blocks done
    before the memory's first block, as a linear combination. mode_state: bytes of the mode's state there, empty where
    there is no mode. tail: of a message, where the path stands for several numbers of bytes. writer: the step that last
    wrote a register. strings: by region, what called functions wrote of it. regions: those beside the contract's.
    """

    registers: dict[Register, Term]
    memory: Bytes
    pc: int
    done: Linear
    conditions: tuple[Term, ...] = ()
    mode_state: tuple[Term, ...] = ()
    tail: Tail | None = None
    forks: dict[int, Fork] = field(default_factory=dict)
    heads: dict[int, int] = field(default_factory=dict)
    writer: dict[Register, Definition] = field(default_factory=dict)
    history: Definition | None = None
    strings: Mapping[str, tuple[StringPiece, ...]] = field(default_factory=dict[str, tuple[StringPiece, ...]])
    regions: Sequence[Region] = ()

    def write_string(self, region: str, pieces: tuple[StringPiece, ...]) -> None:
        """Have the parts of a region that called functions wrote be these."""
        self.strings = {**self.strings, region: pieces}

    def go(self, target: int) -> None:
        """Follow the path on to an address. Note a backward jump at every branch where the path parted before."""
        if target <= self.pc:
            jump = (self.pc, target)
            for fork in self.forks.values():
                if jump not in fork.jumps:
                    fork.jumps.append(jump)
        self.pc = target

    def assume(self, condition: Term, instead: Term | None = None) -> None:
        """Add a condition that is 1 from here on, in the place of one that follows from it if there is one."""
        self.conditions = (*(c for c in self.conditions if c is not instead), condition)

    def put(self, register: Register, value: Term, writer: Definition | None) -> None:
        """Put a value into a register. writer: the step that does, None if it is no result of other values."""
        self.registers[register] = value
        if writer is None:
            self.writer.pop(register, None)
        else:
            self.writer[register] = writer

    def hold(self, registers: dict[Register, Term], memory: Bytes) -> None:
        """Have registers and memory in these objects from here on."""
        self.registers, self.memory = registers, memory

    def come_to(self, head: int, blocks: int) -> None:
        """Note that the path is where a loop begins, with so many blocks done."""
        self.heads[head] = blocks

    def part(self, address: int, fork: Fork) -> None:
        """Note that the path parts at a branch."""
        self.forks[address] = fork

    def add_step(self, step: Definition) -> None:
        """Add what an instruction wrote to the history."""
        self.history = step

    def copy(self) -> State:
        return State(
            registers=dict(self.registers),
            memory=self.memory.copy(),
            pc=self.pc,
            done=self.done,
            conditions=self.conditions,
            mode_state=self.mode_state,
            tail=self.tail,
            forks={address: replace(fork, jumps=list(fork.jumps)) for address, fork in self.forks.items()},
            heads=dict(self.heads),
            writer=dict(self.writer),
            history=self.history,
            strings=self.strings,
            regions=self.regions,
        )

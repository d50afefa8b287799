"""The machine's state on one path, and the variables that it is made of.

Each says whether it is a secret. Public are pointers, the number of blocks, the stack pointer, the place of the
code, loop counters, the bytes of a mode's counter; secret are key, input, what registers held before.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import Term, var
from ciphergen.dsl.term.symbol import Secrecy, Symbol
from ciphergen.verify.layout import Link
from ciphergen.verify.linear import Linear
from ciphergen.verify.literals import Literal
from ciphergen.verify.memory import Bytes
from ciphergen.verify.parts import missing


def symbol(kind: str, width: int, secrecy: Secrecy, *index: int | str) -> Term:
    """A variable that says what it is and whether that is a secret."""
    return var(Symbol(kind, index, secrecy), width)


def is_kind(term: Term, *kinds: str) -> bool:
    """True if a term is a symbol of one of the kinds."""
    return isinstance(term.param, Symbol) and term.param.kind in kinds


def secrecy(variable: Term) -> Secrecy:
    """Return what a variable says of its secrecy.

    Raises:
        TypeError: it says nothing: it is no symbol.
    """
    return variable.symbol.secrecy


def is_secret(variable: Term) -> bool:
    """True if a variable is, or may be, a secret."""
    return secrecy(variable) is not Secrecy.PUBLIC


def pointer(name: str, width: int) -> Term:
    """A pointer that the caller passes, the stack pointer among them."""
    return symbol("pointer", width, Secrecy.PUBLIC, name)


def key_byte(number: int) -> Term:
    """A byte of the user's key."""
    return symbol("key", 8, Secrecy.SECRET, number)


def input_byte(offset: int) -> Term:
    """A byte of the input, counted from the first block that is not done yet."""
    return symbol("in", 8, Secrecy.SECRET, offset)


def input_offset(term: Term) -> int | None:
    """The offset of an input byte, None if a term is none."""
    return _last(term) if is_kind(term, "in") else None


def counter_byte(number: int) -> Term:
    """A byte of the mode's state as the caller gives it; public, for a counter is no secret (SP 800-38A, 6.5 and
    appendix B)."""
    return symbol("counter", 8, Secrecy.PUBLIC, number)


def mode_byte(number: int) -> Term:
    """A byte of the mode's state before a block, in memory order."""
    return symbol("mode", 8, Secrecy.PUBLIC, number)


def turn(head: int, width: int) -> Term:
    """How often a loop has turned when its head is reached."""
    return symbol("turn", width, Secrecy.PUBLIC, hex(head))


def now(head: int, number: int) -> Term:
    """A byte of the mode's state when a loop head is reached."""
    return symbol("now", 8, Secrecy.PUBLIC, hex(head), number)


def counter_place(variable: Term) -> int | None:
    """The place of a byte in the mode's state, None if a variable is none."""
    return _last(variable) if is_kind(variable, "counter", "mode", "now") else None


def _last(variable: Term) -> int:
    """The number that ends a symbol's index."""
    number = variable.symbol.index[-1]
    assert isinstance(number, int)
    return number


def of_a_head(variable: Term) -> bool:
    """True of what `turn` and `now` give."""
    return is_kind(variable, "turn", "now")


def forgotten(what: str, head: int, width: int) -> Term:
    """A value at a loop head of which nothing is known: as good as secret."""
    return symbol("forgotten", width, Secrecy.UNKNOWN, what, hex(head))


class Taint:
    """Which terms depend on a secret; each term is looked at once."""

    def __init__(self) -> None:
        self._public: dict[Term, bool] = {}
        self._shapes: dict[Term, int] = {}
        self._numbers: dict[tuple[object, ...], int] = {}

    def is_public(self, term: Term) -> bool:
        """Whether no secret variable is below the term."""
        for t in missing(term, self._public):
            here = t.op != "var" or not is_secret(t)
            self._public[t] = here and all(self._public[a] for a in t.args)
        return self._public[term]

    def shape(self, term: Term) -> int:
        """A number that two terms share only if they are the same operations but for public parts (and the
        order of what commutes)."""
        for t in missing(term, self._shapes):
            if self.is_public(t):
                key: tuple[object, ...] = ("public", t.width)
            else:
                parts = [self._shapes[a] for a in t.args]
                key = (t.op, t.param, t.width, *(sorted(parts) if t.commutes else parts))
            self._shapes[t] = self._numbers.setdefault(key, len(self._numbers))
        return self._shapes[term]


def code(base: int, width: int) -> Term:
    """The address to which distances are known where the image has the place `base`: of a section of an object, or of
    all that is linked."""
    return symbol("code", width, Secrecy.PUBLIC, *([base] if base else []))


def base_of_code(term: Term) -> int | None:
    """The place of a base that `code` gives, None if a term is none."""
    if not is_kind(term, "code"):
        return None
    return int(term.symbol.index[0]) if term.symbol.index else 0


def linked(address: int, width: int) -> Term:
    """What the first of two instructions makes of an address in another section, of which a linker decides the bits."""
    return symbol("linked", width, Secrecy.PUBLIC, hex(address))


def signed(depth: int, width: int) -> Term:
    """The address to return to, with or without a code in its upper bits, as it is signed where the stack pointer is
    `depth` bytes below that at entry."""
    return symbol("signed", width, Secrecy.UNKNOWN, depth)


@dataclass(frozen=True)
class Instruction:
    """A decoded instruction: its offset, its row, the values of its fields, the base of its section, and what a linker
    makes it lead to in another one."""

    address: int
    row: Row
    values: Mapping[str, int]
    base: int = 0
    link: Link | None = None

    @property
    def text(self) -> str:
        """In GNU syntax, branches as distances."""
        return self.row.text(self.values)


@dataclass(frozen=True, eq=False)  # identity: comparing by content would walk the whole history
class Step:
    """A value that an instruction wrote, on the way that a path came (newest first). sources: the steps
    that wrote the registers it read. stored: whether it went to memory."""

    address: int
    value: Term
    sources: tuple[Step, ...]
    stored: bool
    before: Step | None


@dataclass
class Trace:
    """What paths were seen to do, whatever state they end in. executed: addresses of instructions. written: registers.
    reads_late: whether some path read a byte of the input after it had written the same byte of the output. stack: how
    many bytes the stack pointer was below that at entry, at most. literals: what was read of the code."""

    executed: set[int] = field(default_factory=set)
    written: set[Register] = field(default_factory=set)
    reads_late: bool = False
    stack: int = 0
    literals: set[Literal] = field(default_factory=set)

    def add(self, other: Trace) -> None:
        """What other paths did, too."""
        self.executed |= other.executed
        self.written |= other.written
        self.reads_late |= other.reads_late
        self.stack = max(self.stack, other.stack)
        self.literals |= other.literals


@dataclass
class Fork:
    """A branch at which a path parted: the backward jumps since (source, target), the number of whole blocks
    that were written by then, and how often it parted there before with no more of them."""

    jumps: list[tuple[int, int]]
    blocks: int
    again: int


@dataclass
class State:
    """Registers (whole width), memory, and how the path came here.

    conditions: 1-bit public terms that are 1 on this path. forks: addresses of branches where paths
    parted. done: blocks done before the memory's first block, as a linear combination. mode_state: bytes of
    the mode's state there, empty where there is no mode. writer: the step that last wrote a register.
    """

    registers: dict[Register, Term]
    memory: Bytes
    pc: int
    done: Linear
    conditions: tuple[Term, ...] = ()
    mode_state: tuple[Term, ...] = ()
    forks: dict[int, Fork] = field(default_factory=dict)
    writer: dict[Register, Step] = field(default_factory=dict)
    history: Step | None = None

    def copy(self) -> State:
        return State(
            registers=dict(self.registers),
            memory=self.memory.copy(),
            pc=self.pc,
            done=self.done,
            conditions=self.conditions,
            mode_state=self.mode_state,
            forks={address: replace(fork, jumps=list(fork.jumps)) for address, fork in self.forks.items()},
            writer=dict(self.writer),
            history=self.history,
        )

"""The machine's state on one path, and the names of what is public.

Variables whose name begins with `@` are public: pointers, the number of blocks, the stack pointer, the
place of the code, loop counters. All others (key, input, what registers held before) are secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ciphergen.backends.row import Row
from ciphergen.backends.target import Register
from ciphergen.dsl.term import Term, var
from ciphergen.verify.linear import Linear
from ciphergen.verify.memory import Bytes
from ciphergen.verify.parts import missing


def public(name: str, width: int) -> Term:
    """A public variable."""
    return var(f"@{name}", width)


def is_secret(variable: Term) -> bool:
    """By the name that `public` gives."""
    return not variable.name.startswith("@")


def forgotten(what: str, head: int, width: int) -> Term:
    """A value at a loop head of which nothing is known: as good as secret."""
    return var(f"forgotten.{what}.{head:x}", width)


def is_forgotten(variable: Term) -> bool:
    """By the name that `forgotten` gives."""
    return variable.name.startswith("forgotten.")


class Secrecy:
    """Which terms depend on a secret; each term is looked at once."""

    def __init__(self) -> None:
        self._public: dict[Term, bool] = {}

    def is_public(self, term: Term) -> bool:
        """Whether no secret variable is below the term."""
        for t in missing(term, self._public):
            here = t.op != "var" or not is_secret(t)
            self._public[t] = here and all(self._public[a] for a in t.args)
        return self._public[term]


@dataclass(frozen=True)
class Instruction:
    """A decoded instruction: its offset, its row and the values of its fields."""

    address: int
    row: Row
    values: Mapping[str, int]

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
class State:
    """Registers (whole width), memory, and how the path came here.

    conditions: 1-bit public terms that are 1 on this path. forks: addresses of branches where paths
    parted, with the backward jumps since (source, target). done: blocks done before the memory's first
    block, as a linear combination. writer: the step that last wrote a register.
    """

    registers: dict[Register, Term]
    memory: Bytes
    pc: int
    done: Linear
    conditions: tuple[Term, ...] = ()
    forks: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    writer: dict[Register, Step] = field(default_factory=dict)
    history: Step | None = None
    lowest_stack: int = 0

    def copy(self) -> State:
        return State(
            registers=dict(self.registers),
            memory=self.memory.copy(),
            pc=self.pc,
            done=self.done,
            conditions=self.conditions,
            forks={address: list(jumps) for address, jumps in self.forks.items()},
            writer=dict(self.writer),
            history=self.history,
            lowest_stack=self.lowest_stack,
        )

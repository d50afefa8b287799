"""The nodes of a shape: computations of terms, idioms of the target, labels and loops, as data.

A shape is a function before its instructions are selected. Nothing in it is an instruction: what a node computes, loads
or asks is named, and `ciphergen.generator.select` is the only reader that writes rows for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ciphergen.backends.machine.rule import RuleSet
from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import Term
from ciphergen.generator.machine import Called, Kept, Label, Passage, Passed, Reg, VReg


class Value(NamedTuple):
    """A value that a node makes, in a register of the file that selection finds for it: a new one, or one that holds it
    already."""

    file: str
    number: int

    def __str__(self) -> str:
        return f"v{self.number}"


# What a node reads: a value, a virtual register that is written more than once, or a register of the convention. For a
# place of the frame the builder puts a load, as late as may be.
Ref = Value | Reg | Kept
Operand = Ref | Label | Called | Passed | int | str | tuple[Ref, ...]


@dataclass(frozen=True)
class Do:
    """One idiom of the target. name: a method of `Idioms`, or of the part of it that `group` names; into: the register
    to write, None for a new one; memory: which buffer is accessed; results: of a new register each."""

    name: str
    operands: tuple[Operand, ...]
    into: Ref | None = None
    memory: str = ""
    results: tuple[Value, ...] = ()
    group: str = ""


@dataclass(frozen=True)
class Operate:
    """An operation on whole registers, by the name of the row with its meaning. rows: that row, and one behind it that
    computes on the result in its register; operands: of the first, which it leaves as they are."""

    rows: tuple[str, ...]
    operands: tuple[Ref, ...]
    result: Value


@dataclass(frozen=True)
class Copy:
    """A copy into a virtual register."""

    source: Ref
    into: Ref


@dataclass(frozen=True)
class Own:
    """A value in a virtual register: the register that holds it, or a new one if that is fixed (the zero register)."""

    source: Ref
    result: Value


@dataclass(frozen=True)
class Fetch:
    """A source of a variable's value, used when it is first needed: nodes to run, and the result among theirs."""

    nodes: tuple[Node, ...]
    result: Ref


@dataclass(frozen=True)
class Sink:
    """A use of a value as soon as it is there: nodes to run, with the value as `argument`."""

    argument: Value
    nodes: tuple[Node, ...]


@dataclass(frozen=True)
class Compute:
    """A computation of terms in registers.

    Args:
        roots: terms as wide as the rules.
        known: registers of variables.
        fetched: where other variables come from.
        results: for each root its value; () if there are sinks.
        sinks: for each root where its value goes.
        order: terms on the way to the roots, in the order to compute them in.
        passages: of the cipher text, by the terms that they need.
        near: whether constants are made of others that stand near.
    """

    rules: RuleSet
    roots: tuple[Term, ...]
    known: Mapping[Term, Ref] = field(hash=False)
    fetched: Mapping[Term, Fetch] = field(hash=False)
    results: tuple[Value, ...] = ()
    sinks: tuple[Sink, ...] = ()
    order: tuple[Term, ...] = ()
    passages: Mapping[Term, Passage] = field(default_factory=dict, hash=False)
    near: bool = False


@dataclass(frozen=True)
class BlockStart:
    """The beginning of a basic block. weight: how often it runs, as in `machine.Block`."""

    label: Label
    weight: float


@dataclass(frozen=True)
class Loop:
    """A loop: nodes that run again from their head on: a branch to `head` among them decides."""

    head: Label
    weight: float
    nodes: tuple[Node, ...]


@dataclass(frozen=True)
class Cold:
    """A cold path: nodes that run rarely, printed behind all others; the last one jumps, or goes on in the next of
    them."""

    label: Label
    nodes: tuple[Node, ...]


@dataclass(frozen=True)
class Jump:
    """A jump, where a basic block ends."""

    label: Label


@dataclass(frozen=True)
class Leave:
    """The return to the caller, where a basic block ends. to: a function that returns in place of this one, with
    `arguments`; result: what the function returns, None where it returns nothing; given: the registers in which a
    shared routine leaves what it gives."""

    to: Called | None = None
    arguments: tuple[Ref, ...] = ()
    result: Ref | None = None
    given: tuple[Register, ...] = ()


@dataclass(frozen=True)
class FunctionCall:
    """A call of a function by the calling convention, where a basic block ends, or of a shared routine. after: the
    label of the basic block behind the call, of a weight; given, lost: the registers that a shared routine reads, and
    those that are not as before behind it."""

    function: Called
    arguments: tuple[Ref, ...]
    after: Label
    weight: float
    given: tuple[Register, ...] = ()
    lost: tuple[Register, ...] = ()


@dataclass(frozen=True)
class RoutineCall:
    """A call of a routine, where a basic block ends. link: the register for where to go on; after: the label of the
    basic block behind the call, of a weight."""

    routine: Label
    link: Reg
    after: Label
    weight: float


@dataclass(frozen=True)
class Routine:
    """A routine: nodes that several places call, printed behind all others. link: the register with where to go on, at
    the end; weight: how often it runs."""

    label: Label
    link: Reg
    weight: float
    nodes: tuple[Node, ...]


@dataclass(frozen=True)
class RoutineTerms:
    """Terms over variables for registers. between: terms on the way, in an order to compute them in."""

    inputs: tuple[Term, ...]
    outputs: tuple[Term, ...]
    between: tuple[Term, ...] = ()


@dataclass(frozen=True)
class SharedRoutine:
    """A routine that the functions of a file share: from registers to registers, by no calling convention. name: for
    its symbol; rules: of the registers; parts: what is done with the registers, one after the other."""

    name: str
    rules: RuleSet
    parts: tuple[RoutineTerms | SharedRoutine, ...]

    @property
    def takes(self) -> int:
        """Return how many registers are given to it."""
        first = self.parts[0]
        return len(first.inputs) if isinstance(first, RoutineTerms) else first.takes

    @property
    def gives(self) -> int:
        """Return how many registers it gives."""
        last = self.parts[-1]
        return len(last.outputs) if isinstance(last, RoutineTerms) else last.gives


@dataclass(frozen=True)
class RoutineStage:
    """A call of a shared routine on some registers of the state, which takes their places with what it gives. first:
    the number of the first of these registers."""

    routine: SharedRoutine
    first: int = 0


@dataclass(frozen=True)
class AlikeStage:
    """A stage that does the same with each register of the state, in a loop over these in the frame. each: terms over a
    register."""

    each: RoutineTerms


Node = (
    Do | Operate | Copy | Own | Compute | BlockStart | Loop | Cold | Jump | Leave | FunctionCall | RoutineCall | Routine
)


@dataclass(frozen=True)
class Shape:
    """A function. weight: of its beginning; framed, deeper, constants, buffers, spared: as in `machine.Function`;
    fresh: how many names of virtual registers are taken; labels: how many labels are; routines: those shared with other
    functions that it calls, by their symbols."""

    name: str
    role: str
    weight: float
    nodes: tuple[Node, ...]
    fresh: int
    labels: int
    framed: str = ""
    deeper: int = 0
    constants: frozenset[VReg] = frozenset()
    buffers: tuple[Kept, ...] = ()
    spared: tuple[Register, ...] | None = None
    routines: Mapping[str, SharedRoutine] = field(default_factory=dict, hash=False)

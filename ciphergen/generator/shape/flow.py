"""The names and the control flow of a shape being built: registers and labels, basic blocks, loops and jumps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ciphergen.backends.machine.target import Register
from ciphergen.generator.machine import Called, Label, Reg, VReg
from ciphergen.generator.shape.node import (
    BlockStart,
    Cold,
    Do,
    FunctionCall,
    Jump,
    Leave,
    Loop,
    Node,
    Operand,
    Ref,
    Routine,
    RoutineCall,
    SharedRoutine,
    Value,
)


class ControlFlow:
    """The nodes of a shape so far, with new names. weight: how often the function's beginning runs. unit: what the
    symbols of its file begin with; routines, spared: as in `Shape`."""

    def __init__(self, weight: float) -> None:
        self._nodes, self._weight = list[Node](), weight
        self._fresh = self._values = self._labels = 0
        self.unit, self.routines = "", dict[str, SharedRoutine]()
        self.spared: tuple[Register, ...] | None = None

    @property
    def weight(self) -> float:
        """Return how often the basic block that is built now runs."""
        return self._weight

    # Names.

    def fresh(self, file: str, hint: str = "") -> VReg:
        """Return a new virtual register, which may be written more than once."""
        self._fresh += 1
        return VReg(file, f"{hint}{'.' if hint else ''}{self._fresh}")

    def value(self, file: str) -> Value:
        """Return a new value."""
        self._values += 1
        return Value(file, self._values)

    def label(self, hint: str) -> Label:
        """Return a new label."""
        self._labels += 1
        return Label(f"{hint}{self._labels}")

    # ControlFlow.

    def place(self, label: Label) -> None:
        """Begin a basic block with the label; control may fall through into it."""
        self._nodes.append(BlockStart(label, self._weight))

    @contextmanager
    def weighing(self, weight: float) -> Iterator[None]:
        """Give the basic blocks that begin inside a weight."""
        before, self._weight = self._weight, weight
        yield
        self._weight = before

    @contextmanager
    def loop(self, head: Label, weight: float) -> Iterator[None]:
        """Make what is built inside a loop from the label on."""
        with self.weighing(weight), self._apart() as nodes:
            yield
        self._nodes.append(Loop(head, weight, tuple(nodes)))

    @contextmanager
    def turns(self, head: Label, count: int) -> Iterator[None]:
        """Make what is built inside a loop of `count` turns."""
        with self.loop(head, self._weight * count):
            yield

    @contextmanager
    def cold(self, label: Label) -> Iterator[None]:
        """Move what is built inside behind all else; it ends in a jump, or goes on in the next such block."""
        with self.weighing(0.0), self._apart() as nodes:
            yield
        self._nodes.append(Cold(label, tuple(nodes)))

    @contextmanager
    def _apart(self) -> Iterator[list[Node]]:
        outside, inside = self._nodes, list[Node]()
        self._nodes = inside
        yield inside
        self._nodes = outside

    def jump(self, label: Label) -> None:
        """Append a jump."""
        self._nodes.append(Jump(label))

    def leave(self, result: Ref | None = None) -> None:
        """Append the return to the caller. result: what the function returns, None where it returns nothing."""
        self._nodes.append(Leave(result=result))

    def leave_to(self, function: Called, *arguments: Ref) -> None:
        """Append a jump to a function by the calling convention, which returns to the caller."""
        self._nodes.append(Leave(function, arguments))

    def call_function(self, function: Called, *arguments: Ref) -> None:
        """Append a call of a function by the calling convention, and begin the basic block behind it."""
        self._nodes.append(FunctionCall(function, arguments, self.label("after"), self._weight))

    def in_file(self, unit: str, spared: tuple[Register, ...] | None = None) -> None:
        """Note what the symbols of the file begin with, and of a shared routine which registers it spares."""
        self.unit, self.spared = unit, spared

    def call_shared(self, routine: SharedRoutine, given: tuple[Register, ...], lost: tuple[Register, ...]) -> None:
        """Append a call of a shared routine, whose arguments are in registers, and begin the basic block behind it."""
        function = Called(f"{self.unit}_{routine.name}_local")
        self.routines[function.name] = routine
        self._nodes.append(FunctionCall(function, (), self.label("after"), self._weight, given, lost))

    def leave_with(self, given: tuple[Register, ...]) -> None:
        """Append the return of a shared routine, which gives what is in registers."""
        self._nodes.append(Leave(given=given))

    def branch(self, name: str, *operands: Operand, group: str = "") -> None:
        """Append a conditional branch: an idiom `if_...`, the last operand its label."""
        self._nodes.append(Do(name, operands, group=group))

    def act(self, group: str, name: str, *operands: Operand) -> None:
        """Append an idiom of a group that leaves nothing in a register."""
        self._nodes.append(Do(name, operands, group=group))

    def call_routine(self, routine: Label, link: Reg) -> None:
        """Append a call of a routine, and begin the basic block behind it."""
        self._nodes.append(RoutineCall(routine, link, self.label("after"), self._weight))

    @contextmanager
    def routine(self, label: Label, link: Reg, weight: float) -> Iterator[None]:
        """Make what is built inside a routine, of a weight; all its calls are built before it."""
        with self.weighing(weight), self._apart() as nodes:
            yield
        self._nodes.append(Routine(label, link, weight, tuple(nodes)))

    def call(self, function: Called) -> None:
        """Append a call of a function of the same file."""
        self._nodes.append(Do("call", (function,), group="calls"))

    def call_back(self) -> None:
        """Append the return to a caller in the middle of its code."""
        self._nodes.append(Do("call_back", (), group="calls"))

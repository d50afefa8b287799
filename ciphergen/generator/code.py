"""A machine function being written: instructions are appended to blocks, virtual registers named."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from ciphergen.backends.machine.calls import FunctionCalls, Routines
from ciphergen.backends.machine.instruction_row import InstructionRow
from ciphergen.backends.machine.platform import Platform
from ciphergen.backends.machine.rule import Generation
from ciphergen.backends.machine.target import Register, convention_of
from ciphergen.generator.machine import (
    Block,
    Called,
    Function,
    Inst,
    Kept,
    Label,
    Operand,
    Passage,
    Reg,
    VReg,
    arguments,
)


class Code:
    """A function being written. Instructions go to the current block; cold blocks are printed last.

    passage: the words of the text that are being computed, None between them. fresh, labels: how many names of virtual
    registers and of labels are taken already. weight: of the block in which it begins.
    """

    def __init__(
        self,
        target: Platform,
        generation: Generation,
        name: str,
        role: str,
        *,
        fresh: int = 0,
        labels: int = 0,
        weight: float = 1.0,
    ) -> None:
        self.target = target
        self.idioms = generation.idioms
        self._cold: list[Block] = []
        self._fresh, self._labels = fresh, labels
        self.passage: Passage | None = None
        self.block = Block("entry", weight=weight)
        self.function = Function(name, role, [self.block])
        self._blocks = self.function.blocks  # that the next label's is put behind

    def fresh(self, file: str, hint: str = "") -> VReg:
        """Return a new virtual register."""
        self._fresh += 1
        return VReg(file, f"{hint}{'.' if hint else ''}{self._fresh}")

    def label(self, hint: str) -> Label:
        """Return a new label."""
        self._labels += 1
        return Label(f"{hint}{self._labels}")

    def place(self, label: Label, weight: float = 1.0) -> None:
        """Begin a block with the label; control may fall through into it."""
        self.block = Block(label.name, weight=weight)
        self._blocks.append(self.block)

    @contextmanager
    def cold(self, label: Label, weight: float = 0.0) -> Iterator[None]:
        """Place what is emitted inside in blocks behind all others, rarely executed by default; the last ends in a
        jump, or falls through to the next one."""
        before, self.block, self._blocks = (self.block, self._blocks), Block(label.name, weight=weight), self._cold
        self._cold.append(self.block)
        yield
        self.block, self._blocks = before

    def jump(self, label: Label) -> None:
        """Emit a jump to the label and end the block."""
        self.idioms.jump(self, label)
        self.block.end()

    def call(self, routine: Label, link: Reg, after: Label, weight: float) -> None:
        """Emit a call of a routine, which ends the block, and begin the one behind it."""
        self.routines.call(self, routine, link)
        self.block.end()
        self.place(after, weight)

    def go_back(self, link: Reg, calls: Sequence[str]) -> None:
        """Emit the jump behind the call that a routine was called by, and end the block. calls: the labels behind all
        of them."""
        self.routines.go_back(self, link)
        self.block.end(tuple(calls))

    @property
    def routines(self) -> Routines:
        """Return the target's idioms for routines, which only shapes with routines may ask for."""
        found = self.idioms.routines
        assert found is not None, "see `Idioms`"
        return found

    def leave(self, to: Called | None = None, given: tuple[Register, ...] = ()) -> None:
        """Emit a return to the caller, or a jump to a function that returns in place of this one, and end the block.
        given: the registers of its arguments, or of what the function returns."""
        if to is None:
            self.idioms.leave(self)
        else:
            self.function_calls.leave_to(self, to)
        self.block.calls(given)
        self.block.end()

    def call_function(
        self,
        function: Called,
        given: tuple[Register, ...],
        after: Label,
        weight: float,
        lost: tuple[Register, ...] = (),
    ) -> None:
        """Emit a call, which ends the block, and begin the one behind it. given: the registers of the arguments; lost:
        those that are not as before behind it, () by the calling convention."""
        self.function_calls.call(self, function)
        self.block.calls(given, lost or convention_of(self.target).scratch)
        self.place(after, weight)

    @property
    def function_calls(self) -> FunctionCalls:
        """Return the target's idioms for calls by the convention, which only shapes with such calls may ask for."""
        found = self.idioms.function_calls
        assert found is not None, "see `Idioms`"
        return found

    def computes(self, passage: Passage | None) -> None:
        """Record which words of the text the next instructions compute."""
        self.passage = passage

    def take_back(self, count: int) -> None:
        """Delete the last instructions of the current block."""
        self.block.take_back(count)

    def __call__(self, row: str, *operands: Any, into: Any = None, memory: str = "") -> Any:
        """Emit an instruction; see `Emit`."""
        return self.emit(row, operands, into, memory, move=False)

    def emit(self, name: str, operands: tuple[Any, ...], into: Any, memory: str, *, move: bool) -> Any:
        """Emit an instruction; see `instruction`. Return the register of its result. into None: new registers."""
        return self.append(self.target.rows[name], operands, into, memory, move=move)

    def append(
        self, row: InstructionRow, operands: tuple[Any, ...], into: Any = None, memory: str = "", *, move: bool = False
    ) -> Any:
        """Emit an instruction of a row; as `emit`."""
        inst = instruction(row, operands, self._new if into is None else into, memory, move, self.passage)
        self.block.insts.append(inst)
        return result(inst)

    def _new(self, file: str, count: int) -> Operand:
        group = tuple(self.fresh(file) for _ in range(count))
        return group[0] if count == 1 else group

    def copy(self, source: Reg, into: Reg) -> None:
        """Emit a copy, which the allocator coalesces if both can have one register."""

        def move(row: str, *operands: Any, into: Any = None, memory: str = "") -> Any:
            return self.emit(row, operands, into, memory, move=True)

        self.idioms.copy(move, source.file, source, into)

    def finish(
        self,
        framed: str = "",
        deeper: int = 0,
        constants: frozenset[VReg] = frozenset(),
        buffers: tuple[Kept, ...] = (),
        spared: tuple[Register, ...] | None = None,
    ) -> Function:
        """Return the function with its cold blocks at the end. framed, deeper, constants, buffers: see `Function`."""
        whole = replace(self.function, blocks=[*self.function.blocks, *self._cold], constants=constants)
        return replace(whole, framed=framed, deeper=deeper, buffers=buffers, spared=spared)


Into = Operand | Callable[[str, int], Operand]


def instruction(
    row: InstructionRow, operands: tuple[Any, ...], into: Into, memory: str, move: bool, passage: Passage | None = None
) -> Inst:
    """Return one instruction with the given operands, in the order of the syntax. Operands that are written and not
    read are left out: they are `into`, or what `into` returns for a register file and a number of consecutive
    registers.

    Raises:
        ValueError: too many operands, or an immediate that does not fit.
    """
    reads = {name for name, _ in row.effects.reads}
    writes = [name for name, _ in row.effects.writes]
    given = iter(operands)
    values: dict[str, Operand] = {}
    for name in arguments(row):
        if name in writes and name not in reads:
            values[name] = into(row.operands[name].file, writes.count(name)) if callable(into) else into
        else:
            values[name] = next(given)
    if next(given, None) is not None:
        raise ValueError(f"{row.name}: too many operands {operands}")
    for name, operand in row.operands.items():
        if operand.fixed is not None:
            values[name] = Register(operand.file, operand.fixed)
    for name, value in values.items():
        if isinstance(value, int):
            smallest, largest, step = row.limits(name)
            if not smallest <= value <= largest or value % step:
                raise ValueError(f"{row.name}: {name} = {value} is not in {smallest}..{largest} step {step}")
    return Inst(row, values, memory, move, passage=passage)


def result(inst: Inst) -> Any:
    """Return the result register of an instruction: the first that it only writes, else the first that it reads and
    writes; None if it writes none."""
    reads = {name for name, _ in inst.row.effects.reads}
    writes = [name for name, _ in inst.row.effects.writes if inst.row.operands[name].fixed is None]
    names = [name for name in writes if name not in reads] or writes
    return inst.operands[names[0]] if names else None

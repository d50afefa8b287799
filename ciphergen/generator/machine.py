"""Machine functions: instruction rows with operands, in blocks. The level between terms and text.

Registers are virtual (`VReg`) until allocation, physical (`Register`) after it. A virtual register may be
written more than once (a loop's state is); what an instruction reads and writes is in its row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ciphergen.backends.machine.instruction_row import InstructionRow
from ciphergen.backends.machine.look_ups import LookUpTable
from ciphergen.backends.machine.row import hexadecimal
from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.errors import SourceLocation


class VReg(NamedTuple):
    """A virtual register: file and a name that is unique in its function."""

    file: str
    name: str

    def __str__(self) -> str:
        return f"%{self.name}"


@dataclass(frozen=True, slots=True)
class Label:
    """A block's label, used as an operand."""

    name: str


@dataclass(frozen=True, slots=True)
class Called:
    """A function of the same file, used as an operand."""

    name: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in the stack frame for one register of `file`; as an operand its distance from the stack pointer."""

    file: str
    number: int


@dataclass(frozen=True, slots=True)
class Kept:
    """A place in the stack frame that a shape asks for, for one register of `file`; as an operand its distance from the
    stack pointer."""

    file: str
    number: int


@dataclass(frozen=True, slots=True)
class Distance:
    """An operand that stands for one half of the distance, in bytes, from an instruction (`Inst.origin`) to constants
    behind the code. number: the same for both halves; upper: whether it is the upper one; tables: None for the distance
    to the pool, else the offset in bytes from the beginning of the tables."""

    number: int
    upper: bool
    tables: int | None = None


@dataclass(frozen=True, slots=True)
class Passed:
    """An argument that the caller passes on the stack, the first of them number 0; as an operand its distance from the
    stack pointer."""

    number: int


@dataclass(frozen=True, slots=True)
class Given:
    """An argument that a function passes on the stack to one that it calls, the first of them number 0; as an operand
    its distance from the stack pointer. Such arguments are the lowest part of a frame."""

    number: int


Reg = VReg | Register
FrameSlot = Slot | Kept
# A tuple is a run of consecutive registers, named by its first (AArch64 LD4).
Operand = Reg | tuple[Reg, ...] | int | Label | Called | Slot | Kept | Distance | Passed | Given | LookUpTable


def run_of(value: Operand) -> tuple[Reg, ...]:
    """Return the registers of a run of consecutive ones; an empty tuple for another operand."""
    return value if isinstance(value, tuple) and not isinstance(value, (VReg, Register)) else ()


@dataclass(frozen=True)
class Passage:
    """Words of the cipher text. names: of the steps that they stand for, several in a loop; place: where they are, None
    for what the names say alone."""

    names: tuple[str, ...]
    place: SourceLocation | None = None


@dataclass(frozen=True, slots=True)
class Inst:
    """One instruction. memory: what it accesses (see `Emit`); move: it only copies a register;
    note: a comment in the listing; passage: the first words of the text that need what it computes;
    origin: the upper part of the distance that counts from here, None if there is none; given, lost: registers that a
    function which it calls reads, and those that are not as before behind the call."""

    row: InstructionRow
    operands: dict[str, Operand] = field(hash=False)
    memory: str = ""
    move: bool = False
    note: str = ""
    passage: Passage | None = field(default=None, compare=False)
    origin: Distance | None = None
    given: tuple[Register, ...] = ()
    lost: tuple[Register, ...] = ()
    reads: tuple[Reg, ...] = field(init=False, repr=False, compare=False)
    writes: tuple[Reg, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        effects = self.row.effects
        object.__setattr__(self, "reads", self.registers(effects.reads) + self.given)
        object.__setattr__(self, "writes", self.registers(effects.writes) + self.lost)

    def registers(self, names: tuple[tuple[str, int], ...]) -> tuple[Reg, ...]:
        """Return the registers in the given (field, offset in its run) pairs."""
        found: list[Reg] = []
        for name, plus in names:
            value = self.operands[name]
            if isinstance(value, (VReg, Register)):
                found.append(value)
            elif run := run_of(value):
                found.append(run[plus])
        return tuple(found)

    @property
    def copied(self) -> tuple[Reg, Reg]:
        """Return (source, destination) of a copy. The source is the last operand (MV; ORR after the zero register)."""
        return self.reads[-1], self.writes[0]

    @property
    def label(self) -> str | None:
        """Return the label that the instruction may jump to, None if it has none in this function."""
        for value in self.operands.values():
            if isinstance(value, Label):
                return value.name
        return None

    @property
    def called(self) -> str | None:
        """Return the symbol of the function that the instruction goes to, None if it goes to none."""
        return next((value.name for value in self.operands.values() if isinstance(value, Called)), None)

    def slot(self) -> Slot | None:
        """Return the stack slot that the instruction accesses, None if there is none."""
        for value in self.operands.values():
            if isinstance(value, Slot):
                return value
        return None

    def kept(self) -> Kept | None:
        """Return the place of the shape's in the frame that the instruction accesses, None if there is none."""
        return next((value for value in self.operands.values() if isinstance(value, Kept)), None)

    def renamed(self, reads: dict[Reg, Reg], writes: dict[Reg, Reg]) -> Inst:
        """Return the instruction with renamed registers; a field that is read and written takes its new name from
        `writes`."""
        operands = self.operands.copy()
        written = [name for name, _ in self.row.effects.writes]
        for name, value in operands.items():
            table = writes if name in written else reads
            if isinstance(value, (VReg, Register)):
                operands[name] = table.get(value, value)
            elif run := run_of(value):
                operands[name] = tuple(table.get(r, r) for r in run)
        # As `replace`, in a third of its time: allocation names every register anew, several times.
        return Inst(
            self.row,
            operands,
            self.memory,
            self.move,
            self.note,
            self.passage,
            self.origin,
            self.given,
            self.lost,
        )


@dataclass
class Block:
    """Instructions that run one after the other; the last may jump.

    falls: whether control may run on into the block after it. weight: how often it runs in a typical call
    (of many blocks: per block of data), 0 for a path that is rarely taken. back: the labels behind the calls of the
    routine that the block ends, whose last instruction jumps to one of them.
    """

    label: str
    insts: list[Inst] = field(default_factory=list)
    falls: bool = True
    weight: float = 1.0
    back: tuple[str, ...] = ()

    def take_back(self, count: int) -> None:
        """Delete the last instructions."""
        del self.insts[len(self.insts) - count :]

    def calls(self, given: tuple[Register, ...], lost: tuple[Register, ...] = ()) -> None:
        """Record which registers the function reads that the last instruction goes to, and which it does not leave."""
        self.insts[-1] = replace(self.insts[-1], given=given, lost=lost)

    def end(self, back: tuple[str, ...] = ()) -> None:
        """Let control not run on into the block after this one. back: see the class."""
        self.falls, self.back = False, back

    @property
    def leaves(self) -> bool:
        """Return True if the block ends in a return to the function's caller."""
        return bool(self.insts) and not self.falls and not self.back and self.insts[-1].label is None


@dataclass
class Function:
    """A function: its blocks in the order in which they are printed, and the stack slots it uses. framed: the
    block at whose beginning the frame is built, the first if empty. deeper: stack in bytes that a function
    which it runs under takes besides its own frame. constants: registers that are written once, with
    what is the same at any time: before the loops that read them, or from the round keys. pool: words
    behind the code; tables: behind these, one after the other, each at a multiple of its entries; buffers: places of
    the frame that are memory, one behind the other, in which more is accessed than operands say; spared: the registers
    that a function by no convention leaves to its callers, None for one by the calling convention."""

    name: str
    role: str
    blocks: list[Block] = field(default_factory=list)
    slots: list[Slot] = field(default_factory=list)
    frame_bytes: int = 0
    framed: str = ""
    deeper: int = 0
    constants: frozenset[VReg] = frozenset()
    pool: tuple[int, ...] = ()
    tables: tuple[LookUpTable, ...] = ()
    buffers: tuple[Kept, ...] = ()
    spared: tuple[Register, ...] | None = None

    def with_insts(self, insts: Callable[[Block], list[Inst]]) -> Function:
        """Return the function with other instructions in each block."""
        return replace(self, blocks=[replace(block, insts=insts(block)) for block in self.blocks])

    def with_each(self, insts: Sequence[list[Inst]]) -> Function:
        """Return the function with other instructions, block by block."""
        return replace(self, blocks=[replace(b, insts=own) for b, own in zip(self.blocks, insts, strict=True)])

    def successors(self, index: int) -> list[int]:
        """Return the indices of the blocks that control may reach directly from a block."""
        block = self.blocks[index]
        places = {b.label: i for i, b in enumerate(self.blocks)}
        jumps = (inst.label for inst in block.insts if inst.row.effects.jumps)
        found = [places[label] for label in (*jumps, *block.back) if label is not None]
        return found + [index + 1] * block.falls

    @property
    def code_bytes(self) -> int:
        """Return the size of the instructions in bytes."""
        return sum(inst.row.size for inst in self.instructions())

    def instructions(self) -> Iterator[Inst]:
        for block in self.blocks:
            yield from block.insts


def arguments(row: InstructionRow) -> list[str]:
    """Return the printed fields of a row in the order of its syntax."""
    printed = (name for name, operand in row.operands.items() if operand.fixed is None)
    return sorted(printed, key=lambda name: row.syntax.index("{" + name))


def text(inst: Inst, target: Target, labels: dict[str, str] | None = None, *, pattern: bool = False) -> str:
    """Return the instruction in GNU syntax, with virtual registers as %name and slots as [number]. pattern: whether
    immediates are bit patterns, printed in hexadecimal if their kind is signed."""
    values: dict[str, int | str] = {}
    for name, value in inst.operands.items():
        if isinstance(value, Register):
            values[name] = value.number
        elif isinstance(value, VReg):
            values[name] = str(value)
        elif isinstance(value, Label):
            values[name] = (labels or {}).get(value.name, value.name)
        elif isinstance(value, Called):
            values[name] = value.name
        elif isinstance(value, Slot):
            values[name] = f"[{value.file}{value.number}]"
        elif isinstance(value, Kept):
            values[name] = f"[kept {value.file}{value.number}]"
        elif isinstance(value, Distance):
            values[name] = f"[pool {'upper' if value.upper else 'lower'}]"
        elif isinstance(value, Passed | Given):
            values[name] = f"[argument {value.number}]"
        elif isinstance(value, LookUpTable):
            values[name] = f"[table of {len(value.entries)}]"
        elif isinstance(value, int):
            values[name] = hexadecimal(value) if pattern and inst.row.operands[name].kind == "signed" else value
        else:
            first = value[0]
            values[name] = first.number if isinstance(first, Register) else "|".join(map(str, value))
    return inst.row.text(values)


def listing(function: Function, target: Target) -> str:
    """Return the text form of a function for `gen show`."""
    lines = [f"function {function.name} ({function.role}), frame {function.frame_bytes} bytes"]
    for block in function.blocks:
        lines.append(f"{block.label}:  # weight {block.weight:g}")
        for inst in block.insts:
            note = f"  # {inst.note}" if inst.note else ""
            lines.append(f"    {text(inst, target)}{note}")
    lines += ["pool:", *(f"    {word:#010x}" for word in function.pool)] if function.pool else []
    lines += [f"table of {len(table.entries)} entries of {table.size} bytes" for table in function.tables]
    return "\n".join(lines) + "\n"

"""Statements: rows of a function as lines of C++, one a value, each pinned. A loop over rounds is a loop; all else is
straight.

A pin keeps the compiler from computing a value in another way, as the sum of other sums: then what it makes has the
values that the text has, where a proof finds them. It is no instruction. What a loop carries from one turn to
the next is in variables, which are no values: lines write them again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count
from types import MappingProxyType
from typing import Any

from ciphergen.backends.machine.look_ups import LookUpTable
from ciphergen.backends.machine.ptx import LANE, DataRegister, PtxRow
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.machine import Function, Inst, Passage, VReg
from ciphergen.generator.rows import SelectionError

_WORD = 4  # bytes of the elements of V_key
_BYTE_MEMORY = "key"
_POINTER = "b64"  # the file of registers with addresses
_COMPARED = "setp.ne.u32"  # whether there is another turn
_COPIES = ("mov.u32", "mov.u64")
LOOP = "NO_UNROLLING"  # stands in front of a loop


@dataclass(frozen=True)
class Statements:
    """The lines of a function, the expressions of what it leaves in registers of data, by their offsets (a byte in
    the lowest bits where the next offset is there, too), and how many lines are statements."""

    lines: tuple[str, ...]
    left: Mapping[int, str]
    count: int


def statements(
    function: Function,
    names: Mapping[str, str],
    data: Mapping[int, str],
    comment: Callable[[Passage], str],
    tables: Mapping[LookUpTable, str] = MappingProxyType({}),
) -> Statements:
    """Return a function as statements. names: expressions of pointers, by their registers; data: of the words
    of data in front of it, by offset; comment: on the first statement of a passage of the cipher text; tables:
    expressions of where they begin.

    Raises:
        Unsupported: control flows otherwise than around a block, from its end to its beginning.
        SelectionError: a register is read before it is written, or written twice but for what a loop carries.
    """
    known = {VReg(_POINTER, name): shown for name, shown in names.items()}
    writer, said = _Writer({**known, **tables}, data, _carried(function)), set[Passage]()
    for block in function.blocks:
        jumps = [inst.label for inst in block.insts if inst.row.effects.jumps]
        loops = jumps == [block.label] and block.insts[-1].label == block.label
        if (jumps and not loops) or not (block.falls or block is function.blocks[-1]):
            raise Unsupported("control goes elsewhere than on, and around a loop, and the code of a thread does not")
        if loops:
            writer.begin_loop()
        for inst in block.insts[:-1] if loops else block.insts:
            if inst.passage is not None and inst.passage not in said:
                said.add(inst.passage)
                writer.say(comment(inst.passage))
            writer.add(inst)
        if loops:
            writer.end_loop(block.insts[-1])
    return Statements(tuple(writer.lines), writer.left, writer.count)


def _carried(function: Function) -> dict[Any, str]:
    """Return the names of registers that loops carry from one turn to the next: those that are written before, and
    again in a loop."""
    written = Counter(register for inst in function.instructions() for register in inst.writes)
    loops = [block for block in function.blocks if block.insts and block.insts[-1].label == block.label]
    inside = [inst for block in loops for inst in block.insts]
    again = {register: None for inst in inside for register in inst.writes if written[register] > 1}
    counts = {register for inst in inside if inst.row.name == _COMPARED for register in inst.reads}
    names, states = dict[Any, str](), count()
    for register in again:
        if register.file == _POINTER:
            names[register] = "rk"
        else:
            names[register] = "turns" if register in counts else f"state{next(states)}"
    return names


def _type(register: VReg) -> str:
    """Return the type of a value, as a declaration begins."""
    return "const uint32_t *" if register.file == _POINTER else "uint32_t "


class _Writer:
    """Lines that are being written, and the expressions of registers. Copies are no lines, nor is a second one for a
    value: blocks of a thread have words in common, in counter mode. carried: registers that are variables."""

    def __init__(self, known: Mapping[Any, str], data: Mapping[int, str], carried: Mapping[Any, str]) -> None:
        self.lines: list[str] = []
        self.left: dict[int, str] = {}
        self.count = 0
        self._known, self._data, self._made = dict(known), data, 0
        self._named: dict[tuple[object, ...], str] = {}
        self._carried, self._declared, self._indent = carried, set[Any](), ""

    def say(self, comment: str) -> None:
        """Write a comment."""
        self.lines.append(self._indent + comment)

    def begin_loop(self) -> None:
        """Write the beginning of a loop, whose turns do not have the values of what is before it."""
        self.lines += [LOOP, "do {"]
        self._indent, self._named = "    ", {}

    def end_loop(self, branch: Inst) -> None:
        """Write the end of a loop: the branch that goes back to its beginning."""
        self._indent, self._named = "", {}
        self.lines.append(f"}} while ({self._value(branch.operands['p'])});")

    def add(self, inst: Inst) -> None:
        """Write an instruction."""
        row = inst.row
        assert isinstance(row, PtxRow), "see `Gpu`"
        written = [name for name, _ in row.effects.writes]
        values = {name: self._value(value) for name, value in inst.operands.items() if name not in written}
        if not written:
            self._line(f"{row.statement(values, _WORD)};")
            return
        into = inst.operands[written[0]]
        if isinstance(into, DataRegister):
            self.left[into.offset] = str(values["a"])
            return
        assert isinstance(into, VReg), "see `select`"
        if into in self._carried:
            self._carry(into, row, values)
        elif into.file == "pred":
            self._put(into, row.statement({**values, "d": ""}, _WORD).removeprefix(" = "))
        elif self._copies(row, values.get("a")) and values["a"] not in self._carried.values():
            self._put(into, str(values["a"]))
        elif not row.effects.loads and (row.name, *values.items()) in self._named:
            self._put(into, self._named[row.name, *values.items()])
        else:
            name = f"v{self._made}"
            self._made += 1
            self._put(into, name)
            self._named[row.name, *values.items()] = name
            word = 1 if inst.memory == _BYTE_MEMORY else _WORD
            pin = "" if row.effects.loads or self._copies(row, values["a"]) else f" PIN({name});"
            self._line(f"{_type(into)}{row.statement({**values, 'd': name}, word)};{pin}")

    def _copies(self, row: PtxRow, source: object) -> bool:
        """Return True for a copy of what has a name."""
        return row.name in _COPIES and isinstance(source, str)

    def _carry(self, into: VReg, row: PtxRow, values: Mapping[str, int | str]) -> None:
        """Write a variable, which is declared where it is written first."""
        kind, name = "" if into in self._declared else _type(into), self._carried[into]
        self._declared.add(into)
        self._known[into] = name
        self._line(f"{kind}{row.statement({**values, 'd': name}, _WORD)};")

    def _line(self, text: str) -> None:
        self.lines.append(self._indent + text)
        self.count += 1

    def _put(self, register: Any, shown: str) -> None:
        if register in self._known:
            raise SelectionError(f"{register} is written twice")
        self._known[register] = shown

    def _value(self, value: object) -> int | str:
        if isinstance(value, int):
            return value
        if value == LANE:
            return LANE.memory
        if isinstance(value, DataRegister):
            if value.offset not in self._data:
                raise Unsupported("it takes data by bytes, and threads have words of 32 bits")
            return self._data[value.offset]
        shown: str | None = self._known.get(value)
        if shown is None:
            raise SelectionError(f"{value} is read, and nothing has written it")
        return shown

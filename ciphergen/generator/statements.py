"""Statements: rows of a straight function as lines of C++, one a value, each pinned.

A pin keeps the compiler from computing a value in another way, as the sum of other sums: then what it makes has the
values that the text has, where a proof finds them. It is no instruction.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from ciphergen.backends.machine.look_ups import LookUpTable
from ciphergen.backends.machine.ptx import LANE, DataRegister, PtxRow
from ciphergen.generator.cover import Unsupported
from ciphergen.generator.machine import Function, Inst, Passage, VReg
from ciphergen.generator.rows import SelectionError

_WORD = 4  # bytes of the elements of V_key
_BYTE_MEMORY = "key"


@dataclass(frozen=True)
class Statements:
    """The lines of a function, the expressions of what it leaves in registers of data, by their offsets (a byte in
    the lowest bits where the next offset is there, too), and how many lines are statements. there: by the name of a
    value, how many lines there are when it is known."""

    lines: tuple[str, ...]
    left: Mapping[int, str]
    count: int
    there: Mapping[str, int]

    def with_stores(self, store: Callable[[int, str], str]) -> list[str]:
        """Return the lines, with each value that is left stored as soon as it is known: so few wait in registers.
        store: makes the line that stores the one of an offset."""
        due: dict[int, list[str]] = {}
        for offset, shown in self.left.items():
            due.setdefault(self.there.get(shown, 0), []).append(store(offset, shown))
        found = [*due.get(0, ())]
        for number, line in enumerate(self.lines, 1):
            found += [line, *due.get(number, ())]
        return found


def statements(
    function: Function,
    names: Mapping[str, str],
    data: Mapping[int, str],
    comment: Callable[[Passage], str],
    tables: Mapping[LookUpTable, str] = MappingProxyType({}),
) -> Statements:
    """Return a straight function as statements. names: expressions of pointers, by their registers; data: of the words
    of data in front of it, by offset; comment: on the first statement of a passage of the cipher text; tables:
    expressions of where they begin.

    Raises:
        Unsupported: the function is not straight.
        SelectionError: a register is read before it is written, or written twice.
    """
    if len(function.blocks) > 1:
        raise Unsupported("a part of it is a loop, and the code of a thread is straight")
    known = {VReg("b64", name): shown for name, shown in names.items()}
    writer, said = _Writer({**known, **tables}, data), set[Passage]()
    for inst in function.blocks[0].insts:
        if inst.passage is not None and inst.passage not in said:
            said.add(inst.passage)
            writer.lines.append(comment(inst.passage))
        writer.add(inst)
    return Statements(tuple(writer.lines), writer.left, writer.count, writer.there)


class _Writer:
    """Lines that are being written, and the expressions of registers. Copies are no lines, nor is a second one for a
    value: blocks of a thread have words in common, in counter mode."""

    def __init__(self, known: Mapping[Any, str], data: Mapping[int, str]) -> None:
        self.lines: list[str] = []
        self.left: dict[int, str] = {}
        self.there: dict[str, int] = {}
        self.count = 0
        self._known, self._data, self._made = dict(known), data, 0
        self._named: dict[tuple[object, ...], str] = {}

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
        elif row.name == "mov.u32" and isinstance(values["a"], str):
            self._put(into, values["a"])
        elif not row.effects.loads and (row.name, *values.items()) in self._named:
            self._put(into, self._named[row.name, *values.items()])
        else:
            name = f"v{self._made}"
            self._made += 1
            self._put(into, name)
            self._named[row.name, *values.items()] = name
            word = 1 if inst.memory == _BYTE_MEMORY else _WORD
            pin = "" if row.effects.loads else f" PIN({name});"
            self._line(f"uint32_t {row.statement({**values, 'd': name}, word)};{pin}")
            self.there[name] = len(self.lines)

    def _line(self, text: str) -> None:
        self.lines.append(text)
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

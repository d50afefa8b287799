"""Rows of PTX: one typed instruction each, with the C++ statement that is meant to become it.

The generator writes the statements, a compiler makes PTX of them, and the prover reads that by the same rows: a
statement that becomes another instruction is found by the proof. Registers have no numbers here, and a number may stand
wherever a register is read.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from ciphergen.backends.machine.instruction_row import InstructionRow
from ciphergen.dsl.term import const

RETURN = const(-1 % (1 << 64), 64)  # where a thread goes that ends: no instruction stands there

_ADDRESS = 64  # bits
_SAME = 32  # numbers below it are printed in decimal
_PART = re.compile(r"\{(?P<run>\w+):(?P<count>\d)\}|\[(?P<base>\w+)\+(?P<offset>\w+)\]|(?P<name>\w+)")


@dataclass(frozen=True)
class Form:
    """An operand as PTX text has it. names: of the row's operands that it holds, the base and the offset of an address.
    count: of the registers in braces, 0 for one without."""

    names: tuple[str, ...]
    count: int = 0


@dataclass(frozen=True, kw_only=True)
class PtxRow(InstructionRow):
    """One instruction of PTX.

    name: the typed opcode. syntax: the statement, over the expressions of its operands, and of an offset the number of
    the element; empty for what no statement of ours is meant to become. form: the operands in the order of PTX, `{d:4}`
    for four registers in braces, `[a+o]` for an address. wider: whether its registers may be wider than its type: the
    lowest bits count of what is read, and what is written is extended, by its highest bit if it is `signed`. space: the
    state space that it accesses, empty for none. largest: number that may stand for an operand in the text, where the
    assembler was found to take fewer bits of one than the ISA says.
    """

    form: str
    wider: bool = False
    signed: bool = False
    space: str = ""
    largest: Mapping[str, int] = field(default_factory=dict)
    xlen: int = 64

    @property
    def size(self) -> int:
        """Return 1: places count instructions."""
        return 1

    def limits(self, name: str) -> tuple[int, int, int]:
        operand = self.operands[name]
        if operand.kind == "register":
            return 0, (1 << operand.bits) - 1, 1
        half = 1 << 31
        return (-half, half - 1, 1) if operand.kind == "signed" else (0, 2 * half - 1, 1)

    @cached_property
    def forms(self) -> tuple[Form, ...]:
        """Return the operands in the order of PTX text."""
        found = _PART.finditer(self.form)
        return tuple(
            Form((part["run"],), int(part["count"]))
            if part["run"]
            else Form((part["base"], part["offset"]) if part["base"] else (part["name"],))
            for part in found
        )

    def statement(self, values: Mapping[str, int | str], word: int) -> str:
        """Return the C++ statement, without a semicolon. values: expressions, and numbers; word: bytes of the elements
        of what is accessed."""
        shown = {
            name: self._number(name, value, word) if isinstance(value, int) else value for name, value in values.items()
        }
        if isinstance(offset := values.get("o"), int):
            shown["o"] = str(offset // word)
        return self.syntax.format(**shown)

    def _number(self, name: str, value: int, word: int) -> str:
        """Return a number in C++: of a word with its type, a count without; a distance of addresses in elements."""
        if self.operands[name].kind != "register":
            return str(value)
        if self.operands[name].bits == _ADDRESS:
            return str((value - (value >> _ADDRESS - 1 << _ADDRESS)) // word)
        return f"{value}u" if value < _SAME else f"{value:#x}u"


class DataRegister(NamedTuple):
    """The register in which a kernel has a word of data in front of the rounds, or wants it behind them."""

    file: str
    memory: str
    offset: int

    def __str__(self) -> str:
        return f"%{self.memory}.{self.offset}"


# The register in which a thread has the distance of its copy of a table from the first one, in bytes.
LANE = DataRegister("b32", "lane", 0)


def data_register(memory: str, offset: int) -> DataRegister:
    """Return the register of the word at an offset in bytes. memory: `in` or `out`."""
    return DataRegister("b32", memory, offset)

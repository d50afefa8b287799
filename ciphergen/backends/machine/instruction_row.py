"""Operations: what every row of a table has, be it a word of a processor or an instruction of PTX: operands, syntax,
meaning, timing and cost in one place.

A missing column is an error when the row is made, and no column about security has a default.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Any

from ciphergen.backends.machine.effects import Effects, MemoryOperands, Semantics, access, effects


class Timing(Enum):
    """The timing class of an instruction: whether its time can depend on the data that it works on."""

    DATA_INDEPENDENT = "data-independent"
    DATA_DEPENDENT = "data-dependent"


@dataclass(frozen=True)
class Cost:
    """Cost on one core, in cycles.

    latency: from issue until a dependent instruction can issue; throughput: issue slots it takes
    (1 = one whole cycle of a single-issue core, 0.5 = two in a cycle).
    """

    latency: int
    throughput: float = 1.0


KINDS = ("register", "signed", "unsigned", "target")


@dataclass(frozen=True)
class Operand:
    """An operand of an instruction: what a field of its encoding holds.

    kind: `register`, `signed`, `unsigned`, or `target` (signed distance in bytes from the instruction to
    a label). For registers: file names the register file, bits is the width of the view (a narrower view
    reads the low bits and clears the rest of the register when written), zero is the number that reads as
    0 and ignores writes, names are the printed names by number (empty prints the number).
    For unsigned fields: with `complement` c the field holds c - value (AArch64 stores a right shift by 1
    to 32 as 32 - shift); a `positive` one is never 0, since the word with 0 there is another row's. For
    registers: `unlike` names fields that must hold other numbers, with spaces between, since the manual leaves open
    what the instruction does if they are equal; `fixed` is the number of a register that every such instruction means,
    so that no field holds it: a flag, say. Of registers and unsigned fields `never` lists numbers that the field may
    not hold, as the word is another instruction then, or none. `within` is (field, number): that field and this
    one are the number together at most. A `target` counts from `ahead` bytes behind the instruction. times: what an
    unsigned field holds is multiplied by (Thumb repeats 8 bits in each byte of a word). pattern: what counts are its
    bits, so it is printed in hexadecimal.
    """

    kind: str
    file: str = ""
    bits: int = 0
    zero: int | None = None
    names: tuple[str, ...] = ()
    complement: int | None = None
    positive: bool = False
    unlike: str = ""
    pattern: bool = False
    fixed: int | None = None
    never: tuple[int, ...] = ()
    within: tuple[str, int] | None = None
    ahead: int = 0
    times: int = 1

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"operand kind {self.kind!r} is not one of {', '.join(KINDS)}")
        if (self.kind == "register") != bool(self.file and self.bits):
            raise ValueError(f"a {self.kind} operand with file {self.file!r} of {self.bits} bits")
        if self.complement is not None and self.kind != "unsigned":
            raise ValueError(f"a {self.kind} operand with a complement")
        if self.positive and (self.kind != "unsigned" or self.complement is not None):
            raise ValueError(f"a {self.kind} operand that is positive")
        if self.unlike and self.kind != "register":
            raise ValueError(f"a {self.kind} operand that is unlike another")
        if self.fixed is not None and self.kind != "register":
            raise ValueError(f"a {self.kind} operand that is fixed")
        plain = self.kind == "register" or (self.kind == "unsigned" and self.complement is None and self.times == 1)
        if self.never and (not plain or self.fixed is not None):
            raise ValueError(f"a {self.kind} operand that is never {self.never}")
        if self.within and self.kind != "unsigned":
            raise ValueError(f"a {self.kind} operand within {self.within[1]}")
        if self.ahead and self.kind != "target":
            raise ValueError(f"a {self.kind} operand that counts from {self.ahead} bytes ahead")
        if self.times != 1 and (self.kind != "unsigned" or self.complement is not None):
            raise ValueError(f"a {self.kind} operand that is multiplied by {self.times}")

    @property
    def excluded(self) -> tuple[int, ...]:
        """Return the values that a field never holds."""
        return (0, *self.never) if self.positive else self.never

    def held(self, value: int) -> int:
        """Return the content of the field for a value."""
        return (value - self.ahead) // self.times if self.complement is None else self.complement - value

    def meant(self, held: int) -> int:
        """Return the value for the content of a field: the inverse of `held`."""
        return held * self.times + self.ahead if self.complement is None else self.complement - held


def hexadecimal(value: int) -> str:
    """Return a number in GNU syntax, in hexadecimal where that differs."""
    return str(value) if abs(value) < _SAME else f"{value:#x}"


_SAME = 10  # Numbers below it are printed the same in both bases.
# `{field}`, or `{field+2}`: the name of the register two after the one that the field names, or a number plus two.
PLACEHOLDER = re.compile(r"\{(?P<name>\w+)(?:\+(?P<plus>\d+))?\}")


Number = Callable[[Mapping[str, Any]], int]  # of the values of fields


@dataclass(frozen=True, kw_only=True)
class InstructionRow:
    """A row of an instruction: its name, operands, meaning, timing and costs, on a platform of any kind.

    name: unique in its table. syntax: with {field} for operands and {field+k} for the k-th register after it, or the
    number plus k. operands: what each field is. meaning: runs on a `Machine`. timing: no default on purpose. cost: by
    core. xlen: bits of an address. source: manual and section. combined: by the names that the syntax has for them,
    numbers that several fields make together.
    """

    name: str
    syntax: str
    operands: Mapping[str, Operand] = field(hash=False)
    meaning: Semantics = field(hash=False)
    timing: Timing
    cost: Mapping[str, Cost] = field(hash=False)
    xlen: int
    source: str
    combined: Mapping[str, Number] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        if not isinstance(self.timing, Timing):
            raise ValueError(f"row {self.name} has no timing class")
        if not self.cost:
            raise ValueError(f"row {self.name} has no cost on any core")
        if not self.source:
            raise ValueError(f"row {self.name} cites no source")

    @property
    def size(self) -> int:
        """Return the distance from the instruction to the one behind it, in the units of places in the code."""
        raise NotImplementedError(self.name)  # each kind of row has its own

    def limits(self, name: str) -> tuple[int, int, int]:
        """Return the smallest value, the largest value and the step of an operand (of a register: of its number)."""
        raise NotImplementedError(self.name)  # each kind of row has its own

    def text(self, values: Mapping[str, int | str]) -> str:
        """Return the instruction in GNU syntax, with a string as it is (a label, say) and an int `target` as a distance
        from the instruction itself (`.+8`).

        Raises:
            KeyError: an operand that is printed has no value.
        """

        shown: list[str] = []
        for words, name, plus in self._syntax:
            shown.append(words)
            if name in self.combined:
                shown.append(hex(self.combined[name](values)))
            elif name:
                shown.append(_shown(self.operands[name], values[name], plus))
        return "".join(shown)

    @cached_property
    def _syntax(self) -> list[tuple[str, str, int]]:
        """Return the syntax as words, each with the field that stands behind them, none behind the last, and how many
        registers after it is meant."""
        words, *found = PLACEHOLDER.split(self.syntax)
        parts = [words, *found[2::3]]
        return [*zip(parts, [*found[0::3], ""], [*(int(plus or 0) for plus in found[1::3]), 0], strict=True)]

    @cached_property
    def effects(self) -> Effects:
        """Return the reads, writes and memory accesses, found by running the meaning on a recorder."""
        return effects(self)

    @cached_property
    def access(self) -> MemoryOperands:
        """Return the access: which fields give its base, its offset and the registers that it moves."""
        return access(self)


def _shown(operand: Operand, value: int | str, plus: int) -> str:
    """Return an operand's value in GNU syntax."""
    if isinstance(value, str):
        return value
    if operand.kind == "target":
        return f".{value:+d}"
    if operand.names:
        return operand.names[(value + plus) % len(operand.names)]
    return hexadecimal(value) if operand.pattern else str(value + plus)

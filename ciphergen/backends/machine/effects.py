"""The registers and memory that an instruction reads and writes, found by running its meaning once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple, Protocol

from ciphergen.dsl.term import Term, const, var, variables


class Machine(Protocol):
    """The interface on which the meaning of a row runs: registers, memory, program counter, jumps. Registers are named
    by the row's fields; `plus` counts on from there (modulo the size of the file) for instructions that use consecutive
    registers."""

    def read(self, name: str, plus: int = 0) -> Term: ...
    def write(self, name: str, value: Term, plus: int = 0) -> None: ...
    def value(self, name: str) -> int:
        """Return an immediate's value (scaled, signed if the operand is)."""

    def pc(self) -> Term: ...
    def load(self, address: Term, size: int) -> Term:
        """Return `size` bytes of memory as a little-endian word of 8 * size bits."""

    def store(self, address: Term, value: Term) -> None:
        """Store a word into memory, little-endian."""

    def branch(self, condition: Term, target: Term) -> None:
        """Branch to `target` if the 1-bit condition is 1."""

    def jump(self, target: Term) -> None: ...

    def meet(self, barrier: int) -> None:
        """Stop until all threads of a group are here. barrier: its number."""

    def sign(self) -> None:
        """Make the return address unknown until `authenticate`, or leave it as it is: either may happen."""

    def authenticate(self) -> None:
        """Undo a `sign` made with the same stack pointer; the outcome of any other is unknown."""


Semantics = Callable[[Machine], None]


@dataclass(frozen=True)
class Effects:
    """The registers and memory that an instruction reads and writes. Names are (field, plus); reads_pc: whether it
    reads the program counter; size: bytes of memory that it loads or stores; operation: of the outermost term that it
    writes, if it writes one register."""

    reads: tuple[tuple[str, int], ...]
    writes: tuple[tuple[str, int], ...]
    loads: bool
    stores: bool
    jumps: bool
    reads_pc: bool
    size: int
    operation: str


class MemoryOperands(NamedTuple):
    """The operands of a load or store. base: the field of the register that it takes the address from, "" if that is
    not one alone; offset: the field of the number that it adds, "" for none; data: the fields of registers that it
    loads or stores, in the order of memory."""

    base: str
    offset: str
    data: tuple[str, ...]


class _Row(Protocol):
    """The columns of a row that are read here."""

    @property
    def name(self) -> str: ...
    @property
    def operands(self) -> Mapping[str, _Operand]: ...
    @property
    def meaning(self) -> Semantics: ...
    @property
    def xlen(self) -> int: ...
    def limits(self, name: str) -> tuple[int, int, int]: ...


class _Operand(Protocol):
    """The columns of an operand that are read here."""

    @property
    def kind(self) -> str: ...
    @property
    def bits(self) -> int: ...


def effects(row: _Row) -> Effects:
    """Return a row's reads, writes and memory accesses, found by running its meaning on a recorder."""
    found = _Recorder(row)
    row.meaning(found)
    return Effects(
        tuple(dict.fromkeys(found.reads)),
        tuple(dict.fromkeys(found.writes)),
        found.loads,
        found.stores,
        found.jumps,
        found.reads_pc,
        found.size,
        found.values[0][1].op if len(found.values) == 1 else "",
    )


class Computed(NamedTuple):
    """The result of a row that computes one register. term: over variables for the registers that it reads; variables:
    these by their fields."""

    term: Term
    variables: Mapping[str, Term]


def computed(row: _Row) -> Computed | None:
    """Return the result of a row, found by running its meaning on a recorder; None if it does more than to compute one
    register of others, each of which a field names."""
    found = _Recorder(row)
    row.meaning(found)
    if len(found.values) != 1 or found.loads or found.stores or found.jumps or any(plus for _, plus in found.reads):
        return None
    return Computed(found.values[0][1], {name: found.variable(name) for name, _ in found.reads})


def access(row: _Row) -> MemoryOperands:
    """Return the fields that form a row's address and that the row moves, found by running the meaning on a recorder,
    and once more for each number that may be the offset."""
    found = _Recorder(row)
    row.meaning(found)
    bases = {_field(v) for address in found.addresses for v in variables([address])}
    loaded = [n for n, value in found.values if any(v.name.startswith(_MEMORY) for v in variables([value]))]
    offsets = [name for name in row.operands if row.operands[name].kind != "register" and _moves(row, name)]
    return MemoryOperands(
        bases.pop() if len(bases) == 1 else "",
        offsets[0] if len(offsets) == 1 else "",
        tuple(dict.fromkeys([*found.stored, *loaded])),
    )


def _moves(row: _Row, name: str) -> bool:
    """Return True if the address is a sum with the number in that field."""
    smallest, largest, step = row.limits(name)
    if largest < smallest + step:
        return False
    at = [_Recorder(row, {name: number}, known=True) for number in (smallest, smallest + step)]
    for machine in at:
        row.meaning(machine)
    first, second = (machine.addresses[0].value if machine.addresses else 0 for machine in at)
    return (second - first) % (1 << row.xlen) == step and bool(at[0].addresses)


def _field(variable: Term) -> str:
    return variable.name.partition("+")[0]


_MEMORY = "memory"  # what names of loaded values begin with; no field's does


class _Recorder:
    """A `Machine` without state, which records what a meaning reads and writes.

    numbers: of fields, instead of one step. known: whether registers hold 0, so that addresses are numbers.
    """

    def __init__(self, row: _Row, numbers: Mapping[str, int] = MappingProxyType({}), *, known: bool = False) -> None:
        self.row, self._numbers, self._known = row, numbers, known
        self.reads: list[tuple[str, int]] = []
        self.writes: list[tuple[str, int]] = []
        self.values: list[tuple[str, Term]] = []  # what is written
        self.addresses: list[Term] = []
        self.stored: list[str] = []  # fields of registers whose values go to memory
        self.loads = self.stores = self.jumps = self.reads_pc = False
        self.size = 0

    def _width(self, name: str) -> int:
        return self.row.operands[name].bits

    def read(self, name: str, plus: int = 0) -> Term:
        self.reads.append((name, plus))
        return const(0, self._width(name)) if self._known else self.variable(name, plus)

    def variable(self, name: str, plus: int = 0) -> Term:
        """Return the variable for what a field's register holds."""
        return var(f"{name}+{plus}", self._width(name))

    def write(self, name: str, value: Term, plus: int = 0) -> None:
        if value.width != self._width(name):
            raise ValueError(f"row {self.row.name} writes {value.width} bits to {name}")
        self.writes.append((name, plus))
        self.values.append((name, value))

    def value(self, name: str) -> int:
        return self._numbers.get(name, self.row.limits(name)[2])

    def pc(self) -> Term:
        self.reads_pc = True
        return const(0, self.row.xlen)

    def load(self, address: Term, size: int) -> Term:
        self.loads = True
        self.size += size
        self.addresses.append(address)
        return var(f"{_MEMORY}{size}", 8 * size)

    def store(self, address: Term, value: Term) -> None:
        self.stores = True
        self.size += value.width // 8
        self.addresses.append(address)
        self.stored += map(_field, variables([value]))

    def branch(self, condition: Term, target: Term) -> None:
        self.jumps = True

    def jump(self, target: Term) -> None:
        self.jumps = True

    def meet(self, barrier: int) -> None:
        """Change no register."""

    def sign(self) -> None:
        """Change no register that a field names."""

    def authenticate(self) -> None:
        """Change no register that a field names."""

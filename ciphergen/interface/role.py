"""The columns of a row of the C interface: parameters in order, and of each buffer extent, access, secrecy, aliasing.

Rows are data that the generator and the prover both read, as both read rows of instructions. A row cannot weaken what
is proved of secrets: the prover has its own symbols for keys and data, and refuses a row that calls them public.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from ciphergen.dsl.term.symbol import Secrecy

T = TypeVar("T")


class Holds(Enum):
    """The contents of a buffer: `ROUND_KEYS` is V_key, `STATE` what a mode carries from block to block, `PORT` the port
    of an entry point that the buffer is called after, `STRING` a byte string with a length of its own."""

    ROUND_KEYS = "round keys"
    KEY = "key"
    DATA = "data"
    STATE = "state"
    PORT = "port"
    STRING = "string"


class AccessMode(Enum):
    """The access of a function to a buffer. `UPDATE`: read and write."""

    READ = "read"
    WRITE = "write"
    UPDATE = "update"

    @property
    def reads(self) -> bool:
        return self is not AccessMode.WRITE

    @property
    def writes(self) -> bool:
        return self is not AccessMode.READ


class Unit(Enum):
    """The unit in which extents and lengths are counted."""

    BYTE = "byte"
    BLOCK = "block"
    KEY = "key"
    ROUND_KEYS = "V_key"


class Part(Enum):
    """The part that a parameter plays in a call; `SOURCE` and `OUTPUT` are the data that are read and written."""

    ROUND_KEYS = "round keys"
    KEY = "key"
    STATE = "state"
    PORT = "port"
    SOURCE = "source"
    OUTPUT = "output"
    BLOCKS = "blocks"
    BYTES = "bytes"


@dataclass(frozen=True)
class Extent:
    """The size of a buffer. times: how many units, a number or the name of the parameter that says it."""

    unit: Unit
    times: int | str


@dataclass(frozen=True)
class Buffer:
    """A parameter that points to memory.

    Args:
        secrecy: of what it points to.
        alignment: in bytes, that the caller grants; 0 for V_key, whose C type on each target says it.
        may_be: the buffer that the same call may pass for this one too, empty for none. All other buffers of a call
            lie apart.
    """

    name: str
    holds: Holds
    extent: Extent
    access: AccessMode
    secrecy: Secrecy
    alignment: int
    may_be: str

    @property
    def part(self) -> Part:
        """Return the part: which of a caller's values belongs in the buffer."""
        if self.holds is Holds.DATA:
            return Part.OUTPUT if self.access.writes else Part.SOURCE
        return Part(self.holds.value)


@dataclass(frozen=True)
class Length:
    """A parameter that is a number of blocks or bytes."""

    name: str
    unit: Unit
    secrecy: Secrecy

    @property
    def part(self) -> Part:
        """Return the part: which of a caller's values is the length."""
        return Part.BLOCKS if self.unit is Unit.BLOCK else Part.BYTES


@dataclass(frozen=True)
class Role:
    """A function of the C interface.

    Args:
        name: V_name is its symbol for the variant V.
        shape: which of the generator's frames builds it.
        direction: of the cipher text, `encrypt`, `decrypt` or an entry point; empty for key expansion.
        mode: whose text joins the blocks, or the entry point that is a key stream or has a message; empty where each
            stands for itself.
        option: the word of `--mode` that asks for it; empty where every word does.
        parameters: in the order of the prototype.
        result: its type in C.

    Raises:
        ValueError: the columns contradict each other.
    """

    name: str
    shape: str
    direction: str
    mode: str
    option: str
    parameters: tuple[Buffer | Length, ...]
    result: str

    def __post_init__(self) -> None:
        """Refuse a row whose columns contradict each other."""
        wrong = _wrong(self)
        if wrong:
            raise ValueError(f"the row of {self.name}: {wrong}")

    @property
    def buffers(self) -> tuple[Buffer, ...]:
        """Return the parameters that are pointers."""
        return tuple(p for p in self.parameters if isinstance(p, Buffer))

    @property
    def lengths(self) -> tuple[Length, ...]:
        """Return the parameters that are numbers."""
        return tuple(p for p in self.parameters if isinstance(p, Length))

    @property
    def expands(self) -> bool:
        """Return True for key expansion, which makes V_key."""
        return any(b.holds is Holds.ROUND_KEYS and b.access.writes for b in self.buffers)

    @property
    def has_ports(self) -> bool:
        """Return True for a call of an entry point with a buffer for each port, and for nothing else."""
        held = {b.holds for b in self.buffers}
        return not self.mode and Holds.PORT in held and Holds.DATA not in held

    @property
    def keyed(self) -> bool:
        """Return True if the function makes V_key or uses it."""
        return any(b.holds is Holds.ROUND_KEYS for b in self.buffers)

    @property
    def many(self) -> bool:
        """Return True if a parameter gives the number of blocks or bytes."""
        return bool(self.lengths)

    @property
    def blocks(self) -> int:
        """Return the number of blocks of each call, 0 for key expansion and if a parameter gives the number; an entry
        point with other inputs than a block computes one."""
        if self.has_ports:
            return 1
        times = [b.extent.times for b in self.buffers if b.holds is Holds.DATA]
        return times[0] if times and isinstance(times[0], int) else 0

    @property
    def output(self) -> Buffer:
        """Return the output: the buffer that the function writes, other than the mode's state if there is one."""
        written = [b for b in self.buffers if b.access.writes]
        return next((b for b in written if b.holds is not Holds.STATE), written[0])

    @property
    def source(self) -> Buffer:
        """Return the source: the buffer that the output is computed from, the output itself if updated in place, or if
        nothing as long is read."""
        wanted = Holds.PORT if self.has_ports else Holds.KEY if self.expands else Holds.DATA
        found = next((b for b in self.buffers if b.access.reads and b.holds is wanted), None)
        return self.output if found is None else found

    @property
    def chained(self) -> bool:
        """Return True if what is carried from block to block is secret: the chain of a message, and no counter."""
        return any(b.holds is Holds.STATE and b.secrecy is Secrecy.SECRET for b in self.buffers)

    @property
    def absorbs(self) -> bool:
        """Return True if data only go into the mode's state, and none come out."""
        return self.output.holds is Holds.STATE

    @property
    def updates(self) -> bool:
        """Return True if the only data buffer is both input and output."""
        return self.source is self.output

    @property
    def aliases(self) -> bool:
        """Return True if a call may pass one buffer for input and output."""
        return bool(self.output.may_be)

    def key_type(self, symbol: str) -> str:
        """Return the C type of the round keys. symbol: of the variant."""
        return f"{symbol}_key"

    def arguments(self, given: Mapping[Part, T]) -> list[T]:
        """Return the caller's value for each parameter, in the order of the prototype."""
        return [given[parameter.part] for parameter in self.parameters]


def _wrong(role: Role) -> str:
    """Return the contradiction in a row, "" if there is none."""
    names = [parameter.name for parameter in role.parameters]
    if len(set(names)) < len(names):
        return f"the parameters {', '.join(names)} share a name"
    kinds = {holds: [b for b in role.buffers if b.holds is holds] for holds in Holds}
    if any((b.alignment == 0) != (b.holds is Holds.ROUND_KEYS) for b in role.buffers):
        return "the target says how V_key is aligned, the row how other buffers are"
    if role.has_ports:
        return _wrong_ports(role)
    if any(b.access.writes for b in kinds[Holds.PORT]):
        return "what blocks share is read"
    unkeyed = bool(role.direction) and not role.keyed and not role.option  # an entry point on blocks
    if not unkeyed and [b.extent for b in kinds[Holds.ROUND_KEYS]] != [Extent(Unit.ROUND_KEYS, 1)]:
        return "one buffer of round keys is wanted"
    if role.expands:
        whole = [b.access for b in role.buffers] == [AccessMode.WRITE, AccessMode.READ] and kinds[Holds.KEY]
        more = role.lengths or role.direction or role.mode or any(b.may_be for b in role.buffers)
        return "" if whole and not more else "key expansion makes round keys of a key"
    data = kinds[Holds.DATA]
    read, written = ([getattr(b.access, way) for b in data].count(True) for way in ("reads", "writes"))
    if max(read, written) > 1 or read + written < (1 if role.mode and role.chained else 2):
        return "one buffer of data to read and one to write are wanted"
    if kinds[Holds.KEY] or any(b.access is not AccessMode.READ for b in kinds[Holds.ROUND_KEYS]):
        return "round keys are read, and the key is not"
    if not role.direction or bool(kinds[Holds.STATE]) != bool(role.mode):
        return "a mode has a state, and only a mode; data go in a direction"
    return _wrong_extent(role, data) or _wrong_alias(role)


def _wrong_ports(role: Role) -> str:
    """Return the contradiction in the row of an entry point, "" if there is none."""
    if len(role.buffers) < len(role.parameters) or any(b.holds is not Holds.PORT or b.may_be for b in role.buffers):
        return "an entry point has a buffer for each port and no other parameter"
    if any(b.extent.unit is not Unit.BYTE or not isinstance(b.extent.times, int) for b in role.buffers):
        return "ports have as many bytes as the text says"
    if not role.direction or role.mode or [b.access.writes for b in role.buffers].count(True) != 1:
        return "an entry point writes one buffer, and is in no mode"
    return ""


def _wrong_extent(role: Role, data: list[Buffer]) -> str:
    """Return the contradiction in a row's extents, "" if there is none."""
    units = {length.name: length.unit for length in role.lengths}
    for buffer in role.buffers:
        times, unit = buffer.extent.times, buffer.extent.unit
        if isinstance(times, str) and units.get(times) is not unit:
            return f"no parameter counts the {unit.value}s of {buffer.name}"
        if isinstance(times, int) and times < 1:
            return f"{buffer.name} has no bytes"
        if (unit is Unit.ROUND_KEYS) != (buffer.holds is Holds.ROUND_KEYS) or unit is Unit.KEY:
            return f"{buffer.name} is not counted in {unit.value}s"
    if len({buffer.extent for buffer in data}) > 1:
        return "as many data are read as are written"
    used = {buffer.extent.times for buffer in role.buffers}
    return next((f"{name} counts nothing" for name in units if name not in used), "")


def _wrong_alias(role: Role) -> str:
    """Return the contradiction in a row's aliases, of which the output may have one, the input; "" if there is none."""
    for buffer in role.buffers:
        if buffer.may_be and (buffer is not role.output or role.updates or buffer.may_be != role.source.name):
            return f"{buffer.name} cannot be {buffer.may_be}"
    return ""

"""Operands to try rows on, and a machine of plain numbers that runs a row's meaning."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count as endless
from itertools import islice
from random import Random

from ciphergen.backends import target, target_names
from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.term import Term, concat, const, extract

EDGES = (0, 1, -1, 1 << 31, (1 << 31) - 1, (1 << 63) | (1 << 31))
DATA = 0x0800_0000  # where addresses point
BEHIND_CODE = 0x2000  # how far from the instruction those are that are near it: what is tried there is in other pages


def base(target_name: str) -> str:
    """The target that an extension builds on: `rv32i` of `rv32i_zbb`; itself if it is none."""
    return target(target_name).base or target_name


# What an extension takes over from its base is the base's (`test_targets.py` compares them).
ALL_ROWS = [
    (name, row.name)
    for name in target_names()
    for row in target(name).rows.values()
    if row.extension or base(name) == name
]


def operands(row: Row, random: Random, count: int) -> Iterator[dict[str, int]]:
    """Values for the fields of a row: every extreme of every field, then `count` more at random. Those that the
    row excludes are left out."""

    def allowed(values: dict[str, int]) -> bool:
        return not any(values[n] in o.never for n, o in row.operands.items()) and not row.conflict(values)

    extreme, others = _all_operands(row, random)
    yield from filter(allowed, extreme)
    yield from islice(filter(allowed, others), count)


def _all_operands(row: Row, random: Random) -> tuple[Iterator[dict[str, int]], Iterator[dict[str, int]]]:
    """Every extreme of every field, the others at random; and all fields at random, without an end."""

    def any_value(name: str) -> int:
        smallest, largest, step = row.limits(name)
        while (value := random.randrange(smallest, largest + 1, step)) in row.operands[name].never:
            pass
        return value

    def extremes() -> Iterator[dict[str, int]]:
        for name in row.operands:
            smallest, largest, step = row.limits(name)
            for value in {smallest, largest, min(smallest + step, largest), (smallest + largest) // 2 // step * step}:
                yield {other: any_value(other) for other in row.operands} | {name: value}
        yield {name: row.limits(name)[0] for name in row.operands}
        yield {name: row.limits(name)[1] for name in row.operands}

    return extremes(), ({name: any_value(name) for name in row.operands} for _ in endless())


def start(on: Target, row: Row, values: dict[str, int], random: Random) -> dict[Register, int]:
    """Registers with edge values or random ones; those that hold addresses lead somewhere that exists."""
    registers = {}
    for file, described in on.files.items():
        for number in range(len(described.names)):
            value = random.choice(EDGES) if random.random() < 0.4 else random.getrandbits(described.bits)
            registers[Register(file, number)] = value & ((1 << described.bits) - 1)
    field = address_field(row)
    if field:
        register = Register(row.operands[field].file, values[field])
        # Where words must be aligned, the number that is added leads away from where they are.
        away = 0 if on.unaligned else values.get(row.access.offset or "imm", 0)
        registers[register] = DATA + 16 * random.randrange(256) + _low(on, row, register, random) - away
    elif (row.effects.loads or row.effects.stores) and not row.effects.reads_pc:
        registers |= _at_index(on, row, values, random)
    if on.zero:
        registers[on.zero] = 0
    return registers


def _at_index(on: Target, row: Row, values: dict[str, int], random: Random) -> dict[Register, int]:
    """Registers that hold an address and an index behind it. Of the index, a row may read the lowest bits only."""
    base, index = (Register(row.operands[field].file, values[field]) for field in ("Rn", "Rm"))
    whole = 1 << on.files[index.file].bits
    high = random.getrandbits(64) << row.operands["Rm"].bits
    low = random.randrange(-256, 256) % (1 << row.operands["Rm"].bits)  # below the address, too: signs count
    found = {index: (high | low) % whole}
    address = DATA // 4 if base == index else DATA  # what is scaled, and added to itself, stays below the code
    return found | {base: address + 16 * random.randrange(256) + _low(on, row, base, random)}


def address_field(row: Row) -> str:
    """The field of the register that an instruction takes an address from, "" if there is none."""
    if row.effects.loads or row.effects.stores:
        return row.access.base
    if not row.effects.jumps or any(operand.kind == "target" for operand in row.operands.values()):
        return ""
    return row.effects.reads[0][0]


def _low(on: Target, row: Row, register: Register, random: Random) -> int:
    """The low bits of an address: of code, of the stack, of data."""
    if row.effects.jumps:
        return on.code_bit or random.randrange(2) * (not on.unaligned)
    return random.randrange(16) if on.unaligned and register != on.abi.stack_pointer else 0


def samples(on: Target, row: Row, random: Random, count: int = 24) -> list[dict[str, int]]:
    """Operands, `count` of them at random, without an address in the register that cannot hold one, or in the code."""
    field = address_field(row)
    nowhere = row.operands[field].zero if field else None
    found = [values for values in operands(row, random, count) if nowhere is None or values[field] != nowhere]
    in_code = row.effects.loads and row.effects.reads_pc
    return [values for values in found if not in_code or abs(values["imm"]) >= BEHIND_CODE]


class Numbers:
    """A machine whose registers and memory are numbers. Memory that nobody wrote is random, and noted."""

    def __init__(
        self,
        target: Target,
        row: Row,
        values: Mapping[str, int],
        registers: Mapping[Register, int],
        pc: int,
        random: Random,
    ) -> None:
        self.target, self.row, self.values, self.random = target, row, values, random
        self.registers = dict(registers)
        self.pc_value, self.next = pc, pc + row.size
        self.before: dict[int, int] = {}
        self.memory: dict[int, int] = {}
        self.written: list[int] = []

    def _register(self, name: str, plus: int) -> Register | None:
        operand = self.row.operands[name]
        number = (self.values[name] + plus) % len(self.target.files[operand.file].names)
        return None if number == operand.zero else Register(operand.file, number)

    def read(self, name: str, plus: int = 0) -> Term:
        register = self._register(name, plus)
        return const(self.registers[register] if register else 0, self.row.operands[name].bits)

    def write(self, name: str, value: Term, plus: int = 0) -> None:
        assert value.width == self.row.operands[name].bits
        register = self._register(name, plus)
        if register:
            self.registers[register] = value.value

    def value(self, name: str) -> int:
        return self.values[name]

    def pc(self) -> Term:
        return const(self.pc_value, self.target.xlen)

    def _byte(self, address: int) -> int:
        if address not in self.memory:
            self.memory[address] = self.before[address] = self.random.randrange(256)
        return self.memory[address]

    def load(self, address: Term, size: int) -> Term:
        assert address.width == self.target.xlen
        return concat(*(const(self._byte(address.value + i), 8) for i in reversed(range(size))))

    def store(self, address: Term, value: Term) -> None:
        assert address.width == self.target.xlen
        for i in range(value.width // 8):
            self._byte(address.value + i)
            self.memory[address.value + i] = extract(value, 8 * i + 7, 8 * i).value
            self.written.append(address.value + i)

    def branch(self, condition: Term, target: Term) -> None:
        assert condition.width == 1
        if condition.value:
            self.jump(target)

    def jump(self, target: Term) -> None:
        assert target.width == self.target.xlen
        self.next = target.value

    def meet(self, barrier: int) -> None:
        """Do nothing: there is one thread."""

    def sign(self) -> None:
        """Do nothing, as a processor without pointer authentication."""

    def authenticate(self) -> None:
        """The same."""

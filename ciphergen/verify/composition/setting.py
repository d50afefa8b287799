"""The contract of a function of a mode with phases, and its state at entry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.term import Term, const, eq, extract, ult
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.interface.phases import PhaseRole
from ciphergen.interface.role import Buffer, Holds, Length
from ciphergen.verify.claim.contract import STACK_BYTES
from ciphergen.verify.composition.applications import Applications
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.execution.context import Contract
from ciphergen.verify.execution.machine import entry_value
from ciphergen.verify.execution.memory import Bytes, Region
from ciphergen.verify.execution.state import State
from ciphergen.verify.execution.strings import StringPiece
from ciphergen.verify.variables import key_byte, pointer, symbol


@dataclass(frozen=True)
class KeyMemory:
    """The V_key of a mode: bytes as terms by offset, pieces that called functions wrote, its size in bytes, and the
    applications that the terms are of."""

    bytes: Mapping[int, Term]
    pieces: tuple[StringPiece, ...]
    size: int
    applications: Applications


@dataclass(frozen=True)
class Setting:
    """A contract with the state at entry. regions: by the names of buffers; names: of strings, by the region that holds
    them; lengths: by the names of buffers."""

    contract: Contract
    entry: State
    regions: Mapping[str, Region]
    names: Mapping[str, str]
    lengths: Mapping[str, Term]


def phase_setting(
    target: Target, role: PhaseRole, offset: int, key_bytes: int, memory: KeyMemory | int | None, *, in_place: bool
) -> Setting:
    """Return the setting of a function that begins at an offset.

    Args:
        key_bytes: of the user's key.
        memory: what key expansion leaves; for key expansion itself the size of what it makes, None if no one says it.
    """
    bits, passed = target.xlen, dict[int, Term]()
    stack = Region(
        "the stack", pointer("sp", bits), STACK_BYTES, True, passed.get, alignment=target.abi.stack_alignment
    )
    counts = {p.name: symbol(p.name, bits, Secrecy.PUBLIC) for p in role.parameters if isinstance(p, Length)}
    found = {b.name: _region(target, b, counts, key_bytes, memory) for b in role.buffers}
    if in_place and role.message is not None:
        source, output = role.source.name, role.message.name
        both = replace(found[source], name=f"{source} (which is {output})", writable=True)
        found[source] = found[output] = both
    regions = (*dict.fromkeys(found.values()), stack)
    arguments = [found[p.name].base if isinstance(p, Buffer) else counts[p.name] for p in role.parameters]
    files = target.files.items()
    registers = {
        r: entry_value(target, r) for f, file in files for r in (Register(f, n) for n in range(len(file.names)))
    }
    registers.update(zip(target.abi.arguments, arguments, strict=False))
    for number, argument in enumerate(arguments[len(target.abi.arguments) :]):
        low = number * bits // 8
        passed.update({low + i: extract(argument, 8 * i + 7, 8 * i) for i in range(bits // 8)})
    contract = Contract(regions, tuple(_facts(target, regions)), stack, passed=len(passed))
    entry = State(registers, Bytes(), offset, Linear.of(const(0, bits)))
    if isinstance(memory, KeyMemory):
        ks = next(b.name for b in role.buffers if b.holds is Holds.ROUND_KEYS)
        entry.write_string(ks, memory.pieces)
    names = {region.name: name for name, region in found.items() if region.length is not None and _is_read(role, name)}
    lengths = {b.name: length for b in role.buffers if (length := found[b.name].length) is not None}
    return Setting(contract, entry, found, names, lengths)


def _is_read(role: PhaseRole, name: str) -> bool:
    return next(b for b in role.buffers if b.name == name).access.reads


def _region(
    target: Target, buffer: Buffer, counts: Mapping[str, Term], key_bytes: int, memory: KeyMemory | int | None
) -> Region:
    """Return the region of a buffer, for buffers that do not alias."""
    base, writable = pointer(buffer.name, target.xlen), buffer.access.writes
    if buffer.holds is Holds.ROUND_KEYS:
        known = memory.bytes if isinstance(memory, KeyMemory) else {}
        size = memory.size if isinstance(memory, KeyMemory) else memory
        return Region(buffer.name, base, size, writable, known.get, alignment=target.key_alignment)
    if buffer.holds is Holds.KEY:
        return Region(buffer.name, base, key_bytes, writable, _until(key_byte, key_bytes))
    times = buffer.extent.times
    assert isinstance(times, str)
    byte = partial(symbol, "string", 8, buffer.secrecy, buffer.name)
    return Region(buffer.name, base, None, writable, byte if buffer.access.reads else _nothing, length=counts[times])


def _until(byte: Callable[[int], Term], size: int) -> Callable[[int], Term | None]:
    return lambda i: byte(i) if i < size else None


def _nothing(_: int) -> Term | None:
    return None


def _facts(target: Target, regions: tuple[Region, ...]) -> list[Term]:
    """Return what callers promise: alignment, and that buffers are no larger than they can be and do not wrap."""
    bits = target.xlen
    zero = const(0, bits)
    facts = [~ult(zero, r.base & (r.alignment - 1)) for r in regions if r.alignment > 1]
    for region in regions:
        if region.length is not None:
            end = region.base + region.length
            if target.buffer_bits < bits:
                facts.append(~ult(const((1 << target.buffer_bits) - 1, bits), region.length))
            facts.append(~ult(end, region.base) | eq(end, zero))
    return facts

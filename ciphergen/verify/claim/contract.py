"""The contract of each function, derived from its row of the C interface: regions, facts, the state at entry.

A row says extents, access and aliasing; what memory holds is said here, in the prover's own symbols, so that no row
makes a key or data public. A row that asks for more than can be proved is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.message_mode import MessageMode
from ciphergen.dsl.term import Term, const, eq, extract, ult
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.interface.phases import PhaseRole
from ciphergen.interface.role import Buffer, Holds, Length, Role, Unit
from ciphergen.verify.claim.specification import Specification
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.execution.context import Contract
from ciphergen.verify.execution.machine import entry_value
from ciphergen.verify.execution.memory import Bytes, Region
from ciphergen.verify.execution.state import State
from ciphergen.verify.variables import (
    chain_byte,
    counter_byte,
    input_byte,
    key_byte,
    pointer,
    port_byte,
    secrecy,
    symbol,
)
from ciphergen.verify.verdict import Property

# Below the stack pointer at entry, what a function may use. An interrupt may write there at any instruction, which no
# access of the function shows; so the stack pointer may go no further down than there is stack. What is made needs
# less than 1 KiB; 64 KiB is more than any code of a cipher needs, and much less than would reach other memory.
STACK_BYTES = 1 << 16
_STACK = "sp"  # the name of its pointer's variable, which no buffer may have
# The symbol of a byte of what a caller gives. V_key holds what key expansion was seen to leave there.
_CONTENTS: Mapping[Holds, Callable[[int], Term]] = {
    Holds.KEY: key_byte,
    Holds.DATA: input_byte,
    Holds.STATE: counter_byte,
}


def properties(role: Role) -> list[Property]:
    """Return the properties that are proved of a function of this role, in the order of the record."""
    without = {Property.INVERSE} if role.many else {Property.INVERSE, Property.BLOCKS}
    if isinstance(role, PhaseRole):
        without.add(Property.BLOCKS)
    if not isinstance(role, PhaseRole) or not role.refuses:
        without.add(Property.RELEASE)
    if not role.aliases:
        without.add(Property.IN_PLACE)
    return [p for p in Property if p not in without]


@dataclass(frozen=True)
class ContractInstance:
    """A contract made concrete: regions, the state at entry, and which region holds the output."""

    contract: Contract
    entry: State
    output: Region


def setting(
    target: Target,
    specification: Specification,
    role: Role,
    offset: int,
    key_memory: dict[int, Term] | int | None,
    in_place: bool,
) -> ContractInstance:
    """Return the state at entry of a function that begins at `offset`, with its contract and output region.

    key_memory: for key expansion, the size of V_key in bytes (None: what key expansion writes); for the
    others, the bytes that key expansion left there.

    Raises:
        ValueError: the row says what cannot be proved.
    """
    _check(role, specification)
    bits, alignment, passed = target.xlen, target.abi.stack_alignment, dict[int, Term]()
    stack = Region("the stack", pointer(_STACK, bits), STACK_BYTES, True, passed.get, alignment=alignment)
    found = {buffer.name: _region(target, specification, role, buffer, key_memory) for buffer in role.buffers}
    if in_place:
        found[role.source.name] = found[role.output.name] = _both(role, found)
    contract = _contract(target, specification, role, found, stack)
    registers = {
        Register(f, n): entry_value(target, Register(f, n))
        for f, file in target.files.items()
        for n in range(len(file.names))
    }
    arguments = [found[p.name].base if isinstance(p, Buffer) else _count(p, bits) for p in role.parameters]
    registers.update(zip(target.abi.arguments, arguments, strict=False))
    for number, argument in enumerate(arguments[len(target.abi.arguments) :]):
        low = number * bits // 8
        passed.update({low + i: extract(argument, 8 * i + 7, 8 * i) for i in range(bits // 8)})
    contract = replace(contract, passed=len(passed))
    size = contract.mode_state.size if contract.mode_state is not None else 0
    state = tuple(map(chain_byte if contract.chain else counter_byte, range(size or 0)))
    entry = State(registers, Bytes(), offset, Linear.of(const(0, bits)), mode_state=state)
    return ContractInstance(contract, entry, found[role.output.name])


def _check(role: Role, specification: Specification) -> None:
    """Raise if a row promises less secrecy than the prover assumes, or asks for more than can be proved."""
    for buffer in role.buffers:
        contents = _contents(specification, role, buffer)
        wanted = Secrecy.SECRET if contents is None else secrecy(contents(0))
        if buffer.name == _STACK:
            raise ValueError(f"{role.name}: {_STACK} is the stack pointer")
        if buffer.secrecy is not wanted:
            raise ValueError(f"{role.name}: what {buffer.name} points to is {wanted.name.lower()}")
        if isinstance(buffer.extent.times, str) and buffer.holds is not Holds.DATA:
            raise ValueError(f"{role.name}: {buffer.name} is data of another length")
    if len(role.lengths) > 1 or any(length.secrecy is not Secrecy.PUBLIC for length in role.lengths):
        raise ValueError(f"{role.name}: one length at most, and a public one")
    if role.result != "void":
        raise ValueError(f"{role.name}: nothing is proved of a result")
    if any(length.unit is Unit.BYTE for length in role.lengths) != bool(role.mode):
        raise ValueError(f"{role.name}: bytes are counted where a mode takes a part of a block")
    if role.mode:
        mode, variant = specification.mode(role.mode), specification.variant
        if any(_bytes(b, specification) != mode.state_bytes(variant) for b in role.buffers if b.holds is Holds.STATE):
            raise ValueError(f"{role.name}: its state is not that of {mode.title}")


def _bytes(buffer: Buffer, specification: Specification) -> int | None:
    """Return the size of a buffer in bytes, None if a length parameter determines the size."""
    variant, times = specification.variant, buffer.extent.times
    sizes = {Unit.BYTE: 1, Unit.BLOCK: variant.block_bytes, Unit.KEY: variant.key_bytes}
    return None if isinstance(times, str) else times * sizes[buffer.extent.unit]


def _contents(specification: Specification, role: Role, buffer: Buffer) -> Callable[[int], Term] | None:
    """Return the variable of each byte that a caller gives in a buffer, None for a buffer that holds nothing."""
    if buffer.holds is Holds.STATE and _takes(specification, role):
        return chain_byte
    if buffer.holds is not Holds.PORT:
        return _CONTENTS.get(buffer.holds)
    inputs = specification.variant.entries[role.direction].inputs
    port = next((port for port in inputs if port.name == buffer.name), None)
    return None if port is None else partial(port_byte, port)


def _takes(specification: Specification, role: Role) -> bool:
    """Return True if a function takes a message into a chain."""
    return bool(role.mode) and isinstance(specification.mode(role.mode), MessageMode)


def _region(
    target: Target,
    specification: Specification,
    role: Role,
    buffer: Buffer,
    key_memory: dict[int, Term] | int | None,
) -> Region:
    """Return the region that a buffer parameter points to, for buffers that do not alias."""
    base, writable = pointer(buffer.name, target.xlen), buffer.access.writes
    if buffer.holds is Holds.ROUND_KEYS:
        known = key_memory if isinstance(key_memory, dict) else {}
        extent = key_memory if not isinstance(key_memory, dict) else max(key_memory, default=-1) + 1
        return Region(buffer.name, base, extent, writable, known.get, alignment=target.key_alignment, of_key=True)
    size = _bytes(buffer, specification)
    block = specification.block_bytes(role) if size is None else 0
    contents = _contents(specification, role, buffer)
    initial = _initial(contents if buffer.access.reads else None, size if buffer.holds is not Holds.DATA else None)
    return Region(buffer.name, base, size, writable, initial, block, buffer.alignment)


def _initial(contents: Callable[[int], Term] | None, size: int | None) -> Callable[[int], Term | None]:
    """Return the initial contents of a buffer: the variable of each byte, None beyond `size` and in buffers that are
    not read, which have no contents."""
    if contents is None:
        return lambda _: None
    return lambda i: contents(i) if size is None or i < size else None


def _both(role: Role, found: Mapping[str, Region]) -> Region:
    """Return input and output as one region, for a call in place."""
    source, output = found[role.source.name], found[role.output.name]
    name = f"{source.name} (which is {output.name})"
    return Region(name, source.base, source.size, True, source.initial, source.block, source.alignment)


def _count(length: Length, bits: int) -> Term:
    """Return the variable of a length parameter, with a public value."""
    return symbol(length.name, bits, Secrecy.PUBLIC)


def _contract(
    target: Target, specification: Specification, role: Role, found: Mapping[str, Region], stack: Region
) -> Contract:
    """Return the contract of a function: regions, facts, count of blocks or bytes, mode. found: the regions by the
    names of parameters."""
    regions = (*dict.fromkeys(found.values()), stack)
    facts = tuple(_assumptions(regions, target.xlen))
    source, output = found[role.source.name], found[role.output.name]
    apart = (source, output) if role.aliases and source is not output else None
    if not role.many:
        return Contract(regions, facts, stack, data=apart)
    (length,) = role.lengths
    count, unit = _count(length, target.xlen), 1 if length.unit is Unit.BLOCK else specification.block_bytes(role)
    facts += tuple(_row_facts([region for region in regions if region.block], count, unit, target))
    if not role.mode:
        return Contract(regions, facts, stack, count, data=apart)
    return Contract(
        regions,
        facts,
        stack,
        count,
        unit=unit,
        short_tail=specification.mode(role.mode).short_tail,
        mode_state=next(found[buffer.name] for buffer in role.buffers if buffer.holds is Holds.STATE),
        after_block=lambda now, number: specification.after_block(role.mode, role.direction, now, number),
        after_blocks=lambda now, count: specification.after_blocks(role.mode, role.direction, now, count),
        chain=_takes(specification, role),
        data=apart,
    )


def _assumptions(regions: Sequence[Region], bits: int) -> list[Term]:
    """Return alignment facts: V_key, what is made of a key and the stack pointer are aligned."""
    aligned = [r for r in regions if r.alignment > 1]
    return [~ult(const(0, bits), r.base & (r.alignment - 1)) for r in aligned]


def _row_facts(data: Sequence[Region], count: Term, unit: int, target: Target) -> list[Term]:
    """Return facts about rows of blocks: each is no larger than a buffer can be and does not wrap. The end of a row is
    no lower than its start, or 0 if the last byte is that of the address space. unit: what a block adds to `count`."""
    facts: list[Term] = []
    for region in data:
        times = region.block // unit
        end = region.base + count * times
        facts.append(~ult(const(((1 << target.buffer_bits) - 1) // times, target.xlen), count))
        facts.append(~ult(end, region.base) | eq(end, const(0, target.xlen)))
    return facts


ASSUMPTIONS = (
    "regions that the contract names apart do not overlap each other, the stack or the code, except that in may be out",
    "buffers do not wrap around the end of the address space; they may end with its last byte",
    "below the stack pointer there is as much stack as each function is said to use, and more for interrupts",
    "V_key is aligned to {} bytes and the stack pointer as the calling convention says",
    "the instruction rows of the target mean what the processor does; no interrupt handler changes what it must keep",
    "the time of an instruction whose row says data-independent does not depend on data on the core used",
)
READY_ASSUMPTION = "what is made once of a key lies as the words that it is made of do"
CODE_ASSUMPTION = "the memory that the code is in can be read: some functions read constants behind their instructions"
TABLE_ASSUMPTION = (
    "nobody sees which entries of tables are read: addresses of look-ups depend on keys and data, and a cache, or a "
    "memory that others share, shows them"
)
MODE_ASSUMPTION = "the counter is no secret: branches and addresses may depend on it"


def assumptions(
    target: Target, roles: Iterable[Role], *, reads_code: bool = False, looks_up: bool = False
) -> tuple[str, ...]:
    """Return the assumptions that a proof makes of the callers of these functions and of the machine."""
    roles, smaller = tuple(roles), target.buffer_bits < target.xlen
    size = (f"buffers have fewer than 2**{target.buffer_bits} bytes",) if smaller else ()
    mode = (MODE_ASSUMPTION,) if any(role.mode and not role.chained for role in roles) else ()
    words = any(b.alignment > 1 for role in roles for b in role.buffers)
    ready = (READY_ASSUMPTION,) if words else ()
    settings = (target.assumes,) if target.assumes else ()
    of_all = (text.format(target.key_alignment) for text in ASSUMPTIONS)
    read = (CODE_ASSUMPTION,) if reads_code else ()
    return (*of_all, *ready, *settings, *size, *mode, *read, *((TABLE_ASSUMPTION,) if looks_up else ()))

"""The roles that a function can have, and the contract and specification of each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.symbol import Secrecy
from ciphergen.dsl.term import Term, const, eq, extract, ult
from ciphergen.verify.context import Contract
from ciphergen.verify.linear import Linear
from ciphergen.verify.machine import entry_value
from ciphergen.verify.memory import Bytes, Region
from ciphergen.verify.specification import Specification
from ciphergen.verify.state import State, counter_byte, input_byte, key_byte, pointer, symbol
from ciphergen.verify.verdict import Property

# Below the stack pointer at entry, what a function may use. An interrupt may write there at any instruction, which no
# access of the function shows; so the stack pointer may go no further down than there is stack. What is made needs
# less than 1 KiB; 64 KiB is more than any code of a cipher needs, and much less than would reach other memory.
STACK_BYTES = 1 << 16


@dataclass(frozen=True)
class Role:
    """What a function is for. direction: `encrypt` or `decrypt`, "" for key expansion; many: a row of
    blocks instead of one; mode: the name of the mode that joins them, "" where each stands for itself."""

    name: str
    direction: str = ""
    many: bool = False
    mode: str = ""


ROLES = {
    role.name: role
    for role in (
        Role("expand_key"),
        Role("encrypt", "encrypt"),
        Role("decrypt", "decrypt"),
        Role("encrypt_blocks", "encrypt", many=True),
        Role("decrypt_blocks", "decrypt", many=True),
        Role("ctr", "encrypt", many=True, mode="ctr"),
    )
}


def properties(role: Role) -> list[Property]:
    """What is proved of a function of this role, in the order of the record."""
    without = {Property.INVERSE} if role.many else {Property.INVERSE, Property.BLOCKS}
    if not role.direction:
        without.add(Property.IN_PLACE)
    return [p for p in Property if p not in without]


@dataclass(frozen=True)
class Setting:
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
) -> Setting:
    """The state in which a caller calls a function that begins at `offset`.

    key_memory: for key expansion, the size of V_key in bytes (None: as large as it turns out); for the
    others, the bytes that key expansion left there.
    """
    bits, alignment, passed = target.xlen, target.abi.stack_alignment, dict[int, Term]()
    stack = Region("the stack", pointer("sp", bits), STACK_BYTES, True, passed.get, alignment=alignment)
    if isinstance(key_memory, dict):
        regions, contract = _user(target, specification, role, key_memory, stack, in_place)
        arguments = [*(r.base for r in regions), *([contract.count] if contract.count is not None else [])]
        if in_place:
            arguments.insert(len(regions), regions[-1].base)
    else:
        regions = _expansion(target, specification.variant, key_memory)
        contract = Contract((*regions, stack), tuple(_assumptions((*regions, stack), bits)), stack)
        arguments = [r.base for r in regions]
    registers = {
        Register(f, n): entry_value(target, Register(f, n))
        for f, file in target.files.items()
        for n in range(len(file.names))
    }
    registers.update(zip(target.abi.arguments, arguments, strict=False))
    for number, argument in enumerate(arguments[len(target.abi.arguments) :]):
        low = number * bits // 8
        passed.update({low + i: extract(argument, 8 * i + 7, 8 * i) for i in range(bits // 8)})
    contract = replace(contract, passed=len(passed))
    entry = State(registers, Bytes(), offset, Linear.of(const(0, bits)))
    if contract.mode_state is not None:
        entry.mode_state = tuple(map(counter_byte, range(contract.mode_state.size or 0)))
    return Setting(contract, entry, regions[0] if not role.direction else regions[-1])


def _expansion(target: Target, variant: Variant, size: int | None) -> tuple[Region, ...]:
    """V_key to write, of `size` bytes, and the key to read."""
    bits, count = target.xlen, variant.key_bytes
    key = Region("key", pointer("key", bits), count, False, lambda i: key_byte(i) if i < count else None)
    return Region("ks", pointer("ks", bits), size, True, lambda _: None, alignment=target.key_alignment), key


def _user(
    target: Target, specification: Specification, role: Role, key_memory: dict[int, Term], stack: Region, in_place: bool
) -> tuple[tuple[Region, ...], Contract]:
    """The regions of a function that uses V_key, in the order of its arguments, and its contract."""
    bits = target.xlen
    variant, size = specification.variant, specification.variant.block_bytes
    extent = max(key_memory, default=-1) + 1
    keys = Region("ks", pointer("ks", bits), extent, False, key_memory.get, alignment=target.key_alignment)
    data = _data_regions(bits, size, role, in_place)
    apart = None if in_place else (data[0], data[-1])
    if not role.many:
        regions = (keys, *data)
        return regions, Contract((*regions, stack), tuple(_assumptions((*regions, stack), bits)), stack, data=apart)
    if not role.mode:
        regions, count = (keys, *data), symbol("blocks", bits, Secrecy.PUBLIC)
        facts = (*_assumptions((*regions, stack), bits), *_row_facts(data, count, 1, target))
        return regions, Contract((*regions, stack), facts, stack, count, data=apart)
    mode = specification.mode(role.mode)
    extent = mode.state_bytes(variant)
    state = Region("counter", pointer("counter", bits), extent, True, lambda i: counter_byte(i) if i < extent else None)
    regions, count = (keys, state, *data), symbol("bytes", bits, Secrecy.PUBLIC)
    facts = (*_assumptions((*regions, stack), bits), *_row_facts(data, count, size, target))
    contract = Contract(
        (*regions, stack),
        facts,
        stack,
        count,
        unit=size,
        short_tail=mode.short_tail,
        mode_state=state,
        after_block=lambda now: specification.after_block(role.mode, role.direction, now),
        data=apart,
    )
    return regions, contract


def _data_regions(bits: int, size: int, role: Role, in_place: bool) -> tuple[Region, ...]:
    """Input and output; one region that is both where they are the same memory."""
    fixed, block = (None, size) if role.many else (size, 0)
    if in_place:
        return (Region("in (which is out)", pointer("in", bits), fixed, True, input_byte, block),)
    source = Region("in", pointer("in", bits), fixed, False, input_byte, block)
    return source, Region("out", pointer("out", bits), fixed, True, lambda _: None, block)


def _assumptions(regions: Sequence[Region], bits: int) -> list[Term]:
    """Facts about pointers: V_key and the stack are aligned."""
    aligned = [r for r in regions if r.alignment > 1]
    return [~ult(const(0, bits), r.base & (r.alignment - 1)) for r in aligned]


def _row_facts(data: Sequence[Region], count: Term, unit: int, target: Target) -> list[Term]:
    """Facts about rows of blocks: one has no more bytes than a buffer can have, and does not wrap: its end is no lower
    than its beginning, or is 0 where its last byte is that of the address space. unit: what a block adds to `count`."""
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
MODE_ASSUMPTION = "the counter is no secret: branches and addresses may depend on it"


def assumptions(target: Target, roles: Iterable[Role]) -> tuple[str, ...]:
    """What is taken for granted of the callers of these functions and of the machine."""
    smaller = target.buffer_bits < target.xlen
    size = (f"buffers have fewer than 2**{target.buffer_bits} bytes",) if smaller else ()
    mode = (MODE_ASSUMPTION,) if any(role.mode for role in roles) else ()
    settings = (target.assumes,) if target.assumes else ()
    of_all = (text.format(target.key_alignment) for text in ASSUMPTIONS)
    return (*of_all, *settings, *size, *mode)

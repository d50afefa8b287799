"""The roles that a function can have, and the contract and specification of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from ciphergen.backends.target import Register, Target
from ciphergen.dsl.cipher import Variant
from ciphergen.dsl.term import Term, const, ult, var
from ciphergen.verify.linear import Linear
from ciphergen.verify.machine import Contract, entry_value
from ciphergen.verify.memory import Bytes, Region
from ciphergen.verify.normal import Normalizer
from ciphergen.verify.state import State, public
from ciphergen.verify.verdict import Property

KEY_ALIGNMENT = 4  # V_key begins with a uint32_t


@dataclass(frozen=True)
class Role:
    """What a function is for. direction: `encrypt` or `decrypt`, "" for key expansion; many: a row of
    blocks instead of one."""

    name: str
    direction: str = ""
    many: bool = False


ROLES = {
    role.name: role
    for role in (
        Role("expand_key"),
        Role("encrypt", "encrypt"),
        Role("decrypt", "decrypt"),
        Role("encrypt_blocks", "encrypt", many=True),
        Role("decrypt_blocks", "decrypt", many=True),
    )
}


def properties(role: Role) -> list[Property]:
    """What is proved of a function of this role, in the order of the record."""
    without = {Property.INVERSE} if role.many else {Property.INVERSE, Property.BLOCKS}
    if not role.direction:
        without.add(Property.IN_PLACE)
    return [p for p in Property if p not in without]


class Specification:
    """The cipher text's meaning for one variant, over the variables key.i and in.j."""

    def __init__(self, variant: Variant, normal: Normalizer) -> None:
        self.variant, self._normal = variant, normal
        self.key = [var(f"key.{i}", 8) for i in range(variant.key_bytes)]
        self._round_keys = variant.schedule(self.key)
        self._block = cache(self._make)

    def block(self, direction: str, number: int) -> tuple[Term, ...]:
        """The bytes of output block `number`, in normal form."""
        return self._block(direction, number)

    def _make(self, direction: str, number: int) -> tuple[Term, ...]:
        size = self.variant.block_bytes
        data = [input_byte(number * size + i) for i in range(size)]
        run = self.variant.encrypt if direction == "encrypt" else self.variant.decrypt
        return tuple(self._normal(b) for b in run(self._round_keys, data))


@cache
def input_byte(offset: int) -> Term:
    """A byte of the input, counted from the first block that is not done yet."""
    return var(f"in.{offset}", 8)


@dataclass(frozen=True)
class Setting:
    """A contract made concrete: regions, the state at entry, and which region holds the output."""

    contract: Contract
    entry: State
    output: Region


def setting(
    target: Target, variant: Variant, role: Role, offset: int, key_memory: dict[int, Term] | int | None, in_place: bool
) -> Setting:
    """The state in which a caller calls a function that begins at `offset`.

    key_memory: for key expansion, the size of V_key in bytes (None: as large as it turns out); for the
    others, the bytes that key expansion left there.
    """
    bits = target.xlen
    ks, blocks = public("ks", bits), public("blocks", bits) if role.many else None
    stack = Region("the stack", public("sp", bits), None, True, lambda _: None, alignment=target.abi.stack_alignment)
    if not role.direction:
        size = key_memory if isinstance(key_memory, int) else None
        output = Region("ks", ks, size, True, lambda _: None, alignment=KEY_ALIGNMENT)
        key_bytes = variant.key_bytes
        key = Region(
            "key", public("key", bits), key_bytes, False, lambda i: var(f"key.{i}", 8) if i < key_bytes else None
        )
        regions: tuple[Region, ...] = (output, key)
        arguments = [ks, key.base]
    else:
        assert isinstance(key_memory, dict)
        keys = Region("ks", ks, max(key_memory, default=-1) + 1, False, key_memory.get, alignment=KEY_ALIGNMENT)
        regions, output = _data_regions(bits, variant.block_bytes, role, in_place)
        arguments = [ks, regions[0].base, output.base]
        regions = (keys, *regions)
    if blocks is not None:
        arguments.append(blocks)
    contract = Contract((*regions, stack), tuple(_assumptions(regions, blocks, bits)), blocks, stack)
    registers = {
        Register(f, n): entry_value(target, Register(f, n))
        for f, file in target.files.items()
        for n in range(len(file.names))
    }
    registers.update(zip(target.abi.arguments, arguments, strict=False))
    entry = State(registers, Bytes(), offset, Linear.of(const(0, bits)))
    return Setting(contract, entry, output)


def _data_regions(bits: int, size: int, role: Role, in_place: bool) -> tuple[tuple[Region, ...], Region]:
    """Input and output; one region that is both where they are the same memory."""
    fixed, block = (None, size) if role.many else (size, 0)
    if in_place:
        both = Region("in (which is out)", public("in", bits), fixed, True, input_byte, block)
        return (both,), both
    source = Region("in", public("in", bits), fixed, False, input_byte, block)
    output = Region("out", public("out", bits), fixed, True, lambda _: None, block)
    return (source, output), output


def _assumptions(regions: Sequence[Region], blocks: Term | None, bits: int) -> list[Term]:
    """Facts about public values: a row of blocks fits into half of the address space and does not wrap;
    V_key and the stack are aligned."""
    facts: list[Term] = []
    for region in regions:
        if region.alignment > 1:
            facts.append(~ult(const(0, bits), region.base & (region.alignment - 1)))
        if region.block and blocks is not None:
            facts.append(ult(blocks, const((1 << (bits - 1)) // region.block, bits)))
            facts.append(~ult(region.base + blocks * region.block, region.base))
    return facts


ASSUMPTIONS = (
    "regions that the contract names apart do not overlap each other, the stack or the code, except that in may be out",
    "buffers do not wrap around the end of the address space and are smaller than half of it",
    "V_key is aligned to 4 bytes and the stack pointer as the calling convention says",
    "the instruction rows of the target mean what the processor does; no interrupt handler changes what it must keep",
    "the time of an instruction whose row says data-independent does not depend on data on the core used",
)

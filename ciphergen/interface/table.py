"""The table of the C interface: a row for every function, in the order in which files have them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from ciphergen.dsl.entry import Entry, Port, Rate
from ciphergen.dsl.errors import UserError
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.dsl.variant import Variant
from ciphergen.interface.role import AccessMode, Buffer, Extent, Holds, Length, Role, Unit

KEY_ALIGNMENT = 0  # as the type of V_key on each target asks for
_NONE = ""  # may be no other buffer

_KS = Buffer(
    "ks", Holds.ROUND_KEYS, Extent(Unit.ROUND_KEYS, 1), AccessMode.READ, Secrecy.SECRET, KEY_ALIGNMENT, _NONE
)  # fmt: skip
_MADE = Buffer(
    "ks", Holds.ROUND_KEYS, Extent(Unit.ROUND_KEYS, 1), AccessMode.WRITE, Secrecy.SECRET, KEY_ALIGNMENT, _NONE
)
_KEY = Buffer("key", Holds.KEY, Extent(Unit.KEY, 1), AccessMode.READ, Secrecy.SECRET, 1, _NONE)
# A counter is no secret (SP 800-38A, 6.5 and appendix B).
_COUNTER = Buffer("counter", Holds.STATE, Extent(Unit.BLOCK, 1), AccessMode.UPDATE, Secrecy.PUBLIC, 1, _NONE)
_BLOCKS, _BYTES = Length("blocks", Unit.BLOCK, Secrecy.PUBLIC), Length("bytes", Unit.BYTE, Secrecy.PUBLIC)


def _data(unit: Unit, times: int | str, source: str = "in", output: str = "out") -> tuple[Buffer, Buffer]:
    """Return an input and an output buffer of one extent, which may alias."""
    extent = Extent(unit, times)
    return (
        Buffer(source, Holds.DATA, extent, AccessMode.READ, Secrecy.SECRET, 1, _NONE),
        Buffer(output, Holds.DATA, extent, AccessMode.WRITE, Secrecy.SECRET, 1, source),
    )


_ONE, _ROW = (_KS, *_data(Unit.BLOCK, 1)), (_KS, *_data(Unit.BLOCK, _BLOCKS.name), _BLOCKS)
_STREAM = (_KS, _COUNTER, *_data(Unit.BYTE, _BYTES.name), _BYTES)


@dataclass(frozen=True)
class DerivedKeyRole(Role):
    """A function of a mode with phases that works block by block with what is derived from the key, or makes of that
    the form in which code reads it. phases: the name of the mode; empty where its functions stand alone."""

    phases: str = ""

    def key_type(self, symbol: str) -> str:
        return "_".join(filter(None, (symbol, self.phases, "derived")))


DERIVE = "derive"
_OF_DERIVED = DerivedKeyRole(DERIVE, "derived key", "", "", "", (_MADE, _KEY), "void")

ROLES: dict[str, Role] = {
    role.name: role
    for role in (
        Role("expand_key", "key schedule", "", "", "", (_MADE, _KEY), "void"),
        Role("encrypt", "one block", "encrypt", "", "ecb", _ONE, "void"),
        Role("decrypt", "one block", "decrypt", "", "ecb", _ONE, "void"),
        Role("encrypt_blocks", "row of blocks", "encrypt", "", "ecb", _ROW, "void"),
        Role("decrypt_blocks", "row of blocks", "decrypt", "", "ecb", _ROW, "void"),
        Role("ctr", "counter mode", "encrypt", "ctr", "ctr", _STREAM, "void"),
    )
}


@lru_cache(maxsize=32)
def functions(variant: Variant) -> Mapping[str, Role]:
    """Return the rows of a variant's functions: those of a block cipher, or those that its entry points ask for.

    Raises:
        UserError: two functions would have one name.
    """
    if not variant.entries:
        return ROLES
    rows: dict[str, Role] = {DERIVE: _OF_DERIVED} if variant.derived else {}
    for entry in variant.entries.values():
        for row in () if entry.end else _rows(entry, variant):
            if rows.setdefault(row.name, row) is not row:
                raise UserError(entry.place, f"two functions are called '{row.name}'", "another name of the entry")
    return rows


def _rows(entry: Entry, variant: Variant) -> Iterator[Role]:
    """Yield the rows of an entry point. One whose blocks stand for themselves is called on one block and on many, one
    that makes a key stream for a block of it and on messages, one that takes a message on whole messages. What makes
    something of a key is a key schedule."""
    if entry.message is not None:
        given = (*entry.inputs, *(port for port in entry.outputs if port is entry.message))
        derived = {port.name for port in entry.inputs if port.name in variant.derived}
        buffers = [buffer for port in given if port.name not in derived for buffer in _of_message(port, entry)]
        kind, key = (DerivedKeyRole, (_KS,)) if derived else (Role, ())
        yield kind(entry.name, "message", entry.name, entry.name, "", (*key, *buffers, _BYTES), "void")
        return
    if entry.maps and entry.outputs[0].words == variant.block_words:
        shape = "row of blocks" if len(entry.inputs) == 1 else "row of blocks that share inputs"
        one, many = (_blocks(entry, times) for times in (1, _BLOCKS.name))
        yield Role(entry.name, "entry point", entry.name, "", "", one, "void")
        yield Role(f"{entry.name}_blocks", shape, entry.name, "", "", (*many, _BLOCKS), "void")
        return
    made = {port.name for port in entry.outputs}
    ports = [_port(port, AccessMode.UPDATE if port.name in made else AccessMode.READ) for port in entry.inputs]
    ports += [_port(port, AccessMode.WRITE) for port in entry.outputs if port.rate is not Rate.CHAIN]
    shape = "schedule of an entry point" if entry.expands else "entry point"
    yield Role(entry.name, shape, entry.name, "", "", tuple(ports), "void")
    if entry.streams and entry.outputs[0].words == variant.block_words:
        inputs = [_count(port) if port.rate is Rate.COUNT else _port(port, AccessMode.READ) for port in entry.inputs]
        data = (*_data(Unit.BYTE, _BYTES.name), _BYTES)
        yield Role(f"{entry.name}_xor", "key stream", entry.name, entry.name, "", (*inputs, *data), "void")


def _blocks(entry: Entry, times: int | str) -> tuple[Buffer, ...]:
    """Return the buffers of an entry point on blocks: its inputs in the order of the text, and its output."""
    (block,) = entry.of_rate(Rate.BLOCK)
    source, output = _data(Unit.BLOCK, times, block.name, entry.outputs[0].name)
    return (*(source if port is block else _port(port, AccessMode.READ) for port in entry.inputs), output)


def _of_message(port: Port, entry: Entry) -> Iterator[Buffer]:
    """Yield the buffers of an input of an entry point that takes a message; behind the message is what is made of it,
    which may be in the same place."""
    if port.rate is Rate.CHAIN:
        extent = Extent(Unit.BYTE, port.bytes)
        yield Buffer(port.name, Holds.STATE, extent, AccessMode.UPDATE, Secrecy.SECRET, 1, _NONE)
    elif port.rate is Rate.MESSAGE:
        made = [each.name for each in entry.outputs if each.rate is Rate.MESSAGE]
        source, output = _data(Unit.BYTE, _BYTES.name, port.name, *made)
        if port.name in made:
            yield replace(output, may_be=_NONE)
        else:
            yield from (source, output)[: 1 + len(made)]
    else:
        yield _port(port, AccessMode.READ)


def _count(port: Port) -> Buffer:
    """Return the count of a key stream, which the function leaves at the next unused block."""
    return Buffer(port.name, Holds.STATE, Extent(Unit.BYTE, port.bytes), AccessMode.UPDATE, Secrecy.PUBLIC, 1, _NONE)


def _port(port: Port, access: AccessMode) -> Buffer:
    secrecy = Secrecy.PUBLIC if port.public else Secrecy.SECRET
    return Buffer(port.name, Holds.PORT, Extent(Unit.BYTE, port.bytes), access, secrecy, port.alignment, _NONE)


def key_expansion() -> Role:
    """Return the role of key expansion, which makes V_key."""
    return next(role for role in ROLES.values() if role.expands)


def one_block(direction: str) -> Role:
    """Return the role of one block in a direction."""
    return next(role for role in ROLES.values() if role.blocks == 1 and role.direction == direction)


def row_of_blocks(direction: str) -> Role:
    """Return the role of many independent blocks in a direction."""
    return next(role for role in ROLES.values() if role.many and not role.mode and role.direction == direction)


def row_of_bytes(direction: str) -> Role:
    """Return the role of any number of bytes in a direction, in a mode."""
    return next(role for role in ROLES.values() if role.mode and role.direction == direction)


def for_one_block(role: Role) -> Role:
    """Return the role that processes one block instead of a row of blocks; any other role as it is."""
    return one_block(role.direction) if role.many and not role.mode else role


def modes() -> dict[str, tuple[str, ...]]:
    """Return the roles that each word of `--mode` selects; key expansion belongs to all."""
    words = dict.fromkeys(role.option for role in ROLES.values() if role.option)
    return {word: tuple(name for name, role in ROLES.items() if role.option == word) for word in words}

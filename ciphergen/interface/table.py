"""The table of the C interface: a row for every function, in the order in which files have them."""

from __future__ import annotations

from ciphergen.dsl.term.symbol import Secrecy
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


def _data(unit: Unit, times: int | str) -> tuple[Buffer, Buffer]:
    """Return an input and an output buffer of one extent, which may alias."""
    extent = Extent(unit, times)
    return (
        Buffer("in", Holds.DATA, extent, AccessMode.READ, Secrecy.SECRET, 1, _NONE),
        Buffer("out", Holds.DATA, extent, AccessMode.WRITE, Secrecy.SECRET, 1, "in"),
    )


_ONE, _ROW = (_KS, *_data(Unit.BLOCK, 1)), (_KS, *_data(Unit.BLOCK, _BLOCKS.name), _BLOCKS)
_STREAM = (_KS, _COUNTER, *_data(Unit.BYTE, _BYTES.name), _BYTES)

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


def key_expansion() -> Role:
    """Return the role of key expansion, which makes V_key."""
    return next(role for role in ROLES.values() if role.expands)


def one_block(direction: str) -> Role:
    """Return the role of one block in a direction."""
    return next(role for role in ROLES.values() if role.blocks == 1 and role.direction == direction)


def row_of_blocks(direction: str) -> Role:
    """Return the role of many independent blocks in a direction."""
    return next(role for role in ROLES.values() if role.many and not role.mode and role.direction == direction)


def for_one_block(role: Role) -> Role:
    """Return the role that processes one block instead of a row of blocks; any other role as it is."""
    return one_block(role.direction) if role.many and not role.mode else role


def modes() -> dict[str, tuple[str, ...]]:
    """Return the roles that each word of `--mode` selects; key expansion belongs to all."""
    words = dict.fromkeys(role.option for role in ROLES.values() if role.option)
    return {word: tuple(name for name, role in ROLES.items() if role.option == word) for word in words}

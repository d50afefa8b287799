"""The syntax tree of entry points: functions with named inputs and outputs that a text declares."""

from __future__ import annotations

from dataclasses import dataclass

from ciphergen.dsl.syntax import Hex, Name, Node, Parameter, SettingDecl, Statement


@dataclass(frozen=True, slots=True)
class PortDecl(Parameter):
    """An input or output of an entry point: `call nonce: public word[3]`. rate: how often it changes."""

    rate: str
    public: bool


@dataclass(frozen=True, slots=True)
class EntryDecl(Node):
    """`entry permute(block s: word[5]) -> block t: word[5] { ... }`. end: `last` or `empty` behind the name, for
    what is done at the end of a message that the entry of that name takes; empty for that entry itself."""

    name: str
    inputs: tuple[PortDecl, ...]
    outputs: tuple[PortDecl, ...]
    body: tuple[Statement, ...]
    end: str

    @property
    def key(self) -> str:
        """Return the name among the entry points of a variant."""
        return f"{self.name} {self.end}" if self.end else self.name


def last_of(name: str) -> str:
    """Return the name, which none can be that is declared, of what takes the last block of a message."""
    return f"{name} last"


def empty_of(name: str) -> str:
    """Return the name of what is done with a message of no bytes."""
    return f"{name} empty"


@dataclass(frozen=True, slots=True)
class InverseDecl(Node):
    """`inverse restore of permute`: the entry `inverse` undoes the entry `of`."""

    inverse: Name
    of: Name


@dataclass(frozen=True, slots=True)
class PortBytes(Node):
    """`nonce 00000000`: the bytes of a port in a vector."""

    name: str
    hex: Hex


@dataclass(frozen=True, slots=True)
class EntryVectorDecl(Node):
    """`vector CHACHA20 block(key ..., nonce ...) -> out ...`; behind the variant, settings that are others than its
    own."""

    variant: str
    settings: tuple[SettingDecl, ...]
    entry: Name
    inputs: tuple[PortBytes, ...]
    outputs: tuple[PortBytes, ...]

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
    """`entry permute(block s: word[5]) -> block t: word[5] { ... }`."""

    name: str
    inputs: tuple[PortDecl, ...]
    outputs: tuple[PortDecl, ...]
    body: tuple[Statement, ...]


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

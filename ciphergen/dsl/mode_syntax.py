"""The syntax tree of a mode text, as far as a cipher text has no such nodes."""

from __future__ import annotations

from dataclasses import dataclass

from ciphergen.dsl.syntax import Node, Type


@dataclass(frozen=True, slots=True)
class StateDecl(Node):
    """`state t: block`: what a mode carries from block to block."""

    name: str
    type: Type


@dataclass(frozen=True, slots=True)
class Partial(Node):
    """`short tail`: the last block may be short."""


@dataclass(frozen=True, slots=True)
class ModeText(Node):
    """`mode NAME(E) { ... }`."""

    name: str
    cipher: str
    items: tuple[Node, ...]

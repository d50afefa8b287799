"""The syntax tree of a mode text, as far as a cipher text has no such nodes."""

from __future__ import annotations

from dataclasses import dataclass

from ciphergen.dsl.syntax import Expr, FunctionDecl, Hex, Name, Node, Type


@dataclass(frozen=True, slots=True)
class StateDecl(Node):
    """`state t: block`: what a mode carries from block to block."""

    name: str
    type: Type


@dataclass(frozen=True, slots=True)
class Partial(Node):
    """`short tail`: the last block may be short."""


@dataclass(frozen=True, slots=True)
class BlockBits(Node):
    """`block 128 bits`: the width of the blocks of a mode with phases."""

    bits: int


@dataclass(frozen=True, slots=True)
class KeyValue(Node):
    """`H = E.encrypt(block(0))`: what is derived from the key, once."""

    name: str
    value: Expr


@dataclass(frozen=True, slots=True)
class KeyValues(Node):
    """`key { ... }`."""

    values: tuple[KeyValue, ...]


@dataclass(frozen=True, slots=True)
class TagSizes(Node):
    """`tag 4, 8, 12..16 bytes`: the lengths in bytes to which the result `tag` may be cut. name: of the length, where
    the text asks for it, `tag t: 4, 8 bytes`; else empty."""

    sizes: tuple[int, ...]
    name: str = ""


@dataclass(frozen=True, slots=True)
class Blockwise(Node):
    """`fold f(y: block, x: block) -> block = ...` over the blocks of a byte string, the last filled with zeros, or
    `each f(t: block, x: block) -> y: block { ... }`, which makes a byte string as long. Further parameters are the same
    for all blocks.

    Attributes:
        kind: `fold` or `each`.
        step: what is done with one block.
    """

    kind: str
    step: FunctionDecl

    @property
    def name(self) -> str:
        """Return the name in the text."""
        return self.step.name


@dataclass(frozen=True, slots=True)
class ModeVectorDecl(Node):
    """`vector LEA128 mode CTR key ... state ... plain ... cipher ...`: of a message."""

    variant: str
    mode: Name
    key: Hex
    state: Hex | None
    plain: Hex
    cipher: Hex


OF_PHASES = (BlockBits, KeyValues, TagSizes, Blockwise)


@dataclass(frozen=True, slots=True)
class ModeText(Node):
    """`mode NAME(E) { ... }`, or `mode NAME(E, T) { ... }` with a key for each; others: than the first cipher."""

    name: str
    cipher: str
    items: tuple[Node, ...]
    others: tuple[str, ...] = ()

    @property
    def ciphers(self) -> tuple[str, ...]:
        """Return the names of the cipher's instances, in the order of their keys."""
        return (self.cipher, *self.others)

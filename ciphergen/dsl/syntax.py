"""The syntax tree of a cipher text. Every node knows its place in the text; none has a meaning yet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from ciphergen.dsl.errors import SourceLocation


@dataclass(frozen=True, slots=True)
class Node:
    """A node of the tree, at a place of the text."""

    place: SourceLocation

    def children(self) -> Iterator[Node]:
        """Yield the child nodes, in the order of the text."""
        for f in fields(self):
            value = getattr(self, f.name)
            for item in value if isinstance(value, tuple) else (value,):
                if isinstance(item, Node):
                    yield item


# Expressions


@dataclass(frozen=True, slots=True)
class Number(Node):
    """A whole number without a width: it takes the width of what it meets."""

    value: int


@dataclass(frozen=True, slots=True)
class Name(Node):
    """A constant, table, parameter, variable, output or loop counter."""

    name: str


@dataclass(frozen=True, slots=True)
class Unary(Node):
    """`~a`, `-a`, `not a`."""

    op: str
    operand: Expr


@dataclass(frozen=True, slots=True)
class Binary(Node):
    """`a op b`; the place is that of the operator."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Conditional(Node):
    """`condition ? then : otherwise`."""

    condition: Expr
    then: Expr
    otherwise: Expr


@dataclass(frozen=True, slots=True)
class Index(Node):
    """`a[i]`: an element of an array, a bit of a word, an entry of a table; the place is that of the index."""

    base: Expr
    index: Expr


@dataclass(frozen=True, slots=True)
class Bits(Node):
    """`a[high:low]`: bits of a word, both included."""

    base: Expr
    high: Expr
    low: Expr


@dataclass(frozen=True, slots=True)
class Range(Node):
    """`first..last` or `first down to last`, both included."""

    first: Expr
    last: Expr
    down: bool


@dataclass(frozen=True, slots=True)
class Subarray(Node):
    """`a[first..last]`: elements of an array."""

    base: Expr
    range: Range


@dataclass(frozen=True, slots=True)
class Call(Node):
    """`f(a, b)`; in a mode also `E.encrypt(a)`."""

    name: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Array(Node):
    """`[a, b, c]`."""

    items: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Each(Node):
    """`[item for counter in range if condition]`; without a condition every item counts. range: or an array."""

    item: Expr
    counter: str
    range: Range | Expr
    condition: Expr | None


Expr = Number | Name | Unary | Binary | Conditional | Index | Bits | Subarray | Call | Array | Each


@dataclass(frozen=True, slots=True)
class Type(Node):
    """`word`, `byte`, `bit`, `bits(n)`, `block` or `number`, and array sizes, outermost first."""

    base: str
    width: Expr | None
    sizes: tuple[Expr, ...]


# Statements


@dataclass(frozen=True, slots=True)
class Let(Node):
    """`let name = value` or `let name: type = value`: a name for a value."""

    name: str
    type: Type | None
    value: Expr


@dataclass(frozen=True, slots=True)
class LetEach(Node):
    """`let [name, name] = value`: a name for each element of an array."""

    names: tuple[Name, ...]
    value: Expr


@dataclass(frozen=True, slots=True)
class Var(Node):
    """`var name = value`, `var name: type` or `var name: type = value`: state that `:=` changes."""

    name: str
    type: Type | None
    value: Expr | None


@dataclass(frozen=True, slots=True)
class Assign(Node):
    """`name[i].. = value` sets an output; `name[i].. := value` changes state."""

    name: str
    indices: tuple[Expr, ...]
    op: str
    value: Expr


@dataclass(frozen=True, slots=True)
class For(Node):
    """`for counter in range { body }`."""

    counter: str
    range: Range
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class If(Node):
    """`if condition { then } else { otherwise }`; the condition is a constant."""

    condition: Expr
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Require(Node):
    """`require tag == ...` in a mode: nothing is released unless it holds."""

    value: Expr


Statement = Let | LetEach | Var | Assign | For | If | Require


# Declarations


@dataclass(frozen=True, slots=True)
class Standard(Node):
    """`standard "..."`."""

    text: str


@dataclass(frozen=True, slots=True)
class Word(Node):
    """`word 32 little`; `order` is empty where none is written."""

    bits: int
    order: str


@dataclass(frozen=True, slots=True)
class Size(Node):
    """`block 4 words` or `key 4 words`."""

    what: str
    words: int


@dataclass(frozen=True, slots=True)
class SettingDecl(Node):
    """`rounds 24` in a variant."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class VariantDecl(Node):
    """`variant LEA128 { ... }`."""

    name: str
    items: tuple[Word | Size | SettingDecl, ...]


@dataclass(frozen=True, slots=True)
class Const(Node):
    """`const name: type = value`."""

    name: str
    type: Type | None
    value: Expr


@dataclass(frozen=True, slots=True)
class Inverse(Node):
    """`inverse T`."""

    table: Name


@dataclass(frozen=True, slots=True)
class TableDecl(Node):
    """`table S: byte -> byte = [ ... ]` or `= inverse T`; with a size, `table S[8]: ...`, an array of tables."""

    name: str
    size: Expr | None
    index: Type
    entry: Type
    entries: Expr | Inverse


@dataclass(frozen=True, slots=True)
class Parameter(Node):
    """A parameter or an output of a function, with its type where one is written."""

    name: str
    type: Type | None


@dataclass(frozen=True, slots=True)
class CircuitDecl(Node):
    """`circuit S(x) -> y { ... }` or `circuit S[0](x) -> y { ... }`: a table on bits; bit 0 of index and entry is the
    least significant."""

    table: Name
    index: Expr | None
    input: Parameter
    output: Parameter
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class FunctionDecl(Node):
    """`function f(a: word) -> y: word { ... }`. With `-> word = value` the output has no name and `body` is empty."""

    name: str
    params: tuple[Parameter, ...]
    output: Parameter
    body: tuple[Statement, ...]
    value: Expr | None


@dataclass(frozen=True, slots=True)
class Procedure(Node):
    """`schedule`, `encrypt` or `decrypt`, for all variants or for those named."""

    kind: str
    variants: tuple[Name, ...]
    params: tuple[Parameter, ...]
    outputs: tuple[Parameter, ...]
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Hex(Node):
    """Bytes in memory order."""

    data: bytes


@dataclass(frozen=True, slots=True)
class VectorDecl(Node):
    """`vector LEA128 key ... plain ... cipher ...`; before `key`, settings that are others than the variant's."""

    variant: str
    settings: tuple[SettingDecl, ...]
    key: Hex
    plain: Hex
    cipher: Hex


Item = Standard | Word | Size | VariantDecl | Const | TableDecl | CircuitDecl | FunctionDecl | Procedure | VectorDecl


@dataclass(frozen=True, slots=True)
class CipherText(Node):
    """`cipher NAME { ... }`. items: of `Item`, and those of `entry_syntax` and `mode_syntax`."""

    name: str
    items: tuple[Node, ...]

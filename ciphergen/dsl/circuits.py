"""Boolean circuits: tables written a second time, as operations on single bits, and checked against the table.

A table is how a standard defines an S-box; a circuit is how code computes it on many blocks at once. The table stays
the definition. A circuit is evaluated on all inputs when a text is read, so one that is accepted is the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ciphergen.dsl import syntax, term
from ciphergen.dsl.binding import Binding
from ciphergen.dsl.elements import table_at
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.expressions import constant
from ciphergen.dsl.names import again
from ciphergen.dsl.term import Term
from ciphergen.dsl.term.op import apply
from ciphergen.dsl.unfold import Unfolder, complete
from ciphergen.dsl.values import ArrayShape, Tables, TableValue, empty, flatten

_BITWISE = ("&", "|", "^", "~")
_CONSTRUCTS = {syntax.Conditional: "a choice", syntax.Bits: "a part of a word"}


@dataclass(frozen=True, eq=False)
class Circuit:
    """A boolean circuit: a function of bits.

    Attributes:
        inputs: variables of 1 bit, bit 0 (the least significant) of the table's index first.
        outputs: terms of 1 bit over the inputs made of `and`, `or`, `xor`, `not` and constants, bit 0 of the entry
            first.
    """

    inputs: tuple[Term, ...]
    outputs: tuple[Term, ...]

    @cached_property
    def operations(self) -> int:
        """Return the number of operations in the circuit, counting a subterm shared by several outputs once."""
        return sum(bool(t.args) for t in term.topological(self.outputs))

    def entries(self) -> tuple[int, ...]:
        """Return the table that the circuit computes, entry by entry in the order of the index."""
        lanes = _evaluate(self.inputs, self.outputs)
        indices = range(1 << len(self.inputs))
        return tuple(sum((lane >> i & 1) << bit for bit, lane in enumerate(lanes)) for i in indices)


def input_bits(count: int) -> tuple[Term, ...]:
    """Return the variables `bit.0`, `bit.1`, ... that circuits take as inputs."""
    return tuple(term.var(f"bit.{i}", 1) for i in range(count))


def make_circuits(items: Sequence[syntax.Node], unfolder: Unfolder) -> Mapping[tuple[int, ...], Circuit]:
    """Return the circuits of a text, keyed by the entries of the tables that the circuits compute.

    Raises:
        UserError: a circuit has operations other than bitwise ones on bits, or does not compute its table.
    """
    tables = unfolder.around.tables
    places: dict[str, SourceLocation] = {}
    made: dict[tuple[int, ...], Circuit] = {}
    for item in items:
        if isinstance(item, syntax.CircuitDecl):
            table = _table(item, unfolder)
            if table.name in places:
                raise again(item.place, f"the circuit of '{table.name}'", places[table.name])
            places[table.name] = item.place
            # Its check computes each bit of each entry.
            unfolder.budget.spend(table.width << table.index, item.place)
            for expr in _values(item.body):
                _check_bitwise(expr, tables)
            made[table.entries] = _make(item, table, unfolder)
            _check_table(item, table, made[table.entries])
    return made


def _table(item: syntax.CircuitDecl, unfolder: Unfolder) -> TableValue:
    """Return the table that a circuit computes."""
    found = unfolder.around.tables[item.table.name]
    if isinstance(found, TableValue):
        if item.index is not None:
            raise UserError(item.index.place, f"'{found.name}' is one table", "a circuit of the table", found.name)
        return found
    if item.index is None:
        allowed = "a circuit of one of them"
        raise UserError(item.table.place, f"'{found.name}' is an array of tables", allowed, f"{found.name}[0]")
    index = constant(item.index, unfolder.globals, unfolder.around, f"the number of a table '{found.name}'")
    return table_at(found, index, item.index.place)


def _make(item: syntax.CircuitDecl, table: TableValue, unfolder: Unfolder) -> Circuit:
    shapes = ArrayShape((table.index,), 1), ArrayShape((table.width,), 1)
    for parameter, shape, what in zip((item.input, item.output), shapes, ("index", "entry"), strict=True):
        if parameter.type is not None and unfolder.shape(parameter.type) != shape:
            found = f"'{parameter.name}' is {unfolder.shape(parameter.type)}"
            allowed = f"{shape}, the bits of an {what} of table '{table.name}'"
            raise UserError(parameter.type.place, found, allowed, f"{parameter.name}: bit[{shape.count}]")
    inputs = input_bits(table.index)
    scope = dict(unfolder.globals)
    scope[item.input.name] = Binding(inputs, shapes[0])
    scope[item.output.name] = Binding(empty(shapes[1]), shapes[1], output=True)
    unfolder.run(item.body, scope)
    outputs = flatten(complete(item.output, scope))
    return Circuit(inputs, tuple(t for t in outputs if isinstance(t, Term)))


def _values(body: Sequence[syntax.Statement]) -> Iterator[syntax.Expr]:
    """Yield the expressions whose values a body computes with, without indices, ranges and conditions, which are
    numbers."""
    for statement in body:
        match statement:
            case syntax.For():
                yield from _values(statement.body)
            case syntax.If():
                yield from _values((*statement.then, *statement.otherwise))
            case _:
                if statement.value is not None:
                    yield statement.value


def _check_bitwise(expr: syntax.Expr, tables: Mapping[str, Tables]) -> None:
    match expr:
        case syntax.Binary(op=op) | syntax.Unary(op=op) if op in _BITWISE:
            inner = tuple(c for c in expr.children() if not isinstance(c, syntax.Range))
        case syntax.Binary(op=op) | syntax.Unary(op=op):
            raise _not_bitwise(expr, f"'{op}'")
        case syntax.Index(base=syntax.Name(name=name)) if name in tables:
            raise _not_bitwise(expr, f"a look-up in table '{name}'")
        case syntax.Index() | syntax.Subarray():
            inner = (expr.base,)
        case syntax.Array():
            inner = expr.items
        case syntax.Each():
            inner = (expr.item,) if isinstance(expr.range, syntax.Range) else (expr.item, expr.range)
        case syntax.Call():
            raise _not_bitwise(expr, f"a call of '{expr.name}'")
        case syntax.Conditional() | syntax.Bits():
            raise _not_bitwise(expr, _CONSTRUCTS[type(expr)])
        case _:
            inner = ()
    for child in inner:
        assert isinstance(child, syntax.Expr)
        _check_bitwise(child, tables)


def _not_bitwise(expr: syntax.Expr, what: str) -> UserError:
    return UserError(expr.place, f"{what} in a circuit", f"bits with {' '.join(_BITWISE)}, and 0 and 1")


def _evaluate(inputs: Sequence[Term], outputs: Sequence[Term]) -> list[int]:
    """Return each output's truth table: bit i of an int is the output's value for the index i.

    Bitwise operations do to every bit of a word what they do to a word of one bit, so a term of one bit is evaluated
    as a term of 2**n bits.
    """
    width = 1 << len(inputs)
    everywhere = (1 << width) - 1
    # Bit k of the numbers 0, 1, 2, ...: 2**k zeros, 2**k ones, and so on.
    found = {x: everywhere // ((1 << (1 << k)) + 1) << (1 << k) for k, x in enumerate(inputs)}
    for t in term.topological(outputs):
        if t.is_const:
            found[t] = everywhere * t.value
        elif t.args:
            found[t] = apply(t.op, width, (width,) * len(t.args), tuple(found[a] for a in t.args), None)
    return [found[t] for t in outputs]


def _check_table(item: syntax.CircuitDecl, table: TableValue, circuit: Circuit) -> None:
    for index, (got, expected) in enumerate(zip(circuit.entries(), table.entries, strict=True)):
        if got != expected:
            found = f"the circuit of '{table.name}' gives {got:#x} for {index:#x}"
            raise UserError(item.place, found, f"{expected:#x}, the entry of the table")

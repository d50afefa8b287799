"""Look-up tables and arrays of them, made of their declarations."""

from __future__ import annotations

from ciphergen.dsl import syntax
from ciphergen.dsl.binding import Scope
from ciphergen.dsl.elements import TABLE_BITS
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.expressions import Surroundings, constant, evaluate, shape_of
from ciphergen.dsl.operators import number
from ciphergen.dsl.term import Term
from ciphergen.dsl.values import LIMIT, TableArray, Tables, TableValue, Value, describe, whole


def make_table(item: syntax.TableDecl, scope: Scope, around: Surroundings) -> Tables:
    """Return the table, or the array of tables, that a declaration makes.

    Raises:
        UserError: a width, the number of entries or an entry does not fit, or there is no inverse.
    """
    index, entry = (shape_of(declared, scope, around) for declared in (item.index, item.entry))
    if index.sizes or index.width is None or not 1 <= index.width <= TABLE_BITS:
        raise UserError(item.index.place, f"a table is looked up with {index}", f"bits(1) to bits({TABLE_BITS})")
    if entry.sizes or entry.width is None:
        raise UserError(item.entry.place, f"an entry of a table is {entry}", "a word: byte, bits(n)")
    empty = TableValue(item.name, index.width, entry.width, ())
    count = None if item.size is None else constant(item.size, scope, around, "the number of tables")
    if item.size is not None and count is not None and not 1 <= count <= LIMIT:
        raise UserError(item.size.place, f"an array of {count} tables", f"1 to {LIMIT}")
    if isinstance(item.entries, syntax.Inverse):
        return _inverse(item.entries, empty, count, around.tables[item.entries.table.name])
    value = evaluate(item.entries, scope, around)
    if count is None:
        return _table(item.entries, empty, value)
    if not isinstance(value, tuple) or len(value) != count:
        found = f"the {count} tables '{item.name}' are {describe(value)}"
        raise UserError(item.entries.place, found, f"an array of {count} arrays, the entries of each table")
    tables = (_table(_part(item.entries, i), _named(empty, i), whole(v, item.place)) for i, v in enumerate(value))
    return TableArray(item.name, tuple(tables))


def _named(empty: TableValue, i: int) -> TableValue:
    return TableValue(f"{empty.name}[{i}]", empty.index, empty.width, ())


def _part(expr: syntax.Expr, i: int) -> syntax.Expr:
    """Return the expression of element i of an array, or of the whole array where its elements are not written."""
    return expr.items[i] if isinstance(expr, syntax.Array) else expr


def _table(expr: syntax.Expr, empty: TableValue, value: Value) -> TableValue:
    """Return the table with the entries that an expression has given."""
    size = 1 << empty.index
    if not isinstance(value, tuple):
        raise UserError(expr.place, f"table '{empty.name}' is {describe(value)}", f"an array of {size} entries")
    entries = tuple(_entry(_part(expr, i).place, empty, i, whole(v, expr.place)) for i, v in enumerate(value))
    if len(entries) != size:
        found = f"table '{empty.name}' has {len(entries)} entries"
        raise UserError(expr.place, found, f"{size} entries, one for each value of bits({empty.index})")
    return TableValue(empty.name, empty.index, empty.width, entries)


def _entry(place: SourceLocation, table: TableValue, i: int, value: Value) -> int:
    # No word is unknown where tables are declared: there are neither keys nor blocks.
    if isinstance(value, Term):
        if value.width != table.width:
            found = f"entry {i} of table '{table.name}' is {describe(value)}"
            raise UserError(place, found, f"bits({table.width})")
        return value.value
    entry = number(value, place, "an entry of a table")
    if not 0 <= entry < 1 << table.width:
        found = f"entry {i} of table '{table.name}' is {entry:#x}"
        raise UserError(place, found, f"0 to {(1 << table.width) - 1:#x}")
    return entry


def _inverse(expr: syntax.Inverse, empty: TableValue, count: int | None, of: Tables) -> Tables:
    """Return the table that undoes a table; of an array of tables, each."""
    if isinstance(of, TableValue) and count is None:
        return _undone(expr, empty, of)
    if isinstance(of, TableValue) or len(of.tables) != count:
        size = "one table" if isinstance(of, TableValue) else f"an array of {len(of.tables)} tables"
        allowed = "one table" if count is None else f"an array of {count} tables"
        raise UserError(expr.table.place, f"'{of.name}' is {size}", allowed)
    return TableArray(empty.name, tuple(_undone(expr, _named(empty, i), t) for i, t in enumerate(of.tables)))


def _undone(expr: syntax.Inverse, empty: TableValue, of: TableValue) -> TableValue:
    if (empty.index, empty.width) != (of.width, of.index):
        found = f"the inverse of '{of.name}' goes from bits({of.width}) to bits({of.index})"
        allowed = f"bits({empty.index}) to bits({empty.width}), as the types of '{empty.name}' say"
        raise UserError(expr.table.place, found, allowed)
    entries = [0] * len(of.entries)
    for index, entry in enumerate(of.entries):
        entries[entry % len(entries)] = index
    if sorted(of.entries) != list(range(len(entries))):
        raise UserError(expr.table.place, f"table '{of.name}' has no inverse", "a permutation: each value once")
    return TableValue(empty.name, of.index, of.width, tuple(entries))

"""Elements of arrays, bits of words and entries of tables, by an index that is a number or a word."""

from __future__ import annotations

from collections.abc import Sequence

from ciphergen.dsl import term
from ciphergen.dsl.errors import SourceLocation, UserError
from ciphergen.dsl.term import Term
from ciphergen.dsl.values import TableArray, TableValue, Value, describe, kind, whole, word

# Bits of a table's index. The largest S-boxes in use, those of LOKI97, have 13.
TABLE_BITS = 13


def position(index: int, length: int, place: SourceLocation, of: Value, name: str = "") -> int:
    """Return the checked index of an element of `of`, which the text calls `name`.

    Raises:
        UserError: the index is out of range.
    """
    if not 0 <= index < length:
        raise UserError(place, f"index {index} of {name}{describe(of)}", f"0 to {length - 1}")
    return index


def element(base: Value, index: int, place: SourceLocation) -> Value:
    """Return the element of an array, or the bit of a word or number, at an index known from the text.

    Raises:
        UserError: the index is out of range, or the element is not set.
    """
    if isinstance(base, tuple):
        return whole(base[position(index, len(base), place, base)], place)
    if isinstance(base, int):
        return base >> position(index, 1 << 16, place, base) & 1
    position(index, base.width, place, base)
    return term.extract(base, index, index)


def scanned(base: tuple[Value | None, ...] | Term, index: Term, place: SourceLocation, name: str) -> Value:
    """Return the element of an array, or the bit of a word, at an index that is a word: all that the index can reach
    is read, and each bit of the index halves it by choices.

    Args:
        name: of the index in the text.

    Raises:
        UserError: the index has values that are out of range, or the elements are not words of one width.
    """
    length = len(base) if isinstance(base, tuple) else base.width
    bits = length.bit_length() - 1
    if index.width > bits:
        found = f"an index of {describe(index)} into {describe(base)}, which can be out of range"
        allowed = f"bits({bits}) or narrower" if bits else "a number known from the text"
        raise UserError(place, found, allowed, f"{name}[{bits - 1}:0]" if bits else "0")
    if index.is_const:
        return element(base, index.value, place)
    if isinstance(base, Term):
        return term.extract(base >> term.zext(index, length), 0, 0)
    elements = [whole(item, place) for item in base[: 1 << index.width]]
    if len({kind(item) for item in elements}) > 1 or kind(elements[0]).startswith("number"):
        found = f"an index of {describe(index)} into {describe(base)}"
        raise UserError(place, found, "elements that are words of one width, or arrays of these", "word(...)")
    return _chosen(elements, index)


def _chosen(elements: Sequence[Value], index: Term) -> Value:
    """Return one of 2**n elements by n bits; of arrays, element by element. Constants are a table."""
    if isinstance(elements[0], tuple):
        columns = zip(*(item for item in elements if isinstance(item, tuple)), strict=True)
        return tuple(_chosen([c for c in column if c is not None], index) for column in columns)
    words = [item for item in elements if isinstance(item, Term)]
    if index.width <= TABLE_BITS and all(item.is_const for item in words):
        return term.lookup([item.value for item in words], index, words[0].width)
    for i in range(index.width):
        bit = term.extract(index, i, i)
        words = [term.ite(bit, odd, even) for even, odd in zip(words[::2], words[1::2], strict=True)]
    return words[0]


def table_at(tables: TableArray, index: int, place: SourceLocation) -> TableValue:
    """Return a table of an array of tables.

    Raises:
        UserError: the index is out of range.
    """
    if not 0 <= index < len(tables.tables):
        raise UserError(place, f"table {index} of '{tables.name}'", f"0 to {len(tables.tables) - 1}")
    return tables.tables[index]


def look_up(table: TableValue, index: Value, place: SourceLocation) -> Value:
    """Return the entry of a table; of an array of indices, each entry.

    Raises:
        UserError: an index has another width than the table's.
    """
    if isinstance(index, tuple):
        return tuple(look_up(table, whole(i, place), place) for i in index)
    if isinstance(index, int):
        index = word(index, table.index, place)
    if index.width != table.index:
        raise UserError(place, f"table '{table.name}' is looked up with {describe(index)}", f"bits({table.index})")
    return term.lookup(table.entries, index, table.width)

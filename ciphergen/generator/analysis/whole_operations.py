"""Whole-register operations: what rows do to a register that holds a block, read from their meanings.

A row may add two registers, map one linearly over GF(2), or look up each byte of one in a table, with its bytes moved
before that and another register added. Nothing is said about which cipher has such steps: rounds are compared with
these by their tables' entries and by the matrices of what is linear.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ciphergen.backends.machine.effects import computed
from ciphergen.backends.machine.row import Row
from ciphergen.dsl.term import Term
from ciphergen.dsl.term.linear_forms import Form, LeafForms

_BYTE = 8
# Of a bit of a register: the bits of another of which it is the exclusive or, as a number.
Sum = int


@dataclass(frozen=True)
class Substitution:
    """A row that looks up all bytes. entries: by byte of the result, the table; sources: by byte of the result, the
    byte that is its index; keyed: whether that is one of the sum of two registers."""

    row: str
    entries: tuple[tuple[int, ...], ...]
    sources: tuple[int, ...]
    keyed: bool


@dataclass(frozen=True)
class LinearMap:
    """A linear map of a register. sums: of each bit of the result; rows: those that compute it, one after the other."""

    sums: tuple[Sum, ...]
    rows: tuple[str, ...]

    def after(self, first: LinearMap) -> LinearMap:
        """Return the map that does another one first."""
        return LinearMap(tuple(mapped(row, first.sums) for row in self.sums), (*first.rows, *self.rows))


@dataclass(frozen=True)
class WholeOperations:
    """The operations of a target on registers of so many bits. adds: the row that adds two, empty if there is none;
    maps: those of no row, of one and of two."""

    bits: int
    adds: str
    substitutions: tuple[Substitution, ...]
    maps: tuple[LinearMap, ...]


@dataclass(frozen=True)
class BlockOperation:
    """An operation on the register of a block. rows: a row, or two that are fused; key: what the first takes besides,
    over round keys, None for nothing."""

    rows: tuple[str, ...]
    key: Term | None = None


@dataclass(frozen=True)
class BlockStage:
    """Operations on the register of each block. Round keys in them are variables as wide as registers."""

    operations: tuple[BlockOperation, ...]


def mapped(bits: Sum, values: Mapping[int, int] | Sequence[int]) -> int:
    """Return the exclusive or of those values whose numbers are bits of a sum."""
    found = 0
    while bits:
        low = bits & -bits
        found ^= values[low.bit_length() - 1]
        bits ^= low
    return found


@lru_cache(maxsize=8)
def whole_operations(rows: tuple[Row, ...], bits: int) -> WholeOperations:
    """Return what rows do to registers of so many bits."""
    adds, substitutions, maps = "", list[Substitution](), list[LinearMap]()
    for row in rows:
        found = _read(row, bits)
        if isinstance(found, Substitution):
            substitutions.append(found)
        elif isinstance(found, LinearMap):
            maps.append(found)
        elif found:
            adds = row.name
    same = LinearMap(tuple(1 << bit for bit in range(bits)), ())
    twice = [second.after(first) for first in maps for second in maps]
    shortest: dict[tuple[Sum, ...], LinearMap] = {}
    for each in (same, *maps, *twice):
        shortest.setdefault(each.sums, each)
    return WholeOperations(bits, adds, tuple(substitutions), tuple(shortest.values()))


def _read(row: Row, bits: int) -> Substitution | LinearMap | bool:
    """Return what a row does; True if it adds two registers, False if it is none of these."""
    does = computed(row)
    if does is None or does.term.width != bits:
        return False
    forms = LeafForms()
    found = forms.of(does.term)
    tables = [leaf for leaf in forms.leaves if leaf.op == "table"]
    if tables:
        return _substitution(row, forms, found) or False
    starts = [forms.of(leaf)[0].bit_length() - 1 for leaf in forms.leaves]
    if any(leaf.op != "var" or leaf.width != bits for leaf in forms.leaves):
        return False
    if len(starts) == 1:
        return LinearMap(tuple(form >> starts[0] for form in found), (row.name,))
    return len(starts) == 2 and found == tuple(sum(1 << start + bit for start in starts) for bit in range(bits))


def _substitution(row: Row, forms: LeafForms, found: Sequence[Form]) -> Substitution | None:
    """Return a row that looks up bytes, None if it does more."""
    tables = {forms.of(leaf): leaf for leaf in forms.leaves if leaf.op == "table"}
    look_ups = [tables.get(tuple(found[i : i + _BYTE])) for i in range(0, len(found), _BYTE)]
    entries, sources, keyed = list[tuple[int, ...]](), list[int](), set[bool]()
    for term in look_ups:
        if term is None or not isinstance(term.param, tuple):
            return None
        index = forms.of(term.args[0])
        parts = [list(forms.parts(form)) for form in index]
        bytes_ = {bit // _BYTE for part in parts for _, bit in part}
        operands = {leaf for part in parts for leaf, _ in part}
        whole = all(
            len(part) == len(operands) and all(bit % _BYTE == i for _, bit in part) for i, part in enumerate(parts)
        )
        if len(bytes_) != 1 or not whole or len(operands) > 2 or any(form & 1 for form in index):
            return None
        entries.append(term.param)
        sources += bytes_
        keyed.add(len(operands) == 2)
    if len({*sources}) != len(sources) or len(keyed) != 1:
        return None
    return Substitution(row.name, tuple(entries), tuple(sources), keyed.pop())

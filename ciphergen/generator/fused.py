"""Fused instructions: two that are scheduled and allocated as one, so that they stay adjacent and on one register."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields, replace

from ciphergen.backends.machine.effects import Machine, Semantics, computed
from ciphergen.backends.machine.row import Row
from ciphergen.dsl.term import substitute
from ciphergen.generator.machine import Function, Inst


@dataclass(frozen=True, kw_only=True)
class FusedRow(Row):
    """A row that does what two do, and costs what the first does. first, behind: the two; the second computes on the
    result of the first, in its register."""

    first: Row = field(hash=False)
    behind: Row = field(hash=False)


def overwrites(row: Row) -> set[str]:
    """Return the fields of registers that a row both reads and writes."""
    return {name for name, _ in row.effects.reads} & {name for name, _ in row.effects.writes}


def fused(rows: Sequence[Row]) -> Row:
    """Return one row for one or two, of which the second computes on the result of the first in its register."""
    first, *others = rows
    if not others:
        return first
    (behind,) = others
    given = {column.name: getattr(first, column.name) for column in fields(Row)}
    (into, _), *_ = first.effects.writes
    then = behind.syntax
    for name in behind.operands:
        then = then.replace(f"{{{name}}}", f"{{{into}}}")
    given |= {"name": f"{first.name}+{behind.name}", "syntax": f"{first.syntax}; {then}"}
    given |= {"meaning": _meaning(first, behind, into)}
    return FusedRow(**given, first=first, behind=behind)


def _meaning(first: Row, behind: Row, into: str) -> Semantics:
    """Return the meaning of both, the second on the result of the first, which a field names."""
    one, two = computed(first), computed(behind)
    assert one is not None, first.name
    assert two is not None, behind.name

    def meaning(m: Machine) -> None:
        (value,) = substitute([one.term], {variable: m.read(name) for name, variable in one.variables.items()})
        (then,) = substitute([two.term], dict.fromkeys(two.variables.values(), value))
        m.write(into, then)

    return meaning


def parted(function: Function) -> Function:
    """Return a function with fused instructions as the two that they are."""
    return function.with_insts(lambda block: [each for inst in block.insts for each in _parts(inst)])


def _parts(inst: Inst) -> Iterator[Inst]:
    row = inst.row
    if not isinstance(row, FusedRow):
        yield inst
        return
    yield replace(inst, row=row.first)
    (register,) = inst.writes
    yield Inst(row.behind, dict.fromkeys(row.behind.operands, register), passage=inst.passage)

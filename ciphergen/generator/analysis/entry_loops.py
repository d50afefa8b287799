"""The loops in an entry point: its steps cut into parts with one loop each, and the constants of their rounds.

An entry point has no round keys. Where its rounds are alike but for constants (Keccak's iota, SHA-256's K), these
become words of a table that the loop walks over, as a block cipher's rounds walk over round keys. Of words that
registers do not hold whole, each register's part is a column of the table; one that is the same in all rounds has none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from ciphergen.dsl.cipher import Step, Variant
from ciphergen.dsl.term import Term, concat, const, extract, substitute, variables
from ciphergen.generator.analysis.alike import PeriodicRun
from ciphergen.generator.analysis.equal_words import longest, with_equal_words
from ciphergen.generator.analysis.keys import key_position
from ciphergen.generator.analysis.round_constants import KeyedConstants, keyed
from ciphergen.generator.analysis.rounds import Piece, RoundLoop, compose, roll


@dataclass(frozen=True)
class ConstantTable:
    """Constants that a loop walks over. rows: for each round its words, which are as many in all; columns: by the
    number of a register's part of the round's constants, the column that has it."""

    rows: tuple[tuple[int, ...], ...] = ()
    columns: Mapping[int, int] = field(default_factory=dict)

    @property
    def words(self) -> tuple[int, ...]:
        """Return all words, row by row."""
        return tuple(word for row in self.rows for word in row)


@dataclass(frozen=True)
class LoopPart:
    """Steps with at most one loop. variant: for code, with the constants of rounds as words of round keys, of which
    `table` has those that the loop reads."""

    steps: tuple[Step, ...]
    variant: Variant
    loop: RoundLoop
    table: ConstantTable


@lru_cache(maxsize=32)  # a function for one block and one for many have the same loops
def loop_parts(variant: Variant, name: str, unroll: int, bits: int) -> tuple[LoopPart, ...]:
    """Return the parts of an entry point, in their order. unroll: steps in the body of a loop, 0 for no loop; bits:
    of a register."""
    steps = variant.steps(name)
    if not unroll:
        return (LoopPart(steps, variant, roll(steps, 0), ConstantTable()),)
    runs = list(_runs(steps, 0))
    ends = [run.first + run.length for run in runs[:-1]]
    cut = [steps[a:b] for a, b in zip([0, *ends], [*ends, len(steps)], strict=True)]
    return tuple(_part(variant, name, with_equal_words(piece), unroll, bits) for piece in cut)


def straight(variant: Variant, part: LoopPart) -> LoopPart:
    """Return a part without a loop and a table. variant: that of the entry point."""
    return LoopPart(part.steps, variant, roll(part.steps, 0), ConstantTable())


def _runs(steps: Sequence[Step], first: int) -> Iterator[PeriodicRun]:
    """Yield the runs of steps that can be loops, in their order; the longest is found first."""
    run = longest(steps)
    if run.length:
        end = run.first + run.length
        yield from _runs(steps[: run.first], first)
        yield replace(run, first=first + run.first)
        yield from _runs(steps[end:], first + end)


def _part(variant: Variant, name: str, steps: Sequence[Step], unroll: int, bits: int) -> LoopPart:
    """Return the part of steps; constants stay in the instructions where no loop reads them."""
    with_table, changed = keyed(variant, name, tuple(steps)) or (variant, tuple(steps))
    loop = roll(changed, unroll)
    if loop.body is None or not isinstance(with_table, KeyedConstants):
        return LoopPart(tuple(steps), variant, roll(steps, unroll), ConstantTable())
    before = len(loop.before.steps) if loop.before else 0
    body = loop.count * len(loop.body.steps)
    rows = [[word.value for word in row] for row in with_table.schedule_words(())]
    table = _table(rows[: loop.count * loop.shift], variant.word_bits, bits)
    loop = replace(
        loop,
        before=compose(steps[:before]),
        body=_fixed(loop.body, rows[0], table, bits),
        after=compose(steps[before + body :]),
    )
    return LoopPart(tuple(steps), with_table, loop, table)


def _table(rows: Sequence[Sequence[int]], width: int, bits: int) -> ConstantTable:
    """Return the table of rows of words of a width, in parts of `bits` bits."""
    parts = [[part for word in row for part in _limbs(word, width, bits)] for row in rows]
    moving = [number for number, column in enumerate(zip(*parts, strict=True)) if len(set(column)) > 1]
    columns = {number: column for column, number in enumerate(moving)}
    return ConstantTable(tuple(tuple(row[number] for number in moving) for row in parts), columns)


def _limbs(word: int, width: int, bits: int) -> list[int]:
    return [word >> at & (1 << min(bits, width - at)) - 1 for at in range(0, width, bits)]


def _fixed(body: Piece, row: Sequence[int], table: ConstantTable, bits: int) -> Piece:
    """Return the body of a loop with parts of constants that are the same in all rounds in place of their variables.
    row: the constants of any round."""
    known: dict[Term, Term] = {}
    for term in variables([*body.outputs, *body.between]):
        at = key_position(term)
        if at is None:
            continue
        starts = range(0, term.width, bits)
        first = at[1] * len(starts)
        if all(first + n in table.columns for n in range(len(starts))):
            continue
        parts = []
        for n, (start, value) in enumerate(zip(starts, _limbs(row[at[1]], term.width, bits), strict=True)):
            high = min(start + bits, term.width) - 1
            moves = first + n in table.columns
            parts.append(extract(term, high, start) if moves else const(value, high - start + 1))
        known[term] = concat(*reversed(parts))
    outputs, between = (tuple(substitute(terms, known)) for terms in (body.outputs, body.between))
    return replace(body, outputs=outputs, between=between)

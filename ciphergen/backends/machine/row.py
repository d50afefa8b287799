"""Instruction rows: encoding, syntax, meaning, timing and cost of each instruction in one place.

Encoder, printer, decoder, symbolic executor, selector, scheduler and allocator all read the same row;
a missing column is an error when the row is made, and no column about security has a default.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from itertools import chain, combinations
from operator import and_

from ciphergen.backends.machine.encoding import Encoding, Slice, parse
from ciphergen.backends.machine.instruction_row import PLACEHOLDER, Cost, InstructionRow, Operand, Timing, hexadecimal

__all__ = ["Cost", "Operand", "Row", "Timing", "by_name", "disjoint", "hexadecimal"]


@dataclass(frozen=True, kw_only=True)
class Row(InstructionRow):
    """One instruction of 16 or 32 bits.

    encoding: see `encoding.parse`. syntax: GNU syntax. extension: what a core must have beyond the base, "" for
    nothing.
    """

    encoding: str
    extension: str = ""

    def __post_init__(self) -> None:
        used = {s.name for s in self.slices}
        printed = {found["name"] for found in PLACEHOLDER.finditer(self.syntax)}
        named = {name for name, operand in self.operands.items() if operand.fixed is None}
        if used != named or not printed <= used | self.combined.keys():
            raise ValueError(
                f"row {self.name}: fields {sorted(used)}, operands {sorted(self.operands)}, syntax {sorted(printed)}"
            )
        super().__post_init__()

    @cached_property
    def _parsed(self) -> Encoding:
        return parse(self.encoding)

    @property
    def size(self) -> int:
        """Return the size of the instruction in bytes."""
        return self._parsed.bits // 8

    @property
    def mask(self) -> int:
        return self._parsed.mask

    @property
    def match(self) -> int:
        return self._parsed.match

    @property
    def slices(self) -> tuple[Slice, ...]:
        return self._parsed.slices

    def limits(self, name: str) -> tuple[int, int, int]:
        """Return the smallest value, the largest value and the step of an operand (of a register: of its number)."""
        fixed = self.operands[name].fixed
        if fixed is not None:
            return fixed, fixed, 1
        parts, operand = [s for s in self.slices if s.name == name], self.operands[name]
        bits, low = max(s.low + s.width for s in parts), min(s.low for s in parts)
        if operand.kind in ("signed", "target"):
            least, most = -(1 << (bits - 1)), (1 << (bits - 1)) - (1 << low)
        else:
            least, most = (1 << low) * operand.positive, (1 << bits) - (1 << low)
        ends = sorted((operand.meant(least), operand.meant(most)))
        return ends[0], ends[1], (1 << low) * operand.times

    def encode(self, values: Mapping[str, int]) -> int:
        """Return the word, as manuals print it.

        Raises:
            ValueError: a value does not fit its field.
        """
        word = self.match
        for name in self.operands:
            smallest, largest, step = self.limits(name)
            if not smallest <= values[name] <= largest or values[name] % step:
                raise ValueError(f"{self.name}: {name} = {values[name]} is not in {smallest}..{largest} step {step}")
            if values[name] in self.operands[name].never:
                raise ValueError(f"{self.name}: {name} is {values[name]}, which it never is")
        if conflict := self.conflict(values):
            raise ValueError(f"{self.name}: {conflict}")
        for s in self.slices:
            word |= self._held(s, values) << s.at
        return word

    def conflict(self, values: Mapping[str, int]) -> str:
        """Return which two fields contradict each other, in words; "" if none do."""
        for name, operand in self.operands.items():
            place, most = operand.within or ("", 0)
            for other in operand.unlike.split():
                if values[name] == values[other] and not self._apart(name, other, values[name]):
                    return f"{name} and {other} are both {values[name]}"
            if place and values[name] + values[place] > most:
                return f"{name} = {values[name]} and {place} = {values[place]} are more than {most} together"
        return ""

    def _apart(self, name: str, other: str, number: int) -> bool:
        """Return True if the number is zero as one operand, and a register as the other."""
        return (self.operands[name].zero == number) != (self.operands[other].zero == number)

    def _held(self, s: Slice, values: Mapping[str, int]) -> int:
        """Return the bits of a slice of a field, for the given operand values."""
        return self.operands[s.name].held(values[s.name]) >> s.low & (1 << s.width) - 1

    def decode(self, word: int) -> dict[str, int] | None:
        """Return the fields of a word, None if it is another instruction."""
        if word & self.mask != self.match:
            return None
        values = {name: operand.fixed or 0 for name, operand in self.operands.items()}
        for s in (s for s in self.slices if not s.again):
            values[s.name] |= _bits(s, word) << s.low
        for name in {s.name for s in self.slices}:
            operand, held = self.operands[name], values[name]
            if held in operand.excluded:
                return None
            if operand.kind in ("signed", "target"):
                sign = 1 << max(s.low + s.width for s in self.slices if s.name == name) - 1
                held -= 2 * (held & sign)
            values[name] = operand.meant(held)
        if self.conflict(values):
            return None
        # A field that stands in two places holds the same in both.
        return values if all(_bits(s, word) == self._held(s, values) for s in self.slices if s.again) else None

    def shares(self, other: Row) -> bool:
        """Return True if some word is both this instruction and the other."""
        if self.size != other.size or (self.match ^ other.match) & self.mask & other.mask:
            return False
        return not (self._excludes(other) or other._excludes(self))

    def _excludes(self, other: Row) -> bool:
        """Return True if some field never holds here the constant that it has in every word of the other."""
        for name, operand in self.operands.items():
            parts = [s for s in self.slices if s.name == name]
            if all(_bits(s, ~other.mask) == 0 for s in parts):
                held = sum(_bits(s, other.match) << s.low for s in parts)
                if held in operand.excluded:
                    return True
        return False


def _bits(s: Slice, word: int) -> int:
    return word >> s.at & (1 << s.width) - 1


def by_name(*tables: Iterable[Row]) -> dict[str, Row]:
    """Return the rows of tables by their names.

    Raises:
        ValueError: two rows have the same name.
    """
    found: dict[str, Row] = {}
    for row in chain.from_iterable(tables):
        if row.name in found:
            raise ValueError(f"two rows are called {row.name}")
        found[row.name] = row
    return found


def disjoint(rows: Iterable[Row]) -> None:
    """Check that every word is at most one instruction.

    Raises:
        ValueError: two rows have a word in common.
    """
    for alike in _alike(tuple(rows)):
        for one, other in combinations(alike, 2):
            if one.shares(other):
                raise ValueError(f"rows {one.name} and {other.name} have words in common")


def _alike(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """Yield the rows in groups, of which those of two have no word in common: a bit that all fix differs."""
    common = reduce(and_, (row.mask for row in rows), -1)
    groups: defaultdict[tuple[int, int], list[Row]] = defaultdict(list)
    for row in rows:
        groups[row.size, row.match & common].append(row)
    for group in groups.values():
        if len(groups) > 1:
            yield from _alike(group)
        else:
            yield group

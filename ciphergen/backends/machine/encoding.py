"""Instruction encodings as manuals print them: which bits of a word are fixed, and which hold a field."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, replace
from typing import NamedTuple

_SLICE = "[0-9]{1,2}(?::[0-9]{1,2})?"
_PART = re.compile(
    rf"(?P<again>=)?(?P<name>[A-Za-z_]\w*)(?::(?P<width>[0-9]{{1,2}})|\[(?P<slices>{_SLICE}(?:\|{_SLICE})*)\])?$"
)
_WORDS = (16, 32)
_REGISTER = 5  # bits of a field whose width is not written


@dataclass(frozen=True)
class Slice:
    """A slice of an encoding: word bits [at + width - 1 : at] hold bits [low + width - 1 : low] of a field. again:
    whether they stand elsewhere too."""

    name: str
    at: int
    low: int
    width: int
    again: bool = False


class Encoding(NamedTuple):
    """A parsed encoding. bits: 16 or 32; mask and match: of the fixed ones; slices: where the fields are."""

    bits: int
    mask: int
    match: int
    slices: tuple[Slice, ...]


def parse(encoding: str) -> Encoding:
    """Parse an encoding.

    Args:
        encoding: parts with spaces between, the most significant first: binary digits, `rd` (5 bits),
            `imm:12`, or `imm[12|10:5]`, the bits of a field that stand there; `=rm:4`, bits that stand elsewhere too.

    Raises:
        ValueError: not 16 or 32 bits, a part that cannot be read, or a field with a bit twice or a gap.
    """
    fixed = ""  # a digit for each bit, `.` where a field is
    found: list[tuple[Slice, int]] = []  # with bits of the word that end with it
    for part in encoding.split():
        if set(part) <= {"0", "1"}:
            fixed += part
            continue
        for piece in _pieces(encoding, part):
            fixed += "." * piece.width
            found.append((piece, len(fixed)))
    bits = len(fixed)
    if bits not in _WORDS:
        raise ValueError(f"encoding {encoding!r} has {bits} bits, not {' or '.join(map(str, _WORDS))}")
    slices = [replace(piece, at=bits - end) for piece, end in found]
    _check(encoding, slices)
    mask = int("".join("0" if bit == "." else "1" for bit in fixed), 2)
    return Encoding(bits, mask, int(fixed.replace(".", "0"), 2), tuple(slices))


def _pieces(encoding: str, part: str) -> list[Slice]:
    """Return the slices of a field that a part of an encoding names, wherever they stand."""
    found = _PART.match(part)
    if found is None:
        raise ValueError(f"encoding {encoding!r}: cannot read {part!r}")
    name, again = found["name"], bool(found["again"])
    if not found["slices"]:
        return [Slice(name, 0, 0, int(found["width"] or _REGISTER), again)]
    pieces = []
    for piece in found["slices"].split("|"):
        high, low = (int(bit) for bit in (piece.split(":") * 2)[:2])
        pieces.append(Slice(name, 0, low, high - low + 1, again))
    return pieces


def _check(encoding: str, slices: list[Slice]) -> None:
    """Check that every field has each of its bits once; the lowest may be above 0 (a field in steps)."""
    bits: defaultdict[str, list[int]] = defaultdict(list)
    for s in (s for s in slices if not s.again):
        bits[s.name] += range(s.low, s.low + s.width)
    for name, numbers in bits.items():
        if numbers and max(map(numbers.count, numbers)) == len(numbers) // len({*numbers}) > 1:
            raise ValueError(f"encoding {encoding!r}: {name} stands there twice")
        if not numbers or sorted(numbers) != list(range(min(numbers), max(numbers) + 1)):
            raise ValueError(f"encoding {encoding!r}: {name} has bits {sorted(numbers)}")

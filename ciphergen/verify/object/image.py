"""The code image of a file: its executable sections side by side, each in a range of its own.

Where a section of an object is linked, a linker decides: distances inside one are fixed, those from one to another are
not. So each has a base of its own in proofs, and only an instruction with a relocation (`Link`) leads from one into
another. Ranges have gaps between them, in which no instruction stands: running on behind a section's end is an error.
Of a file that is linked all distances are fixed: the image is as it is mapped.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ciphergen.verify.object.elf import Elf, Section

_ALIGNED, _GAP = 16, 4
# Of a linked file, those are read that lie in one image of so many bytes with .text.
_LARGEST = 1 << 26


class CodeSection(NamedTuple):
    """An executable section. start: of its range in the image; base: where the range begins to which distances from it
    are known; address: as in the file; data: its bytes, with the distances inside the section, and 0 for those of
    links."""

    number: int
    name: str
    start: int
    base: int
    address: int
    data: bytes

    @property
    def end(self) -> int:
        """Return the end of the range in the image."""
        return self.start + len(self.data)


class Link(NamedTuple):
    """A relocated instruction that leads to another place. target: place in the image; base: of its section; pair:
    place of the instruction that makes the first part of the address, None where one instruction holds all of the
    distance."""

    target: int
    base: int
    pair: int | None


def side_by_side(elf: Elf, sections: Sequence[Section]) -> list[CodeSection]:
    """Return the sections of an object as parts side by side, in the order of their names."""
    parts, start = list[CodeSection](), 0
    for section in sorted(sections, key=lambda s: s.name):
        parts.append(CodeSection(section.number, section.name, start, start, section.address, elf.contents(section)))
        start = -(-(parts[-1].end + _GAP) // _ALIGNED) * _ALIGNED
    return parts


def as_mapped(elf: Elf, sections: Sequence[Section]) -> list[CodeSection]:
    """Return the sections of a linked file as parts at their mapped distances, without those too far from .text."""
    code = next((s for s in sections if s.name == ".text"), sections[0])
    near = [s for s in sections if s is code or _span((s, code)) <= _LARGEST // 2]
    first = min(s.address for s in near)
    return [CodeSection(s.number, s.name, s.address - first, 0, s.address, elf.contents(s)) for s in near]


def _span(sections: Sequence[Section]) -> int:
    return max(s.address + s.size for s in sections) - min(s.address for s in sections)


def image(parts: Sequence[CodeSection]) -> bytearray:
    """Return the image: parts at their ranges, and zeros, which are no instruction, between them."""
    made = bytearray(max(part.end for part in parts))
    for part in parts:
        made[part.start : part.end] = part.data
    return made


def place(parts: Sequence[CodeSection], offset: int) -> str:
    """Name a place of the image as section + offset."""
    part = next((p for p in parts if p.start <= offset < p.end), None)
    return f"{part.name} + {offset - part.start:#x}" if part else f"{offset:#x}, which is in no section"


def digest(parts: Sequence[CodeSection], links: Mapping[int, Link]) -> str:
    """Return the SHA-256 of a text about the sections and the links between them.

    The text has a line for each section, in the order of the names: the SHA-256 of its bytes, two blanks and its
    name. Then there is a line for each link, in the order of the places: from where to where it leads.
    """
    lines = [f"{hashlib.sha256(p.data).hexdigest()}  {p.name}" for p in sorted(parts, key=lambda p: p.name)]
    first = {at: link.target for at, link in sorted(links.items()) if link.pair in (None, at)}
    lines += [f"{place(parts, at)} -> {place(parts, target)}" for at, target in first.items()]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()

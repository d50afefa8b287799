"""Relocation types and ELF flags of a machine, as linkers treat them. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class Fill(Enum):
    """A relocation's value: the field that a linker writes into an instruction, by the distance to the symbol."""

    NOTHING = "nothing"
    DISTANCE = "the distance"
    PAIR = "the distance rounded to 4096 bytes, and into the next instruction what is left of it"
    SHORTENS = "code that a linker may take bytes out of"


@dataclass(frozen=True)
class Relocation:
    """A relocation type. name: as the psABI has it. forms: encodings of the instructions that it may stand on (see
    `encoding.parse`), the distance in the field `imm`; of a pair the first and the second, which reads in `rs1` what
    the first wrote to `rd`. far: whether it is for places in other sections too, as those of conditional branches are
    not. empty: whether `imm` must be 0 before, since there are linkers that put in the new bits by *or*."""

    name: str
    fill: Fill
    forms: tuple[str, ...] = ()
    far: bool = False
    empty: bool = False


@dataclass(frozen=True)
class Linking:
    """The relocation types of a machine, by number, that proved code may have; widths: bytes that one of any type
    changes, where they are not 4; in_place: whether what is added to the symbol's address stands in the field that is
    filled (REL), and not beside it (RELA); ahead: bytes behind the instruction from which distances count; veneers:
    numbers, in the file of the return address, of the registers that may be written by what linkers put between a call
    and a far place; flags in `e_flags` that change nothing for code that is proved, and what some others mean. source:
    the document."""

    relocations: Mapping[int, Relocation]
    widths: Mapping[int, int]
    source: str
    in_place: bool = False
    ahead: int = 0
    veneers: tuple[int, ...] = ()
    harmless_flags: int = 0
    flags: Mapping[int, str] = field(default_factory=dict)

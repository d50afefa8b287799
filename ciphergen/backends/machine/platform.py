"""Platforms: what processors and GPUs have in common, as far as generator and prover ask for it. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.instruction_row import InstructionRow


class Register(NamedTuple):
    """A physical register: its file (`x`, `v`) and its number in the file."""

    file: str
    number: int


@dataclass(frozen=True)
class RegisterFile:
    """Registers of one kind. bits: full width; names: for listings, by number; kept_names: as assemblers call, in what
    debuggers are told, as much of each as functions must keep; empty if that is the whole register."""

    bits: int
    names: tuple[str, ...]
    kept_names: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Platform:
    """A machine that code is made for.

    xlen: bits of an address. rows: by name. files: of registers, by name. unaligned: whether loads and stores of more
    than a byte may be misaligned. base: the platform that it is with more rows, empty if it is none; family: the folder
    of what it shares with others, empty if there is none. key_alignment: bytes to a multiple of which V_key is aligned,
    as its C type is. counts_turns: whether a loop over round keys counts its turns, rather than compare addresses.

    Raises:
        ValueError: a row stands at another name, lacks a core's cost or uses a register file that is not there.
    """

    name: str
    what: str
    xlen: int
    rows: Mapping[str, InstructionRow]
    files: Mapping[str, RegisterFile]
    cores: Mapping[str, Core]
    default_core: str
    unaligned: bool
    base: str = ""
    family: str = ""
    key_alignment: int = 4
    counts_turns: bool = False

    def __post_init__(self) -> None:
        if self.default_core not in self.cores:
            raise ValueError(f"target {self.name}: no core {self.default_core}")
        for name, row in self.rows.items():
            self.check_row(name, row)

    def check_row(self, name: str, row: InstructionRow) -> None:
        """Raise if a row does not fit the platform."""
        files = {o.file for o in row.operands.values() if o.kind == "register"}
        if row.name != name or row.xlen != self.xlen:
            raise ValueError(f"target {self.name}: row {row.name} of {row.xlen} bits stands at {name}")
        if set(row.cost) != set(self.cores):
            raise ValueError(f"row {row.name}: cost on {sorted(row.cost)}, cores {sorted(self.cores)}")
        if not files <= set(self.files):
            raise ValueError(f"row {row.name}: register files {sorted(files)}, known {sorted(self.files)}")

    @property
    def general(self) -> str:
        """Return the file of the registers in which words are computed."""
        raise NotImplementedError(self.name)  # processors and GPUs say theirs

"""A target: instruction rows, registers, calling convention and cores. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ciphergen.backends.row import Row


class Register(NamedTuple):
    """A physical register: its file (`x`, `v`) and its number in the file."""

    file: str
    number: int


@dataclass(frozen=True)
class RegisterFile:
    """Registers of one kind. bits: full width; names: for listings, by number."""

    bits: int
    names: tuple[str, ...]


@dataclass(frozen=True)
class Abi:
    """A calling convention, for functions with pointer and integer arguments in registers only.

    arguments: in order; result: where an int is returned; callee_saved: must be kept (for files whose
    registers are kept only in part, `callee_saved_bits` says how many low bits; default all);
    reserved: never touched (global and thread pointer, zero, platform registers); scratch: free to use,
    best first; stack_alignment in bytes. source: the document.
    """

    arguments: tuple[Register, ...]
    result: Register
    return_address: Register
    stack_pointer: Register
    callee_saved: tuple[Register, ...]
    reserved: tuple[Register, ...]
    scratch: tuple[Register, ...]
    stack_alignment: int
    source: str
    callee_saved_bits: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Core:
    """A core for which code is scheduled. issue_width: instructions a cycle, in order."""

    name: str
    what: str
    issue_width: int


@dataclass(frozen=True)
class Target:
    """All that generator, prover and tool chain know of a machine.

    zero: the register that always reads 0, if there is one. unaligned: whether loads and stores of more
    than a byte may be misaligned. assembler_flags: for GNU as and clang, by tool.
    """

    name: str
    what: str
    xlen: int
    rows: Mapping[str, Row]
    files: Mapping[str, RegisterFile]
    abi: Abi
    cores: Mapping[str, Core]
    default_core: str
    unaligned: bool
    size_type_bits: int

    def register_name(self, register: Register) -> str:
        return self.files[register.file].names[register.number]

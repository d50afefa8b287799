"""A target: instruction rows, registers, calling convention and cores. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from ciphergen.backends.machine.format import WORDS, Format
from ciphergen.backends.machine.instruction_row import InstructionRow
from ciphergen.backends.machine.linking import Linking
from ciphergen.backends.machine.platform import Platform, Register, RegisterFile
from ciphergen.backends.machine.row import Row, disjoint

__all__ = ["Abi", "OnlyFor", "Register", "RegisterFile", "SystemCall", "Target", "Tools", "convention_of"]


@dataclass(frozen=True)
class Abi:
    """A calling convention, for functions with pointer and integer arguments in registers only.

    arguments: in order; result: where an int is returned, of which the sign fills the whole register if `extends`, else
    its upper bits may be anything; callee_saved: must be kept (for files whose
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
    extends: bool = False

    @cached_property
    def untouched(self) -> frozenset[Register]:
        """Return the registers that are never allocated to values: the reserved ones and the stack pointer."""
        return frozenset((*self.reserved, self.stack_pointer))


class SystemCall(NamedTuple):
    """The system call of an emulated program: code of the instruction, register with the number of the call. write and
    exit: these numbers, as Linux has them; older machines have others."""

    code: bytes
    number: Register
    write: int = 64
    exit: int = 93


@dataclass(frozen=True)
class Tools:
    """The options by which assemblers, compilers and emulators are told of a target.

    gnu: what the names of its GNU tools begin with; gnu_flags, clang_flags, zig_flags: flags to assemble
    with; gnu_wider_flags: those of a machine that has more instructions, for which users assemble the same text;
    qemu, qemu_flags: what runs a static Linux program; packages: Debian's packages of GNU as, gcc and
    qemu. unicorn: Python module of constants, architecture, mode; unicorn_pc: constant of the program counter;
    unicorn_registers: for each register file the constant of a register, `{}` standing for its number;
    unicorn_names: registers whose constant is called otherwise; unicorn_bits: for each file of single bits the constant
    of the register that holds them, and their places in it; unicorn_cpu: constant of the processor, if it is not the
    usual one. Modes are joined by `|`. call: of programs that run without a C library, which begin in `start.S` of the
    target's folder or its base's; None if there is none.
    """

    gnu: str
    gnu_flags: tuple[str, ...]
    clang_flags: tuple[str, ...]
    zig_flags: tuple[str, ...]
    qemu: str
    packages: tuple[str, str, str]
    unicorn: tuple[str, str, str]
    unicorn_pc: str
    unicorn_registers: Mapping[str, str]
    unicorn_names: Mapping[Register, str] = field(default_factory=dict)
    unicorn_bits: Mapping[str, tuple[str, tuple[int, ...]]] = field(default_factory=dict)
    unicorn_cpu: str = ""
    call: SystemCall | None = None
    qemu_flags: tuple[str, ...] = ()
    gnu_wider_flags: tuple[str, ...] = ()


class OnlyFor(NamedTuple):
    """The machines that code of a target is for; others assemble the same text without an error, to another result.
    condition: of the C preprocessor, true for these only; text: for the message on all others."""

    condition: str
    text: str


@dataclass(frozen=True, kw_only=True)
class Target(Platform):
    """A processor: what generator, prover and tool chain know of it beside what every platform has.

    elf: machine of its object files, as the ELF standard names it, and their class in bits. assumes: what of the
    machine's settings misaligned accesses take for granted, or anything else of the code, "" for nothing.
    size_type_bits: of C's size_t. buffer_bits: buffers have fewer than 2**buffer_bits bytes. linking: what linkers do
    to its code. zero: the register that always reads 0, if one does. other_objects: whether systems have it whose
    objects are Mach-O or COFF. protected: whether builds may ask for branch protection. format: how instructions lie in
    memory; code_bit: the lowest bit of an address to call or to return to, which is no part of the place: 1 for Thumb.
    texts: those from which rows were made, by file name. Bytes of a word of data lie in memory little-endian.

    Raises:
        ValueError: as of a platform, or the rows overlap.
    """

    elf: tuple[str, int]
    rows: Mapping[str, Row]
    files: Mapping[str, RegisterFile]
    abi: Abi
    size_type_bits: int
    buffer_bits: int
    only_for: OnlyFor
    tools: Tools
    linking: Linking
    assumes: str = ""
    zero: Register | None = None
    other_objects: bool = False
    protected: bool = False
    format: Format = WORDS
    code_bit: int = 0
    texts: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        disjoint(self.rows.values())
        super().__post_init__()

    def check_row(self, name: str, row: InstructionRow) -> None:
        super().check_row(name, row)
        assert isinstance(row, Row)
        if not self.format.fits(row.match, row.mask, row.size):
            raise ValueError(f"row {row.name}: its bits and its {row.size} bytes are not those of {self.format}")

    @property
    def general(self) -> str:
        return self.abi.arguments[0].file

    @property
    def identifier(self) -> str:
        """Return the name as a part of a C identifier."""
        return self.name.replace("+", "_")

    def register_name(self, register: Register) -> str:
        """Return a register's printed name at full width."""
        return self.files[register.file].names[register.number]

    def register(self, name: str) -> Register:
        """Return the register with a printed name.

        Raises:
            KeyError: no register has that name.
        """
        for file, registers in self.files.items():
            if name in registers.names:
                return Register(file, registers.names.index(name))
        raise KeyError(name)


def convention_of(platform: Platform) -> Abi:
    """Return the calling convention of a processor, which only functions of processors may ask for."""
    assert isinstance(platform, Target)
    return platform.abi

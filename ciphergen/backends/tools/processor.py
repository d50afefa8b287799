"""A target's processor in Unicorn: registers by the target's names for them, program counter, start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
from importlib import import_module
from operator import or_
from types import ModuleType
from typing import Protocol

from ciphergen.backends.machine.target import Register, Target


class Unicorn(Protocol):
    """The methods that are used of the class `unicorn.Uc`, which comes without types."""

    def mem_map(self, address: int, size: int, perms: int = ...) -> None: ...

    def mem_unmap(self, address: int, size: int) -> None: ...

    def mem_read(self, address: int, size: int) -> bytearray: ...

    def mem_write(self, address: int, data: bytes) -> None: ...

    def reg_read(self, register: int) -> int: ...

    def reg_write(self, register: int, value: int) -> None: ...

    def hook_add(self, kind: int, hook: Callable[..., None]) -> object: ...

    def ctl_set_cpu_model(self, model: int) -> None: ...

    def emu_start(self, address: int, until: int, timeout: int = ...) -> None: ...

    def emu_stop(self) -> None: ...


@dataclass(frozen=True)
class Processor:
    """A processor of a target.

    unicorn: the module; machine: for memory and hooks. whole: what Unicorn calls each register; bits: of those that
    are bits of another one, what that is called and the place. counter: the program counter; tag: the lowest bit of an
    address of code.
    """

    unicorn: ModuleType
    machine: Unicorn
    whole: Mapping[Register, int]
    bits: Mapping[Register, tuple[int, int]]
    counter: int
    tag: int

    @classmethod
    def of(cls, target: Target) -> Processor:
        """Start a processor, with nothing in its memory."""
        unicorn = import_module("unicorn")  # here, since it takes time to load and most commands do without
        tools = target.tools
        module, arch, modes = tools.unicorn
        constants = import_module(module)
        mode = reduce(or_, (getattr(unicorn, mode) for mode in modes.split("|")))
        machine: Unicorn = unicorn.Uc(getattr(unicorn, arch), mode)
        if tools.unicorn_cpu:
            machine.ctl_set_cpu_model(getattr(constants, tools.unicorn_cpu))
        whole, bits = dict[Register, int](), dict[Register, tuple[int, int]]()
        for register in (Register(file, n) for file, names in target.files.items() for n in range(len(names.names))):
            file, number = register
            if file in tools.unicorn_bits:
                name, places = tools.unicorn_bits[file]
                bits[register] = getattr(constants, name), places[number]
            else:
                name = tools.unicorn_names.get(register, tools.unicorn_registers[file].format(number))
                whole[register] = getattr(constants, name)
        return cls(unicorn, machine, whole, bits, getattr(constants, tools.unicorn_pc), target.code_bit)

    @property
    def error(self) -> type[Exception]:
        """Return the class of Unicorn's errors."""
        found: type[Exception] = self.unicorn.UcError
        return found

    @property
    def registers(self) -> tuple[Register, ...]:
        return (*self.whole, *self.bits)

    def get(self, register: Register) -> int:
        """Return the content of a register."""
        if register in self.bits:
            whole, place = self.bits[register]
            return self.machine.reg_read(whole) >> place & 1
        return self.machine.reg_read(self.whole[register])

    def put(self, register: Register, value: int) -> None:
        """Write a value into a register."""
        if register in self.bits:
            whole, place = self.bits[register]
            other = self.machine.reg_read(whole) & ~(1 << place)
            self.machine.reg_write(whole, other | value << place)
        else:
            self.machine.reg_write(self.whole[register], value)

    @property
    def pc(self) -> int:
        """Return the program counter."""
        return self.machine.reg_read(self.counter)

    def go_on_at(self, address: int) -> None:
        """Write an address into the program counter."""
        self.machine.reg_write(self.counter, address | self.tag)

    def start(self, address: int, until: int, microseconds: int = 0) -> None:
        """Run from an address to another one, for so long at most; 0 is without end."""
        self.machine.emu_start(address | self.tag, until, timeout=microseconds)

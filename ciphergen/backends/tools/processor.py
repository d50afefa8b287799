"""A target's processor in Unicorn: registers by the target's names for them, program counter, start."""

from __future__ import annotations

from functools import reduce
from importlib import import_module
from operator import or_
from typing import Any

from ciphergen.backends.machine.target import Register, Target


class Processor:
    """A processor of a target. unicorn: the module; machine: for memory and hooks; registers: all that it has."""

    def __init__(self, target: Target) -> None:
        self.unicorn: Any = import_module("unicorn")  # here, since it takes time to load and most commands do without
        tools = target.tools
        module, arch, modes = tools.unicorn
        constants = import_module(module)
        mode = reduce(or_, (getattr(self.unicorn, mode) for mode in modes.split("|")))
        self.machine: Any = self.unicorn.Uc(getattr(self.unicorn, arch), mode)
        if tools.unicorn_cpu:
            self.machine.ctl_set_cpu_model(getattr(constants, tools.unicorn_cpu))
        self._tag, self._pc = target.code_bit, getattr(constants, tools.unicorn_pc)
        self.registers = tuple(
            Register(file, n) for file, registers in target.files.items() for n in range(len(registers.names))
        )
        self._whole: dict[Register, int] = {}
        self._bits: dict[Register, tuple[int, int]] = {}
        for register in self.registers:
            file, number = register
            if file in tools.unicorn_bits:
                name, places = tools.unicorn_bits[file]
                self._bits[register] = getattr(constants, name), places[number]
            else:
                name = tools.unicorn_names.get(register, tools.unicorn_registers[file].format(number))
                self._whole[register] = getattr(constants, name)

    def get(self, register: Register) -> int:
        """Return the content of a register."""
        if register in self._bits:
            whole, place = self._bits[register]
            return int(self.machine.reg_read(whole)) >> place & 1
        return int(self.machine.reg_read(self._whole[register]))

    def put(self, register: Register, value: int) -> None:
        """Write a value into a register."""
        if register in self._bits:
            whole, place = self._bits[register]
            other = int(self.machine.reg_read(whole)) & ~(1 << place)
            self.machine.reg_write(whole, other | value << place)
        else:
            self.machine.reg_write(self._whole[register], value)

    @property
    def pc(self) -> int:
        """Return the program counter."""
        return int(self.machine.reg_read(self._pc))

    def go_on_at(self, address: int) -> None:
        """Write an address into the program counter."""
        self.machine.reg_write(self._pc, address | self._tag)

    def start(self, address: int, until: int, **limits: int) -> None:
        """Run from an address to another one."""
        self.machine.emu_start(address | self._tag, until, **limits)

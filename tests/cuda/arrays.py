"""Kernels on arrays of numbers: a launch run by what the rows mean, all threads in step, on a memory of bytes.

A register is an array with a number for each thread. Threads at the lowest instruction go on first, so that branches
meet again, and all are at a barrier when one is. No two threads may write one byte.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ciphergen.backends.machine.platform import Register
from ciphergen.backends.machine.ptx import RETURN
from ciphergen.dsl.term import Term, concat, const, extract, sext, var, zext
from ciphergen.verify.equality.simulate import TermSimulator
from ciphergen.verify.ptx.module import SPECIAL, Kernel
from tests.cuda.kernel_machine import CONSTANTS, PARAMETERS, SHARED, KernelMachine, laid_out

Numbers = Any  # a numpy array of uint64, or of bytes for memory
_PART = 64  # bits of what is loaded at once into one variable
_END = 1 << 62  # an instruction behind all others


@dataclass
class ArrayLaunch(KernelMachine):
    """A launch: of how many groups of how many threads, on which memory (from address 0 on), with which parameters.
    executed: how many instructions were, of all threads in step; most: how many may be, 0 for any number."""

    kernel: Kernel
    groups: int
    threads: int
    memory: Numbers
    parameters: Sequence[bytes]
    executed: int = 0
    most: int = 0
    _places: Mapping[str, int] = field(default_factory=dict)
    _held: dict[int, Numbers] = field(default_factory=dict)

    def run(self) -> None:
        """Run all threads to their end."""
        count = self.groups * self.threads
        self._lay_out()
        number = np.arange(count, dtype=np.uint64)
        self._group, at = number // self.threads, np.zeros(count, dtype=np.int64)
        special = {"tid": number % self.threads, "ctaid": self._group}
        special |= {"ntid": np.full_like(number, self.threads), "nctaid": np.full_like(number, self.groups)}
        self._registers: dict[Register, Numbers] = {Register(f"{SPECIAL} {k}.x", 0): v for k, v in special.items()}
        while count and (here := int(at.min())) < _END:
            self._active, self._now = np.nonzero(at == here)[0], self.kernel.code[here]
            self._here, self._goes, self._fixed = here, here + 1, dict[Term, Numbers]()
            self.executed += 1
            assert self.executed <= self.most or not self.most, f"more than {self.most} instructions"
            at[self._active] = here + 1
            if self._now.guard is not None:
                register, inverted = self._now.guard
                self._active = self._active[self._registers[register][self._active] != inverted]
            self._row.meaning(self)
            if self._goes != here + 1:
                at[self._active] = self._goes

    def _lay_out(self) -> None:
        """Give parameters and variables their places."""
        found = laid_out(self.kernel, self.parameters)
        self._places, self._shared = found.places, found.shared
        self._held = {
            PARAMETERS: np.frombuffer(found.parameters, dtype=np.uint8),
            CONSTANTS: np.frombuffer(found.constants, dtype=np.uint8),
            SHARED: np.full(found.shared * self.groups, 0xA5, dtype=np.uint8),
            0: self.memory,
        }

    # What meanings ask for.

    def read(self, name: str, plus: int = 0) -> Term:
        bits, value = self._row.operands[name].bits, self._operand(name, plus)
        if not isinstance(value, Register):
            return const((self._places[value] if isinstance(value, str) else value) % (1 << bits), bits)
        return self._variable(f"{name}.{plus}", bits, self._registers[value][self._active])

    def _variable(self, name: str, bits: int, values: Numbers) -> Term:
        made = var(name, bits)
        self._fixed[made] = values & np.uint64((1 << bits) - 1)
        return made

    def _values(self, term: Term) -> Numbers:
        found = TermSimulator(len(self._active), fixed=self._fixed)(term)
        return np.asarray(found).astype(np.uint64)

    def write(self, name: str, value: Term, plus: int = 0) -> None:
        register = self._operand(name, plus)
        assert isinstance(register, Register)
        width = self.kernel.widths[register.file]
        whole = (sext if self._row.signed else zext)(value, width) if width > value.width else value
        if register not in self._registers:
            self._registers[register] = np.zeros(self.groups * self.threads, dtype=np.uint64)
        self._registers[register][self._active] = self._values(whole)

    def pc(self) -> Term:
        return const(self._here, 64)

    def _bytes(self, address: Term, size: int) -> tuple[Numbers, Numbers]:
        """Return the memory that is accessed, and the number of the first byte there, for each thread."""
        starts = self._values(address)
        assert not len(starts) or not (starts % size).any(), f"{self._now.text}: misaligned"
        first = next(first for first in self._held if not len(starts) or starts.min() >= first)
        held, at = self._held[first], starts - np.uint64(first)
        bound = self._shared if first == SHARED else len(held)
        assert not len(at) or at.max() + size <= bound, f"{self._now.text}: out of bounds"
        return held, at + self._group[self._active] * np.uint64(self._shared) if first == SHARED else at

    def load(self, address: Term, size: int) -> Term:
        held, at = self._bytes(address, size)
        part = min(size, _PART // 8)
        parts = [
            self._variable(f"loaded.{start}", 8 * part, _joined(held, at + start, part))
            for start in range(0, size, part)
        ]
        return concat(*reversed(parts)) if len(parts) > 1 else parts[0]

    def store(self, address: Term, value: Term) -> None:
        size = value.width // 8
        held, at = self._bytes(address, size)
        assert len(np.unique(at)) == len(at), f"{self._now.text}: several threads write one place"
        for i in range(size):
            held[at + np.uint64(i)] = self._values(_byte(value, i)).astype(np.uint8)

    def jump(self, target: Term) -> None:
        place = target.value
        self._goes = _END if target is RETURN else int(place if place is not None else -1)

    def meet(self, barrier: int) -> None:
        assert barrier == 0
        assert len(self._active) == self.groups * self.threads, "threads wait for others that do not come"


def _byte(value: Term, number: int) -> Term:
    return extract(value, 8 * number + 7, 8 * number)


def _joined(held: Numbers, at: Numbers, size: int) -> Numbers:
    """Return numbers of so many bytes, the first of them lowest."""
    found = np.zeros(len(at), dtype=np.uint64)
    for i in range(size):
        found |= held[at + np.uint64(i)].astype(np.uint64) << np.uint64(8 * i)
    return found

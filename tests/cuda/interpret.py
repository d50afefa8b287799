"""Kernels on numbers: a launch run thread by thread, by what the rows mean, on a memory of bytes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.platform import Register
from ciphergen.backends.machine.ptx import RETURN
from ciphergen.dsl.term import Term, const, evaluate, sext, zext
from ciphergen.verify.ptx.module import SPECIAL, Kernel
from tests.cuda.kernel_machine import CONSTANTS, PARAMETERS, SHARED, KernelMachine, laid_out


@dataclass(frozen=True)
class Launched:
    """A launch: of how many groups of how many threads, on which memory (from address 0 on), with which parameters."""

    kernel: Kernel
    groups: int
    threads: int
    memory: bytearray
    parameters: Sequence[bytes]

    def run(self, only: Sequence[int] | None = None) -> None:
        """Run every group, the last thread first, up to the barrier if there is one, and then on; or only the threads
        of some numbers, of a kernel without a barrier."""
        for group in reversed(range(self.groups)):
            shared = bytearray(b"\xa5" * laid_out(self.kernel, self.parameters).shared)
            numbers = [n for n in reversed(range(self.threads)) if only is None or group * self.threads + n in only]
            threads = [_Thread(self, group, number, shared) for number in numbers]
            for thread in threads:
                thread.run()
            for thread in threads:
                thread.run()


class _Thread(KernelMachine):
    """A `Machine` on numbers."""

    def __init__(self, launched: Launched, group: int, thread: int, shared: bytearray) -> None:
        self._launched, self._kernel = launched, launched.kernel
        numbers = {"tid": thread, "ntid": launched.threads, "ctaid": group, "nctaid": launched.groups}
        self._registers = {Register(f"{SPECIAL} {k}.x", 0): const(v, 32) for k, v in numbers.items()}
        found = laid_out(self._kernel, launched.parameters)
        self._places, self._held, self._constants = (
            found.places,
            bytearray(found.parameters),
            bytearray(found.constants),
        )
        self._at, self._shared = 0, shared

    def run(self) -> None:
        """Run up to the barrier, or from there to the end."""
        self._waits = False
        while self._at >= 0 and not self._waits:
            self._now = self._kernel.code[self._at]
            self._at += 1
            guard = self._now.guard
            if guard is None or self._registers[guard[0]].value != guard[1]:
                self._row.meaning(self)

    def read(self, name: str, plus: int = 0) -> Term:
        bits, value = self._row.operands[name].bits, self._operand(name, plus)
        if isinstance(value, Register):
            return const(self._registers[value].value % (1 << bits), bits)
        return const((self._places[value] if isinstance(value, str) else value) % (1 << bits), bits)

    def write(self, name: str, value: Term, plus: int = 0) -> None:
        register = self._operand(name, plus)
        assert isinstance(register, Register)
        width = self._kernel.widths[register.file]
        whole = (sext if self._row.signed else zext)(value, width) if width > value.width else value
        (number,) = evaluate([whole], {})
        self._registers[register] = const(number, width)

    def pc(self) -> Term:
        return const(self._at - 1, 64)

    def _memory(self, address: Term, size: int) -> tuple[bytearray, int]:
        (start,) = evaluate([address], {})
        assert start % size == 0, f"{self._now.text} at {start}"
        spaces = {PARAMETERS: self._held, CONSTANTS: self._constants, SHARED: self._shared, 0: self._launched.memory}
        held, at = next((held, start - first) for first, held in spaces.items() if start >= first)
        assert 0 <= at <= len(held) - size, f"{self._now.text} at {start}"
        return held, at

    def load(self, address: Term, size: int) -> Term:
        held, at = self._memory(address, size)
        return const(int.from_bytes(held[at : at + size], "little"), 8 * size)

    def store(self, address: Term, value: Term) -> None:
        (number,) = evaluate([value], {})
        held, at = self._memory(address, value.width // 8)
        held[at : at + value.width // 8] = number.to_bytes(value.width // 8, "little")

    def jump(self, target: Term) -> None:
        (place,) = evaluate([target], {})
        self._at = -1 if target is RETURN else place

    def meet(self, barrier: int) -> None:
        assert barrier == 0
        self._waits = True

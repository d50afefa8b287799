"""Calls on RISC-V, all by one instruction that takes the register of the link."""

from __future__ import annotations

from ciphergen.backends.machine.calls import FunctionCalls, LocalCalls, Routines
from ciphergen.backends.machine.emit import Emit, JumpTarget, Reg
from ciphergen.backends.machine.target import Register

_ZERO, _RA = Register("x", 0), Register("x", 1)


class RiscvLocalCalls(LocalCalls):
    """Calls with the link in t0."""

    link = Register("x", 5)

    def call(self, e: Emit[Reg], function: JumpTarget) -> None:
        e("jal", function, into=self.link)

    def call_back(self, e: Emit[Reg]) -> None:
        e("jalr", 0, self.link, into=_RA)


class RiscvFunctionCalls(FunctionCalls):
    """Calls with the link in ra, and jumps with none, within 1 MiB."""

    def call(self, e: Emit[Reg], function: JumpTarget) -> None:
        e("jal", function, into=_RA)

    def leave_to(self, e: Emit[Reg], function: JumpTarget) -> None:
        e("jal", function, into=_ZERO)


class RiscvRoutines(Routines):
    """Calls of routines, with any link."""

    def call(self, e: Emit[Reg], routine: JumpTarget, link: Reg) -> None:
        e("jal", routine, into=link)

    def go_back(self, e: Emit[Reg], link: Reg) -> None:
        e("jalr", 0, link, into=_ZERO)

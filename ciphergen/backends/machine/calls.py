"""Idioms of a target for calls: of functions of the same file, by the calling convention or not, and of routines."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from ciphergen.backends.machine.emit import Emit, JumpTarget, Reg
from ciphergen.backends.machine.target import Register


class LocalCalls(ABC):
    """Calls between functions of one file. link: a register other than the return address in which a call leaves where
    to go on."""

    link: ClassVar[Register]

    @abstractmethod
    def call(self, e: Emit[Reg], function: JumpTarget) -> None:
        """Emit a call of a function of the same file; leave the place to go on in `link`."""

    @abstractmethod
    def call_back(self, e: Emit[Reg]) -> None:
        """Emit a jump to the address in `link`; leave the address after the jump in the return address register."""


class FunctionCalls(ABC):
    """Calls of functions of the same file by the calling convention; arguments are in their registers, and the stack is
    as a caller has to leave it."""

    @abstractmethod
    def call(self, e: Emit[Reg], function: JumpTarget) -> None:
        """Emit a call of a function."""

    @abstractmethod
    def leave_to(self, e: Emit[Reg], function: JumpTarget) -> None:
        """Emit a jump to a function, which returns to the caller."""


class Routines(ABC):
    """Calls of routines: parts of a function that several places of it jump to, and that jump back behind the place.
    The stack stays as it is. link: the register in which a call leaves where to go on; None for any."""

    link: ClassVar[Register | None] = None

    @abstractmethod
    def call(self, e: Emit[Reg], routine: JumpTarget, link: Reg) -> None:
        """Emit a jump to a routine in one instruction; leave the address behind it in `link`."""

    @abstractmethod
    def go_back(self, e: Emit[Reg], link: Reg) -> None:
        """Emit a jump to the address in `link`."""

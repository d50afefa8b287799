"""The interface by which idioms and rules emit instructions, and the operands that these name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar


class Reg(Protocol):
    """A register of `file`, of the machine or one that is still without a place."""

    @property
    def file(self) -> str: ...


class JumpTarget(Protocol):
    """A target of a jump or a call: a place in the code, or a function of the same file."""

    @property
    def name(self) -> str: ...


class FramePlace(Protocol):
    """A place in the frame, whose distance from the stack pointer is known later."""

    @property
    def number(self) -> int: ...


class Half(Protocol):
    """The upper or the lower part of a distance in the code, which is known later."""

    @property
    def upper(self) -> bool: ...


class TablePlace(Protocol):
    """A table behind the code, with entries of `size` bytes, whose distance from its base is known later."""

    @property
    def size(self) -> int: ...


Offset = int | FramePlace
# A tuple is a run of consecutive registers, named by its first.
Operand = Reg | tuple[Reg, ...] | int | JumpTarget | FramePlace | Half | TablePlace
Made = TypeVar("Made", bound=Reg)
_Made_co = TypeVar("_Made_co", bound=Reg, covariant=True)


class Emit(Protocol[_Made_co]):
    """A function that appends one instruction and returns the register that it writes.

    operands: those that are not only written, in the order in which the row's syntax prints them. into:
    the register to write; a new one if it is None. memory: what is accessed (`in`, `out`, `key`, `ks`,
    `stack`), so that the scheduler knows which accesses may meet.
    """

    def __call__(self, row: str, *operands: Operand, into: Reg | None = None, memory: str = "") -> _Made_co: ...


class EmitRun(Protocol[_Made_co]):
    """A function as `Emit`, for rows that write a run of consecutive registers."""

    def __call__(self, row: str, *operands: Operand, memory: str = "") -> Sequence[_Made_co]: ...

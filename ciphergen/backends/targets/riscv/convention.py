"""The integer calling convention of RISC-V, which is the same for ILP32 and LP64."""

from __future__ import annotations

from collections.abc import Iterable

from ciphergen.backends.machine.target import Abi, Register


def _registers(numbers: Iterable[int]) -> tuple[Register, ...]:
    return tuple(Register("x", number) for number in numbers)


_ARGUMENTS = _registers(range(10, 18))  # a0 to a7
_TEMPORARY = _registers((5, 6, 7, 28, 29, 30, 31))  # t0 to t6
_SAVED = _registers((8, 9, *range(18, 28)))  # s0 to s11


def convention(name: str) -> Abi:
    """Return the calling convention, with the psABI's name for the widths of its types."""
    return Abi(
        arguments=_ARGUMENTS,
        result=Register("x", 10),
        return_address=Register("x", 1),
        stack_pointer=Register("x", 2),
        callee_saved=_SAVED,
        reserved=_registers((0, 3, 4)),  # zero, gp, tp
        scratch=_TEMPORARY + _ARGUMENTS,
        stack_alignment=16,
        source=f"RISC-V ELF psABI 1.0, chapters 1 and 2: integer calling convention, {name}",
        extends=True,
    )

"""Constant propagation through instructions, so that comments name what several of them put together."""

from __future__ import annotations

from typing import NoReturn

from ciphergen.backends.machine.by_meaning import Numbers, computes
from ciphergen.backends.machine.target import Register, Target
from ciphergen.generator.machine import Inst


class _Anywhere(Numbers):
    """An instruction anywhere: its address is not known."""

    def pc(self) -> NoReturn:
        raise KeyError("pc")


class Constants:
    """The registers of a block that hold constants, from its first instruction on."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._known: dict[Register, int] = {}

    def run(self, inst: Inst) -> int | None:
        """Run one instruction; return the constant that it computes from another one and an immediate, None if it
        computes none."""
        used: list[int] = []
        made: dict[Register, int] = {}

        def get(register: Register) -> int:
            used.append(self._known[register])
            return used[-1]

        values: dict[str, int] = {}
        for name, value in inst.operands.items():
            if isinstance(value, Register):
                values[name] = value.number
            elif isinstance(value, int):
                values[name] = value
        known = all(r in self._known or r in self._target.abi.reserved for r in inst.reads)
        if known and computes(inst.row) and len(values) == len(inst.operands):
            try:
                inst.row.meaning(_Anywhere(self._target, inst.row, values, 0, get, made.__setitem__))
            except KeyError:
                made = {}  # of something that is no constant
        for register in inst.writes:
            if isinstance(register, Register):
                self._known.pop(register, None)
        self._known |= made
        immediate = any(isinstance(value, int) for value in inst.operands.values())
        return next(iter(made.values())) if made and used and immediate else None

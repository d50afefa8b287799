"""Interpretation of one instruction on concrete values by its row's meaning, for extensions that the emulator lacks.

Such a run tests the program, not the row: it is our own reading of the manual on both sides. The rows of an
extension are tested against another emulator (`tests/backends/test_extensions.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ciphergen.backends.machine.instruction_row import InstructionRow
from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.term import Term, const


def computes(row: InstructionRow) -> bool:
    """Return True if a row only computes: the emulator executes, and watches, loads, stores and jumps itself."""
    effects = row.effects
    return not (effects.loads or effects.stores or effects.jumps)


class Numbers:
    """A `Machine` on concrete values, for one instruction that neither accesses memory nor jumps.

    Args:
        target: whose instruction.
        row, values: the instruction and its fields.
        pc: its address.
        get, put: read and write a whole register.
    """

    def __init__(
        self,
        target: Target,
        row: InstructionRow,
        values: Mapping[str, int],
        pc: int,
        get: Callable[[Register], int],
        put: Callable[[Register, int], None],
    ) -> None:
        self._target, self._row, self._values, self._pc = target, row, values, pc
        self._get, self._put = get, put

    def _register(self, name: str, plus: int) -> Register | None:
        operand = self._row.operands[name]
        number = (self._values[name] + plus) % len(self._target.files[operand.file].names)
        return None if number == operand.zero else Register(operand.file, number)

    def read(self, name: str, plus: int = 0) -> Term:
        register = self._register(name, plus)
        return const(self._get(register) if register else 0, self._row.operands[name].bits)

    def write(self, name: str, value: Term, plus: int = 0) -> None:
        register = self._register(name, plus)
        if register:
            self._put(register, value.value)

    def value(self, name: str) -> int:
        return self._values[name]

    def pc(self) -> Term:
        return const(self._pc, self._target.xlen)

    def load(self, address: Term, size: int) -> Term:
        raise self._not_here()

    def store(self, address: Term, value: Term) -> None:
        raise self._not_here()

    def branch(self, condition: Term, target: Term) -> None:
        raise self._not_here()

    def jump(self, target: Term) -> None:
        raise self._not_here()

    def meet(self, barrier: int) -> None:
        raise self._not_here()

    def sign(self) -> None:
        raise self._not_here()

    def authenticate(self) -> None:
        raise self._not_here()

    def _not_here(self) -> ValueError:
        return ValueError(f"row {self._row.name} does more than compute")

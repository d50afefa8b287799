"""What machines that run kernels by the rows' meanings have in common: where names lie, and operands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.platform import Register
from ciphergen.backends.machine.ptx import PtxRow
from ciphergen.dsl.term import Term
from ciphergen.verify.ptx.module import Kernel, PtxInstruction

# Where parameters, constants and shared memory lie, far from data.
PARAMETERS, CONSTANTS, SHARED = 1 << 60, 1 << 40, 1 << 30


@dataclass(frozen=True)
class LaidOut:
    """Memory of a launch besides its data. places: addresses by names; shared: bytes of shared memory of a group."""

    places: Mapping[str, int]
    parameters: bytes
    constants: bytes
    shared: int


def laid_out(kernel: Kernel, contents: Sequence[bytes]) -> LaidOut:
    """Gives parameters, whose contents are given, and variables their places."""
    places, given, constants, shared = dict[str, int](), bytearray(), bytearray(), 0
    for parameter, content in zip(kernel.parameters, contents, strict=True):
        given += bytes(-len(given) % parameter.alignment)
        places[parameter.name] = PARAMETERS + len(given)
        assert len(content) == parameter.size, parameter
        given += content
    for variable in kernel.variables:
        if variable.data is None:
            shared += -shared % variable.alignment
            places[variable.name] = SHARED + shared
            shared += variable.size
        else:
            constants += bytes(-len(constants) % variable.alignment)
            places[variable.name] = CONSTANTS + len(constants)
            constants += variable.data
    return LaidOut(places, bytes(given), bytes(constants), shared)


class KernelMachine:
    """A `Machine` that executes one instruction of a kernel, as far as numbers and arrays are alike."""

    _now: PtxInstruction

    @property
    def _row(self) -> PtxRow:
        assert isinstance(self._now.row, PtxRow)
        return self._now.row

    def _operand(self, name: str, plus: int) -> Register | int | str:
        operands: Mapping[str, object] = self._now.operands or {}
        value = operands[name]
        if not isinstance(value, (Register, int, str)):
            assert isinstance(value, tuple)
            value = value[plus]
        assert isinstance(value, (Register, int, str))
        return value

    def value(self, name: str) -> int:
        value = self._operand(name, 0)
        assert isinstance(value, int)
        return value

    def branch(self, condition: Term, target: Term) -> None:
        raise NotImplementedError  # branches of PTX jump under a predicate

    def sign(self) -> None:
        raise NotImplementedError  # no row of PTX signs addresses

    def authenticate(self) -> None:
        raise NotImplementedError  # nor does one authenticate them

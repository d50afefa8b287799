"""What a caller relies on at a return: saved registers and the stack pointer."""

from __future__ import annotations

from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.machine import entry_value
from ciphergen.verify.execution.state import State
from ciphergen.verify.verdict import Broken, Property


def check_registers(context: Context, state: State) -> None:
    """Check what the calling convention says of registers at a return.

    Raises:
        Broken: a register is not as it has to be.
    """
    target, normal = context.target, context.normal
    abi = target.abi
    for register in abi.callee_saved:
        bits = abi.callee_saved_bits.get(register.file, target.files[register.file].bits)
        before = normal.extract(normal(entry_value(target, register)), bits - 1, 0)
        if normal.extract(state.registers[register], bits - 1, 0) is not before:
            name, writer = target.register_name(register), state.writer.get(register)
            where = writer.address if writer is not None else state.pc
            raise Broken(Property.CALLEE_SAVED, where, f"{name} is not restored; it was last written here")
    if state.registers[abi.stack_pointer] is not entry_value(target, abi.stack_pointer):
        raise Broken(Property.STACK_POINTER, state.pc, "returns with another stack pointer than at entry")

"""What a caller relies on at a return: saved registers, the stack pointer, and no constants that are instructions."""

from __future__ import annotations

from ciphergen.dsl.term import Term
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.machine import entry_value
from ciphergen.verify.execution.state import State
from ciphergen.verify.object.literals import executed
from ciphergen.verify.verdict import Broken, Property

_INT_BITS = 32


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


def check_constants(context: Context) -> None:
    """Check that no path read as a constant what a path executed, which programs may patch.

    Raises:
        Broken: one did.
    """
    both = executed(context.trace.literals, context.trace.executed)
    if both is not None and context.literals is not None:
        text = f"reads {len(both.data)} bytes of the code at {context.literals.name(both.place)}, which it executes"
        raise Broken(Property.READS, both.at, text)


def returned_int(context: Context, state: State) -> Term:
    """Return what a function returns as C's int: as many bits as the calling convention says anything of, 32 or, where
    the sign fills it, the whole register."""
    abi = context.target.abi
    value = context.normal(state.registers[abi.result])
    return value if abi.extends else context.normal.extract(value, _INT_BITS - 1, 0)

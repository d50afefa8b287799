"""Symbolic execution of PTX: the machine on terms that meanings of rows run on."""

from __future__ import annotations

from ciphergen.backends.machine.instruction_row import Operand, Timing
from ciphergen.backends.machine.platform import Register
from ciphergen.backends.machine.ptx import RETURN, PtxRow
from ciphergen.dsl.term import Term, const, sext, zext
from ciphergen.verify.execution.accesses import Accesses
from ciphergen.verify.execution.memory import ResolvedAddress
from ciphergen.verify.execution.state import Control
from ciphergen.verify.ptx.launch import LaunchContext, parameter_address
from ciphergen.verify.ptx.module import PtxInstruction, PtxOperand
from ciphergen.verify.ptx.variables import SHARED, SharedMemory, TableEntry, VariableRefused, constant_at, entry_at
from ciphergen.verify.verdict import Broken, Property, Verdict

_NON_COHERENT = "global.nc"
_UNIFORM = "bra.uni"


class PtxMachine(Accesses):
    """A machine on terms that runs one instruction of PTX on the state of a thread."""

    context: LaunchContext
    instruction: PtxInstruction

    @property
    def row(self) -> PtxRow:
        """Return the row of the instruction."""
        assert isinstance(self.instruction.row, PtxRow)
        return self.instruction.row

    @property
    def aligns(self) -> bool:
        return True

    def run(self) -> None:
        """Execute the instruction.

        Raises:
            Broken: the instruction breaks a rule, or the prover cannot follow.
        """
        if self.row.timing is not Timing.DATA_INDEPENDENT:
            raise self._broken(Property.TIMING, f"{self.row.name} can take a time that depends on its data")
        if self.instruction.guard is not None and not self.row.effects.jumps:
            text = f"{self.row.name} depends on a predicate, and only branches may"
            raise self._broken(Property.CONTROL, text, Verdict.UNSUPPORTED)
        self.row.meaning(self)

    def _operand(self, name: str, plus: int) -> tuple[Operand, PtxOperand]:
        assert self.instruction.operands is not None
        value = self.instruction.operands[name]
        if not isinstance(value, (Register, int, str)):
            value = value[plus]
        return self.row.operands[name], value

    def read(self, name: str, plus: int = 0) -> Term:
        operand, value = self._operand(name, plus)
        if isinstance(value, int):
            return const(value % (1 << operand.bits), operand.bits)
        if isinstance(value, str):
            return self._address_of(value, operand.bits)
        assert isinstance(value, Register)
        found = self._register(value)
        if found.width != operand.bits and not (self.row.wider and found.width > operand.bits):
            raise self._other_width(value, found.width, operand.bits)
        self._read.append(found)
        return found if found.width == operand.bits else self.context.normal.extract(found, operand.bits - 1, 0)

    def _address_of(self, name: str, bits: int) -> Term:
        """Return the address of a parameter or variable."""
        known = next((v for v in self.context.variables if v.name == name), None)
        if known is not None:
            if bits != (32 if known.space == SHARED else 64):
                raise self._broken(Property.READS, f"takes an address of {bits} bits of {name}", Verdict.UNSUPPORTED)
            return known.address(bits)
        address = parameter_address(name)
        if bits != 64 or all(region.base is not address for region in self.context.parameters):
            raise self._broken(Property.READS, f"names {name}, which is no parameter", Verdict.UNSUPPORTED)
        return address

    def _register(self, register: Register) -> Term:
        found = self.state.registers.get(register)
        if found is None:
            raise self._broken(Property.CONTROL, f"reads %{_shown(register)}, which nothing has written")
        source = self.state.writer.get(register)
        if source is not None:
            self._sources.append(source)
        return found

    def _other_width(self, register: Register, has: int, wants: int) -> Broken:
        text = f"{self.row.name} takes %{_shown(register)} of {has} bits for one of {wants}"
        return self._broken(Property.CONTROL, text, Verdict.UNSUPPORTED)

    def write(self, name: str, value: Term, plus: int = 0) -> None:
        operand, register = self._operand(name, plus)
        if not isinstance(register, Register) or register.file not in self.context.widths:
            raise self._broken(Property.CONTROL, "writes what is no register", Verdict.UNSUPPORTED)
        width = self.context.widths[register.file]
        if width != operand.bits and not (self.row.wider and width > operand.bits):
            raise self._other_width(register, width, operand.bits)
        if width > value.width:
            value = (sext if self.row.signed else zext)(value, width)
        value = self.context.named(self.context.normal(value))
        self.context.trace.written.add(register)
        self.state.put(register, value, self._note(value, stored=False))

    def value(self, name: str) -> int:
        _, value = self._operand(name, 0)
        assert isinstance(value, int), "see `module`"
        return value

    def pc(self) -> Term:
        return const(self.instruction.address, 64)

    # Memory.

    def load(self, address: Term, size: int) -> Term:
        entry = self._entry(address, Property.READS, "reads")
        if entry is None:
            return super().load(address, size)
        context, memory = self.context, self.state.memory
        try:
            if entry.variable.space == SHARED:
                loaded = self._group.load(memory, entry, size, context.normal)
            else:
                loaded = constant_at(context.normal, entry, size)
        except VariableRefused as refused:
            raise self._broken(Property.READS, f"reads {refused}") from None
        self._read.append(loaded)
        return loaded

    def store(self, address: Term, value: Term) -> None:
        entry = self._entry(address, Property.WRITES, "writes")
        if entry is None:
            self._check_kept(address, value)
            super().store(address, value)
            return
        if entry.variable.space != SHARED:
            raise self._broken(Property.WRITES, f"writes {entry.variable.name}, which is a constant")
        try:
            self._group.store(self.state.memory, entry, self.context.normal(value))
        except VariableRefused as refused:
            raise self._broken(Property.WRITES, f"writes {refused}") from None

    def _check_kept(self, address: Term, value: Term) -> None:
        """Check that a byte that all threads write gets one value: another thread may be at any other instruction."""
        context = self.context
        place, made = context.resolved(context.normal(address), self.state.done), context.normal(value)
        if place is None or place.region.block:
            return
        for i in range(value.width // 8):
            before = self.state.memory.get(place.region, place.offset + i)
            if before is not None and before is not context.byte_of(made, i):
                at, name = place.offset + i, place.region.name
                text = f"writes another value to byte {at} of {name}, which all threads write"
                raise self._broken(Property.WRITES, text, Verdict.UNSUPPORTED)

    def meet(self, barrier: int) -> None:
        if self.state.conditions or self.instruction.guard is not None or barrier:
            text = "waits at a barrier that some threads may not reach"
            raise self._broken(Property.CONTROL, text, Verdict.UNSUPPORTED)
        try:
            self._group.meet(self.state.memory)
        except VariableRefused as refused:
            raise self._broken(Property.CONTROL, f"waits at {refused}", Verdict.UNSUPPORTED) from None

    @property
    def _group(self) -> SharedMemory:
        """Return what the threads of a group share."""
        group = self.context.group
        if group is None:
            text = "needs the number of threads of a group, a power of 2 that .maxntid says"
            raise self._broken(Property.CONTROL, text, Verdict.UNSUPPORTED)
        return group

    def _entry(self, address: Term, prop: Property, verb: str) -> TableEntry | None:
        """Return the entry of a variable that is accessed, None for other memory."""
        context, space = self.context, self.row.space
        try:
            entry = entry_at(context.normal, context.variables, context.normal(address))
        except VariableRefused as refused:
            raise self._broken(prop, f"{verb} {refused}") from None
        if entry is None:
            if space == SHARED:
                raise self._broken(prop, f"{verb} shared memory where no variable is known to be")
            return None
        if entry.variable.space != space.removesuffix(".nc"):
            raise self._broken(prop, f"{self.row.name} accesses {entry.variable.name}, which is in another space")
        index = entry.index
        if index is not None and not context.secrecy.is_public(index):
            if not context.tables:
                raise self._secret(Property.SECRET_ADDRESS, f"{verb} at an address", index)
            context.look_up()
        return entry

    def _check_bounds(self, place: ResolvedAddress, size: int, prop: Property, verb: str) -> None:
        """Check that an access is in the state space of what it accesses, coherent where threads write, and one to the
        block of this thread: those of others are theirs to write."""
        region, space = place.region, self.row.space
        if (space == "param") != (region in self.context.parameters):
            raise self._broken(prop, f"{self.row.name} accesses {region.name}, which is in another space")
        if space == _NON_COHERENT and (region.block or region.writable):
            why = "" if region.writable else ", and in may be out"
            text = f"{self.row.name} reads {region.name} by a cache that does not see what threads write{why}"
            raise self._broken(prop, text)
        if not region.block:
            super()._check_bounds(place, size, prop, verb)
            return
        number, low = divmod(place.offset, region.block)
        high, share = low + size, self.context.share
        own = "this thread's block" if share.blocks == 1 else "this thread's blocks"
        what = f"{verb} {size} bytes at offset {place.offset} of {own} of {region.name}"
        if number not in share.numbers or high > region.block:
            several = f": {share.blocks} blocks of {region.block}, {share.warp} apart"
            has = f", which has {region.block}" if share.blocks == 1 else several
            raise self._broken(prop, what + has)
        needed = place.offset + size if self.context.contract.short_tail else number + 1
        if not self.context.holds(self.state, self.context.at_least(self.state.done, needed)):
            raise self._broken(prop, f"{what}, and it may not be there")

    # Control.

    def branch(self, condition: Term, target: Term) -> None:
        raise NotImplementedError(self.row.name)  # branches jump under a predicate

    def jump(self, target: Term) -> None:
        place = None if target is RETURN else self.context.normal(target).value
        guard = self.instruction.guard
        if guard is None:
            self.control = Control(None, place)
            return
        if self.row.name == _UNIFORM:
            text = f"{_UNIFORM} under a predicate says that all threads go the same way, which is not shown"
            raise self._broken(Property.CONTROL, text, Verdict.UNSUPPORTED)
        register, inverted = guard
        taken = self._register(register)
        if taken.width != 1:
            raise self._other_width(register, taken.width, 1)
        condition = self.context.normal(~taken if inverted else taken)
        if not self.context.secrecy.is_public(condition):
            raise self._secret(Property.SECRET_BRANCH, "branches on a condition", condition)
        self.control = Control(condition, place)

    def sign(self) -> None:
        raise NotImplementedError(self.row.name)  # no row of PTX signs addresses

    def authenticate(self) -> None:
        raise NotImplementedError(self.row.name)  # nor does one authenticate them


def _shown(register: Register) -> str:
    return f"{register.file}{register.number}"

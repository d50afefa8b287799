"""Symbolic execution of one instruction: the `Machine` on terms that meanings of rows run on, with every rule about
memory, constant time and reserved registers checked where it happens."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from ciphergen.backends.machine.row import Operand, Timing
from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.term import Term, const, extract, make, zext
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.execution.accesses import Accesses
from ciphergen.verify.execution.literal_loads import literal
from ciphergen.verify.execution.memory import ResolvedAddress
from ciphergen.verify.execution.memory_look_ups import KEY_LOOK_UPS, MOST_BITS, choice, key_table
from ciphergen.verify.execution.state import Calls, Control
from ciphergen.verify.object.image import Link
from ciphergen.verify.object.literals import LiteralRefused
from ciphergen.verify.variables import base_of_code, code, linked, pointer, signed, symbol
from ciphergen.verify.verdict import Property, Verdict

_VENEERS = count()  # each writes another value


class SymbolicMachine(Accesses):
    """A machine on terms that runs one instruction on a state, which it changes. `control` says where the instruction
    jumps."""

    def run(self) -> None:
        """Execute the instruction.

        Raises:
            Broken: the instruction breaks a rule, or the prover cannot follow.
        """
        row = self.instruction.row
        if row.timing is not Timing.DATA_INDEPENDENT:
            raise self._broken(Property.TIMING, f"{row.name} can take a time that depends on its data")
        link = self.instruction.link
        if link is not None and link.pair == self.instruction.address:
            self.write(row.effects.writes[0][0], linked(link.pair, self.context.target.xlen))
        else:
            row.meaning(self)

    # Registers and immediates.

    def _register(self, name: str, plus: int) -> tuple[Operand, Register]:
        operand = self.instruction.row.operands[name]
        number = self.instruction.values[name]
        if plus:
            number = (number + plus) % len(self.context.target.files[operand.file].names)
        return operand, Register(operand.file, number)

    def read(self, name: str, plus: int = 0) -> Term:
        operand, register = self._register(name, plus)
        if register.number == operand.zero:
            return const(0, operand.bits)
        state = self.state
        value, source = state.registers[register], state.writer.get(register)
        if source is not None:
            self._sources.append(source)
        if value.width == operand.bits:
            self._read.append(value)
            return value
        return self._reads(self.context.normal.extract(value, operand.bits - 1, 0), value)

    def _reads(self, part: Term, value: Term) -> Term:
        """Note that the instruction reads the lowest bits of a register, and return them."""
        if part is not value:
            self.context.raw.note(part, extract(value, part.width - 1, 0), (value,))
        self._read.append(part)
        return part

    def write(self, name: str, value: Term, plus: int = 0) -> None:
        operand, register = self._register(name, plus)
        context, state = self.context, self.state
        made = zext(value, context.target.files[operand.file].bits)
        value = context.normal(made)
        if value is not made:
            context.normal.forget(made)  # of each instruction such a term, most of them made once
        context.raw.note(value, made, self._read)
        if register.number == operand.zero:
            return
        step = self._note(value, stored=False)
        if register in context.target.abi.untouched:
            self._check_untouched(register, value)
        state.put(register, value, step)
        context.trace.written.add(register)

    def _check_untouched(self, register: Register, value: Term) -> None:
        """Check what is written to a reserved register, or to the stack pointer."""
        abi = self.context.target.abi
        if register in abi.reserved and self.state.registers[register] is not value:
            name = self.context.target.register_name(register)
            raise self._broken(Property.RESERVED, f"writes {name}, which no function may change")
        if register == abi.stack_pointer:
            self._move_stack(value)

    def _move_stack(self, pointer: Term) -> None:
        """Check a new stack pointer, forget the memory below it and update the stack use.

        An interrupt can use the stack at any instruction, so the pointer is checked at every write of it."""
        depth, stack = self._depth(pointer), self.context.contract.stack
        if depth is None or depth % stack.alignment:
            multiple = f"a multiple of {stack.alignment} bytes at or below where it was at entry"
            raise self._broken(Property.STACK_POINTER, f"does not keep the stack pointer {multiple}")
        if stack.size is not None and depth > stack.size:
            text = f"moves the stack pointer {depth} bytes below that at entry; at most {stack.size} are allowed"
            raise self._broken(Property.STACK_POINTER, text)
        self.context.trace.use_stack(depth)
        self.state.memory.drop_below(stack, -depth)

    def _depth(self, pointer: Term) -> int | None:
        """Return the depth of a stack pointer in bytes below that at entry, None if it is not known or above it."""
        return self.context.below(entry_value(self.context.target, self.context.target.abi.stack_pointer), pointer)

    def value(self, name: str) -> int:
        return self.instruction.values[name]

    def pc(self) -> Term:
        base = self.instruction.base
        return code(base, self.context.target.xlen) + (self.instruction.address - base)

    # Memory.

    def load(self, address: Term, size: int) -> Term:
        constant = self._literal(address, size)
        if constant is None:
            constant = self._looked_up(self.context.normal(address), size)
        if constant is None:
            return super().load(address, size)
        self._read.append(constant)
        return constant

    def _looked_up(self, address: Term, size: int) -> Term | None:
        """Return what an instruction looks up in memory that may only be read, at an address that depends on a secret;
        None for other addresses, and where tables are not allowed."""
        context = self.context
        if context.literals is None or not context.literals.tables or context.secrecy.is_public(address):
            return None
        place = key_table(context.normal, context.linear(address), context.contract.regions)
        if place is None:
            return None
        region, offsets, index = place.region, place.offsets, place.index
        if index is None:
            text = f"reads {region.name} by an index that may have more than {MOST_BITS} bits"
            raise self._broken(Property.READS, text, Verdict.UNSUPPORTED)
        span = offsets[-1] + size - offsets[0]
        self._check_bounds(ResolvedAddress(region, offsets[0]), span, Property.READS, "reads")
        if self.aligns and any(number % size for number in (region.alignment, offsets[0], offsets.step)):
            text = f"reads {size} bytes of {region.name} at an address that may be misaligned"
            raise self._broken(Property.READS, text)
        words = [self._word(ResolvedAddress(region, offset), size) for offset in offsets]
        loaded = context.entries.loaded(index, words)
        if context.raw.noted:
            context.raw.note(loaded, choice(index, words), (index, *words))
        context.trace.look_up(KEY_LOOK_UPS)
        return loaded

    def _literal(self, address: Term, size: int) -> Term | None:
        """Return what an instruction loads from its function's own bytes, None for other addresses."""
        try:
            return literal(self.context, self.instruction, address, size, self._read)
        except LiteralRefused as refused:
            raise self._broken(Property.READS, f"reads {refused}") from None

    def _check_bounds(self, place: ResolvedAddress, size: int, prop: Property, verb: str) -> None:
        if place.region is not self.context.contract.stack:
            Accesses._check_bounds(self, place, size, prop, verb)
            return
        low, high = place.offset, place.offset + size
        if prop is Property.READS and low >= 0 and high <= self.context.contract.passed:
            return
        depth = self._depth(self.state.registers[self.context.target.abi.stack_pointer])
        if depth is None or not -depth <= low or high > 0:
            what = f"{verb} {size} bytes at offset {low} of {place.region.name}"
            raise self._broken(prop, f"{what}: outside of its own frame")

    # Control.

    def branch(self, condition: Term, target: Term) -> None:
        condition = self.context.normal(condition)
        if not self.context.secrecy.is_public(condition) and not self._released(condition):
            raise self._secret(Property.SECRET_BRANCH, "branches on a condition", condition)
        self.control = Control(condition, *self._inside(target))

    def _released(self, condition: Term) -> bool:
        """Return True if a condition that depends on a secret is what a caller learns anyway."""
        calls = self.context.calls
        return calls is not None and calls.releases(self.context, self.state, self.instruction, condition)

    def call_proved(self, calls: Calls) -> None:
        """Do what the function does that begins here, and return from it."""
        calls.take(self.context, self.state, self.instruction)
        target = self.context.target
        link = self.state.registers[target.abi.return_address]
        self._change(target.abi.return_address, self._unknown(target.abi.return_address))
        self.instruction = replace(self.instruction, link=None)
        self.jump(link - target.code_bit)

    def _unknown(self, register: Register) -> Term:
        return symbol("left", self.context.target.files[register.file].bits, Secrecy.UNKNOWN, next(_VENEERS))

    def jump(self, target: Term) -> None:
        if self.instruction.link is not None:
            self.control = Control(None, *self._linked(self.instruction.link))
        elif self.context.normal(target) is self.context.normal(self.returns_to - self.context.target.code_bit):
            self.control = Control(None, None)
        else:
            self.control = Control(None, *self._inside(target))

    def meet(self, barrier: int) -> None:
        raise NotImplementedError(self.instruction.row.name)  # no processor's row waits for others

    def sign(self) -> None:
        link, depth = self._link(), self._depth(self.state.registers[self.context.target.abi.stack_pointer])
        if depth is None or self.state.registers[link] is not self.context.normal(self.returns_to):
            raise self._broken(Property.CONTROL, "signs what is not the address to return to")
        self._change(link, signed(depth, self.context.target.xlen))

    def authenticate(self) -> None:
        link, depth = self._link(), self._depth(self.state.registers[self.context.target.abi.stack_pointer])
        if depth is None or self.state.registers[link] is not signed(depth, self.context.target.xlen):
            text = "authenticates what was not signed with the same stack pointer"
            raise self._broken(Property.CONTROL, text)
        self._change(link, self.context.normal(self.returns_to))

    def _link(self) -> Register:
        return self.context.target.abi.return_address

    def _change(self, register: Register, value: Term) -> None:
        """Put a value into a register that no field names and that is no result of other values."""
        self.context.trace.written.add(register)
        self.state.put(register, value, None)

    def _linked(self, link: Link) -> tuple[int, int]:
        """Return the target of a linked jump and its section's base; set the registers that a veneer may write to
        unknown values."""
        target = self.context.target
        if link.pair is not None and linked(link.pair, target.xlen) not in self._read:
            text = "jumps to another section by an address of which the first part is not there"
            raise self._broken(Property.CONTROL, text)
        for register in (Register(target.abi.return_address.file, number) for number in target.linking.veneers):
            bits = target.files[register.file].bits
            self._change(register, symbol("veneer", bits, Secrecy.UNKNOWN, next(_VENEERS)))
        return link.target, link.base

    @property
    def returns_to(self) -> Term:
        """Return the return address that the caller passes."""
        return entry_value(self.context.target, self.context.target.abi.return_address)

    def _inside(self, target: Term) -> tuple[int, int]:
        """Return the target offset of a jump and the base of its section. Ignore an operation that clears bit 0, since
        bit 0 of a code address is clear."""
        target = self.context.normal(target)
        if target.op == "concat" and len(target.args) == 2 and target.args[1] is const(0, 1):
            high = target.args[0]
            if high.op == "extract" and high.number == 1:
                target = high.args[0]
        linear = Linear.of(target)
        base = next((b for atom in linear.terms if (b := base_of_code(atom)) is not None), None)
        distance = linear if base is None else linear.plus(Linear.of(code(base, target.width)).times(-1))
        if base is None or distance.terms:
            if not self.context.secrecy.is_public(target):
                raise self._broken(Property.CONTROL, "jumps to an address that depends on a secret or was not kept")
            raise self._broken(Property.CONTROL, "jumps to an address that is neither in the code nor the caller's")
        return (base + distance.constant) % (1 << target.width), base


def entry_value(target: Target, register: Register) -> Term:
    """Return the value of a register at entry, apart from arguments."""
    abi, name = target.abi, target.register_name(register)
    bits = target.files[register.file].bits
    if register == abi.stack_pointer:
        return pointer("sp", bits)
    if register == abi.return_address:
        # Instructions stand at even addresses.
        return make("concat", (symbol("return", bits - 1, Secrecy.PUBLIC), const(target.code_bit, 1)), bits)
    return symbol("entry", bits, Secrecy.SECRET, name)

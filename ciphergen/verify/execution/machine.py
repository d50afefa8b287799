"""Symbolic execution of one instruction: the `Machine` on terms that meanings of rows run on, with every rule about
memory, constant time and reserved registers checked where it happens."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from ciphergen.backends.machine.row import Operand, Timing
from ciphergen.backends.machine.target import Register, Target
from ciphergen.dsl.term import Term, concat, const, eq, extract, make, variables, zext
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.literal_loads import literal
from ciphergen.verify.execution.memory import ResolvedAddress
from ciphergen.verify.execution.state import Definition, Instruction, State
from ciphergen.verify.object.image import Link
from ciphergen.verify.object.literals import LiteralRefused
from ciphergen.verify.variables import base_of_code, code, linked, pointer, secrecy, signed, symbol
from ciphergen.verify.verdict import Broken, Property, Verdict

_VENEERS = count()  # each writes another value


@dataclass(frozen=True)
class Control:
    """A jump of an instruction: to `target` (an offset in the text, None for the return to the caller) if `condition`
    is 1 (always, if None). base: of the section that `target` was found to be in."""

    condition: Term | None
    target: int | None
    base: int = 0


class SymbolicMachine:
    """A machine on terms that runs one instruction on a state, which it changes. `control` says where the instruction
    jumps."""

    def __init__(self, context: Context, state: State, instruction: Instruction) -> None:
        self.context, self.state, self.instruction = context, state, instruction
        self.control: Control | None = None
        self._sources: list[Definition] = []
        self._read: list[Term] = []  # the normal forms of which the instruction makes its results

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

    def _broken(self, prop: Property, text: str, verdict: Verdict = Verdict.REFUTED) -> Broken:
        return Broken(prop, self.instruction.address, text, verdict)

    def _secret(self, prop: Property, text: str, term: Term) -> Broken:
        """Return the error for a term that depends on a secret, or may do so since a loop changes it in a way not
        understood."""
        if any(secrecy(v) is Secrecy.SECRET for v in variables([term])):
            return self._broken(prop, text + " that depends on a secret")
        return self._broken(prop, text + " that a loop changes in a way not understood", Verdict.UNSUPPORTED)

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

    def _note(self, value: Term, *, stored: bool) -> Definition:
        step = Definition(self.instruction.address, value, tuple(self._sources), stored, self.state.history)
        self.state.add_step(step)
        return step

    def value(self, name: str) -> int:
        return self.instruction.values[name]

    def pc(self) -> Term:
        base = self.instruction.base
        return code(base, self.context.target.xlen) + (self.instruction.address - base)

    # Memory.

    def load(self, address: Term, size: int) -> Term:
        constant = self._literal(address, size)
        if constant is not None:
            self._read.append(constant)
            return constant
        place = self._place(address, size, Property.READS, "reads")
        self.context.note_read(self.state, place, size)
        word = self.state.memory.word(place.region, place.offset, size)
        if word is not None:
            self._read.append(word)
            return word
        found: list[Term] = []
        for offset in range(place.offset, place.offset + size):
            value = self.state.memory.get(place.region, offset)
            if value is None:
                text = f"reads byte {offset} of {place.region.name}, where nothing is known to be"
                raise self._broken(Property.READS, text)
            found.append(value)
        loaded = self.context.normal.concat(found[::-1])
        if size > 1:
            self.context.raw.note(loaded, concat(*found[::-1]), found)
        self._read.append(loaded)
        return loaded

    def _literal(self, address: Term, size: int) -> Term | None:
        """Return what an instruction loads from its function's own bytes, None for other addresses."""
        try:
            return literal(self.context, self.instruction, address, size, self._read)
        except LiteralRefused as refused:
            raise self._broken(Property.READS, f"reads {refused}") from None

    def store(self, address: Term, value: Term) -> None:
        size = value.width // 8
        place = self._place(address, size, Property.WRITES, "writes")
        if not place.region.writable:
            raise self._broken(Property.WRITES, f"writes to {place.region.name}, which was promised for reading only")
        made, value = value, self.context.normal(value)
        self.context.raw.note(value, made, self._read)
        self._note(value, stored=True)
        # Bytes of the output are noted as the first path writes them: paths that write them in other pieces lead to the
        # same question for the solver alone then, which finds pieces far harder.
        whole = self.context.contract.data is None or place.region is not self.context.contract.data[1]
        if size > 1 and whole and self.context.normal.is_whole(value):
            self.state.memory.put_word(place.region, place.offset, value, self.context.byte_of)
            return
        for i in range(size):
            self.state.memory.put(place.region, place.offset + i, self.context.byte_of(value, i))

    def _place(self, address: Term, size: int, prop: Property, verb: str) -> ResolvedAddress:
        context = self.context
        address = context.normal(address)
        if not context.secrecy.is_public(address):
            raise self._secret(Property.SECRET_ADDRESS, f"{verb} at an address", address)
        place = context.resolved(address, self.state.done) or self._place_here(address)
        if place is None:
            regions = ", ".join(region.name for region in context.contract.regions)
            raise self._broken(prop, f"{verb} at an address that is in none of the regions of the contract: {regions}")
        self._check_bounds(place, size, prop, verb)
        if size > 1 and not context.target.unaligned:
            self._check_alignment(address, place, size, prop, verb)
        return place

    def _place_here(self, address: Term) -> ResolvedAddress | None:
        """Return the place of an address at a distance that only the path's conditions fix; None without such a
        distance. After a loop, for example, `in + (bytes & -16)` is the first byte not done."""
        context, done = self.context, self.state.done
        for region in context.contract.regions:
            if region.base in variables([address]):
                start = Linear.of(region.base).plus(done.times(region.block))
                offset = context.fixed(self.state, context.normal.sum(Linear.of(address).plus(start.times(-1))))
                if offset is not None:
                    return ResolvedAddress(region, offset)
        return None

    def _check_bounds(self, place: ResolvedAddress, size: int, prop: Property, verb: str) -> None:
        region, low, high = place.region, place.offset, place.offset + size
        what = f"{verb} {size} bytes at offset {low} of {region.name}"
        if region is self.context.contract.stack:
            if prop is Property.READS and low >= 0 and high <= self.context.contract.passed:
                return
            depth = self._depth(self.state.registers[self.context.target.abi.stack_pointer])
            if depth is None or not -depth <= low or high > 0:
                raise self._broken(prop, f"{what}: outside of its own frame")
        elif region.block:
            short = self.context.contract.short_tail
            needed = high if short else -(-high // region.block)
            if low < 0 or not self.context.holds(self.state, self.context.at_least(self.state.done, needed)):
                left = "what is left, of which there" if short else "the next blocks, of which there"
                raise self._broken(prop, f"{what} of {left} may be fewer than {needed}")
        elif low < 0 or (region.size is not None and high > region.size):
            raise self._broken(prop, f"{what}, which has {region.size} bytes")

    def _check_alignment(self, address: Term, place: ResolvedAddress, size: int, prop: Property, verb: str) -> None:
        if place.region.alignment % size == 0 and place.offset % size == 0 and place.region.block % size == 0:
            return
        low = self._low_bits(address, size.bit_length() - 1)
        if not self.context.holds(self.state, eq(low, const(0, low.width))):
            raise self._broken(prop, f"{verb} {size} bytes of {place.region.name} at an address that may be misaligned")

    def _low_bits(self, address: Term, count: int) -> Term:
        """Return the low bits of an address, without the multiples of 2**count in its sum."""
        normal, linear = self.context.normal, Linear.of(address)
        low = Linear(count, linear.constant % (1 << count), {})
        for atom, factor in linear.terms.items():
            low = low.plus(Linear.of(normal.extract(atom, count - 1, 0)).times(factor))
        return normal.sum(low)

    # Control.

    def branch(self, condition: Term, target: Term) -> None:
        condition = self.context.normal(condition)
        if not self.context.secrecy.is_public(condition):
            raise self._secret(Property.SECRET_BRANCH, "branches on a condition", condition)
        self.control = Control(condition, *self._inside(target))

    def jump(self, target: Term) -> None:
        if self.instruction.link is not None:
            self.control = Control(None, *self._linked(self.instruction.link))
        elif self.context.normal(target) is self.context.normal(self.returns_to - self.context.target.code_bit):
            self.control = Control(None, None)
        else:
            self.control = Control(None, *self._inside(target))

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

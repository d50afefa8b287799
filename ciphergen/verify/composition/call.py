"""A call of a proved function: its arguments as places in memory, and what its contract asks of its caller."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, count

from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import Term, const, eq, from_bytes, ult
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.dsl.variant import Variant
from ciphergen.interface.role import Buffer, Holds, Length, Role, Unit
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.machine import entry_value
from ciphergen.verify.execution.memory import Region
from ciphergen.verify.execution.state import State
from ciphergen.verify.variables import symbol
from ciphergen.verify.verdict import Broken, Property, Verdict

_CALLS = count()  # each leaves other values in registers


@dataclass(frozen=True)
class Callee:
    """A function that is proved by itself. variant: of the text that it does; stack: bytes that it takes; key_bytes: of
    its V_key; looked_up: what is said of addresses of it that depend on secrets."""

    symbol: str
    role: Role
    variant: Variant
    stack: int
    key_bytes: int
    looked_up: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Place:
    """A buffer of a call: `size` bytes from `start` on in a region."""

    buffer: Buffer
    region: Region
    start: Term
    size: Term

    @property
    def fixed(self) -> tuple[int, int] | None:
        """Return (the signed offset in the region, the number of bytes) where both are known, else None."""
        if not self.start.is_const or not self.size.is_const:
            return None
        low, width = self.start.value, self.start.width
        return (low - (1 << width) if low >> (width - 1) else low), self.size.value


class ProvedCall:
    """A call on a path. lengths, places: of the parameters, by their names."""

    def __init__(
        self, context: Context, state: State, address: int, callee: Callee, values: Mapping[str, Term]
    ) -> None:
        """Take a call with the values of its arguments. Ask `checked` for one."""
        self.context, self.state, self.address, self.callee, self._values = context, state, address, callee, values
        self.lengths = dict[str, Term]()
        self.places: dict[str, Place] = {}

    @classmethod
    def checked(cls, context: Context, state: State, address: int, callee: Callee) -> ProvedCall:
        """Return a call on a path, after a check of the contract of what is called.

        Raises:
            Broken: the caller does not keep the contract, or the prover cannot follow.
        """
        arguments, parameters = context.target.abi.arguments, callee.role.parameters
        values = {p.name: context.normal(state.registers[r]) for p, r in zip(parameters, arguments, strict=False)}
        call = cls(context, state, address, callee, values)
        for number, parameter in enumerate(parameters[len(arguments) :]):
            values[parameter.name] = call.on_stack(number)
        call.find_lengths()
        call.check()
        return call

    def on_stack(self, number: int) -> Term:
        """Return an argument that is passed on the stack, the first of them number 0.

        Raises:
            Broken: nothing is known to be there.
        """
        context, size = self.context, self.context.target.xlen // 8
        low = number * size - self.depth
        found = [self.state.memory.get(context.contract.stack, low + i) for i in range(size)]
        there = [byte for byte in found if byte is not None]
        if len(there) < size or low + size > 0:
            text = f"calls {self.callee.symbol} without its argument {number + 1} on the stack"
            raise self.broken(Property.READS, text)
        return context.normal(from_bytes(there, "little"))

    @property
    def _passed(self) -> int:
        """Return the bytes of arguments on the stack."""
        target = self.context.target
        return max(0, len(self.callee.role.parameters) - len(target.abi.arguments)) * target.xlen // 8

    def find_lengths(self) -> None:
        """Note the lengths that are passed, once all arguments are known."""
        self.lengths = {p.name: self._values[p.name] for p in self.callee.role.parameters if isinstance(p, Length)}

    def check(self) -> None:
        """Check the contract of what is called, and note the places of its buffers."""
        for name, value in self._values.items():
            if not self.context.secrecy.is_public(value):
                text = f"calls {self.callee.symbol} with {name} that depends on a secret or was not kept"
                raise self.broken(Property.SECRET_ADDRESS, text)
        for buffer in self.callee.role.buffers:
            self.places[buffer.name] = self._place(buffer, self._values[buffer.name])
        self._check_apart()

    def broken(self, prop: Property, text: str, verdict: Verdict = Verdict.REFUTED) -> Broken:
        """Return the error for a contract that is not kept."""
        return Broken(prop, self.address, text, verdict)

    def holds(self, condition: Term) -> bool:
        """Return True if a condition is known to hold on the path."""
        return self.context.holds(self.state, condition)

    # What is passed.

    def _place(self, buffer: Buffer, pointer: Term) -> Place:
        address = Linear.of(pointer)
        for region in self.context.contract.regions:
            if address.terms.get(region.base) == 1:
                start = self.context.normal.sum(address.plus(Linear(address.width, 0, {region.base: 1}).times(-1)))
                place = Place(buffer, region, start, self._size(buffer, pointer.width))
                self._check(place, pointer)
                return place
        text = f"calls {self.callee.symbol} with a {buffer.name} that is in none of the regions of the contract"
        raise self.broken(Property.WRITES if buffer.access.writes else Property.READS, text)

    def _size(self, buffer: Buffer, width: int) -> Term:
        times, unit, variant = buffer.extent.times, buffer.extent.unit, self.callee.variant
        if isinstance(times, str):
            return self.lengths[times]
        sizes = {Unit.BYTE: 1, Unit.BLOCK: variant.block_bytes, Unit.KEY: variant.key_bytes}
        size = self.callee.key_bytes if unit is Unit.ROUND_KEYS else times * sizes[unit]
        return const(size, width)

    def _check(self, place: Place, pointer: Term) -> None:
        """Check that a buffer is inside of its region, may be accessed so, and is aligned."""
        buffer, region = place.buffer, place.region
        prop = Property.WRITES if buffer.access.writes else Property.READS
        what = f"calls {self.callee.symbol} with a {buffer.name} that"
        if buffer.access.writes and not region.writable:
            raise self.broken(prop, f"{what} is in {region.name}, which was promised for reading only")
        if not self._inside(place):
            raise self.broken(prop, f"{what} may not lie in {region.name}")
        alignment = self.context.target.key_alignment if buffer.holds is Holds.ROUND_KEYS else buffer.alignment
        low = self.context.normal(pointer & (alignment - 1))
        if alignment > 1 and not self.holds(eq(low, const(0, low.width))):
            raise self.broken(prop, f"{what} may be misaligned")

    def _inside(self, place: Place) -> bool:
        region, fixed = place.region, place.fixed
        if region is self.context.contract.stack:
            return fixed is not None and self._passed - self.depth <= fixed[0] and sum(fixed) <= 0
        if region.block:
            return False  # where a row of blocks ends, and which of them a place is in, only its own function says
        if region.length is None:
            inside = fixed is not None and fixed[0] >= 0
            return inside and (region.size is None or (fixed is not None and sum(fixed) <= region.size))
        left = self.context.normal(region.length - place.start)
        return self.holds(~ult(region.length, place.start)) and self.holds(~ult(left, place.size))

    @property
    def depth(self) -> int:
        """Return how many bytes the stack pointer is below that at entry."""
        stack = self.context.target.abi.stack_pointer
        depth = self.context.below(entry_value(self.context.target, stack), self.state.registers[stack])
        assert depth is not None, "each instruction that moves it is checked"
        return depth

    def _check_apart(self) -> None:
        for one, other in combinations(self.places.values(), 2):
            may_be = other.buffer.may_be == one.buffer.name or one.buffer.may_be == other.buffer.name
            if one.region is not other.region or (may_be and self.same(one, other)) or self.apart(one, other):
                continue
            text = f"calls {self.callee.symbol} with {one.buffer.name} and {other.buffer.name} that may overlap"
            raise self.broken(Property.WRITES, text)

    def same(self, one: Place, other: Place) -> bool:
        """Return True if two buffers are known to be the same memory."""
        return self.equal(one.start, other.start) and self.equal(one.size, other.size)

    def apart(self, one: Place, other: Place) -> bool:
        """Return True if two buffers in one region are known not to overlap."""
        a, b = one.fixed, other.fixed
        if a is not None and b is not None:
            return sum(a) <= b[0] or sum(b) <= a[0]
        return self.precedes(one.start, one.size, other.start) or self.precedes(other.start, other.size, one.start)

    def precedes(self, start: Term, size: Term, other: Term) -> bool:
        """Return True if the end of a part of a region, which is in it, is known to be no higher than a place."""
        return self.holds(~ult(other, self.context.normal(start + size)))

    def equal(self, a: Term, b: Term) -> bool:
        """Return True if two words are known to be equal on the path."""
        return a is b or self.holds(eq(a, b))

    # What is there.

    def bytes(self, name: str) -> tuple[Term, ...]:
        """Return the bytes in a buffer of a known size."""
        place = self.places[name]
        fixed = place.fixed
        if fixed is None or not self._plain(place, *fixed):
            text = f"calls {self.callee.symbol} with a {name} of which the bytes are not known"
            raise self.broken(Property.READS, text, Verdict.UNSUPPORTED)
        found = list[Term]()
        for offset in range(fixed[0], fixed[0] + fixed[1]):
            value = self.state.memory.get(place.region, offset)
            if value is None:
                text = f"calls {self.callee.symbol} with a {name} in whose byte {len(found)} nothing is known to be"
                raise self.broken(Property.READS, text)
            found.append(value)
        return tuple(found)

    def _plain(self, place: Place, low: int, size: int) -> bool:
        """Return True if a called function wrote no string at a place."""
        pieces = self.state.strings.get(place.region.name, ())
        return all(piece.apart(low, low + size) for piece in pieces)

    def block(self, name: str) -> Term:
        """Return what is in a buffer as one big-endian number in normal form."""
        return self.context.normal(from_bytes(self.bytes(name), "big"))

    def put_block(self, name: str, value: Term) -> None:
        """Write a big-endian number into a buffer."""
        self.put(name, [self.context.normal.extract(value, i + 7, i) for i in range(value.width - 8, -1, -8)])

    def put(self, name: str, values: Sequence[Term]) -> None:
        """Write bytes into a buffer of a known size."""
        place = self.places[name]
        fixed = place.fixed
        if fixed is None or not self._plain(place, *fixed):
            text = f"calls {self.callee.symbol}, which writes {name} where another function did"
            raise self.broken(Property.WRITES, text, Verdict.UNSUPPORTED)
        for number, value in enumerate(values):
            self.state.memory.put(place.region, fixed[0] + number, value)

    def leave(self) -> None:
        """Do what every function may do: use the stack below, and the registers that it need not keep."""
        context, abi, state = self.context, self.context.target.abi, self.state
        stack = context.contract.stack
        deepest = self.depth + self.callee.stack
        if stack.size is not None and deepest > stack.size:
            text = f"calls {self.callee.symbol} {deepest} bytes deep in the stack; at most {stack.size} are allowed"
            raise self.broken(Property.STACK_POINTER, text)
        context.trace.use_stack(deepest)
        context.trace.look_up(*self.callee.looked_up)
        state.memory.drop_below(stack, self._passed - self.depth)  # what is passed there is the callee's own
        kept = {*abi.reserved, abi.stack_pointer, abi.return_address}
        for register in list(state.registers):
            if register not in kept:
                self._spoil(register)

    def left(self, what: str, bits: int) -> Term:
        """Return a value that nothing is known of: what a register or a buffer holds after this call alone."""
        return symbol("left", bits, Secrecy.UNKNOWN, what, next(_CALLS))

    def _spoil(self, register: Register) -> None:
        """Put an unknown value into a register, but for what the callee keeps of it."""
        context, abi = self.context, self.context.target.abi
        value = self.state.registers[register]
        bits = abi.callee_saved_bits.get(register.file, value.width) if register in abi.callee_saved else 0
        if bits == value.width:
            return
        left = self.left(context.target.register_name(register), value.width - bits)
        kept = context.normal.extract(value, bits - 1, 0) if bits else None
        self.state.put(register, left if kept is None else context.normal.concat([left, kept]), None)
        context.trace.written.add(register)

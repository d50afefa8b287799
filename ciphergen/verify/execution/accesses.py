"""Symbolic execution of accesses to memory, with every rule about it checked where it happens: regions, bounds,
alignment, addresses that are public. What computes and jumps is a machine's own."""

from __future__ import annotations

from ciphergen.dsl.term import Term, concat, const, eq, ult, variables
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.execution.context import Context
from ciphergen.verify.execution.memory import ResolvedAddress, resolve
from ciphergen.verify.execution.state import Control, Definition, Instruction, State
from ciphergen.verify.variables import secrecy
from ciphergen.verify.verdict import Broken, Property, Verdict


class Accesses:
    """The memory half of a machine on terms that runs one instruction on a state, which it changes. aligns: whether
    accesses of several bytes have to be aligned. `control` says where the instruction jumps."""

    def __init__(self, context: Context, state: State, instruction: Instruction) -> None:
        self.context, self.state, self.instruction = context, state, instruction
        self.control: Control | None = None
        self._sources: list[Definition] = []
        self._read: list[Term] = []  # the normal forms of which the instruction makes its results

    @property
    def aligns(self) -> bool:
        return not self.context.platform.unaligned

    def _broken(self, prop: Property, text: str, verdict: Verdict = Verdict.REFUTED) -> Broken:
        return Broken(prop, self.instruction.address, text, verdict)

    def _secret(self, prop: Property, text: str, term: Term) -> Broken:
        """Return the error for a term that depends on a secret, or may do so since a loop changes it in a way not
        understood."""
        if any(secrecy(v) is Secrecy.SECRET for v in variables([term])):
            return self._broken(prop, text + " that depends on a secret")
        return self._broken(prop, text + " that a loop changes in a way not understood", Verdict.UNSUPPORTED)

    def _note(self, value: Term, *, stored: bool) -> Definition:
        step = Definition(self.instruction.address, value, tuple(self._sources), stored, self.state.history)
        self.state.add_step(step)
        return step

    def load(self, address: Term, size: int) -> Term:
        place = self._place(address, size, Property.READS, "reads")
        self.context.note_read(self.state, place, size)
        loaded = self._word(place, size)
        self._read.append(loaded)
        return loaded

    def _word(self, place: ResolvedAddress, size: int) -> Term:
        """Return the normal form of what lies in a place.

        Raises:
            Broken: nothing is known of a byte there.
        """
        word = self.state.memory.word(place.region, place.offset, size)
        if word is not None:
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
        return loaded

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
        place = context.resolved(address, self.state.done) or self._beside(address) or self._place_here(address)
        if place is None:
            regions = ", ".join(region.name for region in context.contract.regions)
            raise self._broken(prop, f"{verb} at an address that is in none of the regions of the contract: {regions}")
        self._check_bounds(place, size, prop, verb)
        if size > 1 and self.aligns:
            self._check_alignment(address, place, size, prop, verb)
        return place

    def _beside(self, address: Term) -> ResolvedAddress | None:
        """Return the place of an address in a region beside the contract's, None if it is in none of them."""
        regions = self.state.regions
        return resolve(self.context.linear(address), regions, self.state.done) if regions else None

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
        if not all(piece.apart(low, high) for piece in self.state.strings.get(region.name, ())):
            raise self._broken(prop, f"{what}, where a called function wrote", Verdict.UNSUPPORTED)
        if region.block:
            short = self.context.contract.short_tail
            needed = high if short else -(-high // region.block)
            if low < 0 or not self.context.holds(self.state, self.context.at_least(self.state.done, needed)):
                left = "what is left, of which there" if short else "the next blocks, of which there"
                raise self._broken(prop, f"{what} of {left} may be fewer than {needed}")
        elif region.length is not None:
            if low < 0 or not self.context.holds(self.state, ~ult(region.length, const(high, region.length.width))):
                raise self._broken(prop, f"{what}, which may have fewer than {high}")
        elif any(region is beside for beside in self.state.regions):
            return  # what a pointer leads to, on both sides of it: judged in each run, where it leads then
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

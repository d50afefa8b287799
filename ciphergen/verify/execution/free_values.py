"""Any values in place of those that straight code reads of registers and memory: of secrets, all but their constant
bits; and of what is public and another one each time, as a pointer to the keys of a call.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from ciphergen.backends.machine.target import Register
from ciphergen.dsl.term import Term, concat
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.execution.memory import Bytes, Region
from ciphergen.verify.execution.stretches import NotedMemory, Read
from ciphergen.verify.variables import base_of_code, symbol

if TYPE_CHECKING:
    from ciphergen.verify.execution.context import Context

ANY = "any"  # kind of the free variables


class ReadPlace(NamedTuple):
    """A place that code reads: a register of a file, or bytes of a region. number: of the register, or the offset of
    the first byte; size: how many bytes, 0 for a register."""

    name: str
    number: int
    size: int = 0

    @staticmethod
    def of(source: Register | Read) -> ReadPlace:
        """Return the place of what is read."""
        if isinstance(source, Register):
            return ReadPlace(source.file, source.number)
        return ReadPlace(source.region.name, source.offset, source.size)


def is_any(context: Context, value: Term) -> bool:
    """Return True if straight code is tried with any value in place of one: of a secret, or of a place in the code, to
    which a routine jumps when it is done. Where an address depends on it, the code is not executed in general."""
    if not context.secrecy.is_public(value):
        return True
    return any(base_of_code(atom) is not None for atom in context.linear(value).terms)


@dataclass(frozen=True)
class AnyValue:
    """All values of a register or of memory that have the constant bits of one. pieces: free variables and constants,
    the most significant first."""

    pieces: tuple[Term, ...]

    @staticmethod
    def like(value: Term, place: ReadPlace) -> AnyValue:
        """Return all values that have the constant bits of a term in normal form. place: where it is read."""
        pieces, low = list[Term](), value.width
        for part in value.args if value.op == "concat" else (value,):
            low -= part.width
            if part.is_const:
                pieces.append(part)
                continue
            width = part.width
            if pieces and not pieces[-1].is_const:
                width += pieces.pop().width
            pieces.append(symbol(ANY, width, Secrecy.SECRET, *place, low))
        return AnyValue(tuple(pieces))

    @staticmethod
    def public(width: int, place: ReadPlace) -> AnyValue:
        """Return all values of some bits, in code that may form no address of a contract's region by them."""
        return AnyValue((symbol(ANY, width, Secrecy.PUBLIC, *place),))

    @property
    def term(self) -> Term:
        return concat(*self.pieces)

    def found(self, normal: Normalizer, value: Term) -> dict[Term, Term] | None:
        """Return what the variables are in a value, None if its constant bits are others."""
        found, low = dict[Term, Term](), value.width
        for piece in self.pieces:
            low -= piece.width
            part = normal.extract(value, low + piece.width - 1, low)
            if piece.is_const and part is not piece:
                return None
            found[piece] = part
        return found


@dataclass(frozen=True)
class AnyPointer:
    """Any pointer into a region that is only read, as far from where it begins as its alignment allows.

    source: where the pointer is read. seen: the region that begins there, of any bytes, or of those that have the
    constant bits of what is there now, for the code that is executed in general; in each later run, what was read of it
    is read anew where the pointer points, and has to have these bits.
    """

    source: Register | Read
    region: Region
    seen: Region

    @staticmethod
    def like(
        context: Context, value: Term, source: Register | Read, variable: Term, *, constants: bool
    ) -> AnyPointer | None:
        """Return any pointer into the region that a value points into; None if it does not, or more than values decides
        what reading there does. variable: stands for the pointer. constants: whether constant bits of what is there
        stay."""
        for region in context.contract.regions:
            pointed = context.linear(value).terms == {region.base: 1}
            changes = region.writable or region.block or region.length is not None
            if pointed and not changes and region.size is not None and region not in (context.contract.data or ()):
                begin = _distance(context, value, region) if constants else None
                return AnyPointer(source, region, _seen(region, ReadPlace.of(source), variable, begin))
        return None

    def distance(self, context: Context, value: Term) -> int | None:
        """Return how far a pointer is from where the region begins; None if it is no such pointer."""
        return _distance(context, value, self.region)

    def there(self, read: Read, distance: int) -> Read | None:
        """Return what is read in place of a part of `seen`, None if it is not in the region."""
        offset = distance + read.offset
        inside = self.region.size is not None and 0 <= offset <= self.region.size - read.size
        return replace(read, region=self.region, offset=offset) if inside else None


def _distance(context: Context, value: Term, region: Region) -> int | None:
    """Return how far a value is from where a region begins; None if it is no aligned pointer into that region."""
    linear = context.linear(value)
    if linear.terms != {region.base: 1}:
        return None
    distance = linear.constant - (linear.constant >> (linear.width - 1) << linear.width)
    return None if distance % region.alignment else distance


def _seen(region: Region, place: ReadPlace, variable: Term, begin: int | None) -> Region:
    """Return the region that begins where a pointer points. begin: how far that is from where `region` begins, to keep
    the constant bits of what is there; None for any bytes."""
    name = f"{region.name} by {place.name} {place.number}"

    def byte(offset: int) -> Term:
        there = region.initial(begin + offset) if begin is not None else None
        return symbol(ANY, 8, Secrecy.SECRET, name, offset) if there is None else _like(there, name, offset)

    return Region(name, variable, None, False, byte, alignment=region.alignment)


def _like(byte: Term, name: str, offset: int) -> Term:
    """Return any byte with the constant bits of one, for a place in a region."""
    return AnyValue.like(byte, ReadPlace(name, offset, 1)).term


@dataclass
class Freed:
    """A record of the values that free variables replace in an execution. moved: places whose public values are
    replaced, too; elsewhere: of pointers that lead to other constant bits than in an execution before; values: the
    variables by what was read, a register or memory; regions: what pointers lead to."""

    context: Context
    moved: Collection[ReadPlace]
    elsewhere: Collection[ReadPlace] = ()
    values: list[tuple[Register | Read, AnyValue]] = field(default_factory=list[tuple["Register | Read", AnyValue]])
    pointers: list[AnyPointer] = field(default_factory=list[AnyPointer])
    regions: list[Region] = field(default_factory=list[Region])

    def replaced(self, source: Register | Read, value: Term) -> Term | None:
        """Return what stands for a value that is read, None if it has to be the same in each run."""
        place = ReadPlace.of(source)
        # A byte that a pointer leads to is compared in each run, though it is public.
        pointed = isinstance(source, Read) and any(source.region is region for region in self.regions)
        if pointed or is_any(self.context, value):
            free = AnyValue.like(value, place)
        elif place in self.moved:
            free = AnyValue.public(value.width, place)
            constants = place not in self.elsewhere
            if pointer := AnyPointer.like(self.context, value, source, free.term, constants=constants):
                self.pointers.append(pointer)
                self.regions.append(pointer.seen)
        else:
            return None
        self.values.append((source, free))
        return free.term


class FreeMemory(NotedMemory):
    """Memory in which what is read becomes free variables, but for public values that have to be the same."""

    def __init__(self, freed: Freed, memory: Bytes) -> None:
        super().__init__(memory)
        self._freed = freed
        self._replaced: set[tuple[str, int]] = set()

    def get(self, region: Region, offset: int) -> Term | None:
        free = self._free(Read(region, offset, 1, None), lambda: Bytes.get(self, region, offset))
        if free is not None:
            Bytes.put(self, region, offset, free)
        return super().get(region, offset)

    def word(self, region: Region, offset: int, size: int) -> Term | None:
        free = self._free(Read(region, offset, size, None), lambda: Bytes.word(self, region, offset, size))
        if free is not None:
            Bytes.put_word(self, region, offset, free, self._freed.context.byte_of)
        return super().word(region, offset, size)

    def _free(self, read: Read, now: Callable[[], Term | None]) -> Term | None:
        """Return what stands for a value that is read for the first time, and was not written here; None if nothing
        does."""
        first = read.region.name, read.offset
        value = None if first in self._replaced or first in self._own else now()
        free = None if value is None else self._freed.replaced(replace(read, value=value), value)
        if free is not None:
            self._replaced.update((read.region.name, i) for i in range(read.offset, read.offset + read.size))
        return free

    def _note(self, region: Region, offset: int, size: int, value: Term | None) -> None:
        if (region.name, offset) in self._replaced:
            self.spoiled |= bool(region.block)
        else:
            super()._note(region, offset, size, value)

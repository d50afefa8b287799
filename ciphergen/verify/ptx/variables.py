"""Variables of a PTX text: what a group of threads shares, and constants. Each is a table, whose entries are known as
a function of their number.

A group fills shared memory in front of its barrier: each thread writes the entry of its own number, of one table or of
several that follow each other, so that no two threads write the same, and what a thread writes says what all of them
do. Behind the barrier nothing is written. So an entry at a number is what the thread of that number wrote, with the
number in its place. No branch may part threads in front of the barrier: then all reach it, once.

Tables of more entries than a group has threads are several that follow each other, with numbers for entries that depend
on no key: so each thread of a warp can have a copy of a table in its own bank. What a look-up finds in such a table is
known for every number; where some of its bits make no difference, it does not matter whose copy it is.

Without a barrier each thread has a part of that memory to itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from ciphergen.dsl.term import Term, concat, const, evaluate, extract, make, substitute, variables, zext
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.equality.linear import Linear
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.equality.tables import bits_of
from ciphergen.verify.execution.memory import Bytes, Region
from ciphergen.verify.variables import is_kind, symbol

MOST_BITS = 13  # of the number of an entry: of one of 256, and of a copy of it for each thread of a warp
SHARED = "shared"
_WORD = 4  # bytes


class VariableRefused(Exception):
    """An error: an access to a variable that is not understood; the message says what it accesses."""


@dataclass(frozen=True)
class TextVariable:
    """A variable of a text. space: its state space; size, alignment: in bytes; data: what it holds, None for memory
    that threads share."""

    name: str
    space: str
    size: int
    alignment: int
    data: bytes | None

    def address(self, bits: int) -> Term:
        """Return its address, which is no address of data."""
        return symbol("variable", bits, Secrecy.PUBLIC, self.name)


@dataclass(frozen=True)
class TableEntry:
    """An entry of a table: the place of the table's first one in its variable, and the number, None for the first."""

    variable: TextVariable
    start: int
    index: Term | None
    low: int


def entry_at(normal: Normalizer, known: Sequence[TextVariable], address: Term) -> TableEntry | None:
    """Return the entry at an address in normal form; None if it is in no variable.

    Raises:
        VariableRefused: it is by what is no number of an entry.
    """
    linear = Linear.of(address)
    found = next((v for v in known if linear.terms.get(v.address(address.width)) == 1), None)
    if found is None:
        return None
    rest = {atom: n for atom, n in linear.terms.items() if atom is not found.address(address.width)}
    if not rest:
        return TableEntry(found, linear.constant, None, 0)
    bits = bits_of(normal, normal.sum(Linear(linear.width, 0, rest)), MOST_BITS) or _joined(normal, address.width, rest)
    if bits is None:
        raise VariableRefused(f"{found.name} by a number that may have more than {MOST_BITS} bits")
    return TableEntry(found, linear.constant, *bits)


def _joined(normal: Normalizer, width: int, parts: Mapping[Term, int]) -> tuple[Term, int] | None:
    """Return (bits, low) of a sum of terms times numbers, as `bits_of` does, where no two of its terms have a bit in
    one place; None for other sums."""
    fields = [bits_of(normal, normal.sum(Linear(width, 0, {atom: n})), MOST_BITS) for atom, n in parts.items()]
    known = sorted(((low, bits) for bits, low in filter(None, fields)), key=lambda each: each[0])
    joined, start = known[0][1] if known else const(0, 1), known[0][0] if known else 0
    for low, bits in known[1:]:
        gap = low - start - joined.width
        if gap < 0:
            return None
        joined = concat(bits, const(0, gap), joined) if gap else concat(bits, joined)
    return (normal(joined), start) if len(known) == len(parts) and joined.width <= MOST_BITS else None


def constant_at(normal: Normalizer, entry: TableEntry, size: int) -> Term:
    """Return what a constant holds at an entry, of so many bytes.

    Raises:
        VariableRefused: it lies outside, or may be misaligned.
    """
    variable, start, index, low = entry.variable, entry.start, entry.index, entry.low
    assert variable.data is not None
    places = range(start, start + (1 << low + index.width), 1 << low) if index is not None else range(start, start + 1)
    if places[-1] + size > variable.size:
        raise VariableRefused(f"bytes {start} to {places[-1] + size} of {variable.name}, which has {variable.size}")
    if any(step % size for step in (variable.alignment, start, places.step if index is not None else 0)):
        raise VariableRefused(f"{size} bytes of {variable.name} at a place that may be misaligned")
    words = tuple(int.from_bytes(variable.data[at : at + size], "little") for at in places)
    return const(words[0], 8 * size) if index is None else normal(make("table", (index,), 8 * size, words))


@dataclass(frozen=True)
class SharedMemory:
    """The memory that a group of so many threads shares. thread: the number of a thread in it, as a term of so many
    bits that it counts them all."""

    variables: tuple[TextVariable, ...]
    threads: int

    meets: ClassVar[bool] = True  # whether there is a barrier, and behind it a loop over blocks

    @property
    def thread(self) -> Term:
        return symbol("launch", self.threads.bit_length() - 1, Secrecy.PUBLIC, "tid", "x")

    def meet(self, memory: Bytes) -> None:
        """Note that all threads are at the barrier.

        Raises:
            VariableRefused: they were before.
        """
        if self._met(memory):
            raise VariableRefused("a second barrier")
        memory.put(_BARRIER, 0, const(1, 1))

    def store(self, memory: Bytes, entry: TableEntry, value: Term) -> None:
        """Store the entry of a thread.

        Raises:
            VariableRefused: it may be another one's, or the threads have met.
        """
        variable, size = entry.variable, value.width // 8
        self._check(entry, size)
        if entry.index is not self.thread:
            raise VariableRefused(f"{variable.name} at another place than the number of the thread")
        if self._met(memory):
            raise VariableRefused(f"{variable.name} behind the barrier")
        if any(v is not self.thread and not is_kind(v, "key", "rk") for v in variables([value])):
            raise VariableRefused(f"{variable.name} with more than the number of the thread, the key and constants")
        sizes = {stored.width for stored in memory.written.get(_region(variable).name, {}).values()}
        if sizes - {value.width}:
            raise VariableRefused(f"{variable.name} with entries of several sizes")
        memory.put(_region(variable), entry.start, value)

    def load(self, memory: Bytes, entry: TableEntry, size: int, normal: Normalizer) -> Term:
        """Return an entry.

        Raises:
            VariableRefused: the threads have not met, or nothing is known to be there.
        """
        variable, start, index = entry.variable, entry.start, entry.index
        if not self._met(memory):
            raise VariableRefused(
                f"{variable.name} in front of the barrier, where other threads may not have written it"
            )
        number = const(0, self.thread.width)
        if index is not None:
            self._check(entry, size)
            if index.width > number.width:
                return self._of_several(memory, entry, index, size, normal)
            number = zext(index, number.width)
        elif start % size == 0:  # an entry by its number alone
            start, place = start - start % (size * self.threads), start % (size * self.threads)
            number = const(place // size, number.width)
        stored = memory.get(_region(variable), start)
        if stored is None or stored.width != 8 * size:
            raise VariableRefused(f"{size} bytes at {start} of {variable.name}, where no such entry is known to be")
        (found,) = substitute([stored], {self.thread: number})
        return normal(found)

    def _of_several(self, memory: Bytes, entry: TableEntry, index: Term, size: int, normal: Normalizer) -> Term:
        """Return an entry of a table that several tables make, which are numbers for each thread.

        Raises:
            VariableRefused: one is not there, or depends on a key.
        """
        variable, each = entry.variable, size * self.threads
        starts = range(entry.start, entry.start + (size << index.width), each)
        stored = [memory.get(_region(variable), start) for start in starts]
        known = [term for term in stored if term is not None and term.width == 8 * size]
        if len(known) < len(starts):
            missing = next(at for at, term in zip(starts, stored, strict=True) if term not in known)
            raise VariableRefused(f"{size} bytes at {missing} of {variable.name}, where no such entry is known to be")
        if any(v is not self.thread for v in variables(known)):
            text = f"{variable.name} by a number of {index.width} bits, and a group has {self.threads}"
            raise VariableRefused(f"{text}: its entries depend on the key")
        bits, entries = _without_idle_bits(_numbers(tuple(known), self.thread), index.width)
        if not bits:
            return const(entries[0], 8 * size)
        number = concat(*(extract(index, bit, bit) for bit in reversed(bits)))
        return normal(make("table", (normal(number),), 8 * size, entries))

    def _met(self, memory: Bytes) -> bool:
        return memory.holds(_BARRIER.name, (0,))

    def _check(self, entry: TableEntry, size: int) -> None:
        """Check that an access is to one whole entry of a table of as many entries as there are threads."""
        variable, start, low = entry.variable, entry.start, entry.low
        if 1 << low != size or start % (size * self.threads) or variable.alignment % size:
            raise VariableRefused(f"{size} bytes of {variable.name} that are no entry of a table of {self.threads}")
        if start + size * self.threads > variable.size:
            raise VariableRefused(
                f"byte {start + size * self.threads - 1} of {variable.name}, which has {variable.size}"
            )


@dataclass(frozen=True)
class OwnMemory(SharedMemory):
    """The memory of a group without a barrier: words of which each thread writes and reads those of its own number
    alone, one of each table, so that it finds there what it wrote last, whatever others do. On all ways a word has as
    many bytes, so that no two threads have a byte in common."""

    meets: ClassVar[bool] = False

    def store(self, memory: Bytes, entry: TableEntry, value: Term) -> None:
        """Store a word of the thread.

        Raises:
            VariableRefused: it may be another one's.
        """
        self._check_own(entry, value.width // 8)
        memory.put(_region(entry.variable), entry.start, value)

    def load(self, memory: Bytes, entry: TableEntry, size: int, normal: Normalizer) -> Term:
        """Return a word of the thread.

        Raises:
            VariableRefused: it may be another one's, or the thread has not written it.
        """
        self._check_own(entry, size)
        stored = memory.get(_region(entry.variable), entry.start)
        if stored is None:
            raise VariableRefused(f"a word of {entry.variable.name} that the thread has not written")
        return stored

    def _check_own(self, entry: TableEntry, size: int) -> None:
        """Check that a word is the thread's."""
        if entry.index is not self.thread:
            raise VariableRefused(f"{entry.variable.name} without a barrier, at another place than the thread's own")
        if size != _WORD:
            raise VariableRefused(f"{size} bytes of {entry.variable.name}, of which a thread has words of {_WORD}")
        self._check(entry, size)


@lru_cache(maxsize=64)
def _numbers(entries: tuple[Term, ...], thread: Term) -> tuple[int, ...]:
    """Return what each thread stores, of one table after the other. thread: the number of a thread."""
    values = [evaluate(entries, {thread: number}) for number in range(1 << thread.width)]
    return tuple(value for of_table in zip(*values, strict=True) for value in of_table)


def _without_idle_bits(entries: Sequence[int], width: int) -> tuple[list[int], tuple[int, ...]]:
    """Return (the bits of an index of so many that make a difference, the lowest first; the entries by these)."""
    bits = [bit for bit in range(width) if any(entries[i] != entries[i ^ 1 << bit] for i in range(1 << width))]
    places = (sum((i >> n & 1) << bit for n, bit in enumerate(bits)) for i in range(1 << len(bits)))
    return bits, tuple(entries[place] for place in places)


def _nothing(_: int) -> None:
    """Return nothing: what a group has not written is not known."""


_BARRIER = Region("the barrier", symbol("variable", 64, Secrecy.PUBLIC, "the barrier"), 1, True, _nothing)


def _region(variable: TextVariable) -> Region:
    return Region(f"{SHARED} {variable.name}", variable.address(64), variable.size, True, _nothing)

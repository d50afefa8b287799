"""Symbolic memory: a few regions that the contract promises, byte by byte.

An address must be the base of one region plus a constant, plus the blocks done so far for a region that
is a row of blocks. Everything else is refused; that is the check that no address depends on a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, cast

from ciphergen.dsl.term import Term
from ciphergen.verify.equality.linear import Linear

Split = Callable[[Term, int], Term]


@dataclass(frozen=True)
class Region:
    """Memory that a function was promised.

    base: the pointer. size: bytes, None where it is `blocks` times `block` bytes. block: bytes a block for
    a row of blocks, 0 for a single object. initial: value of a byte before the function (counted, in a row
    of blocks, from the first block that is not done yet), None if nothing is known to be there.
    alignment: of the base, in bytes. length: bytes of a single object with a size that the caller gives, None for
    others. of_key: whether it holds what was made of a key, in which tables may be looked up where these are allowed.
    """

    name: str
    base: Term
    size: int | None
    writable: bool
    initial: Callable[[int], Term | None]
    block: int = 0
    alignment: int = 1
    length: Term | None = None
    of_key: bool = False


class _Word(NamedTuple):
    """A word stored at an offset: it stands for each of its bytes that nobody has asked for. put: what makes the word
    of what was stored, None if it is that."""

    stored: Term
    offset: int
    split: Split
    put: Callable[[Term], Term] | None = None

    @property
    def word(self) -> Term:
        return self.stored if self.put is None else self.put(self.stored)

    def byte(self, offset: int) -> Term:
        """Return the byte at an offset as a term."""
        return self.split(self.word, offset - self.offset)


class Bytes:
    """The bytes that a path has written, by region and offset, and which of a row of blocks it has read where nothing
    is written; copied where paths part. Words are taken apart when somebody asks for a byte of them: most are loaded as
    they were stored. taken: what was read."""

    def __init__(
        self,
        written: Mapping[str, Mapping[int, Term]] | None = None,
        taken: Iterable[int] = (),
        *,
        same: Bytes | None = None,
        whole: Iterable[str] = (),
    ) -> None:
        """Start with what was written and read. same: other bytes that change with these, whose contents they have.
        whole: regions in which words may be."""
        self._content: dict[str, dict[int, Term | _Word]] = {n: dict(c) for n, c in (written or {}).items()}
        self._whole = set(whole)
        self.taken = set(taken)
        if same is not None:
            self._content, self._whole, self.taken = same._content, same._whole, same.taken

    @property
    def written(self) -> Mapping[str, Mapping[int, Term]]:
        """Return the bytes as terms, by region and offset."""
        for name in self._whole:
            content = self._content[name]
            for offset, value in content.items():
                if isinstance(value, _Word):
                    content[offset] = value.byte(offset)
        self._whole.clear()
        return cast("Mapping[str, Mapping[int, Term]]", self._content)

    def as_stored(self) -> Iterator[tuple[object, Term]]:
        """Yield what was written by its place: bytes, and words that nobody has taken apart, once for each byte."""
        for name, content in self._content.items():
            for offset, value in content.items():
                if isinstance(value, _Word):
                    yield (name, offset, value.offset), value.word
                else:
                    yield (name, offset), value

    def copy(self) -> Bytes:
        """Return the same bytes as they were stored, which change no more when these do."""
        return Bytes(cast("Mapping[str, Mapping[int, Term]]", self._content), self.taken, whole=self._whole)

    def take(self, offsets: Iterable[int]) -> None:
        """Note that bytes of the row of blocks were read."""
        self.taken.update(offsets)

    def reached(self, row: Region) -> Collection[int]:
        """Return the offsets in a row of blocks that were written, or were read where it is only read."""
        return self._content.get(row.name, {}) if row.writable else self.taken

    def stored(self) -> int:
        """Return the number of bytes written."""
        return sum(map(len, self._content.values()))

    def holds(self, name: str, offsets: Iterable[int]) -> bool:
        """Return True if one of the bytes of a region was written."""
        return not self._content.get(name, {}).keys().isdisjoint(offsets)

    def get(self, region: Region, offset: int) -> Term | None:
        """Return a byte's value, None if the contract leaves it unknown."""
        content = self._content.get(region.name)
        if content is None or offset not in content:
            return region.initial(offset)
        value = content[offset]
        if isinstance(value, _Word):
            value = content[offset] = value.byte(offset)
        return value

    def word(self, region: Region, offset: int, size: int) -> Term | None:
        """Return the word of which all bytes from an offset on are as it was stored, None if there is none."""
        content = self._content.get(region.name)
        first = None if content is None else content.get(offset)
        if content is None or not isinstance(first, _Word) or first.offset != offset or first.stored.width != 8 * size:
            return None
        for at in range(offset + 1, offset + size):
            if content.get(at) is not first:
                return None
        return first.word

    def put(self, region: Region, offset: int, value: Term) -> None:
        """Write a byte."""
        self._content.setdefault(region.name, {})[offset] = value

    def put_word(self, region: Region, offset: int, value: Term, split: Split) -> None:
        """Write a word, the least significant byte first. split: makes a byte of it by its number."""
        self.put_later(region, offset, value, split)

    def put_later(
        self, region: Region, offset: int, value: Term, split: Split, put: Callable[[Term], Term] | None = None
    ) -> None:
        """Write a word. put: makes it of a value of the same width when somebody asks; None if it is the value."""
        content = self._content.setdefault(region.name, {})
        whole = _Word(value, offset, split, put)
        for at in range(offset, offset + value.width // 8):
            content[at] = whole
        self._whole.add(region.name)

    def drop_below(self, region: Region, offset: int) -> None:
        """Forget what was written below an offset of a region."""
        content = self._content.get(region.name, {})
        self._content[region.name] = {i: value for i, value in content.items() if i >= offset}


@dataclass(frozen=True)
class ResolvedAddress:
    """A resolved address: a region and a byte offset from its base (or from the first block not done)."""

    region: Region
    offset: int


def resolve(address: Linear, regions: Sequence[Region], done: Linear) -> ResolvedAddress | None:
    """Return the region and offset of an address, None if the module's rule gives none.

    done: how many blocks are done, as a linear combination.
    """
    for region in regions:
        if address.terms.get(region.base) != 1:
            continue
        offset = address.plus(Linear(address.width, 0, {region.base: 1}).times(-1))
        if region.block:
            offset = offset.plus(done.times(-region.block))
        if offset.terms:
            return None
        constant = offset.constant
        if constant >> (offset.width - 1):
            constant -= 1 << offset.width
        return ResolvedAddress(region, constant)
    return None

"""Symbolic memory: a few regions that the contract promises, byte by byte.

An address must be the base of one region plus a constant, plus the blocks done so far for a region that
is a row of blocks. Everything else is refused; that is the check that no address depends on a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field

from ciphergen.dsl.term import Term
from ciphergen.verify.equality.linear import Linear


@dataclass(frozen=True)
class Region:
    """Memory that a function was promised.

    base: the pointer. size: bytes, None where it is `blocks` times `block` bytes. block: bytes a block for
    a row of blocks, 0 for a single object. initial: value of a byte before the function (counted, in a row
    of blocks, from the first block that is not done yet), None if nothing is known to be there.
    alignment: of the base, in bytes.
    """

    name: str
    base: Term
    size: int | None
    writable: bool
    initial: Callable[[int], Term | None]
    block: int = 0
    alignment: int = 1


@dataclass
class Bytes:
    """The bytes that a path has written, by region and offset, and which of a row of blocks it has read where nothing
    is written; copied where paths part."""

    written: dict[str, dict[int, Term]] = field(default_factory=dict)
    taken: set[int] = field(default_factory=set)

    def copy(self) -> Bytes:
        return Bytes({name: dict(content) for name, content in self.written.items()}, set(self.taken))

    def take(self, offsets: Iterable[int]) -> None:
        """Note that bytes of the row of blocks were read."""
        self.taken.update(offsets)

    def reached(self, row: Region) -> Collection[int]:
        """Return the offsets in a row of blocks that were written, or were read where it is only read."""
        return self.written.get(row.name, {}) if row.writable else self.taken

    def get(self, region: Region, offset: int) -> Term | None:
        """Return a byte's value, None if the contract leaves it unknown."""
        content = self.written.get(region.name)
        if content is not None and offset in content:
            return content[offset]
        return region.initial(offset)

    def put(self, region: Region, offset: int, value: Term) -> None:
        self.written.setdefault(region.name, {})[offset] = value

    def drop_below(self, region: Region, offset: int) -> None:
        """Forget what was written below an offset of a region."""
        content = self.written.get(region.name, {})
        self.written[region.name] = {i: value for i, value in content.items() if i >= offset}


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

"""Any values in place of secrets: of a register or of memory that straight code reads, the constant bits stay, and all
others are free variables.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ciphergen.dsl.term import Term, concat
from ciphergen.dsl.term.symbol import Secrecy
from ciphergen.verify.equality.normal import Normalizer
from ciphergen.verify.execution.memory import Bytes, Region
from ciphergen.verify.execution.stretches import NotedMemory, Read
from ciphergen.verify.variables import base_of_code, symbol

if TYPE_CHECKING:
    from ciphergen.verify.execution.context import Context

ANY = "any"  # kind of the free variables


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
    def like(value: Term, *place: str | int) -> AnyValue:
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
            pieces.append(symbol("any", width, Secrecy.SECRET, *place, low))
        return AnyValue(tuple(pieces))

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


class FreeMemory(NotedMemory):
    """Memory in which secrets that are read become free variables. free: those, by where they were read."""

    def __init__(self, context: Context, memory: Bytes) -> None:
        super().__init__(memory)
        self.free: list[tuple[Read, AnyValue]] = []
        self._context = context
        self._replaced: set[tuple[str, int]] = set()

    def get(self, region: Region, offset: int) -> Term | None:
        if (region.name, offset) not in self._replaced:
            value = Bytes.get(self, region, offset)
            if self._is_free(region, offset, value):
                Bytes.put(self, region, offset, self._freed(Read(region, offset, 1, value)))
        return super().get(region, offset)

    def word(self, region: Region, offset: int, size: int) -> Term | None:
        if (region.name, offset) not in self._replaced:
            value = Bytes.word(self, region, offset, size)
            if self._is_free(region, offset, value):
                free = self._freed(Read(region, offset, size, value))
                Bytes.put_word(self, region, offset, free, self._context.byte_of)
        return super().word(region, offset, size)

    def _is_free(self, region: Region, offset: int, value: Term | None) -> bool:
        return value is not None and (region.name, offset) not in self._own and is_any(self._context, value)

    def _freed(self, read: Read) -> Term:
        self._replaced.update((read.region.name, i) for i in range(read.offset, read.offset + read.size))
        assert read.value is not None
        free = AnyValue.like(read.value, read.region.name, read.offset, read.size)
        self.free.append((read, free))
        return free.term

    def _note(self, region: Region, offset: int, size: int, value: Term | None) -> None:
        if (region.name, offset) in self._replaced:
            self.spoiled |= bool(region.block)
        else:
            super()._note(region, offset, size, value)

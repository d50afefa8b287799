"""CUDA: look-ups in tables in shared memory. A part of a word becomes the distance from the table's first entry.

Shared memory is 32 banks of words, and threads of a warp whose look-ups fall into one bank wait for each other. Of a
table of words there may be a copy for each thread of a warp, entry by entry, so that each has a bank of its own. A
table of 256 bytes has two words in each bank, so that two accesses are enough; where a word repeats one byte, it is
that byte times a constant.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ciphergen.backends.machine.emit import Emit, Made, Reg
from ciphergen.backends.machine.look_ups import COPIED, IndexField, LookUps, LookUpTable
from ciphergen.backends.machine.ptx import LANE

_BITS, _BYTE = 32, 8
_ZERO = 0x4440  # of `prmt`: bytes of the second word, zero, above the byte of the first that is added


@dataclass(frozen=True)
class CudaLookUps(LookUps):
    """Look-ups by words of 32 bits. copies: of tables of words, a power of two."""

    copies: int = 1

    reach = (0, 0)
    sizes = (1, 2, 4)
    few = True

    def with_copies(self, copies: int) -> CudaLookUps:
        return CudaLookUps(copies)

    def entry(self, e: Emit[Made], table: LookUpTable, word: Reg, field: IndexField) -> Made:
        if (parts := _repeated(table.entries)) is not None:
            found, factor = parts
            return e("mul.lo.s32", self.entry(e, LookUpTable(found, 1, table.public), word, field), factor)
        place: Made | Reg
        if table.size == COPIED and self.copies > 1:  # a product, for which there is a pipe with less to do
            place = e("mad.lo.s32", _scaled(e, word, field, 0), table.size * self.copies, LANE)
        else:
            place = _scaled(e, word, field, table.size.bit_length() - 1)
        return e(f"ld.shared.u{8 * table.size}", table, place, memory="pool")


def _repeated(entries: Sequence[int]) -> tuple[tuple[int, ...], int] | None:
    """Return bytes, and the number that makes entries of them by multiplication, several of whose bytes are 1 and the
    others 0; None for other entries."""
    largest = [max(entry.to_bytes(_BITS // 8, "little")) for entry in entries]
    factor = next((entry // byte for entry, byte in zip(entries, largest, strict=True) if byte), 0)
    same = all(entry == byte * factor for entry, byte in zip(entries, largest, strict=True))
    return (tuple(largest), factor) if same and factor.bit_count() > 1 else None


def _scaled(e: Emit[Made], word: Reg, field: IndexField, scale: int) -> Made | Reg:
    """Return the number in a field of a word, times 2**scale."""
    down, mask = field.low - scale, (1 << field.bits) - 1 << scale
    number, rest = divmod(field.low, _BYTE)
    if not scale and field.bits == _BYTE and not rest and 0 < number < _BITS // _BYTE - 1:  # in one instruction
        return e("prmt.b32", word, 0, _ZERO + number)
    moved = e("shr.u32", word, down) if down > 0 else e("shl.b32", word, -down) if down else word
    # What is shifted out on either side is gone already.
    return moved if down > 0 and field.low + field.bits == _BITS and not scale else e("and.b32", moved, mask)

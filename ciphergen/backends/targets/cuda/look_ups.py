"""CUDA: look-ups in tables in shared memory. A part of a word becomes the distance from the table's first entry."""

from __future__ import annotations

from ciphergen.backends.machine.emit import Emit, Made, Reg
from ciphergen.backends.machine.look_ups import IndexField, LookUps, LookUpTable

_BITS, _BYTE = 32, 8
_ZERO = 0x4440  # of `prmt`: bytes of the second word, zero, above the byte of the first that is added


class CudaLookUps(LookUps):
    """Look-ups by words of 32 bits."""

    reach = (0, 0)
    sizes = (1, 2, 4)

    def entry(self, e: Emit[Made], table: LookUpTable, word: Reg, field: IndexField) -> Made:
        scale = table.size.bit_length() - 1
        down, mask = field.low - scale, (1 << field.bits) - 1 << scale
        number, rest = divmod(field.low, _BYTE)
        if not scale and field.bits == _BYTE and not rest and 0 < number < _BITS // _BYTE - 1:  # in one instruction
            return e("ld.shared.u8", table, e("prmt.b32", word, 0, _ZERO + number), memory="pool")
        moved = e("shr.u32", word, down) if down > 0 else e("shl.b32", word, -down) if down else word
        # What is shifted out on either side is gone already.
        place = moved if down > 0 and field.low + field.bits == _BITS and not scale else e("and.b32", moved, mask)
        return e(f"ld.shared.u{8 * table.size}", table, place, memory="pool")

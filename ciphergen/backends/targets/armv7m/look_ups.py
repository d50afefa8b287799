"""Armv7-M: look-ups in tables, whose address is in a register. An index is moved to the bottom; the load scales it."""

from __future__ import annotations

from ciphergen.backends.machine.emit import Emit, Made, Reg
from ciphergen.backends.machine.look_ups import IndexField, LookUps, LookUpTable


class Armv7mLookUps(LookUps):
    """Look-ups by words of 32 bits."""

    reach = (0, 0)
    sizes = (1, 2, 4)

    def entry(self, e: Emit[Made], table: LookUpTable, word: Reg, field: IndexField) -> Made:
        index, scale = e("ubfx", word, field.low, field.bits - 1), table.size.bit_length() - 1
        return e({1: "ldrb_lsl", 2: "ldrh_lsl", 4: "ldr_lsl"}[table.size], table, index, scale, memory="pool")

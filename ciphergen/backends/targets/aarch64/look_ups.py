"""AArch64: look-ups in tables, whose address is in a register. An index is moved to the bottom; the load scales it."""

from __future__ import annotations

from ciphergen.backends.machine.emit import Emit, Made, Reg
from ciphergen.backends.machine.look_ups import IndexField, LookUps, LookUpTable


class Aarch64LookUps(LookUps):
    """Look-ups by words of 32 bits."""

    reach = (0, 0)
    sizes = (1, 2, 4)

    def entry(self, e: Emit[Made], table: LookUpTable, word: Reg, field: IndexField) -> Made:
        index = e("ubfm_w", word, field.low, field.low + field.bits - 1)
        return e({1: "ldrb_w_uxtw", 2: "ldrh_w_uxtw_s", 4: "ldr_w_uxtw_s"}[table.size], table, index, memory="pool")

"""AArch64 with AES: look-ups of all bytes of a register by AESE and AESD, with affine maps by TBL."""

from __future__ import annotations

from ciphergen.backends.machine.byte_look_ups import ByteLookUps
from ciphergen.backends.machine.emit import Emit, Made, Reg
from ciphergen.backends.machine.look_ups import LookUpTable
from ciphergen.backends.targets.aarch64.bit_rules import reorder
from ciphergen.backends.targets.aarch64_aes.rows import ROWS

_NIBBLE = 15


class AesByteLookUps(ByteLookUps):
    """Look-ups by the tables of AES."""

    rows = (ROWS["aese_16b"], ROWS["aesd_16b"])

    def nibbles(self, e: Emit[Made], value: Reg, lower: LookUpTable, upper: LookUpTable) -> tuple[Made, Made]:
        low, high = e("and_16b", value, e("movi_16b", _NIBBLE)), e("ushr_16b", value, 4)
        tables = e("ldr_q", lower, lower, memory="pool"), e("ldr_q", upper, upper, memory="pool")
        return e("tbl_16b", tables[0], low), e("tbl_16b", tables[1], high)

    def added(self, e: Emit[Made], a: Reg, b: Reg) -> Made:
        return e("eor_16b", a, b)

    def zero(self, e: Emit[Made]) -> Made:
        return e("movi_16b", 0)

    def reordered(self, e: Emit[Made], value: Reg, order: LookUpTable) -> Made:
        return reorder(e, value, order)

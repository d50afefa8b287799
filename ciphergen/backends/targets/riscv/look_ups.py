"""RISC-V: look-ups in tables. An index is moved to where a load's address has it, masked, and added to the base."""

from __future__ import annotations

from ciphergen.backends.machine.emit import Emit, Made, Reg
from ciphergen.backends.machine.look_ups import IndexField, LookUps, LookUpTable

_WORD = 32
_LARGEST = 2047  # immediate of ANDI


class RiscvLookUps(LookUps):
    """Look-ups by words of 32 bits. suffix: of shifts that work on words in wider registers."""

    reach = (-2048, _LARGEST)
    sizes = (1, 2, 4)

    def __init__(self, suffix: str) -> None:
        self._suffix = suffix

    def entry(self, e: Emit[Made], table: LookUpTable, word: Reg, field: IndexField) -> Made:
        address = e("add", self._scaled(e, word, field, table.size.bit_length() - 1), table)
        return e({1: "lbu", 2: "lhu", 4: "lw"}[table.size], table, address, memory="pool")

    def _scaled(self, e: Emit[Made], word: Reg, field: IndexField, scale: int) -> Reg:
        """Return an index times 2**scale, with nothing else in the register."""
        low, bits = field.low, field.bits
        mask, left = ((1 << bits) - 1) << scale, _WORD - low - bits
        if mask <= _LARGEST and (left or scale):
            return e("andi", self._moved(e, word, scale - low), mask)
        alone = self._moved(e, self._moved(e, word, left), bits - _WORD)
        return self._moved(e, alone, scale)

    def _moved(self, e: Emit[Made], word: Reg, by: int) -> Reg:
        """Return a word shifted to the left, or to the right where `by` is negative."""
        if not by:
            return word
        return e(f"{'slli' if by > 0 else 'srli'}{self._suffix}", word, abs(by))

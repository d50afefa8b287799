"""Predicts the cycles of the functions in an object file: runs them in the emulator, and times what they executed.

Nothing of the data matters: no branch and no address depends on it. Buffers are aligned and apart, code and data
are in the cache (see `ciphergen.backends.timing`).
"""

from __future__ import annotations

from io import BytesIO
from typing import Any

from elftools.elf.elffile import ELFFile

from ciphergen.backends.emulator import Emulator
from ciphergen.backends.executed import steps
from ciphergen.backends.target import Core, Target
from ciphergen.backends.timing import PIPELINES, cycles
from ciphergen.tune.figures import BULK, LENGTHS

# Apart in the low 12 bits too, as far as they are used: cores compare no more to tell whether accesses meet.
_KEYS, _IN, _OUT = 0x200000, 0x300400, 0x4008C0
_KEY_BYTES = 4096
_CALL = 1  # the instruction that calls
# The ends of two messages are alike if their lengths differ by a multiple of every number of blocks at a time.
_LONG, _LONGER = LENGTHS[2], LENGTHS[2] + 60


class Model:
    """The functions of one object file on one core.

    Raises:
        ValueError: (every method) the code does not return, or has instructions that the target lacks.
    """

    def __init__(self, data: bytes, target: Target, core: Core, block_bytes: int) -> None:
        elf: Any = ELFFile(BytesIO(data))
        self.text: bytes = elf.get_section_by_name(".text").data()
        self.places = {s.name: s["st_value"] for s in elf.get_section_by_name(".symtab").iter_symbols()}
        self.target, self.core, self.block_bytes = target, core, block_bytes
        self.emulator = Emulator(target, self.text)

    def cycles(self, symbol: str, role: str) -> dict[str, float]:
        """As in `Function.cycles`."""
        if not role.endswith("_blocks"):
            return {"1": self._call(symbol, 1)}
        found: dict[str, float] = {str(n): self._call(symbol, n) for n in LENGTHS}
        found[BULK] = (self._call(symbol, _LONGER) - found[str(_LONG)]) / (_LONGER - _LONG)
        return found

    def _call(self, symbol: str, blocks: int) -> int:
        size = max(blocks * self.block_bytes, _KEY_BYTES)  # for the key schedule, whose buffers are others
        memory = {address: bytes(size) for address in (_KEYS, _IN, _OUT)}
        outcome = self.emulator.call(self.places[symbol], [_KEYS, _IN, _OUT, blocks], memory, trace=True)
        if outcome.ended != "returned":
            raise ValueError(f"{symbol}: {outcome.ended}")
        return _CALL + cycles(steps(self.target, self.text, outcome), self.core.name)


def modelled(core: str) -> bool:
    """Whether there is a timing model of a core."""
    return core in PIPELINES

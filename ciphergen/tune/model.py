"""Predicts the cycles of the functions in an object file: runs them in the emulator, and times what they executed.

Nothing of the data matters: no branch and no address depends on it. Buffers are aligned and apart, code and data
are in the cache (see `ciphergen.backends.timing`). The counter of counter mode starts at 0: what its carry costs, once
in 256 blocks, is in no figure.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any

from elftools.elf.elffile import ELFFile

from ciphergen.backends.emulator import Emulator
from ciphergen.backends.executed import steps
from ciphergen.backends.roles import is_long
from ciphergen.backends.target import Core, Target
from ciphergen.backends.timing import PIPELINES, cycles
from ciphergen.tune.figures import BULK, LENGTHS

# Apart in the low 12 bits too, as far as they are used: cores compare no more to tell whether accesses meet.
_KEYS, _IN, _OUT, _COUNTER = 0x200000, 0x300400, 0x4008C0, 0x500F80
_KEY_BYTES = 4096
_CALL = 1  # the instruction that calls
_BATCHES = 2  # by which two long messages differ


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

    def cycles(self, symbol: str, role: str, batch: int) -> dict[str, float]:
        """As in `Function.cycles`. batch: how many blocks the function takes at a time as long as it can: two messages
        whose lengths differ by whole batches have ends that are alike."""
        if not is_long(role):
            return {"1": self._call(symbol, role, 1)}
        found: dict[str, float] = {n: self._call(symbol, role, int(n)) for n in LENGTHS if n != BULK}
        more = _BATCHES * batch
        found[BULK] = (self._call(symbol, role, batch + more) - self._call(symbol, role, batch)) / more
        return found

    def _call(self, symbol: str, role: str, blocks: int) -> int:
        size = max(blocks * self.block_bytes, _KEY_BYTES)  # for the key schedule, whose buffers are others
        memory = {address: bytes(size) for address in (_KEYS, _IN, _OUT, _COUNTER)}
        arguments = [_KEYS, _IN, _OUT, blocks]
        if role == "ctr":
            arguments = [_KEYS, _COUNTER, _IN, _OUT, blocks * self.block_bytes]
        outcome = self.emulator.call(self.places[symbol], arguments, memory, trace=True)
        if outcome.ended != "returned":
            raise ValueError(f"{symbol}: {outcome.ended}")
        return _CALL + cycles(steps(self.target, self.text, outcome), self.core.name)


def modelled(core: str) -> bool:
    """Whether there is a timing model of a core."""
    return core in PIPELINES

"""Prediction of the cycles of functions: an emulator runs them, and a pipeline model times what they executed.

By `timing.in_order` for cores whose pipeline is known to the cycle, by `timing.out_of_order` for others;
both take code and data to be in the cache. Nothing of the data matters: no branch and no address depends on it. Buffers
are aligned and apart. The counter of counter mode starts at 0: what its carry costs, now and then, is in no figure.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.target import Target
from ciphergen.backends.timing import in_order, out_of_order
from ciphergen.backends.timing.executed import steps
from ciphergen.backends.tools.emulator import Emulator
from ciphergen.interface.role import Part
from ciphergen.interface.table import ROLES
from ciphergen.tune.figures import BULK, LENGTHS

# Apart in the low 12 bits too, as far as they are used: cores compare no more to tell whether accesses meet.
_KEYS, _IN, _OUT, _COUNTER = 0x200000, 0x300400, 0x4008C0, 0x500F80
_KEY_BYTES = 0x10000  # for all round keys, however they lie
_LEAST = 4096  # for the key schedule, whose buffers are others
_PLACES = {
    Part.ROUND_KEYS: _KEYS, Part.KEY: _IN, Part.SOURCE: _IN, Part.OUTPUT: _OUT, Part.STATE: _COUNTER
}  # fmt: skip
PIPELINE, PIPES = "pipeline", "pipes"
_CALL = 1  # the instruction that calls
_BATCHES = 2  # by which two long messages differ


class CyclePredictor:
    """The functions of one object file on one core.

    Args:
        text: the code, of which nothing is left to a linker: assemblers differ in what they leave to it.
        places: where its functions begin, by symbol.
        target: whose instructions.
        core: on which it runs.
        block_bytes: of the cipher.

    Raises:
        ValueError: (every method) the code does not return, or has instructions that the target lacks.
    """

    def __init__(self, text: bytes, places: Mapping[str, int], target: Target, core: Core, block_bytes: int) -> None:
        self.text, self.places = text, places
        self.target, self.core, self.block_bytes = target, core, block_bytes
        self.emulator = Emulator(target, self.text)

    def cycles(self, symbol: str, role: str, batch: int, long: int = 1) -> dict[str, float]:
        """Return predicted cycles by length, as in `FunctionFigures.cycles`. batch: blocks taken at a time by the
        function's widest loop, so that messages with lengths whole batches apart have equal ends; long: blocks of the
        shortest message with such batches."""

        def call(blocks: int) -> float:
            return self._call(symbol, role, blocks)

        return by_length(role, batch, long, call, lambda fewer, more: call(more) - call(fewer))

    def _call(self, symbol: str, role: str, blocks: int) -> float:
        size = max(blocks * self.block_bytes, _LEAST)
        memory = {_KEYS: bytes(_KEY_BYTES)} | {address: bytes(size) for address in (_IN, _OUT, _COUNTER)}
        given = arguments(role, blocks, self.block_bytes)
        outcome = self.emulator.call(self.places[symbol], given, memory, trace=True)
        if outcome.ended != "returned":
            raise ValueError(f"{symbol}: {outcome.ended}")
        executed = steps(self.target, self.text, outcome)
        if kind(self.core) == PIPELINE:
            return _CALL + in_order.cycles(executed, self.core)
        return _CALL + out_of_order.cycles(executed, self.core)


def arguments(role: str, blocks: int, block_bytes: int) -> list[int]:
    """Return the arguments of the call that is predicted for a message."""
    return ROLES[role].arguments({**_PLACES, Part.BLOCKS: blocks, Part.BYTES: blocks * block_bytes})


def by_length(
    role: str, batch: int, long: int, call: Callable[[int], float], longer: Callable[[int, int], float]
) -> dict[str, float]:
    """Return cycles by length, as in `FunctionFigures.cycles`. batch, long: as in `CyclePredictor.cycles`; call: the
    cycles for so many blocks; longer: by which the second of two numbers of blocks takes more than the first."""
    if not ROLES[role].many:
        return {"1": call(1)}
    more, least = _BATCHES * batch, -(-long // batch) * batch
    return {n: call(int(n)) for n in LENGTHS if n != BULK} | {BULK: longer(least, least + more) / more}


def kind(core: Core) -> str:
    """Return the name of the model that predicts a core's cycles."""
    return PIPELINE if core.pipeline is not None else PIPES

"""From a run in the emulator to the steps of which `timing` predicts the cycles."""

from __future__ import annotations

from ciphergen.backends.decode import Decoder
from ciphergen.backends.emulator import Outcome
from ciphergen.backends.target import Register, Target
from ciphergen.backends.timing import Step


def steps(target: Target, code: bytes, outcome: Outcome) -> list[Step]:
    """What a call executed, the return included.

    Args:
        code: the image that the emulator ran.
        outcome: of a call with `trace`.

    Raises:
        ValueError: an instruction of it has no row.
    """
    decoder, accesses = Decoder(target), iter(outcome.accesses)
    found = []
    for here, after in zip(outcome.trace, (*outcome.trace[1:], None), strict=True):
        decoded = decoder.decode(int.from_bytes(code[here : here + 4], "little"))
        if decoded is None:
            raise ValueError(f"the instruction at {here:#x} has no row in {target.name}")
        row, values = decoded
        address = next(accesses).address if row.effects.size else 0
        registers = [
            tuple(
                r
                for name, plus in names
                if (r := _register(target, row.operands[name].file, values[name] + plus)) != target.zero
            )
            for names in (row.effects.reads, row.effects.writes)
        ]
        found.append(Step(row, registers[0], registers[1], address, row.effects.jumps and after != here + 4))
    return found


def _register(target: Target, file: str, number: int) -> Register:
    return Register(file, number % len(target.files[file].names))

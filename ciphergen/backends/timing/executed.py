"""Execution traces: from a run in the emulator to the steps that pipeline models take."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Protocol

from ciphergen.backends.machine.decode import Decoder
from ciphergen.backends.machine.row import Row
from ciphergen.backends.machine.target import Register, Target
from ciphergen.backends.timing.in_order import ExecutedInstruction

Registers = tuple[Register, ...]


class Accessed(Protocol):
    """A load or store. at: offset of the instruction."""

    @property
    def address(self) -> int: ...
    @property
    def at(self) -> int: ...


class Executed(Protocol):
    """The trace of a call in the emulator: offsets of the instructions, and every load and store, in order."""

    @property
    def trace(self) -> Sequence[int]: ...
    @property
    def accesses(self) -> Sequence[Accessed]: ...


def steps(target: Target, code: bytes, outcome: Executed) -> list[ExecutedInstruction]:
    """Return the instructions that a call executed, the return included.

    Args:
        code: the image that the emulator ran.
        outcome: of a call with `trace`.

    Raises:
        ValueError: an executed instruction has no row.
    """
    decoder, accesses = Decoder(target), deque(outcome.accesses)
    known: dict[int, tuple[Row, Registers, Registers]] = {}  # by place: loops execute it often
    found = []
    for here, after in zip(outcome.trace, (*outcome.trace[1:], None), strict=True):
        if here not in known:
            known[here] = _instruction(target, decoder, here, code)
        row, reads, writes = known[here]
        address = accesses[0].address if row.effects.size else 0
        while accesses and accesses[0].at == here:  # one instruction may make several
            accesses.popleft()
        found.append(ExecutedInstruction(row, reads, writes, address, row.effects.jumps and after != here + row.size))
    return found


def _instruction(target: Target, decoder: Decoder, here: int, code: bytes) -> tuple[Row, Registers, Registers]:
    """Return a row with the registers that it reads and writes, without the one that is always zero."""
    decoded = decoder.at(code, here)
    if decoded is None:
        raise ValueError(f"the instruction at {here:#x} has no row in {target.name}")
    row, values = decoded
    reads, writes = (
        tuple(
            r
            for name, plus in names
            if (r := _register(target, row.operands[name].file, values[name] + plus)) != target.zero
        )
        for names in (row.effects.reads, row.effects.writes)
    )
    return row, reads, writes


def _register(target: Target, file: str, number: int) -> Register:
    return Register(file, number % len(target.files[file].names))

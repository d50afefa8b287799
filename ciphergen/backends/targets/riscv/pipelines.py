"""Pipelines as measured: Rocket as LiteX configures it, from which SiFive's E31 descends; Ibex with WritebackStage."""

from __future__ import annotations

from ciphergen.backends.machine.core import Pipeline
from ciphergen.backends.machine.instruction_row import InstructionRow
from ciphergen.backends.machine.row import Row

_WITH_W_FORMS = frozenset({"add", "sub", "sll", "srl", "sra"})


def _looks_like_a_store(row: InstructionRow) -> bool:
    """Return True if Rocket's decoder, which leaves the kind of access open for rows without one, decodes a write: for
    jumps, LUI, and those operations on two registers that have no W form in RV64."""
    assert isinstance(row, Row)
    opcode = row.match & 0x7F
    return bool(opcode & 0x40) or (opcode & 0x68 == 0x20 and row.name not in _WITH_W_FORMS)


ROCKET = Pipeline(waw=True, replay=5, mispredicted=3, looks_like_a_store=_looks_like_a_store)
IBEX = Pipeline(waw=False, replay=None, mispredicted=0)

"""RV64I: its cores, and what its instructions cost on them.

`u74`: SiFive's U74, two instructions a cycle in order, of which one may access memory and one may jump. The figures are
those of GCC's description of it (`sifive-7.md`: two pipes, a load's result after 3 cycles) and of the U74-MC manual
21G1, 3.3; they are predicted, and not measured here. `rocket`: Rocket with registers of 64 bits as LiteX configures it,
in cycles as its pipeline shows them: results of ld, lw and lwu after 2, of byte and half loads after 3; taken branches
predicted.
"""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.machine.core import Core
from ciphergen.backends.machine.instruction_row import InstructionRow
from ciphergen.backends.machine.row import Cost, Row
from ciphergen.backends.targets.riscv.pipelines import ROCKET
from ciphergen.backends.targets.riscv.rows import Costs


def _looks_like_a_store(row: InstructionRow) -> bool:
    """Return True as in `riscv.pipelines`, by the opcode alone: here each row is the instruction that the core
    executes."""
    assert isinstance(row, Row)
    opcode = row.match & 0x7F
    return (isinstance(row, Row) and bool(opcode & 0x40)) or opcode & 0x68 == 0x20


CORES = {
    "u74": Core("u74", "SiFive U74: dual issue, in order (costs predicted)", 2, one_memory=True, code_cache=32768),
    "rocket": Core(
        "rocket",
        "Rocket, 64 bits: single issue, in order",
        1,
        pipeline=replace(ROCKET, looks_like_a_store=_looks_like_a_store),
    ),
}
COSTS = Costs(
    alu={"u74": Cost(1, 0.5), "rocket": Cost(1)},
    load={"u74": Cost(3), "rocket": Cost(2)},
    load_part={"u74": Cost(3), "rocket": Cost(3)},
    store={"u74": Cost(1), "rocket": Cost(1)},
    jump={"u74": Cost(1), "rocket": Cost(1)},
)

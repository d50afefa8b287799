"""RV32I: its instructions, with what they cost on its cores.

`e31` is SiFive's E31, in cycles as Rocket's pipeline shows them (result of lw after 2, of byte and
half loads after 3; taken branches predicted). `ibex` is lowRISC Ibex with BranchTargetALU and
WritebackStage and memory that answers at once.
"""

from __future__ import annotations

from ciphergen.backends.machine.row import Cost
from ciphergen.backends.targets.riscv.rows import Costs, base_rows

ROWS = base_rows(
    32,
    Costs(
        alu={"e31": Cost(1), "ibex": Cost(1)},
        load={"e31": Cost(2), "ibex": Cost(2)},
        load_part={"e31": Cost(3), "ibex": Cost(2)},
        store={"e31": Cost(1), "ibex": Cost(1)},
        jump={"e31": Cost(1), "ibex": Cost(1, 2.0)},
    ),
)

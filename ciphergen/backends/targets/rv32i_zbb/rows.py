"""RV32I with Zbb: the rows of `rv32i` with the costs of the cores that have Zbb, and its own.

Cost, predicted and not measured. `rocket`: all take one cycle, as every operation of its ALU. `ibex`: a
rotation occupies the ALU for two cycles (`alu_multicycle_o` in ibex_decoder.sv), all else takes one.
"""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.machine.row import Cost
from ciphergen.backends.targets.riscv.zbb import zbb_rows
from ciphergen.backends.targets.rv32i.rows import ROWS as BASE

ROWS = {name: replace(row, cost={"rocket": row.cost["e31"], "ibex": row.cost["ibex"]}) for name, row in BASE.items()}
ROWS |= zbb_rows(32, alu={"rocket": Cost(1), "ibex": Cost(1)}, rotate={"rocket": Cost(1), "ibex": Cost(2, 2.0)})

"""RV32I with Zbb and Zbc: the rows of `rv32i`, of Zbb and of Zbc.

Cost, predicted and not measured: a cycle on both cores. `ibex`: its ALU with RV32BOTEarlGrey or RV32BFull has a tree of
gates for carry-less products (ibex_alu.sv). `rocket`: as if it had such a tree, too.
"""

from __future__ import annotations

from ciphergen.backends.machine.row import Cost
from ciphergen.backends.targets.riscv.zbb import rows_of_rv32
from ciphergen.backends.targets.riscv.zbc import zbc_rows
from ciphergen.backends.targets.rv32i.rows import ROWS as BASE

ROWS = {**rows_of_rv32(BASE), **zbc_rows(32, {"rocket": Cost(1), "ibex": Cost(1)})}

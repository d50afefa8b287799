"""RV64I with Zbb and Zbc: the rows of `rv64i`, of Zbb and of Zbc.

Cost, predicted and not measured: `rocket` as if a tree of gates made a product in a cycle; `u74`, which has no Zbc, as
its integer multiplier, three cycles and one a cycle.
"""

from __future__ import annotations

from ciphergen.backends.machine.row import Cost
from ciphergen.backends.targets.riscv.zbb import zbb_rows
from ciphergen.backends.targets.riscv.zbc import zbc_rows
from ciphergen.backends.targets.rv64i.cores import COSTS
from ciphergen.backends.targets.rv64i.rows import ROWS as BASE

ROWS = {**BASE, **zbb_rows(64, alu=COSTS.alu, rotate={"u74": Cost(1), "rocket": Cost(1)})}
ROWS |= zbc_rows(64, {"u74": Cost(3, 1.0), "rocket": Cost(1)})

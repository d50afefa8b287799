"""RV64I with Zbb: the rows of `rv64i` and its own. On the U74 one pipe of two rotates."""

from __future__ import annotations

from ciphergen.backends.machine.row import Cost
from ciphergen.backends.targets.riscv.zbb import zbb_rows
from ciphergen.backends.targets.rv64i.cores import COSTS
from ciphergen.backends.targets.rv64i.rows import ROWS as BASE

ROWS = {**BASE, **zbb_rows(64, alu=COSTS.alu, rotate={"u74": Cost(1), "rocket": Cost(1)})}

"""RV64I with M: the rows of `rv64i` and its own.

Cost, predicted and not measured: on the U74, three cycles in one pipe of two (GCC's `sifive-7.md`), whatever the
operands. Rocket as LiteX configures it ends multiplications early where an operand is short, so it is no core of this
target.
"""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.machine.row import Cost
from ciphergen.backends.targets.riscv.mul import mul_rows
from ciphergen.backends.targets.rv64i.rows import ROWS as BASE

CORE = "u74"
ROWS = {name: replace(row, cost={CORE: row.cost[CORE]}) for name, row in BASE.items()}
ROWS |= mul_rows(64, {CORE: Cost(3)})

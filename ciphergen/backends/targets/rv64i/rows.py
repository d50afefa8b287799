"""RV64I: its instructions, with what they cost on its cores."""

from __future__ import annotations

from ciphergen.backends.targets.riscv.rows import base_rows
from ciphergen.backends.targets.rv64i.cores import COSTS

ROWS = base_rows(64, COSTS)

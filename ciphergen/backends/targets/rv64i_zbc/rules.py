"""RV64I with Zbb and Zbc: selection rules and idioms for the generator."""

from __future__ import annotations

from ciphergen.backends.targets.riscv.carryless import with_products
from ciphergen.backends.targets.rv64i_zbb.rules import GENERATION as RV64I_ZBB
from ciphergen.backends.targets.rv64i_zbc.rows import ROWS

GENERATION = with_products(RV64I_ZBB, ROWS)

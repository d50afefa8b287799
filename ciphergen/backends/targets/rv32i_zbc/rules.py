"""RV32I with Zbb and Zbc: selection rules and idioms for the generator."""

from __future__ import annotations

from ciphergen.backends.targets.riscv.carryless import with_products
from ciphergen.backends.targets.riscv.rules import with_zbb
from ciphergen.backends.targets.rv32i.rules import GENERATION as RV32I
from ciphergen.backends.targets.rv32i_zbc.rows import ROWS

GENERATION = with_products(with_zbb(RV32I), ROWS)

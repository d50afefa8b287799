"""RV32I with M: selection rules and idioms for the generator."""

from __future__ import annotations

from ciphergen.backends.targets.riscv.rules import with_mul
from ciphergen.backends.targets.rv32i.rules import GENERATION as RV32I

GENERATION = with_mul(RV32I)

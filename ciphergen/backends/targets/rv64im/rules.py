"""RV64I with M: selection rules and idioms for the generator."""

from __future__ import annotations

from ciphergen.backends.targets.riscv.rules import with_mul
from ciphergen.backends.targets.rv64i.rules import GENERATION as RV64I

GENERATION = with_mul(RV64I)

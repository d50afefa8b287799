"""The core on which RV32I with Zbb is measured."""

from __future__ import annotations

from ciphergen.backends.machine.measure import Measures
from ciphergen.backends.targets.riscv.chips import IBEX_ZBB

MEASURES = Measures(chips=(IBEX_ZBB,))

"""The cores on which RV32I is measured."""

from __future__ import annotations

from ciphergen.backends.machine.measure import Measures
from ciphergen.backends.targets.riscv.chips import IBEX, ROCKET

MEASURES = Measures(chips=(ROCKET, IBEX))

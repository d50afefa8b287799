"""The cores of RV32I with Zbb."""

from __future__ import annotations

from ciphergen.backends.machine.core import Core
from ciphergen.backends.targets.riscv.pipelines import IBEX, ROCKET

_PREDICTED = "single issue, in order (costs predicted)"

CORES = {
    "rocket": Core("rocket", f"Rocket with bit manipulation: {_PREDICTED}", 1, pipeline=ROCKET),
    "ibex": Core("ibex", f"lowRISC Ibex with RV32B: {_PREDICTED}", 1, pipeline=IBEX),
}

"""AArch64: registers and how operands name them, and the cores whose cost the rows give."""

from __future__ import annotations

from ciphergen.backends.row import Cost, Operand
from ciphergen.backends.target import Core

_X = tuple(f"x{n}" for n in range(31))
_W = tuple(f"w{n}" for n in range(31))
X_NAMES = (*_X, "sp")
V_NAMES = tuple(f"v{n}" for n in range(32))

# Number 31 is the zero register for some operands and the stack pointer for others.
X = Operand("register", "x", 64, zero=31, names=(*_X, "xzr"))
W = Operand("register", "x", 32, zero=31, names=(*_W, "wzr"))
X_OR_SP = Operand("register", "x", 64, names=X_NAMES)
W_OR_SP = Operand("register", "x", 32, names=(*_W, "wsp"))
V = Operand("register", "v", 128, names=V_NAMES)
Q = Operand("register", "v", 128, names=tuple(f"q{n}" for n in range(32)))
D = Operand("register", "v", 64, names=tuple(f"d{n}" for n in range(32)))
UNSIGNED = Operand("unsigned")
RIGHT_SHIFT = Operand("unsigned", complement=32)  # 1 to 32
TARGET = Operand("target")

CORES = {
    "cortex-a55": Core("cortex-a55", "Arm Cortex-A55: dual issue, in order", 2),
    "cortex-a72": Core("cortex-a72", "Arm Cortex-A72: 3 instructions a cycle, out of order", 3),
    "neoverse-n1": Core("neoverse-n1", "Arm Neoverse N1: 4 instructions a cycle, out of order", 4),
    "apple-a10": Core("apple-a10", "Apple A10: 6 instructions a cycle, out of order", 6),
}


def cost(a55: Cost, a72: Cost, n1: Cost, a10: Cost) -> dict[str, Cost]:
    """One cost for each core, in the order of `CORES`.

    The figures round what Arm's software optimization guides print for the class of instruction; those for
    Apple's core are estimates after public measurements. They steer a scheduler and promise nothing.
    """
    return dict(zip(CORES, (a55, a72, n1, a10), strict=True))

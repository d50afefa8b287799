"""GPUs by their compute capability, for which machine code is made and audited."""

from __future__ import annotations

from ciphergen.backends.machine.core import Core

_NAMES = {
    "sm_75": "Turing",
    "sm_80": "Ampere, data centre",
    "sm_86": "Ampere",
    "sm_89": "Ada",
    "sm_90": "Hopper",
    "sm_100": "Blackwell, data centre",
    "sm_120": "Blackwell",
}

CORES = {name: Core(name, f"NVIDIA {what}: four warps a clock", 4) for name, what in _NAMES.items()}

# Slots of the multiplier's pipe that a product of 64 bits takes, of which a product of 32 takes half a one.
WIDE_PRODUCT = 1.0
# GPUs whose multipliers do not add: of others additions are run by whichever pipe has less to do.
SUMS_BY_ALU = frozenset({"sm_120"})

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

"""The names of the levels that `gen show` can print, without what makes them, so that `--help` is quick."""

from __future__ import annotations

from ciphergen.interface.table import ROLES

# What a mode keeps while messages last is called as the mode is.
# Of the proof of what is made.
PROOF_STAGES = ("segments", "claims", "obligations")
# Of kernels, which the compiler of a GPU takes as statements.
KERNEL_STAGES = ("terms", "rows", "statements")
STAGES = (
    "terms",
    "plan",
    *(role.mode for role in ROLES.values() if role.mode),
    "shape",
    "selection",
    "rows",
    "schedule",
    "registers",
)

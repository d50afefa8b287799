"""AArch64 hints: no operation, the landing pad of branch target identification, the signing of return addresses.

A processor without pointer authentication does nothing at PACIASP and AUTIASP. One with it puts a code into the upper
bits of the link register, which depends on a key and on the stack pointer, and takes it out again. What a row says
holds on both: see `Machine.sign`. A branch target identification is checked by the processor; where a function begins
with one, no more can go wrong than without.
"""

from __future__ import annotations

from ciphergen.backends.machine.row import Timing
from ciphergen.backends.targets.aarch64 import costs
from ciphergen.backends.targets.aarch64.operands import SCALAR, row

_FIXED = Timing.DATA_INDEPENDENT  # of the signed address too: where a function returns to is no secret

# fmt: off
HINT_ROWS = (
    row("nop", "11010101000000110010 0000 000 11111", "nop", {}, lambda m: None, _FIXED, costs.ALU, SCALAR),
    row("bti_c", "11010101000000110010 0100 010 11111", "bti c", {}, lambda m: None, _FIXED, costs.ALU, SCALAR),
    row("paciasp", "11010101000000110010 0011 001 11111", "paciasp", {}, lambda m: m.sign(), _FIXED, costs.ALU, SCALAR),
    row("autiasp", "11010101000000110010 0011 101 11111", "autiasp", {},
         lambda m: m.authenticate(), _FIXED, costs.ALU, SCALAR),
)
# fmt: on

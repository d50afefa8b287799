"""AArch64 with SHA3: selection rules for its instructions; all else as on AArch64. Read by the generator only."""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.machine.rule import Rule
from ciphergen.backends.targets.aarch64.rules import GENERATION as AARCH64

_RULES = (
    Rule("(xor x (and y (not z)))", lambda e, x, y, z: e("bcax_16b", x, y, z)),
    Rule("(xor (xor x y) z)", lambda e, x, y, z: e("eor3_16b", x, y, z)),
)
_SETS = {
    name: replace(rules, rules=(*_RULES, *rules.rules)) if rules.lanes > 1 else rules
    for name, rules in AARCH64.sets.items()
}

GENERATION = replace(AARCH64, sets=_SETS)

"""FEAT_SHA3: exclusive or of three, with a complement and a mask, and with a rotation of 64-bit lanes.

Timing. All four are on the list that PSTATE.DIT speaks of (Arm ARM DDI 0487, DIT), as those of `aarch64` are.

Cost: as Arm's software optimization guide of the Neoverse V1 has it, one pipe of four.
"""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.machine.effects import Machine
from ciphergen.backends.machine.lanes import lanes
from ciphergen.backends.machine.row import Timing
from ciphergen.backends.targets.aarch64 import costs
from ciphergen.backends.targets.aarch64.operands import SIMD, UNSIGNED, V, row
from ciphergen.backends.targets.aarch64.rows import ROWS as BASE
from ciphergen.dsl.term import rotl, rotr

CORE = "neoverse-v1"
_COST = {CORE: costs.SHA3[CORE]}
_FIXED = Timing.DATA_INDEPENDENT
_VVV = {"Rd": V, "Rn": V, "Rm": V}
_VVVV = {**_VVV, "Ra": V}
_4B = "{Rd}.16b, {Rn}.16b, {Rm}.16b, {Ra}.16b"
_3D = "{Rd}.2d, {Rn}.2d, {Rm}.2d"


def _xar(m: Machine) -> None:
    right = m.value("imm")
    m.write("Rd", lanes(64, lambda a, b: rotr(a ^ b, right), m.read("Rn"), m.read("Rm")))


# fmt: off
_TABLE = (
    row("eor3_16b", "11001110000 Rm 0 Ra Rn Rd", f"eor3 {_4B}", _VVVV,
        lambda m: m.write("Rd", m.read("Rn") ^ m.read("Rm") ^ m.read("Ra")), _FIXED, _COST, SIMD),
    row("bcax_16b", "11001110001 Rm 0 Ra Rn Rd", f"bcax {_4B}", _VVVV,
        lambda m: m.write("Rd", m.read("Rn") ^ (m.read("Rm") & ~m.read("Ra"))), _FIXED, _COST, SIMD),
    row("rax1_2d", "11001110011 Rm 100011 Rn Rd", f"rax1 {_3D}", _VVV,
        lambda m: m.write("Rd", lanes(64, lambda a, b: a ^ rotl(b, 1), m.read("Rn"), m.read("Rm"))),
        _FIXED, _COST, SIMD),
    row("xar_2d", "11001110100 Rm imm:6 Rn Rd", f"xar {_3D}, #{{imm}}", {**_VVV, "imm": UNSIGNED},
        _xar, _FIXED, _COST, SIMD),
)
# fmt: on

ROWS = {name: replace(known, cost={CORE: known.cost[CORE]}) for name, known in BASE.items()}
ROWS |= {added.name: replace(added, extension="SHA3") for added in _TABLE}

"""The cores in Verilog that cycles are counted on: where each comes from and how it is built. Data only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, kw_only=True)
class Chip:
    """A core that Verilator can build.

    core: the target's core that code is scheduled for. wheel: project name in `requirements-bench.lock`.
    root: the folder in the wheel that all paths below start from. unpacked: what of it is needed, as
    beginnings of paths. sources and includes: for Verilator, in order; a name without a folder is one of
    ours, in `rtl/`. options: of Verilator. top: the module. bench: our testbench. cycle, instret: numbers
    of the counters that the program may read. boots_wide: it has 64 bits and begins in `rocket_boot.S`.
    """

    name: str
    what: str
    core: str
    wheel: str
    root: str
    unpacked: tuple[str, ...]
    sources: tuple[str, ...]
    includes: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    top: str
    bench: str
    cycle: int
    instret: int
    boots_wide: bool


_SYSTEM = "generated-src/freechips.rocketchip.system.LitexFullConfig"
_ROCKET = Chip(
    name="rocket",
    what="Rocket as LiteX configures it: 16 KiB I-cache and D-cache, branch prediction",
    core="e31",
    wheel="pythondata-cpu-rocket",
    root="pythondata_cpu_rocket/verilog/",
    unpacked=(f"{_SYSTEM}.v", f"{_SYSTEM}.behav_srams.v", "vsrc/"),
    sources=(
        f"{_SYSTEM}.v",
        f"{_SYSTEM}.behav_srams.v",
        "vsrc/plusarg_reader.v",
        "vsrc/AsyncResetReg.v",
        "vsrc/EICG_wrapper.v",
    ),
    top="ExampleRocketSystem",
    bench="rocket.cpp",
    cycle=0xC00,
    instret=0xC02,
    boots_wide=True,
)

_PRIM = "vendor/lowrisc_ip/ip/prim/rtl"
_GENERIC = "vendor/lowrisc_ip/ip/prim_generic/rtl"
_DV = "vendor/lowrisc_ip/dv/sv/dv_utils"
_IBEX = Chip(
    name="ibex",
    what="lowRISC Ibex: BranchTargetALU, WritebackStage, no cache, memory that answers in the next cycle",
    core="ibex",
    wheel="pythondata-cpu-ibex",
    root="pythondata_cpu_ibex/system_verilog/",
    unpacked=("rtl/", _PRIM, _GENERIC, _DV),
    sources=(
        *(f"{_PRIM}/prim_{name}_pkg.sv" for name in ("util", "cipher", "count", "ram_1p", "secded", "mubi")),
        "rtl/ibex_pkg.sv",
        "ibex_primitives.sv",
        f"{_GENERIC}/prim_generic_flop.sv",
        f"{_GENERIC}/prim_generic_clock_gating.sv",
        "rtl/ibex_top.sv",
    ),
    includes=(_PRIM, _DV, "rtl"),
    options=("-GBranchTargetALU=1", "-GWritebackStage=1"),
    top="ibex_top",
    bench="ibex.cpp",
    cycle=0xB00,
    instret=0xB02,
    boots_wide=False,
)

_IBEX_ZBB = replace(
    _IBEX,
    name="ibex-zbb",
    what="lowRISC Ibex with RV32BBalanced (Zbb), else as ibex",
    options=(*_IBEX.options, "-GRV32B=1", "-Wno-ENUMVALUE"),  # 1: RV32BBalanced
)

CHIPS: Mapping[str, Chip] = {chip.name: chip for chip in (_ROCKET, _IBEX)}
_WITH_ZBB: Mapping[str, Chip] = {_IBEX_ZBB.name: _IBEX_ZBB}
# By target, the cores that run its code.
BY_TARGET: Mapping[str, Mapping[str, Chip]] = {"rv32i": CHIPS, "rv32i_zbb": _WITH_ZBB}

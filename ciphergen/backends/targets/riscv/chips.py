"""RISC-V cores in Verilog for counting cycles: where each comes from and how it is built. Data only."""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.machine.measure import Chip

_SYSTEM = "generated-src/freechips.rocketchip.system.LitexFullConfig"
ROCKET = Chip(
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
IBEX = Chip(
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

IBEX_ZBB = replace(
    IBEX,
    name="ibex-zbb",
    what="lowRISC Ibex with RV32BBalanced (Zbb), else as ibex",
    options=(*IBEX.options, "-GRV32B=1", "-Wno-ENUMVALUE"),  # 1: RV32BBalanced
)

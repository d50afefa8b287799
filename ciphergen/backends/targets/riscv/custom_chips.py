"""Cores in Verilog with a place for the unit of an extension: two with a port, and Ibex, whose ALU gets it."""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.machine.measure import ALU, Chip, Measures
from ciphergen.backends.machine.target import Target
from ciphergen.backends.targets.riscv.chips import IBEX

CHIPS = (
    replace(
        IBEX,
        name="ibex-custom",
        what="lowRISC Ibex with the instructions in its decoder and ALU, else as ibex",
        sources=(*IBEX.sources, "unit.v"),
        port=ALU,
    ),
    Chip(
        name="vexriscv-cfu",
        what="VexRiscv FullCfu: caches, dynamic prediction, the instructions on its CFU bus",
        core="ibex",
        wheel="pythondata-cpu-vexriscv",
        root="pythondata_cpu_vexriscv/verilog/",
        unpacked=("VexRiscv_FullCfu.v",),
        sources=("VexRiscv_FullCfu.v", "vexriscv_custom.v", "unit.v", "cfu_custom.v"),
        top="vexriscv_custom",
        bench="vexriscv.cpp",
        cycle=0xB00,
        instret=0xB02,
        boots_wide=False,
        port="cfu_custom.v",
        prolog="li t0, 0x80000000; csrw 0xBC0, t0",
    ),
    Chip(
        name="picorv32-pcpi",
        what="PicoRV32: no pipeline, barrel shifter, the instructions on its co-processor interface PCPI",
        core="ibex",
        wheel="pythondata-cpu-picorv32",
        root="pythondata_cpu_picorv32/verilog/",
        unpacked=("picorv32.v",),
        sources=("picorv32.v", "picorv32_custom.v", "unit.v", "pcpi_custom.v"),
        top="picorv32_custom",
        bench="picorv32.cpp",
        cycle=0xC00,
        instret=0xC02,
        boots_wide=False,
        port="pcpi_custom.v",
        bare="picorv32_bare.v",
    ),
)


def custom_measures(target: Target) -> Measures:
    """Return the cores that a target's instructions may be added to."""
    return Measures(chips=tuple(chip for chip in CHIPS if chip.core in target.cores) if target.xlen == 32 else ())

"""RV32I with Zbb and Zbc: the target `rv32i` with more rows and two cores that have them."""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.targets.riscv.zbb_cores import CORES
from ciphergen.backends.targets.rv32i.target import TARGET as RV32I
from ciphergen.backends.targets.rv32i_zbc.rows import ROWS

TARGET = replace(
    RV32I,
    name="rv32i_zbc",
    base=RV32I.name,
    what="32-bit RISC-V, base integer instructions, Zbb and Zbc, ILP32",
    rows=ROWS,
    cores=CORES,
    default_core="rocket",
    tools=replace(
        RV32I.tools,
        gnu_flags=("-march=rv32i_zbb_zbc", "-mabi=ilp32"),
        gnu_wider_flags=("-march=rv32imac_zbb_zbc", "-mabi=ilp32"),
        clang_flags=tuple(flag.replace("rv32i", "rv32i_zbb_zbc") for flag in RV32I.tools.clang_flags),
        zig_flags=("-target", "riscv32-freestanding-none", "-mcpu=generic_rv32+zbb+zbc"),
        qemu_flags=("-cpu", "rv32,zbb=true,zbc=true"),
    ),
)

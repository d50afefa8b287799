"""RV32I with M: the target `rv32i` with more rows."""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.targets.rv32i.target import TARGET as RV32I
from ciphergen.backends.targets.rv32im.rows import ROWS

TARGET = replace(
    RV32I,
    name="rv32im",
    base=RV32I.name,
    what="32-bit RISC-V, base integer instructions and M, ILP32",
    rows=ROWS,
    tools=replace(
        RV32I.tools,
        gnu_flags=("-march=rv32im", "-mabi=ilp32"),
        clang_flags=tuple(flag.replace("rv32i", "rv32im") for flag in RV32I.tools.clang_flags),
        zig_flags=("-target", "riscv32-freestanding-none", "-mcpu=generic_rv32+m"),
    ),
)

"""RV64I with M: the target `rv64i` with more rows, on the core whose multiplications all take as long."""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.targets.rv64i.target import TARGET as RV64I
from ciphergen.backends.targets.rv64im.rows import CORE, ROWS

TARGET = replace(
    RV64I,
    name="rv64im",
    base=RV64I.name,
    what="64-bit RISC-V, base integer instructions and M, LP64",
    rows=ROWS,
    cores={CORE: RV64I.cores[CORE]},
    default_core=CORE,
    tools=replace(
        RV64I.tools,
        gnu_flags=("-march=rv64im", "-mabi=lp64"),
        clang_flags=tuple(flag.replace("rv64i", "rv64im") for flag in RV64I.tools.clang_flags),
        zig_flags=("-target", "riscv64-freestanding-none", "-mcpu=generic_rv64+m"),
    ),
)

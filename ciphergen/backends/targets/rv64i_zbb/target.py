"""RV64I with Zbb: the target `rv64i` with more rows."""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.targets.rv64i.target import TARGET as RV64I
from ciphergen.backends.targets.rv64i_zbb.rows import ROWS

TARGET = replace(
    RV64I,
    name="rv64i_zbb",
    base=RV64I.name,
    what="64-bit RISC-V, base integer instructions and Zbb, LP64",
    rows=ROWS,
    tools=replace(
        RV64I.tools,
        gnu_flags=("-march=rv64i_zbb", "-mabi=lp64"),
        gnu_wider_flags=("-march=rv64imac_zbb", "-mabi=lp64"),
        clang_flags=tuple(flag.replace("rv64i", "rv64i_zbb") for flag in RV64I.tools.clang_flags),
        zig_flags=("-target", "riscv64-freestanding-none", "-mcpu=generic_rv64+zbb"),
        qemu_flags=("-cpu", "rv64,zbb=true"),
    ),
)

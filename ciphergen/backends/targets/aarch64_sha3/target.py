"""AArch64 with SHA3: the target `aarch64` with more rows and a core that has them."""

from __future__ import annotations

from dataclasses import replace

from ciphergen.backends.targets.aarch64.target import TARGET as AARCH64
from ciphergen.backends.targets.aarch64_sha3.rows import CORE, ROWS

TARGET = replace(
    AARCH64,
    name="aarch64_sha3",
    base=AARCH64.name,
    what="64-bit Arm with Advanced SIMD (NEON) and SHA3, AAPCS64",
    rows=ROWS,
    cores={CORE: AARCH64.cores[CORE]},
    default_core=CORE,
    tools=replace(
        AARCH64.tools,
        gnu_flags=("-march=armv8.2-a+sha3",),
        clang_flags=(*AARCH64.tools.clang_flags, "-march=armv8.2-a+sha3"),
        zig_flags=(*AARCH64.tools.zig_flags, "-mcpu=generic+sha3"),
        qemu_flags=("-cpu", "max"),
    ),
)
